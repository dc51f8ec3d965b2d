"""The game's flow: which frame does what, and which answers it offers. Ties the rules to the kernel's loop."""

from galaktyka.core.table import Table
from galaktyka.games.frontiers.choices import (
    A_ACTION,
    A_CONQUER,
    A_COUNT,
    A_GOAL,
    A_GOOD,
    A_KIND,
    A_PAY,
    A_PLANET,
    A_POWER,
    A_REPLACE,
    A_UPGRADE,
    COLONISTS_VERB,
    DONE_VERB,
    F_ACTION,
    F_CHOOSE,
    F_CONSUME,
    F_DEVELOP,
    F_EXPLORE,
    F_FORCE,
    F_FORCE_GOOD,
    F_GAME,
    F_GOODS,
    F_KEEP,
    F_KIND,
    F_PLACE,
    F_PRODUCE,
    F_RETURN,
    F_REVEAL,
    F_SELL,
    F_SETTLE,
    F_SHORT,
    F_SIDE,
    F_STOCK,
    F_TAX,
    F_UNDER,
    F_UPGRADE,
    F_WINDFALL,
    PHASE_END,
    PHASE_ROUNDS,
    PHASE_SIDES,
    STAGE_LAST,
    STAGE_MAIN,
    STAGE_SECOND,
    STAGE_SETTLED,
)
from galaktyka.games.frontiers.ids import (
    DEVELOP_TILE,
    DIPLOMATS,
    EXPLORE_TILE,
    ISOLATION,
    KINDS,
    PRODUCE_TILE,
    REVIEW_GOALS,
    SETTLE_TILE,
)
from galaktyka.games.frontiers.opening import answer_side, ask_sides, side_answers
from galaktyka.games.frontiers.rules.consuming import (
    answer_consume,
    consume_answers,
    goods_answers,
    run_consume,
    run_goods,
    take_for_power,
)
from galaktyka.games.frontiers.rules.developing import (
    answer_develop,
    begin_develop,
    develop_answers,
    end_develop,
)
from galaktyka.games.frontiers.rules.exploring import (
    answer_return,
    ask_explore,
    ask_returns,
    explore_answers,
    open_planets,
    put_leftovers_back,
    return_answers,
    return_replaced,
    take_planet,
)
from galaktyka.games.frontiers.rules.goals import (
    answer_reveal,
    goal_answers,
    keep_goal,
    put_next_under,
    reveal_answers,
    review_goals,
)
from galaktyka.games.frontiers.rules.priority import (
    action_answers,
    ask_next,
    begin_round,
    choose_action,
    end_round,
    send_diplomats,
    take_isolation,
)
from galaktyka.games.frontiers.rules.producing import (
    answer_place,
    answer_short,
    answer_stock,
    answer_windfall,
    ask_stocks,
    begin_produce,
    compare_production,
    place_answers,
    run_produce,
    short_answers,
    stock_answers,
    take_left_credits,
    windfall_answers,
)
from galaktyka.games.frontiers.rules.settling import (
    add_force,
    after_settlement,
    answer_force,
    begin_conquest,
    begin_settle,
    bonus_colonist,
    declare_kind,
    end_settle,
    end_turn,
    force_answers,
    force_good_answers,
    pay_for,
    settle_answers,
    take_colonists,
)
from galaktyka.games.frontiers.rules.swapping import (
    ask_upgrade,
    replace,
    replace_answers,
    upgrade,
    upgrade_answers,
    upgrade_planet_answers,
)
from galaktyka.games.frontiers.rules.trading import (
    answer_sell,
    answer_tax,
    begin_trade,
    bonus_point,
    sell_answers,
    tax_answers,
)
from galaktyka.games.frontiers.scoring import score_game
from galaktyka.games.frontiers.state import FrontiersState

# Steps of F_ACTION: before anybody, everybody in turn, the chooser's second planet, the end.
STEP_BONUS = 0
STEP_ALL = 1
STEP_SECOND = 2
STEP_END = 3


