"""Secrets of their owners: files and sealed choices, known to all others by their fingerprints, and
what seats answered ahead, settled in advance and remember."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from msgspec import Raw, Struct
from msgspec.structs import replace

from bot.games.setup import Choice, Setup
from bot.games.values import Line, Seat, Violation
from bot.matches import verify
from bot.matches.model.match import Match

Kind: TypeAlias = Literal["choice", "series", "standing", "ahead", "missed", "given", "chose", "forced", "learned"]

TABLE: Seat = -1
"""Stands in the place of a seat for what was chosen for the whole table."""


class Key(NamedTuple):
    """Whose it is, of which kind, and its name: a choice's, or a question's id."""

    seat: Seat
    kind: Kind
    name: str


@dataclass(frozen=True, slots=True)
class Held:
    """A value and the nonce of its fingerprint; without a nonce everybody may know the value."""

    value: str
    nonce: str = ""

    def __repr__(self) -> str:
        return "Held(hidden)"

    @property
    def fingerprint(self) -> str:
        """What everybody may know of it."""
        return verify.fingerprint(self.nonce, self.value)


Private: TypeAlias = Mapping[Key, Held]

NOTHING: Private = {}


def is_held(choice: Choice) -> bool:
    """Whether a setup that is kept and shown holds the fingerprint of what was chosen."""
    return choice.sealed or choice.kind == "file"


def held(choice: Choice, value: str) -> Held:
    """What was chosen, with a nonce that nobody can guess if it is sealed."""
    return Held(value, secrets.token_hex(16) if choice.sealed else "")


def resealed(match: Match, private: Private, seat: Seat | None = None) -> tuple[Match, dict[Key, Held]]:
    """A match and what is kept for it with fresh nonces, of all its seats or of one.

    Nobody can then tell from the fingerprints whether what was chosen is what was chosen before.
    """
    chosen = {key: each for key, each in private.items() if key.kind == "choice"}
    for key, each in chosen.items():
        if each.nonce and key.seat != TABLE and seat in (None, key.seat):
            chosen[key] = Held(each.value, secrets.token_hex(16))
    seats = list(match.seats)
    for key, each in chosen.items():
        if key.seat != TABLE:
            seating = seats[key.seat]
            seats[key.seat] = replace(seating, choices={**seating.choices, key.name: each.fingerprint})
    return replace(match, seats=tuple(seats)), chosen


def revealed(setup: Setup, private: Private) -> Setup:
    """A setup with what was chosen in the place of its fingerprints, which is what a game checks and opens."""

    def shown(seat: Seat, chosen: dict[str, str]) -> dict[str, str]:
        found = {name: private.get(Key(seat, "choice", name)) for name in chosen}
        return {name: each.value if (each := found[name]) else value for name, value in chosen.items()}

    seats = tuple(replace(each, choices=shown(seat, each.choices)) for seat, each in enumerate(setup.seats))
    return replace(setup, seats=seats, options=shown(TABLE, setup.options))


def unfit(setup: Setup, private: Private) -> list[Key]:
    """Fingerprints of a setup whose values are missing or others, and values whose fingerprints are missing."""
    chosen = {(TABLE, name): value for name, value in setup.options.items()}
    chosen |= {(seat, name): value for seat, each in enumerate(setup.seats) for name, value in each.choices.items()}
    prints = {Key(seat, "choice", name): v for (seat, name), v in chosen.items() if verify.is_head(v)}
    kept = {key: each.fingerprint for key, each in private.items() if key.kind == "choice"}
    return sorted(key for key in prints.keys() | kept.keys() if prints.get(key) != kept.get(key))


MISSED = 3
"""Windows that a seat lets run out, one after the other, before it is taken to be absent."""
REMEMBERED = 8
"""Different answers of a seat that are kept, to be offered again."""

ALL = "*"
"""Stands for every kind of question."""


class Ahead(Struct, frozen=True):
    """An answer to a question of a window before the seat's turn, or to a question that the seat will be asked.

    Attributes:
        question: its id, as :meth:`Position.question_id` gives it.
        command: the command as JSON.
        path: the tokens that were picked on the way to it; none where it was written.
        refused: why it could not be played when the turn came.
        planned: the seat was not asked yet. Such an answer holds as long as nobody does anything but pass.
        stopped: somebody did, so that it does not hold any more; the seat is shown it until it answers something.
        said: what a planned answer does, in words; none where it passes.
    """

    seat: Seat
    question: str
    command: Raw
    path: tuple[str, ...] = ()
    refused: tuple[Violation, ...] = ()
    planned: bool = False
    stopped: bool = False
    said: Line | None = None


class Given(Struct, frozen=True):
    """An answer that a seat gave: the path to it, and the key of what was asked (:attr:`Prompt.ask`)."""

    ask: str
    path: tuple[str, ...]


class Answers(Struct, frozen=True):
    """What seats answered ahead and settled in advance; each may know its own part, nobody else whether there is any.

    Attributes:
        revision: counts its changes; the revision of the match does not, because others could see that.
        standing: by seat, the tokens it settled by the names of :meth:`Game.standing_choices`.
        ahead: the answers given ahead; one a question at most.
        missed: how many windows in a row each seat let run out since its player last did anything.
        given: by seat, the last different answers that its player picked, the latest first.
        chose: by seat, the last entry there was when its player last chose something; their own, if it made one.
        learned: by seat, in a first match, the kinds of questions that its player needs no explanation of any more.
        forced: by seat, how often in a row its player did what a standing choice would; of windows those alone count in
            which they could do nothing else.
    """

    revision: int = 0
    standing: dict[Seat, dict[str, str]] = {}
    ahead: tuple[Ahead, ...] = ()
    missed: dict[Seat, int] = {}
    given: dict[Seat, tuple[Given, ...]] = {}
    chose: dict[Seat, int] = {}
    learned: dict[Seat, tuple[str, ...]] = {}
    forced: dict[Seat, int] = {}

    def is_absent(self, seat: Seat) -> bool:
        """Whether a seat missed so many windows that it is asked in none before its turn."""
        return self.missed.get(seat, 0) >= MISSED

    def missing(self, seat: Seat) -> Answers:
        """With one more window that a seat let run out."""
        return replace(self, missed={**self.missed, seat: self.missed.get(seat, 0) + 1})

    def back(self, seat: Seat) -> Answers:
        """With a seat whose player did something."""
        if seat not in self.missed:
            return self
        return replace(self, missed={other: number for other, number in self.missed.items() if other != seat})

    def answer(self, seat: Seat, question: str) -> Ahead | None:
        """What a seat answered ahead to a question."""
        mine = (each for each in self.ahead if (each.seat, each.question) == (seat, question))
        return next((each for each in mine if not each.stopped), None)

    def settling(self, seat: Seat, name: str, token: str) -> Answers:
        """With one of a seat's standing choices settled."""
        return replace(self, standing={**self.standing, seat: {**self.standing.get(seat, {}), name: token}})

    def spending(self, seat: Seat, names: Collection[str]) -> Answers:
        """Without what a seat settled of choices that hold once only."""
        settled = self.standing.get(seat, {})
        left = {name: token for name, token in settled.items() if name not in names}
        return self if left == settled else replace(self, standing={**self.standing, seat: left})

    def answering(self, answer: Ahead) -> Answers:
        """With an answer given ahead, in place of an earlier one."""
        return replace(self, ahead=(*self.forgetting(answer.seat, answer.question).ahead, answer))

    def forgetting(self, seat: Seat, question: str) -> Answers:
        """Without what a seat answered ahead to a question."""
        left = tuple(each for each in self.ahead if (each.seat, each.question) != (seat, question))
        return replace(self, ahead=left)

    def giving(self, seat: Seat, given: Given) -> Answers:
        """With an answer that a seat's player picked, as the latest."""
        others = (each for each in self.given.get(seat, ()) if each != given)
        return replace(self, given={**self.given, seat: (given, *others)[:REMEMBERED]})

    def choosing(self, seat: Seat, entry: int) -> Answers:
        """With what a seat's player chose just now."""
        return replace(self, chose={**self.chose, seat: entry})

    def learning(self, seat: Seat, kind: str) -> Answers:
        """With a kind of question that a seat's player has answered, or needs no explanation of; or :data:`ALL`."""
        known = self.learned.get(seat, ())
        return self if kind in known else replace(self, learned={**self.learned, seat: (*known, kind)})

    def needs_explanation(self, seat: Seat, kind: str) -> bool:
        """Whether a seat's player has met no question of a kind yet, and wants it explained."""
        return not {kind, ALL} & set(self.learned.get(seat, ()))

    def forcing(self, seat: Seat) -> Answers:
        """With one more answer of a seat's player that a standing choice would have given."""
        return replace(self, forced={**self.forced, seat: self.forced.get(seat, 0) + 1})

    def acting(self, seat: Seat) -> Answers:
        """With an answer of a seat's player that no standing choice would have given."""
        return replace(self, forced={other: number for other, number in self.forced.items() if other != seat})

    def taking_back(self, seat: Seat) -> Answers:
        """Without the latest answer that a seat's player picked."""
        left = {**self.given, seat: self.given.get(seat, ())[1:]}
        return replace(self, given={other: answers for other, answers in left.items() if answers})

    def plans(self, seat: Seat) -> tuple[Ahead, ...]:
        """What a seat answered to questions that it has not been asked yet."""
        return tuple(each for each in self.ahead if each.seat == seat and each.planned)

    def unplanned(self, seat: Seat) -> Answers:
        """Without a seat's plans."""
        return replace(self, ahead=tuple(each for each in self.ahead if each.seat != seat or not each.planned))

    def stopping(self, but: Seat) -> Answers:
        """With all plans stopped, except those of one seat; passes that were planned are not worth showing."""
        left = []
        for each in self.ahead:
            if each.planned and each.seat != but and not each.stopped:
                left += [] if each.said is None else [replace(each, stopped=True)]
            else:
                left.append(each)
        return replace(self, ahead=tuple(left))

    def leaving(self, seat: Seat) -> Answers:
        """Without anything of a seat's."""
        standing = {other: chosen for other, chosen in self.standing.items() if other != seat}
        ahead = tuple(each for each in self.ahead if each.seat != seat)
        given = {other: answers for other, answers in self.given.items() if other != seat}
        chose = {other: entry for other, entry in self.chose.items() if other != seat}
        learned = {other: kinds for other, kinds in self.learned.items() if other != seat}
        left = self.back(seat).acting(seat)
        return replace(left, standing=standing, ahead=ahead, given=given, chose=chose, learned=learned)

    def asked(self, questions: Iterable[tuple[Seat, str]]) -> Answers:
        """Without answers to what is not asked any more."""
        known = set(questions)
        left = tuple(each for each in self.ahead if each.planned or (each.seat, each.question) in known)
        return self if left == self.ahead else replace(self, ahead=left)


NO_ANSWERS = Answers()
