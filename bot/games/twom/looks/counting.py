"""What there is of tokens, and moving them."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.twom.pack.kinds import Key
from bot.games.twom.position.case import Case, Run
from bot.games.twom.position.events_group import Moved, Where
from bot.games.twom.position.people import Person
from bot.games.twom.position.state import State

EXPLORING = ("explore", "card-over", "explored", "findings")
"""The steps in which those outside have what they took along, and not the store."""


def holds(pile: Mapping[Key, int], things: Mapping[Key, int]) -> bool:
    """Whether a pile has all of these."""
    return all(pile.get(key, 0) >= number for key, number in things.items())


def available(case: Case, key: Key, wanted: int) -> int:
    """How many of so many tokens the supply has; as many as are wanted where nobody counted them.

    Rule: twom-cs.supply.shortage
    """
    return min(wanted, case.state.supply.get(key, wanted))


def purse(state: State) -> Where:
    """Where tokens come from and go to: the findings pile while people explore, else the store.

    Rule: twom-cs.term.findings-pile
    """
    return "pile" if state.outside is not None and state.step in EXPLORING else "store"


def together(state: State) -> tuple[Person, ...]:
    """Those whom it concerns when somebody is met: who is outside while the group explores, else who is at home.

    Rule: twom-cs.findings.return
    """
    if state.outside is None:
        return state.people
    exploring = purse(state) == "pile"
    return tuple(each for each in state.people if (each.night == "outside") is exploring)


def owned(state: State) -> Mapping[Key, int]:
    """What the group has where it acts."""
    return state.pile if purse(state) == "pile" else state.store


def gain(run: Run, things: Mapping[Key, int], why: str = "gain") -> None:
    """Tokens from the supply, as far as it lasts.

    Rule: twom-cs.supply.shortage
    """
    there = {key: got for key, number in sorted(things.items()) if (got := available(run, key, number))}
    if there:
        run.emit(Moved(there, "supply", purse(run.state), why))


def lose(run: Run, things: Mapping[Key, int], why: str = "lose", *, remove: bool = False) -> None:
    """Tokens back to the supply or out of the campaign, as far as the group has them.

    Rule: twom-cs.term.discard
    """
    pile = owned(run.state)
    there = {key: got for key, number in sorted(things.items()) if (got := min(number, pile.get(key, 0)))}
    if there:
        run.emit(Moved(there, purse(run.state), "removed" if remove else "supply", why))
