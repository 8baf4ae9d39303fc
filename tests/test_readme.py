"""What the README shows is what happens."""

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_python_session_of_the_readme():
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    session = re.search(r"```python\n(.*?)```", text, re.DOTALL)
    assert session is not None
    examples = doctest.DocTestParser().get_doctest(session[1], {}, "README", "README.md", 0)
    assert len(examples.examples) >= 6
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(examples)
    assert runner.summarize().failed == 0


def test_every_command_of_the_readme_exists_and_every_command_is_in_it():
    from jurade.cli import cli

    text = (ROOT / "README.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`jurade ([a-z]+)", text))
    groups = {group.name for group in cli.registered_groups}
    assert named == {command.callback.__name__ for command in cli.registered_commands} | groups


def test_links_of_the_documents_lead_somewhere():
    for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
            if "://" not in target:
                assert (page.parent / target).exists(), f"{page.name} links to {target}, which is not there"
