"""A combat reckoned a second time: small, slow, from the rulebook alone, and without a line of the engine.

A combat is drawn as a plain description. :func:`outcome` says from it what the book makes of the two warriors and the
points; :func:`position` writes the same combat as a position to be arranged, out of cards made for it.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Literal

Tactic = Literal["fight", "shoot"]
RATINGS = ("fight", "shoot", "armour", "value")
STRENGTHS = ("", "plain", "always")


@dataclass
class Gear:
    """Something a warrior carries: what it does to ratings, and whether it is a weapon of one kind."""

    ratings: tuple[str, ...]
    how: Literal["base", "factor", "sum"]
    number: Fraction
    weapon: Literal["", "fight", "shoot"] = ""


@dataclass
class Warrior:
    """A fighter as he goes into the combat."""

    ratings: dict[str, int]
    gear: list[Gear] = field(default_factory=list)
    beast: dict[str, int] = field(default_factory=dict)
    wounded: bool = False
    covered: bool = False
    first: str = ""
    kills: str = ""
    unkillable: str = ""
    mercenary: bool = False


@dataclass
class Fight:
    """A combat: who attacks whom, how, and what the defender's war zone adds."""

    attacker: Warrior
    defender: Warrior
    tactic: Tactic
    zone: dict[str, int] | None = None


@dataclass(frozen=True)
class Result:
    """What becomes of both, and the points of the attacking and the defending player: all, and how many by choice."""

    attacker: Literal["well", "wounded", "dead"]
    defender: Literal["well", "wounded", "dead"]
    attacker_points: int
    defender_points: int


def reckoned(fight: Fight, warrior: Warrior, rating: str) -> int:
    """A rating as the book reckons it: the beast makes a new base, then the base, then factors, then sums."""
    number = Fraction(warrior.ratings[rating] + warrior.beast.get(rating, 0))
    used = in_use(fight, warrior)
    for how in ("base", "factor", "sum"):
        for gear in used:
            if gear.how == how and rating in gear.ratings:
                number = number * gear.number if how == "factor" else number + gear.number
    if warrior is fight.defender and fight.zone is not None:
        number += fight.zone.get(rating, 0)
    if rating == "armour" and warrior.covered:
        number += 3
    return math.floor(number)


def in_use(fight: Fight, warrior: Warrior) -> list[Gear]:
    """Everything but weapons, and of the weapons that suit the tactic the one that helps most."""
    others = [gear for gear in warrior.gear if not gear.weapon]
    weapons = [gear for gear in warrior.gear if gear.weapon == fight.tactic]
    if not weapons:
        return others
    base = Fraction(warrior.ratings[fight.tactic])

    def worth(gear: Gear) -> Fraction:
        if fight.tactic not in gear.ratings:
            return Fraction(0)
        return base * gear.number - base if gear.how == "factor" else gear.number

    return [*others, max(weapons, key=worth)]


def outcome(fight: Fight) -> Result:
    """What the book makes of the combat."""
    ours, theirs = fight.attacker, fight.defender
    we, they = STRENGTHS.index(ours.first), STRENGTHS.index(theirs.first)
    state = {id(ours): "wounded" if ours.wounded else "well", id(theirs): "wounded" if theirs.wounded else "well"}
    if we == they:
        blows = [(ours, theirs), (theirs, ours)]
        struck = [(to, deadly(by, to)) for by, to in blows if hits(fight, by, to)]
        for to, kills in struck:
            state[id(to)] = "dead" if kills or state[id(to)] == "wounded" else "wounded"
    else:
        blows = [(ours, theirs), (theirs, ours)] if we > they else [(theirs, ours), (ours, theirs)]
        for by, to in blows:
            if state[id(by)] != "dead" and hits(fight, by, to):
                state[id(to)] = "dead" if deadly(by, to) or state[id(to)] == "wounded" else "wounded"
    values = {id(who): max(0, reckoned(fight, who, "value")) for who in (ours, theirs)}
    return Result(
        state[id(ours)],  # type: ignore[arg-type]
        state[id(theirs)],  # type: ignore[arg-type]
        values[id(theirs)] if state[id(theirs)] == "dead" else 0,
        values[id(ours)] if state[id(ours)] == "dead" else 0,
    )


