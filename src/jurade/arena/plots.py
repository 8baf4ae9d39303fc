"""Plots of a set of games, as PNG and SVG files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from jurade.arena.games import Result
from jurade.arena.league import duels, standings
from jurade.arena.statistics import Summary
from jurade.core.look import INK, LAPIS, RUBRIC, SEATS

if TYPE_CHECKING:
    from matplotlib.axes import Axes


def plot(results: Sequence[Result], figures: Summary, title: str, colours: Sequence[str], folder: Path) -> list[Path]:
    """One sheet: lengths, scores by seat, wins by seat with their intervals, branching, endings."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(2, 3, figsize=(13, 7.5), layout="constrained")
    figure.suptitle(f"{title}, {figures.games} games")
    paint = [SEATS[colour].fill for colour in colours]
    _histogram(axes[0][0], [result.decisions for result in results], "decisions per game", LAPIS)
    _scores(axes[0][1], results, paint)
    _wins(axes[0][2], figures, paint)
    _histogram(axes[1][0], [result.branching for result in results], "choices per decision", LAPIS)
    _endings(axes[1][1], figures)
    _bots(axes[1][2], figures)
    paths = [folder / f"simulation.{kind}" for kind in ("png", "svg")]
    for path in paths:
        figure.savefig(path, dpi=110)
    pyplot.close(figure)
    return paths


def _histogram(axes: Axes, numbers: Sequence[float], title: str, colour: str) -> None:
    axes.hist(numbers, bins=min(30, max(5, len(set(numbers)))), color=colour, edgecolor="white", linewidth=0.4)
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


def _wins(axes: Axes, figures: Summary, paint: Sequence[str]) -> None:
    for seat, colour in zip(figures.seats, paint, strict=False):
        error = [[seat.win_rate - seat.win_low], [seat.win_high - seat.win_rate]]
        axes.bar(seat.name, seat.win_rate, color=colour, alpha=0.75, yerr=error, capsize=4, ecolor=INK)
    axes.axhline(1 / len(figures.seats), color=RUBRIC, linestyle="--", linewidth=1)
    axes.set_title("wins by seat, 95 % interval")


def _endings(axes: Axes, figures: Summary) -> None:
    axes.barh(list(figures.endings), list(figures.endings.values()), color=RUBRIC, alpha=0.8)
    axes.set_title("ways of ending")


def _bots(axes: Axes, figures: Summary) -> None:
    for bot in figures.bots:
        error = [[bot.win_rate - bot.win_low], [bot.win_high - bot.win_rate]]
        axes.bar(bot.name, bot.win_rate, color=LAPIS, alpha=0.8, yerr=error, capsize=4, ecolor=INK)
    axes.set_title("wins by bot, 95 % interval")


def plot_league(results: Sequence[Result], folder: Path) -> list[Path]:
    """The matrix of duels and the win rates of a league."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    table = standings(results)
    names = [row.name for row in table]
    found = duels(results)
    rates = [[found[a, b].rate if (a, b) in found else float("nan") for b in names] for a in names]
    figure, (left, right) = pyplot.subplots(1, 2, figsize=(11, 4.6), layout="constrained")
    left.imshow(rates, vmin=0, vmax=1, cmap="RdYlGn")
    left.set_xticks(range(len(names)), names, rotation=30, ha="right")
    left.set_yticks(range(len(names)), names)
    for y, row in enumerate(rates):
        for x, rate in enumerate(row):
            if rate == rate:
                left.text(x, y, f"{rate:.0%}", ha="center", va="center")
    left.set_title("row placed before column")
    errors = [[row.win_rate - row.low for row in table], [row.high - row.win_rate for row in table]]
    right.bar(names, [row.win_rate for row in table], color=LAPIS, yerr=errors, capsize=4, ecolor=INK)
    right.set_title("share of victories, 95 % interval")
    right.tick_params(axis="x", rotation=30)
    paths = [folder / f"league.{kind}" for kind in ("png", "svg")]
    for path in paths:
        figure.savefig(path, dpi=110)
    pyplot.close(figure)
    return paths
