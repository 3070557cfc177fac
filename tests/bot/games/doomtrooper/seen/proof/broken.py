"""A standing word changes nothing where one of its conditions does not hold, though it would but for that."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

from msgspec.structs import replace as changed_to

from bot.games.doomtrooper.words.catalogue import Printed
from bot.games.doomtrooper.words.effects import Effect
from bot.games.doomtrooper.words.whom import If
from tests.bot.games.doomtrooper.seen.proof.implied import implied
from tests.bot.games.doomtrooper.seen.proof.standing import NotSeen, SaidAnyway, alone, building, told
from tests.bot.games.doomtrooper.seen.staged.drive import Stuck
from tests.bot.games.doomtrooper.seen.staged.look import changed
from tests.bot.games.doomtrooper.seen.staged.people import without
from tests.bot.games.doomtrooper.seen.staged.scenes import Scene, scenes
from tests.bot.games.doomtrooper.seen.staged.stage import Stage
from tests.bot.games.doomtrooper.seen.staged.trials import probed
from tests.bot.games.doomtrooper.seen.staged.twists import twists
from tests.bot.games.doomtrooper.seen.stated import lasting, saying
from tests.bot.games.doomtrooper.seen.stated.reading import found, holds
from tests.bot.games.doomtrooper.seen.stated.world import Here, Unread, World

NEAR, FAR, TRIED = 4, 60, 24
"""Positions in which it works that are laid otherwise, positions read in which it does not, and how many are played."""
OF_COMBAT = frozenset({"in-use", "fights", "attacks", "defends"})
"""Marks that somebody has in a combat alone."""
OF_A_TURN = frozenset({"attack", "deed", "became", "acts", "receive", "aimed"})
"""The probes that look at a turn, whatever is fought in the scene."""


def broken(conditions: tuple[If, ...], at: int, world: World, here: Here) -> bool:
    """Whether a condition does not hold while the others do."""
    rest = tuple(one for place, one in enumerate(conditions) if place != at)
    return holds(world, rest, here) and not holds(world, conditions[at : at + 1], here)


def standing_refused(hero: Printed, word: Effect, at: int, part: str = "") -> None:
    """See that a standing word does nothing where one of its conditions is broken, and does without the condition.

    Raises:
        Unread: no position breaks it so that this shows.
        SaidAnyway: none can, for the rules say the same.
        NotSeen: it works all the same.
    """
    rest = (*word.conditions[:at], *word.conditions[at + 1 :])
    # Where it cannot be broken by itself another one is with it.
    last = Unread("the condition cannot be broken")
    for left in (rest, ()) if rest else ((),):
        try:
            _refused(hero, word, at, changed_to(word, conditions=left), part)
        except Unread as unread:
            last = unread
        else:
            return
    raise SaidAnyway("the rules say so anyway") if implied(hero, word, word.conditions[at]) else last


def _refused(hero: Printed, word: Effect, at: int, free: Effect, part: str) -> None:
    mine = alone(hero, word)
    last: Exception = Unread("the condition cannot be broken")
    tried = 0
    for scene in _scenes(mine, word, at, free):
        try:
            says = saying.stated(free, scene.built(mine).world(), scene.here(len(Stage(mine).cards)), part)
            probe = _same_moment(word.conditions[at], scene, says.probe)
            before = probed(building(mine, scene, without(mine, word)), probe)
            loose = probed(building(mine, scene, alone(hero, free)), probe)
        except (Unread, Stuck) as unread:
            last = unread if isinstance(unread, Unread) else Unread(str(unread))
            continue
        tried += 1
        if changed(before, loose):
            after = probed(building(mine, scene, None), probe)
            left = {key: (before.get(key), value) for key, value in changed(before, after).items()}
            if left:
                raise NotSeen(f"works though its condition does not hold: {told(left)}")
            return
        last = Unread("where it is broken it makes no difference")
        if tried >= TRIED:
            break
    raise last


def _scenes(hero: Printed, word: Effect, at: int, free: Effect) -> Iterator[Scene]:
    """Positions in which one condition is broken: as the cards lie, and laid otherwise than where the word works."""

    def fit(world: World, here: Here) -> bool:
        meant = found(world, word.who, here) or found(world, changed_to(word.who, role=""), here)
        holds_not = not holds(world, word.conditions[at : at + 1], here)
        return holds_not and holds(world, free.conditions, here) and bool(meant)

    fought = of_fight(word.conditions, vehicle="vehicle" in hero.tags) or None
    plain = islice(scenes(hero, fit, fought=fought, wide=True), FAR)
    yield from islice(plain, NEAR)
    works = scenes(hero, lambda world, here: lasting.works(word, world, here), fought=fought)
    for scene in islice(works, NEAR):
        for lay in twists(word.conditions[at]):
            twisted = replace(scene, twist=lambda stage, lay=lay, scene=scene: lay(stage, scene.here(stage.hero)))  # type: ignore[misc]
            stage = twisted.built(hero)
            if fit(stage.world(), twisted.here(stage.hero)):
                yield twisted
    if fought:
        yield from islice(scenes(hero, fit, fought=False, wide=True), NEAR)
    yield from plain


def of_fight(conditions: tuple[If, ...], *, vehicle: bool = False) -> bool:
    """Whether conditions ask for something of a combat; a ``vehicle`` is in use by who sits in it."""
    marks = OF_COMBAT - {"in-use"} if vehicle else OF_COMBAT
    return any(
        one.tactic
        or one.combat
        or one.zone_used is not None
        or of_fight(one.any, vehicle=vehicle)
        or (one.cards is not None and (one.cards.role in lasting.FIGHTERS or marks & set(one.cards.marks)))
        for one in conditions
    )


def _same_moment(one: If, scene: Scene, probe: tuple[Any, ...]) -> tuple[Any, ...]:
    """The probe, where it shows the moment at which a condition is broken; fighters are as strong as they lie there.

    Raises:
        Unread: it shows another one.
    """
    vehicle = one.cards is None or not any("weapon" in tag for tag in one.cards.tags)
    fought = of_fight((one,), vehicle=vehicle and scene.inside)
    if scene.fight is None and probe[0] != "look" and (fought or one.turn):
        raise Unread("the probe is a combat of its own")
    if probe[0] in OF_A_TURN and (scene.fight is not None or one.turn):
        raise Unread("the probe looks at other moments")
    if probe[0] != "bout":
        return probe
    if fought and probe[1] != scene.fight:
        raise Unread("the probe is a combat of its own")
    made = one.cards is not None and set(one.cards.bounds) - {"value"}
    return (*probe[:2], {}, *probe[3:]) if made else probe
