"""Refusals: which rule of the books a command breaks, and in which words that is said."""

from __future__ import annotations

from bot.games.values import Arg, Line, Violation

BOOK = "zloba-cs"

RULES = frozenset(
    f"{BOOK}.{rule}"
    for rule in (
        "action.battle",
        "action.extend",
        "action.extend-own-zone",
        "action.few-units",
        "action.maneuver-move",
        "all-seeing.charge",
        "all-seeing.definition",
        "all-seeing.double",
        "all-seeing.use",
        "attack.distribute",
        "attack.elite-abilities",
        "attack.not-own",
        "attack.target",
        "attack.wounds",
        "board.adjacent",
        "board.areas",
        "coast.adjacent",
        "coast.no-attack",
        "coast.no-attack-from",
        "coast.no-return",
        "coop.ai.wounds-elite-first",
        "coop.no-friendly-fire",
        "coop.scenario-cards",
        "coop.setup.ai-no-support",
        "coop.setup.ai-start-units",
        "coop.setup.factions",
        "deploy.definition",
        "draft.offer",
        "draft.pick",
        "exodus.dice",
        "exodus.forfeit",
        "exodus.targets",
        "korrakam.supply",
        "move.definition",
        "move.multi-area",
        "muster.definition",
        "muster.own-zone",
        "muster.sources",
        "purchase.cost",
        "purchase.deploy",
        "purchase.legal-placement",
        "purchase.own-mat",
        "purchase.skills",
        "purchase.when",
        "round.phases",
        "round.structure",
        "setup.action-dice",
        "setup.factions",
        "setup.vp-tokens",
        "setup.zone-choice",
        "spoils.resolve",
        "support.choose",
        "support.kinds",
        "support.when",
        "toughness.elite",
        "turn.no-dice",
        "turn.order",
        "turn.phase-end",
        "turn.use-die",
        "units.basic",
        "units.elite",
        "variants.competitive",
        "variants.cooperative",
        "variants.list",
        "victory.threshold",
    )
)
"""Slugs of all rules that a refusal may cite."""


def refuse(rule: str, sentence: str, /, **values: Arg) -> Violation:
    """A violation of a rule of the rulebook, named without the book; ``sentence`` is the rest of the message's name."""
    return Violation(f"{BOOK}.{rule}", Line(f"zloba-no-{sentence}", values))
