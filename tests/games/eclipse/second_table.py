"""A second reading of the rules of Eclipse: the table as plain names and numbers, and what may be done on it.

Written from the fact sheet alone. Of the engine it takes only what lies on the table and what is printed; who is
where, what is connected, pinned or affordable is worked out anew, slowly and in another way.
"""

from collections import Counter
from collections.abc import Iterator

from galaktyka.games.eclipse.flow import Position
from galaktyka.games.eclipse.ids import (
    BUILD_IDS,
    CATEGORY_IDS,
    PART_IDS,
    SECTOR_IDS,
    SHIP_IDS,
    SPECIES_IDS,
    TECH_IDS,
    TRACK_IDS,
)

Spot = tuple[int, int]
NOBODYS = -9
DIRECTIONS: list[Spot] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
COLOURS = ["materials", "science", "money", "grey"]
LETTERS = {"materials": "M", "science": "S", "money": "$"}
FLYING = ["interceptor", "cruiser", "dreadnought"]
ADVANCED_TECH = {"materials": "advanced_mining", "science": "advanced_labs", "money": "advanced_economy"}
ENERGY, DRIVE = 0, 2


class Civilization:
    """What one player has, by names."""

    def __init__(self, s: Position, seat: int) -> None:
        p = s.players[seat]
        self.seat = seat
        self.species = SPECIES_IDS[p.species]
        self.printed = s.box.species[p.species]
        self.stock = dict(zip(COLOURS, p.resources, strict=False))
        self.cubes = dict(zip(COLOURS, p.cubes, strict=False))
        self.discs = p.discs
        self.techs = {name for i, name in enumerate(TECH_IDS) if p.techs >> i & 1}
        self.tracks = Counter(TRACK_IDS[place % 4] for place in p.tech_places)
        self.partners = {other for other in range(s.seats) if p.allies >> other & 1}
        self.reputation = p.reputation[:]
        self.colony_ready, self.colony_used = p.colony_ready, p.colony_used
        self.tiles = p.tiles[:]
        self.stored = [PART_IDS[part] for part in p.stored]
        self.muon = p.muon
        self.gone, self.passed = p.eliminated, p.passed
        self.kept = len(p.kept)

    @property
    def draco(self) -> bool:
        return self.species == "descendants_of_draco"

    def upkeep(self) -> int:
        circles = [0, 0, 1, 2, 3, 5, 7, 10, 13, 17, 21, 25, 30]
        return circles[12 - self.discs] if self.discs < 13 else 0

    def production(self, colour: str) -> int:
        squares = [2, 3, 4, 6, 8, 10, 12, 15, 18, 21, 24, 28]
        free = 12 - self.cubes[colour]
        return squares[free - 1] if free else 0

    def spaces_left(self, ambassadors: int, tiles: int) -> bool:
        """Whether so many fit, by putting them down one by one."""
        only_ambassadors, mixed, only_tiles = self.printed.spaces
        mixed -= max(0, ambassadors - only_ambassadors)
        mixed -= max(0, tiles - only_tiles)
        return mixed >= 0


