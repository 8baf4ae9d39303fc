"""Changes that the server writes and the page reads: both sides of one small language, on scenes of real games."""

import json
import random
import shutil
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

import jurade
from jurade.table.delta import apply, delta

pytestmark = pytest.mark.slow

WEB = Path(__file__).resolve().parents[2] / "web"
PLIES = 60
# Reads lines [before, change] and writes what the page makes of each; the module is the page's own, types taken away.
READER = """
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import typescript from 'typescript';
const { outputText } = typescript.transpileModule(readFileSync('src/lib/delta.ts', 'utf8'), {
  compilerOptions: { module: typescript.ModuleKind.ESNext, target: typescript.ScriptTarget.ES2022 },
});
const { apply } = await import('data:text/javascript,' + encodeURIComponent(outputText));
for await (const line of createInterface({ input: process.stdin })) {
  const [before, change] = JSON.parse(line);
  const was = JSON.stringify(before);
  const after = apply(before, change);
  const kept = Object.keys(before).filter((key) => after[key] === before[key] && typeof before[key] === 'object');
  console.log(JSON.stringify({ after, kept, whole: JSON.stringify(before) === was }));
}
"""


def read_by_the_page(changes):
    """What the page's own module makes of documents and their changes."""
    here = shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node")
    if here is None or not (WEB / "node_modules" / "typescript").is_dir():
        pytest.fail("What the page is made with is not installed: run `make page`.")
    lines = "\n".join(json.dumps(change) for change in changes)
    done = subprocess.run(
        [here, "--input-type=module", "-e", READER], cwd=WEB, input=lines, capture_output=True, text=True, check=True
    )
    return [json.loads(line) for line in done.stdout.splitlines()]


def documents(game, seat):
    """What a watcher keeps while a game of random choices goes on, as JSON."""
    rules = jurade.game(game)
    match = rules.new(rules.seats[0], seed=11)
    rng = random.Random(11)
    for ply in range(PLIES):
        if match.over:
            break
        scene = match.scene(seat).to_json()
        yield json.loads(json.dumps({"ply": ply, "to_act": list(match.to_act()), "scores": match.scores(), **scene}))
        mover = rng.choice(match.to_act())
        match.play(mover, rng.choice(match.choices(mover)))


@pytest.mark.parametrize("seat", [0, None])
@pytest.mark.parametrize("game", jurade.game_ids())
def test_the_page_reads_what_the_server_writes(game, seat):
    kept = list(documents(game, seat))
    pairs = list(pairwise(kept))
    changes = [json.loads(json.dumps(delta(before, after))) for before, after in pairs]
    assert len(pairs) > PLIES // 2
    read = read_by_the_page([[before, change] for (before, _), change in zip(pairs, changes, strict=True)])
    for (before, after), change, found in zip(pairs, changes, read, strict=True):
        assert found["after"] == after
        assert apply(before, change) == after
        assert found["whole"], "the document before must stay as it was"
        # What did not change is the same object: the page draws it anew only when it is another one.
        same = {key for key, value in before.items() if isinstance(value, dict | list) and after.get(key) == value}
        assert set(found["kept"]) >= same
    assert any(change and "+" in json.dumps(change) for change in changes)
