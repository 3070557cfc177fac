"""Rules of a turn: its actions, warriors who enter play, cover, and the Outpost."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.bot.games.cases.pair import Pair
from tests.bot.games.doomtrooper.cases.facts import Facts

Written = Mapping[str, Any]


def warrior(name: str, *tags: str, value: int = 4, **more: Any) -> dict[str, Any]:
    """A warrior of five in everything else, as he lies."""
    ratings = {"fight": 5, "shoot": 5, "armour": 5, "value": value}
    text = {"effects": more.pop("effects", [])}
    return {"card": {"name": name, "type": "warrior", "ratings": ratings, "tags": list(tags), "text": text}, **more}


def cs(rule: str, kept: Facts, where: str, value: Any, cites: str = "") -> Pair[Facts]:
    """A pair of the Czech book."""
    book = "doomtrooper-cs."
    return Pair(book + rule, kept, where, value, cites and book + cites)


def act(what: str, card: str = "", area: str = "") -> dict[str, Any]:
    """An action without a card of the hand."""
    told = {"card": card, "area": area}
    return {"type": "Act", "what": what, **{key: value for key, value in told.items() if value}}


def table(own: Written, other: Written | None = None, **more: Any) -> Facts:
    """A table of two, as the first player's actions begin."""
    return Facts(players=[own, other or {"squad": [warrior("foe")]}], **more)


MEDITATE = act("meditate")
ATTACK = {"type": "Attack"}
NOBODY = {"type": "Announce", "attacker": -1, "defender": -1}
HIDE = {"type": "Play", "card": "@new", "hidden": True}
RECRUIT = {"type": "Play", "card": "@new", "area": "squad"}
ONE = {"squad": [warrior("one")]}
TWO = {"squad": [warrior("one"), warrior("two")]}
NEW = {"squad": [warrior("one")], "hand": [warrior("new")]}
NEVER = [{"do": "ability", "ability": "never-cover"}]
OPEN = {"opened": True}
UP, DOWN = act("transfer", "@one", "outpost"), act("transfer", "@one", "squad")

PAIRS: tuple[Pair[Facts], ...] = (
    cs("actions.three", table(ONE, before=[MEDITATE] * 2, command=MEDITATE), "before", [MEDITATE] * 3, "anytime.order"),
    cs("actions.attack-once", table(ONE, actions=["any", "any"], command=ATTACK), "before", [ATTACK, NOBODY],
       "anytime.order"),
    cs("actions.first-round", table({**ONE, "turns": 1}, command=ATTACK), "players.0.turns", 0, "attack.first-round"),
    cs("attack.first-round", table({**ONE, "turns": 1}, command=ATTACK), "players.0.turns", 0),
    cs("actions.unused", table(ONE, before=[MEDITATE], command=MEDITATE), "before", [{"type": "Pass"}],
       "anytime.order"),
    cs("recruit.cost", table({**NEW, "destiny": 4}, command=RECRUIT), "players.0.destiny", 3),
    cs("recruit.action", table(NEW, command=RECRUIT), "command.area", "cohort"),
    cs("cover.seek", table(TWO, command=act("cover", "@one")), "players.0.squad.0.covered", True),
    cs("cover.one-uncovered", table(TWO, command=act("cover", "@one")), "players.0.squad.1.covered", True),
    cs("cover.never", table(TWO, command=act("cover", "@one")), "players.0.squad.0.card.text.effects", NEVER),
    cs("cover.leave", table({"squad": [warrior("one", covered=True), warrior("two")]}, command=act("uncover", "@one")),
       "players.0.squad.0.covered", False),
    cs("cover.must-leave",
       table({"squad": [warrior("one", covered=True), warrior("two")]}, command=MEDITATE),
       "players.0.squad.1.covered", True),
    cs("hidden.recruit", table(NEW, command=HIDE), "actions", ["any", "any"]),
    cs("hidden.never", table(NEW, command=HIDE), "players.0.hand.0.card.text.effects", NEVER),
    cs("transfer.opening", table(TWO, more=OPEN, command=UP), "more.opened", False),
    cs("transfer.once", table({"outpost": [warrior("one")], "squad": [warrior("two")]}, more=OPEN, command=DOWN),
       "players.0.outpost.0.marks", ["transferred"]),
    cs("transfer.no-mixing",
       table({"squad": [warrior("one")], "outpost": [warrior("two")]}, more=OPEN, command=UP),
       "players.0.outpost.0.card.tags", ["legion"]),
    cs("transfer.duty", table(ONE, {"outpost": [warrior("foe")]}, more={"opened": False}, command=MEDITATE),
       "more.opened", True),
    cs("target.imprisoned", table(TWO, command=act("cover", "@one")), "players.0.squad.0.marks", ["imprisoned"]),
)  # fmt: skip
