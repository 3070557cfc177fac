"""What is removed from play, and where it goes."""

from __future__ import annotations

from typing import Any

from tests.bot.games.doomtrooper.flow.seats import Seats
from tests.bot.games.doomtrooper.rules.combat.fights import CHOSEN
from tests.rows import rows

WHOMEVER: dict[str, Any] = {"tags": ["card"], "side": "any"}
ALLIANCES: dict[str, Any] = {"tags": ["alliance"]}


@rows(("whom", "word", "goes"), [
    (WHOMEVER, {"do": "discard"}, "table"),
    (WHOMEVER, {"do": "return"}, "table"),
    ({"side": "any"}, {"do": "discard"}, "table"),
    (ALLIANCES, {"do": "discard"}, "discard"),
    ({"any": ["alliance", "fortification"]}, {"do": "discard"}, "discard"),
    ({"tags": ["name:pact"]}, {"do": "discard"}, "discard"),
    (WHOMEVER, {"do": "sacrifice"}, "sacrificed"),
])  # fmt: skip
def test_alliance_removal(whom: dict[str, Any], word: dict[str, Any], goes: str) -> None:
    """Only a card that speaks of alliances discards one; whatever removes cards for good sacrifices it."""
    table = Seats()
    pact = table.card("alliance", 1, "table", name="pact")
    play = {"when": "any", "to": "card", "whom": whom, "after": "discard"}
    card = table.card("special", 0, play=play, effects=({**word, "who": CHOSEN},))
    table.do({**word, "who": CHOSEN}, card=card, targets=(pact,))
    assert table.zone(pact) == goes


def test_an_alliance_that_is_discarded_with_all_the_others_stays() -> None:
    table = Seats()
    pact, wall = table.card("alliance", 1, "table"), table.card("fortification", 1, "squad")
    table.do({"do": "discard", "who": {"side": "opponent"}}, card=table.card("special", 0))
    assert (table.zone(pact), table.zone(wall)) == ("table", "discard")


def test_an_alliance_discards_itself() -> None:
    table = Seats()
    pact = table.card("alliance", 0, "table")
    table.do({"do": "discard"}, card=pact)
    assert table.zone(pact) == "discard"