def hits(fight: Fight, by: Warrior, to: Warrior) -> bool:
    """Whether the attack reaches the armour; what is equal wounds."""
    return reckoned(fight, by, fight.tactic) >= reckoned(fight, to, "armour")


def deadly(by: Warrior, to: Warrior) -> bool:
    """Whether a wound kills at once: NEVER beats ALWAYS, ALWAYS beats a plain protection."""
    if not by.kills or to.unkillable == "never":
        return False
    return by.kills == "always" or not to.unkillable


def drawn(lot: random.Random) -> Fight:
    """A combat drawn at random."""
    tactic: Tactic = lot.choice(("fight", "shoot"))
    zone = {r: lot.randint(-3, 4) for r in RATINGS[:3]} if lot.random() < 0.3 else None
    return Fight(_warrior(lot), _warrior(lot), tactic, zone)


def _warrior(lot: random.Random) -> Warrior:
    ratings = {rating: lot.randint(0, 10) for rating in RATINGS}
    gear = [_gear(lot) for _ in range(lot.randint(0, 3))]
    beast = {r: lot.randint(-1, 3) for r in RATINGS} if lot.random() < 0.15 else {}
    return Warrior(
        ratings,
        gear,
        beast,
        wounded=lot.random() < 0.3,
        covered=False,
        first=lot.choice(("", "", "", "plain", "always")),
        kills=lot.choice(("", "", "", "plain", "always")),
        unkillable=lot.choice(("", "", "", "plain", "never")),
    )


def _gear(lot: random.Random) -> Gear:
    weapon: Literal["", "fight", "shoot"] = lot.choice(("", "", "fight", "shoot"))
    if weapon:
        return Gear((weapon,), "sum", Fraction(lot.randint(1, 5)), weapon)
    how = lot.choice(("base", "factor", "sum", "sum"))
    number = Fraction(lot.choice((1, 3, 4)), 2) if how == "factor" else Fraction(lot.randint(-3, 5))
    ratings = tuple(sorted(lot.sample(RATINGS, lot.randint(1, 4))))
    return Gear(ratings, how, number)  # type: ignore[arg-type]


def position(fight: Fight) -> dict[str, Any]:
    """The combat as a position: it is the first seat's turn, and each warrior stands alone before his player."""
    ours, theirs = _laid(fight.attacker, "attacker"), _laid(fight.defender, "defender")
    zones = []
    if fight.zone is not None:
        zones.append({"card": {"name": "zone", "type": "warzone", "ratings": fight.zone}})
    return {
        "add": True,
        "turn": {"seat": 0, "step": "actions", "number": 5},
        "target": 500,
        "players": {
            "0": {
                "squad": [ours],
                "actions": ["any", "any", "any"],
                "turns": 2,
                "destiny": 0,
                "victory": 0,
                "hand": [],
            },
            "1": {"squad": [theirs, *zones], "turns": 2, "destiny": 0, "victory": 0, "hand": []},
        },
    }


def _laid(warrior: Warrior, name: str) -> dict[str, Any]:
    able: list[dict[str, Any]] = [
        {"do": "ability", "ability": ability, "strength": strength}
        for ability, strength in (
            ("first-strike", warrior.first),
            ("kills", warrior.kills),
            ("never-killed-automatically", warrior.unkillable),
        )
        if strength
    ]
    attached = [_carried(gear, f"{name} {at}") for at, gear in enumerate(warrior.gear)]
    if warrior.beast:
        attached.append({"card": {"name": f"{name} beast", "type": "beast", "ratings": warrior.beast}})
    text = {"effects": able}
    return {
        "card": {"name": name, "type": "warrior", "ratings": warrior.ratings, "tags": ["imperial"], "text": text},
        "wounded": warrior.wounded,
        "covered": warrior.covered,
        "attached": attached,
    }


def _carried(gear: Gear, name: str) -> dict[str, Any]:
    number = float(gear.number) if gear.how == "factor" else int(gear.number)
    effect = {"do": "rate", "who": {"role": "bearer"}, "ratings": list(gear.ratings), gear.how: number}
    tags = [f"weapon:{gear.weapon}"] if gear.weapon else []
    return {"card": {"name": name, "type": "equipment", "tags": tags, "text": {"effects": [effect]}}}
