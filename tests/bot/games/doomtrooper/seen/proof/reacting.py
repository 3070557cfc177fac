"""A card that answers an event is played in the window it has, and only there."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import islice

from bot.games.doomtrooper.position.frames import Window
from bot.games.doomtrooper.position.state import IN_PLAY
from bot.games.doomtrooper.words.catalogue import Printed
from bot.games.doomtrooper.words.effects import Ability, stands
from bot.games.doomtrooper.words.whom import On
from tests.bot.games.doomtrooper.seen.proof import ends, failures, played, starting
from tests.bot.games.doomtrooper.seen.proof.standing import NotSeen
from tests.bot.games.doomtrooper.seen.proof.triggers import only_spent, replaces, still_fought
from tests.bot.games.doomtrooper.seen.staged import drive
from tests.bot.games.doomtrooper.seen.staged.events import cancels, scripts
from tests.bot.games.doomtrooper.seen.staged.look import look
from tests.bot.games.doomtrooper.seen.staged.scenes import Scene
from tests.bot.games.doomtrooper.seen.staged.scripts import Script
from tests.bot.games.doomtrooper.seen.staged.stage import Stage
from tests.bot.games.doomtrooper.seen.stated.deeds import does
from tests.bot.games.doomtrooper.seen.stated.paper import Paper
from tests.bot.games.doomtrooper.seen.stated.reading import found, holds
from tests.bot.games.doomtrooper.seen.stated.world import Here, Unread, World
from tests.bot.games.doomtrooper.table import Fixed

MOST = 17


def seen_reacting(hero: Printed) -> None:
    """See a card that answers an event played.

    Raises:
        Unread, NotSeen: nobody states it, or something else happened.
    """
    assert hero.play.on is not None and hero.text is not None
    for way in range(starting.ways_of(hero.text.effects)):
        _seen(hero, hero.play.on, way)


def _seen(hero: Printed, on: On, way: int) -> None:
    stage = Stage(hero)
    stage.lay("hand")
    stage.turn_of(0)
    # What is used is seen both where it is used up by that and where it is not.
    for spent in (False, True) if on.event == "used" and cancels(hero) else (False,):
        found_ = islice(scripts(stage, Scene("hand"), on, Here(0, stage.hero)), MOST)
        ways = (one for one in found_ if one.spent == spent)
        failures.shown(ways, partial(once, hero, on, way=way), "no way to bring the event about")


def seen_saving(hero: Printed) -> None:
    """See a card that saves, and may be played at any time, played where somebody is about to die.

    Raises:
        Unread, NotSeen: nobody states it, or something else happened.
    """
    for way in starting.saving_ways(hero):
        _seen(hero, On(event="kills", cards=hero.play.whom), way)


def enters(ability: Ability) -> bool:
    """Whether an ability is set off as its own card comes to the table."""
    on = ability.on
    return on is not None and on.event == "entered" and on.cards is not None and on.cards.role == "self"


def _built(hero: Printed, script: Script) -> Stage:
    stage = Stage(hero)
    stage.lay("hand")
    stage.turn_of(script.scene.active)
    script.lay(stage)
    return stage


def once(hero: Printed, on: On, script: Script, way: int) -> None:
    """Bring the event about without the card, state what it changes, and bring it about with the card played."""
    play, text = hero.play, hero.text
    assert text is not None
    base = _built(hero, script)
    base.goes_on()
    pre, before = base.state, look(base.run)
    here = Here(
        0, base.hero, that=script.that, by=script.by, that_player=script.seat, was=script.was, number=script.number
    )
    first = World(pre, base.printed, script.fight)
    if not holds(first, on.conditions, here) or not holds(first, play.conditions, here):
        raise Unread("its conditions do not hold")
    script.play(base, (), ())
    goes = play.after not in ("attach", "stay")
    words = text.effects if goes else tuple(one for one in text.effects if not stands(one))
    words = (*words, *(word for one in text.abilities if enters(one) for word in one.effects))
    replaced = any(map(replaces, words))
    state = only_spent(pre, script) if replaced else base.state
    fight = None if replaced else still_fought(script.fight, base)
    world = World(state, base.printed, fight)
    targets: tuple[int, ...] = ()
    if play.to == "card" and play.whom is not None:
        options = found(first, play.whom, here) or found(world, play.whom, here)
        if not options:
            raise Unread("nobody it could be played on")
        targets = tuple(sorted(options, key=lambda one: one != script.that))[:1]
    caster = script.caster if hero.type != "art" else next(iter(base.mages), -1)
    here = replace(here, targets=targets, x=1 if play.price.x else 0, caster=caster)
    paper = Paper(world, here, wanted=list(targets), way=way, threat=script.mover)
    if script.fight is not None and script.that >= 0 and state.cards[script.that].zone == "discard":
        paper.undone = (pre.cards[script.by].controller if script.by >= 0 else 0, first.rating(script.that, "value"))
    if paper.cards[base.hero].zone != "hand":
        raise drive.Stuck("the card left the hand")
    paper.pays(play.price, 0, actions=0)
    paper.move(base.hero, "stack")
    start = starting.Start(script.scene, play.when, targets)
    if not goes:
        played.placed(paper, hero, start, base.hero)
    bare = paper.facts()
    does(paper, words)
    if not replaced and goes and paper.facts() == bare and not paper.lasting and not paper.sources and not paper.ended:
        raise NotSeen("makes no difference")
    if goes and paper.cards[base.hero].zone == "stack":
        played.placed(paper, hero, start, base.hero)
    true = _built(hero, script)
    true.chance = Fixed(*(way,) * 4)
    done: list[bool] = []

    def hook(stage: Stage) -> bool:
        window = stage.run.top
        if play.on is None and not (isinstance(window, Window) and window.kind == "saving"):
            return False
        command = drive.play(stage, 0, stage.hero, wanted=[("caster", here.caster), *paper.wanted])
        if command is None:
            return False
        if targets and command.targets != targets:
            raise NotSeen(f"is not offered on {targets} but on {command.targets}")
        stage.says(0, command)
        done.append(True)
        return True

    true.hook = hook
    script.play(true, paper.wanted, paper.ways)
    if not done:
        true.goes_on()
        if drive.to_speak(true, 0) and hook(true):
            drive.settle(true, paper.wanted, paper.ways)
        else:
            raise NotSeen("is not offered")
    ended = {**before, ("combats",): 0} if replaced else look(base.run)
    paper.ended = paper.ended and fight is not None
    if replaced and script.that >= 0 and state.cards[script.that].zone in IN_PLAY:
        paper.loose.add(("rating",))
    played.compare(ended, look(true.run), paper, hero, true)
    ends.all_begun(true, paper)
    ends.of_combat(true, true.hero, words)
