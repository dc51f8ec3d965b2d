"""Gaia projects: turning Transdim planets into Gaia planets (R30–R32)."""

from galaktyka.core.table import Table
from galaktyka.games.gaia.choices import E_PROJECT, TO_GAIA_AREA
from galaktyka.games.gaia.ids import GAIA_PROJECT, GAIAFORMER, TRANSDIM
from galaktyka.games.gaia.rules.mines import distance_to, qic_for_range, range_fits, range_of
from galaktyka.games.gaia.rules.power import take_tokens
from galaktyka.games.gaia.state import GaiaState, Player


def project_cost(s: GaiaState, p: Player) -> int:
    return s.box.project_tokens[p.research[GAIA_PROJECT]]


def project_targets(s: GaiaState, seat: int, bonus: int, only_first: bool) -> list[int]:
    """R30 Transdim planets without a gaiaformer that this player can reach and afford."""
    p = s.players[seat]
    found: list[int] = []
    if p.gaiaformers_ready <= 0 or p.power_tokens() < project_cost(s, p):
        return found
    reach = range_of(s, p)
    planets = s.board.planet_hexes
    for i in range(len(planets)):
        hex_ = planets[i]
        if (
            s.planet[hex_] == TRANSDIM
            and s.structure[hex_] == 0
            and range_fits(s, p, p.reach[i], reach, bonus, 0)
        ):
            found.append(hex_)
            if only_first:
                break
    return found


def start_project(s: GaiaState, seat: int, hex_: int, bonus: int, table: Table) -> None:
    """R30 Put a gaiaformer on the planet and move tokens to the Gaia area."""
    table.rule("R30")
    table.rule("R31")
    p = s.players[seat]
    p.qic -= qic_for_range(s, distance_to(s, p, hex_), range_of(s, p) + bonus)
    p.gaiaformers_ready -= 1
    s.structure[hex_] = GAIAFORMER
    s.owner[hex_] = seat
    table.tell(E_PROJECT, seat, hex_)
    table.rule("R5")
    take_tokens(s, seat, project_cost(s, p), TO_GAIA_AREA)
