"""Who may sit where, and what he may learn by it: before the start, in a running game, after leaving, by signing in."""

import json

import pytest

import jurade
from jurade.core.record import Record
from jurade.table.commands import Act, Reply, Resign, Sit, StandUp, Start
from jurade.table.refusals import Refusal
from jurade.table.setup import SeatWish, Setup

GAMES = {"bastide": 3, "bastions": 2, "carcassonne": 2, "feudo": 3, "flandern": 3}
FORMS = ("scene", "view", "events")
SITTING = ("table-seated", "table-left")


def refused(code: str, why: str = ""):
    """Refused with this code, and for this reason if one is given."""
    return pytest.raises(
        Refusal, check=lambda error: error.code == code and (not why or error.message.key == f"refused-{why}")
    )


async def looked_at(place, table, person, seat):
    """All that a person can get to see of a table from a seat of his, without what says who looks."""
    found = [(await place.hall.questions.record(table, person.id, seat)).text]
    for ply in range((await place.look(table)).ply + 1):
        found.append((await place.hall.questions.position(table, person.id, ply, seat)).text)
        past = (await place.hall.questions.replay(table, person.id, ply, seat)).json
        found.append(json.dumps(past["document"]["scene"]))
    for form in FORMS:
        client = place.client(person)
        document = await client.watch(table, seat, form)
        found.append(json.dumps({key: value for key, value in document.items() if key != "info"}))
        found.append(json.dumps([entry for entry in client.log[table] if entry["facts"]["event"] not in SITTING]))
        client.leave()
    return found


# ---- before the start


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("rated", [False, True])
def test_an_open_table_has_no_secrets(at_file, game, rated):
    """Whoever sits down before the start sees what a spectator sees, whichever seat he tries."""

    async def scenario(place):
        ada, bob = await place.guests("Ada", "Bob")
        seats = (SeatWish(kind="me"), *(SeatWish(kind="open") for _ in range(GAMES[game] - 1)))
        table = await place.hall.create(Setup(game=game, seats=seats, rated=rated), ada.id)
        found = await place.look(table)
        assert found.match.plies == ()  # nothing is drawn
        spectated = await looked_at(place, table, bob, None)
        assert await looked_at(place, table, ada, 0) == spectated
        for seat in range(1, GAMES[game]):
            await place.hall.do(table, Sit(bob.id, seat))
            assert await looked_at(place, table, bob, seat) == spectated
            await place.hall.do(table, StandUp(bob.id, seat))

    at_file(scenario)


def test_a_position_brought_along_shows_no_hands_before_the_start(at_file):
    async def scenario(place):
        ada, bob = await place.guests("Ada", "Bob")
        match = jurade.game("bastions").new(2, seed=5)
        while len(match.plies) < 12:
            match.play(match.to_act()[0], match.choices(match.to_act()[0])[0])
        seats = (SeatWish(kind="me"), SeatWish(kind="open"))
        for brought in ({"position": match.dump()}, {"record": str(match.record)}):
            table = await place.hall.create(Setup(game="bastions", seats=seats, **brought), ada.id)
            spectated = await looked_at(place, table, bob, None)
            assert await looked_at(place, table, ada, 0) == spectated
            info = await place.hall.info(table, bob.id)
            assert info["origin"] == next(iter(brought))
            await place.hall.do(table, Sit(bob.id, 1))
            await place.hall.do(table, Start(ada.id))
            client = place.client(bob)
            assert (await client.watch(table, 1, "view"))["view"]["seat"] == 1

    at_file(scenario)


def test_what_is_dealt_at_the_start_is_what_the_commitment_promised(at_file):
    async def scenario(place):
        ada, bob = await place.guests("Ada", "Bob")
        table = await place.table("feudo", ada, bob, start=False)
        promised = (await place.hall.info(table, ada.id))["commitment"]
        await place.hall.do(table, Start(ada.id))
        started = await place.look(table)
        assert len(started.match.plies) > 0
        await place.reopen()
        assert (await place.look(table)).match.plies == started.match.plies
        await place.hall.do(table, Resign(ada.id, 0))
        record = Record.read((await place.hall.questions.record(table, None)).text)
        assert record.tags["Commitment"] == promised

    at_file(scenario)


# ---- in a running game


