"""The outcome of a fight between two warriors, as far as it can be seen before it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from bot.games.doomtrooper.acts.combat import enemies, harm, striking
from bot.games.doomtrooper.asks.player.worth import killed, wounded
from bot.games.doomtrooper.looks.fighting import able
from bot.games.doomtrooper.looks.fighting.values import rating
from bot.games.doomtrooper.position.fights import attacking, defending
from bot.games.doomtrooper.position.frames import Combat, Hit, Tactic
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import IN_PLAY, CardId
from bot.games.doomtrooper.words.rules.rulesets import Phase
from bot.games.doomtrooper.words.whom import Rating
from bot.games.values import Seat

_LIKELY = {-3: 0.05, -2: 0.08, -1: 0.14, 0: 0.74, 1: 0.82, 2: 0.88, 3: 0.92}
"""How likely a blow strikes through, by how much it is above the armour as it is now: others may still play cards."""


class Blow(NamedTuple):
    """A side's attack against the other's armour, and whether it kills where it strikes through."""

    margin: int
    kills: bool

    @property
    def likely(self) -> float:
        """How likely it strikes through."""
        return _LIKELY[max(-3, min(3, self.margin))]


class Fight(NamedTuple):
    """An attack that could be made, and what it is worth to the attacker."""

    worth: float
    attacker: CardId
    defender: CardId
    tactic: Tactic


def attacks(case: Case, frame: Combat) -> Iterator[Fight]:
    """All attacks that a combat which nobody has announced may become."""
    for attacker, others in enemies.payable(case, frame, able.pairs(case, frame)).items():
        for defender in others:
            for tactic in able.tactics(case, attacker, defender):
                yield Fight(_expected(case, frame.seat, attacker, defender, tactic), attacker, defender, tactic)


def exactly(case: Case, seat: Seat, fight: Fight) -> float:
    """The worth of an attack with all that holds in that very combat."""
    against = case.card(fight.defender).controller
    at = _place(case, "modifiers")
    combat = Combat(0, seat, against, at, fight.attacker, fight.defender, tactic=fight.tactic)
    fought = Case(case.catalogue, case.rules, replace(case.state, stack=(*case.state.stack, combat)))
    return outlook(fought, combat, seat).now


def _expected(case: Case, seat: Seat, attacker: CardId, defender: CardId, tactic: Tactic) -> float:
    which: Rating = "shoot" if tactic == "shoot" else "fight"
    ours = Blow(rating(case, attacker, which) - rating(case, defender, "armour"), case.card(defender).wounded)
    theirs = Blow(rating(case, defender, which) - rating(case, attacker, "armour"), case.card(attacker).wounded)
    return _balance(case, seat, (attacker, ours), (defender, theirs), "")


def _balance(case: Case, seat: Seat, attack: tuple[CardId, Blow], defence: tuple[CardId, Blow], first: str) -> float:
    """The worth of two blows to the attacker."""
    (attacker, ours), (defender, theirs) = attack, defence
    hit, back = ours.likely, theirs.likely
    if first == "attacker" and ours.kills:
        back *= 1 - hit
    elif first == "defender" and theirs.kills:
        hit *= 1 - back
    gain = killed(case, defender, attacker) if ours.kills else wounded(case, defender)
    loss = killed(case, attacker, defender) if theirs.kills else wounded(case, attacker)
    if case.allied(case.card(defender).controller, seat):
        gain = -gain
    return hit * gain - back * loss


class Outlook(NamedTuple):
    """The outcome of a combat for a seat: if nobody plays anything more, and at the very best."""

    now: float = 0.0
    best: float = 0.0


def outlook(case: Case, combat: Combat, seat: Seat) -> Outlook:
    """The outlook of a seat in the combat that runs."""
    if combat.attacker < 0 or combat.defender < 0 or combat.over or seat not in (combat.seat, combat.against):
        return Outlook()
    if any(case.card(card).zone not in IN_PLAY for card in (combat.attacker, combat.defender)):
        return Outlook()
    sign = 1 if combat.seat == seat else -1
    if combat.at > _place(case, "result"):
        suffered = [sign * _suffered(case, combat, hit) for hit in combat.hits]
        return Outlook(sum(suffered), sum(max(0.0, each) for each in suffered))
    tactics = (combat.tactic,) if combat.tactic else able.tactics(case, combat.attacker, combat.defender)
    # The attacking player will choose the tactic.
    choose = max if sign > 0 else min
    return choose((_foreseen(case, combat, tactic, sign) for tactic in tactics), default=Outlook())


def _foreseen(case: Case, combat: Combat, tactic: Tactic, sign: int) -> Outlook:
    ours, theirs = attacking(combat), defending(combat)
    attack = _blow(case, combat, ours, theirs, tactic)
    back = _blow(case, combat, theirs, ours, tactic)
    striker = striking.first_striker(case, combat)
    first = {combat.attacker: "attacker", combat.defender: "defender"}.get(striker, "")
    now = _balance(case, combat.seat, (combat.attacker, attack), (combat.defender, back), first)
    foe, own = (combat.defender, combat.attacker) if sign > 0 else (combat.attacker, combat.defender)
    return Outlook(sign * now, killed(case, foe, own))


def _blow(case: Case, combat: Combat, side: tuple[CardId, ...], other: tuple[CardId, ...], tactic: Tactic) -> Blow:
    which: Rating = "shoot" if tactic == "shoot" else "fight"
    attack = striking.side_rating(case, combat, side, which)
    armour = striking.side_rating(case, combat, other, "armour")
    hit = harm.hits(case, side, other[0], max(attack, armour), armour)
    return Blow(attack - armour, case.card(other[0]).wounded or (hit is not None and hit.kill))


def _suffered(case: Case, combat: Combat, hit: Hit) -> float:
    dies = hit.kill or case.card(hit.card).wounded
    lost = killed(case, hit.card, hit.by) if dies else wounded(case, hit.card)
    return lost if case.card(hit.card).controller == combat.against else -lost


def _place(case: Case, phase: Phase) -> int:
    """How far a combat has come that is in a phase."""
    before = case.rules.phases[: case.rules.phases.index(phase)]
    return len(before) + sum(each in case.rules.windows for each in before)
