"""The arithmetic of a salvo, shared by the battles on the table and by `odds`: plain lists, no state."""


def hits_in(faces: list[int], hit_from: int) -> int:
    """R77 Dice that hit."""
    hits = 0
    for face in faces:
        if face >= hit_from:
            hits += 1
    return hits


def focus(hits: int, damage: list[int], shields: list[int]) -> list[int]:
    """The standard allocation: each hit goes to the ship that needs the fewest more to be destroyed.

    Ships already doomed are passed over; of equals the one listed first is taken; hits left over are lost.
    """
    given = [0] * len(damage)
    while hits:
        best, fewest = -1, 0
        for i in range(len(damage)):
            needed = shields[i] + 1 - damage[i] - given[i]
            if needed > 0 and (best < 0 or needed < fewest):
                best, fewest = i, needed
        if best < 0:
            break
        taken = min(hits, fewest)
        given[best] += taken
        hits -= taken
    return given