def test_whoever_leaves_a_running_game_is_a_spectator_for_good(at):
    async def scenario(place):
        ada, bob = await place.guests("Ada", "Bob")
        table = await place.table("bastions", ada, bob)
        invited = await place.hall.invitations(table, bob.id)
        client = place.client(bob)
        await client.watch(table, 1, "view")
        await place.hall.do(table, StandUp(bob.id, 1))
        await client.until(lambda c: c.documents[table]["view"]["seat"] is None)
        for seat in (0, 1):
            with refused("not-yours"):
                await client.watch(table, seat, "view")
            with refused("not-yours"):
                await place.hall.questions.record(table, bob.id, seat)
        with refused("not-allowed", "you-left"):
            await place.hall.do(table, Sit(bob.id, 1, invited[1]))
        await place.reopen()
        with refused("not-allowed", "you-left"):
            await place.hall.do(table, Sit(bob.id, 1, invited[1]))

    at(scenario)


def test_a_bots_seat_is_taken_over_only_if_all_who_play_agree_and_everybody_is_told(at):
    async def scenario(place):
        ada, bob, eve = await place.guests("Ada", "Bob", "Eve")
        table = await place.table("feudo", ada, bob, "page")
        invited = await place.hall.invitations(table, ada.id)
        watching, asking = place.client(ada), place.client(eve)
        await watching.watch(table, 0)
        await asking.watch(table)
        await place.hall.do(table, Sit(eve.id, 2, invited[2]))
        with refused("not-yours"):
            await asking.watch(table, 2)
        [request] = watching.documents[table]["info"]["requests"]
        assert (request["kind"], request["seat"], request["name"]) == ("sit", 2, "Eve")
        with refused("too-often", "asked-already"):
            await place.hall.do(table, Sit(eve.id, 2, invited[2]))
        await place.hall.do(table, Reply(ada.id, 0, request["number"], True))
        with refused("not-yours"):
            await asking.watch(table, 2)
        await place.hall.do(table, Reply(bob.id, 1, request["number"], True))
        assert (await asking.watch(table, 2))["info"]["seats"][2]["name"] == "Eve"
        told = [entry["facts"]["event"] for entry in watching.log[table]]
        assert "table-asked-sit" in told
        assert "table-sat-by-consent" in told
        assert watching.documents[table]["info"]["requests"] == []

    at(scenario)


def test_one_refusal_is_enough_and_moves_do_not_answer_for_anybody(at_file):
    async def scenario(place):
        ada, bob, eve = await place.guests("Ada", "Bob", "Eve")
        table = await place.table("feudo", ada, bob, "page")
        invited = await place.hall.invitations(table, ada.id)
        await place.hall.do(table, Sit(eve.id, 2, invited[2]))
        client = place.client(ada)
        await client.watch(table, 0)
        await client.until(lambda c: set(c.documents[table]["to_act"]) & {0, 1})
        await place.play(table, seat=min(set(client.documents[table]["to_act"]) & {0, 1}))
        [number] = (await place.look(table)).requests
        await place.hall.do(table, Reply(ada.id, 0, number, False))
        found = await place.look(table)
        assert not found.requests
        assert found.seats[2].person == ""

    at_file(scenario)


def test_a_player_comes_to_a_second_seat_only_by_consent(at_file):
    async def scenario(place):
        ada, bob = await place.guests("Ada", "Bob")
        table = await place.table("feudo", ada, bob, "page")
        invited = await place.hall.invitations(table, ada.id)
        await place.hall.do(table, Sit(ada.id, 2, invited[2]))
        assert (await place.look(table)).seats[2].person == ""
        [number] = (await place.look(table)).requests
        with refused("not-allowed", "not-your-request"):
            await place.hall.do(table, Reply(ada.id, 0, number, True))
        alone = await place.table("feudo", bob, "page", "page")
        await place.hall.do(alone, Sit(bob.id, 2, (await place.hall.invitations(alone, bob.id))[2]))
        assert (await place.look(alone)).seats[2].person == bob.id  # nobody else is there to be asked

    at_file(scenario)


def test_in_a_rated_game_no_seat_changes_hands(at_file):
    async def scenario(place):
        ada, bob, eve = await place.guests("Ada", "Bob", "Eve")
        table = await place.table("feudo", ada, bob, "page", rated=True, start=False)
        await place.hall.do(table, Start(ada.id))
        invited = await place.hall.invitations(table, ada.id)
        for person in (ada, eve):
            with refused("not-allowed", "rated-one-seat"):
                await place.hall.do(table, Sit(person.id, 2, invited[2]))

    at_file(scenario)


# ---- a guest signs in


