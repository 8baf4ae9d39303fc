"""People: guests, accounts, sessions, tokens, chat, and leaving for good."""

import re

import pytest

from jurade.table.commands import Resign
from jurade.table.people import new_id
from jurade.table.refusals import Refusal


def refused(code: str):
    """Refused with this code; use as ``with refused("stale")``."""
    return pytest.raises(Refusal, check=lambda error: error.code == code)


def test_a_guest_becomes_an_account_and_keeps_everything(at):
    async def scenario(place):
        ada, bob = await place.guests("Ada", "Bob")
        table = await place.table("carcassonne", ada, bob)
        account = await place.people.account("Ada L", "correct horse", guest=ada.id)
        assert (account.id, account.guest) == (ada.id, False)
        assert await place.people.log_in(" ada  l ", "correct horse") == account
        assert (await place.hall.info(table, ada.id))["seats"][0]["you"]
        with refused("wrong-password"):
            await place.people.log_in("Ada L", "wrong horse")
        with refused("wrong-password"):
            await place.people.log_in("Nobody", "correct horse")
        with refused("name-taken"):
            await place.people.account("ADA L", "another horse")
        with refused("no-such-person"):
            await place.people.account("Ada M", "another horse", guest=ada.id)
        with refused("bad-password"):
            await place.people.account("Cem", "short")
        await place.people.change_password(ada.id, "battery staple")
        assert await place.people.log_in("Ada L", "battery staple") == account

    at(scenario)


def test_ids_can_be_typed_at_a_shell():
    """An id that begins with a dash is taken for an option (one in 64 did)."""
    ids = {new_id() for _ in range(500)}
    assert len(ids) == 500
    assert all(re.fullmatch("[0-9a-f]{18}", found) for found in ids)


@pytest.mark.parametrize("name", ["", "   ", "x" * 31, "a\x00b", "a\u202eb"])
def test_names_can_be_printed(at_file, name):
    async def scenario(place):
        with refused("bad-name"):
            await place.people.guest(name)

    at_file(scenario)


def test_a_new_name_is_seen_at_once(at_file):
    async def scenario(place):
        ada, bob = await place.guests("Ada", "Bob")
        table = await place.table("carcassonne", ada, bob)
        client = place.client(bob)
        await client.watch(table, 1)
        await place.people.rename(ada.id, "Lovelace")
        await client.until(lambda c: c.documents[table]["info"]["seats"][0]["name"] == "Lovelace")

    at_file(scenario)


def test_sessions_are_closed_one_by_one(at):
    async def scenario(place):
        [ada] = await place.guests("Ada")
        secrets = [await place.people.open_session(ada.id, agent) for agent in ("phone", "desk")]
        assert [await place.people.of_session(secret) for secret in secrets] == [ada, ada]
        sessions = await place.people.sessions(ada.id)
        assert [session.agent for session in sessions] == ["phone", "desk"]
        assert await place.people.session_id(secrets[0]) == sessions[0].id
        await place.people.close_session(ada.id, sessions[0].id)
        assert [await place.people.of_session(secret) for secret in secrets] == [None, ada]
        await place.people.close_session_of(secrets[1])
        assert await place.people.of_session(secrets[1]) is None
        assert await place.people.of_session("made up") is None
        with refused("no-such-thing"):
            await place.people.close_session(ada.id, sessions[0].id)

    at(scenario)


def test_tokens_carry_scopes(at):
    async def scenario(place):
        [ada] = await place.guests("Ada")
        token, secret = await place.people.make_token(ada.id, "my bot", {"play", "read"})
        assert await place.people.of_token(secret) == (ada, frozenset({"read", "play"}))
        await place.people.settle()
        [kept] = await place.people.tokens(ada.id)
        assert (kept.label, kept.scopes, kept.used) == ("my bot", ("read", "play"), place.time)
        with refused("bad-request"):
            await place.people.make_token(ada.id, "x", {"admin"})
        await place.people.drop_token(ada.id, token.id)
        assert await place.people.of_token(secret) is None

    at(scenario)


