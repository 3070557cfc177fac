"""The ready decks can be looked into before one is picked: all their cards, and no card of anybody's own deck."""

from __future__ import annotations

import tomllib
from importlib import resources

from bot.boards.doomtrooper.cards import own_catalogue
from bot.games.doomtrooper.game import Doomtrooper
from bot.games.doomtrooper.words.catalogue import named
from bot.games.doomtrooper.words.rules.rulesets import CZECH
from bot.games.setup import SeatSetup, Setup
from bot.games.values import Line

OWN = Setup(CZECH.key, "duel", (SeatSetup({"deck": "3 ABOMINATION OF NATURE [01000]"}), SeatSetup({"ready": "ash"})))


def listed(lines: tuple[Line, ...]) -> list[tuple[object, object]]:
    """Card and copies of every entry of the lines."""
    found: list[tuple[object, object]] = []
    for line in lines:
        cards = line.args.get("cards", ())
        assert isinstance(cards, tuple)
        found += [(each.args["card"], each.args["count"]) for each in cards]
    return found


def test_every_card_of_every_deck_is_listed_with_its_copies() -> None:
    written = tomllib.loads(
        (resources.files("bot.games.doomtrooper.pack.decks") / "data" / "ready.toml").read_text("utf-8")
    )
    shown = Doomtrooper(own_catalogue()).components_shown(OWN)
    assert [each.title.key for each in shown] == ["doomtrooper-ready-dawn", "doomtrooper-ready-ash"]
    for section, deck in zip(shown, written["decks"], strict=True):
        wanted = [(named(code), count) for part in ("main", "side") for code, count in deck[part].items()]
        assert sorted(map(repr, listed(section.lines))) == sorted(map(repr, wanted))
        assert section.lines[0].key == f"{section.title.key}-about"


def test_what_seats_chose_changes_nothing() -> None:
    game = Doomtrooper(own_catalogue())
    assert game.components_shown(OWN) == game.components_shown(Setup(CZECH.key, "duel", (SeatSetup(),) * 2))