async def merged(place, game, *more, status="running", **options):
    """A table at which an account and a guest sit who is the same person; the guest then signs in."""
    account = await place.people.account("Ada", "correct horse")
    [guest] = await place.guests("Ada again")
    table = await place.table(game, account, guest, *more, start=False, **options)
    if status != "open":
        await place.hall.do(table, Start(account.id))
    await place.hall.move_tables(guest.id, account.id)
    return account, table


def test_who_signs_in_at_a_rated_table_with_others_gives_the_guests_seat_up(at):
    async def scenario(place):
        [bob] = await place.guests("Bob")
        account, table = await merged(place, "carcassonne", bob, rated=True)
        found = await place.look(table)
        assert found.seats_of(account.id) == [0]
        assert found.seats[1].forfeited == 1
        await place.hall.do(table, Resign(bob.id, 2))  # ends it: nobody but the account is left … a bot plays on
        while (await place.look(table)).status != "over":
            await place.hall.do(table, Resign(account.id, 0))
        found = await place.look(table)
        assert found.result is not None
        profile = await place.people.profile(account.id)
        assert [row["games"] for row in profile["ratings"]] == [1]

    at(scenario)


def test_a_rated_game_against_oneself_has_no_result(at_file):
    async def scenario(place):
        account, table = await merged(place, "carcassonne", rated=True)
        found = await place.look(table)
        assert (found.status, found.result.ending, found.result.ranking) == ("over", "abandoned", [])
        assert (await place.people.profile(account.id))["ratings"] == []

    at_file(scenario)


def test_before_the_start_the_guests_seat_at_a_rated_table_is_free_again(at_file):
    async def scenario(place):
        account, table = await merged(place, "carcassonne", rated=True, status="open")
        found = await place.look(table)
        assert [seat.kind for seat in found.seats] == ["person", "open"]
        assert found.seats_of(account.id) == [0]

    at_file(scenario)


def test_in_a_friendly_game_with_others_a_bot_plays_on_for_the_guest(at_file):
    async def scenario(place):
        [bob] = await place.guests("Bob")
        account, table = await merged(place, "carcassonne", bob)
        found = await place.look(table)
        assert found.seats_of(account.id) == [0]
        assert (found.seats[1].person, found.seats[1].is_bots) == ("", True)

    at_file(scenario)


def test_who_plays_alone_keeps_both_seats(at_file):
    async def scenario(place):
        account, table = await merged(place, "carcassonne")
        assert (await place.look(table)).seats_of(account.id) == [0, 1]

    at_file(scenario)


def test_a_rated_game_ends_also_where_a_person_had_come_to_two_seats(at):
    """Stores of before may hold such games: the step that moved the seat is kept, and the end must be kept too."""

    async def scenario(place):
        account = await place.people.account("Ada", "correct horse")
        guest, bob = await place.guests("Ada again", "Bob")
        table = await place.table("carcassonne", account, guest, bob, rated=True, start=False)
        await place.hall.do(table, Start(account.id))
        from jurade.table.steps import Moved

        async with place.hall.rooms.at(table) as room:
            moved = place.hall.rooms.draft(room, Moved(person=guest.id, to=account.id))
            await place.hall.rooms.keep(room, moved)
        await place.hall.do(table, Resign(bob.id, 2))
        for seat in (1, 0):
            if (await place.look(table)).status != "over":
                await place.hall.do(table, Resign(account.id, seat))
        assert (await place.look(table)).status == "over"
        assert [row["games"] for row in (await place.people.profile(account.id))["ratings"]] == [1]

    at(scenario)


# ---- rules that are not installed


@pytest.mark.parametrize("what", ["sign in", "delete"])
def test_a_table_of_old_rules_blocks_nothing_but_itself(at, what):
    async def scenario(place):
        account = await place.people.account("Ada", "correct horse")
        guest, bob = await place.guests("Guest", "Bob")
        old = await place.table("carcassonne", guest, bob)
        new = await place.table("carcassonne", guest, bob)
        from sqlalchemy import text

        await place.store.write(
            lambda connection: connection.execute(
                text("UPDATE steps SET body = replace(body, 'carcassonne/', 'carcassonne/0.') WHERE \"table\" = :t"),
                {"t": old},
            )
        )
        await place.reopen()
        with refused("old-rules"):
            await place.look(old)
        if what == "sign in":
            await place.hall.move_tables(guest.id, account.id)
            assert (await place.look(new)).seats_of(account.id) == [0]
            [row] = [
                row for row in (await place.hall.lobby.tables(account.id, mine=True))["tables"] if row["id"] == old
            ]
            assert [seat["name"] for seat in row["seats"]] == ["Ada", "Bob"]
        else:
            await place.hall.delete_person(guest.id)
            assert await place.people.person(guest.id) is None
            assert (await place.look(new)).seats[0].person == ""

    at(scenario)


