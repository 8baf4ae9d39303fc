"""What leaves the server says nothing that its reader may not know; what it logs says no secret at all."""

import asyncio
import json
import random
import re

import pytest

import jurade
from jurade.core.position import envelope
from jurade.core.rng import Rng

SEATS = {"bastide": 3, "bastions": 2, "feudo": 3, "flandern": 3}  # games with something to hide


def played(game, seats, seed, decisions):
    """A match some way into a random game."""
    match = jurade.game(game).new(seats, seed=seed)
    rng = random.Random(seed)
    for _ in range(decisions):
        if match.over:
            break
        seat = rng.choice(match.to_act())
        match.play(seat, rng.choice(match.choices(seat)))
    return match


def told_apart(messages, table, commitment):
    """Messages as text, without what differs between any two tables: id, commitment, times."""
    text = "\n".join(json.dumps(message, sort_keys=True) for message in messages)
    text = text.replace(table, "TABLE").replace(commitment, "COMMITMENT")
    return re.sub(r'"(at|created|updated)": \d+', r'"\1": 0', text)


async def heard(person, position, game, seats, seat, form, play=None):
    """All that a watcher hears of a table set up from a position; ``play`` is what another seat does meanwhile."""
    wanted = {"game": game, "seats": [{"kind": "me"}] * seats, "position": position, "start": True}
    made = await person.ask("POST", "/tables", wanted)
    table = made["id"]
    async with person.connect() as watching, person.connect() as acting:
        document = await watching.watch(table, seat, form)
        if play is not None:
            other, action = play
            await acting.watch(table, other)
            assert (await acting.act(table, other, action))["type"] == "done"
            step = acting.steps[table]
            await watching.until(lambda: watching.steps[table] >= step)
        await watching.say(type="unwatch", table=table, id="end")
        records = [await person.ask("GET", f"/tables/{table}/position" + ("" if seat is None else f"?seat={seat}"))]
        messages = [{**each, "id": ""} for each in watching.heard if each["type"] in ("table", "change", "turn")]
        return told_apart([*messages, *records], table, document["info"]["commitment"])


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(SEATS))
def test_equal_knowledge_gives_equal_messages(game, server, visit):
    """Two positions that a seat cannot tell apart: the same bytes in every form, for seats and spectators."""
    seats = SEATS[game]
    compared = differing = 0

    async def compare():
        nonlocal compared, differing
        async with visit(server) as ada:
            for seed in range(3):
                match = played(game, seats, seed, 8 + 9 * seed)
                if match.over:
                    continue
                for seat in (0, None):
                    known = match.masked(seat)
                    world = known.imagine(Rng(seed + 100))
                    other = envelope(match.game, world, match.options)
                    differing += other != match.dump()
                    for form in ("scene", "view", "events"):
                        one = await heard(ada, match.dump(), game, seats, seat, form)
                        two = await heard(ada, other, game, seats, seat, form)
                        assert one == two
                        compared += 1

    asyncio.run(compare())
    assert compared >= 6
    assert differing >= 2  # otherwise nothing was hidden and nothing shown


@pytest.mark.slow
def test_a_sealed_answer_shows_nothing_to_the_others(server, visit):
    """Whichever sealed choice another seat makes, everybody else hears the same."""
    found = None
    for seed in range(40):
        match = played("bastide", 3, seed, 10 + seed)
        if not match.over and match.state.sealed() and len(match.to_act()) > 1:
            secretive = match.to_act()[-1]
            if len(match.choices(secretive)) > 1:
                found = match
                break
    assert found is not None
    choices = found.choices(secretive)

    async def compare():
        async with visit(server) as ada:
            for seat in (found.to_act()[0], None):
                told = {
                    await heard(ada, found.dump(), "bastide", 3, seat, form, (secretive, action))
                    for action in (choices[0], choices[-1])
                    for form in ("scene",)
                }
                assert len(told) == 1

    asyncio.run(compare())


def test_logs_hold_no_secret(start_server, visit):
    """Passwords, tokens, cookies, invitations, seeds and choices never reach the log, whatever goes wrong."""

    async def talk():
        server = start_server(None, "--log-level", "debug")
        secrets = ["hunter22hunter22", "wrongwrongwrong"]
        async with visit(server, "Quill") as ada, visit(server, None) as program:
            secrets.append(ada.http.cookies["jurade"])
            await ada.ask("POST", "/accounts", {"name": "Quill", "password": secrets[0]})
            await program.refused("wrong-password", "POST", "/sessions", {"name": "Quill", "password": secrets[1]})
            await program.refused("invalid", "POST", "/sessions", {"name": 1, "password": secrets[0]})
            secrets.append(await ada.token("read", "play"))
            bad = "jurade_this-one-is-not-good"
            secrets.append(bad)
            await program.refused("wrong-token", "GET", "/me", Authorization=f"Bearer {bad}")
            made = await ada.new_table("flandern", ("me", "me", "open"), visibility="private")
            table = made["id"]
            secrets += made["invitations"].values()
            await program.ask("GET", f"/tables/{table}?invitation={made['invitations']['2']}")
            await program.http.get(f"/t/{table}/{made['invitations']['2']}")
            await program.ask("PUT", f"/tables/{table}/seats/2", {"who": "me", "invitation": "x"}, status=401)
            await ada.ask("PUT", f"/tables/{table}/seats/2", {"who": "bot", "level": "page"})
            async with ada.connect() as socket:
                document = await socket.watch(table, 0)
                await socket.raw('{"id": "1", "type": "act", "password": "hunter22hunter22"}', "invalid")
                while not document["choices"]:
                    document = await socket.watch(table, 1 if socket.documents[table]["to_act"] == [1] else 0)
                seat = document["to_act"][0]
                document = await socket.watch(table, seat)
                secrets.append(document["choices"][0])
                await socket.act(table, seat, document["choices"][0])
                await socket.say(type="say", table=table, text="a private word")
                secrets.append("a private word")
            await ada.ask("POST", f"/tables/{table}/abandon")
            async with ada.connect() as socket:
                result = (await socket.watch(table, 0))["result"]
                secrets += [result["seed"], result["salt"]]
        server.stop()
        return server.log, secrets

    log, secrets = asyncio.run(talk())
    assert '"event": "request"' in log
    for secret in secrets:
        assert len(secret) > 3
        assert secret not in log, secret


def test_whatever_is_called_a_secret_is_struck_out():
    from jurade.server.logs import STRUCK, strike_secrets

    event = strike_secrets(None, "info", {"event": "x", "password": "p", "token": "t", "seed": 5, "table": "T"})
    assert event == {"event": "x", "password": STRUCK, "token": STRUCK, "seed": STRUCK, "table": "T"}
