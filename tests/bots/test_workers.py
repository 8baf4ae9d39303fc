"""Bots in processes of their own."""

import asyncio
import os
import signal
import time

import pytest

import jurade
from jurade.bots.workers import BotWorkers, Question, TooSlow, answer
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
        [worker] = pool.pids
        os.kill(worker, signal.SIGKILL)
        return await thinking

    told = asyncio.run(kill_while_thinking())
    assert told.startswith(("place", "draw", "abbey"))
    assert pool.ask(quick) == expected


def test_a_worker_that_always_dies_is_an_error_not_a_loop(pool):
    with pytest.raises(JuradeError, match="the process died 3 times"):
        pool.submit(os._exit, 1).result()
    asked, match = question()
    assert pool.ask(asked) in match.choices(asked.seat)


def test_a_question_that_takes_too_long_is_an_error_and_its_process_is_replaced(pool):
    assert pool.submit(str, 0).result() == "0"
    [before] = pool.pids
    with pytest.raises(TooSlow, match="no answer within"):
        pool.submit(time.sleep, 60, limit=0.2).result()
    assert pool.submit(str, 1).result() == "1"
    assert pool.pids != [before]


def test_processes_begin_with_the_first_question_and_end_when_nobody_asks():
    pool = BotWorkers(2, nice=3, idle=0.3)
    try:
        assert pool.pids == []
        assert pool.submit(os.nice, 0).result() == 3 + os.nice(0)
        [process] = pool.pids  # one is enough for one question after the other
        pool.workers[-1]._process.join(30)
        assert not pool.workers[-1]._process.is_alive()
        assert pool.submit(str, 2).result() == "2"
        assert pool.pids != [process]
    finally:
        pool.close()


def test_a_bad_bot_is_an_error_of_ours(pool):
    asked, _ = question("nobody")
    with pytest.raises(JuradeError, match="there is no bot 'nobody'"):
        pool.ask(asked)