# ---- messages said again


def test_an_id_is_one_message_of_one_person_at_one_table(at):
    async def scenario(place):
        ada, bob = await place.guests("Ada", "Bob")
        table, other = await place.table("carcassonne", ada, bob), await place.table("carcassonne", ada, bob)
        found = await place.play_until(table, lambda t: len(t.match.choices(t.match.to_act()[0])) > 1)
        seat = found.match.to_act()[0]
        person, ply = found.seats[seat].person, found.ply
        first, second = found.match.choices(seat)[:2]
        step = await place.hall.do(table, Act(person, seat, ply, first), "7")
        assert await place.hall.do(table, Act(person, seat, ply, first), "7") == step
        for action in (second, first + " "):
            with refused("replayed"):
                await place.hall.do(table, Act(person, seat, ply, action), "7")
        with refused("replayed"):
            await place.hall.do(table, Resign(person, seat), "7")
        await place.reopen()  # on another connection to another server as well
        with refused("replayed"):
            await place.hall.do(table, Act(person, seat, ply, second), "7")
        there = await place.look(other)
        theirs = there.match.to_act()[0]
        await place.hall.do(
            other, Act(there.seats[theirs].person, theirs, there.ply, there.match.choices(theirs)[0]), "7"
        )

    at(scenario)


def test_a_key_makes_one_table_and_a_line_is_said_once(at):
    async def scenario(place):
        [ada] = await place.guests("Ada")
        setup = Setup(game="carcassonne", seats=(SeatWish(kind="me"), SeatWish(kind="bot")))
        table = await place.hall.create(setup, ada.id, "k")
        assert await place.hall.create(setup, ada.id, "k") == table
        with refused("replayed"):
            await place.hall.create(Setup(game="feudo", seats=setup.seats), ada.id, "k")
        client = place.client(ada)
        await client.watch(table, 0)
        number = await place.hall.chat.say(ada.id, table, "hello", "9")
        assert await place.hall.chat.say(ada.id, table, "hello", "9") == number
        with refused("replayed"):
            await place.hall.chat.say(ada.id, table, "goodbye", "9")
        await place.hall.chat.say(ada.id, table, "really", "10")
        await client.until(lambda c: len(c.of_type("said")) == 2)
        assert [message["line"]["text"] for message in client.of_type("said")] == ["hello", "really"]

    at(scenario)


# ---- spectators who are behind


def test_lists_and_looks_tell_nothing_that_spectators_have_not_seen(at):
    async def scenario(place):
        ada, bob, eve = await place.guests("Ada", "Bob", "Eve")
        table = await place.table("carcassonne", ada, bob, delay=60)
        place.time += 61_000

        async def row(person, **more):
            return next(
                (r for r in (await place.hall.lobby.tables(person.id, **more))["tables"] if r["id"] == table), None
            )

        hidden = await row(eve)
        for _ in range(4):
            await place.play(table)
            place.time += 1000
        assert await row(eve) == hidden
        assert (hidden["ply"], hidden["to_act"], hidden["result"]) == (0, [], None)
        assert (await row(ada))["ply"] > 0
        late = await place.hall.info(table, eve.id)
        assert late["times"]["running"] == []
        await place.hall.do(table, Resign(ada.id, 0))
        assert (await row(eve))["status"] == "running"
        assert await row(eve, status="over") is None
        assert (await row(bob))["status"] == "over"
        assert (await place.hall.info(table, eve.id))["status"] == "running"
        for look in (
            place.hall.questions.record(table, eve.id),
            place.hall.questions.position(table, eve.id),
            place.hall.questions.replay(table, eve.id, 1, None),
            place.hall.questions.replay(table, eve.id, 1, 0),
            place.hall.questions.course(table, eve.id),
            place.hall.questions.analysis(table, eve.id),
            place.hall.fork(table, eve.id, 1),
        ):
            with refused("not-allowed", "delayed"):
                await look
        place.time += 61_000
        assert (await row(eve))["status"] == "over"
        assert "Seed" in (await place.hall.questions.record(table, eve.id)).text

    at(scenario)
