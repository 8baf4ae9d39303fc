"""A study of a game for those who design games: what decides it, who has the advantage, what the options change."""

from __future__ import annotations

import html
import io
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from jurade.arena.games import Job, Result
from jurade.arena.statistics import Summary, spread, summary
from jurade.arena.workers import Workers
from jurade.core.game import Game
from jurade.core.look import INK, LAPIS, RUBRIC
from jurade.core.options import Value, spell
from jurade.core.words import Message, Words

if TYPE_CHECKING:
    from matplotlib.axes import Axes


@dataclass(frozen=True)
class Chapter:
    """Games under one set of options."""

    title: str
    options: Mapping[str, Value]
    results: tuple[Result, ...]

    @property
    def figures(self) -> Summary:
        return summary(self.results)


@dataclass(frozen=True)
class Factor:
    """A source of points: how much winners and the others had of it, and how far apart that is."""

    source: str
    winners: float
    others: float
    effect: float  # difference of the means, in standard deviations of all


def settings(game: Game, seats: int, base: Mapping[str, Value]) -> list[tuple[str, dict[str, Value]]]:
    """The options as given, then every other value of every option by itself."""
    found: list[tuple[str, dict[str, Value]]] = [("as given", dict(base))]
    for option in game.options:
        if option.per_seat:
            continue
        for value in option.values:
            if value != base[option.id]:
                found.append((f"{option.id} = {spell(value)}", {**base, option.id: value}))
    return found


def play_chapters(
    game: Game, seats: int, bots: Sequence[str], games: int, base: Mapping[str, Value], workers: Workers
) -> Iterator[tuple[str, Result | Chapter]]:
    """Play chapter after chapter; yields every result as it comes, then the chapter."""
    for title, options in settings(game, seats, base):
        jobs = [
            Job(game.id, seats, tuple(bots[(seat + k) % seats] for seat in range(seats)), 1 + k, options)
            for k in range(games)
        ]
        results: list[Result] = []
        for result in workers.play_all(jobs):
            results.append(result)
            yield title, result
        yield title, Chapter(title, options, tuple(sorted(results, key=Result.key)))


def factors(results: Sequence[Result]) -> list[Factor]:
    """Sources of points, the most decisive first."""
    found = []
    for source in results[0].sources[0]:
        won: list[float] = []
        lost: list[float] = []
        for result in results:
            for seat, place in enumerate(result.places):
                (won if place == 1 else lost).append(float(result.sources[seat][source]))
        if not won or not lost or not any(won + lost):
            continue
        deviation = spread(won + lost).deviation or 1.0
        mean, rest = sum(won) / len(won), sum(lost) / len(lost)
        found.append(Factor(source, mean, rest, (mean - rest) / deviation))
    return sorted(found, key=lambda factor: -abs(factor.effect))


def page(game: Game, seats: int, bots: Sequence[str], chapters: Sequence[Chapter], words: Words) -> str:
    """The study as one HTML page that needs nothing else."""
    first = chapters[0]
    name = html.escape(words.text("game-name"))
    body = [
        f"<h1>{name}</h1><p>{first.figures.games} games for each setting, {seats} seats, played by "
        f"{html.escape(', '.join(bots))}; seats rotated. Rules {game.rules_version}.</p>",
        "<h2>Who has the advantage</h2>",
        _picture(_seat_plot(first.figures)),
        "<h2>How long it is</h2>",
        _picture(_length_plot(first.results)),
        "<h2>What decides it</h2>",
        "<p>Points by source, winners against the others; the effect is in standard deviations.</p>",
        _factor_table(factors(first.results), words),
        _picture(_factor_plot(factors(first.results), words)),
        "<h2>How it ends</h2>",
        _ending_table(first.figures, words),
        "<h2>What the options change</h2>",
        _option_table(chapters),
    ]
    head = f"<!doctype html><html lang='{words.language}'><meta charset='utf-8'><title>{name}</title>{STYLE}"
    return head + "".join(body) + "</html>\n"


