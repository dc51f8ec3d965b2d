"""The game's flow: which frame does what, and which answers it offers. Ties the rules to the kernel's loop."""

from galaktyka.core.table import Table
from galaktyka.games.eclipse.choices import (
    A_BUILD,
    A_CATEGORY,
    A_PART,
    A_PROPOSE,
    A_REPUTATION,
    A_RESOURCE,
    A_RETURN,
    A_SECTOR,
    A_SHIP,
    A_SPECIES,
    A_SQUARE,
    A_TECH,
    A_TRADE,
    A_ZONE,
    COLONY_VERB,
    DONE_VERB,
    E_COMBAT,
    E_ROUND,
    E_START,
    F_ACCEPT,
    F_AMBASSADOR,
    F_ANCIENT_TECH,
    F_ARTIFACT,
    F_BUILD,
    F_CLAIM,
    F_COLONY,
    F_COMBAT,
    F_CONQUER,
    F_CUBE,
    F_DEBT,
    F_DISC,
    F_DISCOVERY,
    F_END_TURN,
    F_EXPLORE,
    F_GAME,
    F_INFLUENCE,
    F_MOVE,
    F_PAY,
    F_PLACE,
    F_PORTAL,
    F_RESEARCH,
    F_ROOM,
    F_SITE,
    F_SPACE,
    F_SPECIES,
    F_STEP,
    F_TRACK,
    F_TRADE,
    F_TURN,
    F_UPGRADE,
    F_UPKEEP,
    PHASE_ACTION,
    PHASE_CLEANUP,
    PHASE_COMBAT,
    PHASE_SETUP,
    PHASE_UPKEEP,
    REFRESH_VERB,
    SKIP_VERB,
    TRADE_VERB,
)
from galaktyka.games.eclipse.opening import lay_homes, species_answers, take_species
from galaktyka.games.eclipse.rules import combat
from galaktyka.games.eclipse.rules.build import build, build_answers, choose_what, site_answers
from galaktyka.games.eclipse.rules.diplomacy import (
    accept_answers,
    answer_offer,
    exchange,
    look_for_aggression,
    make_room,
    propose,
    room_answers,
)
from galaktyka.games.eclipse.rules.discovery_fronts import (
    ancient_tech_answers,
    choose_ancient_tech,
    choose_side,
    discovery_answers,
)
from galaktyka.games.eclipse.rules.explore import (
    choose_place,
    choose_zone,
    claim,
    claim_answers,
    place_answers,
    run_claim,
    zone_answers,
)
from galaktyka.games.eclipse.rules.ground import living
from galaktyka.games.eclipse.rules.influence import (
    choose_source,
    disc_answers,
    influence_answers,
    move_disc,
    refresh,
)
from galaktyka.games.eclipse.rules.moves import choose_ship, run_step, ship_answers, step, step_answers
from galaktyka.games.eclipse.rules.population import (
    choose_square,
    choose_track,
    cube_answers,
    run_cube,
    settle_answers,
)
from galaktyka.games.eclipse.rules.research import (
    artifact_answers,
    buy,
    choose_artifact,
    choose_tech,
    place_portal,
    portal_answers,
    tech_answers,
    track_answers,
)
from galaktyka.games.eclipse.rules.trade import trade, trade_answers
from galaktyka.games.eclipse.rules.turns import free_answers, next_turn, take_turn, turn_answers
from galaktyka.games.eclipse.rules.upgrades import (
    choose_part,
    choose_space,
    end_activation,
    return_tile,
    space_answers,
    upgrade_answers,
)
from galaktyka.games.eclipse.rules.upkeep import (
    begin_upkeep,
    clean_up,
    debt_answers,
    eliminate_the_homeless,
    reduce_debt,
    run_pay,
    run_upkeep,
    upkeep_answers,
)
from galaktyka.games.eclipse.scoring import tell_points
from galaktyka.games.eclipse.state import EclipseState


