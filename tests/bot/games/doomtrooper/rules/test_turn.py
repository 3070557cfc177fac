"""The chapters on the beginning and on turns, rule by rule: each test is named after the rule that it shows."""

from __future__ import annotations

import pytest

from bot.games.doomtrooper.acts.flow import opening
from bot.games.doomtrooper.pack.cards.catalogue import Catalogue
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.commands import Act, Announce, Attack, Chosen, Pass, Play
from bot.games.doomtrooper.position.frames import Window
from bot.games.doomtrooper.position.state import State
from bot.games.doomtrooper.words.catalogue import CardType, Printed
from bot.games.doomtrooper.words.rules.rulesets import CZECH
from tests.bot.games.doomtrooper.flow.seats import Seats

ANY_TIME = {"when": "any", "after": "discard"}
GAIN = ({"do": "points", "destiny": 1},)
STRIKES = ({"do": "ability", "ability": "first-strike"},)


class Lots:
    """Chance that draws one number for each purpose, the last one where none is told."""

    def __init__(self, **told: int) -> None:
        self.told = told

    def draw(self, purpose: str, below: int) -> int:
        return self.told.get(purpose, below - 1)


def opened(**lots: int) -> State:
    names = tuple(f"card {number:02}" for number in range(20))
    catalogue = Catalogue(tuple(Printed(name, name, "special", frozenset({"special"})) for name in names))
    return opening.table(catalogue, CZECH, ((names, ()), (names, ())), 40, Lots(**lots))


def test_setup_shuffle() -> None:
    lying, mixed = opened(), opened(deck=0)
    for seat in (0, 1):
        cards = {card.code for card in mixed.cards if card.owner == seat}
        assert len(cards) == 20
        assert mixed.libraries[seat] != lying.libraries[seat]


@pytest.mark.parametrize("lot", [0, 1])
def test_setup_who_starts(lot: int) -> None:
    state = opened(first=lot)
    assert (state.first, state.active) == (lot, lot)


def test_turn_action_list() -> None:
    table = Seats()
    one = table.warrior(0)
    table.warrior(0)
    table.warrior(0, covered=True)
    table.warrior(1)
    table.on(one, tags=("vehicle",))
    to_card = {"to": "card", "after": "attach"}
    kinds: dict[CardType, dict[str, str]] = {
        "equipment": to_card,
        "beast": to_card,
        "mission": {**to_card, "when": "mission"},
        "fortification": {"to": "area"},
        "warzone": {"to": "area"},
    }
    cards = [table.warrior(0, "hand"), *(table.card(kind, 0, play=play) for kind, play in kinds.items())]
    table.acting().run.emit(ev.OutpostOpened())
    assert set(table.offered(0)) >= {"play", "meditate", "cover", "uncover", "board", "transfer", "attack", "pass"}
    assert set(table.offered(0, "play")) == {table.token(card) for card in cards}


def test_anytime_skipped() -> None:
    """Nobody can hurry past a window: the next step begins only when all have passed."""
    table = Seats().at(1)
    assert table.refused(0, Act("meditate")) == "turn.card-timing"
    table.says(0, Pass())
    assert (table.state.step, table.window) == ("actions", "start")
    table.says(1, Pass())
    assert table.state.step == "draw"


def test_anytime_close() -> None:
    """Whoever passed is asked again after something was played, and nobody once all have passed."""
    table = Seats()
    mine, theirs = (table.card("special", seat, play=ANY_TIME, effects=GAIN) for seat in (0, 1))
    table.at(1).says(0, Pass()).says(1, Play(theirs)).all_pass(until="start")
    table.says(0, Pass()).says(1, Pass())
    assert table.window == "draw"
    assert table.says(0, Pass()).refused(0, Play(mine)) == "anytime.order"


@pytest.mark.parametrize(("strikes", "order"), [(False, [0, 1]), (True, [1, 0])])
def test_anytime_combat(*, strikes: bool, order: list[int]) -> None:
    table = Seats(3)
    attacker, defender = table.warrior(0), table.warrior(1, effects=STRIKES if strikes else ())
    table.acting().says(0, Attack()).all_pass().says(0, Announce(attacker, defender))
    assert isinstance(table.run.top, Window)
    assert list(table.run.top.order) == [*order, 2]


def gains(seat: int, table: Seats, number: int, whose: str) -> int:
    """A card that gives or takes destiny points as a turn begins."""
    who = "me" if whose == "own" else "active"
    ability = {
        "on": {"event": "turn-start", "whose": whose},
        "effects": [{"do": "points", "destiny": number, "player": who}],
    }
    return table.warrior(seat, abilities=(ability,))


def begins(table: Seats) -> Seats:
    """A turn of the first seat begins."""
    return table.at(0).goes_on()


def test_turn_simultaneous() -> None:
    table = Seats(3)
    own, far, near = gains(0, table, 1, "own"), gains(2, table, 1, "opponent"), gains(1, table, 1, "opponent")
    begins(table)
    assert [event.card for event in table.told(ev.Scored)] == [near, far, own]


def test_turn_simultaneous_own() -> None:
    table = Seats()
    first, second = gains(0, table, 1, "own"), gains(0, table, 2, "own")
    begins(table)
    asked = table.asked()
    assert (asked.seat, asked.what) == (0, "order")
    assert asked.options == (first, second)
    table.says(0, Chosen((second,)))
    assert [event.card for event in table.told(ev.Scored)] == [second, first]


def test_turn_simultaneous_example() -> None:
    """What the opponent takes comes first, so that it finds less than it could."""
    table = Seats().have(0, destiny=0)
    gains(0, table, 3, "own")
    gains(1, table, -3, "opponent")
    begins(table)
    assert table.points(0) == (3, 5)


def test_draw_last_card() -> None:
    table = Seats()
    last = table.card("special", 0, "library")
    table.warrior(0)
    table.at(2).goes_on()
    assert (table.zone(last), table.state.libraries[0], table.state.over) == ("hand", (), ())
    assert table.state.players[0].deadline == 0
