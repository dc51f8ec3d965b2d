"""The power cycle: charging, spending, burning, taking tokens out (R2–R5, R80, R96, R123, R135)."""

from galaktyka.core.table import Table
from galaktyka.games.gaia.choices import (
    BRAIN_KEEP,
    BRAIN_TO_1,
    BRAIN_TO_2,
    BRAIN_TO_3,
    BRAIN_USE,
    F_BRAIN_BURN,
    F_BRAIN_CHARGE,
    F_BRAIN_TOKEN,
    F_TOKENS,
    TO_GAIA_AREA,
)
from galaktyka.games.gaia.ids import INSTITUTE, ITARS, NEVLAS
from galaktyka.games.gaia.state import (
    BRAIN_BOWL_1,
    BRAIN_BOWL_2,
    BRAIN_BOWL_3,
    BRAIN_GAIA,
    BRAIN_GONE,
    BRAIN_NONE,
    GaiaState,
    Player,
)

BRAIN_POWER = 3  # R123
ANY_BOWL = 0


def chargeable(p: Player) -> int:
    """R3 How many single steps could be charged."""
    steps = 2 * p.bowl1 + p.bowl2
    if p.brain == BRAIN_BOWL_1:
        return steps + 2
    if p.brain == BRAIN_BOWL_2:
        return steps + 1
    return steps


def charge(s: GaiaState, seat: int, n: int, table: Table) -> None:
    """R3 Charge n power; asks where the Brainstone goes when that is open (R123)."""
    p = s.players[seat]
    if n <= 0:
        return
    table.rule("R3")
    if p.brain == BRAIN_NONE or p.brain > BRAIN_BOWL_2:
        up = n if n < p.bowl1 else p.bowl1
        p.bowl1 -= up
        p.bowl2 += up
        up = n - up if n - up < p.bowl2 else p.bowl2
        p.bowl2 -= up
        p.bowl3 += up
        return
    places = brain_places(p, n)
    if len(places) > 1:
        s.push(F_BRAIN_CHARGE, seat, n)
    else:
        charge_with_brain(p, n, places[0])


def brain_places(p: Player, n: int) -> list[int]:
    """R123 The bowls in which the Brainstone may end when n power are charged, the highest first."""
    in_1 = p.bowl1 + (1 if p.brain == BRAIN_BOWL_1 else 0)
    in_2 = p.bowl2 + (1 if p.brain == BRAIN_BOWL_2 else 0)
    left_1 = max(0, in_1 - n)
    passed_2 = in_2 + in_1 - left_1
    out_2 = min(passed_2, max(0, n - in_1))
    places: list[int] = []
    if out_2 > 0:
        places.append(BRAIN_BOWL_3)
    if passed_2 > out_2 and (p.brain == BRAIN_BOWL_2 or left_1 < in_1):
        places.append(BRAIN_BOWL_2)
    if p.brain == BRAIN_BOWL_1 and left_1 > 0:
        places.append(BRAIN_BOWL_1)
    return places


def charge_with_brain(p: Player, n: int, place: int) -> None:
    in_1 = p.bowl1 + (1 if p.brain == BRAIN_BOWL_1 else 0)
    in_2 = p.bowl2 + (1 if p.brain == BRAIN_BOWL_2 else 0)
    up_1 = min(n, in_1)
    up_2 = min(n - up_1, in_2 + up_1)
    p.bowl1 = in_1 - up_1 - (1 if place == BRAIN_BOWL_1 else 0)
    p.bowl2 = in_2 + up_1 - up_2 - (1 if place == BRAIN_BOWL_2 else 0)
    p.bowl3 = p.bowl3 + up_2 - (1 if place == BRAIN_BOWL_3 else 0)
    p.brain = place


def answer_brain_charge(s: GaiaState, seat: int, answer: int) -> None:
    n = s.arg(0)
    s.pop()
    charge_with_brain(s.players[seat], n, answer - BRAIN_TO_1 + BRAIN_BOWL_1)


def spendable(p: Player) -> int:
    """R4 Power that bowl III is worth: Nevlas with the institute count double, the Brainstone counts three."""
    power = p.bowl3
    if p.faction == NEVLAS and p.built[INSTITUTE]:
        return 2 * power
    if p.brain == BRAIN_BOWL_3:
        return power + BRAIN_POWER
    return power


def may_choose_brain(p: Player, cost: int) -> bool:
    """R123 Whether this cost could be paid with or without the Brainstone."""
    return p.brain == BRAIN_BOWL_3 and cost > 0 and p.bowl3 >= cost


def spend(p: Player, cost: int, with_brain: bool) -> None:
    """R4 Move tokens from bowl III to bowl I."""
    if p.faction == NEVLAS and p.built[INSTITUTE]:
        cost = (cost + 1) // 2
    elif with_brain:
        p.brain = BRAIN_BOWL_1
        cost = max(0, cost - BRAIN_POWER)
    p.bowl3 -= cost
    p.bowl1 += cost


def spend_forced(p: Player, cost: int) -> None:
    """R4 Pay where no choice about the Brainstone is open: it helps when tokens alone do not suffice."""
    spend(p, cost, p.brain == BRAIN_BOWL_3 and p.bowl3 < cost)


