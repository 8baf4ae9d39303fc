"""The page of a study: one HTML file with its plots, in the reader's language, that needs nothing else."""

from __future__ import annotations

import html
from collections.abc import Sequence
from collections.abc import Set as AbstractSet

from jurade.arena.games import Result
from jurade.arena.plots import as_svg, drawing
from jurade.arena.statistics import FEW, margin
from jurade.arena.study import Chapter, Factor, Setting, differ, factors
from jurade.core.game import Game
from jurade.core.look import DESK, GOLD, INK, INK_2, LAPIS, LEAF, LINE, RUBRIC, TEXT_FONT, UI_FONT, VELLUM
from jurade.core.options import spell
from jurade.core.words import Arg, Message, Words, words

MOST_FACTORS = 14  # of a game with many sources; the rest hardly decides


def page(game: Game, seats: int, bots: Sequence[str], chapters: Sequence[Chapter], language: str) -> str:
    """The study as one HTML page."""
    return _Page(game, seats, bots, chapters, language).text()


class _Page:
    """What the parts of the page share: the words, the first chapter."""

    def __init__(self, game: Game, seats: int, bots: Sequence[str], chapters: Sequence[Chapter], language: str) -> None:
        self.game = game
        self.seats = seats
        self.bots = bots
        self.chapters = chapters
        self.first = chapters[0]
        # An option that never came to bear leaves every game as it was: such settings are named, not tabled.
        self.telling = [self.first, *(each for each in chapters[1:] if each.games() != self.first.games())]
        self.has_few = min(len(each.results) for each in chapters) < FEW  # then nothing is concluded
        self.words: Words = words(language, game.package, "jurade.arena")

    # ---- words and numbers

    def say(self, key: str, **args: Arg) -> str:
        return self.words.text(Message(key, args))

    def whole(self, number: float) -> str:
        return self.say("study-whole", number=number)

    def tenths(self, number: float) -> str:
        return self.say("study-tenths", number=number)

    def share(self, number: float) -> str:
        return self.say("study-share", number=number)

    def tick(self, number: float, _: int | None = None) -> str:
        """A number beside an axis."""
        return self.whole(number) if number == int(number) else self.tenths(number)

    def between(self, low: float, high: float) -> str:
        return self.say("study-between", low=self.share(low), high=self.share(high))

    def title_of(self, setting: Setting) -> str:
        if setting.option is None or setting.value is None:
            return self.say("study-as-given")
        option = Message(f"option-{setting.option}")
        value = Message(f"option-{setting.option}-{spell(setting.value)}")
        return self.say("study-option-value", option=option, value=value)

    # ---- the page

    def text(self) -> str:
        title = self.say("study-title", game=Message("game-name"))
        parts = [
            _element("header", _element("h1", _escaped(title)) + self._lead() + self._warning() + self._cards()),
            self._section("advantage", self._verdicts() + self._order_plot()),
            self._section("length", self._length_plot()),
            self._section("factors", self._factors()),
            self._section("endings", self._endings(), explained=False),
            self._section("options", self._options()) if len(self.chapters) > 1 else "",
            _element("footer", _escaped(self.say("study-made-by"))),
        ]
        head = (
            f"<!doctype html>\n<html lang='{self.words.language}'>\n<head><meta charset='utf-8'>"
            "<meta name='viewport' content='width=device-width, initial-scale=1'>"
            f"<title>{_escaped(title)}</title>\n<style>{STYLE}</style></head>\n"
        )
        return head + _element("body", _element("main", "\n".join(parts))) + "\n</html>\n"

    def _section(self, name: str, body: str, explained: bool = True) -> str:
        help_text = _element("p", _escaped(self.say(f"study-{name}-help")), "help") if explained else ""
        return _element("section", _element("h2", _escaped(self.say(f"study-{name}"))) + help_text + body)

    def _lead(self) -> str:
        counted = {bot: self.bots.count(bot) for bot in self.bots}
        players = tuple(f"{times} × {bot}" for bot, times in counted.items())
        lead = self.say(
            "study-lead",
            games=self.first.figures.games,
            seats=self.seats,
            bots=players,
            rules=self.game.rules_version,
        )
        notes = f"{self.say('study-bots-note')} {self.say('study-intervals-note')}"
        return _element("p", _escaped(lead)) + _element("p", _escaped(notes), "help")

    def _warning(self) -> str:
        """Said first when there are too few games to conclude anything from."""
        if not self.has_few:
            return ""
        games = min(len(each.results) for each in self.chapters)
        said = self.say("study-few", games=games, margin=round(100 * margin(games)), enough=FEW)
        return _element("p", _escaped(said), "warning")

    def _cards(self) -> str:
        figures, leads = self.first.figures, self.first.leads
        cards = (
            ("decisions", self.whole(figures.decisions.mean)),
            ("choices", self.tenths(figures.branching.mean)),
            ("winner", self.tenths(figures.winning_score.mean)),
            ("lead", self.tenths(sum(leads) / len(leads))),
            ("shared", self.share(self.first.shared)),
            ("first", self.share(self.first.order[0].rate)),
        )
        made = [
            _element("div", _element("dd", _escaped(number)) + _element("dt", _escaped(self.say(f"study-card-{name}"))))
            for name, number in cards
        ]
        return _element("dl", "".join(made), "cards")

    # ---- advantage

    def _verdicts(self) -> str:
        if self.has_few:
            return ""
        fair = 1 / self.seats
        said = []
        for place in self.first.order:
            if place.low <= fair <= place.high:
                continue
            name = self.say("study-place", number=place.number)
            said.append(
                self.say(
                    "study-advantage-more" if place.rate > fair else "study-advantage-less",
                    place=name[:1].upper() + name[1:],
                    fair=self.share(fair),
                    rate=self.share(place.rate),
                    low=self.share(place.low),
                    high=self.share(place.high),
                )
            )
        said = said or [self.say("study-advantage-none", fair=self.share(fair))]
        known = self.say("study-advantage-margin", margin=round(100 * margin(self.first.figures.games)))
        verdicts = "".join(_element("p", _escaped(sentence), "verdict") for sentence in said)
        return verdicts + _element("p", _escaped(known), "help")

    def _order_plot(self) -> str:
        with drawing(1, 1, 7.6, 0.9 + 0.45 * self.seats) as (figure, axes):
            for place in self.first.order:
                name = self.say("study-place", number=place.number)
                error = [[place.rate - place.low], [place.high - place.rate]]
                axes.barh(name, place.rate, color=LAPIS, height=0.55, xerr=error, capsize=4, ecolor=INK)
            axes.axvline(1 / self.seats, color=RUBRIC, linestyle="--", linewidth=1.2)
            axes.set_xlim(left=0)
            axes.grid(visible=False, axis="y")
            axes.xaxis.set_major_formatter(lambda value, _: self.share(value))
            axes.set_xlabel(self.say("study-axis-victories"))
            axes.invert_yaxis()
            return _figure(as_svg(figure), self.say("study-advantage"))

    # ---- length

    def _length_plot(self) -> str:
        results: Sequence[Result] = self.first.results
        with drawing(1, 2, 7.6, 2.5) as (figure, (left, right)):
            for axes, numbers, label, colour in (
                (left, [float(result.decisions) for result in results], "study-axis-decisions", LAPIS),
                (right, self.first.leads, "study-axis-lead", RUBRIC),
            ):
                bins = min(24, max(5, len(set(numbers))))
                axes.hist(numbers, bins=bins, color=colour, edgecolor=LEAF, linewidth=0.5)
                axes.set_xlabel(self.say(label))
                axes.grid(visible=False, axis="x")
                axes.xaxis.set_major_formatter(self.tick)
                axes.yaxis.get_major_locator().set_params(integer=True)
            left.set_ylabel(self.say("study-axis-games"))
            return _figure(as_svg(figure), self.say("study-length"))

    # ---- factors

    def _factors(self) -> str:
        found = factors(self.first.results)[:MOST_FACTORS]
        if not found:
            return _element("p", _escaped(self.say("study-factors-none")), "verdict")
        rows = [
            [
                self.words.text(f"source-{factor.source}"),
                self.tenths(factor.winners),
                self.tenths(factor.others),
                ("+" if factor.effect >= 0 else "−") + self.say("study-hundredths", number=abs(factor.effect)),
            ]
            for factor in found
        ]
        head = [self.say(f"study-{name}") for name in ("source", "winners", "others", "effect")]
        return self._factor_plot(found) + _table(head, rows)

    def _factor_plot(self, found: Sequence[Factor]) -> str:
        with drawing(1, 1, 7.6, 1.1 + 0.3 * len(found)) as (figure, axes):
            names = [self.words.text(f"source-{factor.source}") for factor in found]
            rows = range(len(found))
            axes.hlines(rows, [f.others for f in found], [f.winners for f in found], color=LINE, linewidth=5, zorder=1)
            axes.scatter([f.others for f in found], rows, color=LEAF, edgecolor=INK_2, s=42, zorder=2)
            axes.scatter([f.winners for f in found], rows, color=RUBRIC, s=46, zorder=3)
            axes.set_yticks(rows, names)
            axes.xaxis.set_major_formatter(self.tick)
            axes.set_xlabel(self.say("study-axis-points"))
            axes.invert_yaxis()
            handles = axes.collections[:0:-1]
            labels = [self.say("study-winners"), self.say("study-others")]
            axes.legend(handles, labels, frameon=False, loc="lower right", bbox_to_anchor=(1, 1), ncols=2)
            return _figure(as_svg(figure), self.say("study-factors"))

    # ---- endings and options

    def _endings(self) -> str:
        figures = self.first.figures
        rows = [
            [self.words.text(f"ending-{name}"), self.whole(times), self.share(times / figures.games)]
            for name, times in figures.endings.items()
        ]
        return _table([self.say(f"study-{name}") for name in ("ending", "games", "part")], rows)

    def _options(self) -> str:
        names = ("setting", "length-of", "choices", "winning", "lead-of", "first")
        head = [self.say(f"study-{name}") for name in names]
        rows = []
        marked = set()
        for number, chapter in enumerate(self.telling):
            columns = _columns(chapter)
            first = chapter.order[0]
            begins = f"{self.share(first.rate)} ({self.between(first.low, first.high)})"
            means = [self.tenths(sum(column) / len(column)) for column in columns[:4]]
            rows.append([self.title_of(chapter.setting), *means, begins])
            for place, (before, now) in enumerate(zip(_columns(self.first), columns, strict=True), 1):
                if number and not self.has_few and differ(before, now):
                    marked.add((number, place))
        silent = [self.title_of(each.setting) for each in self.chapters if each not in self.telling]
        note = self.say("study-options-silent", settings="; ".join(silent)) if silent else ""
        found = _element("div", _table(head, rows, marked), "wide") if len(self.telling) > 1 else ""
        return found + self._option_endings() + (_element("p", _escaped(note), "help") if note else "")

    def _option_endings(self) -> str:
        """How games end under every setting; nothing where all end alike."""
        happened = dict.fromkeys(name for chapter in self.telling for name in chapter.figures.endings)
        if len(happened) < 2 or len(self.telling) < 2:
            return ""
        head = [self.say("study-setting"), *(self.words.text(f"ending-{name}") for name in happened)]
        rows = []
        marked = set()
        for number, chapter in enumerate(self.telling):
            cells = [self.title_of(chapter.setting)]
            for place, name in enumerate(happened, 1):
                before, now = ([float(r.ending == name) for r in of.results] for of in (self.first, chapter))
                cells.append(self.share(sum(now) / len(now)) if any(now) else "–")
                if number and not self.has_few and differ(before, now):
                    marked.add((number, place))
            rows.append(cells)
        return _element("div", _table(head, rows, marked), "wide")


