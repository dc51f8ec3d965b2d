"""Comparing our positions with those that another engine listed."""

from galaktyka.core.words import refuse
from galaktyka.games.gaia.choices import (
    A_BOARD,
    A_CHARGE,
    A_FREE,
    A_SPECIAL,
    A_TRACK,
    F_CHARGE,
    F_TURN,
    FREE_BRAIN_CREDITS,
    FREE_BURN,
)
from galaktyka.games.gaia.foreign import names
from galaktyka.games.gaia.ids import (
    ACADEMY_QIC,
    AMBAS,
    BAL_TAKS,
    BESCODS,
    FIRAKS,
    GAIAFORMER,
    IVITS,
    MINE,
    STATION,
    TAKLONS,
    TRADING_STATION,
)
from galaktyka.games.gaia.layout import letter_of
from galaktyka.games.gaia.rules.board_actions import board_answers
from galaktyka.games.gaia.rules.charging import charge_answers, charged_by
from galaktyka.games.gaia.rules.federations import may_federate
from galaktyka.games.gaia.rules.free_actions import free_answers
from galaktyka.games.gaia.rules.mines import distance_to, mine_price, mine_targets, qic_for_range, range_of
from galaktyka.games.gaia.rules.power import BRAIN_POWER, in_bowl, spendable
from galaktyka.games.gaia.rules.projects import project_cost, project_targets
from galaktyka.games.gaia.rules.research import research_answers
from galaktyka.games.gaia.rules.rounds import LAST_ROUND
from galaktyka.games.gaia.rules.specials import special_answers
from galaktyka.games.gaia.rules.upgrades import upgrade_price, upgrade_targets
from galaktyka.games.gaia.state import (
    SPECIAL_ACADEMY,
    SPECIAL_BOOSTER,
    SPECIAL_FACTION,
    GaiaState,
    Player,
)

# Free-step actions, which the other engine lists even when no mine can follow (R24).
LISTED_UNCHECKED = ("power2", "power6", "step")
# Our free actions in their words.
SPENDS = [
    *[
        "burn",
        "4pw>1q",
        "3pw>1o",
        "4pw>1k",
        "1pw>1c",
        "1k>1c",
        "1o>1c",
        "1o>1t",
        "1q>1o",
        "4c>1q",
        "3c>1o",
        "4c>1k",
    ],
    *["1gf>1q", "1t-a3>1k", "2pw>2c", "4pw>1o,1c", "6pw>2o", "3pw>3c"],
]
COMPARED_PHASES = ("roundMove", "roundLeech", "endGame")
FACTION_SPECIALS = {IVITS: "space-station", AMBAS: "swap-PI", FIRAKS: "down-lab", BESCODS: "up-lowest"}
BRAIN_PLACES = [None, "area1", "area2", "area3", "gaia", None]


class ImportReport:
    """What an import found."""

    def __init__(self, seating: list[int]) -> None:
        self.seating = seating  # their player of each of our seats
        self.moves = 0
        self.compared = 0
        self.mismatches: list[dict[str, object]] = []
        self.legal_compared = 0
        self.legal_mismatches: list[dict[str, object]] = []
        self.vp: list[int] = []
        self.disagreements: list[dict[str, object]] = []  # where the rulebook decides for us
        self.expected: dict[int, dict[str, object]] = {}
        self.position = 0  # in the list of foreign states
        self.legal_position = 0

    def add(self, move: int, player: int, field: str, ours: object, theirs: object) -> None:
        self.mismatches.append(
            {"move": move, "player": player, "field": field, "ours": ours, "theirs": theirs}
        )

    def compare(self, move: int, player: int, field: str, ours: object, theirs: object) -> None:
        self.compared += 1
        if ours != theirs:
            self.add(move, player, field, ours, theirs)

    def compare_final(self, final: dict[str, object], over: bool) -> None:
        self.compare(-1, -1, "over", over, True)
        theirs = final.get("vp")
        if not isinstance(theirs, list) or len(theirs) != len(self.vp):
            raise refuse("gaia-refusal-import", {"file": "final", "why": "vp"})
        for seat, points in enumerate(self.vp):
            self.compare(-1, seat, "final vp", points, theirs[seat])


def fields(s: GaiaState, seat: int) -> dict[str, object]:
    """Our player in the other engine's terms."""
    p = s.players[seat]
    built = {names.BUILDINGS[k]: p.built[k] for k in range(MINE, ACADEMY_QIC + 1)}
    built[names.BUILDINGS[GAIAFORMER]] = p.gaiaformers - p.gaiaformers_ready - p.gaiaformers_away
    built[names.BUILDINGS[STATION]] = p.built[STATION]
    return {
        "vp": p.vp,
        "c": p.credits,
        "o": p.ore,
        "k": p.knowledge,
        "q": p.qic,
        "pw": [p.bowl1, p.bowl2, p.bowl3, p.gaia_tokens],
        "bs": BRAIN_PLACES[p.brain],
        "res": p.research,
        "bld": built,
        "lost": 1 if p.lost >= 0 else 0,
        "gfo": p.gaiaformers,
        "gfg": p.gaiaformers_away,
        "sat": p.satellites,
        "fed": tokens(s, seat),
        "tech": techs(s, seat),
        "boo": None if p.passed and s.round == LAST_ROUND else booster_name(p.booster),
    }