def may_burn(p: Player) -> bool:
    """R96"""
    return p.bowl2 + (1 if p.brain == BRAIN_BOWL_2 else 0) >= 2


def burn(s: GaiaState, seat: int) -> None:
    """R96 One token of bowl II is given up, another goes to bowl III."""
    p = s.players[seat]
    if p.brain == BRAIN_BOWL_2:
        s.push(F_BRAIN_BURN, seat)
        return
    p.bowl2 -= 2
    p.bowl3 += 1
    if p.faction == ITARS:  # R138
        p.gaia_tokens += 1


def brain_burn_answers(p: Player) -> list[int]:
    """R123 In burning the owner says which piece is given up and which one rises."""
    answers = [BRAIN_TO_3]
    if p.bowl2 >= 2:
        answers.append(BRAIN_TO_2)
    answers.append(BRAIN_USE)
    return answers


def answer_brain_burn(s: GaiaState, seat: int, answer: int) -> None:
    p = s.players[seat]
    s.pop()
    p.bowl2 -= 1
    if answer == BRAIN_TO_3:
        p.brain = BRAIN_BOWL_3
        return
    p.bowl3 += 1
    if answer == BRAIN_USE:
        p.brain = BRAIN_GONE
    else:
        p.bowl2 -= 1


# --- taking tokens out of the cycle (R5) ---


def in_bowl(p: Player, bowl: int) -> int:
    """Tokens in a bowl, the Brainstone among them."""
    brain = 1 if p.brain == bowl else 0
    if bowl == 1:
        return p.bowl1 + brain
    if bowl == 2:
        return p.bowl2 + brain
    return p.bowl3 + brain


def take_tokens(s: GaiaState, seat: int, n: int, destination: int) -> None:
    """R5 Take n tokens from bowls I–III; the owner says from which."""
    if n <= 0:
        return
    p = s.players[seat]
    if not s.variant.tokens_automatic:
        s.push(F_TOKENS, seat, n, destination, 1)
    elif not BRAIN_BOWL_1 <= p.brain <= BRAIN_BOWL_3:
        take_lowest(p, n, destination)
    elif p.power_tokens() > n:
        s.push(F_BRAIN_TOKEN, seat, n, destination, ANY_BOWL)
    else:
        take_lowest(p, n - 1, destination)
        remove_brain(p, destination)


def take_lowest(p: Player, n: int, destination: int) -> None:
    """Plain tokens from bowl I, then II, then III."""
    for bowl in (1, 2, 3):
        held = p.bowl1 if bowl == 1 else (p.bowl2 if bowl == 2 else p.bowl3)
        taken = min(n, held)
        remove_tokens(p, taken, destination, bowl)
        n -= taken


def token_range(s: GaiaState) -> tuple[int, int]:
    """R5 Least and most tokens that the bowl in question can give."""
    p = s.players[s.actor()]
    left, bowl = s.arg(0), s.arg(2)
    rest = 0
    for other in range(bowl + 1, 4):
        rest += in_bowl(p, other)
    return max(0, left - rest), min(left, in_bowl(p, bowl))


def run_tokens(s: GaiaState) -> bool:
    """R5 True when the owner must say how many tokens the bowl gives."""
    least, most = token_range(s)
    if least < most:
        return True
    take_from_bowl(s, most)
    return False


def take_from_bowl(s: GaiaState, n: int) -> None:
    """R5 n tokens of the bowl in question leave; the next bowl gives the rest."""
    seat = s.actor()
    p = s.players[seat]
    left, destination, bowl = s.arg(0), s.arg(1), s.arg(2)
    s.pop()
    if left > n:
        s.push(F_TOKENS, seat, left - n, destination, bowl + 1)
    if n == 0:
        return
    if p.brain != bowl:
        remove_tokens(p, n, destination, bowl)
    elif n < in_bowl(p, bowl):
        s.push(F_BRAIN_TOKEN, seat, n, destination, bowl)
    else:
        remove_tokens(p, n - 1, destination, bowl)
        remove_brain(p, destination)


def remove_tokens(p: Player, n: int, destination: int, bowl: int) -> None:
    """Plain tokens leave a bowl."""
    if bowl == 1:
        p.bowl1 -= n
    elif bowl == 2:
        p.bowl2 -= n
    else:
        p.bowl3 -= n
    if destination == TO_GAIA_AREA:
        p.gaia_tokens += n


def remove_brain(p: Player, destination: int) -> None:
    """R123 As a cost the Brainstone is one token; thrown away it is gone."""
    p.brain = BRAIN_GAIA if destination == TO_GAIA_AREA else BRAIN_GONE


def answer_brain_token(s: GaiaState, seat: int, answer: int) -> None:
    p = s.players[seat]
    n, destination, bowl = s.arg(0), s.arg(1), s.arg(2)
    s.pop()
    if answer == BRAIN_USE:
        remove_brain(p, destination)
        n -= 1
    if bowl == ANY_BOWL:
        take_lowest(p, n, destination)
    else:
        remove_tokens(p, n, destination, bowl)


def brain_token_answers() -> list[int]:
    return [BRAIN_KEEP, BRAIN_USE]
