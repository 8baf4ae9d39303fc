"""Plots of a set of games, as PNG and SVG files; and the style that all plots share."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from jurade.arena.games import Result
from jurade.arena.league import Standing, duels, standings
from jurade.arena.statistics import Seat, Summary
from jurade.core.look import INK, INK_2, INK_3, LAPIS, LEAF, LINE, RUBRIC, SEATS

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

STYLE: Any = {  # matplotlib types the names of its settings one by one
    "axes.axisbelow": True,
    "axes.edgecolor": INK_3,
    "axes.facecolor": "none",
    "axes.grid": True,
    "axes.labelcolor": INK_2,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "axes.titlecolor": INK,
    "axes.titlesize": 11,
    "figure.facecolor": LEAF,
    "font.family": "DejaVu Sans",  # comes with matplotlib: the same picture on every machine
    "font.size": 9,
    "grid.color": LINE,
    "grid.linewidth": 0.6,
    "svg.fonttype": "none",
    "svg.hashsalt": "jurade",
    "text.color": INK,
    "xtick.color": INK_2,
    "ytick.color": INK_2,
}


@contextmanager
def drawing(rows: int, columns: int, width: float, height: float) -> Iterator[tuple[Figure, Any]]:
    """An empty sheet in our style: the figure and its axes; closed afterwards."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    with matplotlib.rc_context(STYLE):
        figure, axes = pyplot.subplots(rows, columns, figsize=(width, height), layout="constrained")
        try:
            yield figure, axes
        finally:
            pyplot.close(figure)


def save(figure: Figure, folder: Path, name: str) -> list[Path]:
    """The same sheet as PNG and as SVG."""
    paths = [folder / f"{name}.png", folder / f"{name}.svg"]
    figure.savefig(paths[0], dpi=110)
    figure.savefig(paths[1], metadata={"Date": None})
    return paths


def as_svg(figure: Figure) -> str:
    """The figure as an SVG element for a page: no XML head, no background, no ids that another figure has too."""
    out = io.StringIO()
    figure.savefig(out, format="svg", metadata={"Date": None}, transparent=True)
    text = out.getvalue()
    text = re.sub(r"<metadata>.*?</metadata>\s*", "", text[text.index("<svg") :], flags=re.DOTALL)
    return re.sub(r' id="[a-zA-Z]+[a-zA-Z.]*_\d+"', "", text)


# ---- simulations


def plot(results: Sequence[Result], figures: Summary, title: str, colours: Sequence[str], folder: Path) -> list[Path]:
    """One sheet: lengths, scores by seat, wins by seat with their intervals, branching, endings, bots."""
    paint = [SEATS[colour].fill for colour in colours]
    with drawing(2, 3, 13, 7.5) as (figure, axes):
        figure.suptitle(f"{title}, {figures.games} games")
        _histogram(axes[0][0], [result.decisions for result in results], "decisions per game")
        _scores(axes[0][1], results, paint)
        _shares(axes[0][2], figures.seats, "wins by seat, 95 % interval", paint)
        axes[0][2].axhline(1 / len(figures.seats), color=RUBRIC, linestyle="--", linewidth=1)
        _histogram(axes[1][0], [result.branching for result in results], "choices per decision")
        axes[1][1].barh(list(figures.endings), list(figures.endings.values()), color=RUBRIC, alpha=0.8)
        axes[1][1].set_title("ways of ending")
        _shares(axes[1][2], figures.bots, "wins by bot, 95 % interval", [LAPIS] * len(figures.bots))
        return save(figure, folder, "simulation")


def _histogram(axes: Axes, numbers: Sequence[float], title: str) -> None:
    axes.hist(numbers, bins=min(30, max(5, len(set(numbers)))), color=LAPIS, edgecolor=LEAF, linewidth=0.4)
    axes.set_title(title)
    axes.set_ylabel("games")


def _scores(axes: Axes, results: Sequence[Result], paint: Sequence[str]) -> None:
    columns = [[result.scores[seat] for result in results] for seat in range(len(results[0].scores))]
    boxes = axes.boxplot(columns, patch_artist=True, medianprops={"color": INK}, flierprops={"markersize": 2})
    for box, colour in zip(boxes["boxes"], paint, strict=False):
        box.set_facecolor(colour)
        box.set_alpha(0.75)
    axes.set_xticklabels([f"seat {seat}" for seat in range(len(columns))])
    axes.set_title("final score")


