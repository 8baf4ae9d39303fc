"""The pictures of the documents are what the program draws."""

import importlib.util
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def drawn():
    spec = importlib.util.spec_from_file_location("draw_pictures", ROOT / "tools" / "draw_pictures.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return list(module.pictures())


@pytest.mark.slow
def test_pictures_are_up_to_date():
    found = drawn()
    assert len(found) > 10
    outdated = [path.name for path, text in found if not path.exists() or path.read_text(encoding="utf-8") != text]
    assert outdated == [], "run: make pictures"
