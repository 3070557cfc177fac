"""How often and how many: limits on playing a card, on using an ability, and on copies in play.

Rule: doomtrooper-cs.relic.unique, doomtrooper-cs.alliance.unique, doomtrooper-cs.fortification.copies,
doomtrooper-cs.warzone.copies, doomtrooper-cs.mission.copies
"""

from __future__ import annotations

from bot.games.doomtrooper.looks.acting import warrior
from bot.games.doomtrooper.looks.holding.standing import permits_player, permitted
from bot.games.doomtrooper.looks.meaning.tags import tags
from bot.games.doomtrooper.position.fights import running
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import CardId
from bot.games.doomtrooper.words.catalogue import CardType
from bot.games.doomtrooper.words.continuous import Limit, Permit
from bot.games.doomtrooper.words.whom import SELF
from bot.games.values import Seat

PLAYED = -1
"""In the place of an ability: that the card itself was played."""
PLAYED_ON = -10_000
"""The same of a card that was played on the first card; on any other, as much less as that comes later."""
UNIQUE: dict[CardType, str] = {"relic": "relic.unique", "alliance": "alliance.unique"}
"""Types of which there is one copy across the table."""
ONE_A_PLAYER: dict[CardType, str] = {"fortification": "fortification.copies", "warzone": "warzone.copies"}
"""Types of which a player has one copy."""
ONE_A_CARD: dict[CardType, str] = {
    "symmetry": "symmetry.own-one-copy",
    "ki": "symmetry.own-one-copy",
    "mission": "mission.copies",
}
"""Types of which a card, or a player, has one copy."""


def refusal(case: Case, seat: Seat, card: CardId) -> str:
    """The topic of the rule that there are too many already; empty where there are not."""
    printed = case.printed(card)
    if printed.type == "warrior":
        return ""
    others = [] if _says_any_number(case, card) else list(warrior.copies(case, card))
    if others and permits_player(case, seat, "copies", card) > len(others):
        return ""
    limits = printed.play.limits
    if others and (printed.type in UNIQUE or "unique" in printed.tags or "one-in-play" in limits):
        return UNIQUE.get(printed.type, "precedence.card-over-rules")
    own = [other for other in others if case.card(other).controller == seat]
    one = printed.type in ONE_A_PLAYER or "one-own-in-play" in limits
    if len(own) >= _own_copies(case, card) and one and case.card(own[0]).on < 0:
        return ONE_A_PLAYER.get(printed.type, "precedence.card-over-rules")
    if _is_second_for_own(case, seat, card):
        return "combat.duplicate-cards"
    return "" if often_enough(case, seat, card, PLAYED, limits) else "precedence.card-over-rules"


def _says_any_number(case: Case, card: CardId) -> bool:
    """Whether a card says itself that there may be several copies of it."""
    text = case.printed(card).text
    told = () if text is None else text.effects
    return any(
        isinstance(word, Permit) and "copies" in word.what and word.who == SELF and word.player is None for word in told
    )


def _own_copies(case: Case, card: CardId) -> int:
    """How many copies of a card one player may have in play; the card itself may say more than one."""
    text = case.printed(card).text
    told = () if text is None else text.effects
    own = (word.value for word in told if isinstance(word, Limit) and word.of == "own-copies")
    return max((value for value in own if isinstance(value, int)), default=1)


def _is_second_for_own(case: Case, seat: Seat, card: CardId) -> bool:
    """Whether an equal card was played in this combat, where the ruleset wants one for the own fighter.

    Rule: doomtrooper-sv.combat.duplicate-cards
    """
    combat, text = running(case), case.printed(card).text
    if case.rules.equal_cards or combat is None or text is None:
        return False
    own = {"own-fighter", "attacker" if seat == combat.seat else "defender"}
    helps = any(effect.who.role in own for effect in text.effects)
    return helps and not often_enough(case, seat, card, PLAYED, ("once-per:combat",))


