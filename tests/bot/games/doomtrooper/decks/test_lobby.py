"""Decks in the lobby: brought or picked, sealed, and told about to nobody but their owner."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import pytest

from bot.games.doomtrooper.game import Doomtrooper
from bot.games.doomtrooper.pack.cards.catalogue import Catalogue
from bot.games.doomtrooper.pack.decks.deck import Deck, written
from bot.games.doomtrooper.pack.decks.formats import formats_of
from bot.games.doomtrooper.pack.decks.lobby import DECK, READY, Decks
from bot.games.doomtrooper.pack.decks.ready import Ready, ready_decks
from bot.games.doomtrooper.words.rules.rulesets import RULES
from bot.games.doomtrooper.words.rules.slugs import SLUGS
from bot.games.setup import SeatSetup, Setup
from bot.games.values import Rejected
from bot.locales.sentences import localizer
from rules_index import Language
from tests.bot.games.doomtrooper.decks.table import cards, code, decks
from tests.bot.games.suite.brought import check_brought
from tests.bot.games.suite.files import FILES
from tests.oracles import packaged_rules
from tests.rows import rows

RULESETS = tuple(RULES)


def setup(*choices: dict[str, str], ruleset: str = RULESETS[0]) -> Setup:
    return Setup(ruleset, "duel", tuple(map(SeatSetup, choices)))


@rows("ready", ready_decks(), ids=lambda ready: ready.key)
@rows("ruleset", RULESETS)
def test_a_ready_deck_is_legal_and_of_the_base_set(ready: Ready, ruleset: str) -> None:
    assert (ready.deck.size, ready.deck.sideboard) == (60, 25)
    assert decks().check(setup({READY: ready.key}, {READY: ready.key}, ruleset=ruleset)) == ()
    assert all(each.startswith("01") for each in ready.deck.both())


@pytest.mark.parametrize("ready", ready_decks(), ids=lambda ready: ready.key)
def test_every_card_of_a_ready_deck_says_what_it_does(ready: Ready) -> None:
    texts = {card: cards()[card].text for card in ready.deck.both()}
    assert [card for card, text in texts.items() if text is None or text.said not in ("all", "most")] == []


def test_the_ready_decks_share_a_personality_so_that_copies_can_clash() -> None:
    dawn, ash = (ready.deck.main for ready in ready_decks())
    assert code("MITCH HUNTER") in dawn.keys() & ash.keys()


def test_both_choices_are_sealed_and_neither_is_asked_of_who_settled_the_other() -> None:
    own, ready = decks().choices()
    assert (own.name, own.kind, own.sealed, own.instead) == (DECK, "file", True, READY)
    assert (ready.name, ready.kind, ready.sealed, ready.instead) == (READY, "pick", True, DECK)
    assert [option.token for option in ready.options] == ["dawn", "ash"]


def test_who_brings_a_list_plays_it_and_who_brings_none_plays_the_ready_deck() -> None:
    _, ash = (ready.deck for ready in ready_decks())
    table = setup({DECK: written(ash, cards()), READY: "dawn"}, {READY: "ash"})
    assert [decks().deck(table, seat) for seat in range(2)] == [ash, ash]
    assert decks().check(table) == ()


def test_what_is_wrong_with_a_deck_is_told_to_its_owner_alone() -> None:
    small = written(Deck({code("HERETIC"): 5}), cards())
    found = decks().check(setup({READY: "ash"}, {DECK: small}))
    assert [(each.seat, each.line.key) for each in found] == [
        (1, "doomtrooper-deck-size-few"),
        (1, "doomtrooper-deck-side-exact"),
        (1, "doomtrooper-deck-copies"),
    ]


def test_who_has_settled_neither_is_told_so_alone() -> None:
    found = decks().check(setup({READY: "ash"}, {}))
    assert [(each.seat, each.line.key) for each in found] == [(1, "doomtrooper-deck-missing")]


@pytest.mark.parametrize("chosen", [{DECK: ""}, {DECK: "1 NOBODY [99999]\n"}, {READY: "nothing"}])
def test_a_deck_that_cannot_be_is_refused(chosen: dict[str, str]) -> None:
    ((rule, key, seat),) = [
        (each.rule, each.line.key, each.seat) for each in decks().check(setup(chosen, {READY: "ash"}))
    ]
    assert (rule, key, seat) == ("doomtrooper-cs.term.deck", "doomtrooper-deck-none", 0)


def test_many_breaches_are_counted() -> None:
    many = written(Deck(dict.fromkeys(list(cards())[:60], 7)), cards())
    found = decks().check(setup({DECK: many}, {READY: "ash"}))
    assert len(found) == 11
    assert found[-1].line.key == "doomtrooper-deck-more"
    assert {each.seat for each in found} == {0}


def test_without_the_cards_of_the_ready_decks_a_list_is_needed() -> None:
    few = Decks(Catalogue(tuple(cards().values())[:100]))
    (own,) = few.choices()
    assert (own.name, own.needed) == (DECK, True)
    assert [each.line.key for each in few.check(setup({}))] == ["doomtrooper-deck-missing"]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_list_that_is_not_understood_is_refused_by_the_book_that_is_played(ruleset: str) -> None:
    game = Doomtrooper(cards())
    own = next(each for each in game.choices(setup({}, {}, ruleset=ruleset)) if each.name == DECK)
    refused = game.read(own, b"4 Nobody Of This Name")
    assert isinstance(refused, Rejected)
    slugs = {RULES[ruleset].slug("deck.list")}
    assert {violation.rule for violation in refused.violations} == slugs
    assert slugs <= {f"{RULES[ruleset].book}.{slug}" for slug in ("term.deck", "deck.composing")}


@pytest.mark.parametrize("ruleset", RULESETS)
def test_lists_are_read_and_sealed_as_every_game_must(ruleset: str) -> None:
    own = decks()
    rules = frozenset(slug for slugs in SLUGS.values() for slug in slugs.values())
    game: Any = SimpleNamespace(
        key="doomtrooper",
        plays_as="",
        rules=rules,
        choices=lambda _: own.choices(),
        read=lambda _, content: own.read(content),
        remarks=lambda _, content: own.remarks(content),
        check=own.check,
    )
    lot = random.Random(0)
    text = own.read(FILES["doomtrooper", DECK](lot))
    assert isinstance(text, str)
    check_brought(game, setup({DECK: text, READY: "ash"}, {READY: "dawn"}, ruleset=ruleset), lot)


def test_the_rules_that_are_cited_are_in_the_digest() -> None:
    cited = {slug for topic, slugs in SLUGS.items() if topic.startswith("deck.") for slug in slugs.values()}
    assert cited <= {rule.slug for rule in packaged_rules()}


@pytest.mark.parametrize("language", list(Language))
def test_the_ready_decks_have_names(language: Language) -> None:
    for ready in ready_decks():
        assert "doomtrooper" not in localizer(language).say(f"doomtrooper-ready-{ready.key}")


def test_a_list_is_told_about_whole_before_it_is_brought_anywhere() -> None:
    found = decks().checked(b"59 Infantri\n1 Heretic\n", formats_of(RULESETS[0])[0])
    assert [guess.typed for guess in found.listed.guesses] == ["Infantri"]
    assert [each.line.key for each in found.breaches] == ["doomtrooper-deck-side-exact", "doomtrooper-deck-copies"]
    assert not found.is_legal
    assert isinstance(decks().read(b"1 Xyzzyplugh\n1 Heretic"), Rejected)
