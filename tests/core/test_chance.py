"""Counter-based chance: the same numbers everywhere, for ever."""

from collections import Counter
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from galaktyka.core.chance import LARGEST_SEED, WORD, Stream, scramble, value_below

SEEDS = st.integers(0, LARGEST_SEED)

SCRAMBLED = [0, 923187481, 1846374963, 3178298977, 1157756628]
SEED_7_PURPOSE_0 = [592, 964, 50, 419, 295, 842, 473, 161]
SEED_7_PURPOSE_31 = [591, 676, 717, 331, 77, 294, 687, 867]
LARGEST_SEED_PURPOSE_0 = [461, 919, 237, 861, 437, 785, 29, 305]
PRIVATE_7 = [614, 547, 86, 803, 200, 294, 577, 678]


def test_fixed_vectors_of_the_mixer() -> None:
    assert [scramble(x) for x in (0, 1, 2, 12345, WORD)] == SCRAMBLED


def test_fixed_vectors_of_the_streams() -> None:
    """Records of old games replay only as long as these numbers stay."""
    assert [value_below(1000, 7, 0, i) for i in range(8)] == SEED_7_PURPOSE_0
    assert [value_below(1000, 7, 31, i) for i in range(8)] == SEED_7_PURPOSE_31
    assert [value_below(1000, LARGEST_SEED, 0, i) for i in range(8)] == LARGEST_SEED_PURPOSE_0


def test_fixed_vectors_of_a_private_stream() -> None:
    stream = Stream(7)
    assert [stream.below(1000) for _ in range(8)] == PRIVATE_7


@given(seed=SEEDS, purpose=st.integers(0, 31), index=st.integers(0, WORD), n=st.integers(1, 2**29))
def test_every_value_is_below_its_bound(seed: int, purpose: int, index: int, n: int) -> None:
    assert 0 <= value_below(n, seed, purpose, index) < n


def test_the_mixer_keeps_neighbours_apart() -> None:
    assert len({scramble(x) for x in range(100_000)}) == 100_000


def test_dice_are_fair() -> None:
    """A chi-squared test with 5 degrees of freedom: 20.5 is passed by chance once in a thousand."""
    for seed in range(5):
        rolls = Counter(value_below(6, seed, 3, i) for i in range(6000))
        assert sum((rolls[face] - 1000) ** 2 / 1000 for face in range(6)) < 20.5


def test_successive_rolls_are_independent() -> None:
    """36 pairs, 35 degrees of freedom: 66.6 is passed by chance once in a thousand."""
    rolls = [value_below(6, 11, 0, i) for i in range(36_001)]
    pairs = Counter(pairwise(rolls))
    assert sum((pairs[a, b] - 1000) ** 2 / 1000 for a in range(6) for b in range(6)) < 66.6


def test_purposes_and_seeds_have_streams_of_their_own() -> None:
    streams = [(seed, purpose) for seed in (0, 1, 2, 1 << 32, 1 << 33) for purpose in range(8)]
    seen = {tuple(value_below(1 << 20, seed, purpose, i) for i in range(4)) for seed, purpose in streams}
    assert len(seen) == len(streams)


def test_large_seeds_do_not_share_a_game() -> None:
    """All 62 bits count. Were only 32 of them mixed in, so many seeds would give about 30 twins."""
    seeds = [(i * 0x9E3779B97F4A7C15) % (LARGEST_SEED + 1) for i in range(500_000)]
    games = {value_below(1 << 29, seed, 0, 0) << 29 | value_below(1 << 29, seed, 0, 1) for seed in seeds}
    assert len(games) == len(seeds)


def test_a_private_stream_is_fair_and_differs_by_seed() -> None:
    stream = Stream(5)
    rolls = Counter(stream.below(6) for _ in range(6000))
    assert sum((rolls[face] - 1000) ** 2 / 1000 for face in range(6)) < 20.5
    assert len({Stream(seed).below(1 << 29) for seed in range(100)}) == 100
