"""The game's flow: which frame does what, and which answers it offers. Ties the rules to the kernel's loop."""

from galaktyka.core.table import Table
from galaktyka.games.exodus.choices import (
    A_EXCHANGE,
    A_FIT,
    A_SHIFT,
    A_SPEND,
    DECLOAK_VERB,
    F_ACTION,
    F_AIM,
    F_AIMS,
    F_BALLOT,
    F_BATTLE,
    F_BID,
    F_BONUS,
    F_BUILD,
    F_BUY,
    F_CARD,
    F_CIVILIAN,
    F_CIVILIAN_COUNT,
    F_CIVILIAN_TO,
    F_DEPLOY,
    F_DEPLOY_COUNT,
    F_DICE,
    F_ELECT,
    F_FIGHT,
    F_FIT,
    F_FREE_TECH,
    F_GAME,
    F_HIT_COUNT,
    F_HITS,
    F_INCOME,
    F_LAUNCHES,
    F_LOAD,
    F_LOAD_COUNT,
    F_MINE,
    F_MINE_COUNT,
    F_MOVE,
    F_NEXT,
    F_OFFER,
    F_OPEN,
    F_ORDERS,
    F_PAID,
    F_PICKS,
    F_RADAR,
    F_REACT,
    F_REPEAL,
    F_RESEARCH,
    F_SHIFT,
    F_TIE,
    F_TRADE,
    F_VICTIM,
    F_WINDOW,
    STAY_VERB,
)
from galaktyka.games.exodus.course import next_step
from galaktyka.games.exodus.rules import (
    battle,
    cards,
    council,
    decrees,
    landing,
    movement,
    parts,
    research,
    rockets,
    stealth,
    trade,
    upkeep,
    works,
)
from galaktyka.games.exodus.state import ExodusState


