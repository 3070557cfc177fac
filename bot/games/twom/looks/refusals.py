"""Refusals: which rule of the diary a command breaks, and in which words that is said."""

from __future__ import annotations

from bot.games.values import Arg, Line, Violation

BOOK = "twom-cs"

DAY_RULES = (
    "actions.gain",
    "actions.list",
    "actions.marks",
    "actions.one-per-space",
    "actions.rounds",
    "actions.simultaneous",
    "actions.space",
    "build.any",
    "build.requirements",
    "build.where",
    "dusk.food",
    "dusk.food-kinds",
    "dusk.water",
    "evening.activities",
    "evening.bed",
    "evening.scavenging",
    "group.limit",
    "group.shared",
    "leader.decides",
    "lockpick.roll",
    "move.obstacles",
    "move.reach",
    "overview.phases",
    "rubble.two",
    "setup.characters",
    "setup.steps",
    "shelter.flip",
    "shelter.tools",
    "term.storage",
)
NIGHT_RULES = (
    "alcohol.when",
    "combat.assign-dealt",
    "combat.assign-received",
    "combat.bullets",
    "combat.flee",
    "combat.out-of-bullets",
    "combat.prowess",
    "combat.rifle",
    "combat.scenes",
    "combat.steps",
    "combat.weapon",
    "crime.choice",
    "dawn.last-resort",
    "dawn.meds",
    "explore.findings",
    "findings.capacity",
    "findings.resources",
    "gear.take",
    "gear.trade-goods",
    "location.choose",
    "raid.damage",
    "raid.hits",
    "raid.pistol",
    "raid.prowess",
    "raid.rifle",
    "raid.shotgun",
    "raid.weapons",
    "raid.wounds",
    "save.when",
    "scenes.more",
    "trade.commission",
    "trade.exchange",
)
TABLE_RULES = (
    "combat.enemy-wounds",
    "crime.cards",
    "explore.deck",
    "leader.who",
    "noise.change",
    "raid.card",
    "scenes.numbers",
    "setup.decks",
    "setup.events",
    "setup.fittings",
    "setup.locations",
    "setup.other-characters",
    "setup.shelter",
    "setup.skills",
    "supply.shortage",
    "term.black-die",
    "term.combat-dice",
    "term.save-sheet",
)
"""The rules that a position which somebody lays out, or what people tell of a table, may break beside the others."""
RULES = frozenset(f"{BOOK}.{rule}" for rule in (*DAY_RULES, *NIGHT_RULES, *TABLE_RULES))


def refuse(rule: str, why: str, /, **values: Arg) -> Violation:
    """A violation of a rule of the diary.

    Args:
        rule: its slug, without the book.
        why: the sentence, as ``twom-no-<why>`` in the locale files.
    """
    return Violation(f"{BOOK}.{rule}", Line(f"twom-no-{why}", values))
