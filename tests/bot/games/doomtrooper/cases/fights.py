"""Rules of attacks, combats, sabotage, discarding, and of who may be attacked, in both books."""

from __future__ import annotations

from typing import Any

from tests.bot.games.cases.pair import Pair
from tests.bot.games.doomtrooper.cases.actions import ATTACK, MEDITATE, NOBODY, TWO, act, cs, table, warrior
from tests.bot.games.doomtrooper.cases.facts import Facts

CARDS = [{"card": {"name": f"card {at}", "type": "special"}} for at in range(3)]


def sv(rule: str, kept: Facts, where: str, value: Any, cites: str = "") -> Pair[Facts]:
    """A pair of the Swedish book."""
    book = "doomtrooper-sv."
    return Pair(book + rule, kept, where, value, cites and book + cites)


def names(attacker: str = "@one", defender: str = "@foe") -> dict[str, Any]:
    """The warriors of an attack are announced."""
    return {"type": "Announce", "attacker": attacker, "defender": defender}


def sabotages(seat: int = 0, against: int = 1) -> dict[str, Any]:
    """A warrior sabotages."""
    return {"type": "Sabotages", "card": "@one", "against": against, "seat": seat}


def ready(*own: dict[str, Any], **more: Any) -> dict[str, Any]:
    """What a player has whose first turn is over, and who has cards to draw."""
    return {"squad": list(own) or [warrior("one")], "turns": 1, "library": CARDS, **more}


def fight(own: dict[str, Any], foe: dict[str, Any], edition: str = "cs", **more: Any) -> Facts:
    """An attack was begun, and the fighters are announced; one of the Legion could be attacked as well."""
    mine, theirs = ready(own), ready(foe, warrior("near", "legion"))
    return Facts(edition, [mine, theirs], before=[ATTACK], command=names(), **more)


def swedish(own: dict[str, Any], command: dict[str, Any], other: dict[str, Any] | None = None, **more: Any) -> Facts:
    """A Swedish table of two."""
    return Facts("sv", [own, other or ready(warrior("foe"))], command=command, **more)


ONE, FOE = warrior("one"), warrior("foe")
SHIELDED = [{"do": "bar", "what": ["attacked"]}]
STRUCK_OUT = [{"do": "bar", "what": ["tactic:fight"]}]
FIGHT = {"type": "ChooseTactic", "tactic": "fight"}
EMPTY = {"squad": [], "turns": 1}
READY = ready()
HARMLESS = warrior("lord", effects=[{"do": "ability", "ability": "never-combat"}])

CZECH = (
    cs("attack.once", table(READY, ready(FOE), actions=["attack", "other"], command=ATTACK), "actions",
       ["other", "other"]),
    cs("target.no-attack", fight(ONE, FOE), "players.1.squad.0.card.text.effects", SHIELDED),
    cs("combat.tactic", Facts(players=[READY, ready(FOE)], before=[ATTACK, names()], command=FIGHT),
       "players.1.squad.0.card.text.effects", STRUCK_OUT),
    cs("sabotage.condition", Facts(players=[READY, EMPTY], command=sabotages()), "players.1.squad", [FOE]),
    cs("sabotage.first-round", Facts(players=[READY, EMPTY], command=sabotages()), "players.1.turns", 0),
    cs("sabotage.once", Facts(players=[READY, EMPTY], command=sabotages()), "players.0.sabotaged", [1],
       "anytime.order"),
    cs("sabotage.last", Facts(players=[READY, EMPTY], before=[MEDITATE], command=MEDITATE), "before",
       [sabotages(), {"type": "Split", "victory": 0}],
       "anytime.order"),
    cs("sabotage.or-attack", Facts(players=[READY, EMPTY], command=sabotages()), "players.0.attacked", True,
       "anytime.order"),
    cs("sabotage.not-attack", Facts(players=[READY, EMPTY], actions=["any"], command=sabotages()), "actions",
       ["attack"], "actions.three"),
    cs("sabotage.how", Facts(players=[READY, EMPTY], command=sabotages()), "players.0.squad.0.card.text.effects",
       [{"do": "ability", "ability": "never-combat"}]),
    cs("sabotage.definition", Facts(players=[READY, EMPTY], command=sabotages()), "command.against", 0,
       "sabotage.condition"),
    cs("term.not-combat-capable", Facts(players=[READY, {**EMPTY, "squad": [HARMLESS]}], command=sabotages()),
       "players.1.squad.0.card.text.effects", [], "sabotage.condition"),
    cs("apostle.no-protection", Facts(players=[READY, {**EMPTY, "squad": [HARMLESS]}], command=sabotages()),
       "players.1.squad", [HARMLESS, FOE], "sabotage.condition"),
    cs("term.combat-capable", Facts(players=[READY, {**EMPTY, "squad": [HARMLESS]}], command=sabotages()),
       "players.1.squad.0.card.text.effects", [{"do": "bar", "what": ["attack"]}], "sabotage.condition"),
    cs("personality.one-copy",
       table({"squad": [ONE], "hand": [warrior("new", "personality")]},
             {"squad": [FOE]}, command={"type": "Play", "card": "@new", "area": "squad"}),
       "players.1.squad", [warrior("new", "personality")]),
    cs("term.areas",
       table({"squad": [ONE], "hand": [warrior("new", "legion")]}, {"squad": [FOE]},
             command={"type": "Play", "card": "@new", "area": "cohort"}),
       "players.0.hand.0.card.tags", ["bauhaus"], "recruit.action"),
)  # fmt: skip

