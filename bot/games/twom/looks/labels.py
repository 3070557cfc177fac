"""Names of people, tokens, spaces and cards as parts of sentences."""

from __future__ import annotations

from bot.games.packs.words import Words
from bot.games.twom.pack.box import OURS, box
from bot.games.twom.pack.components import Components
from bot.games.twom.pack.fallback import UNNAMED
from bot.games.twom.pack.kinds import Key
from bot.games.twom.pack.told_names import is_told, name_of
from bot.games.values import Line


def named(components: Components, words: Words | None, key: Key) -> Line:
    """What the pack calls something; what it is, where the pack lacks the section; else its key."""
    words = words or UNNAMED.get(key)
    if words is None and is_told(key):
        return Line("twom-words", {"words": name_of(key)})
    return Line("twom-words", {"words": key}) if words is None else components.say(words)


def person(components: Components, key: Key) -> Line:
    """The name of a character."""
    card = components.characters.get(key)
    return named(components, card.name if card else None, key)


def token(components: Components, key: Key) -> Line:
    """The name of a token or resource."""
    components = box() if key.startswith(OURS) else components
    return named(components, components.tokens[key].name if key in components.tokens else None, key)


def space(components: Components, key: Key) -> Line:
    """The name of a space of the shelter."""
    return named(components, components.spaces[key].name if key in components.spaces else None, key)


def shelter_card(components: Components, key: Key) -> Line:
    """The name of a kind of shelter card."""
    card = components.shelter_cards.get(key)
    return named(components, card.name if card else None, key)


def fitting(components: Components, key: Key) -> Line:
    """The name of a fitting."""
    there = components.fittings.get(key)
    return named(components, there.name if there else None, key)


def card(components: Components, deck: str, key: Key) -> Line:
    """The name of a card of a deck."""
    event = components.events.get(key) if deck in ("events", "finales") else None
    cards = next((cards for name, cards in components.decks.items() if name == deck), {})
    found = event or cards.get(key)
    return named(components, found.name if found else None, key)


def people(components: Components, keys: tuple[Key, ...]) -> tuple[Line, ...]:
    """The names of several."""
    return tuple(person(components, key) for key in keys)


def things(components: Components, numbers: dict[Key, int]) -> tuple[Line, ...]:
    """Tokens with their numbers."""
    return tuple(
        Line("twom-things", {"count": number, "token": token(components, key)}) for key, number in numbers.items()
    )