STYLE = (
    "<style>body{font:16px/1.5 Georgia,serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#2b2219;"
    "background:#f7f1e3}h1,h2{color:#9e2a1f}table{border-collapse:collapse}td,th{padding:.25rem .75rem;"
    "border-bottom:1px solid #d8caa9;text-align:right}td:first-child,th:first-child{text-align:left}"
    "svg{max-width:100%;height:auto}</style>"
)


def _picture(svg: str) -> str:
    return f"<figure>{svg}</figure>"


def _drawn(draw: Callable[[Axes], None]) -> str:
    """A matplotlib figure as SVG text without its XML head."""
    import matplotlib

    matplotlib.use("Agg")
    matplotlib.rcParams["svg.hashsalt"] = "jurade"
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(8, 3.2), layout="constrained")
    figure.patch.set_alpha(0)
    draw(axes)
    out = io.StringIO()
    figure.savefig(out, format="svg", metadata={"Date": None})
    pyplot.close(figure)
    text = out.getvalue()
    return text[text.index("<svg") :]


def _seat_plot(figures: Summary) -> str:
    def draw(axes: Axes) -> None:
        for seat in figures.seats:
            error = [[seat.win_rate - seat.win_low], [seat.win_high - seat.win_rate]]
            axes.bar(seat.name, seat.win_rate, color=LAPIS, yerr=error, capsize=5, ecolor=INK)
        axes.axhline(1 / len(figures.seats), color=RUBRIC, linestyle="--")
        axes.set_ylabel("share of victories")

    return _drawn(draw)


def _length_plot(results: Sequence[Result]) -> str:
    def draw(axes: Axes) -> None:
        axes.hist([result.decisions for result in results], bins=25, color=LAPIS, edgecolor="white")
        axes.set_xlabel("decisions")
        axes.set_ylabel("games")

    return _drawn(draw)


def _factor_plot(found: Sequence[Factor], words: Words) -> str:
    def draw(axes: Axes) -> None:
        names = [words.text(Message(f"source-{factor.source}")) for factor in found][::-1]
        axes.barh(names, [factor.effect for factor in found][::-1], color=RUBRIC)
        axes.axvline(0, color=INK, linewidth=1)

    return _drawn(draw)


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    cells = "".join(f"<th>{html.escape(name)}</th>" for name in head)
    body = "".join("<tr>" + "".join(f"<td>{html.escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><tr>{cells}</tr>{body}</table>"


def _factor_table(found: Sequence[Factor], words: Words) -> str:
    rows = []
    for factor in found:
        name = words.text(Message(f"source-{factor.source}"))
        rows.append((name, f"{factor.winners:.1f}", f"{factor.others:.1f}", f"{factor.effect:+.2f}"))
    return _table(("source", "winners", "others", "effect"), rows)


def _ending_table(figures: Summary, words: Words) -> str:
    rows = [
        (words.text(Message(f"ending-{name}")), str(times), f"{times / figures.games:.0%}")
        for name, times in figures.endings.items()
    ]
    return _table(("ending", "games", "share"), rows)


def _option_table(chapters: Sequence[Chapter]) -> str:
    rows = []
    for chapter in chapters:
        figures = chapter.figures
        best = max(figures.seats, key=lambda seat: seat.win_rate)
        rows.append(
            (
                chapter.title,
                f"{figures.decisions.mean:.0f}",
                f"{figures.branching.mean:.1f}",
                f"{figures.winning_score.mean:.1f}",
                f"{best.name} {best.win_rate:.0%} ({best.win_low:.0%} – {best.win_high:.0%})",
                ", ".join(f"{name} {times}" for name, times in figures.endings.items()),
            )
        )
    return _table(("options", "decisions", "choices each", "winning score", "best seat", "endings"), rows)
