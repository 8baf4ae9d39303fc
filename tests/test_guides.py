"""What the guides to the library show is what happens."""

import doctest
import re
from pathlib import Path

import pytest

GUIDES = Path(__file__).parents[1] / "docs" / "guide"


@pytest.mark.parametrize(("name", "least"), [("python", 20), ("fast", 20)])
def test_the_python_sessions_of_a_guide(name, least):
    """All sessions of a page, one after the other, as somebody types them."""
    text = (GUIDES / f"{name}.md").read_text(encoding="utf-8")
    typed = "\n".join(re.findall(r"```python\n(.*?)```", text, re.DOTALL))
    examples = doctest.DocTestParser().get_doctest(typed, {}, name, f"{name}.md", 0)
    assert len(examples.examples) >= least
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(examples)
    assert runner.summarize().failed == 0
