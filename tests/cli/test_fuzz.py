"""A short form of the random command lines; `python -m tests.cli.fuzz` is the long one."""

import pytest

from .fuzz import fuzz


@pytest.mark.slow
def test_whatever_is_typed_is_met_with_a_sentence(tmp_path):
    assert fuzz(150, 7, tmp_path) == []
