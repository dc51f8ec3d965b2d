"""The game's flow: which frame does what, and which answers it offers. Ties the rules to the kernel's loop."""

from galaktyka.core.table import Table
from galaktyka.games.gaia.choices import (
    A_BOARD,
    A_BOOSTER,
    A_COUNT,
    A_COVER,
    A_FACTION,
    A_FREE,
    A_HEX,
    A_INCOME_POWER,
    A_INCOME_TOKENS,
    A_ROTATE,
    A_SPECIAL,
    A_TILE,
    A_TOKEN,
    A_TRACK,
    A_UPGRADE,
    BRAIN_KEEP,
    BRAIN_TO_1,
    BRAIN_USE,
    DECLINE_VERB,
    DONE_VERB,
    E_ROTATE,
    E_ROUND,
    END_VERB,
    F_ADVANCE,
    F_BOOSTER,
    F_BRAIN_BURN,
    F_BRAIN_CHARGE,
    F_BRAIN_PAY,
    F_BRAIN_TOKEN,
    F_CHARGE,
    F_COVER,
    F_DOWNGRADE,
    F_FACTION,
    F_FIRST_BOOSTER,
    F_FIRST_MINE,
    F_GAME,
    F_INCOME,
    F_ITARS,
    F_LATE_TOKEN,
    F_LINK,
    F_LOST_PLANET,
    F_LOWEST,
    F_MINE,
    F_OFFERS,
    F_PROJECT,
    F_RESCORE,
    F_RESEARCH,
    F_ROTATE,
    F_SATELLITES,
    F_STATION,
    F_SWAP,
    F_TERRANS,
    F_TILE,
    F_TOKEN,
    F_TOKENS,
    F_TURN,
    F_UPGRADE,
    FEDERATE_VERB,
    FREE_FIRST_EXCHANGE,
    MINE_VERB,
    PASS_VERB,
    PHASE_ACTIONS,
    PHASE_END,
    PHASE_GAIA,
    PHASE_INCOME,
    PHASE_SETUP,
    PROJECT_VERB,
    RESEARCH_VERB,
    TAKE_VERB,
)
from galaktyka.games.gaia.ids import TRADING_STATION
from galaktyka.games.gaia.layout import board_from, is_valid
from galaktyka.games.gaia.opening import (
    ask_first_boosters,
    ask_first_structures,
    faction_answers,
    first_mine_answers,
    place_first,
    place_first_game_mines,
    take_faction,
)
from galaktyka.games.gaia.rules import automa
from galaktyka.games.gaia.rules.board_actions import board_answers, take_board_effect, use_board_action
from galaktyka.games.gaia.rules.charging import answer_charge, charge_answers, run_offers
from galaktyka.games.gaia.rules.federations import (
    begin_federation,
    choose_cluster,
    choose_satellite,
    choose_token,
    finish_link,
    give_up_link,
    link_answers,
    may_federate,
    rescore,
    rescore_answers,
    run_satellites,
    satellite_answers,
    token_answers,
)
from galaktyka.games.gaia.rules.free_actions import free_answers, take_exchange, use_free_action
from galaktyka.games.gaia.rules.gains import gain_tokens
from galaktyka.games.gaia.rules.mines import ask_mine, mine_targets
from galaktyka.games.gaia.rules.power import (
    answer_brain_burn,
    answer_brain_charge,
    answer_brain_token,
    brain_burn_answers,
    brain_places,
    brain_token_answers,
    run_tokens,
    spend,
    take_from_bowl,
    token_range,
)
from galaktyka.games.gaia.rules.projects import project_targets, start_project
from galaktyka.games.gaia.rules.research import (
    advance,
    advance_answers,
    any_advance,
    lost_planet_answers,
    lowest_answers,
    place_lost_planet,
    research_answers,
    run_advance,
)
from galaktyka.games.gaia.rules.rounds import (
    LAST_ROUND,
    begin_gaia_phase,
    begin_income,
    booster_answers,
    change_booster,
    clean_up,
    first_booster,
    income_answers,
    itars_answers,
    pass_round,
    run_income,
    run_itars,
    take_symbol,
    terrans_answers,
    terrans_exchange,
    transform_planets,
)
from galaktyka.games.gaia.rules.specials import (
    booster_targets,
    build_at,
    build_station,
    special_answers,
    station_answers,
    use_special,
)
from galaktyka.games.gaia.rules.tiles import cover_answers, cover_with_advanced, take_tile, tile_answers
from galaktyka.games.gaia.rules.upgrades import (
    downgrade,
    downgrade_targets,
    swap_institute,
    swap_targets,
    upgrade,
    upgrade_answers,
    upgrade_kinds,
)
from galaktyka.games.gaia.scoring import score_game
from galaktyka.games.gaia.state import GaiaState


