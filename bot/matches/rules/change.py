"""A change to a match in the making: entries, the position after them and messages, all or nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from bot.games.contract import AnyGame, after_events
from bot.games.questions import Prompt
from bot.games.values import BENCH, SPECTATOR, Outcome, Rejected, Seat
from bot.matches.model import entries
from bot.matches.model.chance import FairChance, Secret
from bot.matches.model.entries import By, Entry, told
from bot.matches.model.match import Match, Status, Wait
from bot.matches.model.messages import Answered, Logged, Note, Over, Ruling, Told
from bot.matches.model.people import Role
from bot.matches.model.position import Automatic, Position, asks_judge, following, passes
from bot.matches.model.private import NOTHING, Answers, Held, Key, Private
from bot.matches.model.proposals import Proposal
from bot.matches.model.refusals import RefusedCommand, refused_command
from bot.matches.rules.clock import deadlines
from bot.matches.rules.clock.presence import at_table, told_present
from bot.matches.rules.log import Row

AUTOMATED_AT_ONCE = 200
"""Answers in one change that nobody is asked for; what is left follows right afterwards, in changes of its own."""
_PLANS_STAND = (entries.Opened, entries.Moved, entries.Paused, entries.Resumed, entries.Extended, entries.Attended)
"""Entries after which what seats planned still holds, unless somebody moved."""


@dataclass(frozen=True, slots=True)
class Happened:
    """An entry that was just made, with its events as the values that its text was written from."""

    entry: Entry
    events: tuple[Any, ...]


class Change:
    """Builds one change of a match; nothing of it is kept before it is written.

    Attributes:
        match, state: as they are after what was done so far.
        answers: what seats answered ahead and settled in advance, likewise.
        rows, notes: what was done so far, and the messages about it.
        happened: the entries among them with their events as values.
        passes: the entries in which a seat that was not asked just then did nothing in a window, or what everybody
            could work out.
        kept: positions to be kept whole with this change, by the entries that made them.
        people: the parts that people took by this change, to be remembered as long as the match is kept; players who
            take a seat are remembered without it.
        refusals: what seats answered ahead and the game refused now, for them and for judges.
        private: what seats keep from everybody, as far as it has a part in a change of the match as it is now.
        touched: the change is written even though nothing but the match's next due moment may be different.
    """

    def __init__(self, position: Position, secret: Secret | None, now: datetime, private: Private = NOTHING) -> None:
        self.before = position.match
        self.match = position.match
        self.game: AnyGame = position.game
        self.state = position.state
        self.answers_before = position.answers
        self.answers = position.answers
        self.now = now
        self.rows: list[Row] = []
        self.notes: list[tuple[Note, Seat | None]] = []
        self.secret = secret
        self.private_before = private
        self.private: dict[Key, Held] = dict(private)
        self.kept: dict[int, Any] = {}
        self.refusals: list[RefusedCommand] = []
        self.people: list[tuple[int, Role, Seat]] = []
        self.touched = False
        self.happened: list[Happened] = []
        self.passes: set[int] = set()
        self._logged: list[Logged] = []
        self._acted: set[Seat] = set()
        self._answered: set[Seat] = set()
        self._present: set[Seat] = set()
        self._arrived: set[Seat] = set()
        self._declined: set[tuple[Seat, str]] = set()
        self._automated = 0
        self._went_back = False

    @property
    def position(self) -> Position:
        """The match and its position as they are after what was done so far."""
        return Position(self.match, self.game, self.state, self.answers)

    @property
    def changed(self) -> bool:
        """Whether there is anything to write."""
        return self.changed_openly or self.answers != self.answers_before

    @property
    def changed_openly(self) -> bool:
        """Whether there is anything to write that others may notice."""
        shown = self.touched or self.people or self.notes or self.match is not self.before
        return bool(shown or self.private != self.private_before)

    def chance(self) -> FairChance:
        """The chance of the next entry."""
        course = self.match.course
        return self._secret.chance(self.match.id, self.match.seq + 1, course.seals[-1].mixed, course.repeated)

    @property
    def _secret(self) -> Secret:
        if self.secret is None:
            raise RuntimeError(f"match {self.match.id} has no secret")
        return self.secret

    def append(
        self,
        entry: Entry,
        *,
        events: tuple[Any, ...] = (),
        user: int | None = None,
        interaction: int | None = None,
        back_to: int | None = None,
        reason: str | None = None,
    ) -> None:
        """Put an entry at the end of the log and apply its events to the position; the first one makes it.

        Args:
            user: who did it.
            interaction: the click it came from, which does nothing a second time.
            back_to: the entry whose position a rewinding brings back.
            reason: why an order was given, in words that stay beside the log.
        """
        chapter = self._chapter()
        self.state = after_events(self.game, events, self.state)
        seq = self.match.seq + 1
        entry = replace(entry, at=max(entry.at, self.match.course.written or entry.at))
        if reason is not None:
            entry = replace(entry, why=self._secret.sealed(self.match.id, seq, reason))
        self.course(written=entry.at)
        text = entries.text_of(entry)
        head = self._secret.link(self.match.course.seals[-1], self.match.id, seq, self.match.head, text)
        ruled = isinstance(entry, entries.Moved) and entry.by in ("judge", "admin")
        fixed = ruled or bool(entry.draws) or any(self.game.reveals(event) for event in events)
        kind = str(entry.__struct_config__.tag)
        beside = (user, interaction, fixed, back_to, reason)
        self.rows.append(Row(seq, kind, entry.seat, *beside, text, self.match.head, head))
        self.match = replace(self.match, seq=seq, head=head)
        if not isinstance(entry, _PLANS_STAND):
            self.answers = self.answers.stopping(BENCH)
        if back_to is not None:
            self._went_back = True
            self.new_line()
        self.happened.append(Happened(entry, events))
        lines = told(self.game, entry, events, SPECTATOR, reason)
        self._logged.append(Logged(seq, entry.seat, lines, chapter or self._chapter()))

    def _chapter(self) -> str:
        return "" if self.state is None else self.game.chapter(self.state)

    def new_line(self) -> None:
        """From the last entry on the match goes another way: no question from before it can be answered any more."""
        self.course(line=self.match.seq)

    def keep(self) -> None:
        """Keep the position after the last entry whole: where reading it from the entries before would go wrong."""
        self.kept[self.match.seq] = self.state

    def play(
        self,
        prompt: Prompt,
        command: Any,
        by: By,
        *,
        user: int | None = None,
        interaction: int | None = None,
        reason: str | None = None,
        chosen: dict[str, str] | UnsetType = UNSET,
        present: bool = True,
        stead: Seat | None = None,
    ) -> Rejected | None:
        """Answer a prompt; a rejection leaves everything as it was.

        Args:
            chosen: the standing choices that the answer follows from.
            present: whether the seat's player is there just now, if it is the seat's answer.
            stead: the seat that answers in the stead of the one that is asked.
        """
        chance = self.chance()
        result = self.game.decide(self.state, prompt.decider, command, chance)
        if isinstance(result, Rejected):
            return result
        self._stop_plans(prompt, command, by_hand=by == "seat" and present)
        entry = entries.Moved(
            at=self.now,
            by=by,
            seat=prompt.seat,
            prompt=prompt.id,
            command=entries.raw(self.game, command),
            events=entries.raw(self.game, result.events),
            draws=tuple(chance.draws),
            chosen=chosen,
            stead=UNSET if stead is None else stead,
            quick=True if by == "clock" and self.position.is_quick(prompt) else UNSET,
        )
        self.append(entry, events=result.events, user=user, interaction=interaction, reason=reason)
        if chance.repeated != self.match.course.repeated:
            self.course(repeated=chance.repeated)
        if not prompt.judge:
            self._acted.add(prompt.seat)
        if by == "seat":
            self._answered.add(prompt.seat)
            if present:
                self._present.add(prompt.seat if stead is None else stead)
        return None

    def _stop_plans(self, prompt: Prompt, command: Any, *, by_hand: bool) -> None:
        """Whatever a seat does but pass stops what the others planned; done by hand, it also ends its own plans."""
        planned = any(each.planned for each in self.answers.ahead)
        if planned and not passes(self.game, self.state, prompt, command):
            self.answers = (self.answers.unplanned(prompt.seat) if by_hand else self.answers).stopping(prompt.seat)

    def note(self, note: Note, seat: Seat | None = None) -> None:
        """Send a message, to everyone or to the player of a seat."""
        self.notes.append((note, seat))

    def seat(self, seat: Seat, **changes: Any) -> None:
        """Change who sits where; what somebody settled or answered ahead goes with them."""
        seats = list(self.match.seats)
        if changes.get("user", seats[seat].user) != seats[seat].user:
            self.answers = self.answers.leaving(seat)
        seats[seat] = replace(seats[seat], **changes)
        self.match = replace(self.match, seats=tuple(seats))

    def course(self, **changes: Any) -> None:
        """Change how the match is going."""
        self.match = replace(self.match, course=replace(self.match.course, **changes))

    def waits(self, alter: Callable[[Wait], Wait]) -> None:
        """Change every wait, those that the game's own player took over as well."""
        if self.match.course.waits or self.match.course.handed:
            self.match = replace(self.match, course=deadlines.changed(self.match.course, alter))

    def arrive(self, seat: Seat) -> None:
        """Note that a player sat down in a seat; they are pinged if it is awaited."""
        self._arrived.add(seat)

    def finish(self, outcome: Outcome | None) -> None:
        """End the match and its log, with an outcome or without one; from now on its secret is public."""
        self.append(entries.Ended(at=self.now, by="game", outcome=outcome))
        standings = {one.seat: one for one in outcome.standings} if outcome else {}
        for seat, one in standings.items():
            self.seat(seat, place=one.place, points=one.points, won=one.won)
        status = Status.OVER if outcome else Status.ABANDONED
        self.match = replace(self.match, status=status, ended=self.now)
        self.answers = Answers(self.answers.revision)
        reserves = deadlines.reserves_after(self.match, self.now)
        self.course(waits=(), handed=(), called=(), reserves=reserves, behind=None, proposals=())
        ends = deadlines.end_after(self.match.course, self.now)
        self.course(advice=(), holds=(), stopped=None, ends=ends, outcome=outcome)
        self.note(Over(outcome, self.match.course.commitment, self._secret.reveal().hex(), self.match.head))

    def settle(self) -> None:
        """Let the game's own player move, see whether the match is over, and whom it waits for now.

        Call it once, after everything else; the message about the new entries is made here.
        """
        if self.match.status is Status.PLAYING:
            if _people(self.match) != _people(self.before):
                # Who did not take part in a vote is bound by none.
                self._close(lambda _: True)
            self._end_in_time()
            self._attend()
            self.automate()
            self._end_if_over()
        if self.match.status is Status.PLAYING:
            self._ask_judge()
            self._wait()
            self._drop_advice()
        if self._logged:
            self.notes.insert(0, (Told(self.match.seq, self.match.head, tuple(self._logged)), None))

    def lapse(self) -> None:
        """Close the proposals that only made sense before the position changed, as not agreed to."""
        self._close(lambda proposal: proposal.kind in ("undo", "draw"))

    def _close(self, chosen: Callable[[Proposal], bool]) -> None:
        gone = [one for one in self.match.course.proposals if chosen(one)]
        for one in gone:
            self.note(Answered(one.id, one.kind, agreed=False))
        if gone:
            self.course(proposals=tuple(one for one in self.match.course.proposals if one not in gone))

    def _attend(self) -> None:
        """Tell a game whose table plays together who is present, where that changed or the game may not know it."""
        if not self.position.variant.together:
            return
        present, known = at_table(self.match, self.now), told_present(self.match)
        if present == known and not self._went_back:
            return
        events = self.game.attend(self.state, present)
        if events or present != known:
            entry = entries.Attended(at=self.now, by="game", present=present, events=entries.raw(self.game, events))
            self.append(entry, events=events)
            self.course(present=present)

    def automate(self) -> None:
        """Give all answers that nobody has to be asked for, one after the other, as many as may be given at once."""
        if self.match.course.stands:
            return
        if self.match.course.behind is not None:
            self.course(behind=None)
        while (answer := following(self.position, self._declined, self.now)) is not None:
            if self._automated == AUTOMATED_AT_ONCE:
                self.course(behind=self.now)
                return
            self._automated += 1
            self._give(answer)

    def _give(self, answer: Automatic) -> None:
        prompt, ahead = answer.prompt, answer.ahead
        user = None if ahead is None else self.match.seats[prompt.seat].user
        passed = answer.by != "game" and passes(self.game, self.state, prompt, answer.command)
        idle = answer.evident or passed
        rejected = self.play(prompt, answer.command, answer.by, user=user, chosen=answer.chosen, present=False)
        if idle and rejected is None:
            self.passes.add(self.match.seq)
        if ahead is not None:
            gone = self.answers.forgetting(prompt.seat, ahead.question)
            self.answers = gone if rejected is None else gone.answering(replace(ahead, refused=rejected.violations))
            if rejected is not None:
                tried, seq = bytes(ahead.command), self.match.seq
                self.refusals.append(refused_command(prompt.seat, self.now, seq, tried, rejected.violations))
        elif rejected is not None and answer.by == "standing":
            self._declined.add((prompt.seat, prompt.id))
        elif rejected is not None:
            raise RuntimeError(f"{self.game.key}: its own player was rejected at {prompt.id}: {rejected}")

    def _end_in_time(self) -> None:
        """Let the game bring the match to its end once the match's own time is up, wherever the match goes then."""
        if not self.match.course.overtime or self.match.course.stands:
            return
        events = self.game.time_up(self.state)
        if events:
            entry = entries.TimeUp(at=self.now, by="clock", events=entries.raw(self.game, events))
            self.append(entry, events=events)

    def _ask_judge(self) -> None:
        """Stop the clock while a judge is asked for a ruling, and call the judges once."""
        asked = asks_judge(self.game, self.state)
        if not asked:
            self.match = deadlines.let_go(self.match, "ruling", self.now)
        elif not self.match.course.held_by("ruling"):
            self.match = deadlines.held(self.match, "ruling", self.now)
            self.note(Ruling(asked[0].seat, tuple(prompt.ask for prompt in asked)))

    def _end_if_over(self) -> None:
        if not self.game.prompts(self.state):
            outcome = self.game.outcome(self.state)
            if outcome is None:
                raise RuntimeError(f"{self.game.key}: nobody is asked anything, and yet the match is not over")
            self.finish(outcome)

    def _wait(self) -> None:
        before = self.match.course
        before = replace(before, called=tuple(each for each in before.called if each.seat not in self._arrived))
        acted, present = frozenset(self._acted), frozenset(self._present)
        course = deadlines.waits_after(before, self.position, self.now, acted, self.secret)
        self.match = replace(self.match, course=course)
        found = deadlines.pings(before, self.position, self.now, acted | self._arrived, present)
        for turn in found:
            self.note(turn, turn.seat)
        pinged = frozenset(turn.seat for turn in found)
        self.course(called=deadlines.called_after(before, self.position, self.now, frozenset(self._answered), pinged))
        questions = ((prompt.seat, prompt.id) for prompt in self.position.prompts())
        self.answers = self.answers.asked(questions)

    def _drop_advice(self) -> None:
        """Let advice go with its question, and with whoever gave it."""
        asked = {prompt.id for prompt in self.position.prompts()}
        stay = {seat for seat, each in enumerate(self.match.seats) if each.occupied}
        self.course(
            advice=tuple(
                replace(one, backers=tuple(seat for seat in one.backers if seat in stay))
                for one in self.match.course.advice
                if one.question in asked and (one.seat is None or one.seat in stay)
            )
        )


def _people(match: Match) -> list[tuple[int | None, bool]]:
    return [(seating.user, seating.human) for seating in match.seats]
