"""Formats as data, and decks held to them."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.doomtrooper.pack.decks.checking import breaches
from bot.games.doomtrooper.pack.decks.deck import Deck
from bot.games.doomtrooper.pack.decks.formats import FORM, Format, Share, Size, formats_of, own_formats
from bot.games.doomtrooper.words.rules.rulesets import RULES
from bot.games.packs.problems import PackProblem
from bot.games.values import Line
from tests.bot.games.doomtrooper.decks.table import cards, code, decks
from tests.rows import rows

CS, SV = (formats_of(key)[0] for key in RULES)
PLAIN = sorted(card.code for card in cards().values() if card.limit == 5 and "warrior" not in card.tags)
WARRIORS = sorted(card.code for card in cards().values() if card.limit == 5 and "warrior" in card.tags)
MITCH, HERETIC, BAMBOOZLED = code("MITCH HUNTER"), code("HERETIC"), code("BAMBOOZLED!")
UNKNOWN_LIMIT = next(card.code for card in cards().values() if card.limit is None)


def of(*codes: str, copies: int = 1) -> dict[str, int]:
    return dict.fromkeys(codes, copies)


def legal(**more: int) -> Deck:
    """A deck of 60 and 25 that both books allow, with some cards added or other numbers of them."""
    return Deck({**of(*PLAIN[:15], copies=4), **more}, of(*PLAIN[20:45]))


def told(deck: Deck, form: Format) -> list[tuple[str, str, dict[str, Any]]]:
    """What a deck breaks: the rule, the sentence without the game's prefix, and its values."""
    found = breaches(deck, form, cards(), decks().book)
    return [(each.rule, each.line.key.removeprefix("doomtrooper-deck-"), each.line.args) for each in found]


def card(which: str) -> Line:
    return Line("pack-text", {"key": f"card.{which}"})


@pytest.mark.parametrize("form", [CS, SV])
def test_a_deck_of_60_with_four_copies_and_a_sideboard_of_25_is_legal_in_both_books(form: Format) -> None:
    assert told(legal(), form) == []


@rows(
    ("form", "deck", "wrong"),
    [
        (CS, Deck(of(*PLAIN[:59]), of(*PLAIN[:25])), ("doomtrooper-cs.term.deck-size", "size-few", (59, 60))),
        (SV, Deck(of(*PLAIN[:59])), ("doomtrooper-sv.deck.minimum", "size-few", (59, 60))),
        (CS, Deck(of(*PLAIN[:60]), of(*PLAIN[:24])), ("doomtrooper-cs.term.sideboard", "side-exact", (24, 25))),
        (CS, Deck(of(*PLAIN[:60]), of(*PLAIN[:26])), ("doomtrooper-cs.term.sideboard", "side-exact", (26, 25))),
    ],
)
def test_a_deck_or_a_sideboard_of_another_size_is_refused(
    form: Format, deck: Deck, wrong: tuple[str, str, tuple[int, int]]
) -> None:
    """Rule: doomtrooper-sv.deck.minimum"""
    rule, kind, (count, limit) = wrong
    assert told(deck, form) == [(rule, kind, {"count": count, "limit": limit})]


def test_there_is_no_upper_limit_and_the_swedish_book_asks_for_no_sideboard() -> None:
    assert told(Deck(of(*PLAIN[:200])), SV) == []
    assert told(Deck(of(*PLAIN[:200]), of(*PLAIN[:25])), CS) == []


@pytest.mark.parametrize(
    ("form", "rule", "most"), [(CS, "doomtrooper-cs.term.deck-size", 4), (SV, "doomtrooper-sv.deck.copies", 5)]
)
def test_one_copy_too_many_is_refused(form: Format, rule: str, most: int) -> None:
    """Rule: doomtrooper-sv.deck.copies"""
    assert told(legal(**{HERETIC: most}), form) == []
    wrong = {"card": card(HERETIC), "count": most + 1, "limit": most}
    assert told(legal(**{HERETIC: most + 1}), form) == [(rule, "copies", wrong)]


def test_copies_are_counted_in_the_deck_alone_unless_the_format_says_together() -> None:
    deck = Deck(of(*PLAIN[:15], copies=4), {**of(*PLAIN[20:44]), PLAIN[0]: 1})
    assert told(deck, CS) == []
    wrong = {"card": card(PLAIN[0]), "count": 5, "limit": 4}
    assert told(deck, replace(CS, together=True)) == [("doomtrooper-cs.term.deck-size", "copies", wrong)]


def test_the_card_s_own_limit_counts_where_it_is_lower() -> None:
    assert told(legal(**{BAMBOOZLED: 1}), CS) == []
    wrong = {"card": card(BAMBOOZLED), "count": 2, "limit": 1}
    assert told(legal(**{BAMBOOZLED: 2}), CS) == [("doomtrooper-cs.term.deck-size", "own-limit", wrong)]
    assert told(legal(**{BAMBOOZLED: 2}), SV) == [("doomtrooper-sv.deck.copies", "own-limit", wrong)]
    assert told(legal(**{BAMBOOZLED: 2}), replace(CS, own_limits=False)) == []


