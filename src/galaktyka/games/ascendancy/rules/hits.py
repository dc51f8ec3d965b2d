"""When a die succeeds, shared by the rules and by `odds`: plain numbers, no state."""

from typing import Final

SIDES: Final = 6
NEVER: Final = 7
"""A face that no die shows."""


def face_to_hit(hit_roll: int, shield: int, six_always_hits: bool) -> int:
    """R117 The lowest face that hits; NEVER where none does."""
    face = hit_roll + shield
    if face > SIDES:
        return SIDES if six_always_hits else NEVER
    return max(face, 1)


def hits(face: int, hit_roll: int, shield: int, six_always_hits: bool) -> bool:
    """R117 Whether a die that shows this face hits."""
    return face >= face_to_hit(hit_roll, shield, six_always_hits)


def hazard_level(printed: int, shield: int, bonus: int, shields_ignored: bool) -> int:
    """R87 The lowest face that destroys a ship; above six there is no danger."""
    return printed + bonus + (0 if shields_ignored else shield)


def hegemony_face(resistance: int, modifier: int) -> int:
    """R157 The lowest face whose sum with the modifier exceeds the resistance: 1 succeeds always, above six never."""
    return max(1, resistance - modifier + 1)
