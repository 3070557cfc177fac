"""What a player picks from is said: ways, names, ratings, effects that wait, abilities, declared effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from bot.games.doomtrooper.asks.course import prompts
from bot.games.doomtrooper.asks.declared import declared
from bot.games.doomtrooper.asks.offering import label
from bot.games.doomtrooper.asks.ways import way
from bot.games.doomtrooper.looks.playing.using import Usable
from bot.games.doomtrooper.position.frames import Carrying, Choosing, Declared, Playing, Simultaneous, Waiting
from bot.games.doomtrooper.words.catalogue import card_texts
from bot.games.doomtrooper.words.effects import Effect
from bot.games.packs.words import reader
from bot.games.values import Line
from bot.locales.lines import put
from bot.locales.sentences import localizer
from rules_index import Language
from tests.bot.games.doomtrooper.table import Table


def effect(**word: Any) -> Effect:
    found: Effect = msgspec.convert(word, Effect)
    return found


def shown(table: Table, line: Line) -> str:
    texts = card_texts(table.run.catalogue.values())
    return put(line, localizer(Language.EN).say, "P{}".format, reader(texts, Language.EN))


def choices(what: str, word: Mapping[str, Any], options: tuple[int, ...]) -> list[str]:
    """The answers that a word lets choose from."""
    table = Table()
    card = table.card(zone="table", name="Card")
    table.stack += [Carrying(0, card, (effect(**word),)), Choosing(0, what, "lines", options, 9)]
    return [shown(table, way(table.run, 0, one)) for one in options]


def test_ways_are_said() -> None:
    ways = [[{"do": "draw", "number": 1}], [{"do": "points", "destiny": 2}], []]
    assert choices("way", {"do": "choose", "ways": ways}, (0, 2)) == ["draw 1 card", "nothing happens"]


def test_what_may_be_named_is_said() -> None:
    word = {"do": "name", "what": "affiliation", "options": ["legion", "bauhaus"]}
    assert choices("name-affiliation", word, (0, 1)) == ["Dark Legion", "Bauhaus"]


def test_ratings_are_said() -> None:
    word = {"do": "swap", "what": "ratings", "ratings": ["fight", "shoot", "armour"]}
    assert choices("ratings", word, (0, 1, 2)) == ["Fight", "Shoot", "Armour"]


def test_what_nothing_is_known_of_has_its_number() -> None:
    assert choices("price", {"do": "shuffle"}, (0, 1)) == ["Option 1", "Option 2"]


ABILITIES = (
    {"on": {"event": "turn-start", "whose": "own"}, "effects": [{"do": "draw", "number": 2}]},
    {"when": "any", "price": {"destiny": 3}, "effects": [{"do": "shuffle"}]},
)


def test_effects_that_wait_are_said_with_their_cards() -> None:
    table = Table()
    card = table.warrior(name="Captain", abilities=ABILITIES)
    waiting = (Waiting(0, card, 0), Waiting(0, card, 1))
    table.stack += [Simultaneous(waiting), Choosing(0, "order", "lines", (0, 1), 9)]
    assert [shown(table, way(table.run, 0, one)) for one in (0, 1)] == [
        "Captain: when a turn begins (yours): draw 2 cards",
        "Captain: ability (at any time, price: 3 D): shuffle the library",
    ]


def test_an_ability_is_offered_with_what_it_does() -> None:
    table = Table()
    card = table.warrior(name="Captain", abilities=ABILITIES)
    said = shown(table, label(table.run, 0, Usable(card, 1)))
    assert said == "Captain: ability (at any time, price: 3 D): shuffle the library"


def test_a_declared_effect_is_told_to_those_who_judge_it() -> None:
    table = Table()
    card = table.card(zone="stack", name="Card", declared=True)
    table.stack += [Playing(0, card, effects=(effect(do="draw", number=2),)), Declared(7, (1,))]
    assert [shown(table, one.ask) for one in prompts(table.run)] == [
        "is the declared effect right? Card – draw 2 cards"
    ]


def test_a_declared_card_is_told_with_what_was_paid_for_it() -> None:
    table = Table()
    card = table.card(zone="stack", name="Card", declared=True)
    playing = Playing(0, card, effects=(effect(do="draw", number=2),), destiny=3)
    table.stack += [playing, Declared(7, (1,))]
    assert shown(table, declared(table.run, playing)) == "Card for 3 D – draw 2 cards"
