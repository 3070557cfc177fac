"""Who fights in a combat, with what, and who is left."""

from __future__ import annotations

from collections import Counter

from bot.games.twom.acts.flow.chance import announced
from bot.games.twom.looks.counting import owned
from bot.games.twom.pack.effects.meeting import Fight, Letter
from bot.games.twom.pack.kinds import FIREARMS, WORST, Die, Key, Weapon
from bot.games.twom.position.case import Case, Run
from bot.games.twom.position.decks import nth
from bot.games.twom.position.events import Announced
from bot.games.twom.position.frames.combat import Combat, Foe
from bot.games.twom.position.people import Person
from bot.games.twom.position.state import Ask

DEAD = 3
"""Rule: twom-cs.combat.enemy-wounds"""
BARE = ".bare"
"""The pick of whoever takes no weapon."""
PROWESS = ("0", "1", "2", "3")
"""What people can tell of a token of which the pack says nothing."""


def drawn_foes(run: Run, fight: Fight) -> tuple[Foe, ...]:
    """The enemy tokens of a card, each drawn among those of its letter that are left, or told if the pack has none.

    Rule: twom-cs.combat.enemies
    """
    if fight.prowess:
        return tuple(_foe(run, fight, *each) for each in zip(fight.enemies, fight.prowess, strict=True))
    left: dict[Letter, Counter[int]] = {}
    for enemy in run.components.pack.enemies:
        left.setdefault(enemy.letter, Counter())[enemy.prowess] += enemy.copies
    if not run.is_first and (run.state.table.cards == "table" or not run.components.pack.enemies):
        return _told_foes(run, fight, left)
    foes: list[Foe] = []
    for letter in fight.enemies:
        tokens = {str(prowess): number for prowess, number in left.get(letter, Counter()).items() if number}
        if not run.components.pack.enemies:
            prowess = int(announced(run, Ask(f"enemies-{letter.lower()}", PROWESS)))
        elif not tokens:
            prowess = 0
        elif run.state.table.cards == "table":
            prowess = int(announced(run, Ask(f"enemies-{letter.lower()}", tuple(sorted(tokens)))))
        else:
            prowess = int(nth(tokens, run.draw(f"enemies-{letter.lower()}", sum(tokens.values()))))
        if tokens:
            left[letter][prowess] -= 1
        foes.append(_foe(run, fight, letter, prowess))
    return tuple(foes)


def _foe(case: Case, fight: Fight, letter: Letter, prowess: int) -> Foe:
    """An enemy of a card, and whether killing it burdens nobody.

    Rule: twom-cs.combat.killing
    """
    thug = letter in fight.thug_letters or (fight.thugs and not case.is_first)
    return Foe(letter, prowess, fight.weapons.get(letter, ()), thug=thug)


def _told_foes(run: Run, fight: Fight, left: dict[Letter, Counter[int]]) -> tuple[Foe, ...]:
    """The enemies as people tell them, all in one answer; there cannot be more of a token than the box has."""
    asks = tuple(
        Ask(f"enemies-{letter.lower()}", _prowess(left, letter), where=str(number))
        for number, letter in enumerate(fight.enemies, 1)
    )
    foes: list[Foe] = []
    for letter, ask, said in zip(fight.enemies, asks, run.say(asks), strict=True):
        run.emit(Announced(ask.what, said))
        foes.append(_foe(run, fight, letter, int(said)))
    return tuple(foes)


def _prowess(left: dict[Letter, Counter[int]], letter: Letter) -> tuple[str, ...]:
    """The values on tokens of a letter."""
    return tuple(str(prowess) for prowess in sorted(left[letter])) if letter in left else PROWESS


def people(case: Case, frame: Combat) -> tuple[Person, ...]:
    """The people who still fight."""
    return tuple(person for person in case.state.people if person.key in frame.fighters)


def alive(foe: Foe) -> bool:
    """Whether an enemy still fights."""
    return foe.wounds < DEAD


def weapon_of(case: Case, person: Person) -> Weapon | None:
    """What kind of weapon somebody holds."""
    return case.components.tokens[person.weapon].weapon if person.weapon else None


def bullets(case: Case) -> int:
    """How many bullets there are where people fight.

    Rule: twom-cs.combat.bullets
    """
    return owned(case.state).get(case.components.token_of("bullet"), 0)


def is_firearm(weapon: Weapon | None) -> bool:
    """Whether a kind of weapon rolls first."""
    return weapon in FIREARMS


def die_of(weapon: Weapon | None) -> Die:
    """The die that is rolled for a kind of weapon.

    Rule: twom-cs.combat.roll
    """
    if weapon is None:
        return "grey"
    return "red" if is_firearm(weapon) else "yellow"


def bodies(case: Case, frame: Combat) -> dict[Key, int]:
    """How many wounds each person can take."""
    return {person.key: WORST - person.wounds for person in people(case, frame)}


def foe_bodies(frame: Combat) -> dict[str, int]:
    """How many wounds each enemy can take, by its number."""
    return {str(number): DEAD - foe.wounds for number, foe in enumerate(frame.foes) if alive(foe)}
