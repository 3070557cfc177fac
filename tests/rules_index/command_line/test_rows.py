"""Cards and components as rows of JSON: the fields that scripts read, whatever the values are called inside."""

from __future__ import annotations

import json

from rules_index.command_line.cards import card_row
from rules_index.command_line.rows import component_row
from rules_index.digest.components import packaged_components
from rules_index.values.cards import Card, Component, Source

CARD = Card("doomtrooper", "K1", "Watch", "Stráž", "Base", affiliations=("a", "b"), deck_limit=3, timing=("any",))
NOTHING = dict.fromkeys(("rarity", "type", "fight", "shoot", "armour", "value", "after_play"), "")


def test_a_card() -> None:
    assert json.loads(json.dumps(card_row(CARD))) == NOTHING | {
        "code": "K1",
        "name_en": "Watch",
        "name_cs": "Stráž",
        "is_name_cs_sure": True,
        "set": "Base",
        "affiliations": ["a", "b"],
        "deck_limit": 3,
        "timing": ["any"],
        "flags": [],
    }


def test_a_component() -> None:
    component = Component("game", "troop", {"fight": "4"}, frozenset({"weight", "armour", "fight"}), Source.RULEBOOK)
    assert json.dumps(component_row(component)) == json.dumps(
        {"kind": "troop", "values": {"fight": "4"}, "doubtful": ["armour", "fight", "weight"], "source": "rulebook"}
    )


def test_every_component_of_the_packaged_tables() -> None:
    games = packaged_components().games.values()
    rows = [component_row(game.component_of(text)) for game in games for text in game.component]
    assert rows and json.loads(json.dumps(rows)) == rows
