"""Whether everything that is carried out comes to its end: scripts, residents, visitors, findings, and combats at home.

What nobody can stop would be carried out for ever, so such a pack is refused. A choice or a roll is a way out only
where one of its ways or rows leads out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TypeAlias

from bot.games.packs.problems import Mistake
from bot.games.twom.pack.cards import Card
from bot.games.twom.pack.effects.exploring import Encounter
from bot.games.twom.pack.effects.meeting import Visitor
from bot.games.twom.pack.effects.story import Choose, Effect, End, ForEach, If, RollTable, Script
from bot.games.twom.pack.effects.things import Find
from bot.games.twom.pack.pack import Pack

HIGHEST = 10
"""The highest face of the black die."""
_Node: TypeAlias = int | str
"""A script by its number, or a deck of which a card is turned up."""
_Ways: TypeAlias = tuple[tuple[Effect, ...], ...]
"""What can come of a node: one of these, by chance."""


def script_mistakes(pack: Pack) -> Iterator[Mistake]:
    """Scripts and decks that lead back to themselves whatever anybody chooses or rolls, and fights that nobody wins."""
    ending = _ending({**{each.number: (each.effects or (),) for each in pack.scripts}, **_decks(pack)})
    for place, script in enumerate(pack.scripts):
        if script.number not in ending:
            said = f"script {script.number} leads back to itself without a choice or a roll that leads out"
            yield Mistake(("scripts", place, "effects"), said)
    for deck in _decks(pack):
        if deck not in ending:
            yield Mistake((deck,), "every card leads to another one of this deck, so that they would never end")
    if pack.dice is not None and not any(face in ("1", "2", "3") for face in pack.dice.grey):
        yield Mistake(("dice", "grey"), "no face wounds, so that a fight with bare hands would never end")


def _decks(pack: Pack) -> dict[_Node, _Ways]:
    """What the cards do of which an effect turns one up; what a card does not say, people say and end."""
    decks: dict[str, tuple[Card, ...]] = {
        "residents": pack.residents,
        "findings": pack.findings,
        "visitors": pack.visitors,
    }
    return {name: tuple(card.effects or () for card in cards) for name, cards in decks.items() if cards}


def _ending(nodes: Mapping[_Node, _Ways]) -> set[_Node]:
    """The nodes that can come to an end: the least set that holds all that lead to nothing but its own members."""
    ending: set[_Node] = set()
    while True:
        more = {
            node
            for node, ways in nodes.items()
            if node not in ending and any(_ends(way, nodes, ending) for way in ways)
        }
        if not more:
            return ending
        ending |= more


def _ends(effects: Iterable[Effect], nodes: Mapping[_Node, _Ways], ending: set[_Node]) -> bool:
    """Whether effects can all be carried out to their end."""
    for effect in effects:
        match effect:
            case End():
                return True
            case Script(number):
                found = number in ending or number not in nodes
            case Encounter():
                found = "residents" in ending or "residents" not in nodes
            case Visitor():
                found = "visitors" in ending or "visitors" not in nodes
            case Find():
                found = "findings" in ending or "findings" not in nodes
            case If(then=then, otherwise=otherwise):
                found = _ends(then, nodes, ending) and _ends(otherwise, nodes, ending)
            case ForEach(effects=inner):
                found = _ends(inner, nodes, ending)
            case RollTable(rows=rows):
                found = rows[-1].to < HIGHEST or any(_ends(row.effects, nodes, ending) for row in rows)
            case Choose(ways=ways):
                found = any(_ends(way.effects, nodes, ending) for way in ways)
            case _:
                found = True
        if not found:
            return False
    return True
