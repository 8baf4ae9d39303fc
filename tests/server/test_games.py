"""Whole games over real sockets, persons and bots mixed; afterwards everybody can check the draws."""

import asyncio
from copy import deepcopy

import pytest

import jurade
from jurade.core.record import Record
from jurade.table.fairness import verify

# Options that keep games short; the rest is as in any other game.
GAMES = {
    "bastide": (("me", "open", "page"), {"talk": "off"}),
    "bastions": (("me", "open", "page"), {}),
    "carcassonne": (("me", "open", "page"), {}),
    "feudo": (("me", "open", "page"), {}),
    "flandern": (("me", "open", "page"), {}),
}


def test_every_game_is_played_here():
    assert set(GAMES) == set(jurade.game_ids())


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_whole_game_with_two_persons_and_a_bot(game, server, visit):
    seats, options = GAMES[game]

    async def play():
        async with visit(server, "Ada") as ada, visit(server, "Bo") as bo, visit(server, None) as eve:
            made = await ada.new_table(game, seats, options=options)
            table = made["id"]
            await bo.ask("PUT", f"/tables/{table}/seats/1", {"who": "me", "invitation": made["invitations"]["1"]})
            async with ada.connect() as first, bo.connect() as second, eve.connect() as watching:
                await first.watch(table, 0, "view")
                await second.watch(table, 1, "events")
                await watching.watch(table)
                await asyncio.gather(first.play(table, 0), second.play(table, 1, seed=7))
                await watching.until(lambda: watching.documents[table]["over"])
                results = [each.documents[table]["result"] for each in (first, second, watching)]
                done = sum(answer["type"] == "done" for answer in first.answers.values())
            return results, done, await eve.ask("GET", f"/tables/{table}/record"), first.documents[table]

    results, done, text, document = asyncio.run(play())
    assert results[0] == results[1] == results[2]
    record = Record.read(text)
    match = record.replay()
    assert match.over
    assert match.scores() == results[0]["scores"] == document["scores"]
    assert sum(line.seat == 0 for line in record.lines) == done  # nothing lost, nothing twice
    assert record.tags["Seed"] == results[0]["seed"]
    assert record.tags["Commitment"] == document["info"]["commitment"]
    assert verify(record).draws == sum(line.seat == -1 for line in record.lines)


@pytest.mark.slow
def test_bots_alone_finish_a_game_that_nobody_watches(server, visit):
    async def play():
        async with visit(server) as ada, ada.connect() as socket:
            table = (await ada.new_table("flandern", ("greedy", "page")))["id"]
            await socket.watch(table)
            await socket.until(lambda: socket.documents[table]["over"])
            return await ada.ask("GET", "/tables?status=over&mine=true")

    assert [row["status"] for row in asyncio.run(play())["tables"]] == ["over"]


def test_scenes_and_views_follow_a_game_by_changes_alone(server, visit):
    """The document kept by deltas is the one a newcomer gets whole."""

    async def play():
        async with visit(server) as ada:
            table = (await ada.new_table("carcassonne", ("me", "me")))["id"]
            async with ada.connect() as player, ada.connect() as keeps, ada.connect() as late:
                for form in ("scene", "view", "events"):
                    document = await keeps.watch(table, 0, form)
                    await move_both(player, table, document["ply"] + 8)
                    await late.watch(table, 0, form)
                    await keeps.until(lambda: keeps.steps[table] == late.steps[table])
                    told, whole = deepcopy(keeps.documents[table]), deepcopy(late.documents[table])
                    assert told["ply"] > document["ply"]
                    for each in (told, whole):
                        each["info"].pop("watchers")
                        each.get("scene", {}).pop("symbols", None)  # those seen before are kept
                    assert told == whole

    async def move_both(socket, table, until):
        """One person at both seats."""
        while (document := await socket.watch(table))["ply"] < until:
            seat = document["to_act"][0]
            await socket.watch(table, seat)
            await socket.play(table, seat, lambda d, seat=seat: seat not in d["to_act"] or d["ply"] >= until)

    asyncio.run(play())
