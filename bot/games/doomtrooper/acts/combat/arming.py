"""Which of several weapons a fighter uses: his player says so with the modifiers, else the one that adds most.

Rule: doomtrooper-cs.combat.weapon-one, doomtrooper-cs.combat.weapon-lost, doomtrooper-sv.combat.one-weapon
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.doomtrooper.looks.fighting.values import weapon_in_use, weapons
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.commands import ChooseWeapon
from bot.games.doomtrooper.position.fights import fighters, running
from bot.games.doomtrooper.position.frames import Combat, Window
from bot.games.doomtrooper.position.run import Case, Run
from bot.games.doomtrooper.position.state import CardId
from bot.games.values import Seat


def choices(case: Case, seat: Seat) -> dict[CardId, tuple[CardId, ...]]:
    """The fighters of a seat who may still be told which weapon to use, each with his weapons.

    A weapon that was chosen is used to the end of the combat, unless it is lost.
    """
    combat, frame = running(case), case.top
    if combat is None or not isinstance(frame, Window) or frame.kind != "modifiers":
        return {}
    own = (card for card in fighters(combat) if case.card(card).controller == seat)
    return {card: found for card in own if (found := _open(case, card, combat))}


def _open(case: Case, card: CardId, combat: Combat) -> tuple[CardId, ...]:
    """The weapons among which there is something to choose; none where one was chosen, or all are used together."""
    found = weapons(case, card, combat.tactic)
    if len(found) < 2 or dict(combat.weapons).get(card) in found or len(weapon_in_use(case, card, combat)) > 1:
        return ()
    return found


def choose(run: Run, said: ChooseWeapon) -> None:
    """A fighter uses this weapon."""
    _arm(run, {said.card: said.weapon})


def settle(run: Run, combat: Combat) -> bool:
    """Fix the weapon of everybody whose player chose none, as the values are compared. Tells whether any was fixed."""
    left = {card: next(iter(weapon_in_use(run, card, combat))) for card in fighters(combat) if _open(run, card, combat)}
    if left:
        _arm(run, left)
    return bool(left)


def _arm(run: Run, chosen: dict[CardId, CardId]) -> None:
    at = max(at for at, frame in enumerate(run.state.stack) if isinstance(frame, Combat))
    combat = run.state.stack[at]
    if isinstance(combat, Combat):
        weapons_now = tuple((dict(combat.weapons) | chosen).items())
        run.emit(ev.Changed(replace(combat, weapons=weapons_now), at))
