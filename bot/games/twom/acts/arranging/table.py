"""What is put on the table of a position: a combat, a raid, or any effect."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.packs.problems import written
from bot.games.twom.acts.arranging.form import Change, CombatChange, RaidChange, wrong
from bot.games.twom.acts.night.combat.sides import DEAD
from bot.games.twom.looks.counting import purse, together
from bot.games.twom.pack.checks.whole import strangers
from bot.games.twom.pack.components import Components
from bot.games.twom.position.frames.combat import Combat, Foe
from bot.games.twom.position.frames.raid import Raiding
from bot.games.twom.position.frames.stack import Doing, Frame
from bot.games.twom.position.state import State

SOURCE = "judge.order"


def with_table(components: Components, state: State, change: Change) -> State:
    """The position with what is put on the table above all that is being carried out; effects are carried out first.

    Raises:
        Wrong: it cannot be: nobody is left to fight, or something is named that the pack lacks.
    """
    frames: list[Frame] = []
    if change.raid is not None:
        frames.append(_raid(components, change.raid))
    if change.combat is not None:
        frames.append(_combat(state, change.combat))
    for name, told in (("due", change.due), ("effects", change.effects)):
        for place, of, key in strangers(components.pack, list(told) if isinstance(told, tuple) else told):
            if of == "scripts" and state.table.scripts == "book":
                continue
            raise wrong("scenes.more", "stranger", field=f"{name}.{written(place)}", key=key)
    if change.effects is not None:
        for key in change.effects.acting:
            if key not in state.keys:
                raise wrong("group.shared", "nobody", key=key)
        frames.append(Doing(change.effects.do, SOURCE, change.effects.acting))
    return replace(state, stack=(*state.stack, *frames))


def _combat(state: State, told: CombatChange) -> Combat:
    there = tuple(each.key for each in together(state))
    fighters = there if told.fighters is None else told.fighters
    for key in fighters:
        if key not in there:
            raise wrong("combat.steps", "fighter", key=key)
    if not fighters or len(set(fighters)) < len(fighters):
        raise wrong("combat.steps", "fighters")
    foes = tuple(Foe(each.letter, each.prowess, each.weapons, each.wounds) for each in told.foes)
    if all(foe.wounds >= DEAD for foe in foes):
        raise wrong("combat.enemy-wounds", "foes")
    ordered = tuple(key for key in state.keys if key in fighters)
    stage = "choice" if told.armed and told.ambush is None else "arming"
    at_home = purse(state) == "store"
    return Combat(foes, ordered, told.thugs, at_home, stage, round=told.round, ambush=told.ambush)  # type: ignore[arg-type]


def _raid(components: Components, told: RaidChange) -> Raiding:
    card = components.raids.get(told.card)
    if card is None:
        raise wrong("raid.card", "raid", key=told.card)
    damage = told.damage if told.damage is not None else card.damage
    wounds = told.wounds if told.wounds is not None else card.wounds
    if damage is None or wounds is None:
        raise wrong("raid.card", "raid-numbers")
    return Raiding(card.key, damage, wounds)
