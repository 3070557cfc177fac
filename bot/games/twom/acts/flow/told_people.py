"""People of whom the pack does not know what they are worth: it is asked about as they come, and kept with them."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from bot.games.offers import text_in
from bot.games.twom.pack.told_names import key_of
from bot.games.twom.position.case import Case, Run
from bot.games.twom.position.people import Person
from bot.games.twom.position.state import Ask

MOST = {"prowess": 6, "empathy": 10, "capacity": 30}
"""The highest value of each kind on a character card."""


def _values(names: Iterable[str] = tuple(MOST), who: str | None = None, number: str = "") -> tuple[Ask, ...]:
    return tuple(Ask(name, who=who, where=number, most=MOST[name]) for name in names)


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
    key = key_of(text_in(name), taken) or next(each for each in unnamed if each not in taken)
    return _with(Person(key, at=run.components.guard), numbers)


def with_values(run: Run, person: Person) -> Person:
    """Somebody of whose card the pack lacks numbers, with those that people tell.

    Raises:
        Untold: they have not said so yet.
    """
    names = _unknown(run, person.key)
    return _with(person, run.say(_values(names, person.key)), names) if names else person


def _unknown(case: Case, key: str) -> tuple[str, ...]:
    """The numbers of a card that nobody filled in: 0 in a partial pack, or beside a capacity of 0."""
    card = case.components.characters.get(key)
    if case.is_first or card is None or (card.capacity and not case.components.pack.partial):
        return ()
    return tuple(name for name in MOST if not getattr(card, name))


def _with(person: Person, numbers: Iterable[str], names: Iterable[str] = tuple(MOST)) -> Person:
    return replace(person, **dict(zip(names, map(int, numbers), strict=True)))
