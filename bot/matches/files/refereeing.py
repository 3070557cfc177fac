"""The referee over a whole log: whether everything in it could happen, in this order, on the account it names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from msgspec import UNSET

from bot.games.contract import AnyGame
from bot.games.offers import is_pick
from bot.games.questions import Prompt
from bot.games.setup import Setup, Variant
from bot.games.values import Accepted, Outcome, Rejected, Seat
from bot.matches.files import accounts
from bot.matches.files.accounts import AFTER_THE_END, MAY_BE_OF_A_SEAT, OF_A_SEAT, OFFICIALS, ORDERS, WITH_EVENTS
from bot.matches.files.json_files import surplus
from bot.matches.model import entries, remedies
from bot.matches.model.chance import OtherDraws, RecordedChance
from bot.matches.model.entries import Entry, Opened
from bot.matches.model.position import absent, awaited, passes, variant_of
from bot.matches.rules import undo
from bot.matches.rules.clock import deadlines
from bot.matches.rules.log import Header
from bot.matches.verify import Finding

_HEADERS, _DISPUTE = 500, "dispute"


class _Breach(Exception):
    """An entry could not happen; its kind, and why."""

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(text)
        self.kind = kind


class _End(NamedTuple):
    """How a match may end right after an entry, whether it must, and which kind of breach it is if it does not."""

    outcomes: tuple[Outcome | None, ...] = ()
    must: bool = False
    kind: str = "rule"


class Referee:
    """Looks at one entry after the other, and keeps in mind who sits where and whether the clock is stopped.

    Args:
        opening: the first entry.
        setup: what it stands for, with what was brought; ``None`` where that is still sealed, or not what was chosen.
        log, texts: all entries, and each as it is written.
        states: the position after each of them.
    """

    def __init__(
        self,
        game: AnyGame,
        opening: Opened,
        setup: Setup | None,
        log: Sequence[Entry],
        texts: Sequence[bytes],
        states: Sequence[Any],
    ) -> None:
        self._setup = setup
        self._game, self._log, self._texts, self._states = game, log, texts, states
        # Older versions neither gave back a seat that gave up too early nor told apart who held the clock.
        self._strict = opening.mixed is not UNSET
        self._seats = len(opening.setup.seats)
        self._variant = variant_of(game, opening.setup.ruleset, opening.setup.variant) or Variant("", (1, 1))
        self._present = opening.setup.present
        self._automated = {seat for seat, each in enumerate(opening.setup.seats) if each.automated}
        self._vacant: set[Seat] = set()
        self._conceded: list[frozenset[Seat]] = []
        self._ever: set[Seat] = set()
        self._held: set[str] = set()
        self._overtime = self._over = False
        self._stood: list[frozenset[str]] = []
        self._end = _End()
        self._headers: list[Header] = []

    def findings(self, patience: Callable[[], None]) -> list[Finding]:
        """What could not happen.

        Of the kind ``rule`` is what depends on the version of the game, ``order`` what no version lets happen.

        Args:
            patience: called before every entry; it may raise.
        """
        found = []
        for number, entry in enumerate(self._log):
            patience()
            try:
                self._written(number, entry)
                self._in_turn(entry)
                self._account(entry)
                self._allowed(number, entry)
            except _Breach as breach:
                found.append(Finding(breach.kind, number + 1, f"entry {number + 1}: {breach}"))
            self._carry(number, entry)
        if self._end.must:
            found.append(Finding(self._end.kind, None, "the log breaks off before the end that had to follow"))
        return found

    def _written(self, number: int, entry: Entry) -> None:
        if surplus(entries.modern(self._texts[number].decode()).encode(), entries.text_of(entry).encode()):
            raise _Breach("order", "it says more than such an entry has")
        if self._strict and number and entry.at < self._log[number - 1].at:
            raise _Breach("order", "it is earlier than the entry before it")
        if isinstance(entry, Opened) and (number or entry.game != self._game.key):
            raise _Breach("order", "a match is not opened here like this")

    def _in_turn(self, entry: Entry) -> None:
        end = self._end
        if self._over and not isinstance(entry, AFTER_THE_END):
            raise _Breach("order", "the match goes on after its end")
        if not self._over and isinstance(entry, entries.Reopened | entries.Corrected):
            raise _Breach("order", "a match is reopened or set right that is not over")
        if not isinstance(entry, entries.Ended):
            if end.must:
                raise _Breach(end.kind, "the match goes on, although it was over")
        elif not end.outcomes:
            raise _Breach("rule" if entry.outcome else "order", "the match ends, although nothing ended it")
        elif entry.outcome not in end.outcomes:
            raise _Breach(end.kind, "the match did not end like this")

    def _account(self, entry: Entry) -> None:
        if not accounts.is_theirs(entry, self._log, len(self._headers)):
            raise _Breach("order", f"this cannot happen on the account of: {entry.by}")
        seat = entry.seat
        if isinstance(entry, OF_A_SEAT) != (seat is not None) and not isinstance(entry, MAY_BE_OF_A_SEAT):
            raise _Breach("order", "it is about a seat" if seat is None else "it is about no seat")
        if seat is not None and not 0 <= seat < self._seats:
            raise _Breach("order", f"there is no seat {seat}")
        if isinstance(entry, entries.Extended) and not 0 < entry.seconds <= deadlines.LONGEST_EXTENSION.total_seconds():
            raise _Breach("order", "so much time cannot be given")
        if problem := self._strict and self._seated(entry):
            raise _Breach("order", problem)

    def _seated(self, entry: Entry) -> str | None:
        if isinstance(entry, entries.Moved) and self._held:
            return "a move, although the clock stands"
        if isinstance(entry, entries.Paused) and _owner(entry) in self._held:
            return "the clock stood already"
        if isinstance(entry, entries.Resumed) and _owner(entry) not in self._held:
            return "the clock did not stand, or somebody else held it"
        if isinstance(entry, entries.Released) and _DISPUTE not in self._held:
            return "no dispute stopped the match"
        if entry.seat is None:
            return None
        played = entry.seat in self._automated | self._conceded[-1]
        vacant = entry.seat in self._vacant
        if isinstance(entry, entries.Moved) and entry.stead is not UNSET:
            return self._wrong_stead(entry, entry.stead)
        if isinstance(entry, entries.Substituted):
            wrong = entry.seat in self._conceded[-1] or (entry.to == "nobody" and vacant)
            wrong = wrong or (entry.to != "nobody" and played)
            return "the seat cannot pass on like this" if wrong else None
        if entry.by in accounts.RULING or isinstance(entry, entries.Disputed):
            return None
        if entry.by == "game" and not played and not self._stands_in(entry.seat):
            return "the game does not play this seat"
        if entry.by != "game" and played:
            return "the game plays this seat"
        return "nobody sits in this seat" if entry.by == "seat" and vacant else None

    def _wrong_stead(self, entry: entries.Moved, stead: Seat) -> str | None:
        away = self._automated | self._conceded[-1] | self._vacant
        wrong = not self._variant.together or entry.by != "seat" or stead == entry.seat
        wrong = wrong or not 0 <= stead < self._seats or stead in away
        return "nobody could answer in this seat's stead" if wrong else None

    def _stands_in(self, seat: Seat) -> bool:
        """Whether the game's own player moves for somebody who is absent."""
        absent = bool(self._present) and seat not in (self._present or ())
        return absent and self._variant.together and self._variant.automaton

    def _allowed(self, number: int, entry: Entry) -> None:
        if isinstance(entry, Opened) and self._setup is None:
            return  # A live match is judged from its first position on; after its end, what is missing is found so.
        chance = RecordedChance(entry.draws)
        before = self._states[number - 1] if number else None
        try:
            told = entries.events_of(self._game, entry)
            decided = self._decided(before, entry, chance)
            untold = surplus(bytes(entry.events), self._game.codec.encode(told))
        except _Breach:
            raise
        except OtherDraws as problem:
            raise _Breach("rule", str(problem)) from problem
        except Exception as problem:
            # A game need only bear its own values, and a forged file may hold any.
            raise _Breach("rule", f"the referee can make nothing of it ({problem})") from problem
        if chance.left:
            raise _Breach("rule", f"{chance.left} draws are recorded that nothing asked for")
        if decided != told or untold:
            kind = "rule" if isinstance(entry, WITH_EVENTS) else "order"
            raise _Breach(kind, "other events follow from it than the log has")

    def _decided(self, state: Any, entry: Entry, chance: RecordedChance) -> tuple[Any, ...]:
        match entry:
            case entries.Opened():
                if self._setup is None or self._game.check(self._setup):
                    raise _Breach("rule", "a match cannot be opened like this")
                opening: tuple[Any, ...] = self._game.open(self._setup, chance)
                return opening
            case entries.Moved():
                return self._answered(state, entry, chance)
            case entries.Rewound() if self._strict and (entry.by == "seat") != (entry.seat is not None):
                raise _Breach("order", "it is a seat that takes its own move back")
            case entries.Rewound(by="seat", seat=int(seat)) if self._strict:
                after = range(entry.to, len(self._headers))
                if len(after) > _HEADERS or not undo.is_own_move(list(map(self._made, after)), seat):
                    raise _Breach("rule", "a seat takes back only the very move it just made")
            case entries.TimeUp():
                events: tuple[Any, ...] = self._game.time_up(state)
                if not events and (self._overtime or not self._game.ends_on_time):
                    raise _Breach("order", "time is up once")
                return events
            case entries.Adjusted():
                adjusted = self._game.adjust(state, entry.changes)
                if isinstance(adjusted, Rejected) or not accounts.tells(self._game, state, entry, adjusted.events):
                    raise _Breach("rule", "the game does not let the position be set so")
                return adjusted.events
            case entries.Ruled() if not accounts.undoes_its_own(entry, self._log[: len(self._headers)]):
                raise _Breach("order", "it undoes no verdict in its dispute")
            case entries.Penalised(seat=int(seat)):
                lost = self._game.penalise(state, seat, entry.what, entry.amount)
                if isinstance(lost, Rejected):
                    raise _Breach("rule", "the seat cannot lose that")
                return lost.events
            case entries.Attended():
                return self._attended(state, entry)
            case entries.Conceded(seat=int(seat)):
                retired = self._retired(state, self._conceded[-1] | {seat}, entries.events_of(self._game, entry))
                return retired.events if isinstance(retired, Accepted) else ()
            case entries.Drawn() if self._variant.together:
                raise _Breach("rule", "a table that plays together agrees on no draw")
            case entries.Rewound(by="agreed") if self._strict and not accounts.is_ruled(self._log, len(self._headers)):
                headers, seats = self._headers[-_HEADERS:], range(self._seats)
                targets = [undo.target(headers, seat) for seat in seats]
                targets += [undo.target(headers, *seats)] if self._variant.together else []
                if entry.to not in targets:
                    raise _Breach("rule", "players cannot agree on going back so far")
        return ()

    def _answered(self, state: Any, entry: entries.Moved, chance: RecordedChance) -> tuple[Any, ...]:
        game, prompt = self._game, self._asked(state, entry)
        if prompt is None:
            raise _Breach("rule", f"seat {entry.seat} was not asked {entry.prompt}")
        command = game.codec.command(bytes(entry.command))
        if surplus(bytes(entry.command), game.codec.encode(command)):
            raise _Breach("rule", "its command says more than such a command has")
        if entry.by in OFFICIALS and entry.why is UNSET:
            raise _Breach("order", "a judge gives no reason")
        if prompt.judge != (entry.by in OFFICIALS):
            raise _Breach("rule", "a judge answers for a seat" if entry.by in OFFICIALS else "only a judge may answer")
        needed = (each for each in awaited(game, state).get(prompt.seat, ()) if not each.ahead)
        if entry.by in ("clock", "game") and prompt != next(needed, None):
            raise _Breach("rule", f"seat {entry.seat} need not answer {entry.prompt} yet")
        if (entry.by == "standing") != (entry.chosen is not UNSET):
            raise _Breach("order", "what was settled in advance belongs to an answer that follows from it")
        if entry.chosen is not UNSET and command != self._settled(state, prompt, entry.chosen):
            raise _Breach("rule", "another answer follows from what was settled in advance")
        if entry.by == "clock" and command != game.default(state, prompt):
            raise _Breach("rule", "the clock's move is not the default one")
        if entry.by == "game" and command != game.automated(state, prompt):
            raise _Breach("rule", "the game's own player would have moved otherwise")
        result = game.decide(state, prompt.decider, command, chance)
        if isinstance(result, Rejected):
            raise _Breach("rule", f"the move breaks {', '.join(one.rule for one in result.violations)}")
        return result.events

    def _asked(self, state: Any, entry: entries.Moved) -> Prompt | None:
        asked = self._game.prompts(state)
        return next((each for each in asked if (each.id, each.seat) == (entry.prompt, entry.seat)), None)

    def _settled(self, state: Any, prompt: Prompt, chosen: dict[str, str]) -> Any:
        known = {choice.name: choice for choice in self._game.standing_choices(state)}
        if any(name not in known or not is_pick(known[name], token) for name, token in chosen.items()):
            raise _Breach("rule", "nothing of the kind can be settled in advance")
        # What holds where nothing is settled, or for who is absent, holds for a seat that was left as well.
        if prompt.seat in self._vacant and chosen not in ({}, absent(known.values())):
            raise _Breach("order", "nobody sits there who could have settled anything")
        sole = None if chosen else self._game.evident(state, prompt)
        return sole or self._game.standing_answer(self._game.standing_view(state), prompt, chosen)

    def _attended(self, state: Any, entry: entries.Attended) -> tuple[Any, ...]:
        seats = [seat for seat in range(self._seats) if seat not in self._automated | self._conceded[-1]]
        if not self._variant.together:
            raise _Breach("rule", "nobody keeps count of who is present at this table")
        if list(entry.present) != sorted(set(entry.present)) or not set(entry.present) <= set(seats):
            raise _Breach("order", "nobody can be present there")
        if entry.present == self._present and not bytes(entry.events).strip(b"[] "):
            raise _Breach("order", "they were present before")
        events: tuple[Any, ...] = self._game.attend(state, entry.present)
        return events

    def _retired(self, state: Any, conceded: frozenset[Seat], told: tuple[Any, ...]) -> Accepted[Any] | Outcome | None:
        """What became of the match when a seat gave up: these events if they could follow from it."""
        answers = self._answers_to_giving_up(state, conceded)
        fits = (each for each in answers if told and isinstance(each, Accepted) and each.events == told)
        return next(fits, answers[0])

    def _answers_to_giving_up(self, state: Any, conceded: frozenset[Seat]) -> list[Accepted[Any] | Outcome | None]:
        """What the game may have said to these having given up, by who may have been left to play."""
        people = tuple(seat for seat in range(self._seats) if seat not in self._automated | conceded)
        left = {people}
        if self._variant.together:
            # A seat that was left counts for nobody, and the log does not say whose was forgotten.
            left = {tuple(seat for seat in people if seat not in self._vacant), ()}
        return [self._game.retire(state, tuple(sorted(conceded)), each) for each in sorted(left, reverse=True)]

    def _carry(self, number: int, entry: Entry) -> None:
        conceded = self._conceded[-1] if number else frozenset()
        back_to = entry.to if isinstance(entry, entries.Rewound | entries.Reopened) else None
        if back_to is not None:
            conceded = self._conceded[back_to - 1]
        match entry:
            case entries.Conceded(seat=int(seat)):
                conceded |= {seat}
                self._ever.add(seat)
            case entries.Attended():
                self._present = entry.present
            case entries.Substituted(seat=int(seat)):
                self._vacant.discard(seat)
                self._automated.discard(seat)
                if entry.to != "player":
                    (self._vacant if entry.to == "nobody" else self._automated).add(seat)
            case entries.TimeUp():
                self._overtime = True
            case entries.Paused():
                self._held.add(_owner(entry))
            case entries.Resumed():
                self._held.discard(_owner(entry))
            case entries.Disputed():
                self._held.add(_DISPUTE)
            case entries.Ruled(release=True) | entries.Released(last=True):
                self._held.discard(_DISPUTE)
            case entries.Ended():
                self._over = True
                self._held.clear()
        if isinstance(entry, entries.Reopened):
            self._over = False
            self._held = set(self._stood[entry.to - 1]) - {_DISPUTE}
        self._stood.append(frozenset(self._held))
        self._conceded.append(conceded)
        self._headers.append(self._header(number, entry, back_to))
        self._end = self._end_after(number, entry)

    def _header(self, number: int, entry: Entry, back_to: int | None) -> Header:
        mover = entry.seat if isinstance(entry, entries.Moved) and entry.by == "seat" else None
        try:
            reveals = any(self._game.reveals(event) for event in entries.events_of(self._game, entry))
        except Exception:
            # As above; the entry is found fault with anyway.
            reveals = True
        ordered = entry.by in accounts.RULING and isinstance(entry, ORDERS)
        return Header(number + 1, mover, bool(entry.draws) or reveals or ordered, back_to)

    def _made(self, number: int) -> undo.Made:
        entry, fixed = self._log[number], self._headers[number].fixed
        if not isinstance(entry, entries.Moved):
            return undo.Made(entry.at, entry.seat, None, fixed)
        state, command = self._states[number - 1], self._game.codec.command(bytes(entry.command))
        prompt = self._asked(state, entry)
        idle = prompt is not None and passes(self._game, state, prompt, command)
        return undo.Made(entry.at, entry.seat, entry.by, fixed, idle)

    def _end_after(self, number: int, entry: Entry) -> _End:
        state = self._states[number]
        if self._over:
            return _End()
        match entry:
            case entries.Drawn():
                return _End((entries.drawn_by(self._seats),), True, "order")
            case entries.Abandoned():
                return _End((None,), True, "order")
        try:
            if isinstance(entry, entries.Conceded):
                given_up = {self._conceded[-1]} if self._strict else {self._conceded[-1], frozenset(self._ever)}
                ends = [end for seats in given_up for end in self._given_up(state, seats)]
                if remedies.is_sentence(entry.by):  # Older versions have no reason of its own for it.
                    ends += [remedies.sentenced(end, entry.seat or 0) for end in ends if end]
                if any(ends) or self._game.prompts(state):
                    return _End(tuple(end for end in ends if end), None not in ends)
            if not self._game.prompts(state):
                return _End((self._game.outcome(state),), True)
        except Exception:
            # A game need only bear its own positions; what led to this one is found fault with.
            return _End()
        return _End()

    def _given_up(self, state: Any, conceded: frozenset[Seat]) -> list[Outcome | None]:
        """The ways the match may end when these have given up; ``None`` where it may go on."""
        return [each if isinstance(each, Outcome) else None for each in self._answers_to_giving_up(state, conceded)]


def _owner(entry: entries.Paused | entries.Resumed) -> str:
    return "players" if entry.by in ("agreed", "seat") else "officials"
