"""An ability that waits for an event is not set off by another one, nor where one of its conditions is broken."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

from msgspec.structs import replace as changed_to

from bot.games.doomtrooper.words.catalogue import Printed
from bot.games.doomtrooper.words.effects import Ability
from bot.games.doomtrooper.words.whom import If, On, Whom
from tests.bot.games.doomtrooper.seen.proof import triggers
from tests.bot.games.doomtrooper.seen.proof.standing import NotSeen, told
from tests.bot.games.doomtrooper.seen.staged.combats import used_by
from tests.bot.games.doomtrooper.seen.staged.drive import Stuck
from tests.bot.games.doomtrooper.seen.staged.events import mark_of, replace_cards, scripts
from tests.bot.games.doomtrooper.seen.staged.look import Seen, changed, look
from tests.bot.games.doomtrooper.seen.staged.scenes import Scene, homes
from tests.bot.games.doomtrooper.seen.staged.scripts import Script
from tests.bot.games.doomtrooper.seen.staged.stage import Stage
from tests.bot.games.doomtrooper.seen.staged.twists import Lay, as_it_is, twists
from tests.bot.games.doomtrooper.seen.stated.paper import Paper, mark_on
from tests.bot.games.doomtrooper.seen.stated.reading import fits, holds
from tests.bot.games.doomtrooper.seen.stated.world import Here, Unread, World, natural
from tests.bot.games.doomtrooper.table import Fixed

FIRST, LOOKED, FEW = 12, 250, 4
"""How many events are looked at, how many of those about others, and how many are tried that set nothing off."""
PLAYED = 5
"""How many events are played out that break a condition."""
MARKED = ("marked", "unmarked")
"""The events that give a mark, or take it."""


def event_refused(hero: Printed, place: int) -> None:
    """See that the same event about others, or by others, sets nothing off.

    Raises:
        Unread: there is none.
        NotSeen: one sets it off.
    """
    assert hero.text is not None
    ability = hero.text.abilities[place]
    on = ability.on
    assert on is not None
    cards = None if on.cards is None or on.cards.role == "self" else Whom(tags=("warrior",))
    if on.event == "played":
        cards = Whom(any=("equipment", "relic", "art", "warrior"))
    loose = changed_to(
        on,
        cards=_warriors(on) if on.event in (*MARKED, "reached") else cards,
        by=None,
        using=None,
        conditions=(),
    )
    others = (one for home in homes(hero) for one in _about_others(hero, ability, loose, home))
    told_of = 0
    for script in islice(others, FEW):
        before, after = (played_out(hero, one, script) for one in (triggers.without_ability(hero, place), None))
        _same(before, after)
        told_of += 1
    if not told_of:
        raise Unread("the event is always about it")


def _warriors(on: On) -> Whom:
    """Any warriors, with the mark that it is about, or the bounds that are reached."""
    if on.event in MARKED:
        return Whom(tags=("warrior",), marks=(mark_of(on),))
    return Whom(tags=("warrior",), bounds={} if on.cards is None else on.cards.bounds)


def _about_others(hero: Printed, ability: Ability, loose: On, home: Scene) -> Iterator[Script]:
    """Events like the one that an ability waits for, which do not set it off."""
    stage = home.built(hero)
    for script in islice(scripts(stage, home, loose, home.here(stage.hero), most=LOOKED), LOOKED):
        steps = loose.cards is None and script.that < 0 and script.mover >= 0
        if not steps and not _sets_off(ability, script, _come_about(hero, script, stage)):
            yield script


def _come_about(hero: Printed, script: Script, stage: Stage) -> Stage:
    """The stage with the cards that the event lays out on the table, where there are any."""
    laid = all(one < len(stage.cards) for one in (script.that, script.by))
    return stage if laid else _on_table(triggers.built(hero, script, None), script)


def _on_table(stage: Stage, script: Script) -> Stage:
    """The cards of an event are looked at as if they lay on the table."""
    for one in (script.that, script.by):
        if one >= 0 and stage.cards[one].zone == "hand":
            stage.change(one, zone=natural(stage.printed[stage.cards[one].code].tags))
    return stage


def conditions_of(ability: Ability) -> tuple[If, ...]:
    """The conditions of an ability that waits: those of the event first, then its own."""
    return ability.conditions if ability.on is None else (*ability.on.conditions, *ability.conditions)


def condition_refused(hero: Printed, place: int, at: int) -> None:
    """See that the event sets nothing off where one condition is broken, and does without that condition.

    Raises:
        Unread: no event breaks it so that this shows.
        NotSeen: it is set off all the same.
    """
    assert hero.text is not None
    ability = hero.text.abilities[place]
    try:
        _refused(hero, place, conditions_of(ability)[at], _without(ability, at))
    except Unread:
        if len(conditions_of(ability)) == 1:
            raise
        # It cannot be broken by itself: another one is with it.
        assert ability.on is not None
        bare = changed_to(ability, on=changed_to(ability.on, conditions=()), conditions=())
        _refused(hero, place, conditions_of(ability)[at], bare)


def _refused(hero: Printed, place: int, one: If, free: Ability) -> None:
    assert hero.text is not None
    ability = hero.text.abilities[place]
    abilities = tuple(free if number == place else each for number, each in enumerate(hero.text.abilities))
    loose = changed_to(hero, text=changed_to(hero.text, abilities=abilities))
    last, tried = Unread("the condition cannot be broken"), 0
    for script, lay in _broken(hero, ability, free, one):
        try:
            before = played_out(hero, triggers.without_ability(hero, place), script, lay)
            but_for = played_out(hero, loose, script, lay)
        except Stuck as stuck:
            last = Unread(str(stuck))
            continue
        tried += 1
        if changed(before, but_for):
            _same(before, played_out(hero, None, script, lay))
            return
        last = Unread("where it is broken it makes no difference")
        if tried >= PLAYED:
            break
    raise last


def _without(ability: Ability, at: int) -> Ability:
    assert ability.on is not None
    mine = len(ability.on.conditions)
    if at < mine:
        return changed_to(ability, on=changed_to(ability.on, conditions=_less(ability.on.conditions, at)))
    return changed_to(ability, conditions=_less(ability.conditions, at - mine))


def _less(conditions: tuple[If, ...], at: int) -> tuple[If, ...]:
    return (*conditions[:at], *conditions[at + 1 :])


def _broken(hero: Printed, ability: Ability, free: Ability, one: If) -> Iterator[tuple[Script, Lay]]:
    """Events, as they are brought about or with the stage laid otherwise, that only a broken condition keeps away."""
    # Such an event is one by its conditions alone: without them nobody knows how to bring it about.
    told_by = ability if ability.on is not None and ability.on.event in (*MARKED, "reached") else free
    for script in islice(triggers.scripts_of(hero, told_by), FIRST * 2):
        for lay in (as_it_is, *twists(one)):
            stage = triggers.built(hero, script, None)
            _laid(stage, script, lay)
            _on_table(stage, script)
            if _sets_off(ability, script, stage) or not _sets_off(free, script, stage):
                continue
            yield script, lay


def laid(script: Script, lay: Lay) -> Script:
    """The same event, with the stage laid otherwise."""

    def more(stage: Stage) -> None:
        script.lay(stage)
        _laid(stage, script, lay)

    return replace(script, lay=more)


def _laid(stage: Stage, script: Script, lay: Lay) -> None:
    fight, stage.fight = stage.fight, script.fight
    targets = (script.that, script.by, script.mover)
    lay(stage, Here(0, stage.hero, targets=targets, that=script.that, by=script.by, that_player=script.seat))
    stage.fight = fight


def _sets_off(ability: Ability, script: Script, stage: Stage) -> bool:
    """Whether an event sets an ability off, as the cards lie before it."""
    on = ability.on
    assert on is not None
    world = _once_so(on, script, stage.world().at(fight=script.fight))
    long_there = frozenset() if script.hand or "entered" in stage.cards[stage.hero].marks else triggers.LONG_THERE
    here = Here(
        0,
        stage.hero,
        targets=stage.cards[stage.hero].chosen,
        that=stage.hero if script.hand else script.that,
        by=script.by,
        that_player=script.seat,
        was=script.was | long_there,
        named=script.scene.named,
    )
    if script.hand:
        return holds(world, on.conditions, here) and holds(world, ability.conditions, here)
    both = (script.that, script.by) if script.fight is not None else (script.that,)
    if on.event == "combat-ended" and script.fight is not None:
        # It ends for both who fight.
        both = (script.fight.attacker, script.fight.defender)
    for that in both:
        by = script.by if that == script.that else script.that
        near = replace(here, that=that, by=by)
        # Who becomes something is not it before.
        about = replace_cards(on).cards if on.event in ("became", "lost") else on.cards
        if about is not None and (that < 0 or not fits(world, about, near, that)):
            continue
        if on.by is not None and (by < 0 or not fits(world, on.by, near, by)):
            continue
        if on.using is not None and script.fight is not None and not used_by(world, on.using, near, by):
            continue
        if holds(world, on.conditions, near) and holds(world, ability.conditions, near):
            return True
    return False


def _once_so(on: On, script: Script, world: World) -> World:
    """The position with what the event itself makes so, which is what its conditions look at."""
    if on.event in MARKED:
        after = Paper(world, Here(0, 0))
        mark_on(after, script.that, script.mark, 1 if on.event == "marked" else -1)
        return after.world
    now = {(card, which): number for (card, which, _), number in script.now}
    based = {(card, which): number for (card, which, of_base), number in script.now if of_base}
    return world.at(now={**world.now, **now}, based={**world.based, **based}) if now else world


def played_out(hero: Printed, blank: Printed | None, script: Script, lay: Lay = as_it_is) -> Seen:
    """The position once the event was brought about."""
    stage = triggers.built(hero, script, blank)
    _laid(stage, script, lay)
    stage.chance = Fixed()
    script.play(stage, (), ())
    return look(stage.run)


def _same(before: Seen, after: Seen) -> None:
    left = {key: (before.get(key), value) for key, value in changed(before, after).items()}
    if left:
        raise NotSeen(f"is set off by another event: {told(left)}")