def _shares(axes: Axes, found: Sequence[Seat], title: str, paint: Sequence[str]) -> None:
    """Bars of win rates with their intervals."""
    for who, colour in zip(found, paint, strict=False):
        error = [[who.win_rate - who.win_low], [who.win_high - who.win_rate]]
        axes.bar(who.name, who.win_rate, color=colour, alpha=0.75, yerr=error, capsize=4, ecolor=INK)
    axes.yaxis.set_major_formatter("{x:.0%}")
    axes.set_title(title)


# ---- leagues


def plot_league(results: Sequence[Result], title: str, folder: Path) -> list[Path]:
    """One sheet: the matrix of duels, shares of victories, ratings, time for a move."""
    table = standings(results)
    names = [row.name for row in table]
    size = max(0.0, 0.75 * (len(names) - 4))
    with drawing(2, 2, 11 + 2 * size, 7.5 + size) as (figure, axes):
        figure.suptitle(f"{title}, {len(results)} games")
        _matrix(axes[0][0], results, names)
        _victories(axes[0][1], table)
        _ratings(axes[1][0], table)
        _times(axes[1][1], table)
        return save(figure, folder, "league")


def _matrix(axes: Axes, results: Sequence[Result], names: Sequence[str]) -> None:
    from matplotlib.colors import LinearSegmentedColormap

    found = duels(results)
    rates = [[found[a, b].rate if (a, b) in found else float("nan") for b in names] for a in names]
    shades = LinearSegmentedColormap.from_list("duels", [RUBRIC, LEAF, LAPIS])
    axes.imshow(rates, vmin=0, vmax=1, cmap=shades, aspect="auto")
    axes.grid(visible=False)
    axes.set_xticks(range(len(names)), names, rotation=20, ha="right")
    axes.set_yticks(range(len(names)), names)
    for y, one in enumerate(names):
        for x, other in enumerate(names):
            if (duel := found.get((one, other))) is not None:
                low, high = duel.interval()
                ink = LEAF if abs(duel.rate - 0.5) > 0.3 else INK
                axes.text(x, y, f"{duel.rate:.0%}\n{low:.0%} – {high:.0%}", ha="center", va="center", color=ink)
    axes.set_title("row placed before column, 95 % interval")


def _victories(axes: Axes, table: Sequence[Standing]) -> None:
    errors = [[row.win_rate - row.low for row in table], [row.high - row.win_rate for row in table]]
    names = [row.name for row in table]
    axes.barh(names, [row.win_rate for row in table], color=LAPIS, xerr=errors, capsize=4, ecolor=INK)
    axes.set_xlim(0, 1)
    axes.xaxis.set_major_formatter("{x:.0%}")
    axes.invert_yaxis()
    axes.set_title("share of victories, 95 % interval")


def _ratings(axes: Axes, table: Sequence[Standing]) -> None:
    names, spread = [row.name for row in table], [2 * row.sigma for row in table]
    axes.errorbar([row.mu for row in table], names, xerr=spread, fmt="o", color=LAPIS, ecolor=INK, capsize=4)
    axes.margins(y=0.25)
    axes.invert_yaxis()
    axes.set_title("rating (openskill), ± 2 σ")


def _times(axes: Axes, table: Sequence[Standing]) -> None:
    names = [row.name for row in table]
    least = 0.001  # blind bots have no clock beside them
    axes.scatter([max(least, row.move_ms) for row in table], names, color=LAPIS, label="mean", zorder=3)
    axes.scatter([max(least, row.slowest_ms) for row in table], names, color=RUBRIC, marker="|", s=160, label="slowest")
    axes.set_xscale("log")
    axes.xaxis.set_major_formatter("{x:g}")
    axes.margins(y=0.25)
    axes.invert_yaxis()
    axes.set_title("time for a move, ms")
    axes.legend(frameon=False, loc="lower right")
