"""Cards on the command line: whose they are, and a card as a terminal shows it."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text

from rules_index.cards.table import CardsProblem
from rules_index.command_line.display import component_values, ruling_text
from rules_index.digest.lexicon import load_cards_of_lexicon
from rules_index.values.answers import CardAnswer
from rules_index.values.cards import Card, Source


def only_game_of_cards() -> str:
    """The game whose cards a table holds where none is named: the one whose cards the lexicon knows.

    Raises:
        CardsProblem: it knows the cards of none, or of several.
    """
    games = sorted(load_cards_of_lexicon())
    if len(games) != 1:
        raise CardsProblem("say whose cards they are with --game, by the game's key")
    return games[0]


def card_text(answer: CardAnswer) -> RenderableType:
    """A card or other component that was found: its names, its values, the rules that name it and those of its kind."""
    names = [f"{name} (?)" if language in answer.unsure else name for language, name in answer.names.items()]
    parts: list[RenderableType] = [Text(" / ".join(dict.fromkeys(names)), style="bold cyan")]
    if answer.card:
        parts += [Text(line) for line in _values(answer.card)]
    elif answer.component:
        parts += [Text(component_values(answer.component)), Text(_SOURCES[answer.component.source], style="dim")]
    else:
        parts.append(Text("No card table has this card; import one with: rules_index cards import FILE", style="dim"))
    if not answer.rulings:
        parts.append(Text("No indexed rule, FAQ or errata names it.", style="yellow"))
    if answer.of_kind:
        kinds = "; ".join(f"{ruling.number} {ruling.title}".strip() for ruling in answer.of_kind)
        parts.append(Text(f"Rules about its kind: {kinds}"))
    return Group(*parts, Text(""), *(ruling_text(ruling) for ruling in answer.rulings))


def card_row(card: Card) -> dict[str, Any]:
    """A card as a flat record."""
    row: dict[str, Any] = msgspec.to_builtins(card)
    del row["game"]
    row["set"] = row.pop("set_name")
    return row


def _values(card: Card) -> list[str]:
    numbers = (("fight", card.fight), ("shoot", card.shoot), ("armour", card.armour), ("value", card.value))
    limit = f"{card.deck_limit} in a deck" if card.deck_limit is not None else ""
    lines = (
        (card.type, "/".join(card.affiliations), card.set_name, card.rarity, card.code),
        tuple(f"{name} {number}" for name, number in numbers if number),
        (limit, card.after_play and f"after play: {card.after_play}", ", ".join(card.timing), ", ".join(card.flags)),
    )
    return [" · ".join(part for part in line if part) for line in lines if any(line)]


_SOURCES = {Source.COMPONENT: "As printed on the component itself.", Source.RULEBOOK: "The rulebook says so too."}