class Position(GaiaState):
    """A position that can be played."""

    def clone(self) -> "Position":
        return Position(self.seats, self.box, self.board, self.variant, self)

    # --- automatic work ---

    def advance(self, table: Table) -> bool:
        kind = self.frames[-6]
        if kind == F_GAME:
            self.next_step(table)
            return False
        if kind == F_OFFERS:
            run_offers(self)
            return False
        if kind == F_TOKENS:
            return run_tokens(self)
        if kind == F_INCOME:
            return run_income(self, table)
        if kind == F_SATELLITES:
            return run_satellites(self, table)
        if kind == F_ITARS:
            return run_itars(self, table)
        if kind == F_ADVANCE:
            return run_advance(self)
        if kind == F_FIRST_MINE and not first_mine_answers(self, self.frames[-5]):
            self.pop()  # a board of somebody's own may lack the home planet
            return False
        if kind == F_LATE_TOKEN:
            gain_tokens(self.players[self.actor()], 1)
            self.pop()
            return False
        if self.frames[-5] >= self.seats:
            self.automa_step(kind, table)
            return False
        return True

    def next_step(self, table: Table) -> None:
        """The bottom frame: set-up, then the phases of each round."""
        phase, position = self.arg(0), self.arg(1)
        if phase == PHASE_SETUP:
            self.next_setup_step(position, table)
        elif phase == PHASE_INCOME:
            if position < len(self.turn_order):
                self.set_arg(1, position + 1)
                if self.turn_order[position] < self.seats:
                    begin_income(self, self.turn_order[position], table)
                else:
                    table.rule("A6")
            else:
                self.set_arg(0, PHASE_GAIA)
                self.set_arg(1, 0)
                transform_planets(self, table)
        elif phase == PHASE_GAIA:
            if position < len(self.turn_order):
                self.set_arg(1, position + 1)
                if self.turn_order[position] < self.seats:
                    begin_gaia_phase(self, self.turn_order[position], table)
            else:
                self.set_arg(0, PHASE_ACTIONS)
                self.set_arg(1, 0)
        elif phase == PHASE_ACTIONS:
            self.next_turn(position, table)
        else:
            score_game(self, table)
            self.pop()

    def next_setup_step(self, position: int, table: Table) -> None:
        self.set_arg(1, position + 1)
        if position == 0:
            if self.arg(2):
                place_first_game_mines(self, table)
            else:
                ask_first_structures(self)
        elif position == 1:
            ask_first_boosters(self)
        else:
            self.set_arg(0, PHASE_INCOME)
            self.set_arg(1, 0)
            self.begin_round(table)

    def begin_round(self, table: Table) -> None:
        table.rule("R10")
        self.round += 1
        table.tell(E_ROUND, -1, self.round)
        if self.automa is not None:
            automa.begin_round(self, table)

    def next_turn(self, position: int, table: Table) -> None:
        """R15 The next player in order who has not passed; R10 the next round when all have."""
        order = self.turn_order
        n = len(order)
        for i in range(n):
            at = (position + i) % n
            if not self.players[order[at]].passed:
                self.set_arg(1, (at + 1) % n)
                table.rule("R15")
                self.push(F_TURN, order[at])
                return
        if self.round >= LAST_ROUND:
            self.set_arg(0, PHASE_END)
            return
        clean_up(self, table)
        self.set_arg(0, PHASE_INCOME)
        self.set_arg(1, 0)
        self.begin_round(table)

    def automa_step(self, kind: int, table: Table) -> None:
        """The Automa's frames: its first mines and booster, and its turns."""
        seat = self.actor()
        self.pop()
        if kind == F_FIRST_MINE:
            hexes = [answer - A_HEX for answer in first_mine_answers(self, seat)]
            place_first(self, seat, automa.first_mine(self, hexes, table), table)
        elif kind == F_FIRST_BOOSTER:
            first_booster(self, seat, automa.starting_booster(self, table), table)
        else:
            automa.take_turn(self, seat, table)
            if self.triggers:
                table.rule("A18")
                self.push(F_OFFERS, seat)

    # --- answers on offer ---

    def legal(self) -> list[int]:
        frames = self.frames
        kind = frames[-6]
        seat = frames[-5]
        if kind == F_TURN:
            return self.turn_answers(seat)
        if kind == F_CHARGE:
            return charge_answers(self, seat)
        if kind == F_MINE:
            return booster_targets(self, seat)
        if kind == F_UPGRADE:
            return upgrade_answers(self, seat)
        if kind == F_RESEARCH:
            return research_answers(self, seat)
        if kind == F_TILE:
            return tile_answers(self, seat)
        if kind == F_ADVANCE:
            return advance_answers(self, seat, self.arg(0))
        if kind == F_BOOSTER or kind == F_FIRST_BOOSTER:
            return booster_answers(self)
        if kind == F_PROJECT:
            return [A_HEX + hex_ for hex_ in project_targets(self, seat, 0, False)]
        if kind == F_TOKENS:
            least, most = token_range(self)
            return [A_COUNT + n for n in range(most, least - 1, -1)]
        return self.rare_answers(kind, seat)

    def rare_answers(self, kind: int, seat: int) -> list[int]:
        if kind == F_LINK:
            return link_answers(self, seat)
        if kind == F_SATELLITES:
            return satellite_answers(self)
        if kind == F_TOKEN:
            return token_answers(self)
        if kind == F_RESCORE:
            return rescore_answers(self, seat)
        if kind == F_COVER:
            return cover_answers(self, seat)
        if kind == F_INCOME:
            return income_answers(self)
        if kind == F_FACTION:
            return faction_answers(self)
        if kind == F_FIRST_MINE:
            return first_mine_answers(self, seat)
        if kind == F_LOST_PLANET:
            return lost_planet_answers(self, seat)
        if kind == F_LOWEST:
            return lowest_answers(self, seat)
        if kind == F_STATION:
            return station_answers(self, seat)
        if kind == F_SWAP:
            return [A_HEX + hex_ for hex_ in swap_targets(self, seat)]
        if kind == F_DOWNGRADE:
            return [A_HEX + hex_ for hex_ in downgrade_targets(self, seat)]
        if kind == F_TERRANS:
            return terrans_answers(self)
        if kind == F_ITARS:
            return itars_answers()
        if kind == F_BRAIN_CHARGE:
            places = brain_places(self.players[seat], self.arg(0))
            return [BRAIN_TO_1 + place - 1 for place in places]
        if kind == F_BRAIN_PAY:
            return [BRAIN_USE, BRAIN_KEEP]
        if kind == F_BRAIN_BURN:
            return brain_burn_answers(self.players[seat])
        if kind == F_BRAIN_TOKEN:
            return brain_token_answers()
        return self.rotate_answers()

    def turn_answers(self, seat: int) -> list[int]:
        """R15 Main actions until one is done, free actions before and after."""
        answers: list[int] = []
        if self.arg(0):
            answers.append(END_VERB)
        else:
            if mine_targets(self, seat, 0, 0, True):
                answers.append(MINE_VERB)
            if project_targets(self, seat, 0, True):
                answers.append(PROJECT_VERB)
            answers.extend(upgrade_kinds(self, seat))
            if may_federate(self, seat):
                answers.append(FEDERATE_VERB)
            if self.players[seat].knowledge >= self.box.research_cost and any_advance(self, seat):
                answers.append(RESEARCH_VERB)
            answers.extend(board_answers(self, seat))
            answers.extend(special_answers(self, seat))
            answers.append(PASS_VERB)
        answers.extend(free_answers(self, seat))
        return answers

    def rotate_answers(self) -> list[int]:
        answers = [A_ROTATE + slot for slot in range(len(self.board.slots))]
        if is_valid(self.board, self.arg(0) == 1):
            answers.append(DONE_VERB)
        return answers

    # --- carrying out ---

    def act(self, answer: int, table: Table) -> None:
        frames = self.frames
        kind = frames[-6]
        seat = frames[-5]
        if kind == F_TURN:
            self.act_turn(seat, answer, table)
        elif kind == F_CHARGE:
            answer_charge(self, seat, answer, table)
        elif kind == F_MINE:
            build_at(self, seat, answer - A_HEX, table)
        elif kind == F_UPGRADE:
            structure = self.arg(0)
            self.pop()
            upgrade(self, seat, answer - A_HEX, structure, table)
        elif kind == F_RESEARCH or kind == F_LOWEST:
            self.pop()
            advance(self, seat, answer - A_TRACK, table)
        elif kind == F_TILE:
            self.pop()
            take_tile(self, seat, answer - A_TILE, table)
        elif kind == F_ADVANCE:
            self.pop()
            if answer != DECLINE_VERB:
                advance(self, seat, answer - A_TRACK, table)
        elif kind == F_BOOSTER:
            self.pop()
            change_booster(self, seat, answer - A_BOOSTER, table)
        elif kind == F_PROJECT:
            self.pop()
            start_project(self, seat, answer - A_HEX, 0, table)
        elif kind == F_TOKENS:
            take_from_bowl(self, answer - A_COUNT)
        else:
            self.act_rarely(kind, seat, answer, table)

    def act_rarely(self, kind: int, seat: int, answer: int, table: Table) -> None:
        if kind == F_LINK or kind == F_SATELLITES:
            self.act_link(kind, seat, answer)
        elif kind == F_BRAIN_CHARGE:
            answer_brain_charge(self, seat, answer)
        elif kind == F_BRAIN_PAY:
            self.act_brain_pay(seat, answer, table)
        elif kind == F_BRAIN_BURN:
            answer_brain_burn(self, seat, answer)
        elif kind == F_BRAIN_TOKEN:
            answer_brain_token(self, seat, answer)
        elif kind == F_INCOME:
            n = answer - A_INCOME_POWER if answer < A_INCOME_TOKENS else A_INCOME_TOKENS - answer
            take_symbol(self, seat, n, table)
        elif kind == F_ITARS:
            self.act_itars(seat, answer, table)
        elif kind == F_TERRANS:
            if answer == DONE_VERB:
                self.pop()
            else:
                terrans_exchange(self, seat, answer - A_FREE - FREE_FIRST_EXCHANGE, table)
        elif kind == F_ROTATE:
            self.act_rotate(answer, table)
        else:
            self.act_once(kind, seat, answer, table)

    def act_link(self, kind: int, seat: int, answer: int) -> None:
        """R69 Choose clusters, then satellites."""
        if answer == DECLINE_VERB:
            give_up_link(self)
        elif kind == F_SATELLITES:
            choose_satellite(self, answer - A_HEX)
        elif answer == DONE_VERB:
            finish_link(self, seat)
        else:
            choose_cluster(self, seat, answer - A_HEX)

    def act_once(self, kind: int, seat: int, answer: int, table: Table) -> None:
        """Questions that are over with their answer."""
        area = self.arg(0)
        self.pop()
        if kind == F_TOKEN:
            choose_token(self, seat, answer - A_TOKEN, table)
        elif kind == F_RESCORE:
            rescore(self, seat, answer - A_TOKEN, table)
        elif kind == F_COVER:
            cover_with_advanced(self, seat, area, answer - A_COVER, table)
        elif kind == F_FACTION:
            table.rule("S16" if area else "S17")
            take_faction(self, seat, answer - A_FACTION, table)
        elif kind == F_FIRST_MINE:
            table.rule("S18")
            place_first(self, seat, answer - A_HEX, table)
        elif kind == F_FIRST_BOOSTER:
            first_booster(self, seat, answer - A_BOOSTER, table)
        elif kind == F_LOST_PLANET:
            place_lost_planet(self, seat, answer - A_HEX, table)
        elif kind == F_STATION:
            build_station(self, seat, answer - A_HEX, table)
        elif kind == F_SWAP:
            swap_institute(self, seat, answer - A_HEX, table)
        else:
            downgrade(self, seat, answer - A_HEX, table)

    def act_turn(self, seat: int, answer: int, table: Table) -> None:
        if A_FREE <= answer < A_TRACK:
            use_free_action(self, seat, answer - A_FREE, table)
            return
        if answer == END_VERB:
            self.pop()
            if self.triggers:
                table.rule("R94")
                self.push(F_OFFERS, seat)
            return
        if answer == PASS_VERB:
            self.pop()
            pass_round(self, seat, table)
            return
        table.rule("R6")
        self.set_arg(0, 1)
        if answer == MINE_VERB:
            ask_mine(self, seat, 0, 0)
        elif answer == PROJECT_VERB:
            self.push(F_PROJECT, seat)
        elif answer == FEDERATE_VERB:
            begin_federation(self, seat, table)
        elif answer == RESEARCH_VERB:
            self.players[seat].knowledge -= self.box.research_cost
            table.rule("R70")
            self.push(F_RESEARCH, seat)
        elif answer < A_BOARD:
            self.push(F_UPGRADE, seat, answer - A_UPGRADE + TRADING_STATION)
        elif answer < A_SPECIAL:
            use_board_action(self, seat, answer - A_BOARD, table)
        else:
            use_special(self, seat, answer - A_SPECIAL, table)

    def act_brain_pay(self, seat: int, answer: int, table: Table) -> None:
        """R123 Pay with or without the Brainstone, then take what was paid for."""
        cost, bought = self.arg(0), self.arg(1)
        self.pop()
        table.rule("R123")
        spend(self.players[seat], cost, answer == BRAIN_USE)
        if bought < A_SPECIAL:
            take_board_effect(self, seat, bought - A_BOARD, table)
        else:
            take_exchange(self, seat, bought - A_FREE - FREE_FIRST_EXCHANGE, table)

    def act_itars(self, seat: int, answer: int, table: Table) -> None:
        p = self.players[seat]
        if answer == TAKE_VERB:
            table.rule("R139")
            p.gaia_tokens -= self.box.itars_tokens
            self.push(F_TILE, seat)
            return
        self.set_arg(0, 1)

    def act_rotate(self, answer: int, table: Table) -> None:
        if answer == DONE_VERB:
            self.pop()
            return
        slot = answer - A_ROTATE
        placement = self.placement[:]
        placement[2 * slot + 1] = (placement[2 * slot + 1] + 1) % 6
        self.lay_out(board_from(self.box, self.board.slots, placement))
        table.tell(E_ROTATE, self.actor(), slot, placement[2 * slot + 1])
