"""A table of Amyitis that knows its rules: which question follows which, and the doors to the rules."""

from mypy_extensions import i64

from kiru.core.actions import Actions
from kiru.core.game import CHANCE, NONE, OVER
from kiru.games.amyitis.engine import actions as act
from kiru.games.amyitis.engine import caravan, chance, crafts, evening, objections, planting, scoring
from kiru.games.amyitis.engine.chance import Chance
from kiru.games.amyitis.engine.components import BANKER, COURT, ISHTAR, RANKS, TAMMOUZ, Box
from kiru.games.amyitis.engine.setup import deal_table
from kiru.games.amyitis.engine.state import BANKERS
from kiru.games.amyitis.engine.supply import gain_talents, gain_token, pay_token, score, token_count
from kiru.games.amyitis.engine.water import irrigable, irrigate


class AmyitisState(Chance):
    """A table that knows its rules."""

    def __init__(self, box: Box, players: i64) -> None:
        super().__init__(box, players)

    def clone(self) -> "AmyitisState":
        copy = AmyitisState(self.box, self.players)
        copy.copy_from(self)
        return copy

    def score(self, seat: i64) -> i64:
        return scoring.score(self, seat)

    def score_lines(self, seat: i64) -> list[int]:
        return scoring.lines(self, seat)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def legal_actions(self, out: Actions) -> None:
        phase = self.phase
        if phase == act.CHOOSING:
            out.add(act.PASS)
            crafts.recruitable(self, out)
            caravan.reachable(self, out)
        elif phase == act.FARMING or phase == act.REAPING:
            crafts.offer_fields(out)
        elif phase == act.PRAYING or phase == act.LEADING:
            crafts.offer_temples(out)
        elif phase == act.IRRIGATING or phase == act.WATERING:
            irrigable(self, out)
        elif phase == act.SELLING or phase == act.SELLING_MORE:
            caravan.sellable(self, out)
        elif phase == act.PAYING:
            caravan.payable(self, out)
        elif phase == act.BUYING:
            caravan.buyable(self, out)
        elif phase == act.TAKING_TOKEN:
            caravan.takeable_tokens(self, out)
        elif phase == act.PLANTING:
            planting.plantable(self, out)
        elif phase == act.GAINING:
            planting.gainable(self, out)
        elif phase == act.PROMOTING:
            planting.promotable(self, out)
        elif phase == act.THANKING:
            evening.offer_gifts(self, out)
        elif phase == act.EXCHANGING:
            evening.exchangeable(self, out)
        elif phase == act.RECEIVING:
            evening.receivable(self, out)
        elif phase == act.DISCARDING:
            evening.discardable(self, out)
        elif phase != OVER:
            self.outcomes(out)

    def why_not(self, action: i64) -> i64:
        return objections.why_not(self, action)

    def apply(self, action: i64) -> None:
        phase = self.phase
        if phase == act.CHOOSING:
            self.apply_choice(action)
        elif phase == act.DEALING_CRAFTS:
            if chance.deal_craft(self, action - act.CRAFT):
                self.pay_income()
                self.ask_turn()
        elif phase < act.DEALING_CRAFTS:
            if deal_table(self, action):
                self.start_round()
        elif phase <= act.IRRIGATING:
            self.apply_craft(action)
        elif phase >= act.LEADING:
            self.apply_evening(action)
        else:
            self.apply_trade(action)

    def apply_choice(self, action: i64) -> None:
        """Pass, recruit or move the caravan (A29)."""
        if action >= act.CARAVAN:
            caravan.move(self, action - act.CARAVAN + 1)
            if self.due != NONE:
                self.ask_payment()
        elif action == act.PASS:
            crafts.lay_pass_cube(self)
            self.next_turn()
        else:
            crafts.recruit(self, action - act.RECRUIT)
            if self.phase == act.CHOOSING:
                self.next_turn()

    def apply_craft(self, action: i64) -> None:
        """Where the recruit works (A32, A34, A35)."""
        if self.phase == act.FARMING:
            crafts.farm(self, action - act.FIELD)
        elif self.phase == act.PRAYING:
            crafts.pray(self, action - act.TEMPLE)
        else:
            crafts.engineer(self, action - act.AREA)
        self.next_turn()

    def apply_trade(self, action: i64) -> None:
        """What happens where the caravan arrived (A42 to A47, A52)."""
        phase = self.phase
        if phase == act.SELLING:
            caravan.sell(self, action - act.SELL)
            self.phase = act.SELLING_MORE if token_count(self, self.seat) else act.WATERING
        elif phase == act.SELLING_MORE:
            if action != act.STOP:
                caravan.sell(self, action - act.SELL)
            self.phase = act.WATERING
        elif phase == act.WATERING:
            irrigate(self, action - act.AREA)
            self.next_turn()
        elif phase == act.PAYING:
            caravan.pay(self, action - act.PAY)
            self.ask_payment()
        elif phase == act.PLANTING:
            planting.plant(self, action - act.PLANT)
            self.settle_bonuses()
        elif phase == act.GAINING:
            gain_token(self, action - act.GAIN)
            self.settle_bonuses()
        elif phase == act.TAKING_TOKEN:
            caravan.take_token(self, action - act.TOKEN)
            self.end_court()
        elif caravan.take_court_card(self, action - act.COURT):
            self.end_court()
        else:
            self.phase = act.TAKING_TOKEN

    def apply_evening(self, action: i64) -> None:
        """The decisions of phase III (A60 to A65)."""
        phase = self.phase
        if phase == act.LEADING:
            evening.lead(self, action - act.TEMPLE)
            self.ask_ishtar()
        elif phase == act.THANKING:
            evening.thank(self, action - act.GIFT)
            self.ask_tammouz()
        elif phase == act.REAPING:
            crafts.farm(self, action - act.FIELD)
            self.ask_exchange()
        elif phase == act.EXCHANGING and action != act.DECLINE:
            evening.give(self, action - act.GIVE)
            self.phase = act.RECEIVING
        elif phase == act.DISCARDING:
            pay_token(self, action - act.DISCARD)
            self.ask_discard()
        else:
            if phase == act.RECEIVING:
                evening.receive(self, action - act.RECEIVE)
            self.ask_discard()

    def ask(self, phase: i64, seat: i64) -> None:
        self.phase = phase
        self.seat = seat

    def start_round(self) -> None:
        """Shuffle the craft cards for a new round (A20)."""
        chance.gather_crafts(self)
        self.turn = self.first
        self.ask(act.DEALING_CRAFTS, CHANCE)

    def pay_income(self) -> None:
        """Bankers pay talents and points, in turn order (A21)."""
        for step in range(self.players):
            seat = (self.first + step) % self.players
            level = self.levels[seat * RANKS + BANKER]
            gain_talents(self, seat, self.box.banker_talents[level])
            score(self, seat, BANKERS, self.box.banker_points[level])

    def ask_turn(self) -> None:
        self.ask(act.CHOOSING, self.turn)

    def next_turn(self) -> None:
        """The next player who has not passed; those passed over take a talent, unless all have passed (A29, A30)."""
        if self.passed == (1 << self.players) - 1:
            self.ask_leader()
            return
        while True:
            self.turn += 1
            if self.turn == self.players:
                self.turn = 0
            if not self.passed >> self.turn & 1:
                break
            gain_talents(self, self.turn, 1)
        self.ask_turn()

    def ask_payment(self) -> None:
        """Ask which tokens are paid where there is a choice, then what for (A43, A44, A47)."""
        if not caravan.pay_forced(self):
            self.phase = act.PAYING
        else:
            self.phase = act.PLANTING
            if self.box.space_kind[self.caravan] == COURT:
                self.phase = act.BUYING

    def end_court(self) -> None:
        """After a court card: the rest of the tile that gave it, or the next turn (A44, A52)."""
        if self.square == NONE:
            self.next_turn()
        else:
            self.settle_bonuses()

    def settle_bonuses(self) -> None:
        """The tile's bonuses one by one; after them the planting is finished (A52)."""
        question = planting.next_question(self)
        if question != NONE:
            self.phase = question
        else:
            planting.finish(self)
            self.next_turn()

    def ask_leader(self) -> None:
        """The procession; without a cube of the leader there is nothing to choose (A60)."""
        leader = evening.leader(self)
        if self.cubes[leader]:
            self.ask(act.LEADING, leader)
        else:
            evening.lead(self, NONE)
            self.ask_ishtar()

    def ask_ishtar(self) -> None:
        """First place chooses, where the supply has anything (A62)."""
        first = evening.first_place(self, ISHTAR)
        if first != NONE and (self.supply_camels or self.supply_talents):
            self.ask(act.THANKING, first)
        else:
            self.ask_tammouz()

    def ask_tammouz(self) -> None:
        """Marduk's points; then first place in Tammouz's temple works a field, if it has a cube (A63, A64)."""
        evening.settle_marduk(self)
        first = evening.first_place(self, TAMMOUZ)
        if first != NONE and self.cubes[first]:
            self.ask(act.REAPING, first)
        else:
            self.ask_exchange()

    def ask_exchange(self) -> None:
        """Second place may exchange a token, where it can (A64)."""
        second = evening.second_place(self, TAMMOUZ)
        if second != NONE:
            self.ask(act.EXCHANGING, second)
            if evening.can_exchange(self):
                return
        self.ask_discard()

    def ask_discard(self) -> None:
        """Everybody down to the limit, in turn order; then the round ends (A65, A66)."""
        seat = evening.next_to_discard(self)
        if seat != NONE:
            self.ask(act.DISCARDING, seat)
        else:
            self.end_round()

    def end_round(self) -> None:
        """The next first player; the next round, or the end (A66, A70, A74)."""
        evening.pass_first_card(self)
        if evening.is_last_round(self) or evening.is_standstill(self):
            self.ask(OVER, CHANCE)
        else:
            self.round += 1
            self.start_round()
