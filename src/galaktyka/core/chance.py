"""Counter-based random numbers: the value depends only on (seed, purpose, index).

All arithmetic stays below 2**62, so the compiled and the interpreted engine compute the same numbers with
the same small integers. The mixing follows the shift-multiply pattern of 32-bit integer hashes; the
multipliers are odd and below 2**30 to keep every product in range. Compiled, `i64` makes them machine words:
the general int would take its slow path for every product of more than 2**30 (measured: 600 ns a draw).
"""

from typing import Final

from mypy_extensions import i64

WORD: Final[i64] = 0xFFFFFFFF
LARGEST_SEED: Final = 2**62 - 1


def scramble(x: i64) -> i64:
    """Mix 32 bits so that neighbouring inputs give unrelated outputs."""
    x ^= x >> 16
    x = (x * 0x21F0AAAD) & WORD
    x ^= x >> 15
    x = (x * 0x31848BAB) & WORD
    x ^= x >> 14
    x = (x * 0x2C1B3C6D) & WORD
    x ^= x >> 15
    return x


def value_below(n: i64, seed: i64, purpose: i64, index: i64) -> i64:
    """The index-th number of the stream (seed, purpose), uniform in 0 … n-1.

    The seed goes in twice, so that all its 62 bits count although each step mixes 32.
    """
    h = scramble((seed & WORD) ^ 0x5BD1E995)
    h = scramble(h ^ (seed >> 32))
    h = scramble(h ^ ((purpose * 0x1000193 + 1) & WORD))
    h = scramble(h ^ (index & WORD))
    return (scramble(h ^ (seed & WORD)) * n) >> 32


class Stream:
    """A private sequence of random numbers for bots and tools; never part of a state."""

    __slots__ = ("index", "seed")

    def __init__(self, seed: i64) -> None:
        self.seed: i64 = scramble((seed & WORD) ^ scramble((seed >> 32) ^ 0x9E3779B9))
        self.index: i64 = 0

    def below(self, n: i64) -> i64:
        self.index += 1
        return (scramble(self.seed ^ (self.index * 0x1E3779B1 & WORD)) * n) >> 32