class Second:
    """The whole table, seen a second time."""

    def __init__(self, s: Position) -> None:
        self.box = s.box
        self.seats = s.seats
        self.traitor = s.traitor
        self.civs = [Civilization(s, seat) for seat in range(s.seats)]
        self.at: dict[str, Spot] = {}
        self.holes: dict[str, set[int]] = {}
        self.owner: dict[str, int] = {}
        self.settled: dict[str, set[int]] = {}
        self.marks: dict[str, int] = {}
        for number in s.placed:
            name, packed = SECTOR_IDS[number], s.spots[number]
            self.at[name] = (packed // 512 - 32, packed // 8 % 64 - 32)
            self.holes[name] = self.turned(name, packed % 8)
            self.owner[name] = s.owner[number]
            self.settled[name] = {i for i in range(7) if s.cubes_on[number] >> i & 1}
            self.marks[name] = s.marks[number]
        self.ships: list[tuple[int, str, str]] = []
        for ship, number in enumerate(s.ship_at):
            if number >= 0:
                npc = ship - s.seats * 18
                kind = SHIP_IDS[self.box.npc_kind[npc] if npc >= 0 else s.ship_kind(ship)]
                self.ships.append((NOBODYS if npc >= 0 else ship // 18, kind, SECTOR_IDS[number]))
        self.tray = {name: s.tray[i] for i, name in enumerate(TECH_IDS) if s.tray[i]}
        self.stock_of_rings = self.sectors_to_draw(s)

    def sectors_to_draw(self, s: Position) -> list[bool]:
        """By ring, whether a stack or its discards have a tile."""
        found = [False, s.stacks[1] > 0, s.stacks[2] > 0, s.stacks[3] > 0]
        for number, state in enumerate(s.sector_state):
            if state == 2:
                found[int(SECTOR_IDS[number][0])] = True
        return found

    # --- the map ---

    def turned(self, name: str, turns: int) -> set[int]:
        mask = self.box.sector_wormholes[SECTOR_IDS.index(name)]
        return {(edge + turns) % 6 for edge in range(6) if mask >> edge & 1}

    def portal(self, name: str) -> bool:
        return bool(self.box.sector_portal[SECTOR_IDS.index(name)] or self.marks[name] & 12)

    def connected(self, one: str, two: str, generator: bool) -> bool:
        if one == two:
            return False
        if self.portal(one) and self.portal(two):
            return True
        step = (self.at[two][0] - self.at[one][0], self.at[two][1] - self.at[one][1])
        if step not in DIRECTIONS:
            return False
        edge = DIRECTIONS.index(step)
        holes = (edge in self.holes[one]) + ((edge + 3) % 6 in self.holes[two])
        return holes == 2 or (generator and holes == 1)

    def neighbours(self, seat: int, name: str) -> set[str]:
        generator = "wormhole_generator" in self.civs[seat].techs
        return {other for other in self.at if self.connected(name, other, generator)}

    def mine(self, seat: int) -> set[str]:
        return {name for name, owner in self.owner.items() if owner == seat}

    def fleet(self, seat: int, name: str) -> list[str]:
        return [kind for owner, kind, there in self.ships if owner == seat and there == name]

    def against(self, seat: int, name: str) -> int:
        """Ships there that oppose a player."""
        return sum(
            1
            for owner, kind, there in self.ships
            if there == name and owner != seat and not (kind == "ancient" and self.civs[seat].draco)
        )

    def free_ship(self, seat: int, name: str) -> bool:
        own = len(self.fleet(seat, name))
        if "gcds" in self.fleet(NOBODYS, name):
            return False
        held = self.against(seat, name)
        if "cloaking_device" in self.civs[seat].techs:
            held //= 2
        return own > held

    def bases(self, seat: int) -> set[str]:
        flown = {there for owner, _, there in self.ships if owner == seat}
        return self.mine(seat) | {name for name in flown if self.free_ship(seat, name)}

    # --- exploring ---

    def zones(self, seat: int) -> set[str]:
        found: set[str] = set()
        taken = set(self.at.values())
        for name in self.bases(seat):
            for edge, (q, r) in enumerate(DIRECTIONS):
                spot = (self.at[name][0] + q, self.at[name][1] + r)
                ring = max(abs(spot[0]), abs(spot[1]), abs(spot[0] + spot[1]))
                open_ = edge in self.holes[name] or "wormhole_generator" in self.civs[seat].techs
                if spot not in taken and open_ and self.stock_of_rings[min(3, ring)]:
                    found.add(f"zone {spot[0]},{spot[1]}")
        return found

    def turns(self, seat: int, tile: str, spot: Spot) -> set[str]:
        """The ways to lay a tile so that it is connected with a base; alike ones once."""
        found: dict[frozenset[int], int] = {}
        generator = "wormhole_generator" in self.civs[seat].techs
        for turn in range(6):
            holes = self.turned(tile, turn)
            for edge, (q, r) in enumerate(DIRECTIONS):
                base = [b for b in self.bases(seat) if self.at[b] == (spot[0] + q, spot[1] + r)]
                if not base:
                    continue
                both = (edge in holes) + ((edge + 3) % 6 in self.holes[base[0]])
                if both == 2 or (generator and both == 1):
                    found.setdefault(frozenset(holes), turn)
        return {f"{tile} turn {turn}" for turn in found.values()}

    # --- research, upgrades, building ---

    def tracks_for(self, civ: Civilization, tech: str) -> set[str]:
        i = TECH_IDS.index(tech)
        category = CATEGORY_IDS[self.box.tech_category[i]]
        found: set[str] = set()
        for track in TRACK_IDS if category == "rare" else [category]:
            known = civ.tracks[track]
            if known < 7:
                discount = (0, 1, 2, 3, 4, 6, 8)[known]
                cost = max(self.box.tech_least[i], self.box.tech_cost[i] - discount)
                if cost <= civ.stock["science"]:
                    found.add(track)
        return found

    def techs(self, seat: int) -> set[str]:
        civ = self.civs[seat]
        return {tech for tech in self.tray if tech not in civ.techs and self.tracks_for(civ, tech)}

    def sound(self, civ: Civilization, kind: int, parts: list[int]) -> bool:
        """Energy and drives of a blueprint with these tiles."""
        printed = self.box.blueprints[civ.printed.blueprints * 4 + kind]
        energy, drive = printed.outside[ENERGY], 0
        for space, part in enumerate(printed.spaces):
            lying = parts[kind * 8 + space]
            shown = lying if lying >= 0 else part
            if shown >= 0:
                energy += self.box.part_design[shown][ENERGY]
                drive += self.box.part_design[shown][DRIVE]
        if civ.muon == kind:
            energy += 2
        return energy >= 0 and (drive > 0) == (kind != 3)

    def spaces(self, seat: int, part: str, over: bool) -> set[str]:
        civ = self.civs[seat]
        found: set[str] = set()
        for kind in range(4):
            printed = self.box.blueprints[civ.printed.blueprints * 4 + kind]
            if part == "muon_source":
                found.add(f"beside {SHIP_IDS[kind]}")
                continue
            for space in range(len(printed.spaces)):
                tried = civ.tiles[:]
                if tried[kind * 8 + space] >= 0 and not over:
                    continue
                tried[kind * 8 + space] = PART_IDS.index(part)
                if all(self.sound(civ, other, tried) for other in range(4)):
                    found.add(f"{SHIP_IDS[kind]}.{space + 1}")
        return found

    def parts(self, seat: int) -> set[str]:
        civ = self.civs[seat]
        default = {"ion_cannon", "electron_computer", "hull", "nuclear_drive", "nuclear_source"}
        known = default | (civ.techs & set(PART_IDS)) | set(civ.stored)
        return {part for part in known if self.spaces(seat, part, False)}

    def returns(self, seat: int) -> set[str]:
        lying = [i for i, part in enumerate(self.civs[seat].tiles) if part >= 0]
        return {f"return {SHIP_IDS[i // 8]}.{i % 8 + 1}" for i in lying}

    def sites(self, seat: int, what: str) -> set[str]:
        mark = {"orbital": 1, "monolith": 2}.get(what, 0)
        return {name for name in self.mine(seat) if not self.marks[name] & mark}

    def builds(self, seat: int) -> set[str]:
        civ = self.civs[seat]
        cheap = civ.species == "mechanema"
        costs = (2, 4, 7, 2, 3, 8) if cheap else (3, 5, 8, 3, 4, 10)
        built = Counter(kind for owner, kind, _ in self.ships if owner == seat)
        most = {"interceptor": 8, "cruiser": 4, "dreadnought": 2, "starbase": 4}
        found: set[str] = set()
        for what, cost in zip(BUILD_IDS, costs, strict=True):
            known = what in FLYING or what in civ.techs
            left = what not in most or built[what] < most[what]
            if known and left and cost <= civ.stock["materials"] and self.sites(seat, what):
                found.add(what)
        return found

    # --- ships and discs ---

    def movers(self, seat: int) -> set[str]:
        return {
            f"{kind} {name}"
            for owner, kind, name in self.ships
            if owner == seat and kind in FLYING and self.free_ship(seat, name) and self.neighbours(seat, name)
        }

    def disc_targets(self, seat: int, source: str) -> set[str]:
        """Where a disc may go that comes from this sector, or from the track."""
        standing = self.mine(seat) - {source} | {name for owner, _, name in self.ships if owner == seat}
        found: set[str] = set()
        for name, owner in self.owner.items():
            if owner >= 0 or self.against(seat, name):
                continue
            if self.fleet(seat, name) or self.neighbours(seat, name) & standing:
                found.add(name)
        return found

    def havens(self, seat: int, name: str) -> set[str]:
        free = {other for other in self.mine(seat) if not self.against(seat, other)}
        return self.neighbours(seat, name) & free

    # --- population ---

    def squares(self, name: str) -> Iterator[tuple[int, str, bool]]:
        """Place, colour and star of every square of a sector, its orbital last."""
        for place, square in enumerate(self.box.sector_squares[SECTOR_IDS.index(name)]):
            yield place, COLOURS[square % 4], square >= 4
        if self.marks[name] & 1:
            yield 6, "orbital", False

    def colours_for(self, civ: Civilization, colour: str, star: bool) -> set[str]:
        allowed = {"grey": COLOURS[:3], "orbital": ["science", "money"]}.get(colour, [colour])
        return {
            cube
            for cube in allowed
            if civ.cubes[cube]
            and (not star or "metasynthesis" in civ.techs or ADVANCED_TECH[cube] in civ.techs)
        }

    def settling(self, seat: int, upkeep: bool) -> set[str]:
        civ = self.civs[seat]
        found: set[str] = set()
        if not civ.colony_ready:
            return found
        for name in self.mine(seat):
            if upkeep and self.against(seat, name):
                continue
            seen: set[tuple[str, bool]] = set()
            for place, colour, star in self.squares(name):
                if place in self.settled[name] or (colour, star) in seen:
                    continue
                if self.colours_for(civ, colour, star):
                    seen.add((colour, star))
                    found.add(f"{name}.{'orbital' if place == 6 else place + 1}")
        return found

    # --- trade and relations ---

    def trades(self, seat: int) -> set[str]:
        civ = self.civs[seat]
        rate = 4 if civ.species == "orion_hegemony" else 2 if civ.species.startswith("terran") else 3
        return {
            f"{rate}{LETTERS[paid]}>{LETTERS[got]}"
            for paid in LETTERS
            for got in LETTERS
            if paid != got and civ.stock[paid] >= rate
        }

    def willing(self, seat: int) -> bool:
        civ = self.civs[seat]
        held = len(civ.partners)
        room = held < 3 and civ.spaces_left(held + 1, 0)
        return not civ.gone and self.traitor != seat and sum(civ.cubes.values()) > 0 and room

    def meet(self, one: int, two: int) -> bool:
        """Whether ships of one are where the other has ships or a disc."""
        return any(
            self.owner[name] == two or self.fleet(two, name) for owner, _, name in self.ships if owner == one
        )

    def partners_for(self, seat: int, asked: set[int]) -> set[str]:
        found: set[str] = set()
        if self.seats < 4 or not self.willing(seat):
            return found
        for other in range(self.seats):
            if (
                other == seat
                or other in asked
                or other in self.civs[seat].partners
                or not self.willing(other)
            ):
                continue
            touching = any(
                self.connected(one, two, False) for one in self.mine(seat) for two in self.mine(other)
            )
            if touching and not self.meet(seat, other) and not self.meet(other, seat):
                found.add("propose " + self.civs[other].species)
        return found

    # --- points ---

    def points(self, seat: int) -> int:
        civ = self.civs[seat]
        total = sum(civ.reputation) + len(civ.partners) + 2 * civ.kept
        total += sum((0, 0, 0, 0, 1, 2, 3, 5)[civ.tracks[track]] for track in TRACK_IDS)
        total -= 2 if self.traitor == seat else 0
        for name in self.mine(seat):
            marks = self.marks[name]
            total += self.box.sector_vp[SECTOR_IDS.index(name)]
            total += 3 * (marks >> 1 & 1) + (marks >> 2 & 1) + 2 * (marks >> 3 & 1)
            total += 1 if civ.species == "planta" else 0
        if civ.draco:
            total += sum(1 for _, kind, _ in self.ships if kind == "ancient")
        return total
