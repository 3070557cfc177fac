"""Rules of what there is: in the box, at the table, in a match that is opened or adjusted."""

from __future__ import annotations

from typing import Any

from tests.bot.games.cases.pair import Pair
from tests.bot.games.zloba.cases.facts import Facts

TWO = {"variant": "competitive", "factions": ["red", "blue"], "options": {"side": "east"}}
ONE = {"variant": "coop", "factions": ["aldan"], "options": {"scenario": "quiet"}}


def judged(*seats: dict[str, Any], **changes: Any) -> Facts:
    """An adjustment of a table where everybody has one die of mine and nothing else."""
    return Facts(seats=[{}, {}], changes={**({"seats": list(seats)} if seats else {}), **changes})


PAIRS = (
    Pair("variants.list", Facts(setup=TWO), "setup.variant", "teams"),
    Pair("variants.competitive", Facts(setup=TWO), "setup.factions", ["red"]),
    Pair("variants.cooperative", Facts("coop", setup=ONE), "setup.factions", []),
    Pair("setup.factions", Facts(setup=TWO), "setup.factions.1", "red"),
    Pair("setup.zone-choice", Facts(setup=TWO), "setup.options.side", "up"),
    Pair("coop.scenario-cards", Facts("coop", setup=ONE), "setup.options.scenario", "none"),
    Pair("coop.setup.factions", Facts("coop", setup=ONE), "setup.factions.0", "runen"),
    Pair("units.basic", judged({"basics": {"1": 20}, "removed": 5}), "changes.seats.0.removed", 6),
    Pair("units.elite", judged({"elites": [[1, "scout", 2], [2, "scout", 1]]}), "changes.seats.0.elites.1.1", "archer"),
    Pair("toughness.elite", judged({"elites": [[1, "scout", 2]]}), "changes.seats.0.elites.0.2", 3),
    Pair("korrakam.supply", judged({"corra": 20}), "changes.seats.0.corra", 21),
    Pair("setup.action-dice", judged({"dice": ["mine"] * 6}), "changes.seats.0.dice", ["mine"] * 7),
    Pair("setup.vp-tokens", judged(tokens={"1": 1}), "changes.tokens.1", 8),
    Pair("turn.no-dice", judged({"dice": ["mine"]}), "changes.seats.0.dice", []),
    Pair("turn.phase-end", judged({"dice": ["mine"]}, {"dice": []}), "changes.seats.0.dice", []),
    Pair("round.structure", Facts("opened", changes={"seats": [{"cards": ["levy"]}, {"cards": []}]}),
         "changes.seats.1.cards", ["glory"]),
    Pair("coop.setup.ai-no-support", Facts("coop", [{}], changes={"seats": {"1": {"dice": []}}}),
         "changes.seats.1.dice", ["mine"]),
    Pair("coop.setup.ai-start-units", Facts("coop", [{}], changes={"seats": {"1": {"basics": {"0": 0}}}}),
         "changes.seats.1.basics.0", 1),
)  # fmt: skip
