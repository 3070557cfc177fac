"""What people settled and answered in advance, as they remember it themselves, and what must come of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from bot.games.contract import AnyGame
from bot.games.questions import Prompt
from bot.games.values import Rejected, Seat
from bot.matches.model.entries import Moved
from bot.matches.model.match import Match, Status
from bot.matches.model.position import Position
from tests.bot.games.suite.play import Dice

Question = tuple[Seat, str]


@dataclass
class Advance:
    """What the seats of a match keep to themselves.

    Attributes:
        settled: by seat, its standing choices.
        ahead: by question, the command as JSON; refused: those that could not be played when their turn came.
        sitting: who sat in each seat when it was looked at last.
        used, counted: how many standing answers and how many answers given ahead were played.
    """

    settled: dict[Seat, dict[str, str]] = field(default_factory=dict)
    ahead: dict[Question, bytes] = field(default_factory=dict)
    refused: set[Question] = field(default_factory=set)
    sitting: dict[Seat, int | None] = field(default_factory=dict)
    used: int = 0
    counted: int = 0

    def settle(self, seat: Seat, name: str, token: str) -> None:
        """A seat settles a choice."""
        self.settled.setdefault(seat, {})[name] = token

    def answer(self, question: Question, command: bytes) -> None:
        """A seat answers before its turn."""
        self.ahead[question] = command
        self.refused.discard(question)

    def take_back(self, question: Question) -> None:
        """A seat takes an answer back."""
        self.ahead.pop(question, None)
        self.refused.discard(question)

    def moved(self, entry: Moved, line: int, game: AnyGame, state: Any, mover: int | None) -> None:
        """An answer is in the log.

        Args:
            line: what the ids of questions begin with.
            state: the position before it.
            mover: the user who did something just now.

        Raises:
            AssertionError: it is nobody's, or not what was answered in advance.
        """
        assert entry.seat is not None
        question = entry.seat, f"{line}.{entry.prompt}"
        kept = None if question in self.refused else self.ahead.get(question)
        if kept is not None and not _can_be_played(game, state, entry.seat, kept):
            kept = None
        command = game.codec.command
        given = kept is not None and command(bytes(entry.command)) == command(kept)
        if entry.by == "standing":
            self.used += 1
            assert kept is None, f"a standing answer to {question}, which was answered ahead"
            self._check_standing(entry, game, state)
        elif entry.by == "seat":
            self.counted += given
            own = mover is not None and mover in (self.sitting.get(entry.seat), self.sitting.get(_stead(entry)))
            assert given or own, f"{question} is answered by a seat that nobody moved for"
        elif entry.by in ("clock", "game"):
            assert kept is None, f"{question} is answered by the {entry.by}, and was answered ahead"
        self.ahead.pop(question, None)

    def _check_standing(self, entry: Moved, game: AnyGame, state: Any) -> None:
        assert entry.seat is not None
        prompt = next(each for each in game.prompts(state) if (each.seat, each.id) == (entry.seat, entry.prompt))
        assert entry.chosen == self.settled.get(entry.seat), f"{entry.chosen} was not settled"
        answer = game.standing_answer(game.standing_view(state), prompt, self.settled[entry.seat])
        assert answer == game.codec.command(bytes(entry.command)), f"{entry.prompt}: {answer} was settled"

    def note(self, position: Position) -> None:
        """See what became of it all.

        Raises:
            AssertionError: what counts by now is not played, or other things are kept than were given.
        """
        match = position.match
        self._forget(match, position.prompts())
        self._refuse(position)
        kept = {(each.seat, each.question): bytes(each.command) for each in position.answers.ahead}
        assert kept == self.ahead, f"{kept} is kept, and {self.ahead} was answered"
        assert position.answers.standing == self.settled
        if match.status is Status.PLAYING and not match.course.stands and match.course.behind is None:
            for prompt in position.game.prompts(position.state):
                if not prompt.ahead and not prompt.judge and match.seats[prompt.seat].human:
                    self._check_asked(position, prompt)

    def _forget(self, match: Match, prompts: tuple[Prompt, ...]) -> None:
        for seat, seating in enumerate(match.seats):
            if seating.user != self.sitting.get(seat) or match.status is not Status.PLAYING:
                self.settled.pop(seat, None)
                self.ahead = {key: command for key, command in self.ahead.items() if key[0] != seat}
            self.sitting[seat] = seating.user
        asked = {(prompt.seat, prompt.id) for prompt in prompts}
        self.ahead = {question: command for question, command in self.ahead.items() if question in asked}
        self.refused &= self.ahead.keys()

    def _refuse(self, position: Position) -> None:
        for each in position.answers.ahead:
            question = each.seat, each.question
            if each.refused and question not in self.refused:
                played = _can_be_played(position.game, position.state, each.seat, bytes(each.command))
                assert not played, f"{question} was answered ahead, and could be played"
                self.refused.add(question)

    def _check_asked(self, position: Position, prompt: Prompt) -> None:
        question = prompt.seat, position.question_id(prompt)
        assert question not in self.ahead.keys() - self.refused, f"{question} was answered ahead, and is asked"
        chosen = self.settled.get(prompt.seat)
        if chosen:
            answer = position.game.standing_answer(position.game.standing_view(position.state), prompt, chosen)
            assert answer is None, f"{question} is asked, and {answer} was settled"


def _can_be_played(game: AnyGame, state: Any, seat: Seat, command: bytes) -> bool:
    return not isinstance(game.decide(state, seat, game.codec.command(command), Dice(1)), Rejected)


def _stead(entry: Moved) -> Seat:
    return entry.stead if isinstance(entry.stead, int) else -1
