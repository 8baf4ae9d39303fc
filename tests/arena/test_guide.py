"""What the guide to the arena shows is what happens."""

import doctest
import re
from pathlib import Path

import typer

from jurade.cli import cli

TEXT = (Path(__file__).parents[2] / "docs" / "guide" / "arena.md").read_text(encoding="utf-8")


def test_the_python_session_of_the_guide():
    session = re.search(r"```python\n(.*?)```", TEXT, re.DOTALL)
    examples = doctest.DocTestParser().get_doctest(session[1], {}, "arena", "arena.md", 0)
    assert len(examples.examples) == 4
    runner = doctest.DocTestRunner()
    runner.run(examples)
    assert runner.summarize().failed == 0


def test_every_command_line_of_the_guide_can_be_read():
    commands = typer.main.get_command(cli).commands
    lines = re.findall(r"^jurade (\w+) (.*)$", TEXT, re.MULTILINE)
    assert {name for name, _ in lines} == {"arena", "study", "tune"}
    for name, words in lines:
        context = commands[name].make_context(name, words.split())
        assert context.params["game"] == words.split()[0]
