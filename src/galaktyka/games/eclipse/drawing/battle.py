"""A battle under way: both parties wing by wing, what they rolled last, who retreats, dice without a target."""

from typing import Final

from galaktyka.core.glance import as_table, number, numbers, table, tables, word
from galaktyka.core.svg import Drawing, Panel
from galaktyka.core.words import Param, Text
from galaktyka.games.eclipse.drawing.matters import panel
from galaktyka.games.eclipse.drawing.parts import design_signs, draw_design
from galaktyka.games.eclipse.drawing.scene import WIDTH, Scene
from galaktyka.games.eclipse.drawing.starmap import ship_title
from galaktyka.games.eclipse.elements import fighter_id, wing_id
from galaktyka.games.eclipse.ids import DICE_IDS, SECTOR_IDS, SHIP_IDS
from galaktyka.games.eclipse.speech.phrases import die_name, face_name, sector_name, step_name
from galaktyka.games.eclipse.targeting import FACE_NAMES, FACES

CARD: Final = WIDTH - 8
ABREAST: Final = 4
WING_ROW: Final = 42
DIE: Final = 36
SMALL_DIE: Final = 18
DICE_ABREAST: Final = 8
ROLLED_AT: Final = 76
ROLLED_ABREAST: Final = 14


def battle_panel(scene: Scene) -> Panel:
    """R47 Both parties, and the dice that wait for a target."""
    battle = as_table(scene.view["battle"])
    sector = _sector_of(scene, word(battle, "sector"))
    d = Drawing()
    where = scene.speaker.say(sector_name(SECTOR_IDS.index(word(sector, "id"))))
    d.words(10, 20, where, "t15 s", WIDTH - 110, 15)
    d.words(WIDTH - 12, 20, scene.speaker.say(step_name(number(battle, "round"))), "t13 end mut")
    bottom = 34
    for role in ("attacker", "defender"):
        bottom = _party(d, scene, battle, sector, role, bottom) + 6
    dice = numbers(scene.view, "dice")
    if dice:
        d.words(10, bottom + 14, scene.say("eclipse-picture-waiting"), "t11 mut", WIDTH - 20, 11)
        for i, die in enumerate(dice):
            x, y = 30 + 46 * (i % DICE_ABREAST), bottom + 44 + 44 * (i // DICE_ABREAST)
            _die(d, scene, f"die-{i + 1}", die, x, y, DIE)
        bottom += 24 + 44 * ((len(dice) + DICE_ABREAST - 1) // DICE_ABREAST)
    return panel(scene, "battle", "eclipse-picture-battle", WIDTH, bottom, d)


def _sector_of(scene: Scene, id_: str) -> dict[str, object]:
    for sector in tables(scene.view, "sectors"):
        if word(sector, "id") == id_:
            return sector
    raise AssertionError(id_)


# --- parties and wings ---


class Wing:
    """The ships of one kind on one side, what they rolled last and where they flee to."""

    __slots__ = ("dice", "haven", "kind", "owner", "round", "ships")

    def __init__(
        self, battle: dict[str, object], owner: int, kind: str, ships: list[dict[str, object]]
    ) -> None:
        self.owner = owner
        self.kind = kind
        self.ships = ships
        self.dice: list[int] = []
        self.round = 0
        self.haven = ""
        for volley in tables(battle, "volleys"):
            if number(volley, "owner") == owner and word(volley, "kind") == kind:
                self.dice = numbers(volley, "dice")
                self.round = number(volley, "round")
        for retreat in tables(battle, "retreats"):
            if number(retreat, "owner") == owner and word(retreat, "kind") == kind:
                self.haven = word(retreat, "sector")

    def rows_height(self) -> int:
        """The ships."""
        return 16 + WING_ROW * ((len(self.ships) + ABREAST - 1) // ABREAST)

    def rolled_height(self) -> int:
        return (SMALL_DIE + 3) * ((len(self.dice) + ROLLED_ABREAST - 1) // ROLLED_ABREAST)

    def height(self) -> int:
        return self.rows_height() + self.rolled_height() + (18 if self.haven else 0)


def _party(
    d: Drawing, scene: Scene, battle: dict[str, object], sector: dict[str, object], role: str, y: int
) -> int:
    """One side of the battle; gives where it ends."""
    x = 4
    owner = number(battle, role)
    ships = [ship for ship in tables(sector, "ships") if number(ship, "owner") == owner]
    wings: list[Wing] = []
    for kind in SHIP_IDS:
        alike = [ship for ship in ships if word(ship, "kind") == kind]
        if alike:
            wings.append(Wing(battle, owner, kind, alike))
    height = max(80, 36 + sum([wing.height() for wing in wings]))
    d.rect(x, y, CARD, height, 8, "card")
    if owner >= 0:
        d.owner(owner, x + 20, y + 18, 24)
    d.words(x + 40, y + 16, scene.say("eclipse-picture-" + role), "t11 mut")
    d.words(x + 40, y + 29, scene.owner(owner), "t13 s", CARD - 50, 13)
    top = y + 34
    for wing in wings:
        _wing(d, scene, wing, x, top)
        top += wing.height()
    return y + height


def _wing(d: Drawing, scene: Scene, wing: Wing, x: int, y: int) -> None:
    design = design_of(scene, wing.owner, wing.kind)
    d.begin(wing_id(wing.owner, SHIP_IDS.index(wing.kind)), "wing", _wing_title(scene, wing))
    d.rect(x + 6, y + 2, CARD - 12, wing.height() - 4, 6, "tile")
    for i, ship in enumerate(wing.ships):
        at, down = x + 28 + 38 * (i % ABREAST), y + 20 + WING_ROW * (i // ABREAST)
        _fighter(d, scene, wing, ship, number(design, "hull"), at, down)
    draw_design(d, design_signs(design, scene.box.die_damage, False), x + 200, y + 16, 16)
    down = y + wing.rows_height()
    if wing.dice:
        d.words(x + 14, down + 10, scene.speaker.say(step_name(wing.round)), "t11 mut", ROLLED_AT - 18, 11)
    for i, die in enumerate(wing.dice):
        at = x + ROLLED_AT + 10 + (SMALL_DIE + 2) * (i % ROLLED_ABREAST)
        _die(d, scene, "", die, at, down + 6 + (SMALL_DIE + 3) * (i // ROLLED_ABREAST), SMALL_DIE)
    if wing.haven:
        retreat = scene.speaker.say(_retreat(wing))
        d.words(x + 14, down + wing.rolled_height() + 9, retreat, "t11 s", CARD - 28, 11)
    d.end()


def _retreat(wing: Wing) -> Text:
    sector = sector_name(SECTOR_IDS.index(wing.haven))
    return Text("eclipse-picture-retreating", {"sector": sector})


def _wing_title(scene: Scene, wing: Wing) -> str:
    """How many they are, what they rolled last, where they flee to."""
    params: dict[str, Param] = {"ship": Text(f"eclipse-ship-{wing.kind}.plural"), "n": len(wing.ships)}
    told = [scene.tell("eclipse-picture-wing", params)]
    if wing.dice:
        faces = ", ".join([scene.speaker.say(face_name(die)) for die in wing.dice])
        told.append(scene.tell("eclipse-picture-rolled", {"step": step_name(wing.round), "dice": faces}))
    if wing.haven:
        told.append(scene.speaker.say(_retreat(wing)))
    return ". ".join(told)


def _fighter(
    d: Drawing, scene: Scene, wing: Wing, ship: dict[str, object], hull: int, x: int, y: int
) -> None:
    """A ship with its hull as boxes, the damaged ones filled."""
    seat = f"seat-{wing.owner}" if wing.owner >= 0 else "nobody"
    d.begin(fighter_id(number(ship, "id"), len(scene.players)), "fighter", ship_title(scene, ship))
    d.use("piece-" + wing.kind, x, y, 32, "piece " + seat)
    damage = number(ship, "damage")
    for point in range(hull + 1):
        d.rect(
            x - 16 + 7 * (point % 5),
            y + 19 + 7 * (point // 5),
            6,
            6,
            1,
            "hurt" if point < damage else "whole",
        )
    d.end()


def design_of(scene: Scene, owner: int, kind: str) -> dict[str, object]:
    if owner >= 0:
        for blueprint in tables(scene.players[owner], "blueprints"):
            if word(blueprint, "kind") == kind:
                return table(blueprint, "design")
    for npc in tables(scene.view, "npc"):
        if word(npc, "id") == kind:
            return table(npc, "design")
    raise AssertionError(kind)


def _die(d: Drawing, scene: Scene, id_: str, die: int, x: int, y: int, size: int) -> None:
    face = FACE_NAMES[die % FACES]
    title = scene.tell("eclipse-picture-die", {"die": die_name(die), "face": face_name(die)})
    d.begin(id_, "die", title)
    d.rect(x - size // 2, y - size // 2, size, size, size // 5, "die-" + DICE_IDS[die // FACES])
    if face == "burst":
        d.use("sign-burst", x, y, size - 2)
    elif face.isdigit():
        d.words(x, y + size // 4 - 1, face, ("t22" if size == DIE else "t11") + " b mid ink")
    d.end()
