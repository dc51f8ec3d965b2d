"""A player's console: Ascendancy, stocks, Commands, weapons and shields, cards, fleets, agreements."""

from typing import Final

from galaktyka.core.glance import as_table, flag, grid, number, numbers, tables, word
from galaktyka.core.svg import OWNER_LETTERS, Drawing, Panel
from galaktyka.core.words import Param, Text
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.drawing.pieces import fleet_title
from galaktyka.games.ascendancy.drawing.scene import Scene
from galaktyka.games.ascendancy.drawing.symbols import DEFINITIONS
from galaktyka.games.ascendancy.speech.phrases import (
    advancement_effect,
    agreement_name,
    fleet_name,
    fleet_rule,
    special_text,
)

WIDTH: Final = 390
LEFT: Final = 12
COLUMN: Final = 180
GAP: Final = 6
PLATE: Final = 24
PIPS: Final = 5
ICON_SIGNS: Final = ["sign-warp", "sign-command", "sign-culture"]


class _Mat:
    """One mat being drawn: `y` is how far down it has come."""

    __slots__ = ("d", "player", "scene", "seat", "y")

    def __init__(self, scene: Scene, player: dict[str, object]) -> None:
        self.scene = scene
        self.player = player
        self.seat = number(player, "seat")
        self.d = Drawing()
        self.y = 0


def mat_panel(scene: Scene, player: dict[str, object]) -> Panel:
    mat = _Mat(scene, player)
    _header(mat)
    if word(player, "civ"):
        _stocks(mat)
        _console(mat)
        _pools(mat)
        _projects(mat)
        _advancements(mat)
        _fleets(mat)
        _agreements(mat)
        _rules(mat)
    height = mat.y + 6
    title = scene.tell("ascendancy-picture-mat", {"owner": scene.owners[mat.seat]})
    still = Drawing()
    still.begin(f"mat-{mat.seat}", "mat", title)
    still.rect(0, 0, WIDTH, height, 12, "card")
    still.end()
    return Panel(
        f"mat-{mat.seat}", title, WIDTH, height, still.text(), mat.d.text(), DEFINITIONS, scene.style
    )


def _header(mat: _Mat) -> None:
    d, scene, player = mat.d, mat.scene, mat.player
    civ = word(player, "civ")
    d.owner(mat.seat, 30, 28, 36)
    name = scene.say(f"ascendancy-civ-{civ}.full") if civ else OWNER_LETTERS[mat.seat]
    d.words(58, 26, name, "t15 b", 206, 15)
    d.words(58, 44, _standing(scene, player), "t11 mut", 206, 11)
    n, all_ = number(player, "ascendancy"), scene.box.ascendancy_to_win
    params: dict[str, Param] = {"n": n, "all": all_}
    d.begin(f"ascendancy-{mat.seat}", "vp", scene.tell("ascendancy-picture-ascendancy", params))
    for k in range(PIPS):
        classes = "" if k < n else "spent off"
        d.use("sign-ascendancy", 288 + 20 * k, 20, 18, classes)
    d.words(372, 46, f"{n}/{all_}", "t15 b end")
    d.end()
    mat.y = 58


def _standing(scene: Scene, player: dict[str, object]) -> str:
    seat = number(player, "seat")
    if not flag(player, "alive"):
        return scene.say("ascendancy-picture-out")
    order = scene.tell("ascendancy-picture-pick", {"n": number(player, "card")})
    contact = grid(scene.view, "contact")[seat]
    if contact:
        met = ", ".join([OWNER_LETTERS[other] for other in contact])
        told = scene.tell("ascendancy-picture-contact", {"owners": met})
    else:
        told = scene.say("ascendancy-picture-no-contact")
    return f"{order} · {told}" if number(player, "card") else told


