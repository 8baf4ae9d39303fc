"""Strong seeds: draws that anybody can make again who has the seed, and nobody can foretell who has not."""

import hashlib
from collections import Counter

import pytest

import jurade
from jurade.core.draws import Draws, aside, drawn, new_seed, read_seed
from jurade.core.errors import BadOption
from jurade.core.rng import Rng

SEED = "5b" * 32


def test_the_words_of_a_seed_never_change():
    """They are part of every game a table has kept: a change here breaks them."""
    assert [Draws(SEED, ply).word() for ply in range(3)] == [
        5704497266835048350,
        4297293762130173730,
        11112642999267819552,
    ]


def test_a_word_is_what_the_notation_says():
    said = (4).to_bytes(8, "big") + (1).to_bytes(8, "big")
    hashed = hashlib.blake2b(said, digest_size=8, key=bytes.fromhex(SEED), person=b"jurade draw")
    words = Draws(SEED, 4)
    words.word()
    assert words.word() == int.from_bytes(hashed.digest(), "big")


def test_every_bit_of_a_seed_matters():
    whole = int(SEED, 16)
    words = {Draws(f"{whole ^ 1 << bit:064x}", 0).word() for bit in range(256)}
    assert len(words | {Draws(SEED, 0).word()}) == 257


def test_below_reaches_every_number_about_equally_often():
    words = Draws(SEED, 3)
    counts = Counter(words.below(6) for _ in range(6000))
    assert sorted(counts) == list(range(6))
    assert all(880 < count < 1120 for count in counts.values())
    assert words.below(1) == 0


def test_below_is_fair_where_the_range_does_not_divide_two_to_the_64():
    """Two thirds of 2**64: without rejection the lower third would come up twice as often."""
    words, third = Draws(SEED, 4), 2**63 // 3
    low = sum(words.below(3 * third) < third for _ in range(6000))
    assert 1850 < low < 2150


def test_weighted_follows_the_weights():
    words = Draws(SEED, 5)
    counts = Counter(words.weighted([10, 1, 20, 3]) for _ in range(4000))
    assert set(counts) == {10, 20}
    assert 900 < counts[10] < 1100


def test_a_draw_follows_from_seed_and_ply_and_seeds_differ():
    state = jurade.game("carcassonne").new(2, seed=1, draws=False).state
    one = [drawn(SEED, ply, state) for ply in range(40)]
    assert one == [drawn(SEED, ply, state) for ply in range(40)]
    assert len(set(one)) == 2
    assert one != [drawn("5c" * 32, ply, state) for ply in range(40)]
    assert [drawn(9, ply, state) for ply in range(40)] == [Rng(9, ply).weighted(state.outcomes()) for ply in range(40)]


def test_what_bots_muse_on_is_no_draw():
    assert aside(7) == 7
    assert 0 <= aside(SEED) < 1 << 62
    assert aside(SEED) not in {Draws(SEED, ply).word() >> 2 for ply in range(100)}


def test_a_new_seed_is_another_one():
    assert len({new_seed() for _ in range(100)}) == 100
    assert read_seed(new_seed()) != read_seed(new_seed())


def test_a_seed_is_read_from_a_text():
    assert read_seed("7") == 7
    assert read_seed("-7") == -7
    assert read_seed("1" * 64) == "1" * 64
    for text in ("", "seven", "1" * 20, "1" * 21, "0" * 63, "0" * 65, "F" * 64, "٧"):
        with pytest.raises(BadOption, match="a seed is a whole number of at most 63 bits, or 64 hexadecimal digits"):
            read_seed(text)