def _columns(chapter: Chapter) -> list[list[float]]:
    """What is compared between settings, game by game: length, choices, winning score, lead, victory of who begins."""
    results = chapter.results
    return [
        [float(result.decisions) for result in results],
        [result.branching for result in results],
        [float(max(result.scores)) for result in results],
        chapter.leads,
        [result.shares()[result.first] for result in results],
    ]


# ---- HTML

STYLE = f"""
:root{{color-scheme:light}}
body{{margin:0;background:{DESK};color:{INK};font:17px/1.55 {TEXT_FONT}}}
main{{max-width:52rem;margin:2rem auto;padding:1.5rem clamp(1rem,5vw,3.5rem) 2rem;background:{VELLUM};
box-shadow:0 1px 12px #2b221933;box-sizing:border-box}}
h1{{font-size:2.1rem;line-height:1.2;margin:.5rem 0 1rem;color:{RUBRIC}}}
h2{{font-size:1.35rem;margin:2.6rem 0 .4rem;padding-top:.8rem;border-top:1px solid {LINE};color:{RUBRIC}}}
p{{margin:.5rem 0}}
.help{{color:{INK_2};font-size:.92em}}
.verdict{{font-weight:600;border-left:4px solid {RUBRIC};padding-left:.8rem}}
.warning{{background:{GOLD}44;border:1px solid {GOLD};border-radius:6px;padding:.6rem .8rem}}
.cards{{display:grid;grid-template-columns:repeat(auto-fit,minmax(12rem,1fr));gap:.7rem;margin:1.4rem 0 0}}
.cards div{{background:{LEAF};border:1px solid {LINE};border-radius:6px;padding:.6rem .8rem}}
.cards dd{{margin:0;font-size:1.7rem;line-height:1.2}}
.cards dt{{font:.8rem/1.3 {UI_FONT};color:{INK_2}}}
figure{{margin:1rem 0}}
figure svg{{display:block;max-width:100%;height:auto}}
svg text{{font-family:{UI_FONT}!important}}
table{{border-collapse:collapse;font:.88rem/1.4 {UI_FONT};font-variant-numeric:tabular-nums;margin:1rem 0;width:100%}}
th{{color:{INK_2};font-weight:600;vertical-align:bottom}}
td,th{{padding:.35rem .7rem;border-bottom:1px solid {LINE};text-align:right}}
td:first-child,th:first-child{{text-align:left;padding-left:0}}
td{{vertical-align:top}}
.wide{{overflow-x:auto}}
.wide td{{white-space:nowrap}}
.wide td:first-child{{min-width:11rem;white-space:normal}}
mark{{background:{GOLD}66;color:inherit;padding:.1rem .3rem;border-radius:3px;font-weight:600}}
footer{{margin-top:2.5rem;color:{INK_2};font-size:.85em}}
@media print{{body{{background:none}}main{{box-shadow:none;margin:0;max-width:none}}section{{break-inside:avoid}}}}
"""


def _escaped(text: str) -> str:
    return html.escape(text)


def _element(tag: str, inside: str, kind: str = "") -> str:
    return f"<{tag}{f' class={kind!r}' if kind else ''}>{inside}</{tag}>"


def _figure(svg: str, label: str) -> str:
    drawn = svg.replace("<svg ", f'<svg role="img" aria-label="{_escaped(label)}" ', 1)
    return _element("figure", drawn)


def _table(
    head: Sequence[str], rows: Sequence[Sequence[str]], marked: AbstractSet[tuple[int, int]] = frozenset()
) -> str:
    """A table; cells named by row and column are marked."""
    cells = "".join(_element("th", _escaped(name)) for name in head)
    body = []
    for y, row in enumerate(rows):
        made = [_element("mark", _escaped(cell)) if (y, x) in marked else _escaped(cell) for x, cell in enumerate(row)]
        body.append(_element("tr", "".join(_element("td", cell) for cell in made)))
    return _element("table", _element("thead", _element("tr", cells)) + _element("tbody", "".join(body)))
