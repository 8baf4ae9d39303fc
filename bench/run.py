"""Random games compiled and as plain Python, side by side in one run; the figures go to bench/results/.

Run it with ``make bench``.  Both builds are measured by the same program on the same games, in turn, several times, and
the best slice of each counts: machines are shared, and the best is what the program can do.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from datetime import date
from pathlib import Path

HERE = Path(__file__).resolve().parent
SOURCE = HERE.parent / "src"

# JCloisterZone's engine, random players, Abbey & Mayor included, measured on the same kind of machine.
JCLOISTERZONE = 34.0

CASES: list[tuple[str, str, int, dict[str, str]]] = [
    ("Carcassonne, base game", "carcassonne", 2, {"abbey_mayor": "false"}),
    ("Carcassonne, base + Abbey & Mayor", "carcassonne", 2, {}),
    ("Carcassonne, all four sets", "carcassonne", 2, {"inns_cathedrals": "true", "traders_builders": "true"}),
    ("Carcassonne, base + Abbey & Mayor, 6 seats", "carcassonne", 6, {}),
    ("Bastide, 3 seats, no table talk", "bastide", 3, {"talk": "off"}),
    ("Bastide, 4 seats, deals", "bastide", 4, {"talk": "deals"}),
    ("Flandern 1302, 2 seats", "flandern", 2, {}),
    ("Flandern 1302, 4 seats", "flandern", 4, {}),
    ("Feudo, 2 seats", "feudo", 2, {}),
    ("Feudo, 4 seats", "feudo", 4, {}),
    ("Bastions, 2 seats", "bastions", 2, {}),
    ("Bastions, 4 seats", "bastions", 4, {}),
]


def measured(case: tuple[str, str, int, dict[str, str]], build: str, seconds: float) -> dict[str, float]:
    """The figures of one build; the build is checked, so that a missing compiler cannot pass for a slow one."""
    _, game, seats, options = case
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if build == "pure":
        env["PYTHONPATH"] = str(SOURCE)
    given = [word for name, value in options.items() for word in ("-o", f"{name}={value}")]
    command = [
        sys.executable,
        "-m",
        "jurade",
        "bench",
        game,
        "--seats",
        str(seats),
        *given,
        "--seconds",
        str(seconds),
        "--json",
    ]
    done = subprocess.run(command, env=env, capture_output=True, text=True, cwd=HERE, check=False)
    if done.returncode:
        sys.exit(f"the benchmark of {game} failed: {done.stderr.strip()}")
    figures: dict[str, float] = json.loads(done.stdout)
    if figures["build"] != build:
        sys.exit(
            f"the {build} build was asked for, but {figures['build']} Python ran; is the compiled package installed?"
        )
    return figures


def best(rounds: list[dict[str, float]]) -> dict[str, float]:
    """Of several rounds, the best of each figure."""
    small = ("clone_us", "legal_us", "state_kb")
    out = dict(rounds[0])
    for name, value in rounds[0].items():
        if isinstance(value, int | float):
            numbers = [each[name] for each in rounds]
            out[name] = min(numbers) if name in small else max(numbers)
    return out


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="of processor time, for each build and round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--game", help="only this game")
    parser.add_argument("--out", type=Path, default=HERE / "results", help="where the figures go")
    args = parser.parse_args()
    cases = [case for case in CASES if args.game in (None, case[1])]
    if not cases:
        sys.exit(f"there is no benchmark of '{args.game}'; there are {', '.join(sorted({case[1] for case in CASES}))}")
    rows = []
    for case in cases:
        rounds: dict[str, list[dict[str, float]]] = {"compiled": [], "pure": []}
        for _ in range(args.rounds):
            for build, found in rounds.items():
                found.append(measured(case, build, args.seconds))
        compiled, pure = best(rounds["compiled"]), best(rounds["pure"])
        rows.append({"case": case[0], "compiled": compiled, "pure": pure})
        print(table([rows[-1]], heading=len(rows) == 1), flush=True)
    stamp = {
        "date": date.today().isoformat(),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
    }
    args.out.mkdir(parents=True, exist_ok=True)
    (args.out / "speed.json").write_text(json.dumps({**stamp, "rows": rows}, indent=1) + "\n", encoding="utf-8")
    head = "# Speed of the rules\n\nRandom games on one core, best slice of processor time; made by `make bench`.\n\n"
    foot = (
        f"\nJCloisterZone's engine plays {JCLOISTERZONE:g} random 2-player games of base + Abbey & Mayor per second"
        " on the same kind of machine.\n\n" + "".join(f"- {name}: {value}\n" for name, value in stamp.items())
    )
    (args.out / "speed.md").write_text(head + table(rows, heading=True) + "\n" + foot, encoding="utf-8")


def table(rows: list[dict[str, object]], heading: bool) -> str:
    lines = []
    if heading:
        names = ("game", "games/s compiled", "pure", "ratio", "decisions/s compiled", "games per calibration loop")
        lines.append("| " + " | ".join((*names, "clone µs", "legal µs", "state kB")) + " |")
        lines.append("|---|---:|---:|---:|---:|---:|---:|---:|---:|")
    for row in rows:
        fast, slow = row["compiled"], row["pure"]
        assert isinstance(fast, dict)
        assert isinstance(slow, dict)
        ratio = fast["games_per_second"] / slow["games_per_second"]
        lines.append(
            f"| {row['case']} | {fast['games_per_second']:,.0f} | {slow['games_per_second']:,.1f} | {ratio:.1f} x "
            f"| {fast['decisions_per_second']:,.0f} | {fast['games_per_loop']:.1f} | {fast['clone_us']:.2f} "
            f"| {fast['legal_us']:.2f} | {fast['state_kb']:.1f} |"
        )
    return "\n".join(lines)


if __name__ == "__main__":
    main()