def test_a_guest_who_logs_in_takes_his_tables_along(at):
    async def scenario(place):
        guest, bob = await place.guests("Guest", "Bob")
        ada = await place.people.account("Ada", "correct horse")
        table = await place.table("carcassonne", guest, bob)
        await place.hall.chat.say(guest.id, table, "good evening")
        await place.hall.move_tables(guest.id, ada.id)
        info = await place.hall.info(table, ada.id)
        assert info["seats"][0] | {"you": True, "name": "Ada", "person": ada.id} == info["seats"][0]
        assert await place.people.person(guest.id) is None
        client = place.client(bob)
        await client.watch(table, 1)
        assert [line["name"] for line in client.messages[-1]["chat"]] == ["Ada"]

    at(scenario)


def test_a_deleted_account_leaves_nothing_of_a_person_behind(at):
    async def scenario(place):
        ada, bob = await place.guests("Ada", "Bob")
        ended = await place.table("carcassonne", ada, bob, rated=True)
        await place.hall.chat.say(ada.id, ended, "a line of Ada's")
        await place.hall.do(ended, Resign(bob.id, 1))
        running = await place.table("carcassonne", ada, bob)
        secret = await place.people.open_session(ada.id)
        assert await place.people.of_session(secret) == ada
        await place.hall.delete_person(ada.id)
        assert await place.people.of_session(secret) is None
        assert await place.people.person(ada.id) is None
        with refused("no-such-person"):
            await place.people.profile(ada.id)
        client = place.client(bob)
        document = await client.watch(ended, 1)
        assert document["info"]["seats"][0]["name"] == ""
        assert "chat" not in client.messages[-1]
        found = await place.look(running)
        assert (found.seats[0].kind, found.status, found.host) == ("bot", "running", bob.id)
        assert "Ada" not in (await place.hall.questions.record(ended, bob.id)).text
        assert (await place.hall.lobby.tables(bob.id, text="Ada"))["tables"] == []

        def everything(connection):
            from sqlalchemy import select

            from jurade.table.schema import metadata

            return [
                str(value)
                for table in metadata.sorted_tables
                for row in connection.execute(select(table))
                for value in row
            ]

        kept = await place.store.read(everything)
        assert not any("Ada" in value for value in kept)

    at(scenario)


def test_chat_is_heard_by_all_but_those_who_muted_the_speaker(at):
    async def scenario(place):
        ada, bob, eve = await place.guests("Ada", "Bob", "Eve")
        table = await place.table("carcassonne", ada, bob)
        await place.people.mute(bob.id, eve.id)
        hears, muted = place.client(ada), place.client(bob)
        await hears.watch(table, 0)
        await muted.watch(table, 1)
        number = await place.hall.chat.say(eve.id, table, "  hello   there ", "m1")
        assert await place.hall.chat.say(eve.id, table, "hello there", "m1") == number
        await place.hall.chat.say(ada.id, table, "welcome", "m2")
        assert [said["line"]["text"] for said in hears.of_type("said")] == ["hello there", "welcome"]
        assert [said["line"]["text"] for said in muted.of_type("said")] == ["welcome"]
        line = hears.of_type("said")[0]["line"]
        assert (line["name"], line.get("seat")) == ("Eve", None)
        await place.hall.chat.report(ada.id, table, number, "rude")
        with refused("no-such-thing"):
            await place.hall.chat.report(ada.id, table, 99, "rude")

    at(scenario)


def test_chat_has_limits(at_file):
    async def scenario(place):
        ada, bob, eve = await place.guests("Ada", "Bob", "Eve")
        table = await place.table("carcassonne", ada, bob, rated=True)
        with refused("too-long"):
            await place.hall.chat.say(ada.id, table, "x" * 501)
        with refused("bad-request"):
            await place.hall.chat.say(ada.id, table, "  ")
        with refused("not-allowed"):
            await place.hall.chat.say(eve.id, table, "watch the road!")
        for number in range(5):
            await place.hall.chat.say(ada.id, table, str(number))
        with refused("too-often"):
            await place.hall.chat.say(ada.id, table, "again")
        place.time += 10_000
        await place.hall.chat.say(ada.id, table, "again")

    at_file(scenario)
