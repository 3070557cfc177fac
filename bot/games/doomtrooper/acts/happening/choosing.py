"""How effects ask: questions are put one after the other, and what was answered is kept in the frame that asks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec.structs import replace

from bot.games.doomtrooper.looks.meaning.context import Context
from bot.games.doomtrooper.looks.meaning.fits import amount, found
from bot.games.doomtrooper.looks.meaning.roles import holder_of, players_of
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.frames import Asked, Befalling, Carrying, Choosing, Simultaneous
from bot.games.doomtrooper.position.run import Case, Run
from bot.games.doomtrooper.position.state import CardId
from bot.games.doomtrooper.words.whom import Whom
from bot.games.values import Seat

Kind = Literal["cards", "lines", "seats", "number"]
Answer = tuple[int, ...]
Piles = tuple[tuple[str, Seat], ...]
"""Piles by zone and owner."""
NO, YES = 0, 1
NOTHING: Answer = (NO,)
"""What there is to choose where nothing fits, but nobody else may know that."""


class Asker:
    """Puts the questions of one effect, in the same order each time it is looked at.

    A question that leaves no choice is not put. ``None`` for an answer says that somebody is asked now.
    """

    def __init__(self, run: Run, answers: tuple[Answer, ...], context: Context) -> None:
        self.run = run
        self.context = context
        self._answers = answers
        self._at = 0

    def ask(
        self,
        seat: Seat,
        what: str,
        kind: Kind,
        options: Answer,
        least: int = 1,
        most: int = 1,
        *,
        private: bool = False,
        forced: bool = False,
        searched: Piles = (),
    ) -> Answer | None:
        """What a seat chose, or ``None`` where it is asked now.

        A private question is put even where there is nothing to choose: that there is not is nobody else's business.

        Args:
            forced: it is put though it leaves no choice.
            searched: the piles that the options were looked for in; they are looked at whatever is found there.
        """
        if private and not options:
            said = self.ask(seat, what, "lines", NOTHING, forced=True, searched=searched)
            return None if said is None else ()
        if what == "order":
            if len(options) < 2:
                return options
        elif kind != "number":
            most = min(most, len(options))
            least = min(least, most)
            if (most == 0 or least == len(options)) and not forced:
                return options if least else ()
        elif least >= most:
            return (least,)
        if self._at < len(self._answers):
            self._at += 1
            return self._answers[self._at - 1]
        self.waits()
        run = self.run
        if kind == "cards" or searched:
            # Who chooses among cards that he has seen learns nothing of the others.
            unseen = [run.card(one) for one in options if seat not in run.card(one).seen] if kind == "cards" else []
            _look(run, seat, {*searched, *((card.zone, card.holder) for card in unseen)})
        run.push(Choosing(seat, what, kind, options, run.serial(), least, most, private))
        return None

    def waits(self) -> None:
        """Get the frame that asks ready for the answer."""

    def agrees(self, seat: Seat, what: str) -> bool | None:
        """Whether a seat says yes."""
        said = self.ask(seat, what, "lines", (NO, YES))
        return None if said is None else said == (YES,)

    def pick(self, options: tuple[CardId, ...], whom: Whom, *, what: str = "target") -> tuple[CardId, ...] | None:
        """The cards of those that fit: all, or so many as are chosen, by whom the selector says or by chance."""
        if whom.count == "all":
            return (
                options
                if not whom.up_to
                else self.ask(self._chooser(whom, options), what, "cards", options, 0, len(options))
            )
        number = self.context.x if whom.count == "x" else whom.count
        most = min(number, len(options))
        if whom.by == "chance":
            return self.drawn(options, most)
        least = 0 if whom.up_to else most
        return self.ask(self._chooser(whom, options), what, "cards", options, least, most)

    def cards(self, whom: Whom, *, what: str = "target") -> tuple[CardId, ...] | None:
        """The cards that a selector means, chosen where it leaves a choice."""
        return self.pick(found(self.run, whom, self.context), whom, what=what)

    def pick_number(self, seat: Seat, what: str, least: int, most: int) -> int | None:
        """A number that a seat chooses."""
        said = self.ask(seat, what, "number", (), least, most)
        return None if said is None else said[0]

    def _chooser(self, whom: Whom, options: tuple[CardId, ...]) -> Seat:
        case, context = self.run, self.context
        match whom.by:
            case "opponent":
                return next(iter(players_of(case, "opponent", context)), context.seat)
            case "that":
                return next(iter(players_of(case, "that", context)), context.seat)
            case "controller":
                return case.card(holder_of(case, options[0])).controller if options else context.seat
        return context.seat

    def drawn(self, options: tuple[CardId, ...], number: int) -> tuple[CardId, ...]:
        """So many of the options, by chance."""
        left = list(options)
        return tuple(left.pop(self.run.draw("target", len(left))) for _ in range(number))

    def amount(self, number: object) -> int:
        """How much an amount is now."""
        return amount(self.run, number, self.context)  # type: ignore[arg-type]


def _look(run: Run, seat: Seat, piles: Iterable[tuple[str, Seat]]) -> None:
    """Who chooses from a pile knows all of it from now on; how many of its cards fit is told to nobody."""
    hidden = {(zone, owner) for zone, owner in piles if zone in SEARCHED or (zone in PRIVATE and owner != seat)}
    seen = tuple(
        at for at, card in enumerate(run.state.cards) if (card.zone, card.holder) in hidden and seat not in card.seen
    )
    if seen:
        run.emit(ev.Looked(seat, seen))


SEARCHED = frozenset({"library"})
PRIVATE = frozenset({"hand", "sideboard", "discard"})


def may_answer(frame: Choosing, options: Answer) -> bool:
    """Whether an answer is one of those that a question leaves open."""
    if frame.kind == "number":
        return len(options) == 1 and frame.least <= options[0] <= frame.most
    told = set(options)
    return len(told) == len(options) and told <= set(frame.options) and frame.least <= len(options) <= frame.most


def go_on(run: Run, frame: Choosing) -> bool:
    """Ask; a seat that is out lets the first that is possible be chosen."""
    if not run.player(frame.seat).out:
        return False
    answer(run, (frame.least,) if frame.kind == "number" else frame.options[: frame.least])
    return True


def answer(run: Run, options: Answer) -> None:
    """Give the frame that asks what was chosen, in the order in which it was offered."""
    asked = run.top
    assert isinstance(asked, Choosing)  # noqa: S101
    run.pop()
    frame = run.top
    ordered = options if asked.kind == "number" or asked.what == "order" else _in_order(asked, options)
    if isinstance(frame, (Carrying, Befalling)):
        run.change(replace(frame, answers=(*frame.answers, ordered)))
    elif isinstance(frame, Simultaneous):
        run.change(_answered(frame, asked, ordered))


def _in_order(asked: Choosing, options: Answer) -> Answer:
    return tuple(option for option in asked.options if option in options)


def _answered(frame: Simultaneous, asked: Choosing, options: Answer) -> Simultaneous:
    if frame.next is not None:
        return replace(frame, next=replace(frame.next, answers=(*frame.next.answers, options)))
    at = options[0]
    if asked.kind == "cards":
        at = next(place for place, each in enumerate(frame.waiting) if each.card == options[0])
    rest = (*frame.waiting[:at], *frame.waiting[at + 1 :])
    return replace(frame, waiting=rest, next=Asked(frame.waiting[at]))


def choices(case: Case) -> Choosing | None:
    """The question that is put now, if effects put one."""
    return case.top if case.state.stack and isinstance(case.top, Choosing) else None
