"""The cards that the bot comes with: all of them are read, and what they do is said in words that mean something."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from bot.boards.doomtrooper.cards import own_catalogue
from bot.games.doomtrooper.pack.cards.catalogue import Catalogue
from bot.games.doomtrooper.pack.cards.coverage import Coverage, coverage
from bot.games.doomtrooper.pack.cards.naming import parts_of
from bot.games.doomtrooper.words import abilities as registry
from bot.games.doomtrooper.words.abilities import knows
from bot.games.doomtrooper.words.catalogue import Printed
from bot.games.doomtrooper.words.continuous import Kind
from bot.games.doomtrooper.words.effects import Ability, Attach, Chance, Choose, Effect, Grant, Repeat, Watch, Word
from bot.games.doomtrooper.words.texts import CardText
from bot.games.doomtrooper.words.whom import Whom
from tests.rows import rows

WORDS = {
    "rate": 323, "kind": 38, "ability": 143, "immune": 81, "bar": 194, "permit": 112, "protect": 37, "price": 36,
    "limit": 26, "casts": 54, "share": 20, "fate": 10, "copies": 3, "become": 2, "silence": 7, "wound": 27,
    "heal": 22, "kill": 18,
    "discard": 137, "sacrifice": 28, "return": 24, "fetch": 3, "draw": 4, "discard-cards": 9, "look": 15,
    "shuffle": 13, "move": 35, "cover": 13, "mark": 38, "enter": 18, "control": 5, "points": 86, "debt": 1,
    "actions": 18, "attack": 18, "join": 6, "replace": 10, "tactic": 4, "end": 24, "cancel": 11, "prevent": 6,
    "redirect": 5, "attach": 26, "turns": 1, "name": 6, "play": 7, "swap": 4, "choose": 50, "chance": 1, "repeat": 7,
    "watch": 12, "grant": 4,
}  # fmt: skip
"""By word, at least how often the cards use it."""


@pytest.fixture(scope="module")
def cards() -> Catalogue:
    return own_catalogue()


def texts(cards: Catalogue) -> list[tuple[Printed, CardText]]:
    return [(card, card.text) for card in cards.values() if card.text is not None]


def test_every_card_of_the_table_is_spoken_of(cards: Catalogue) -> None:
    assert len(cards) == 1073
    assert len(texts(cards)) == 1073


def test_most_cards_are_said_wholly(cards: Catalogue) -> None:
    base, *_, everything = coverage(cards.values())
    assert base.set == "Unlimited (Base Set)"
    assert base.share >= 0.95
    assert everything.share >= 0.93
    assert (everything.unsaid, everything.partly) <= (0, 17)


def test_coverage_counts_each_set_and_all_together() -> None:
    whole, part = CardText(), CardText(said="part", doubts=("why",))
    made = [
        Printed(code, code, "special", frozenset(), set=name, text=text)
        for code, name, text in (("1", "A", whole), ("2", "A", part), ("3", "B", None), ("4", "B", whole))
    ]
    assert coverage(made) == (
        Coverage("A", 2, wholly=1, partly=1, doubtful=1),
        Coverage("B", 2, wholly=1, unsaid=1),
        Coverage("", 4, wholly=2, partly=1, unsaid=1, doubtful=1),
    )
    assert Coverage("").share == 0.0


def test_the_words_of_all_cards_are_kept(cards: Catalogue) -> None:
    counted: Counter[str] = Counter()
    for _, text in texts(cards):
        counted.update(str(each.__struct_config__.tag) for _, each in parts_of(text) if isinstance(each, Word))
    assert {word: (counted[word], least) for word, least in WORDS.items() if counted[word] < least} == {}


def test_every_tag_that_a_card_asks_for_exists(cards: Catalogue) -> None:
    known = {tag for card in cards.values() for tag in card.tags}
    parts = [(card.code, part) for card, text in texts(cards) for _, part in parts_of(text)]
    known |= {tag for _, part in parts if isinstance(part, Kind) for tag in part.gain}
    asked = {
        (code, tag)
        for code, part in parts
        if isinstance(part, Whom)
        for tag in (*part.tags, *part.any, *part.no)
        if tag not in known and not knows(registry.TAGS, tag)
    }
    assert asked == set()


def test_who_is_chosen_can_have_been_chosen(cards: Catalogue) -> None:
    for card, text in texts(cards):
        played = card.play.whom is not None or bool(card.play.also)
        for ability in text.abilities:
            kept = bool(ability.whom or card.play.also) or (played and card.play.after == "stay")
            assert kept or not _chosen(ability), card.code
        assert played or not any(_chosen(effect) for effect in text.effects), card.code


def _chosen(part: Ability | Effect) -> bool:
    return any(isinstance(each, Whom) and each.role == "chosen" for _, each in parts_of(part))


def test_only_what_is_attached_speaks_of_its_bearer(cards: Catalogue) -> None:
    for card, text in texts(cards):
        parts = [each for _, each in parts_of((*text.effects, *text.abilities))]
        joins = any(isinstance(each, Attach) and each.who.role == "self" for each in parts)
        if card.play.after != "attach" and not joins:
            assert not {"bearer", "holder"} & {each.role for each in parts if isinstance(each, Whom)}, card.code
        if card.play.after != "attach" and not joins and card.play.to != "player":
            assert "bearer" not in {getattr(each, "player", "") for each in parts}, card.code


def test_a_play_speaks_of_nobody_who_is_chosen_only_later(cards: Catalogue) -> None:
    for card in cards.values():
        play, first, told = card.play, _roles(card.play.whom), _roles(card.play.also)
        before = _roles((play.on, play.conditions))
        assert not {"bearer", "holder", "chosen", "chooser", "taken"} & (first | before), card.code
        assert play.to == "card" or not {"bearer", "holder", "chosen"} & told, card.code
        assert not {"bearer", "holder"} & _roles(play.price), card.code


def _roles(part: object) -> set[str]:
    return {each.role for _, each in parts_of(part) if isinstance(each, Whom)}


def test_words_inside_words_are_never_empty(cards: Catalogue) -> None:
    for card, text in texts(cards):
        for _, part in parts_of(text):
            if isinstance(part, Choose | Chance):
                assert len(part.ways) > 1, card.code
                assert any(part.ways), card.code
            elif isinstance(part, Repeat | Watch):
                assert part.effects, card.code
            elif isinstance(part, Grant):
                assert part.effects or part.abilities, card.code
            elif isinstance(part, Ability):
                assert part.effects, card.code


def test_what_is_not_said_wholly_tells_why(cards: Catalogue) -> None:
    assert [card.code for card, text in texts(cards) if text.said != "all" and not text.doubts] == []


def test_texts_survive_being_written_and_read(cards: Catalogue) -> None:
    for card, text in texts(cards):
        assert msgspec.json.decode(msgspec.json.encode(text), type=CardText) == text, card.code


@rows(
    ("code", "tag"),
    [
        ("01106", "former:bauhaus"), ("01219", "nepharite"), ("01042", "citadel"), ("01317", "cathedral"),
        ("02004", "cultist"), ("01019", "heretic"), ("03001", "sergeant"), ("01305", "tank"), ("01188", "legionnaire"),
    ],
)  # fmt: skip
def test_cards_have_the_kinds_that_other_cards_ask_for(cards: Catalogue, code: str, tag: str) -> None:
    assert tag in cards[code].tags
