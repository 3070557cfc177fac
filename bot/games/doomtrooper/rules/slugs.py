"""The rules that refusals cite, by topic: the slug of each book's digest.

Where a book says nothing on a topic, the card itself forbids it: :data:`CARDS_FIRST`.
"""

from __future__ import annotations

from typing import Literal

Edition = Literal["cs", "sv"]


def _both(cs: str, sv: str | None = None) -> dict[Edition, str]:
    found: dict[Edition, str] = {"cs": f"doomtrooper-cs.{cs}"}
    if sv is not None:
        found["sv"] = f"doomtrooper-sv.{sv}"
    return found


CARDS_FIRST: dict[Edition, str] = _both("precedence.card-over-rules", "cards.precedence")

SLUGS: dict[str, dict[Edition, str]] = {
    "anytime.inspired-own-turn": _both("anytime.inspired-own-turn"),
    "turn.steps": _both("turn.steps", "turn.phases"),
    "turn.card-timing": _both("turn.card-timing", "turn.card-phase"),
    "turn.sequence": _both("turn.sequence", "turn.overview"),
    "anytime.order": _both("anytime.order", "multiplayer.order"),
    "setup.cardinals-privilege": _both("setup.cardinals-privilege"),
    "setup.opening-hand": _both("setup.opening-hand", "setup.hand"),
    "actions.three": _both("actions.three", "actions.three"),
    "actions.unused": _both("actions.unused", "actions.no-saving"),
    "actions.first-round": _both("actions.first-round", "attack.first-turn"),
    "actionkind.no-change": _both("actionkind.no-change", "actions.exceptions"),
    "attack.once": _both("attack.once", "attack.once"),
    "attack.last": _both("attack.last", "attack.early"),
    "attack.first-round": _both("attack.first-round", "attack.first-turn"),
    "recruit.action": _both("recruit.action", "play.warrior"),
    "recruit.cost": _both("recruit.cost", "play.cannot-afford"),
    "personality.one-copy": _both("personality.one-copy", "personality.one"),
    "hidden.recruit": _both("hidden.recruit", "cover.play"),
    "hidden.never": _both("hidden.never"),
    "hidden.no-attachments": _both("hidden.no-attachments", "cover.play-hidden"),
    "meditate.action": _both("meditate.action", "meditate.point"),
    "cover.seek": _both("cover.seek", "cover.take"),
    "deck.list": _both("term.deck", "deck.composing"),
    "deck.size": _both("term.deck-size", "deck.minimum"),
    "deck.copies": _both("term.deck-size", "deck.copies"),
    "deck.sideboard": _both("term.sideboard", "term.collection"),
    "deck.agreed": _both("term.deck-size", "deck.composing"),
    "cover.one-uncovered": _both("cover.one-uncovered", "cover.not-all"),
    "cover.never": _both("cover.never"),
    "cover.leave": _both("cover.leave", "cover.leave"),
    "cover.must-leave": _both("cover.must-leave", "cover.forced-out"),
    "equipment.action": _both("equipment.action", "equip.action"),
    "equipment.restricted": _both("equipment.restricted", "equip.restricted"),
    "equipment.own-only": _both("equipment.own-only", "equip.action"),
    "equipment.limit": _both("equipment.limit"),
    "vehicle.one": _both("vehicle.one"),
    "vehicle.board": _both("vehicle.board"),
    "vehicle.inside-limits": _both("vehicle.inside-limits"),
    "fortification.action": _both("fortification.action", "cards.fortification"),
    "fortification.copies": _both("fortification.copies"),
    "symmetry.give": _both("symmetry.give", "gift.give"),
    "symmetry.types": _both("symmetry.types", "gift.apostle"),
    "symmetry.never": _both("symmetry.never"),
    "symmetry.own-one-copy": _both("symmetry.own-one-copy", "cards.dark-symmetry.limit"),
    "mission.give": _both("mission.give", "mission.give"),
    "mission.copies": _both("mission.copies"),
    "mission.target": _both("mission.target", "cards.mission.announce"),
    "relic.give": _both("relic.give"),
    "relic.unique": _both("relic.unique"),
    "warzone.play": _both("warzone.play"),
    "warzone.copies": _both("warzone.copies"),
    "ki.give": _both("ki.give"),
    "beasts.give": _both("beasts.give"),
    "beasts.one-or-vehicle": _both("beasts.one-or-vehicle"),
    "attachments.definition": _both("attachments.definition", "cards.other.parts"),
    "transfer.action": _both("transfer.action"),
    "transfer.opening": _both("transfer.opening"),
    "transfer.vehicle": _both("transfer.vehicle"),
    "transfer.once": _both("transfer.once"),
    "transfer.no-mixing": _both("transfer.no-mixing"),
    "transfer.with-tribes": _both("transfer.with-tribes"),
    "transfer.who-tribes": _both("transfer.who-tribes"),
    "transfer.duty": _both("transfer.duty"),
    "transfer.converted": _both("transfer.converted"),
    "beasts.leave-outpost": _both("beasts.leave-outpost"),
    "art.caster-needed": _both("art.caster-needed", "art.user-in-company"),
    "art.which-spells": _both("art.which-spells", "art.aspects"),
    "art.boost": _both("art.boost-in-combat", "art.cost"),
    "art.not-for-legion": _both("art.not-for-legion", "art.never-legion"),
    "art.combat-spell": _both("art.combat-spell", "art.combat-spells"),
    "art.personal-combat-spell": _both("art.personal-combat-spell", "art.personal-spells"),
    "special.play": _both("special.play", "cards.special"),
    "special.no-cost": _both("special.no-cost", "cards.special"),
    "alliance.unique": _both("alliance.unique"),
    "timing.must-matter": _both("timing.must-matter"),
    "timing.reaction-direct": _both("timing.reaction-direct"),
    "timing.always-react": _both("timing.always-react"),
    "discard.to-seven": _both("discard.to-seven", "discard.to-seven"),
    "discard.one": _both("discard.one", "discard.optional-one"),
    "combat.announce": _both("combat.announce", "combat.announce"),
    "combat.tactic": _both("combat.tactic", "combat.tactic"),
    "combat.tactic-forbidden": _both("combat.tactic-forbidden", "combat.tactic"),
    "combat.weapon-one": _both("combat.weapon-one", "combat.one-weapon"),
    "combat.zone-choice": _both("combat.zone-choice"),
    "combat.points-split": _both("combat.points-split", "combat.points"),
    "combat.restrictions": _both("combat.restrictions", "combat.announce"),
    "combat.areas": _both("combat.areas"),
    "combat.own-warriors": _both("combat.own-warriors", "targets.own-forces"),
    "target.no-attack": _both("target.no-attack", "targets.overview"),
    "target.imprisoned": _both("target.imprisoned"),
    "sabotage.own-turn": _both("sabotage.own-turn"),
    "sabotage.condition": _both("sabotage.condition", "targets.player"),
    "sabotage.first-round": _both("sabotage.first-round", "attack.first-turn"),
    "sabotage.once": _both("sabotage.once"),
    "sabotage.or-attack": _both("sabotage.or-attack"),
    "sabotage.how": _both("sabotage.how", "targets.player"),
    "sabotage.last": _both("sabotage.last", "attack.early"),
    "cultist.choice": _both("cultist.choice"),
    "cultist.no-backdating": _both("cultist.no-backdating"),
    "sergeant.who": _both("sergeant.who"),
    "sergeant.same-kind": _both("sergeant.same-kind"),
    "sergeant.permanent": _both("sergeant.permanent"),
    "wording.may-not": _both("wording.may-not", "cards.precedence"),
    "wording.never": _both("wording.never", "cards.precedence"),
    "precedence.card-over-rules": _both("precedence.card-over-rules", "cards.precedence"),
    "term.you": _both("term.you", "term.you"),
    "cancel.costs-lost": _both("cancel.costs-lost"),
    "victory.target": _both("victory.target", "goal.twenty-five"),
    "term.in-play": _both("term.in-play", "term.in-play"),
    "targets.same-corporation": {"sv": "doomtrooper-sv.targets.same-corporation"},
    "combat.duplicate-cards": {"sv": "doomtrooper-sv.combat.duplicate-cards"},
    "multiplayer.arch-enemies": {"sv": "doomtrooper-sv.multiplayer.arch-enemies"},
}
"""By topic, by edition."""

CITED: frozenset[str] = frozenset(slug for each in (*SLUGS.values(), CARDS_FIRST) for slug in each.values())
"""Every rule that a refusal may cite."""
