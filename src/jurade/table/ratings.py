"""Results and ratings of persons, per game and number of seats.

Every finished game with a result counts in a person's statistics.  Ratings change by rated games alone, with all
persons who sat there at the end; bots have none, and a seat that was forfeited comes last.
"""

from __future__ import annotations

import msgspec
from openskill.models import PlackettLuce
from sqlalchemy import Connection, func, insert, select, update

from jurade.table import schema
from jurade.table.table import Table

_model = PlackettLuce()


class Place(msgspec.Struct, frozen=True):
    """How one person finished."""

    seat: int
    person: str
    place: int
    score: int


class Finish(msgspec.Struct, frozen=True):
    """How a game ended, for those who sat there."""

    table: str
    game: str
    seats: int
    rated: bool
    at: int
    places: list[Place]


def finish_of(table: Table) -> Finish | None:
    """The end of a table's game, if it has ended with places."""
    result = table.result
    if result is None or not result.ranking:
        return None
    return Finish(
        table.id,
        table.game.id,
        len(table.seats),
        table.is_rated,
        table.at,
        [
            Place(number, seat.person, result.ranking[number], result.scores[number])
            for number, seat in enumerate(table.seats)
            if seat.person and not seat.is_handed
        ],
    )


def keep_finish(connection: Connection, finish: Finish) -> None:
    """Keep results and new ratings, in the transaction that ends the game: exactly once."""
    known = select(schema.persons.c.id).where(schema.persons.c.id.in_([each.person for each in finish.places]))
    alive = set(connection.execute(known).scalars())
    those = [each for each in finish.places if each.person in alive]
    if those:
        connection.execute(
            insert(schema.results),
            [
                {
                    "table": finish.table,
                    "seat": each.seat,
                    "person": each.person,
                    "game": finish.game,
                    "seats": finish.seats,
                    "place": each.place,
                    "score": each.score,
                    "rated": int(finish.rated),
                    "at": finish.at,
                }
                for each in those
            ],
        )
    # Nobody has two seats in a rated game; where somebody came to them all the same, his worst place counts.
    worst = {each.person: each for each in sorted(those, key=lambda each: each.place)}
    if finish.rated and len(worst) > 1:
        _rate(connection, finish, list(worst.values()))


def _rate(connection: Connection, finish: Finish, those: list[Place]) -> None:
    c = schema.ratings.c
    of_these = (c.game == finish.game) & (c.seats == finish.seats)
    found = connection.execute(
        select(c.person, c.mu, c.sigma)
        .where(of_these, c.person.in_([each.person for each in those]))
        .order_by(c.person)
        .with_for_update()
    )
    before = {person: (mu, sigma) for person, mu, sigma in found}
    teams = []
    for each in those:
        if each.person in before:
            mu, sigma = before[each.person]
            teams.append([_model.rating(mu=mu, sigma=sigma)])
        else:
            teams.append([_model.rating()])
    for each, [rating] in zip(those, _model.rate(teams, ranks=[float(each.place) for each in those]), strict=True):
        values = {"mu": rating.mu, "sigma": rating.sigma}
        if each.person in before:
            connection.execute(
                update(schema.ratings).where(of_these, c.person == each.person).values(**values, games=c.games + 1)
            )
        else:
            connection.execute(
                insert(schema.ratings).values(
                    person=each.person, game=finish.game, seats=finish.seats, games=1, **values
                )
            )


def ratings_of(connection: Connection, person: str) -> list[dict[str, object]]:
    """The ratings of a person; ``rating`` is the cautious estimate, mu - 3 sigma."""
    c = schema.ratings.c
    found = connection.execute(
        select(c.game, c.seats, c.mu, c.sigma, c.games).where(c.person == person).order_by(c.game, c.seats)
    )
    return [
        {"game": game, "seats": seats, "rating": mu - 3 * sigma, "mu": mu, "sigma": sigma, "games": games}
        for game, seats, mu, sigma, games in found
    ]


def statistics_of(connection: Connection, person: str) -> list[dict[str, object]]:
    """How a person has fared, per game and number of seats."""
    c = schema.results.c
    found = connection.execute(
        select(
            c.game,
            c.seats,
            func.count(),
            func.count().filter(c.place == 1),
            func.avg(c.place),
            func.avg(c.score),
            func.max(c.score),
            func.max(c.at),
        )
        .where(c.person == person)
        .group_by(c.game, c.seats)
        .order_by(c.game, c.seats)
    )
    return [
        {
            "game": game,
            "seats": seats,
            "played": played,
            "won": won,
            "place": round(float(place), 2),
            "score": round(float(score), 1),
            "best": best,
            "last": last,
        }
        for game, seats, played, won, place, score, best, last in found
    ]