def booster_name(booster: int) -> str | None:
    for name, number in names.BOOSTERS.items():
        if number == booster:
            return name
    return None


def tokens(s: GaiaState, seat: int) -> list[str]:
    return sorted(
        [names.TOKENS[token >> 1] + ("+" if token & 1 else "-") for token in s.players[seat].tokens]
    )


def techs(s: GaiaState, seat: int) -> list[str]:
    p = s.players[seat]
    found: list[str] = []
    for slot in range(9):
        tile = s.tech_slots[slot]
        if p.techs >> tile & 1:
            mark = "#" if p.covered >> tile & 1 else ""
            found.append(f"{names.SLOTS[slot]}:{names.TECHS[tile]}{mark}")
    advanced = [name for name, number in names.ADVANCED.items() if p.advanced >> number & 1]
    return sorted(found + advanced)


def normal(field: str, value: object) -> object:
    """The other engine's value without what we do not keep: order, and the slot of advanced tiles."""
    if isinstance(value, list) and field == "tech":
        return sorted([v.split(":")[1] if v.startswith("adv-") else v for v in value])
    if isinstance(value, list) and field == "fed":
        return sorted(value)
    return value


def compare_move(
    report: ImportReport, s: GaiaState, states: list[object], next_: list[object], move: int
) -> None:
    """Compare every player after a move, where the other engine's table stands still."""
    while report.position < len(states):
        entry = states[report.position]
        assert isinstance(entry, list)
        if entry[0] > move:
            break
        report.expected.setdefault(entry[1], {}).update(entry[2])
        report.position += 1
    phase, player = phase_after(next_, move)
    if phase not in COMPARED_PHASES:
        return
    for player_, theirs in sorted(report.expected.items()):
        ours = fields(s, report.seating.index(player_))
        for field, value in theirs.items():
            if s.over and field in ("pw", "bs"):
                continue  # bowls mean nothing once all power has become credits
            report.compare(move, player_, field, ours[field], normal(field, value))
    if phase in ("roundMove", "roundLeech") and player >= 0:
        report.compare(move, player, "next player", report.seating[s.actor()], player)


def phase_after(next_: list[object], move: int) -> tuple[str, int]:
    """The other engine's phase and player to move."""
    if move >= len(next_):
        return "roundMove", -1
    pending = next_[move]
    assert isinstance(pending, list)
    return str(pending[0]), pending[1] if isinstance(pending[1], int) else -1


def compare_round(
    report: ImportReport, s: GaiaState, rounds: list[object], next_: list[object], move: int
) -> None:
    """Compare the map and the turn order after the move that ended a round."""
    for entry in rounds:
        assert isinstance(entry, dict)
        if entry["lastMove"] != move:
            continue
        if not s.over:
            ours = [report.seating[seat] for seat in s.turn_order]
            report.compare(move, -1, "turn order", ours, entry["turnOrderNext"])
        if phase_after(next_, move)[0] in COMPARED_PHASES:  # else planets may still have to be transformed
            report.compare(move, -1, "map", our_map(s, report.seating), their_map(entry["map"]))


def our_map(s: GaiaState, seating: list[int]) -> dict[str, list[object]]:
    found: dict[str, list[object]] = {}
    for hex_ in range(s.board.grid.size):
        shared = [seat for seat in range(len(s.players)) if hex_ in s.players[seat].shared]
        if s.structure[hex_]:
            kind = s.structure[hex_]
            owner = s.owner[hex_]
            found[s.board.names[hex_]] = [
                "m" if kind > STATION else names.BUILDINGS[kind],
                seating[owner],
                seating[shared[0]] if shared else -1,
                s.federated[hex_] >> owner & 1 == 1,
                letter_of(s.planet[hex_]),
            ]
    return found


def their_map(cells: object) -> dict[str, list[object]]:
    found: dict[str, list[object]] = {}
    assert isinstance(cells, list)
    for cell in cells:
        if cell.get("b"):
            # Their list of federations may also name players who only touch the hex: the owner's is what counts.
            found[cell["h"]] = [
                cell["b"],
                cell["p"],
                cell.get("am", -1),
                cell["p"] in cell.get("f", []),
                cell["pl"],
            ]
    return found


# --- legal lists ---


def compare_legal(report: ImportReport, s: GaiaState, legal: list[object], move: int) -> None:
    """Compare our choices with the other engine's complete list before a decision."""
    while report.legal_position < len(legal):
        entry = legal[report.legal_position]
        assert isinstance(entry, list)
        if entry[0] > move:
            return
        report.legal_position += 1
        if entry[0] == move and entry[2] in COMPARED_PHASES and s.top() in (F_TURN, F_CHARGE):
            compare_choices(report, s, move, report.seating.index(entry[1]), entry[3])


