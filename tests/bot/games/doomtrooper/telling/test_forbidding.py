"""A refusal names the card that forbids what somebody wants, if it lies in play and they may know which it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from bot.games.doomtrooper.asks.refusing import why_not
from bot.games.doomtrooper.looks.seen import labels
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.commands import Act, Play, Use
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import CardId
from bot.games.values import Line, Violation
from tests.bot.games.doomtrooper.flow.seats import Seats
from tests.rows import rows

BEARER: dict[str, Any] = {"do": "bar", "who": {"role": "bearer"}}
FORBIDS, PLAIN = "doomtrooper-no-wording-may-not-by", Line("doomtrooper-no-wording-may-not")
ABILITY = {"effects": [{"do": "points", "destiny": 1}]}


def said(table: Seats, command: Act | Use) -> Violation:
    """How a command of the first seat is refused."""
    return why_not(table.goes_on().run, 0, command)


def named(table: Seats, *cards: CardId) -> Line:
    """The sentence that these cards forbid it."""
    return Line(FORBIDS, {"count": len(cards), "cards": tuple(labels.card(table.run, card, 0) for card in cards)})


def transferred(table: Seats, card: CardId) -> Act:
    """A warrior goes to the Outpost, which is open."""
    table.acting()
    table.run.emit(ev.OutpostOpened())
    return Act("transfer", card, "outpost")


@rows("what", ["transfer", "leave:squad", "enter:outpost"])
def test_a_refused_transfer_names_the_card(what: str) -> None:
    table = Seats()
    own = table.warrior(0)
    bar = table.on(own, effects=({**BEARER, "what": [what]},))
    assert said(table, transferred(table, own)).line == named(table, bar)


def test_a_refused_transfer_names_the_warrior_who_does_not_share_the_area() -> None:
    table = Seats()
    own = table.warrior(0, name="rival")
    bar = {"do": "bar", "what": ["share-area"], "whom": {"tags": ["name:rival"]}}
    there = table.warrior(0, "outpost", effects=(bar,))
    assert said(table, transferred(table, own)).line == named(table, there)


def test_a_refused_boarding_names_the_card() -> None:
    table = Seats()
    own = table.warrior(0)
    table.on(own, tags=("vehicle",))
    bar = table.on(own, effects=({**BEARER, "what": ["board"]},))
    assert said(table.acting(), Act("board", own)).line == named(table, bar)


def borne(**bar: Any) -> Callable[[Seats], tuple[CardId, CardId]]:
    def laid(table: Seats) -> tuple[CardId, CardId]:
        own = table.warrior(0)
        gear = table.on(own, "equipment", abilities=(ABILITY,))
        return gear, table.on(own, "special", effects=({**BEARER, **bar},))

    return laid


@rows("laid", [
    borne(what=["use:equipment"], whom={"others": True}),
    borne(what=["used"], who={"tags": ["equipment"]}),
])  # fmt: skip
def test_a_refused_ability_names_the_card(laid: Callable[[Seats], tuple[CardId, CardId]]) -> None:
    table = Seats()
    gear, bar = laid(table)
    assert said(table.at(1), Use(gear, 0)).line == named(table, bar)


def test_an_ability_that_is_used_up_is_said_to_be() -> None:
    table = Seats()
    card = table.warrior(0, abilities=({**ABILITY, "limits": ["once-per:turn"]},))
    table.at(1).says(0, Use(card, 0)).all_pass(until="start")
    refused = said(table, Use(card, 0))
    assert refused.line == Line("doomtrooper-no-wording-used-up", {"card": labels.card(table.run, card, 0)})
    assert refused.rule.endswith("wording.may-not")


@rows(("laid", "says"), [
    ({"zone": "table"}, FORBIDS),
    ({"zone": "discard"}, PLAIN.key),
    ({"zone": "squad", "unpaid": True, "controller": 1}, PLAIN.key),
])  # fmt: skip
def test_no_card_is_named_that_the_reader_may_not_know(laid: dict[str, Any], says: str) -> None:
    table = Seats()
    own = table.warrior(0)
    bar = {"do": "bar", "who": {"tags": ["warrior"]}, "what": ["transfer"], "until": "game"}
    card = table.card("special", 0, play={"when": "action", "after": "discard"}, effects=(bar,))
    command = transferred(table, own)
    state = table.says(0, Play(card)).all_pass().state
    cards = [replace(one, **laid) if at == card else one for at, one in enumerate(state.cards)]
    case = Case(table.run.catalogue, table.rules, replace(state, cards=tuple(cards)))
    assert why_not(case, 0, command).line.key == says