def is_second_on(case: Case, seat: Seat, card: CardId, target: CardId) -> bool:
    """Whether an equal card was played on an own warrior in this combat, where the ruleset wants one on each.

    Rule: doomtrooper-sv.combat.duplicate-cards
    """
    if case.rules.equal_cards or running(case) is None or case.card(target).controller != seat:
        return False
    return not often_enough(case, seat, card, on_target(target), ("once-per:combat",))


def on_target(target: CardId) -> int:
    """In the place of an ability: that the card itself was played, on another."""
    return PLAYED_ON - target


def on_card(case: Case, card: CardId, bearer: CardId) -> str:
    """The topic of the rule that a card has too many of a sort to be given another; empty where it has not.

    Rule: doomtrooper-cs.vehicle.one, doomtrooper-cs.equipment.limit, doomtrooper-cs.beasts.one-or-vehicle,
    doomtrooper-cs.symmetry.own-one-copy, doomtrooper-cs.ki.give
    """
    printed = case.printed(card)
    there = [other for other in case.attached(bearer) if other != card]
    same = any(case.printed(other).name == printed.name for other in there)
    if same and (printed.type in ONE_A_CARD or "one-on-card" in printed.play.limits or _one_of_each(printed.tags)):
        allowed = permitted(case, card, "copies") or permitted(case, bearer, "copies", card)
        return "" if allowed else ONE_A_CARD.get(printed.type, "precedence.card-over-rules")
    own = printed.tags
    if "armor" in own and case.rules.one_vehicle and _has(case, there, "armor", bearer):
        return "equipment.limit"
    if "vehicle" in own and case.rules.one_vehicle and _has(case, there, "vehicle", bearer):
        return "vehicle.one"
    if (printed.type == "beast" and _rides(case, there, bearer)) or ("vehicle" in own and _beast(case, there, bearer)):
        return "beasts.one-or-vehicle"
    return ""


def _one_of_each(own: frozenset[str]) -> bool:
    """Rituals, viruses and prophecies: one of a kind on a warrior.

    Rule: doomtrooper-cs.term.ritual, doomtrooper-cs.term.virus, doomtrooper-cs.term.prophecy
    """
    return not {"ritual", "virus", "prophecy"}.isdisjoint(own)


def _has(case: Case, there: list[CardId], tag: str, bearer: CardId) -> bool:
    return any(tag in tags(case, other) for other in there) and not permitted(case, bearer, f"several:{tag}")


def _beast(case: Case, there: list[CardId], bearer: CardId) -> bool:
    return "beast" in tags(case, bearer) or any(case.printed(other).type == "beast" for other in there)


def _rides(case: Case, there: list[CardId], bearer: CardId) -> bool:
    driven = "vehicle" in tags(case, bearer) or any("vehicle" in tags(case, other) for other in there)
    return driven or _beast(case, there, bearer)


def often_enough(case: Case, seat: Seat, card: CardId, ability: int, limits: tuple[str, ...]) -> bool:
    """Whether a card may be played, or an ability used, once more."""
    return not any(_done(case, seat, card, ability, each) for each in limits if each.startswith("once-per:"))


def _done(case: Case, seat: Seat, card: CardId, ability: int, limit: str) -> bool:
    name = case.printed(card).name
    combat = running(case)
    for used in case.state.used:
        same = used.card == card or ((ability == PLAYED or ability <= PLAYED_ON) and _same(case, used.card, seat, name))
        if not same or used.ability != ability:
            continue
        match limit:
            case "once-per:turn" | "once-per:event" | "once-per:attack":
                found = used.turn == case.state.turn and used.combat == (combat.serial if combat else 0)
                if found or (limit == "once-per:turn" and used.turn == case.state.turn):
                    return True
            case "once-per:round":
                if case.state.turn - used.turn < len(case.seats()):
                    return True
            case "once-per:combat":
                if combat is not None and used.combat == combat.serial:
                    return True
            case _:
                return True
    return False


def _same(case: Case, card: CardId, seat: Seat, name: str) -> bool:
    return case.card(card).owner == seat and case.printed(card).name == name
