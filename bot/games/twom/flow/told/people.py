"""People of whom the pack does not know what they are worth: it is asked about as they come, and kept with them."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.twom.pack.told_names import key_of
from bot.games.twom.position.case import Case, Run
from bot.games.twom.position.people import Person
from bot.games.twom.position.state import Ask

MOST = {"prowess": 6, "empathy": 10, "capacity": 30}
"""The highest value of each kind on a character card."""


def _values(who: str | None = None, number: str = "") -> tuple[Ask, ...]:
    return tuple(Ask(name, who=who, where=number, most=most) for name, most in MOST.items())


def ask_person(run: Run, number: str) -> Person:
    """Somebody whom people name, with the three numbers of the card.

    Args:
        number: of how many they are at the beginning of the campaign; empty for who comes later.

    Rule: twom-cs.setup.characters

    Raises:
        Untold: they have not said so yet.
    """
    name, *numbers = run.say((Ask("name", where=number, named=True), *_values(number=number)))
    taken = {*run.state.keys, *(each.key for each in run.state.lost)}
    unnamed = (f"person-{each}" for each in range(1, len(taken) + 2))
    key = key_of(name.removeprefix("="), taken) or next(each for each in unnamed if each not in taken)
    return _with(Person(key, at=run.components.guard), numbers)


def with_values(run: Run, person: Person) -> Person:
    """Somebody of whose card the pack has the name alone, with the numbers that people tell.

    Raises:
        Untold: they have not said so yet.
    """
    return _with(person, run.say(_values(person.key))) if _is_unknown(run, person.key) else person


def _is_unknown(case: Case, key: str) -> bool:
    """Whether all numbers of a card are 0, as those of no card are."""
    card = case.components.characters.get(key)
    return not case.is_first and card is not None and not (card.prowess or card.empathy or card.capacity)


def _with(person: Person, numbers: tuple[str, ...] | list[str]) -> Person:
    return replace(person, **dict(zip(MOST, map(int, numbers), strict=True)))
