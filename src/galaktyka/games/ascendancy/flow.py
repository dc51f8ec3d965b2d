"""The rules tied to the frames: who is asked what, and what an answer sets off."""

from galaktyka.core.table import Table
from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import course
from galaktyka.games.ascendancy.components import Box
from galaktyka.games.ascendancy.players import Variant
from galaktyka.games.ascendancy.rules import (
    battle,
    building,
    casualties,
    collapse,
    commands,
    common,
    control,
    dice,
    discovery,
    espionage,
    exploration,
    fleets,
    hegemony,
    initiative,
    invasion,
    lanes,
    movement,
    projects,
    retreat,
    sacrifice,
    trade,
)
from galaktyka.games.ascendancy.state import AscendancyState


class Position(AscendancyState):
    """A position that can be played."""

    def __init__(self, seats: int, box: Box, variant: Variant, source: AscendancyState | None = None) -> None:
        super().__init__(seats, box, variant, source)

    def clone(self) -> "Position":
        return Position(self.seats, self.box, self.variant, self)

    # --- what runs by itself ---

    def advance(self, table: Table) -> bool:
        kind = self.frames[-6]
        if kind < c.FIRST_QUESTION:
            self.run(kind, table)
            return False
        return self.ready(kind, table)

    def run(self, kind: int, table: Table) -> None:
        if kind == c.F_GAME:
            course.run_game(self, table)
        elif kind == c.F_TURN:
            course.run_turn(self, table)
        elif kind == c.F_LANDED:
            discovery.run_landed(self, table)
        elif kind == c.F_EVENT:
            exploration.run_event(self, table)
        elif kind == c.F_BATTLE:
            battle.run_battle(self, table)
        elif kind == c.F_INVASION:
            invasion.run_invasion(self, table)
        elif kind == c.F_CONTROL:
            control.run_control(self, table)
        elif kind == c.F_COLLAPSE:
            collapse.run_collapse(self, table)
        else:
            retreat.run_arrive(self, table)

    def ready(self, kind: int, table: Table) -> bool:
        """Whether the question on top is asked; some answer themselves."""
        if kind == c.F_MOVE:
            return movement.run_move(self, table)
        if kind == c.F_COMMAND:
            return commands.run_command(self)
        if kind == c.F_WINDOW:
            return trade.run_window(self, table)
        if kind == c.F_DISCARD:
            return projects.run_discard(self, table)
        if kind == c.F_REWARD:
            return projects.run_reward(self, table)
        if kind == c.F_MIX:
            return initiative.run_mix(self, table)
        if kind == c.F_HITS:
            return casualties.run_hits(self, table)
        if kind == c.F_REROLL:
            return dice.run_reroll(self)
        if kind >= c.F_GIFT:
            return self.ready_rarely(kind, table)
        return True

    def ready_rarely(self, kind: int, table: Table) -> bool:
        if kind == c.F_GIFT:
            return building.run_gift(self)
        if kind == c.F_HAND:
            return control.run_hand(self)
        if kind == c.F_RELAY:
            return trade.run_relay(self)
        if kind == c.F_DISPLACE:
            return exploration.run_displace(self)
        if kind == c.F_MARTYR:
            return sacrifice.run_martyr(self, table)
        if kind == c.F_RETREAT:
            return retreat.run_retreat(self)
        if kind == c.F_GROUP:
            return retreat.run_group(self)
        if kind == c.F_MANOEUVRE:
            return retreat.run_manoeuvre(self)
        if kind == c.F_SQUAD:
            return retreat.run_squad(self)
        if kind == c.F_RUIN:
            return invasion.run_ruin(self, table)
        if kind == c.F_ESCAPE:
            return collapse.run_escape(self, table)
        if kind == c.F_REPOINT:
            return collapse.run_repoint(self, table)
        return True

    # --- what is on offer ---

    def legal(self) -> list[int]:
        kind, seat = self.frames[-6], self.frames[-5]
        if kind == c.F_COMMAND:
            return commands.command_answers(self, seat)
        if kind == c.F_BUILD:
            return building.build_answers(self, seat)
        if kind == c.F_MOVE:
            return movement.move_answers(self, seat)
        if kind == c.F_UNIT:
            return movement.unit_answers(self, seat)
        if kind == c.F_PLACE:
            return lanes.place_answers(self)
        if kind == c.F_WINDOW:
            return trade.window_answers(self, seat)
        if kind == c.F_TRADE:
            return trade.trade_answers(self, seat)
        if kind == c.F_CONSENT:
            return [c.ACCEPT_VERB, c.DECLINE_VERB]
        if kind < c.F_PASSAGE:
            return self.legal_in_turn(kind, seat)
        if kind < c.F_SOURCES:
            return self.legal_of_cards(kind, seat)
        if kind < c.F_INSIST:
            return self.legal_in_combat(kind, seat)
        return self.legal_late(kind, seat)

    def legal_in_turn(self, kind: int, seat: int) -> list[int]:
        if kind == c.F_ANGLE:
            return lanes.angle_answers(self)
        if kind == c.F_BID:
            return initiative.bid_answers(self, seat)
        if kind == c.F_MIX:
            return initiative.mix_answers(self, seat)
        if kind == c.F_PICK:
            return initiative.pick_answers(self)
        if kind == c.F_FORM:
            return fleets.side_answers(self, seat)
        if kind == c.F_SIZE:
            return fleets.size_answers(self)
        if kind == c.F_RESIZE:
            return fleets.new_size_answers(self, seat)
        if kind == c.F_PAY:
            return common.pay_answers(self)
        if kind == c.F_RECLAIM:
            return building.reclaim_answers(self, seat)
        if kind == c.F_SETTLERS:
            return building.settler_answers(self, seat)
        if kind == c.F_GIFT:
            return building.gift_answers(self, seat)
        if kind == c.F_SLIDE:
            return lanes.slide_answers(self)
        if kind == c.F_CIV:
            return course.civ_answers(self)
        return course.start_answers(self, seat)

    def legal_of_cards(self, kind: int, seat: int) -> list[int]:
        if kind == c.F_PASSAGE:
            return movement.passage_answers(self, seat)
        if kind == c.F_REWARD:
            return projects.reward_answers(self, seat)
        if kind == c.F_DISCARD:
            return projects.discard_answers(self, seat)
        if kind == c.F_CHOICE:
            return exploration.choice_answers(self)
        if kind == c.F_DISPLACE:
            return exploration.displace_answers(self)
        if kind == c.F_NAME:
            return exploration.name_answers(self)
        if kind == c.F_YIELD:
            return control.yield_answers(self, seat)
        if kind == c.F_RELAY:
            return trade.relay_answers(self, seat)
        if kind == c.F_SEARCH:
            return projects.search_answers(self, seat)
        if kind == c.F_HAND:
            return control.hand_answers(self, seat)
        return [c.DECLINE_VERB, c.CANCEL_VERB]

    def legal_in_combat(self, kind: int, seat: int) -> list[int]:
        if kind == c.F_HITS:
            return casualties.hit_answers(self)
        if kind == c.F_HIT_COUNT:
            return casualties.hit_counts(self)
        if kind == c.F_REROLL:
            return dice.reroll_answers(self, seat)
        if kind == c.F_RETREAT:
            return retreat.retreat_answers(self, seat)
        if kind == c.F_MANOEUVRE:
            return retreat.manoeuvre_answers(self, seat)
        if kind == c.F_SQUAD:
            return retreat.squad_answers(self, seat)
        if kind == c.F_SOURCES:
            return battle.source_answers(self, seat)
        if kind == c.F_CLOAK:
            return [c.YES_VERB, c.NO_VERB]
        if kind == c.F_SACRIFICE:
            return sacrifice.sacrifice_answers(self, seat)
        if kind == c.F_MARTYR:
            return sacrifice.martyr_answers(self, seat)
        if kind == c.F_AIM:
            return sacrifice.aim_answers(self)
        if kind == c.F_ALLOT:
            return battle.allot_answers(self)
        if kind == c.F_GROUP:
            return retreat.group_answers(self, seat)
        if kind == c.F_RUIN:
            return invasion.ruin_answers(self)
        if kind == c.F_WITHDRAW:
            return invasion.withdraw_answers(self, seat)
        return [c.RESIST_VERB, c.SURRENDER_VERB]

    def legal_late(self, kind: int, seat: int) -> list[int]:
        if kind == c.F_INSIST:
            return [c.YES_VERB, c.NO_VERB]
        if kind == c.F_ANNEX:
            return [c.PAY_VERB, c.NO_VERB]
        if kind == c.F_ESCAPE:
            return collapse.escape_answers(self)
        if kind == c.F_REPOINT:
            return collapse.repoint_answers(self)
        if kind == c.F_PEEK:
            return espionage.peek_answers(self)
        if kind == c.F_STEAL:
            return espionage.steal_answers(self, seat)
        if kind == c.F_SPY:
            return espionage.spy_answers(self, seat)
        return espionage.target_answers(self, seat)

    def further(self, seat: int) -> list[int]:
        """M14 What people may answer beyond the bounded list: every spot, and slides."""
        kind = self.frames[-6] if self.frames else -1
        if kind == c.F_PLACE:
            return lanes.place_further(self, lanes.place_answers(self))
        if kind == c.F_ANGLE:
            return lanes.angle_further(self)
        if kind in (c.F_BUILD, c.F_COMMAND):
            return lanes.slides(self, self.slid)
        return []

    # --- what the answers do ---

    def act(self, answer: int, table: Table) -> None:
        kind, seat = self.frames[-6], self.frames[-5]
        if kind in (c.F_COMMAND, c.F_BUILD):
            if commands.is_free(answer):
                commands.answer_free(self, seat, answer, table)
            elif kind == c.F_COMMAND:
                commands.answer_command(self, seat, answer, table)
            else:
                building.answer_build(self, seat, answer, table)
        elif kind == c.F_MOVE:
            movement.answer_move(self, seat, answer, table)
        elif kind == c.F_UNIT:
            commands.answer_unit(self, seat, answer, table)
        elif kind == c.F_PLACE:
            lanes.answer_place(self, seat, answer, table)
        elif kind < c.F_PASSAGE:
            self.act_in_turn(kind, seat, answer, table)
        elif kind < c.F_SOURCES:
            self.act_on_cards(kind, seat, answer, table)
        elif kind < c.F_RETREAT:
            self.act_in_combat(kind, seat, answer, table)
        else:
            self.act_late(kind, seat, answer, table)

    def act_in_turn(self, kind: int, seat: int, answer: int, table: Table) -> None:
        if kind == c.F_ANGLE:
            lanes.answer_angle(self, seat, answer, table)
        elif kind == c.F_BID:
            initiative.answer_bid(self, seat, answer, table)
        elif kind == c.F_MIX:
            initiative.answer_mix(self, seat, answer, table)
        elif kind == c.F_PICK:
            initiative.answer_pick(self, seat, answer, table)
        elif kind == c.F_FORM:
            fleets.answer_form(self, seat, answer)
        elif kind == c.F_SIZE:
            fleets.answer_size(self, seat, answer, table)
        elif kind == c.F_RESIZE:
            fleets.answer_resize(self, seat, answer, table)
        elif kind == c.F_PAY:
            common.answer_pay(self, seat, answer, table)
        elif kind == c.F_RECLAIM:
            building.answer_reclaim(self, seat, answer, table)
        elif kind == c.F_SETTLERS:
            building.answer_settlers(self, seat, answer, table)
        elif kind == c.F_GIFT:
            building.answer_gift(self, seat, answer, table)
        elif kind == c.F_SLIDE:
            lanes.answer_slide(self, seat, answer, table)
        elif kind == c.F_CIV:
            course.answer_civ(self, seat, answer)
        else:
            course.answer_start(self, seat, answer, table)

    def act_on_cards(self, kind: int, seat: int, answer: int, table: Table) -> None:
        if kind == c.F_WINDOW:
            trade.answer_window(self, seat, answer)
        elif kind == c.F_TRADE:
            trade.answer_trade(self, seat, answer, table)
        elif kind == c.F_CONSENT:
            trade.answer_consent(self, seat, answer, table)
        elif kind == c.F_PASSAGE:
            movement.answer_passage(self, seat, answer, table)
        elif kind == c.F_REWARD:
            projects.answer_reward(self, seat, answer, table)
        elif kind == c.F_DISCARD:
            projects.answer_discard(self, seat, answer, table)
        elif kind == c.F_CHOICE:
            exploration.answer_choice(self, seat, answer, table)
        elif kind == c.F_DISPLACE:
            exploration.answer_displace(self, answer, table)
        elif kind == c.F_NAME:
            exploration.answer_name(self, answer)
        elif kind == c.F_YIELD:
            control.answer_yield(self, seat, answer, table)
        elif kind == c.F_RELAY:
            trade.answer_relay(self, seat, answer)
        elif kind == c.F_SEARCH:
            projects.answer_search(self, seat, answer, table)
        elif kind == c.F_HAND:
            control.answer_hand(self, seat, answer, table)
        else:
            trade.answer_break(self, seat, answer, table)

    def act_in_combat(self, kind: int, seat: int, answer: int, table: Table) -> None:
        if kind == c.F_HITS:
            casualties.answer_hits(self, seat, answer, table)
        elif kind == c.F_HIT_COUNT:
            casualties.answer_hit_count(self, seat, answer, table)
        elif kind == c.F_REROLL:
            dice.answer_reroll(self, seat, answer, table)
        elif kind == c.F_SOURCES:
            battle.answer_sources(self, seat, answer)
        elif kind == c.F_CLOAK:
            sacrifice.answer_cloak(self, seat, answer, table)
        elif kind == c.F_SACRIFICE:
            sacrifice.answer_sacrifice(self, seat, answer, table)
        elif kind == c.F_MARTYR:
            sacrifice.answer_martyr(self, seat, answer, table)
        elif kind == c.F_AIM:
            sacrifice.answer_aim(self, seat, answer)
        else:
            battle.answer_allot(self, answer, table)

    def act_late(self, kind: int, seat: int, answer: int, table: Table) -> None:
        if kind == c.F_RETREAT:
            retreat.answer_retreat(self, seat, answer, table)
        elif kind == c.F_GROUP:
            retreat.answer_group(self, seat, answer)
        elif kind == c.F_MANOEUVRE:
            retreat.answer_manoeuvre(self, seat, answer)
        elif kind == c.F_SQUAD:
            retreat.answer_squad(self, answer)
        elif kind == c.F_RUIN:
            invasion.answer_ruin(self, answer, table)
        elif kind == c.F_WITHDRAW:
            invasion.answer_withdraw(self, seat, answer, table)
        elif kind == c.F_SURRENDER:
            invasion.answer_surrender(self, seat, answer, table)
        elif kind == c.F_INSIST:
            hegemony.answer_insist(self, seat, answer, table)
        elif kind == c.F_ANNEX:
            hegemony.answer_annex(self, seat, answer, table)
        elif kind == c.F_ESCAPE:
            collapse.answer_escape(self, seat, answer, table)
        elif kind == c.F_REPOINT:
            collapse.answer_repoint(self, seat, answer, table)
        elif kind == c.F_PEEK:
            espionage.answer_peek(self, answer)
        elif kind == c.F_STEAL:
            espionage.answer_steal(self, seat, answer, table)
        elif kind == c.F_SPY:
            espionage.answer_spy(self, seat, answer, table)
        else:
            espionage.answer_target(self, answer, table)
