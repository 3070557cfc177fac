"""Series: which cards may be swapped between two games, and who begins the next one, by the format."""

from __future__ import annotations

import pytest

from bot.boards.doomtrooper.cards import own_catalogue
from bot.games.doomtrooper.game import Doomtrooper
from bot.games.doomtrooper.pack.decks.deck import Deck, written
from bot.games.doomtrooper.pack.decks.formats import FORM, Format, own_format_list
from bot.games.doomtrooper.pack.decks.lobby import DECK, FORMAT, READY, Decks
from bot.games.doomtrooper.pack.decks.ready import ready_decks
from bot.games.doomtrooper.words.rules.rulesets import CZECH, SWEDISH
from bot.games.playing import Dice
from bot.games.setup import FIRST, Following, SeatSetup, Setup
from bot.games.values import Line, Outcome, Standing
from tests.rows import rows

DAWN, ASH = ready_decks()
TWO = (SeatSetup({READY: DAWN.key}), SeatSetup({READY: ASH.key}))


def game(form: Format | None = None) -> Doomtrooper:
    catalogue = own_catalogue()
    return Doomtrooper(catalogue, Decks(catalogue, formats=None if form is None else (form,)))


def setup(form: str = "cs", **options: str) -> Setup:
    return Setup(CZECH.key, "duel", TWO, {FORMAT: form, **options})


def seat(deck: Deck) -> SeatSetup:
    return SeatSetup({DECK: written(deck, own_catalogue())})


def moved(deck: Deck, code: str) -> Deck:
    """A deck with one copy of a card in the sideboard that was in the deck."""
    main = {**deck.main, code: deck.main[code] - 1}
    side = {**deck.side, code: deck.side.get(code, 0) + 1}
    return Deck({each: count for each, count in main.items() if count}, dict(sorted(side.items())))


def test_cards_go_from_the_deck_into_the_sideboard() -> None:
    code = next(iter(DAWN.deck.main))
    assert game().exchanged(setup(), seat(DAWN.deck), seat(moved(DAWN.deck, code))) == ()


def test_a_ready_deck_may_be_changed_into_a_list_of_its_cards() -> None:
    code = next(iter(DAWN.deck.main))
    assert game().exchanged(setup(), SeatSetup({READY: DAWN.key}), seat(moved(DAWN.deck, code))) == ()


@pytest.mark.parametrize(("rules", "book"), [(CZECH, "doomtrooper-cs"), (SWEDISH, "doomtrooper-sv")])
def test_a_card_more_and_a_card_less_are_named_with_the_rule_of_the_book(rules: object, book: str) -> None:
    code, other = list(DAWN.deck.main)[:2]
    main = {**DAWN.deck.main, code: DAWN.deck.main[code] + 1, other: DAWN.deck.main[other] - 1}
    changed = Deck({each: count for each, count in main.items() if count}, DAWN.deck.side)
    key = rules.key  # type: ignore[attr-defined]
    found = game().exchanged(Setup(key, "duel", TWO), seat(DAWN.deck), seat(changed))
    assert [each.line.key for each in found] == ["doomtrooper-swap-added", "doomtrooper-swap-missing"]
    assert [each.line.args["count"] for each in found] == [1, 1]
    assert {each.rule.partition(".")[0] for each in found} == {book}


def test_of_another_deck_only_the_first_cards_are_named() -> None:
    found = game().exchanged(setup(), seat(DAWN.deck), seat(ASH.deck))
    assert [each.line.key for each in found].count("doomtrooper-swap-added") == 5
    assert {each.line.key for each in found} >= {"doomtrooper-swap-added-more", "doomtrooper-swap-missing-more"}


def ended(*places: int) -> Outcome:
    return Outcome(tuple(Standing(seat, place) for seat, place in enumerate(places)), Line("over"))


@rows(
    ("says", "places", "begins"),
    [
        ("lot", (1, 2), Following()),
        ("turns", (1, 2), Following(first=1)),
        ("loser", (1, 2), Following(1, 1)),
        ("loser", (2, 1), Following(0, 0)),
        ("loser", (1, 1), Following()),
    ],
)
def test_the_format_says_who_begins_the_next_game(says: str, places: tuple[int, int], begins: Following) -> None:
    content = f'[[formats]]\nkey = "cs"\nruleset = "{CZECH.key}"\nnext-first = "{says}"\n'
    (form,) = FORM.read(content.encode()).formats
    referee = game(form)
    state = referee.initial(referee.open(setup(**{FIRST: "0"}), Dice(lambda _: 0))[0])
    assert referee.following(state, setup(), ended(*places)) == begins


def test_by_the_books_it_is_drawn_by_lot_before_every_game() -> None:
    assert {form.next_first for form in own_format_list()} == {"lot"}


@pytest.mark.parametrize("first", [0, 1])
def test_who_begins_by_the_format_is_not_drawn(first: int) -> None:
    drawn: list[str] = []

    class Noted:
        def draw(self, purpose: str, below: int) -> int:
            drawn.append(purpose)
            return 0

    referee = game()
    state = referee.initial(referee.open(setup(**{FIRST: str(first)}), Noted())[0])
    assert (state.first, state.active) == (first, first) and "first" not in drawn
    referee.open(setup(**{FIRST: "2"}), Noted())
    assert drawn.count("first") == 1