def test_a_card_whose_limit_nobody_knows_has_the_format_s() -> None:
    assert told(legal(**{UNKNOWN_LIMIT: 4}), CS) == []
    ((_, kind, args),) = told(legal(**{UNKNOWN_LIMIT: 5}), CS)
    assert (kind, args["limit"]) == ("copies", 4)


def test_a_card_that_says_any_number_has_no_limit() -> None:
    horde = replace(cards()[PLAIN[0]], tags=frozenset({"any-number"}))
    catalogue = {**cards(), PLAIN[0]: horde}
    assert list(breaches(Deck({PLAIN[0]: 60}, of(*PLAIN[1:26])), CS, catalogue, decks().book)) == []


@pytest.mark.parametrize("name", ["MITCH HUNTER", "mitch hunter", MITCH])
def test_a_banned_card_is_refused_in_the_sideboard_too(name: str) -> None:
    form = replace(CS, banned=(name,), sideboard=Size())
    wrong = ("doomtrooper-cs.term.deck-size", "banned", {"card": card(MITCH)})
    assert told(legal(**{MITCH: 1}), form) == [wrong]
    assert told(Deck(legal().main, {MITCH: 1}), form) == [wrong]
    assert told(legal(), form) == []


def test_of_a_restricted_card_one_copy_is_allowed_on_the_whole_list() -> None:
    form = replace(CS, restricted=("Mitch Hunter",), sideboard=Size())
    assert told(legal(**{MITCH: 1}), form) == []
    wrong = ("doomtrooper-cs.term.deck-size", "restricted", {"card": card(MITCH), "count": 2})
    assert told(legal(**{MITCH: 2}), form) == [wrong]
    assert told(Deck({**legal().main, MITCH: 1}, {MITCH: 1}), form) == [wrong]


def test_a_format_may_want_warriors() -> None:
    form = replace(CS, warriors=5)
    assert told(legal(**of(*WARRIORS[:5])), form) == []
    wrong = ("doomtrooper-cs.term.deck-size", "warriors", {"count": 4, "limit": 5})
    assert told(legal(**of(*WARRIORS[:4])), form) == [wrong]


def test_a_format_may_want_a_share_of_affiliations() -> None:
    legion = [each for each in WARRIORS if "legion" in cards()[each].tags][:3]
    others = [each for each in WARRIORS if "legion" not in cards()[each].tags][:6]
    deck = legal(**of(*legion, *others))
    third = Share(("legion",), "warriors", least=33, most=34)
    assert told(deck, replace(CS, shares=(third,))) == []
    ((_, few, args),) = told(deck, replace(CS, shares=(replace(third, least=34),)))
    assert (few, args["count"], args["whole"], args["limit"]) == ("share-few", 3, 9, 34)
    ((_, many, args),) = told(deck, replace(CS, shares=(replace(third, most=33),)))
    assert (many, args["count"], args["whole"], args["limit"]) == ("share-many", 3, 9, 33)
    assert told(deck, replace(CS, shares=(Share(("warrior",), most=13),))) != []
    assert told(deck, replace(CS, shares=(Share(("warrior",), most=14),))) == []


def test_a_deck_of_no_warriors_breaks_no_share_of_them() -> None:
    assert told(legal(), replace(CS, shares=(Share(("legion",), "warriors", least=50),))) == []


def test_a_format_of_ones_own_is_read_with_all_it_can_say() -> None:
    (own,) = FORM.read(
        b"""
        [[formats]]
        key = "league"
        ruleset = "doomtrooper-sv@base"
        size = { least = 50, most = 70 }
        sideboard = { most = 15 }
        copies = 3
        together = true
        own-limits = false
        warriors = 10
        banned = ["Amnesty"]
        restricted = ["01083"]
        shares = [{ tags = ["mishima", "capitol"], among = "warriors", least = 50 }]
        """
    ).formats
    shares = (Share(("mishima", "capitol"), "warriors", 50, 100),)
    size, side = Size(50, 70), Size(0, 15)
    assert own == Format(
        *("league", "doomtrooper-sv@base", size, side, 3, True, False, 10, ("Amnesty",), ("01083",), shares)
    )


@rows(
    ("text", "said"),
    [
        ("", "formats"),
        ('[[formats]]\nkey = "a"\nruleset = "x"', "line 3: formats[0].ruleset: there are the rulesets"),
        ('[[formats]]\nkey = "a"\nruleset = "doomtrooper-sv@base"\ncopies = 0', "line 4: formats[0].copies"),
        ('[[formats]]\nkey = "a"\nruleset = "doomtrooper-sv@base"\nsize = { least = 9, most = 3 }', "line 4"),
        ('[[formats]]\nkey = "a"\nruleset = "doomtrooper-sv@base"\nlimits = 3', "limits"),
        ("[[formats]]\nkey = ", "line 2"),
    ],
)
def test_a_wrong_format_is_told_with_its_line(text: str, said: str) -> None:
    with pytest.raises(PackProblem) as problem:
        FORM.read(text.encode())
    assert said in str(problem.value)


def test_two_formats_of_one_key_are_refused() -> None:
    twice = own_formats() + own_formats().split(b"[[formats]]")[-1].join((b"\n[[formats]]", b""))
    with pytest.raises(PackProblem, match="'sv' is the key of two formats"):
        FORM.read(twice)
