"""What came at a table and what it is of, in words: dice, and the cards and scripts that tell people something."""

from __future__ import annotations

from typing import get_args

from bot.games.twom.pack.components import Components
from bot.games.twom.pack.kinds import Deck, Die
from bot.games.twom.position.case import Case
from bot.games.twom.rules.labels import card, fitting, named, person, shelter_card
from bot.games.values import Line

DICE = ("black", *get_args(Die))
DECKS = frozenset(get_args(Deck))


def awaited(components: Components, what: str) -> Line:
    """The die, deck or token of which people say what came.

    Args:
        what: as in :class:`Pending`.
    """
    kind, _, key = what.partition("-")
    if what in DECKS:
        return Line("twom-what-card", {"deck": Line(f"twom-deck-{what}")})
    if kind == "backs":
        return Line("twom-what-back", {"card": shelter_card(components, key)})
    if kind == "enemies":
        return Line("twom-what-enemy", {"letter": key.upper()})
    return Line(f"twom-what-{what}")


def told(case: Case, said: str) -> Line:
    """What people say that came, for what is awaited now."""
    return came(case.components, case.state.pending.what if case.state.pending else "", said)


def came(components: Components, what: str, said: str) -> Line:
    """What people say that came.

    Args:
        what: as in :class:`Pending`; said: as in :class:`Tell`.
    """
    kind = what.partition("-")[0]
    if what in DECKS:
        return card(components, what, said)
    if kind == "characters":
        return person(components, said)
    if kind == "backs":
        back = components.backs.get(said)
        return named(components, back.text if back else None, said)
    if what == "holder" and said.isdecimal():
        return Line("twom-seat", {"seat": int(said)})
    return Line("twom-face", {"face": said})


def source(components: Components, of: str) -> Line:
    """The card, script, action or fitting that effects come from.

    Args:
        of: as in :class:`Doing`.
    """
    deck, _, key = of.partition(".")
    if deck in DECKS:
        return card(components, deck, key)
    match deck:
        case "scripts":
            return Line("twom-source-script", {"script": key})
        case "fittings":
            return fitting(components, key)
        case "backs":
            back = components.backs.get(key)
            return Line("twom-source-back", {"card": shelter_card(components, back.of if back else key)})
        case "actions":
            return Line("twom-source-action")
    return Line("twom-source-other")
