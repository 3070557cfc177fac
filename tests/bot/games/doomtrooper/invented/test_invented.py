"""The invented cards are whole, and their decks can be played in both rulesets."""

from __future__ import annotations

from bot.games.doomtrooper.pack.cards.naming import parts_of
from bot.games.doomtrooper.pack.decks.lobby import READY
from bot.games.doomtrooper.pack.decks.ready import Ready
from bot.games.doomtrooper.words.catalogue import CardType
from bot.games.doomtrooper.words.rules.rulesets import RULES
from bot.games.setup import SeatSetup, Setup
from tests.bot.games.doomtrooper.decks import table
from tests.bot.games.doomtrooper.invented.catalogue import code, decks, invented, invented_decks
from tests.rows import rows


def test_every_invented_card_says_wholly_what_it_does() -> None:
    assert len(invented()) == 108
    assert [card.code for card in invented().values() if card.text is None or card.text.said != "all"] == []


@rows("ready", invented_decks(), ids=lambda ready: ready.key)
@rows("ruleset", RULES)
def test_both_decks_are_legal_in_both_rulesets(ready: Ready, ruleset: str) -> None:
    seats = (SeatSetup({READY: ready.key}), SeatSetup({READY: ready.key}))
    assert decks().check(Setup(ruleset, "duel", seats)) == ()


def test_every_invented_card_is_in_one_of_the_decks() -> None:
    played = {each for ready in invented_decks() for each in ready.deck.both()}
    assert played == invented().keys()


def test_no_invented_card_is_called_as_a_printed_one() -> None:
    book = table.decks().book
    called = [name for card in invented().values() for name in (card.name, card.name_cs)]
    assert [name for name in called if (found := book.exact(name)) and found.code] == []


def test_both_decks_share_what_can_clash() -> None:
    dawn, ash = (ready.deck.main for ready in invented_decks())
    clashing = ("Captain Vera Lunt", "Plate of Saint Clara", "Accord of the Corporations")
    assert {code(name) for name in clashing} == dawn.keys() & ash.keys()


def test_there_is_a_card_of_every_type() -> None:
    types: set[CardType] = {card.type for card in invented().values()}
    known = {card.type for card in table.cards().values()}
    assert types == known


def test_the_invented_cards_use_the_words_that_their_mechanisms_need() -> None:
    texts = [card.text for card in invented().values() if card.text is not None]
    used = {part.__struct_config__.tag for text in texts for _, part in parts_of(text)}
    assert used >= {
        *("rate", "kind", "ability", "immune", "bar", "permit", "protect", "price", "limit", "casts", "share"),
        *("wound", "heal", "kill", "discard", "sacrifice", "return", "fetch", "move", "cover", "mark", "control"),
        *("points", "debt", "actions", "join", "replace", "tactic", "end", "cancel", "name", "play"),
    }
