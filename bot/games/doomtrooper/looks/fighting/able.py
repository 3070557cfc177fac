"""Who is able to fight, who may attack whom, and who may be attacked.

Rule: doomtrooper-cs.term.combat-capable, doomtrooper-cs.combat.total-war, doomtrooper-sv.targets.overview
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.doomtrooper.looks.fighting.values import aboard
from bot.games.doomtrooper.looks.holding.standing import (
    barred,
    card_limit,
    has,
    of_card,
    permits_player,
    permitted,
    protected,
)
from bot.games.doomtrooper.looks.meaning.tags import tags
from bot.games.doomtrooper.position.frames import Combat, Tactic
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import AREAS, IN_PLAY, NO_CARD, CardId
from bot.games.doomtrooper.words.continuous import Bar
from bot.games.values import Seat

CORPORATIONS = frozenset({"bauhaus", "capitol", "cybertronic", "imperial", "mishima"})
KEPT_BY_MARK = {"imprisoned": "target.imprisoned", "silenced": "target.not-a-word", "left-cover": "cover.left"}
"""Marks of warriors who may not attack, by the topic of the rule; what weighs most comes first."""
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
    kept = {what: _barred_for_good(case, card, what, lasting) for what in ("combat", "attack", "attacked")}
    return not (kept["combat"] or (kept["attack"] and kept["attacked"]))


def _barred_for_good(case: Case, card: CardId, what: str, lasting: set[int]) -> bool:
    if "imprisoned" in case.card(card).marks:
        return True
    if not barred(case, card, what, without=lasting):
        return False
    return bool(barred(case, card, what, without=lasting | _elsewhere(case, card)))


def _elsewhere(case: Case, card: CardId) -> set[int]:
    """The bars of cards that neither are on a warrior nor hold him: they leave him able to fight.

    Rule: doomtrooper-cs.term.combat-capable-lost
    """
    own = {card, *case.attached(card)}
    found = of_card(case, Bar, card)
    return {id(word) for held, word in found if held.source not in own and word.who.role != "held"}


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
    return attacker_refusal(case, seat, card, combat) == ""


def may_harm(case: Case, card: CardId, against: Seat) -> bool:
    """Whether a warrior whom a card lets harm a player may do so, though the player has defenders.

    Rule: doomtrooper-cs.sabotage.first-round
    """
    seat = case.card(card).controller
    is_foe = not case.allied(against, seat) and not case.player(against).out
    begun = all(case.player(other).turns for other in case.seats())
    return is_foe and begun and may_attack(case, seat, card) and not barred(case, card, "attack-player")


def attacker_refusal(case: Case, seat: Seat, card: CardId, combat: Combat | None = None) -> str:
    """The topic of the rule that keeps a warrior from being named as the attacker; empty where none does."""
    if combat is None:
        return case.once_about(_attacker_refusal, seat, card, False, None)
    return case.once_about(_attacker_refusal, seat, card, combat.token, combat.only)


def _attacker_refusal(case: Case, seat: Seat, card: CardId, token: bool, only: tuple[str, ...] | None) -> str:
    here = case.card(card)
    if here.controller != seat:
        return "combat.announce"
    if here.covered and not permitted(case, card, "attack:covered"):
        return "cover.no-attack"
    kept = [topic for mark, topic in KEPT_BY_MARK.items() if mark in here.marks]
    if kept and (kept != ["cover.left"] or not permitted(case, card, "uncover-and-attack")):
        return kept[0]
    if here.unpaid or not able(case, card):
        return "combat.never-fight"
    if token and barred(case, card, "actions"):
        return "wording.may-not"
    if token and _attacked_often(case, card):
        return "attack.once"
    plain = barred(case, card, "attack")
    if barred(case, card, "combat") or plain == "never" or (plain and not permitted(case, card, "attack")):
        return "combat.restrictions"
    return "" if only is None or _is_for(case, card, set(only)) else "actionkind.extra-actions"


def _is_for(case: Case, card: CardId, only: set[str]) -> bool:
    """Whether an attack is one that a warrior may make."""
    tireless = {"several-attacks"} if only and has(case, card, "several-attacks") else set[str]()
    return only <= tags(case, card) | {f"card:{card}"} | tireless


def _attacked_often(case: Case, card: CardId) -> bool:
    """Whether a warrior has attacked as often in this turn as he may."""
    most = card_limit(case, card, "attacks")
    return most is not None and case.card(card).marks.count("attacked") >= most


def may_be_attacked(case: Case, seat: Seat, card: CardId) -> bool:
    """Whether a warrior may be named as the defender by a seat; a hidden one always may."""
    return _defender_refusal(case, seat, card) == ""


def _defender_refusal(case: Case, seat: Seat, card: CardId) -> str:
    """The topic of the rule that keeps a warrior from being named as the defender; empty where none does.

    Rule: doomtrooper-cs.hidden.illegal-attack, doomtrooper-cs.target.no-attack
    """
    here = case.card(card)
    if here.unpaid and not case.allied(here.controller, seat):
        return ""
    if "imprisoned" in here.marks:
        return "target.imprisoned"
    if has(case, card, "never-combat"):
        return "combat.never-fight"
    kept = not able(case, card) or any(barred(case, card, what) for what in ("combat", "attacked"))
    return "target.no-attack" if kept or protected(case, card, "attacked") else ""


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
    return attacker_refusal(case, seat, attacker, combat) or may_meet(case, seat, attacker, defender)


def may_be_sent(case: Case, attacker: CardId, defender: CardId, *, anyhow: bool) -> bool:
    """Whether a card may let one warrior attack another: all who are able, or those who might by themselves."""
    if attacker == defender or any(case.card(card).zone not in IN_PLAY for card in (attacker, defender)):
        return False
    if anyhow:
        return able(case, attacker) and (case.card(defender).unpaid or able(case, defender))
    return refusal(case, case.card(attacker).controller, attacker, defender) in ("", "combat.own-warriors")


def nobody(case: Case, seat: Seat, combat: Combat) -> str:
    """The topic of the rule that keeps the warriors of a seat from attacking anybody.

    It is one that keeps a warrior who is able to fight, or those whom he would attack; of one's own warriors, whom one
    attacks but rarely, only where there are no others; and where nobody is there to fight, that.
    """
    own = tuple(case.warriors(seat))
    ready = [card for card in own if may_attack(case, seat, card, combat)]
    others = sorted(case.warriors(), key=lambda card: case.card(card).controller == seat)
    kept = [may_meet(case, seat, card, other) for other in others for card in ready if other != card]
    if not ready:
        kept = [attacker_refusal(case, seat, card, combat) for card in own]
    return next((topic for topic in kept if topic != "combat.never-fight"), kept[0] if kept else "combat.nobody")


def may_meet(case: Case, seat: Seat, attacker: CardId, defender: CardId) -> str:
    """The topic of the rule that keeps one who may attack from attacking a defender; empty where none does."""
    return case.once_about(_may_meet, seat, attacker, defender)


def _may_meet(case: Case, seat: Seat, attacker: CardId, defender: CardId) -> str:
    if case.card(defender).unpaid and _is_mate(case, seat, defender):
        return "multiplayer.teams"
    kept = _defender_refusal(case, seat, defender)
    if kept:
        return kept
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
    loyal = "" if case.rules.total_war or forced else _loyalty(tags(case, attacker), tags(case, defender))
    if loyal:
        return loyal
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


def _loyalty(attacker: frozenset[str], defender: frozenset[str]) -> str:
    """The topic of the rule of loyalty that keeps one from attacking the other; empty where none does.

    Rule: doomtrooper-sv.targets.same-corporation, doomtrooper-sv.targets.doomtrooper-brotherhood,
    doomtrooper-sv.targets.brotherhood, doomtrooper-sv.targets.legion
    """
    if "legion" in attacker:
        return ""
    if "brotherhood" in attacker:
        return "" if "legion" in defender else "targets.brotherhood"
    if "brotherhood" in defender:
        return "targets.doomtrooper-brotherhood"
    return "targets.same-corporation" if attacker & defender & CORPORATIONS else ""


def namer(case: Case, seat: Seat, attacker: CardId) -> Seat:
    """Who names whom an attacker of a seat attacks: that seat, unless a card gives the choice to somebody else."""
    others = (other for other in case.opponents(seat) if permits_player(case, other, "choose-defender", attacker))
    return next(others, seat)


def pairs(case: Case, frame: Combat) -> dict[CardId, tuple[CardId, ...]]:
    """Who may be announced as the attacker, each with whom he may attack."""
    return case.once_about(_pairs, replace(frame, serial=0))


def _pairs(case: Case, frame: Combat) -> dict[CardId, tuple[CardId, ...]]:
    found = {
        card: tuple(one for one in targets(case, frame.seat, card, frame) if one not in frame.past)
        for card in case.warriors(frame.seat)
        if frame.naming in (NO_CARD, card) and may_attack(case, frame.seat, card, frame)
    }
    forced = {card: _forced(case, card, targets) for card, targets in found.items()}
    return {card: targets for card, targets in (forced if any(forced.values()) else found).items() if targets}


def can_begin(case: Case, frame: Combat) -> bool:
    """Whether there is anybody to be announced in a combat that nobody has announced yet."""
    seat, warriors = frame.seat, tuple(case.warriors())
    able_to = (card for card in case.warriors(seat) if may_attack(case, seat, card, frame))
    return any(may_meet(case, seat, card, other) == "" for card in able_to for other in warriors if other != card)


def _forced(case: Case, card: CardId, targets: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """Whom a warrior must attack who has to make the next attack of his player; nobody where he need not."""
    if has(case, card, "must-attack"):
        return targets
    return tuple(target for target in targets if has(case, card, "must-attack", target))