class Position(ExodusState):
    """A position that can be played."""

    def clone(self) -> "Position":
        return Position(self.seats, self.box, self.board, self.variant, self)

    # --- automatic work ---

    def advance(self, table: Table) -> bool:
        kind = self.frames[-6]
        if kind == F_GAME:
            next_step(self, table)
            return False
        if kind == F_INCOME:
            return upkeep.run_income(self)
        if kind == F_ACTION:
            cards.run_action(self, table)
            return False
        if kind == F_LOAD:
            return movement.run_load(self)
        if kind == F_HITS:
            return battle.run_hits(self, table)
        if kind == F_BATTLE:
            battle.run_battle(self, table)
            return False
        if kind == F_FIGHT:
            battle.run_fight(self, table)
            return False
        if kind == F_PAID:
            cards.end_reaction(self, self.actor(), table)
            return False
        if kind == F_ELECT:
            council.run_election(self, table)
            return False
        if kind == F_AIMS:
            rockets.run_aims(self, table)
            return False
        if kind == F_LAUNCHES:
            rockets.run_launches(self, table)
            return False
        if kind == F_RADAR:
            return stealth.run_radar(self)
        if kind == F_DEPLOY:
            return landing.run_deploy(self, table)
        return True

    # --- answers on offer ---

    def legal(self) -> list[int]:
        return self.legal_for(self.actor())

    def legal_for(self, seat: int) -> list[int]:
        frames = self.frames
        kind = frames[-6]
        if self.asked:
            return self.secret_answers(kind, seat)
        if kind == F_WINDOW:
            return parts.window_answers(self, seat)
        if kind == F_SHIFT:
            return parts.shift_targets(self, seat)
        if kind == F_INCOME:
            return upkeep.income_answers(self, seat)
        if F_RESEARCH <= kind <= F_REACT and kind != F_MINE_COUNT:
            return self.action_answers(kind, seat) + parts.free_acts(self, seat)
        if kind >= F_CIVILIAN:
            return self.conquest_answers(kind, seat)
        return self.rare_answers(kind, seat)

    def secret_answers(self, kind: int, seat: int) -> list[int]:
        if kind == F_CARD:
            return cards.card_answers(self, seat)
        if kind == F_ORDERS:
            return movement.order_answers(self, seat)
        if kind == F_BALLOT:
            return council.ballot_answers(self, seat)
        if kind == F_BID:
            return council.bid_answers(self, seat)
        return research.pick_answers(self, seat)

    def action_answers(self, kind: int, seat: int) -> list[int]:
        if kind == F_RESEARCH:
            return research.research_answers(self, seat)
        if kind == F_BUILD:
            return works.build_answers(self, seat)
        if kind == F_BUY:
            return parts.buy_answers(self, seat)
        if kind == F_DICE:
            return works.dice_answers(self, seat)
        if kind == F_TRADE:
            return trade.trade_answers(self, seat)
        if kind == F_MINE:
            return works.mine_answers(self, seat)
        return cards.react_answers(self, seat)

    def rare_answers(self, kind: int, seat: int) -> list[int]:
        if kind == F_FIT:
            return parts.fit_answers(self, seat)
        if kind == F_MINE_COUNT:
            return works.mine_count_answers(self)
        if kind == F_TIE:
            return council.tie_answers(self)
        if kind == F_OFFER:
            return council.offer_answers(self)
        if kind == F_BONUS:
            return council.bonus_answers(self)
        if kind == F_NEXT:
            return council.next_answers(self)
        if kind == F_REPEAL:
            return decrees.repeal_answers(self)
        if kind == F_FREE_TECH:
            return research.free_technology_answers(self, seat)
        if kind == F_AIM:
            return rockets.aim_answers(self)
        assert kind == F_VICTIM
        return rockets.victim_answers(self)

    def conquest_answers(self, kind: int, seat: int) -> list[int]:
        if kind == F_LOAD:
            return movement.load_answers(self, seat)
        if kind == F_LOAD_COUNT:
            return movement.load_counts(self, seat)
        if kind == F_HITS:
            return battle.hit_answers(self)
        if kind == F_HIT_COUNT:
            return battle.hit_counts(self)
        if kind == F_DEPLOY:
            return landing.deploy_answers(self, seat)
        if kind == F_DEPLOY_COUNT:
            return landing.deploy_counts(self, seat)
        if kind == F_MOVE:
            return movement.move_answers(self, seat)
        if kind == F_OPEN:
            return movement.open_answers(self, seat)
        if kind == F_CIVILIAN:
            return movement.civilian_answers(self, seat)
        if kind == F_CIVILIAN_TO:
            return movement.civilian_targets(self)
        if kind == F_CIVILIAN_COUNT:
            return movement.civilian_counts(self, seat)
        if kind == F_RADAR:
            return stealth.radar_answers(self, seat)
        return [DECLOAK_VERB, STAY_VERB]

    # --- secret answers ---

    def steps_left(self, seat: int) -> int:
        """Answers that a seat still owes to the secret question, this one included."""
        kind = self.top()
        given = len(self.players[seat].secret)
        if kind == F_BALLOT:
            return 2 - given
        if kind == F_ORDERS:
            return len(movement.ships_to_order(self, seat)) - given
        if kind == F_PICKS:
            return self.box.starts[self.variant.start].technologies - given
        return 1

    def given(self, seat: int) -> int:
        return super().given(seat) + len(self.players[seat].secret)

    def seal(self, seat: int, answer: int, table: Table) -> None:
        """A seat may owe several answers to one secret question; all but the last wait with the player."""
        if self.steps_left(seat) > 1:
            self.players[seat].secret.append(answer)
        else:
            super().seal(seat, answer, table)

    def reveal(self, table: Table) -> None:
        kind = self.top()
        if kind == F_CARD:
            cards.reveal_cards(self, table)
        elif kind == F_ORDERS:
            movement.reveal_orders(self, table)
        elif kind == F_BALLOT:
            council.reveal_ballots(self, table)
        elif kind == F_BID:
            council.reveal_bids(self, table)
        else:
            research.reveal_picks(self, table)

    # --- what the answers do ---

    def act(self, answer: int, table: Table) -> None:
        frames = self.frames
        kind, seat = frames[-6], frames[-5]
        if A_SHIFT <= answer < A_FIT:
            parts.begin_shift(self, seat, answer)
        elif A_SPEND <= answer < A_EXCHANGE:
            parts.spend_card(self, seat, answer - A_SPEND, table)
        elif kind == F_WINDOW:
            self.pop()
        elif kind == F_SHIFT:
            parts.answer_shift(self, seat, answer, table)
        elif kind == F_INCOME:
            upkeep.answer_income(self, seat, answer, table)
        elif kind < F_FIT:
            self.act_on_action(kind, seat, answer, table)
        elif kind >= F_CIVILIAN:
            self.act_on_conquest(kind, seat, answer, table)
        else:
            self.act_rarely(kind, seat, answer, table)

    def act_on_action(self, kind: int, seat: int, answer: int, table: Table) -> None:
        if kind == F_RESEARCH:
            research.answer_research(self, seat, answer, table)
        elif kind == F_BUILD:
            works.answer_build(self, seat, answer, table)
        elif kind == F_BUY:
            parts.answer_buy(self, seat, answer)
        elif kind == F_DICE:
            works.answer_dice(self, seat, answer, table)
        elif kind == F_TRADE:
            trade.answer_trade(self, seat, answer, table)
        elif kind == F_MINE:
            works.answer_mine(self, seat, answer, table)
        elif kind == F_MINE_COUNT:
            works.answer_mine_count(self, seat, answer, table)
        elif kind == F_REACT:
            cards.answer_react(self, seat, answer, table)
        elif kind == F_TIE:
            council.answer_tie(self, answer, table)
        elif kind == F_OFFER:
            council.answer_offer(self, seat, answer, table)
        elif kind == F_BONUS:
            council.answer_bonus(self, seat, answer, table)
        elif kind == F_NEXT:
            council.answer_next(self, answer)
        else:
            decrees.answer_repeal(self, answer, table)

    def act_rarely(self, kind: int, seat: int, answer: int, table: Table) -> None:
        if kind == F_FIT:
            parts.answer_fit(self, seat, answer, table)
        elif kind == F_FREE_TECH:
            research.answer_free_technology(self, seat, answer, table)
        elif kind == F_AIM:
            rockets.answer_aim(self, seat, answer, table)
        else:
            rockets.answer_victim(self, answer, table)

    def act_on_conquest(self, kind: int, seat: int, answer: int, table: Table) -> None:
        if kind == F_LOAD:
            movement.answer_load(self, seat, answer, table)
        elif kind == F_LOAD_COUNT:
            movement.answer_load_count(self, seat, answer, table)
        elif kind == F_HITS:
            battle.answer_hits(self, answer, table)
        elif kind == F_HIT_COUNT:
            battle.answer_hit_count(self, answer, table)
        elif kind == F_DEPLOY:
            landing.answer_deploy(self, seat, answer, table)
        elif kind == F_DEPLOY_COUNT:
            landing.answer_deploy_count(self, answer)
        elif kind == F_MOVE:
            movement.answer_move(self, seat, answer, table)
        elif kind == F_OPEN:
            movement.answer_open(self, seat, answer, table)
        elif kind == F_CIVILIAN:
            movement.answer_civilian(self, seat, answer)
        elif kind == F_CIVILIAN_TO:
            movement.answer_civilian_target(self, seat, answer, table)
        elif kind == F_CIVILIAN_COUNT:
            movement.answer_civilian_count(self, seat, answer, table)
        elif kind == F_RADAR:
            stealth.answer_radar(self, seat, answer, table)
        else:
            stealth.answer_decloak(self, seat, answer, table)
