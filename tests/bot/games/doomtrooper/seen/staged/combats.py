"""Combats in which events come about: one falls or is hurt, two meet, a fight comes to its end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.games.doomtrooper.pack.cards.naming import parts_of
from bot.games.doomtrooper.words.catalogue import Printed
from bot.games.doomtrooper.words.whom import If, On, Whom
from tests.bot.games.doomtrooper.seen.staged.laying import one_more
from tests.bot.games.doomtrooper.seen.staged.people import whoms
from tests.bot.games.doomtrooper.seen.staged.scenes import Scene, fights
from tests.bot.games.doomtrooper.seen.staged.scripts import (
    Script,
    by_announcing,
    by_fight,
    emptied,
)
from tests.bot.games.doomtrooper.seen.staged.stage import Stage
from tests.bot.games.doomtrooper.seen.stated.reading import fits, found, holds, marked
from tests.bot.games.doomtrooper.seen.stated.world import Fight, Here, World

FOES = 10


def _all_fights(stage: Stage, scene: Scene) -> Iterator[Fight]:
    """Combats of those whom the card is about, then those of others."""
    near, far = fights(stage, scene, stage.hero), fights(stage, scene, stage.hero, wide=True)
    yield from dict.fromkeys((*near, *far))


def fought(stage: Stage, scene: Scene, on: On, here: Here, world: World, most: int = FOES) -> Iterator[Script]:
    """Combats in which one who fits falls, or is hurt, by one who fits."""
    found = 0
    asked = {mark for whom in whoms(stage.hero_card.text) for mark in whom.marks}
    for fight in _all_fights(stage, scene):
        near = world.at(fight=fight)
        for doer, victim in ((fight.attacker, fight.defender), (fight.defender, fight.attacker)):
            there = replace(here, that=victim, by=doer)
            if on.cards is not None and not fits(near, on.cards, there, victim):
                continue
            if on.by is not None and not fits(near, on.by, there, doer):
                continue
            if on.using is not None and not used_by(near, on.using, there, doer):
                continue
            lies = stage.cards[victim]
            laden = any(card.on == victim for card in stage.cards) and victim != world.holder(here.card)
            free = on.cards is not None and on.cards.bearing is not None
            if (lies.covered and "was-covered" not in asked) or (laden and not free) != ("unfit" in asked):
                continue
            falls = on.event in ("kills", "killed")
            wounded = (victim,) if falls and not lies.wounded else ()
            if not falls and lies.wounded:
                continue
            found += 1
            if found > most:
                return
            strong = (
                {doer: (60, 60, 60), victim: (1, 1, 1)}
                if doer != stage.hero and victim != stage.hero
                else ({victim: (0, 0, 0)} if doer == stage.hero else {doer: (60, 60, 60)})
            )
            bears = victim == world.holder(here.card) and doer != stage.hero and victim != stage.hero
            if on.event == "killed" and bears and _looks_back(stage.hero_card, "bearer-killed"):
                # Both fall, he by the other's blow and the other by his.
                both, history = {doer: (60, 60, 0), victim: (60, 60, 0)}, _history(stage, doer, victim, falls)
                hurt = tuple(one for one in (doer, victim) if not stage.cards[one].wounded)
                yield by_fight(scene, fight, both, hurt, that=victim, by=doer, was=history | {"bearer-killed"})
            script = by_fight(
                scene, fight, strong, wounded, that=victim, by=doer, was=_history(stage, doer, victim, falls)
            )
            yield emptied(script) if any(one.was == "area-emptied" for one in on.conditions) else script


def _looks_back(hero: Printed, was: str) -> bool:
    """Whether a condition in the words of a card asks for something that happened before."""
    return any(isinstance(part, If) and part.was == was for _, part in parts_of(hero.text))


def used_by(world: World, using: Whom, here: Here, doer: int) -> bool:
    """Whether somebody fights with a card that is meant."""
    return any(world.holder(one) == doer and marked(world, here, one, "in-use") for one in found(world, using, here))


def _history(stage: Stage, doer: int, victim: int, falls: bool) -> frozenset[str]:
    """Facts that such a combat makes true for those who look back on it."""
    hero = stage.cards[stage.hero]
    told = {"in-combat"}
    if stage.cards[doer].controller == 0:
        told.add("by-me")
    if doer in (hero.on, stage.hero):
        told |= {"by-bearer"} | ({"bearer-killed"} if falls else set())
        told |= {"bearer-killed-chosen"} if falls and victim in hero.chosen else set()
    return frozenset(told)


def _may_meet(world: World, fight: Fight) -> bool:
    """Whether two may be announced: on the same side of the border of the Outpost, the attacker in no cover."""
    one, other = fight.attacker, fight.defender
    apart = (world.area(one) == "outpost") != (world.area(other) == "outpost")
    return not (apart or world.state.cards[one].covered)


def combats(stage: Stage, scene: Scene, on: On, here: Here, world: World, most: int = FOES) -> Iterator[Script]:
    found = 0
    for fight in _all_fights(stage, scene):
        near = world.at(fight=fight)
        who = {"attacked": (fight.attacker,), "defended": (fight.defender,)}
        for that in who.get(on.event, (fight.attacker, fight.defender)):
            other = fight.defender if that == fight.attacker else fight.attacker
            there = replace(here, that=that, by=other)
            if on.cards is not None and (that < 0 or not fits(near, on.cards, there, that)):
                continue
            if on.cards is None and on.event in ("combat-begun", "combat-ended") and that != world.holder(here.card):
                continue
            if not holds(near, [one for one in on.conditions if _about_fighters(one)], there):
                continue
            if on.by is not None and not fits(near, on.by, there, other):
                continue
            if on.event != "combat-ended" and not _may_meet(world, fight):
                continue
            found += 1
            if found > most:
                return
            if on.event == "combat-ended":
                yield _ended(stage, scene, on, fight, that, other)
            else:
                foe = next((one for one in (that, other) if one not in (stage.hero, world.holder(here.card))), other)
                how = any(one.tactic or (one.cards and "in-use" in one.cards.marks) for one in on.conditions)
                yield laden_with(
                    by_announcing(scene, fight, that=that, by=other, how=how), foe, worn_by(stage, "opponent-fighter")
                )


def _about_fighters(condition: If) -> bool:
    """Whether a condition says who must fight, whatever comes of the combat."""
    return condition.cards is not None and condition.cards.role in ("attacker", "defender") and condition.least > 0


def _ended(stage: Stage, scene: Scene, on: On, fight: Fight, that: int, other: int) -> Script:
    """A combat comes to its end: with a wound, a death, or nothing, as the event asks for."""
    asked = {one.was for one in on.conditions}
    if asked & {"opponent-wounded", "bearer-killed", "bearer-killed-chosen", "won"}:
        falls = "opponent-wounded" not in asked
        was = _history(stage, that, other, falls) | {"won" if falls else "opponent-wounded"}
        made = {one: numbers for one, numbers in ((that, (60, 60, 60)), (other, (0, 0, 0))) if one != stage.hero}
        return by_fight(scene, fight, made, (other,) if falls else (), that=that, was=was)
    both = {one: (0, 0, 9) for one in (fight.attacker, fight.defender) if one != stage.hero}
    return by_fight(scene, fight, both, that=that)


def laden_with(script: Script, bearer: int, worn: Sequence[Whom]) -> Script:
    """The same, with what the words ask of the one whom the event is about lying on him."""
    if not worn or bearer < 0:
        return script

    def lay(stage: Stage) -> None:
        script.lay(stage)
        for whom in worn:
            # Nobody uses several weapons at once.
            for _ in range(1 if "weapon" in whom.tags else one_more(whom)):
                stage.bear(whom, bearer, stage.cards[bearer].controller)

    return replace(script, lay=lay)


def worn_by(stage: Stage, role: str) -> list[Whom]:
    """The cards that lie, by the words of the hero, on somebody who plays a part."""
    return [one for one in whoms(stage.hero_card.text) if one.on is not None and one.on.role == role]
