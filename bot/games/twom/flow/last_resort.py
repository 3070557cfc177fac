"""Playing a card of last resort that the group holds, beside whatever is asked in the phases that the card names."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeVar

from bot.games.question_tree import Answers, Branch
from bot.games.twom.day.rounds import ROUNDS
from bot.games.twom.flow.cards import carry_out
from bot.games.twom.flow.step import Deed
from bot.games.twom.flow.table import STEPS
from bot.games.twom.pack.kinds import Key
from bot.games.twom.position.case import Case, Run
from bot.games.twom.position.commands import Command, Drink, Place
from bot.games.twom.position.events_house import Kept
from bot.games.twom.position.night_commands import Play
from bot.games.twom.position.state import Phase, StepName
from bot.games.twom.rules.labels import card
from bot.games.twom.rules.refusals import refuse
from bot.games.values import Arg, Line, Violation

T = TypeVar("T")
Position = TypeVar("Position")
Found = TypeVar("Found")

PLAY, REST = ".play", ".rest"
_MORNING: Mapping[tuple[StepName, int], tuple[Phase, ...]] = {("placing", 1): ("morning",)}
"""Where it is still morning: nobody is asked anything after the event before the first round of actions."""
IDLE: Mapping[StepName, Callable[[], Command]] = {"placing": Place, "water": Drink}
"""Steps that may ask nobody anything, and the command by which they go on then."""


def playable(case: Case) -> tuple[Key, ...]:
    """The cards that can be played now: in the phases that they name, while nothing else is being carried out.

    Not while one of two drawn cards is chosen, for what is played is discarded beside them.

    Rule: twom-cs.dawn.last-resort
    """
    state = case.state
    if not state.last_resort or state.stack or state.step == "keeping":
        return ()
    phases = {STEPS[state.step].phase, *_MORNING.get((state.step, state.round), ())}
    cards = case.components.last_resort
    return tuple(sorted({key for key in state.last_resort if key in cards and phases & {*cards[key].phases}}))


def last_call(case: Case) -> Line | None:
    """The question whether a card is played, in a step that asks nothing else and after which it may be too late."""
    state = case.state
    if not state.last_resort or state.step not in IDLE:
        return None
    cards = case.components.last_resort
    late = state.step == "water" or state.round == ROUNDS
    found = (key for key in playable(case) if late or (state.round == 1 and "actions" not in cards[key].phases))
    return Line("twom-await-last-resort") if any(found) else None


class Played(Exception):
    """A card is to be played in the place of the first answer."""


class Beside(Answers):
    """Answers to a question that a card can be played beside: its first menu has one more option.

    Raises :class:`Played` where that is picked.
    """

    __slots__ = ("_asked", "_of")

    def __init__(self, answers: Answers) -> None:
        self._of = answers
        self._asked = False

    def menu(
        self,
        ask: str,
        choices: Sequence[T],
        token: Callable[[T], str],
        label: Callable[[T], Line],
        /,
        **values: Arg,
    ) -> T:
        """See :meth:`Answers.menu`."""
        if self._asked:
            return self._of.menu(ask, choices, token, label, **values)
        self._asked = True
        places = range(len(choices) + 1)
        tokens = lambda at: token(choices[at]) if at < len(choices) else PLAY  # noqa: E731
        labels = lambda at: label(choices[at]) if at < len(choices) else Line("twom-play")  # noqa: E731
        picked = self._of.menu(ask, places, tokens, labels, **values)
        if picked == len(choices):
            raise Played
        return choices[picked]

    def choose(
        self,
        ask: str,
        choices: Sequence[T],
        token: Callable[[T], str],
        label: Callable[[T], Line],
        /,
        **values: Arg,
    ) -> T:
        """See :meth:`Answers.choose`."""
        ways = self._of.choose if self._asked else self.menu
        return ways(ask, choices, token, label, **values)

    def _first(self) -> None:
        """Ask whether a card is played before a question that has no options of which one is picked."""
        if not self._asked:
            self.menu("twom-ask-or-play", (REST,), str, lambda _: Line("twom-rest"))

    def several(
        self,
        ask: str,
        choices: Sequence[T],
        token: Callable[[T], str],
        label: Callable[[T], Line],
        least: int,
        most: int,
        /,
        **values: Arg,
    ) -> tuple[T, ...]:
        """See :meth:`Answers.several`."""
        self._first()
        return self._of.several(ask, choices, token, label, least, most, **values)

    def amount(self, ask: str, least: int, most: int, /, **values: Arg) -> int:
        """See :meth:`Answers.amount`."""
        self._first()
        return self._of.amount(ask, least, most, **values)

    def text(self, ask: str, longest: int, /, **values: Arg) -> str:
        """See :meth:`Answers.text`."""
        self._first()
        return self._of.text(ask, longest, **values)

    def more(self, token: str, label: Callable[[], Line]) -> bool:
        """See :meth:`Answers.more`."""
        return self._of.more(token, label)

    def branch(self, ask: str, case: Position, branches: Sequence[Branch[Position, Found]], /, **values: Arg) -> Found:
        """See :meth:`Answers.branch`."""
        self._first()
        return self._of.branch(ask, case, branches, **values)


def offer_card(answers: Answers, case: Case) -> Play:
    """Which of the cards is played."""
    label = lambda key: card(case.components, "last-resort", key)  # noqa: E731
    return Play(answers.menu("twom-ask-play", playable(case), str, label))


def _check(case: Case, command: Play) -> Iterator[Violation]:
    if command.card not in case.state.last_resort:
        yield refuse("dawn.last-resort", "not-held")
    elif command.card not in playable(case):
        yield refuse("dawn.last-resort", "phase", card=card(case.components, "last-resort", command.card))


def _play(run: Run, command: Play) -> None:
    """Discard a card that the group holds and carry it out; the question beside it is asked again afterwards.

    Rule: twom-cs.dawn.last-resort
    """
    run.emit(Kept(command.card, played=True))
    carry_out(run, "last-resort", command.card)


PLAYING = Deed(lambda _: True, lambda case, command: tuple(_check(case, command)), _play)