def compare_choices(
    report: ImportReport, s: GaiaState, move: int, seat: int, theirs: dict[str, object]
) -> None:
    report.legal_compared += 1
    for name, ours in choices(s, seat).items():
        wanted = theirs.get(name, [])
        if name == "federation":
            # Their list of federations is a heuristic; only what they found must be possible for us too.
            found = isinstance(wanted, dict) and len(wanted["feds"]) > 0
            if found and not ours:
                report.legal_mismatches.append(
                    {"move": move, "player": seat, "choice": name, "ours": ours, "theirs": wanted}
                )
            continue
        listed = their_list(name, wanted)
        extra = sorted(set(ours) - set(listed))
        missing = sorted(set(listed) - set(ours) - set(LISTED_UNCHECKED))
        if extra or missing:
            difference = {"ours": extra, "theirs": missing}
            report.legal_mismatches.append({"move": move, "player": seat, "choice": name, **difference})


def their_list(name: str, wanted: object) -> list[str]:
    """Their choices without how often an exchange could be repeated; burning is a number there."""
    if name == "burn":
        return [str(wanted)] if wanted else []
    assert isinstance(wanted, list)
    return [str(w).split(" x")[0] if name == "spend" else str(w) for w in wanted]


def spend_choices(s: GaiaState, seat: int) -> list[str]:
    """Taklons' three credits are one choice there; we offer it as a bundle only for the Brainstone itself."""
    found = [answer - A_FREE for answer in free_answers(s, seat)]
    words = [SPENDS[free] for free in found if free != FREE_BURN]
    p = s.players[seat]
    if p.faction == TAKLONS and spendable(p) >= BRAIN_POWER:
        words.append(SPENDS[FREE_BRAIN_CREDITS])
    return words


def burn_choices(p: Player) -> list[str]:
    """How often bowl II could be burnt."""
    times = in_bowl(p, 2) // 2
    return [str(times)] if times else []


def choices(s: GaiaState, seat: int) -> dict[str, list[str]]:
    """What we offer, in the other engine's words."""
    if s.top() == F_CHARGE:
        return {"charge": charge_choices(s, seat)}
    p = s.players[seat]
    may_research = p.knowledge >= s.box.research_cost
    tracks = [a - A_TRACK for a in research_answers(s, seat)] if may_research else []
    return {
        "build": build_choices(s, seat),
        "up": [f"{names.TRACKS[t]}>{p.research[t] + 1}" for t in tracks],
        "action": [names.BOARD_ACTIONS[a - A_BOARD] for a in board_answers(s, seat)],
        "special": special_choices(s, seat),
        "pass": [name for name, b in names.BOOSTERS.items() if b in s.boosters and s.round < 6],
        "spend": spend_choices(s, seat),
        "burn": burn_choices(p),
        "federation": ["yes"] if may_federate(s, seat) else [],
    }


def cost_text(credits: int, ore: int, qic: int) -> str:
    parts = [(credits, "c"), (ore, "o"), (qic, "q")]
    return ",".join([(str(n) if n > 1 else "") + unit for n, unit in parts if n])


def build_choices(s: GaiaState, seat: int) -> list[str]:
    found: list[str] = []
    p = s.players[seat]
    for hex_ in mine_targets(s, seat, 0, 0, False):
        mark = " U" if s.structure[hex_] == GAIAFORMER else ""
        found.append(f"m {s.board.names[hex_]} {cost_text(*mine_price(s, seat, hex_, 0, 0))}{mark}")
    for hex_ in project_targets(s, seat, 0, False):
        qic = qic_for_range(s, distance_to(s, p, hex_), range_of(s, p))
        range_cost = cost_text(0, 0, qic) + "," if qic else ""
        found.append(f"gf {s.board.names[hex_]} {range_cost}{project_cost(s, p)}t->tg")
    for kind in range(TRADING_STATION, ACADEMY_QIC + 1):
        for hex_ in upgrade_targets(s, seat, kind, False):
            credits, ore = upgrade_price(s, seat, hex_, kind)
            found.append(f"{names.BUILDINGS[kind]} {s.board.names[hex_]} {cost_text(credits, ore, 0)} U")
    return found


def special_choices(s: GaiaState, seat: int) -> list[str]:
    return [special_name(s, seat, a - A_SPECIAL) for a in special_answers(s, seat)]


def special_name(s: GaiaState, seat: int, special: int) -> str:
    p = s.players[seat]
    if special == SPECIAL_ACADEMY:
        return "4c" if p.faction == BAL_TAKS else "q"
    if special == SPECIAL_BOOSTER:
        return "step" if s.box.booster_steps[p.booster] else "range+3"
    if special == SPECIAL_FACTION:
        return FACTION_SPECIALS[p.faction]
    return {v: k for k, v in names.SPECIALS.items()}[special]


def charge_choices(s: GaiaState, seat: int) -> list[str]:
    p = s.players[seat]
    found: list[str] = []
    for answer in charge_answers(s, seat)[:-1]:
        power = charged_by(p, s.arg(0), answer)
        cost = "~" if power <= 1 else (f"{power - 1}vp" if power > 2 else "1vp")
        amount = {0: f"{power}pw", 1: f"1t,{power}pw", 2: f"{power}pw,1t"}[answer - A_CHARGE]
        found.append(f"{amount} -{cost}")
    return found
