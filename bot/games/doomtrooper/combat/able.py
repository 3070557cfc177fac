"""Who is able to fight, who may attack whom, and who may be attacked.

Rule: doomtrooper-cs.term.combat-capable, doomtrooper-cs.combat.total-war, doomtrooper-sv.targets.overview
"""

from __future__ import annotations

from bot.games.doomtrooper.combat.values import aboard
from bot.games.doomtrooper.effects.standing import barred, card_limit, has, permitted, protected
from bot.games.doomtrooper.effects.tags import tags
from bot.games.doomtrooper.position.frames import Combat, Tactic
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import AREAS, CardId
from bot.games.values import Seat

CORPORATIONS = frozenset({"bauhaus", "capitol", "cybertronic", "imperial", "mishima"})
CANNOT_ATTACK = frozenset({"left-cover", "imprisoned", "silenced"})
"""Marks of warriors who may not attack."""
TACTICS: tuple[Tactic, ...] = ("fight", "shoot")


def able(case: Case, card: CardId) -> bool:
    """Whether a warrior may take part in combats at all.

    Passing effects do not count: only what is printed, and what is attached for good.
    Rule: doomtrooper-cs.term.combat-capable-lost, doomtrooper-cs.combat.never-fight
    """
    return case.once(_Able)[card]


class _Able(dict[CardId, bool]):
    """The warriors who were asked about."""

    def __init__(self, case: Case) -> None:
        super().__init__()
        self._case = case

    def __missing__(self, card: CardId) -> bool:
        self[card] = _is_able(self._case, card)
        return self[card]


def _is_able(case: Case, card: CardId) -> bool:
    printed = case.printed(card)
    if printed.type != "warrior" or "out" in case.card(card).marks:
        return False
    if not ({"fight", "shoot"} & printed.ratings.keys()) or has(case, card, "never-combat"):
        return False
    lasting = {id(lasting.effect) for lasting in case.state.lasting}
    if barred(case, card, "combat", without=lasting):
        return False
    return not (_barred_for_good(case, card, "attack", lasting) and _barred_for_good(case, card, "attacked", lasting))


def _barred_for_good(case: Case, card: CardId, what: str, lasting: set[int]) -> bool:
    if "imprisoned" in case.card(card).marks:
        return True
    word = barred(case, card, what, without=lasting)
    return bool(word)


def tactics(case: Case, attacker: CardId, defender: CardId) -> tuple[Tactic, ...]:
    """The ways in which two warriors may fight.

    Rule: doomtrooper-cs.combat.tactic-forbidden, doomtrooper-cs.vehicle.airship-submarine
    """
    return tuple(tactic for tactic in TACTICS if all(may_fight(case, card, tactic) for card in (attacker, defender)))


def may_fight(case: Case, card: CardId, tactic: Tactic) -> bool:
    """Whether a warrior may take part in a combat of this kind: his rating is not struck out, nothing bars it."""
    return case.once_about(_may_fight, card, tactic)


def _may_fight(case: Case, card: CardId, tactic: Tactic) -> bool:
    if tactic not in case.printed(card).ratings or barred(case, card, f"tactic:{tactic}"):
        return False
    flies = aboard(case, card) and not _AFLOAT.isdisjoint(_vehicle_tags(case, card))
    return not (flies and tactic == "fight")


_AFLOAT = frozenset({"airship", "submarine"})


def _vehicle_tags(case: Case, card: CardId) -> frozenset[str]:
    own = tags(case, card)
    if case.card(card).inside:
        for other in case.attached(card):
            if "vehicle" in tags(case, other):
                own |= tags(case, other)
    return own


def may_attack(case: Case, seat: Seat, card: CardId, combat: Combat | None = None) -> bool:
    """Whether a warrior of a seat may be named as the attacker, whomever he attacks."""
    if combat is None:
        return case.once_about(_may_attack, seat, card, False, None)
    return case.once_about(_may_attack, seat, card, combat.token, combat.only)


def _may_attack(case: Case, seat: Seat, card: CardId, token: bool, only: tuple[str, ...] | None) -> bool:
    here = case.card(card)
    hides = here.covered and not permitted(case, card, "attack:covered")
    if here.controller != seat or hides or here.unpaid or not able(case, card):
        return False
    if barred(case, card, "combat") or (token and _may_not_act(case, card)):
        return False
    kept = CANNOT_ATTACK.intersection(here.marks)
    if kept == {"left-cover"} and permitted(case, card, "uncover-and-attack"):
        kept = frozenset()
    bar = barred(case, card, "attack")
    if kept or (bar and (bar == "never" or not permitted(case, card, "attack"))):
        return False
    return only is None or _is_for(case, card, set(only))


def _is_for(case: Case, card: CardId, only: set[str]) -> bool:
    """Whether an attack is one that a warrior may make."""
    tireless = {"several-attacks"} if only and has(case, card, "several-attacks") else set[str]()
    return only <= tags(case, card) | {f"card:{card}"} | tireless


