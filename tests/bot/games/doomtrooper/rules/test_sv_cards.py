"""What the Swedish book says of cards at large: each test is named after the rule that it shows."""

from __future__ import annotations

import pytest

from bot.games.doomtrooper.looks.fighting.able import refusal
from bot.games.doomtrooper.looks.fighting.values import rating
from bot.games.doomtrooper.position.commands import Act, Announce, Attack, ChooseTactic, Play
from bot.games.doomtrooper.words.rules.rulesets import SWEDISH
from tests.bot.games.doomtrooper.flow.seats import Seats

GAIN = ({"do": "points", "destiny": 1},)


def table_of(seats: int = 2) -> Seats:
    return Seats(seats, SWEDISH)


def test_sv_table_flow() -> None:
    """From the own library to the hand, from there to the table, and to the discard pile of its owner."""
    table = table_of()
    card = table.card("special", 0, "library", play={"when": "any", "after": "discard"}, effects=GAIN)
    table.card("special", 0, "library")
    table.card("special", 1, "library")
    table.at(2).goes_on()
    assert [table.state.cards[at].zone for at in range(3)] == ["hand", "hand", "library"]
    table.says(0, Play(card))
    assert table.zone(card) == "stack"
    table.all_pass(until="draw")
    assert (table.zone(card), table.state.cards[card].owner) == ("discard", 0)


@pytest.mark.parametrize("permit", [False, True])
def test_sv_cards_precedence(*, permit: bool) -> None:
    """A card lets somebody attack whom the rules keep from him."""
    table = table_of()
    words = ({"do": "permit", "what": ["attack"], "whom": {"tags": ["bauhaus"]}},) if permit else ()
    own, foe = table.warrior(0, tags=("bauhaus",), effects=words), table.warrior(1, tags=("bauhaus",))
    assert refusal(table.run, 0, own, foe) == ("" if permit else "targets.same-corporation")


def test_sv_cards_special() -> None:
    """Each is played when it says: one for combats in no other window."""
    play = {"when": "modifiers", "after": "discard"}
    for fights in (False, True):
        table = table_of()
        own, foe = table.warrior(0, tags=("bauhaus",)), table.warrior(1, "cohort", tags=("legion",))
        card = table.card("special", 0, play=play, effects=GAIN)
        if fights:
            table.acting().says(0, Attack()).all_pass().says(0, Announce(own, foe)).all_pass()
            table.says(0, ChooseTactic("fight")).says(0, Play(card))
        else:
            assert table.at(1).refused(0, Play(card)) == "turn.card-phase"


def test_sv_cards_warrior_remarks() -> None:
    """What a warrior says of himself holds for him alone."""
    table = table_of()
    word = {"do": "rate", "who": {"role": "self"}, "ratings": ["fight"], "sum": 2}
    own, other = table.warrior(0, effects=(word,)), table.warrior(0)
    assert [rating(table.run, card, "fight") for card in (own, other)] == [7, 5]


@pytest.mark.parametrize(("side", "fight"), [("any", 6), ("own", 5)])
def test_sv_personality_effect(side: str, fight: int) -> None:
    """It reaches all such warriors in play, the opponent's too, unless the card says otherwise."""
    table = table_of()
    word = {"do": "rate", "who": {"side": side, "tags": ["warrior", "bauhaus"]}, "ratings": ["fight"], "sum": 1}
    table.warrior(0, tags=("personality",), effects=(word,))
    own, theirs = table.warrior(0, tags=("bauhaus",)), table.warrior(1, tags=("bauhaus",))
    assert [rating(table.run, card, "fight") for card in (own, theirs)] == [6, fight]


def test_sv_term_store() -> None:
    """Each player has destiny points of his own."""
    table = table_of().acting().says(0, Act("meditate")).all_pass()
    assert [table.points(seat) for seat in (0, 1)] == [(11, 5), (10, 5)]


def test_sv_term_warrior() -> None:
    """Doomtroopers and the Legion fight; no other card is named for a combat."""
    table = table_of()
    own, foe = table.warrior(0, tags=("bauhaus",)), table.warrior(1, "cohort", tags=("legion",))
    gun, wall = table.on(own), table.card("fortification", 1, "squad")
    table.acting().says(0, Attack()).all_pass()
    for attacker, defender in ((gun, foe), (own, wall)):
        table.refused(0, Announce(attacker, defender))
    table.says(0, Announce(own, foe))


@pytest.mark.parametrize(("tag", "armour"), [("bauhaus", 6), ("capitol", 5)])
def test_sv_cards_fortification_kinds(tag: str, armour: int) -> None:
    """A city helps the warriors of its corporation."""
    table = table_of()
    word = {"do": "rate", "who": {"side": "own", "tags": ["warrior", "bauhaus"]}, "ratings": ["armour"], "sum": 1}
    table.card("fortification", 0, "squad", tags=("city",), effects=(word,))
    one = table.warrior(0, tags=(tag,))
    assert rating(table.run, one, "armour") == armour
