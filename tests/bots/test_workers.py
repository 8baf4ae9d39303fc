"""Bots in processes of their own."""

import asyncio
import os
import signal

import pytest

import jurade
from jurade.bots.workers import BotWorkers, Question, answer
from jurade.core.errors import JuradeError

CARCASSONNE = jurade.game("carcassonne")


@pytest.fixture
def pool():
    found = BotWorkers(1)
    yield found
    found.close()


def question(bot="greedy", seed=3):
    match = CARCASSONNE.new(2, seed=seed)
    return Question.of(match, match.to_act()[0], bot), match


def test_an_answer_is_one_of_the_choices_and_always_the_same(pool):
    asked, match = question("baron:40")
    told = pool.ask(asked)
    assert told in match.choices(asked.seat)
    assert told == answer(asked) == pool.ask(asked)


def test_an_event_loop_goes_on_while_a_bot_thinks(pool):
    async def think():
        ticks = 0
        asked, match = question("baron:seconds=0.5")
        thinking = asyncio.create_task(pool.ask_soon(asked))
        while not thinking.done():
            await asyncio.sleep(0.01)
            ticks += 1
        return ticks, thinking.result() in match.choices(asked.seat)

    ticks, legal = asyncio.run(think())
    assert legal
    assert ticks > 5


def test_a_worker_that_dies_is_replaced_and_the_move_recomputed(pool):
    asked, _ = question("baron:seconds=1.5")
    quick, _ = question("greedy")
    expected = pool.ask(quick)

    async def kill_while_thinking():
        thinking = asyncio.create_task(pool.ask_soon(asked))
        await asyncio.sleep(0.5)
        [worker] = pool._pool._processes
        os.kill(worker, signal.SIGKILL)
        return await thinking

    told = asyncio.run(kill_while_thinking())
    assert told.startswith(("place", "draw", "abbey"))
    assert pool.ask(quick) == expected


def test_a_worker_that_always_dies_is_an_error_not_a_loop(pool):
    pool._submit = lambda question, work: pool._pool.submit(os._exit, 1)
    asked, _ = question()
    with pytest.raises(JuradeError, match="its process died 3 times"):
        pool.ask(asked)


def test_a_bad_bot_is_an_error_of_ours(pool):
    asked, _ = question("nobody")
    with pytest.raises(JuradeError, match="there is no bot 'nobody'"):
        pool.ask(asked)
