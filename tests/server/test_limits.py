"""Limits count what things cost, for a person and for an address, and cannot be reset from outside."""

import asyncio

import httpx
import pytest

from jurade.server import limits
from jurade.server.costs import ADDRESS_SHARE, LONGEST_PAUSE, PRICES, ROUTES, Costs, Meter, Metered, spend, weighed
from jurade.server.errors import Problem
from jurade.server.limits import Buckets, Rate, counted_as
from jurade.server.settings import Rates

from ..serving import FIGURES


class Clock:
    def __init__(self):
        self.now = 1000.0

    def __call__(self):
        return self.now


@pytest.mark.parametrize(
    ("given", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("nonsense", "unknown"),
        ("", "unknown"),
    ],
)
def test_addresses_are_counted_by_household(given, counted):
    assert counted_as(given) == counted


def test_what_is_counted_cannot_be_flushed_by_many_others(monkeypatch):
    monkeypatch.setattr(limits, "BUCKETS", 50)
    clock = Clock()
    rate = Rate(2, 0.1, clock)
    assert (rate.take("eve"), rate.take("eve")) == (0, 0)
    assert rate.take("eve") > 0
    for number in range(1000):
        rate.take(f"other {number}")
        clock.now += 0.001
    assert rate.take("eve") > 0  # still remembered
    assert len(rate) <= 50 + limits.SHARED
    clock.now += 1000  # all are as good as new and are forgotten; nobody is better off for it
    assert rate.take("new") == 0
    assert len(rate) <= 1 + limits.SHARED


def test_a_key_without_a_place_is_counted_all_the_same(monkeypatch):
    monkeypatch.setattr(limits, "BUCKETS", 1)
    monkeypatch.setattr(limits, "SHARED", 1)
    rate = Rate(2, 0.1, Clock())
    rate.take("first")
    taken = [rate.take(f"flood {number}") for number in range(5)]
    assert taken[:2] == [0, 0]
    assert all(taken[2:])


def test_give_back_never_gives_more_than_all():
    buckets = Rate(2, 1, Clock())
    buckets.give_back("a")
    assert isinstance(buckets, Buckets)
    assert buckets.of("a").left == 2


def paying(**more):
    clock = Clock()
    refused = []
    costs = Costs((1.0, 0.1), (3.0, 0.3), clock=clock, refused=refused.append, **more)
    return costs, clock, refused


def test_what_it_took_is_charged_and_then_nothing_is_left():
    costs, clock, refused = paying()
    bill, pause = costs.pay("watch", "ada", "here")
    assert pause == 0
    bill.settle(Meter(1.5))
    clock.now += LONGEST_PAUSE  # time for the next, but not for what was taken too much
    with pytest.raises(Problem) as problem:
        costs.pay("watch", "ada", "here")
    assert problem.value.code == "too-often"
    assert problem.value.seconds >= 1
    assert refused == ["watch"]
    bill, _ = costs.pay("preview", "bo", "here")  # another person of the same address has his own
    clock.now += 60
    costs.pay("watch", "ada", "here")


def test_strangers_of_an_address_are_one_person_and_new_persons_share_the_address():
    costs, clock, _ = paying()
    bill, _ = costs.pay("replay", None, "here")
    bill.settle(Meter(1.2))
    clock.now += 1
    with pytest.raises(Problem):
        costs.pay("replay", None, "here")
    costs.pay("replay", None, "elsewhere")
    for number in range(30):  # new guests, as many as he likes
        try:
            bill, _ = costs.pay("replay", f"guest {number}", "here")
        except Problem:
            break
        bill.settle(Meter(0.9))
        clock.now += 2.5
    with pytest.raises(Problem):
        costs.pay("replay", "one more guest", "here")
    with pytest.raises(Problem):
        costs.check_address("here")


def test_a_burst_is_spread_out_in_time():
    costs, _, _ = paying()
    pauses = []

    def burst():
        for _ in range(1000):
            pauses.append(costs.pay("watch", "ada", "here")[1])

    with pytest.raises(Problem):
        burst()
    assert pauses == sorted(pauses)
    assert pauses[0] == 0
    assert pauses[-1] <= LONGEST_PAUSE
    assert len(pauses) * PRICES["watch"] <= 1.0 + PRICES["watch"]  # never more than there was