LEGION = warrior("one", "legion")
MINE, THEIRS = warrior("one", "bauhaus"), warrior("foe", "capitol")
SWEDISH = (
    sv("attack.first-turn", swedish(READY, ATTACK), "players.0.turns", 0),
    sv("attack.once", swedish(READY, ATTACK, actions=["any"]), "actions", ["other"]),
    sv("targets.same-corporation", fight(MINE, THEIRS, "sv"), "players.1.squad.0.card.tags", ["bauhaus"]),
    sv("targets.doomtrooper-brotherhood", fight(MINE, THEIRS, "sv"), "players.1.squad.0.card.tags", ["brotherhood"]),
    sv("targets.brotherhood", fight(warrior("one", "brotherhood"), warrior("foe", "legion"), "sv"),
       "players.1.squad.0.card.tags", ["capitol"]),
    sv("targets.overview", fight(warrior("one", "brotherhood"), warrior("foe", "legion"), "sv"),
       "players.1.squad.0.card.tags", ["brotherhood"], "targets.brotherhood"),
    sv("targets.own-forces",
       Facts("sv", [{**ready(MINE), "cohort": [warrior("two", "legion")]}, ready(FOE)], before=[ATTACK],
             command=names("@one", "@two")),
       "command.attacker", "@two", "combat.announce"),
    sv("targets.within-group",
       Facts("sv", [{"turns": 1, "squad": [MINE], "cohort": [warrior("two", "legion"), warrior("three", "legion")]},
                    ready(FOE)], before=[ATTACK], command=names("@two", "@one")),
       "command.defender", "@three"),
    sv("targets.player", swedish(READY, sabotages(), EMPTY), "players.1.squad", [FOE]),
    sv("cover.not-all", swedish({**TWO, "turns": 1}, act("cover", "@one")), "players.0.squad.1.covered", True),
    sv("cover.take", swedish({**TWO, "turns": 1}, act("cover", "@one")), "players.0.squad.0.covered", True),
    sv("cover.leave", swedish(ready(warrior("one", covered=True), warrior("two")), act("uncover", "@one")),
       "players.0.squad.0.covered", False),
    sv("cover.forced-out", swedish(ready(warrior("one", covered=True), warrior("two")), MEDITATE),
       "players.0.squad.1.covered", True),
    sv("actions.three", swedish(READY, MEDITATE, before=[MEDITATE] * 2), "before", [MEDITATE] * 3,
       "multiplayer.order"),
    sv("actions.no-saving", swedish(READY, MEDITATE, before=[MEDITATE]), "before", [{"type": "Pass"}],
       "multiplayer.order"),
    sv("actions.optional", swedish(READY, {"type": "Pass"}), "before", [{"type": "Pass"}], "multiplayer.order"),
    sv("attack.early", swedish(READY, MEDITATE, before=[MEDITATE]), "before", [ATTACK, NOBODY], "multiplayer.order"),
    sv("play.cannot-afford",
       swedish({**READY, "hand": [warrior("new")], "destiny": 4}, {"type": "Play", "card": "@new", "area": "squad"}),
       "players.0.destiny", 3),
    sv("play.company-or-cohort",
       swedish({**READY, "hand": [warrior("new", "legion")]}, {"type": "Play", "card": "@new", "area": "cohort"}),
       "players.0.hand.0.card.tags", ["bauhaus"]),
    sv("personality.one",
       swedish({**READY, "hand": [warrior("new", "personality")]}, {"type": "Play", "card": "@new", "area": "squad"}),
       "players.1.squad", [warrior("new", "personality")]),
    sv("cover.play",
       swedish({**READY, "hand": [warrior("new")]}, {"type": "Play", "card": "@new", "hidden": True}),
       "actions", ["any", "any"]),
)  # fmt: skip

PAIRS = (*CZECH, *SWEDISH)
"""What is proved by two cases."""