class Position(EclipseState):
    """A position that can be played."""

    def clone(self) -> "Position":
        return Position(self.seats, self.box, self)

    # --- automatic work ---

    def advance(self, table: Table) -> bool:
        kind = self.frames[-6]
        if kind == F_GAME:
            self.next_step(table)
            return False
        if F_COMBAT <= kind <= F_CONQUER:
            return combat.advance(self, table)
        if kind == F_STEP:
            return run_step(self)
        if kind == F_CUBE:
            return run_cube(self, table)
        if kind == F_CLAIM:
            return run_claim(self)
        if kind == F_END_TURN:
            seat = self.actor()
            self.pop()
            look_for_aggression(self, seat, table)
            return False
        if kind == F_UPKEEP:
            return run_upkeep(self)
        if kind == F_PAY:
            return run_pay(self, table)
        if kind == F_AMBASSADOR:
            exchange(self, table)
            return False
        return True

    def next_step(self, table: Table) -> None:
        """R1 The bottom frame: set-up, then the phases of each round."""
        phase = self.arg(0)
        if phase == PHASE_SETUP:
            lay_homes(self, table)
            self.begin_round(table)
        elif phase == PHASE_ACTION:
            if not next_turn(self, table):
                self.set_arg(0, PHASE_COMBAT)
                self.set_arg(1, 0)
                table.tell(E_COMBAT, -1)
                combat.begin(self, table)
        elif phase == PHASE_COMBAT:
            self.set_arg(0, PHASE_UPKEEP)
            self.set_arg(1, 0)
            eliminate_the_homeless(self, table)
        elif phase == PHASE_UPKEEP:
            self.next_upkeep(table)
        else:
            self.begin_round(table)

    def begin_round(self, table: Table) -> None:
        """R1 Eight rounds of four phases."""
        table.rule("R1")
        self.round += 1
        self.set_arg(0, PHASE_ACTION)
        self.set_arg(1, self.first)
        table.tell(E_ROUND, -1, self.round)
        table.tell(E_START, self.first)

    def next_upkeep(self, table: Table) -> None:
        """R66 Clockwise from the start player."""
        position = self.arg(1)
        if position < self.seats:
            self.set_arg(1, position + 1)
            seat = (self.first + position) % self.seats
            if not self.players[seat].eliminated:
                begin_upkeep(self, seat, table)
        elif self.round >= self.box.rounds or not living(self):
            tell_points(self, table)
            self.pop()
        else:
            self.set_arg(0, PHASE_CLEANUP)
            clean_up(self, table)

    # --- answers on offer ---

    def legal(self) -> list[int]:
        frames = self.frames
        kind = frames[-6]
        seat = frames[-5]
        if F_COMBAT <= kind <= F_CONQUER:
            return combat.legal(self)
        if kind == F_TURN:
            return turn_answers(self, seat)
        if kind == F_EXPLORE:
            return zone_answers(self, seat) + free_answers(self, seat)
        if kind == F_RESEARCH:
            return tech_answers(self, seat) + free_answers(self, seat)
        if kind == F_UPGRADE:
            return self.upgrade_or_free(seat)
        if kind == F_BUILD:
            return build_answers(self, seat) + free_answers(self, seat)
        if kind == F_MOVE:
            return ship_answers(self, seat) + free_answers(self, seat)
        if kind == F_INFLUENCE:
            return influence_answers(self, seat) + free_answers(self, seat)
        if kind == F_STEP:
            return step_answers(self, seat)
        if kind == F_PLACE:
            return place_answers(self, seat)
        if kind == F_SPACE:
            return space_answers(self, seat)
        if kind == F_SITE:
            return site_answers(self, seat)
        if kind == F_DISC:
            return disc_answers(self, seat)
        if kind == F_COLONY:
            return settle_answers(self, seat, False)
        if kind == F_TRADE:
            return trade_answers(self, seat, -1)
        return self.rare_answers(kind, seat)

    def rare_answers(self, kind: int, seat: int) -> list[int]:
        if kind == F_CUBE:
            return cube_answers(self, seat)
        if kind == F_CLAIM:
            return claim_answers()
        if kind == F_DISCOVERY:
            return discovery_answers(self, seat)
        if kind == F_UPKEEP:
            return upkeep_answers(self, seat)
        if kind == F_DEBT:
            return debt_answers(self, seat)
        if kind == F_TRACK:
            return track_answers(self, seat)
        if kind == F_ARTIFACT:
            return artifact_answers()
        if kind == F_PORTAL:
            return portal_answers(self, seat)
        if kind == F_ACCEPT:
            return accept_answers()
        if kind == F_ROOM:
            return room_answers(self, seat)
        if kind == F_ANCIENT_TECH:
            return ancient_tech_answers(self, seat)
        return species_answers(self)

    def upgrade_or_free(self, seat: int) -> list[int]:
        """R28 In the middle of an activation nothing else can be done."""
        if self.arg(1):
            return upgrade_answers(self, seat)
        return upgrade_answers(self, seat) + free_answers(self, seat)

    # --- carrying out ---

    def act(self, answer: int, table: Table) -> None:
        frames = self.frames
        kind = frames[-6]
        seat = frames[-5]
        if F_COMBAT <= kind <= F_CONQUER:
            combat.act(self, answer, table)
        elif kind == F_TURN:
            take_turn(self, seat, answer, table)
        elif is_action(kind) and self.act_freely(seat, answer, table):
            return
        elif kind == F_EXPLORE:
            choose_zone(self, seat, answer - A_ZONE, table)
        elif kind == F_RESEARCH:
            choose_tech(self, seat, answer - A_TECH, table)
        elif kind == F_UPGRADE:
            self.act_upgrade(seat, answer, table)
        elif kind == F_BUILD:
            choose_what(self, seat, answer - A_BUILD)
        elif kind == F_MOVE:
            choose_ship(self, seat, answer - A_SHIP)
        elif kind == F_INFLUENCE:
            if answer == REFRESH_VERB:
                refresh(self, seat, table)
            else:
                choose_source(self, seat, answer)
        elif kind == F_STEP:
            step(self, seat, answer, table)
        elif kind == F_PLACE:
            choose_place(self, seat, answer, table)
        elif kind == F_SPACE:
            choose_space(self, seat, answer, table)
        elif kind == F_SITE:
            build(self, seat, answer - A_SECTOR, table)
        elif kind == F_DISC:
            move_disc(self, seat, answer, table)
        else:
            self.act_rarely(kind, seat, answer, table)

    def act_freely(self, seat: int, answer: int, table: Table) -> bool:
        """R2, R6, R16, R42 What is possible in every action; False when the answer is none of it."""
        if answer == DONE_VERB:
            table.rule("R16")
            self.pop()
        elif answer == COLONY_VERB:
            self.push(F_COLONY, seat)
        elif answer == TRADE_VERB:
            self.push(F_TRADE, seat)
        elif A_PROPOSE <= answer < A_SPECIES:
            propose(self, seat, answer - A_PROPOSE, table)
        else:
            return False
        return True

    def act_upgrade(self, seat: int, answer: int, table: Table) -> None:
        """R28 Return a tile, choose a part, or end the activation without one."""
        if answer == SKIP_VERB:
            end_activation(self)
        elif answer >= A_RETURN:
            self.set_arg(1, 1)
            return_tile(self, seat, answer - A_RETURN, table)
        else:
            choose_part(self, seat, answer - A_PART)

    def act_rarely(self, kind: int, seat: int, answer: int, table: Table) -> None:
        if kind == F_COLONY:
            self.pop()
            choose_square(self, seat, answer - A_SQUARE, table)
        elif kind == F_CUBE:
            choose_track(self, seat, answer - A_RESOURCE, table)
        elif kind == F_TRADE:
            self.pop()
            trade(self, seat, answer - A_TRADE, table)
        elif kind == F_CLAIM:
            claim(self, seat, answer, table)
        elif kind == F_DISCOVERY:
            choose_side(self, seat, answer, table)
        elif kind == F_UPKEEP:
            if answer == DONE_VERB:
                self.pop()
            else:
                choose_square(self, seat, answer - A_SQUARE, table)
        elif kind == F_DEBT:
            reduce_debt(self, seat, answer, table)
        elif kind == F_ACCEPT:
            answer_offer(self, seat, answer, table)
        elif kind == F_ROOM:
            make_room(self, seat, answer - A_REPUTATION, table)
        elif kind == F_SPECIES:
            self.pop()
            take_species(self, seat, answer - A_SPECIES, table)
        else:
            self.act_on_technology(kind, seat, answer, table)

    def act_on_technology(self, kind: int, seat: int, answer: int, table: Table) -> None:
        if kind == F_TRACK:
            tech = self.arg(0)
            self.pop()
            buy(self, seat, tech, answer - A_CATEGORY, table)
        elif kind == F_ARTIFACT:
            choose_artifact(self, seat, answer - A_RESOURCE, table)
        elif kind == F_PORTAL:
            place_portal(self, seat, answer - A_SECTOR, table)
        else:
            choose_ancient_tech(self, seat, answer - A_TECH, table)


def is_action(kind: int) -> bool:
    """The frames of the six actions."""
    return (
        kind == F_EXPLORE
        or kind == F_RESEARCH
        or kind == F_UPGRADE
        or kind == F_BUILD
        or kind == F_MOVE
        or kind == F_INFLUENCE
    )
