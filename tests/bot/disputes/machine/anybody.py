"""Anybody does anything about disputes, in any order."""

from __future__ import annotations

import random

from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, rule
from msgspec.structs import replace

from bot.disputes.model.dispute import Dispute, Status
from bot.disputes.model.official import Official
from bot.disputes.model.penalties import PenaltyKind
from bot.disputes.model.precedents import Precedent
from bot.disputes.model.settings import Settings
from bot.disputes.model.verdicts import AppealOutcome, Decision, Sentence
from bot.matches.model.match import Status as MatchStatus
from bot.matches.model.remedies import Back, Corrected, Lost, NoResult, Nothing, Remedy, Time
from tests.bot.disputes.desk import ADMIN, EVA, JUDGE, STRANGER, Desk, decision, got
from tests.bot.disputes.machine.stage import CANARY, ELSEWHERE, JUDGES, SIDES, Stage, view_of
from tests.bot.disputes.services.test_precedents import P, wording
from tests.bot.matches.table import GUILD, MESSAGE

lots = st.integers(0, 10_000)
sides = st.sampled_from(SIDES)
judges = st.sampled_from(JUDGES)
_REMEDIES = ("nothing", "back", "same", "lost", "time", "no-result", "corrected", "precedent")


class Machine(Stage):
    """Sides, judges, time, forgetting and restarts."""

    @initialize(lot=lots)
    def begin(self, lot: int) -> None:
        """Some moves; and what another server has ruled, which nobody here may ever meet."""
        for number in range(4):
            self.move(lot + number)
        words = wording(question=CANARY, answer=CANARY)
        made = self.run(self.desk.service.precedents.draft(ELSEWHERE, JUDGE, P, words, game="toy"))
        self.run(self.desk.service.precedents.put_in_force(ELSEWHERE, JUDGE, P, got(made, Precedent).number))
        self.run(self.desk.service.guilds.set(GUILD, ADMIN, Settings(table=True)))

    @rule(lot=lots)
    def somebody_moves(self, lot: int) -> None:
        """One move."""
        self.move(lot)
        if self.position.match.status is not MatchStatus.PLAYING:
            self.next_match()

    @rule(user=sides, lot=lots)
    def somebody_opens(self, user: Official, lot: int) -> None:
        """A dispute about some entry."""
        about = 1 + lot % self.position.match.seq
        view = view_of(user)
        self.do("open", self.desk.service.cases.open_in_match(user, self.number, "Why?", view=view, about=about))

    @rule(user=sides, lot=lots)
    def somebody_opens_elsewhere(self, user: Official, lot: int) -> None:
        """A dispute without a match."""
        if lot % 4:
            return
        others = tuple(each.user for each in SIDES[: lot % 3 + 1])
        work = self.desk.service.cases.open_elsewhere(user, GUILD, 1, f"<@{others[0]}>?", game="toy", others=others)
        self.do("elsewhere", work)

    @rule(user=sides, lot=lots)
    def somebody_tells(self, user: Official, lot: int) -> None:
        """A view, which mentions another side."""
        if dispute := self.chosen(lot, Status.HEARING):
            self.do("tell", self.desk.service.cases.tell(GUILD, dispute.number, user, f"{view_of(user)} <@{EVA.user}>"))

    @rule(user=sides, lot=lots)
    def somebody_ends_it(self, user: Official, lot: int) -> None:
        """Settling, withdrawing, letting the clock run; rarely, or no dispute would ever come to a judge."""
        lot, rarely = divmod(lot, 3)
        if rarely == 0 and (dispute := self.chosen(lot, Status.HEARING, Status.OPEN)):
            service = self.desk.service.cases
            opener = next((each for each in SIDES if each.user == dispute.opener), user)
            if lot % 4 == 0:
                self.do("withdraw", service.withdraw(GUILD, dispute.number, opener if lot % 8 else user))
            elif lot % 4 == 1:
                self.do("run", service.let_run(GUILD, dispute.number, user))
            else:
                for each in SIDES if lot % 4 == 2 else (user,):
                    self.do("settle", service.settle(GUILD, dispute.number, each))

    @rule(user=sides, lot=lots)
    def somebody_calls_or_stops_the_match(self, user: Official, lot: int) -> None:
        """A side, or all of them, want the match to pause; or somebody calls a judge to the table."""
        lot, which = divmod(lot, 3)
        if dispute := self.chosen(lot, Status.HEARING, Status.OPEN, Status.CLAIMED):
            service = self.desk.service.cases
            if which == 0:
                self.do("call", service.call(GUILD, dispute.number, user))
            for each in SIDES if which == 1 else (user,) if which == 2 else ():
                self.do("still", service.stand_still(GUILD, dispute.number, each))

    @rule(judge=judges, lot=lots)
    def a_judge_claims(self, judge: Official, lot: int) -> None:
        """A case that waits."""
        if dispute := self.chosen(lot, Status.HEARING, Status.OPEN, Status.APPEALED):
            self.do("claim", self.desk.service.desk.claim(GUILD, dispute.number, judge))

    @rule(judge=judges, user=sides, lot=lots)
    def a_case_is_opened_heard_and_claimed(self, judge: Official, user: Official, lot: int) -> None:
        """At one go, which one rule after the other seldom comes to."""
        self.somebody_opens(user, lot)
        dispute = self.chosen(lot, Status.HEARING)
        for each in SIDES:
            if dispute is not None:
                self.do("tell", self.desk.service.cases.tell(GUILD, dispute.number, each, view_of(each)))
        self.a_judge_claims(judge, lot)
        if lot % 2:
            self.a_judge_rules(judge, _REMEDIES[lot % len(_REMEDIES)], lot)

    @rule(judge=judges, remedy=st.sampled_from(_REMEDIES), user=sides, lot=lots)
    def a_case_is_ruled_appealed_and_taken_again(self, judge: Official, remedy: str, user: Official, lot: int) -> None:
        """At one go as well."""
        self.a_judge_claims(judge, lot)
        self.a_judge_rules(judge, remedy, lot)
        if lot % 2:
            self.a_judge_mends(judge, "nothing", lot)
        if lot % 3:
            self.a_side_appeals(user, lot)
            self.a_judge_claims(JUDGES[2 + lot % 3], lot)

    @rule(judge=judges, to=judges, lot=lots)
    def a_judge_hands_on_or_recuses(self, judge: Official, to: Official, lot: int) -> None:
        """A case that is held."""
        if dispute := self.chosen(lot, Status.CLAIMED, Status.APPEALED):
            service = self.desk.service.desk
            if lot % 3:
                self.do("hand on", service.hand_on(GUILD, dispute.number, judge, to))
            else:
                self.do("recuse", service.recuse(GUILD, dispute.number, judge))

    @rule(user=sides, judge=judges, lot=lots)
    def a_side_bars(self, user: Official, judge: Official, lot: int) -> None:
        """A judge, now and then."""
        dispute = self.chosen(lot, Status.OPEN, Status.CLAIMED)
        if dispute is not None and lot % 4 == 0:
            self.do("bar", self.desk.service.desk.bar(GUILD, dispute.number, user, judge.user))

    @rule(judge=judges, remedy=st.sampled_from(_REMEDIES), lot=lots)
    def a_judge_rules(self, judge: Official, remedy: str, lot: int) -> None:
        """A verdict by whoever holds the case, or by somebody who does not."""
        if dispute := self.chosen(lot, Status.CLAIMED):
            holder = next((each for each in JUDGES if each.user == dispute.judge), judge)
            given = self._decision(remedy, lot, dispute)
            seen = self.run(self.desk.seen(dispute))
            by = holder if lot % 5 else judge
            self.ruled("give", dispute, self.desk.service.verdicts.give(GUILD, dispute.number, by, given, seen))

    @rule(judge=judges, remedy=st.sampled_from(_REMEDIES), lot=lots)
    def a_judge_mends(self, judge: Official, remedy: str, lot: int) -> None:
        """An own slip, or somebody else's."""
        dispute = self.chosen(lot, Status.DECIDED)
        if dispute is not None and lot % 3:
            given = self._decision(remedy, lot, dispute)
            seen = self.run(self.desk.seen(dispute))
            verdicts = got(self.run(self.desk.service.verdicts.of(GUILD, dispute.number, JUDGE)), tuple)
            ruled = {each.user for each in verdicts[-1:]}
            by = next((each for each in JUDGES if each.user in ruled), judge) if lot % 4 else judge
            self.ruled("mend", dispute, self.desk.service.verdicts.mend(GUILD, dispute.number, by, given, seen))

    @rule()
    def the_announcement_is_posted(self) -> None:
        """By which every match goes on whose end was undone."""
        for number in {each.match for each in self.disputes() if each.match}:
            self.run(self.desk.matches.openings.begin(number, MESSAGE + number))
            self.check_undone(number)

    @rule(user=sides, remedy=st.sampled_from(_REMEDIES), lot=lots)
    def the_table_rules(self, user: Official, remedy: str, lot: int) -> None:
        """A player steps aside, proposes, or votes; majorities are counted as the last vote leaves them."""
        if (dispute := self.chosen(lot, Status.HEARING, Status.OPEN)) is None:
            return
        service, number = self.desk.service.table, dispute.number
        if lot % 3 == 0:
            self.do("stand aside", service.stand_aside(GUILD, number, user))
        given = replace(self._decision(remedy, lot, dispute), undoes=False)
        if lot % 2:
            given = decision(why=given.why)
        if (done := self.do("propose", service.propose(GUILD, number, user, given))) is not None:
            self.voted(done, user, yes=True, anew=True)
        for each in SIDES if lot % 2 else (user,):
            yes = (lot + each.user) % 5 > 0
            if (done := self.do("vote", service.vote(GUILD, number, each, yes=yes))) is not None:
                self.voted(done, each, yes=yes)

    @rule(user=sides, judge=judges, lot=lots)
    def the_sides_want_a_stand_in(self, user: Official, judge: Official, lot: int) -> None:
        """Somebody without an office, or a side; who is accepted may take the case."""
        if (dispute := self.chosen(lot, Status.OPEN, Status.APPEALED)) is None:
            return
        service, number = self.desk.service.table, dispute.number
        named = (STRANGER, judge, user)[lot % 3]
        self.do("name", service.name_stand_in(GUILD, number, user, named.user))
        for each in SIDES[: lot % 4]:
            self.do("accept", service.accept_stand_in(GUILD, number, each))
        standing = Official(named.user, stand_in=True)
        if self.do("claim as stand-in", self.desk.service.desk.claim(GUILD, number, standing)) and lot % 2:
            given = self._decision(_REMEDIES[lot % len(_REMEDIES)], lot, dispute)
            seen = self.run(self.desk.seen(dispute))
            self.ruled(
                "rule as stand-in", dispute, self.desk.service.verdicts.give(GUILD, number, standing, given, seen)
            )

    @rule(user=sides, lot=lots)
    def an_appeal_is_withdrawn(self, user: Official, lot: int) -> None:
        """By the side that made it, or by another one."""
        dispute = self.chosen(lot, Status.APPEALED)
        if dispute is not None and lot % 3 == 0:
            self.do("withdraw appeal", self.desk.service.verdicts.withdraw_appeal(GUILD, dispute.number, user))

    @rule(user=sides, lot=lots)
    def a_side_appeals(self, user: Official, lot: int) -> None:
        """A verdict."""
        if dispute := self.chosen(lot, Status.DECIDED, Status.DISMISSED):
            self.do("appeal", self.desk.service.verdicts.appeal(GUILD, dispute.number, user, view_of(user)))

    @rule(outcome=st.sampled_from(("upheld", "changed", "sent-back")), remedy=st.sampled_from(_REMEDIES), lot=lots)
    def the_appeal_is_decided(self, outcome: AppealOutcome, remedy: str, lot: int) -> None:
        """By whoever holds it, or takes it now; the match may be stayed before."""
        self.a_judge_claims(JUDGES[2 + lot % 3], lot)
        dispute = self.chosen(lot, Status.APPEALED)
        holder = next((each for each in JUDGES if dispute and each.user == dispute.judge), None)
        if dispute is not None and holder is not None:
            service = self.desk.service.verdicts
            if lot % 2:
                self.do("stay", service.stay(GUILD, dispute.number, holder))
            given = self._decision(remedy, lot, dispute)
            seen = self.run(self.desk.seen(dispute))
            decided = service.decide_appeal(GUILD, dispute.number, holder, outcome, given, seen)
            self.ruled(outcome, dispute, decided)

    @rule(hours=st.sampled_from((1, 5, 25, 200)))
    def time_passes(self, hours: int) -> None:
        """And what is due is done, once."""
        self.clock.advance(hours=hours)
        self.run(self.desk.service.due.tick())
        assert self.run(self.desk.service.due.tick()) == 0, "something due is done again and again"

    @rule(user=sides, lot=lots)
    def somebody_is_forgotten(self, user: Official, lot: int) -> None:
        """Now and then, by the matches and at the desk."""
        if lot % 3 == 0:
            self.run(self.desk.service.privacy.forget(user.user))
            self.run(self.desk.matches.privacy.forget(user.user))
            again = self.run(self.desk.service.privacy.forget(user.user))
            assert again == 0, f"{user.user} is forgotten and still named in {again} disputes"
            self.forgotten = {user.user}
            self.check_kept()
            self.forgotten = set()
            self.next_match()

    @rule()
    def the_bot_starts_anew(self) -> None:
        """With nothing in memory."""
        self.desk = Desk(self.database, self.games, self.clock)

    def _decision(self, remedy: str, lot: int, dispute: Dispute) -> Decision:
        in_match, last = dispute.match is not None, self.position.match.seq
        chance = random.Random(lot)
        remedies: dict[str, Remedy] = {
            "back": Back(chance.randrange(1, last + 1)),
            "same": Back(chance.randrange(1, last + 1), same=True),
            "lost": Lost(lot % 3),
            "time": Time(3600),
            "no-result": NoResult(),
            "corrected": Corrected((1, 2, 3)),
        }
        penalties = (Sentence(lot % 3, PenaltyKind.WARNING),) if lot % 4 == 0 else ()
        return decision(
            remedy=remedies.get(remedy, Nothing()) if in_match else Nothing(),
            why=f"Because of <@{SIDES[lot % 3].user}>.",
            infraction="guide.late" if penalties else "",
            penalties=penalties,
            groundless=remedy == "nothing" and lot % 2 == 0 and not penalties,
            precedent=wording() if remedy == "precedent" else None,
            undoes=dispute.number in self.found and lot % 4 > 0,
        )

    @invariant()
    def all_holds(self) -> None:
        """What must be so at any time; half of what is done is refused and changes nothing."""
        if self.state() == self.checked:
            return
        self.check_matches()
        self.check_judges()
        self.check_views()
        self.check_kept()
        self.check_verdicts()
        self.check_tables()
        self.checked = self.state()