def test_an_evening_of_a_club_behind_one_address_never_meets_a_limit():
    """Twenty people come within a minute, play for three hours, look at what happens, and replay a game afterwards."""
    clock = Clock()
    rates = Rates()
    costs = Costs(rates.person, rates.address, rates.scale, clock=clock)
    requests = Rate(*rates.requests, clock)
    people = [f"person {number}" for number in range(20)]

    def ask(person, kind, took):
        requests.check("club")
        bill, pause = costs.pay(kind, person, "club")
        assert pause < 2.5
        bill.settle(Meter(took))

    for person in people:
        for _ in range(25):  # a page with its words and pictures
            ask(person, "words", 0.002)
        ask(person, "tables", 0.008)
        ask(person, "watch", 0.055)
        clock.now += 3
    for _ in people:  # all of them sign in at once
        assert costs.pay("password", None, "club")[1] == 0
    for minute in range(180):
        for second in range(0, 60, 6):
            clock.now += 6
            for number, person in enumerate(people):
                ask(person, "preview", 0.004)
                if (number + second) % 3 == 0:
                    ask(person, "forbidden", 0.01)
                if minute % 10 == 0 and second == 0:
                    clock.now += 0.1
                    ask(person, "watch", 0.055)  # the connection was lost
    for _ in range(60):  # four of them step through a replay
        clock.now += 1
        for person in people[:4]:
            ask(person, "replay", 0.03)


def test_processor_time_is_measured_whatever_else_runs():
    def work(seconds):
        import time

        end = time.thread_time() + seconds
        while time.thread_time() < end:
            pass

    async def slow():
        work(0.02)
        await asyncio.sleep(0.02)
        work(0.02)
        spend(1.0)
        with pytest.raises(ZeroDivisionError):
            await broken()
        return "done"

    async def broken():
        await asyncio.sleep(0)
        raise ZeroDivisionError

    async def other():
        for _ in range(20):
            work(0.01)
            await asyncio.sleep(0)

    async def both():
        meter, idle = Meter(), Meter()
        found, _ = await asyncio.gather(wrapped(slow(), meter), other())
        assert found == "done"
        with pytest.raises(asyncio.CancelledError):
            await wrapped(cancelled(), idle)
        weighed(work)(0.01)  # outside of anything that is measured: nobody's
        return meter.seconds, idle.seconds

    async def cancelled():
        asyncio.current_task().cancel()
        await asyncio.sleep(10)

    async def wrapped(coroutine, meter):
        return await Metered(coroutine, meter)

    seconds, idle = asyncio.run(both())
    assert 1.04 <= seconds < 1.2
    assert idle < 0.01


def test_every_dear_route_has_a_price(server):
    routes = httpx.get(f"{server.url}/api/openapi.json").json()["paths"]
    for method, path in ROUTES:
        assert method.lower() in routes[path], path
    assert set(ROUTES.values()) <= set(PRICES)
    assert ADDRESS_SHARE <= 0.5


def test_a_stranger_who_watches_again_and_again_is_told_to_wait(start_server, visit, connect):
    """… also on another connection, and as another guest; who plays at the same address is not."""
    server = start_server(None, "--rate", "5")  # a tenth of everything

    async def watch(table):
        async with connect(server.url) as socket:
            return await socket.say(type="watch", table=table, form="scene")

    async def talk():
        async with visit(server, "Ada") as ada:
            table = (await ada.new_table("carcassonne", ("me", "me"), options={"first_player": "seat0"}))["id"]
            async with ada.connect() as playing:
                document = await playing.watch(table, 0)
                answers = await asyncio.gather(*(watch(table) for _ in range(14)))
                refused = [each for each in answers if each.get("code") == "too-often"]
                assert [each for each in answers if each["type"] == "table"]
                assert refused[0]["message"][1]["seconds"] >= 1
                answer = await playing.act(table, 0, document["choices"][0])
                assert answer["type"] == "done"
            figures = (await ada.http.get("/metrics", headers=FIGURES)).text
            assert 'jurade_cost_seconds_total{kind="watch"}' in figures

    asyncio.run(talk())
    server.kill()


def test_over_http_a_refusal_says_when_to_come_back(start_server, visit):
    server = start_server(None, "--rate", "10")

    async def talk():
        async with visit(server, "Ada") as ada:
            table = (await ada.new_table("carcassonne", ("me", "me")))["id"]
            asked = (ada.http.get(f"/api/tables/{table}/replay/0") for _ in range(40))
            refused = [each for each in await asyncio.gather(*asked) if each.status_code == 429]
            response = refused[0]
            assert int(response.headers["retry-after"]) >= 1
            assert response.json()["error"]["code"] == "too-often"
            assert response.json()["error"]["message"][1]["seconds"] == int(response.headers["retry-after"])

    asyncio.run(talk())
    server.kill()


def test_strangers_who_wait_for_their_turn_keep_no_person_of_the_address_waiting():
    costs, _, _ = paying()
    pauses = [costs.pay("replay", None, "here")[1] for _ in range(8)]
    assert pauses[-1] > 1
    assert costs.pay("watch", "ada", "here")[1] < pauses[-1] / 4
