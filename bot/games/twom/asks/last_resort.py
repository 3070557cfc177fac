"""Playing a card of last resort that the group holds, beside whatever is asked in the phases that the card names."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from bot.games.kernel.ask import Answers
from bot.games.kernel.deeds import Deed
from bot.games.twom.acts.day.rounds import ROUNDS
from bot.games.twom.acts.flow.cards import carry_out
from bot.games.twom.asks.steps import STEPS
from bot.games.twom.looks.labels import card
from bot.games.twom.looks.refusals import refuse
from bot.games.twom.pack.kinds import Key
from bot.games.twom.position.case import Case, Run
from bot.games.twom.position.commands import Answer, Drink, Place
from bot.games.twom.position.events_house import UNNAMED_CARD, Kept, Reserved
from bot.games.twom.position.night_commands import Play
from bot.games.twom.position.state import Phase, StepName
from bot.games.values import Line, Violation

PLAY = ".play"
_MORNING: Mapping[tuple[StepName, int], tuple[Phase, ...]] = {("placing", 1): ("morning",)}
"""Where it is still morning: nobody is asked anything after the event before the first round of actions."""
IDLE: Mapping[StepName, Callable[[], Answer]] = {"placing": Place, "water": Drink}
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
    named = {key for key in state.last_resort if key in cards and phases & {*cards[key].phases}}
    return (*sorted(named), *({*state.last_resort} & {UNNAMED_CARD}))


def last_call(case: Case) -> Line | None:
    """The question whether a card is played, in a step that asks nothing else and after which it may be too late."""
    state = case.state
    if not state.last_resort or state.step not in IDLE:
        return None
    cards = case.components.last_resort
    late = state.step == "water" or state.round == ROUNDS
    known = (key for key in playable(case) if key in cards)
    found = (key for key in known if late or (state.round == 1 and "actions" not in cards[key].phases))
    return Line("twom-await-last-resort") if any(found) else None


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
    if command.card == UNNAMED_CARD:
        run.emit(Reserved(-1, len(run.state.last_resort) - 1))
    else:
        run.emit(Kept(command.card, played=True))
    carry_out(run, "last-resort", command.card)


PLAYING = Deed(_check, _play)
