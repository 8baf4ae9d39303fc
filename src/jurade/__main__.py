"""``python -m jurade`` is the command line."""

from jurade.cli import app

app()