def _stocks(mat: _Mat) -> None:
    """The three resources with what Generation will add, and the Commands."""
    d, scene, player = mat.d, mat.scene, mat.player
    income = numbers(player, "income")
    for k in range(ids.RESOURCES):
        name = ids.RESOURCE_IDS[k]
        x = LEFT + 74 * k
        params: dict[str, Param] = {
            "name": Text("ascendancy-resource-" + name),
            "n": number(player, name),
            "gain": income[k],
        }
        d.begin(f"stock-{mat.seat}-{name}", "stock", scene.tell("ascendancy-picture-stock", params))
        d.use("sign-" + name, x + 13, mat.y + 14, 24)
        d.words(x + 30, mat.y + 20, str(number(player, name)), "t18 b")
        d.words(x + 44 + 10 * (number(player, name) > 9), mat.y + 20, f"+{income[k]}", "t11 go")
        d.end()
    ready, spent = number(player, "ready"), number(player, "spent")
    title = scene.tell("ascendancy-picture-commands", {"n": ready, "all": ready + spent})
    d.begin(f"commands-{mat.seat}", "commands", title)
    for k in range(ready + spent):
        d.disc(LEFT + 238 + 15 * (k % 9), mat.y + 7 + 15 * (k // 9), 6, "pip" if k < ready else "pip used")
    d.words(LEFT + 366, mat.y + 32, f"{ready}/{ready + spent}", "t11 mut end")
    d.end()
    mat.y += 38


def _console(mat: _Mat) -> None:
    """Weapons and shields: all steps, the present one dark, the price of the next."""
    box, civ = mat.scene.box, ids.CIV_IDS.index(word(mat.player, "civ"))
    weapons = [f"{value}+" for value in box.weapons[civ]]
    _track(mat, "weapons", weapons, number(mat.player, "weapons"), number(mat.player, "weapon_cost"), LEFT)
    shields = [str(value) for value in box.shields[civ]]
    cost = number(mat.player, "shield_cost")
    _track(mat, "shields", shields, number(mat.player, "shields"), cost, LEFT + COLUMN + GAP)
    mat.y += 34


def _track(mat: _Mat, name: str, steps: list[str], at: int, cost: int, x: int) -> None:
    d, scene = mat.d, mat.scene
    value = number(mat.player, "hit_roll" if name == "weapons" else "shield")
    params: dict[str, Param] = {"n": value}
    key = f"ascendancy-picture-{name}"
    if cost:
        params["cost"] = cost
    else:
        key += "-last"
    d.begin(f"track-{mat.seat}-{name}", "track", scene.tell(key, params))
    d.rect(x, mat.y, COLUMN, 28, 6, "tile")
    d.use("sign-" + name, x + 15, mat.y + 14, 17)
    for k in range(len(steps)):
        d.rect(x + 29 + 26 * k, mat.y + 5, 23, 18, 4, "step now" if k == at else "step")
        d.words(x + 40 + 26 * k, mat.y + 18, steps[k], "t11 b mid inverse" if k == at else "t11 mid mut")
    if cost:
        d.words(x + COLUMN - 24, mat.y + 19, str(cost), "t13 b end")
        d.use("sign-research", x + COLUMN - 13, mat.y + 14, 17)
    d.end()


def _pools(mat: _Mat) -> None:
    """What is left to place, and the systems."""
    names = (("systems", "sign-system"), ("pool", "sign-ship"), ("controls", "sign-control"))
    for k, (name, sign) in enumerate((*names, ("bases", "piece-starbase"))):
        n = number(mat.player, name)
        x = LEFT + 93 * k
        mat.d.begin(f"pool-{mat.seat}-{name}", "pool", mat.scene.tell("ascendancy-picture-" + name, {"n": n}))
        classes = f"piece seat-{mat.seat}" if sign.startswith("piece") else ""
        mat.d.use(sign, x + 12, mat.y + 11, 20, classes)
        mat.d.words(x + 28, mat.y + 16, str(n), "t13 b")
        mat.d.end()
    mat.y += 30


# --- cards ---


def _heading(mat: _Mat, words: str) -> None:
    mat.d.words(LEFT, mat.y + 11, words, "t11 s mut", WIDTH - 2 * LEFT, 11)
    mat.y += 17


def _projects(mat: _Mat) -> None:
    projects = tables(mat.player, "projects")
    params: dict[str, Param] = {
        "n": len(projects),
        "all": number(mat.player, "project_limit"),
        "deck": number(mat.player, "deck"),
    }
    _heading(mat, mat.scene.tell("ascendancy-picture-projects", params))
    for k in range(len(projects)):
        _project(mat, projects[k], LEFT + (COLUMN + GAP) * (k % 2), mat.y + (PLATE + 4) * (k // 2))
    mat.y += (PLATE + 4) * ((len(projects) + 1) // 2)


def _project(mat: _Mat, project: dict[str, object], x: int, y: int) -> None:
    d, scene = mat.d, mat.scene
    id_ = word(project, "id")
    card = ids.ADVANCEMENT_IDS.index(id_)
    cost, tokens = scene.box.advancement_cost[card], number(project, "tokens")
    name = scene.say("ascendancy-advancement-" + id_)
    params: dict[str, Param] = {
        "card": name,
        "n": tokens,
        "cost": cost,
        "effect": advancement_effect(scene.box, card),
    }
    d.begin("card-" + id_, "project", scene.tell("ascendancy-picture-project", params))
    d.rect(x, y, COLUMN, PLATE, 5, "tile")
    d.words(x + 7, y + 16, name, "t11", COLUMN - 58, 11)
    d.words(x + COLUMN - 22, y + 16, f"{tokens}/{cost}", "t11 b end")
    d.use("sign-research", x + COLUMN - 12, y + 12, 14)
    d.end()


def _advancements(mat: _Mat) -> None:
    cards = tables(mat.player, "advancements")
    _heading(mat, mat.scene.say("ascendancy-picture-advancements"))
    for k in range(len(cards)):
        _advancement(mat, cards[k], LEFT + (COLUMN + GAP) * (k % 2), mat.y + (PLATE + 4) * (k // 2))
    mat.y += (PLATE + 4) * ((len(cards) + 1) // 2)


def _advancement(mat: _Mat, entry: dict[str, object], x: int, y: int) -> None:
    d, scene = mat.d, mat.scene
    id_ = word(entry, "id")
    card = ids.ADVANCEMENT_IDS.index(id_)
    ready = flag(entry, "ready")
    name = scene.say("ascendancy-advancement-" + id_)
    params: dict[str, Param] = {"card": name, "effect": advancement_effect(scene.box, card)}
    key = "ascendancy-picture-advancement" if ready else "ascendancy-picture-advancement-exhausted"
    d.begin("card-" + id_, "advancement" if ready else "advancement tired", scene.tell(key, params))
    d.rect(x, y, COLUMN, PLATE, 5, "tile")
    d.rect(x, y, 5, PLATE, 2, f"seat-{mat.seat}")
    signs = [ICON_SIGNS[k] for k in range(len(ICON_SIGNS)) if scene.box.advancement_icons[card] >> k & 1]
    room = COLUMN - 16 - 16 * (len(signs) if ready else len(signs) + 1)
    d.words(x + 11, y + 16, name, "t11 s", room, 11)
    for place, sign in enumerate(signs):
        d.use(sign, x + COLUMN - 11 - 16 * place, y + 12, 13)
    if not ready:
        d.cross(x + COLUMN - 12 - 16 * len(signs), y + 12, 26)
    d.end()


def _rules(mat: _Mat) -> None:
    """The civilization's two special rules."""
    _heading(mat, mat.scene.say("ascendancy-picture-rules"))
    civ = ids.CIV_IDS.index(word(mat.player, "civ"))
    for k in range(2):
        rule = civ * 2 + k
        name = mat.scene.say("ascendancy-special-" + ids.SPECIAL_RULE_IDS[rule])
        told = mat.scene.speak(special_text(mat.scene.box, civ, rule))
        x = LEFT + (COLUMN + GAP) * k
        mat.d.begin(f"rule-{mat.seat}-{k}", "special", f"{name}. {told}")
        mat.d.rect(x, mat.y, COLUMN, PLATE, 5, "tile")
        mat.d.words(x + 7, mat.y + 16, name, "t11", COLUMN - 14, 11)
        mat.d.end()
    mat.y += PLATE + 4


# --- fleets and agreements ---


def _fleets(mat: _Mat) -> None:
    """The three cards: free ones with both sides, others with the fleet that they are."""
    _heading(mat, mat.scene.say("ascendancy-picture-fleets"))
    civ = ids.CIV_IDS.index(word(mat.player, "civ"))
    formed = {word(f, "card"): f for f in tables(mat.scene.view, "fleets")}
    width = (WIDTH - 2 * LEFT - 2 * GAP) // ids.FLEETS_A_CIV
    for k in range(ids.FLEETS_A_CIV):
        card = civ * ids.FLEETS_A_CIV + k
        _fleet(mat, card, formed.get(ids.FLEET_CARD_IDS[card]), LEFT + (width + GAP) * k, width)
    mat.y += 42


def _fleet(mat: _Mat, card: int, fleet: dict[str, object] | None, x: int, width: int) -> None:
    d, scene, box = mat.d, mat.scene, mat.scene.box
    n = card % ids.FLEETS_A_CIV + 1
    front, back = box.card_side[card * 2], box.card_side[card * 2 + 1]
    if fleet is None:
        params: dict[str, Param] = {"n": n, "front": fleet_name(front), "back": fleet_name(back)}
        rules = [scene.speak(fleet_rule(box, side)) for side in (front, back)]
        title = f"{scene.tell('ascendancy-picture-fleet-free', params)}. {' / '.join(rules)}"
    else:
        type_ = ids.FLEET_TYPE_IDS.index(word(fleet, "type"))
        title = f"{fleet_title(scene, fleet)}. {scene.speak(fleet_rule(box, type_))}"
    d.begin(f"fleetcard-{mat.seat}-{n}", "fleetcard", title)
    d.rect(x, mat.y, width, 38, 6, "tile")
    if fleet is None:
        d.words(x + 7, mat.y + 16, scene.speak(fleet_name(front)), "t11 mut", width - 14, 11)
        d.words(x + 7, mat.y + 30, scene.speak(fleet_name(back)), "t11 mut", width - 14, 11)
    else:
        type_ = ids.FLEET_TYPE_IDS.index(word(fleet, "type"))
        d.words(x + 7, mat.y + 16, scene.speak(fleet_name(type_)), "t11 s", width - 14, 11)
        d.rect(x + 7, mat.y + 20, 34, 15, 5, f"fleetplate seat-{mat.seat}")
        size = f"{OWNER_LETTERS[mat.seat]}{n}×{number(fleet, 'size')}"
        d.words(x + 24, mat.y + 31, size, "t11 b mid ink", 30, 11)
        where = scene.system(word(fleet, "place")) if _in_system(fleet) else "»" if _in_warp(fleet) else "–"
        d.words(x + 46, mat.y + 31, where, "t11 mut", width - 52, 11)
    d.end()


def _in_system(fleet: dict[str, object]) -> bool:
    return word(fleet, "place") in ids.SYSTEM_IDS


def _in_warp(fleet: dict[str, object]) -> bool:
    return word(fleet, "place") == ""


def _agreements(mat: _Mat) -> None:
    """Own agreements, in hand or with a rival, and those held of others."""
    _heading(mat, mat.scene.say("ascendancy-picture-agreements"))
    x = LEFT
    for entry in [*tables(mat.player, "own"), *tables(mat.player, "held")]:
        _agreement(mat, as_table(entry), x)
        x += 70
    mat.y += 36


def _agreement(mat: _Mat, entry: dict[str, object], x: int) -> None:
    """Held by this player: in full; given away: faint, with who has it."""
    d, scene = mat.d, mat.scene
    agreement = ids.TRADE_IDS.index(word(entry, "id"))
    owner, holder = number(entry, "owner"), number(entry, "holder")
    held = owner != mat.seat
    params: dict[str, Param] = {
        "agreement": agreement_name(scene.box, agreement),
        "owner": scene.owner(holder),
    }
    if held:
        state = "held" if flag(entry, "ready") else "tired"
    else:
        state = "hand" if holder < 0 else "given"
    name = word(entry, "id")
    id_ = f"agreement-{name}" if held or holder < 0 else f"given-{name}"
    d.begin(id_, "agreement", scene.tell("ascendancy-picture-agreement-" + state, params))
    d.rect(x, mat.y, 64, 30, 6, "tile" if state != "given" else "slot")
    d.owner(owner, x + 15, mat.y + 15, 20)
    d.words(x + 28, mat.y + 20, f"+{scene.box.trade_production[agreement]}", "t13 b" if held else "t13 mut")
    if state == "given":
        d.words(x + 46, mat.y + 20, f"→{OWNER_LETTERS[holder]}", "t11 mut")
    elif state == "tired":
        d.cross(x + 55, mat.y + 15, 24)
    elif state == "held":
        d.use("sign-production", x + 54, mat.y + 15, 14)
    d.end()
