"""The crime wave: two cards with a red corner join their decks, unseen."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.kernel.ask import Answers
from bot.games.kernel.deeds import Deed
from bot.games.twom.acts.flow.diary import go
from bot.games.twom.acts.flow.step import Step
from bot.games.twom.acts.flow.told_values import ask_red
from bot.games.twom.looks.refusals import refuse
from bot.games.twom.position.case import Case, Run
from bot.games.twom.position.events import MixedIn
from bot.games.twom.position.night_commands import Mix
from bot.games.values import Line, Violation

CARDS = 2
"""Rule: twom-cs.crime.cards"""


def count_red(run: Run) -> None:
    """Have people count the cards that lie aside, where the pack does not have them."""
    ask_red(run)
    go(run, "crime")


def _waiting(case: Case) -> tuple[int, int]:
    """How many cards are set aside: of raids and of residents."""
    return case.state.decks["raids"].waiting, case.state.decks["residents"].waiting


def _mixes(case: Case) -> list[int]:
    """How many of the cards that join can be raids; two cards join, or the one that is left.

    Rule: twom-cs.crime.left
    """
    raids, residents = _waiting(case)
    cards = min(CARDS, raids + residents)
    return [number for number in range(cards + 1) if number <= raids and cards - number <= residents]


def _ask(case: Case) -> Line | None:
    return Line("twom-await-crime") if len(_mixes(case)) > 1 else None


def _offer(answers: Answers, case: Case) -> Mix:
    mixes = [str(number) for number in _mixes(case)]
    cards = min(CARDS, sum(_waiting(case)))

    def label(pick: str) -> Line:
        return Line("twom-crime-mix", {"raids": int(pick), "residents": cards - int(pick)})

    return Mix(int(answers.menu("twom-ask-crime", mixes, str, label)))


def _check(case: Case, command: Mix) -> Iterator[Violation]:
    if command.raids not in _mixes(case):
        yield refuse("crime.choice", "crime")


def _mix(run: Run, command: Mix) -> None:
    """Shuffle the cards in without looking at them; what was carried out stays among the discards.

    Rule: twom-cs.crime.choice
    """
    cards = min(CARDS, sum(_waiting(run)))
    go(run, "crime-over")
    for deck, number in (("raids", command.raids), ("residents", cards - command.raids)):
        if number:
            run.emit(MixedIn(deck, number))  # type: ignore[arg-type]


CRIME_COUNT = Step("raid", count_red)
CRIME = Step("raid", lambda run: _mix(run, Mix(_mixes(run)[0])), _ask, _offer)
CRIME_OVER = Step("raid", lambda run: go(run, "return", passes=True))
MIX = Deed(_check, _mix, lambda case: case.state.step == "crime")
