"""Why a part cannot be placed or a tile not returned (R28, R34)."""

from galaktyka.core.words import Text
from galaktyka.games.eclipse.choices import A_BESIDE, A_PART, A_RETURN, A_SPACE, PART_FROM_TILE, SKIP_VERB
from galaktyka.games.eclipse.ids import (
    DESIGN,
    EMPTY,
    ENERGY,
    FROM_ANCIENTS,
    FROM_TECH,
    PLAYER_SHIPS,
    SPACES,
    STARBASE,
)
from galaktyka.games.eclipse.rules.designs import blueprint, others_sound, sound_ships
from galaktyka.games.eclipse.speech.phrases import kind_name, part_name, tech_name
from galaktyka.games.eclipse.state import EclipseState


def upgrade_reason(s: EclipseState, seat: int, answer: int) -> Text:
    """R28"""
    p = s.players[seat]
    if answer == SKIP_VERB:
        if not s.arg(1):
            return Text("eclipse-refusal-nothing-returned")
        return broken_reason(s, seat, -1)
    if not s.arg(0):
        return Text("eclipse-refusal-no-activation")
    if answer >= A_RETURN:
        return Text("eclipse-refusal-no-tile")
    part = answer - A_PART
    origin = s.box.part_origin[part]
    if origin == FROM_ANCIENTS and part not in p.stored:
        return Text("eclipse-refusal-not-stored", {"part": part_name(part)})
    if origin == FROM_TECH and not p.has(s.box.part_tech[part]):
        return Text("eclipse-refusal-needs-tech", {"tech": tech_name(s.box.part_tech[part])})
    return Text("eclipse-refusal-no-space", {"part": part_name(part)})


def broken_reason(s: EclipseState, seat: int, kind: int) -> Text:
    """R28b A blueprint, other than that of this kind, that is not in order."""
    sound = sound_ships(s.players[seat])
    for other in range(PLAYER_SHIPS):
        if other != kind and not sound >> other & 1:
            return Text("eclipse-refusal-broken", {"ship": kind_name(other)})
    return Text("eclipse-refusal-not-asked")


def space_reason(s: EclipseState, seat: int, answer: int) -> Text:
    """R28b, R34 Why the part of the top frame cannot go there."""
    p = s.players[seat]
    part, outside = s.arg(0), s.box.part_outside[s.arg(0)]
    if answer < A_SPACE:
        return Text("eclipse-refusal-no-store")
    if outside != (answer >= A_BESIDE):
        return Text("eclipse-refusal-beside" if outside else "eclipse-refusal-on-grid")
    place = answer - A_SPACE
    kind = answer - A_BESIDE if outside else place // SPACES
    if not others_sound(sound_ships(p), kind):
        return broken_reason(s, seat, kind)
    covered = EMPTY
    if not outside:
        printed = blueprint(s, p, kind).spaces
        if place % SPACES >= len(printed):
            return Text("eclipse-refusal-few-spaces", {"ship": kind_name(kind), "n": len(printed)})
        covered = printed[place % SPACES]
        if p.tiles[place] != EMPTY:
            if s.arg(1) != PART_FROM_TILE:
                return Text("eclipse-refusal-tile-there", {"part": part_name(p.tiles[place])})
            covered = p.tiles[place]
    return flight_reason(s, seat, kind, part, covered)


def flight_reason(s: EclipseState, seat: int, kind: int, part: int, covered: int) -> Text:
    """R28b The blueprint would not be in order: energy, a drive, no drive on a starbase."""
    p = s.players[seat]
    designs = s.box.part_design
    energy = p.design[kind * DESIGN + ENERGY] + designs[part][ENERGY]
    if covered != EMPTY:
        energy -= designs[covered][ENERGY]
    if energy < 0:
        return Text("eclipse-refusal-energy", {"ship": kind_name(kind), "n": -energy})
    key = "eclipse-refusal-no-drive" if kind == STARBASE else "eclipse-refusal-drive"
    return Text(key, {"ship": kind_name(kind)})