def _may_not_act(case: Case, card: CardId) -> bool:
    """Whether a warrior takes no attack action any more this turn."""
    if barred(case, card, "actions"):
        return True
    most = card_limit(case, card, "attacks")
    return most is not None and case.card(card).marks.count("attacked") >= most


def may_be_attacked(case: Case, seat: Seat, card: CardId) -> bool:
    """Whether a warrior may be named as the defender by a seat; a hidden one always may.

    Rule: doomtrooper-cs.hidden.illegal-attack, doomtrooper-cs.target.no-attack
    """
    here = case.card(card)
    if here.unpaid and not case.allied(here.controller, seat):
        return True
    if not able(case, card) or "imprisoned" in here.marks or barred(case, card, "combat"):
        return False
    return not barred(case, card, "attacked") and not protected(case, card, "attacked")


def targets(case: Case, seat: Seat, attacker: CardId, combat: Combat | None = None) -> tuple[CardId, ...]:
    """The warriors whom an attacker may attack, those who are attacked last only where nobody else is left.

    Rule: doomtrooper-cs.wording.last-target
    """
    if not may_attack(case, seat, attacker, combat):
        return ()
    found = [card for card in case.warriors() if card != attacker and may_meet(case, seat, attacker, card) == ""]
    by_seat: dict[Seat, list[CardId]] = {}
    for card in found:
        by_seat.setdefault(case.card(card).controller, []).append(card)
    kept: set[CardId] = set()
    for cards in by_seat.values():
        first = [card for card in cards if case.card(card).unpaid or not has(case, card, "attacked-last")]
        kept.update(first or cards)
    return tuple(card for card in found if card in kept)


def refusal(case: Case, seat: Seat, attacker: CardId, defender: CardId, combat: Combat | None = None) -> str:
    """The topic of the rule that keeps an attacker from attacking a defender; empty where none does.

    A hidden warrior is judged only once he is turned up, unless he is one's own.
    """
    if attacker == defender:
        return "combat.announce"
    if not may_attack(case, seat, attacker, combat):
        return "combat.restrictions"
    return may_meet(case, seat, attacker, defender)


def may_meet(case: Case, seat: Seat, attacker: CardId, defender: CardId) -> str:
    """The topic of the rule that keeps one who may attack from attacking a defender; empty where none does."""
    return case.once_about(_may_meet, seat, attacker, defender)


def _may_meet(case: Case, seat: Seat, attacker: CardId, defender: CardId) -> str:
    if case.card(defender).unpaid and _is_mate(case, seat, defender):
        return "multiplayer.teams"
    if not may_be_attacked(case, seat, defender):
        return "target.no-attack"
    if case.card(defender).unpaid and case.card(defender).controller != seat:
        return ""
    return _between(case, seat, attacker, defender)


def _between(case: Case, seat: Seat, attacker: CardId, defender: CardId) -> str:
    forced = permitted(case, attacker, "attack", defender)
    anywhere = permitted(case, attacker, "attack:any", defender)
    forced = forced or anywhere
    if (case.area(attacker) == "outpost") != (case.area(defender) == "outpost") and not anywhere:
        return "combat.areas"
    if barred(case, attacker, "attack", defender) and not forced:
        return "combat.restrictions"
    if barred(case, defender, "attacked", attacker) or protected(case, defender, "attacked", attacker):
        return "target.no-attack"
    own = case.card(defender).controller == seat and not permitted(case, attacker, "attack:own-side", defender)
    if own and not forced and not _across(case, attacker, defender):
        return "combat.own-warriors"
    if _is_mate(case, seat, defender) and not forced:
        return "multiplayer.teams"
    if not case.rules.total_war and not forced and not _loyal_may(tags(case, attacker), tags(case, defender)):
        return "targets.same-corporation"
    if not tactics(case, attacker, defender):
        return "combat.tactic-forbidden"
    return ""


def _is_mate(case: Case, seat: Seat, card: CardId) -> bool:
    """Whether a warrior is a team mate's.

    Rule: doomtrooper-sv.multiplayer.teams
    """
    return case.card(card).controller != seat and case.allied(case.card(card).controller, seat)


def _across(case: Case, attacker: CardId, defender: CardId) -> bool:
    """Whether the two stand in different areas and the rules let own warriors fight across them.

    Rule: doomtrooper-sv.targets.own-forces, doomtrooper-sv.targets.within-group
    """
    if case.rules.own_attack != "across":
        return False
    areas = {case.area(attacker), case.area(defender)}
    return len(areas) == 2 and areas <= AREAS


def _loyal_may(attacker: frozenset[str], defender: frozenset[str]) -> bool:
    """Whether loyalty lets one attack the other.

    Rule: doomtrooper-sv.targets.same-corporation, doomtrooper-sv.targets.doomtrooper-brotherhood,
    doomtrooper-sv.targets.brotherhood, doomtrooper-sv.targets.legion
    """
    if "legion" in attacker:
        return True
    if "brotherhood" in attacker:
        return "legion" in defender
    if "brotherhood" in defender:
        return False
    return not (attacker & defender & CORPORATIONS)