class Position(FrontiersState):
    """A position that can be played."""

    def clone(self) -> "Position":
        return Position(self.seats, self.box, self.variant, self)

    # --- automatic work ---

    def advance(self, table: Table) -> bool:
        kind = self.frames[-6]
        if kind == F_ACTION:
            self.next_step(table)
            return False
        if kind == F_CONSUME:
            return run_consume(self, self.frames[-5], table)
        if kind == F_GOODS:
            return run_goods(self, self.frames[-5], table)
        if kind == F_SETTLE:
            return self.run_settle(self.frames[-5], table)
        if kind == F_PRODUCE:
            run_produce(self, self.frames[-5], table)
            return False
        if kind == F_GAME:
            self.next_phase(table)
            return False
        return True

    def next_phase(self, table: Table) -> None:
        """The bottom frame: the sides of the boards, then rounds, then the count."""
        phase = self.arg(0)
        if phase == PHASE_SIDES:
            if not self.players[0].colonies:
                ask_sides(self, table)
            else:
                self.set_arg(0, PHASE_ROUNDS)
                begin_round(self, table)
        elif phase == PHASE_ROUNDS:
            if not ask_next(self, table):
                if end_round(self, table):
                    begin_round(self, table)
                else:
                    self.set_arg(0, PHASE_END)
        else:
            score_game(self, table)
            self.pop()

    def next_step(self, table: Table) -> None:
        """R4 An action, step by step: the chooser's bonus, then all in order, then what follows for all."""
        tile, step, place = self.arg(0), self.arg(1), self.arg(2)
        if step == STEP_ALL:
            if place < self.seats:
                self.set_arg(2, place + 1)
                self.begin_turn(tile, self.resolving[place], table)
            else:
                self.all_done(tile, table)
        elif step == STEP_BONUS:
            self.set_arg(1, STEP_ALL)
            self.begin_action(tile, self.frames[-5], self.arg(3), table)
        elif step == STEP_SECOND:
            self.set_arg(1, STEP_END)
            put_leftovers_back(self, table)
            ask_returns(self, table)
        else:
            self.end_action(tile, table)

    def begin_action(self, tile: int, seat: int, pawn: int, table: Table) -> None:
        """R5 The bonus that comes before the action; some tiles are nothing but their bonus."""
        if tile == EXPLORE_TILE:
            open_planets(self, table)
        elif tile == SETTLE_TILE:
            bonus_colonist(self, seat, table)
        elif tile == PRODUCE_TILE:
            take_left_credits(self, seat, table)
        elif tile == ISOLATION or tile == DIPLOMATS or tile == REVIEW_GOALS:
            self.pop()
            if tile == ISOLATION:
                take_isolation(self, seat, table)
            elif tile == DIPLOMATS:
                send_diplomats(self, seat, pawn, table)
            else:
                review_goals(self, seat, pawn, table)
        elif tile != DEVELOP_TILE:
            bonus_point(self, seat, table)

    def begin_turn(self, tile: int, seat: int, table: Table) -> None:
        """R10 One player after the other, in the order of the track."""
        table.rule("R10")
        if tile == DEVELOP_TILE:
            begin_develop(self, seat, table)
        elif tile == EXPLORE_TILE:
            ask_explore(self, seat, 0, table)
        elif tile == SETTLE_TILE:
            begin_settle(self, seat)
        elif tile == PRODUCE_TILE:
            begin_produce(self, seat)
        else:
            begin_trade(self, seat, table)

    def all_done(self, tile: int, table: Table) -> None:
        """What follows when everybody has had a turn."""
        if tile == EXPLORE_TILE:
            self.set_arg(1, STEP_SECOND)
            ask_explore(self, self.resolving[0], 1, table)
        elif tile == SETTLE_TILE:
            self.set_arg(1, STEP_END)
            return_replaced(self, table)
            ask_returns(self, table)
        elif tile == PRODUCE_TILE:
            self.set_arg(1, STEP_END)
            compare_production(self, table)
            ask_stocks(self, table)
        else:
            self.end_action(tile, table)

    def end_action(self, tile: int, table: Table) -> None:
        """R6 The pawn stands on its place; some actions can make this the last round."""
        table.rule("R6")
        if tile == DEVELOP_TILE:
            end_develop(self, table)
        elif tile == SETTLE_TILE:
            end_settle(self, table)
        self.pop()

    def run_settle(self, seat: int, table: Table) -> bool:
        stage = self.arg(0)
        if stage == STAGE_MAIN:
            return True
        if stage == STAGE_SETTLED:
            after_settlement(self, seat, table)
            return False
        if len(self.settle_stage_answers(seat)) > 1:
            return True
        if stage == STAGE_SECOND:
            self.set_arg(0, STAGE_LAST)
        else:
            end_turn(self, seat)
        return False

    # --- answers on offer ---

    def legal(self) -> list[int]:
        frames = self.frames
        kind = frames[-6]
        seat = frames[-5]
        if kind == F_CHOOSE:
            return action_answers(self)
        if kind == F_DEVELOP:
            return develop_answers(self, seat)
        if kind == F_EXPLORE:
            return explore_answers(self)
        if kind == F_SETTLE:
            return self.settle_stage_answers(seat)
        if kind == F_CONSUME:
            return consume_answers(self, seat)
        if kind == F_SELL:
            return sell_answers(self, seat)
        if kind == F_GOODS:
            return goods_answers(self, seat)
        if kind == F_RETURN:
            return return_answers(self, seat)
        if kind == F_PLACE:
            return place_answers(self, seat)
        if kind == F_REVEAL:
            return reveal_answers(self)
        return self.rare_answers(kind, seat)

    def rare_answers(self, kind: int, seat: int) -> list[int]:
        if kind == F_STOCK:
            return stock_answers(self, seat)
        if kind == F_TAX:
            return tax_answers(self)
        if kind == F_UPGRADE:
            return upgrade_planet_answers(self, seat)
        if kind == F_FORCE:
            return force_answers(self, seat)
        if kind == F_FORCE_GOOD:
            return force_good_answers(self, seat)
        if kind == F_KIND:
            return [A_KIND + kind for kind in range(KINDS)]
        if kind == F_WINDFALL:
            return windfall_answers(self, seat)
        if kind == F_SHORT:
            return short_answers(self, seat)
        if kind == F_SIDE:
            return side_answers()
        return goal_answers(self)

    def settle_stage_answers(self, seat: int) -> list[int]:
        """R41 The choice, R49 a second planet, R50 an exchange of colonies before, between or after."""
        stage = self.arg(0)
        p = self.players[seat]
        answers = [COLONISTS_VERB if stage == STAGE_MAIN else DONE_VERB]
        if stage != STAGE_LAST:
            answers.extend(settle_answers(self, p))
        if stage == STAGE_MAIN:
            answers.extend(replace_answers(self, p))
        answers.extend(upgrade_answers(self, p))
        return answers

    # --- carrying out ---

    def act(self, answer: int, table: Table) -> None:
        frames = self.frames
        kind = frames[-6]
        seat = frames[-5]
        if kind == F_CHOOSE:
            choose_action(self, seat, answer - A_ACTION, table)
        elif kind == F_DEVELOP:
            answer_develop(self, seat, answer, table)
        elif kind == F_EXPLORE:
            take_planet(self, seat, answer - A_PLANET, table)
        elif kind == F_SETTLE:
            self.act_settle(seat, answer, table)
        elif kind == F_CONSUME:
            answer_consume(self, seat, answer, table)
        elif kind == F_SELL:
            answer_sell(self, seat, answer, table)
        elif kind == F_GOODS:
            take_for_power(self, seat, answer - A_GOOD, table)
        elif kind == F_RETURN:
            answer_return(self, seat, answer, table)
        elif kind == F_PLACE:
            answer_place(self, seat, answer - A_GOOD, table)
        elif kind == F_REVEAL:
            answer_reveal(self, answer, table)
        else:
            self.act_rarely(kind, seat, answer, table)

    def act_rarely(self, kind: int, seat: int, answer: int, table: Table) -> None:
        if kind == F_STOCK:
            answer_stock(self, seat, answer, table)
        elif kind == F_TAX:
            answer_tax(self, seat, answer - A_COUNT, table)
        elif kind == F_UPGRADE:
            upgrade(self, seat, answer - A_PLANET, table)
        elif kind == F_FORCE:
            answer_force(self, seat, answer, table)
        elif kind == F_FORCE_GOOD:
            number = self.arg(0)
            self.pop()
            add_force(self, seat, number, answer - A_GOOD, table)
        elif kind == F_KIND:
            declare_kind(self, seat, answer - A_KIND, table)
        elif kind == F_WINDFALL:
            answer_windfall(self, seat, answer - A_POWER, table)
        elif kind == F_SHORT:
            answer_short(self, seat, answer - A_GOOD, table)
        elif kind == F_SIDE:
            answer_side(self, seat, answer, table)
        elif kind == F_KEEP:
            keep_goal(self, seat, answer - A_GOAL, table)
        else:
            assert kind == F_UNDER
            put_next_under(self, seat, answer - A_GOAL)

    def act_settle(self, seat: int, answer: int, table: Table) -> None:
        if answer == COLONISTS_VERB:
            take_colonists(self, seat, table)
        elif answer == DONE_VERB:
            end_turn(self, seat)
        elif answer >= A_UPGRADE:
            ask_upgrade(self, seat, answer - A_UPGRADE)
        elif answer >= A_REPLACE:
            replace(self, seat, answer - A_REPLACE, table)
        elif answer >= A_CONQUER:
            begin_conquest(self, seat, answer - A_CONQUER, table)
        else:
            pay_for(self, seat, answer - A_PAY, table)
