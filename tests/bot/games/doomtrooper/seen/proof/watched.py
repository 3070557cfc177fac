"""Words that wait for an event are seen: what they wait for comes about with them and without them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from itertools import product
from types import MappingProxyType

from msgspec.structs import replace as changed_to

from bot.games.doomtrooper.words.catalogue import Printed
from bot.games.doomtrooper.words.deeds import End
from bot.games.doomtrooper.words.effects import Effect, Watch
from tests.bot.games.doomtrooper.seen.proof import ends, played, starting
from tests.bot.games.doomtrooper.seen.proof.standing import NotSeen
from tests.bot.games.doomtrooper.seen.staged import drive
from tests.bot.games.doomtrooper.seen.staged.look import look
from tests.bot.games.doomtrooper.seen.staged.people import whole
from tests.bot.games.doomtrooper.seen.staged.scripts import AT_STEP
from tests.bot.games.doomtrooper.seen.staged.stage import Stage
from tests.bot.games.doomtrooper.seen.stated.deeds import does
from tests.bot.games.doomtrooper.seen.stated.paper import Paper
from tests.bot.games.doomtrooper.seen.stated.reading import fits, found
from tests.bot.games.doomtrooper.seen.stated.world import Fight, Here, Unread, World
from tests.bot.games.doomtrooper.table import Fixed

AREAS = ("squad", "cohort", "outpost")


def less(hero: Printed, place: int, word: Effect) -> Printed:
    """The card without a word."""
    assert hero.text is not None

    def left(words: tuple[Effect, ...]) -> tuple[Effect, ...]:
        kept = tuple(one for one in words if one is not word)
        return tuple(
            changed_to(one, ways=tuple(left(way) for way in one.ways)) if hasattr(one, "ways") else one for one in kept
        )

    if place < 0:
        return whole(hero, changed_to(hero.text, effects=left(hero.text.effects)))
    abilities = tuple(
        changed_to(one, effects=left(one.effects)) if at == place else one for at, one in enumerate(hero.text.abilities)
    )
    return whole(hero, changed_to(hero.text, abilities=abilities))


def watched(hero: Printed, place: int, way: int, word: Watch, start: starting.Start) -> None:
    """See a word that waits: the combat comes to its end with it and without it."""
    _, paper = on_paper(hero, place, way, start)
    here = next((here for each, here, _ in paper.lasting if each is word), None)
    if here is None:
        raise Unread("it does not begin here")
    if word.on.event in AT_STEP:
        _at_step(hero, place, way, word, start, paper, here)
        return
    if word.on.event == "reached":
        _once_reached(hero, place, way, word, start, here)
        return
    fight = start.scene.fight or (None if paper.began is None else Fight(*paper.began))
    if fight is None:
        raise Unread("what it waits for is no combat")
    paper.world.fight = fight
    stops = any(isinstance(one, End) for one in word.effects)
    victim, doer = _victim(word, paper, here, fight)
    made = {victim: (60, 60, 0) if stops else (0, 0, 0), doer: (60, 60, 0 if stops else 60)}
    if word.on.event == "combat-ended":
        made = {victim: (0, 0, 30), doer: (0, 0, 30)}
    elif word.on.event not in ("wounded", "struck"):
        raise Unread(f"event {word.on.event}")
    states = [_fought_out(hero, place, way, word, start, paper, each, made) for each in (less(hero, place, word), None)]
    looks = [look(stage.run) for stage in states]
    if ends.left(states[1], states[1].hero, word):
        raise NotSeen("does not end")
    if stops:
        if looks[0].get(("wounded", doer)) is not True or looks[1].get(("wounded", doer)) is not False:
            raise NotSeen(f"does not stop the combat: {looks[1].get(('wounded', doer))}")
        return
    _follows(hero, word, replace(here, that=victim, by=doer), states, fight, paper)


def _follows(hero: Printed, word: Watch, here: Here, states: list[Stage], fight: Fight | None, paper: Paper) -> None:
    """All that a word waits to do is so with it, on top of what is so without it."""
    base, true = states
    after = Paper(World(base.state, base.printed, fight), here, wanted=list(paper.wanted), way=paper.way)
    had = after.facts()
    does(after, word.effects)
    if after.facts() == had and not after.lasting:
        raise NotSeen("makes no difference")
    after.world.fight = None
    after.ended = False
    played.compare(look(base.run), look(true.run), after, hero, true)


def _at_step(hero: Printed, place: int, way: int, word: Watch, start: starting.Start, paper: Paper, here: Here) -> None:
    """See a word that waits for a step of a turn: the turns go round until it comes, with it and without it."""
    seat = 1 if word.on.whose == "opponent" else 0
    states = []
    for blank in (less(hero, place, word), None):
        stage = _carried_out(hero, place, way, start, paper, blank)
        if blank is None and not ends.begun(stage, stage.hero, word):
            raise NotSeen("has not begun")
        for _ in range(2):
            drive.pass_turn(stage, paper.wanted)
            if stage.state.active == seat:
                break
        stage.goes_on()
        states.append(stage)
    if ends.left(states[1], states[1].hero, word):
        raise NotSeen("does not end")
    _follows(hero, word, replace(here, that_player=seat), states, None, paper)


def _once_reached(hero: Printed, place: int, way: int, word: Watch, start: starting.Start, here: Here) -> None:
    """See a word that waits until somebody is what it asks for: one comes to where he is, with it and without it."""
    for seat, area, to in product((0, 1), AREAS, AREAS):
        there = starting.twisted(start, partial(_newcomer, seat=seat, area=area, to=to))
        stage, paper = on_paper(hero, place, way, there)
        comes = len(stage.cards) - 2
        if _waits_for(word, paper, here, comes):
            continue
        paper.move(comes, to)
        if _waits_for(word, paper, here, comes):
            break
    else:
        raise Unread("nobody whom it is about")
    base, true = (_carried_out(hero, place, way, there, paper, blank) for blank in (less(hero, place, word), None))
    for each in (base, true):
        command = drive.play(each, 0, comes + 1, wanted=(comes,)) if drive.to_speak(each, 0) else None
        if command is None or command.targets != (comes,):
            raise drive.Stuck("nobody can be brought to where it waits for him")
        drive.settle(each.says(0, command))
    after = Paper(World(base.state, base.printed), here)
    met = () if word.on.cards is None else found(after.world, word.on.cards, here)
    for card in met:
        after.here = replace(here, that=card)
        does(after, word.effects)
    if comes not in met:
        raise Unread("nobody whom it is about")
    played.compare(look(base.run), look(true.run), after, hero, true)


def _newcomer(stage: Stage, _: Here, *, seat: int, area: str, to: str) -> None:
    """Lay somebody into an area, and a card by which he comes to another one."""
    stage.person(seat, area, ("bauhaus",))
    moves = {"do": "move", "to": to, "who": {"role": "chosen"}}
    stage.card("special", 0, play={"when": "any", "to": "card", "whom": {}, "after": "discard"}, effects=(moves,))


def _waits_for(word: Watch, paper: Paper, here: Here, card: int) -> bool:
    return word.on.cards is not None and fits(paper.world, word.on.cards, here, card)


def _victim(word: Watch, paper: Paper, here: Here, fight: Fight) -> tuple[int, int]:
    world = paper.world.at(fight=fight)
    for victim, doer in ((fight.attacker, fight.defender), (fight.defender, fight.attacker)):
        near = replace(here, that=victim, by=doer)
        lies = paper.cards[victim]
        if (
            (word.on.cards is None or fits(world, word.on.cards, near, victim))
            and (word.on.by is None or fits(world, word.on.by, near, doer))
            and not lies.wounded
            and not paper.cards[doer].wounded
            and not lies.covered
        ):
            return victim, doer
    raise Unread("nobody whom it is about")


def _fought_out(
    hero: Printed,
    place: int,
    way: int,
    word: Watch,
    start: starting.Start,
    paper: Paper,
    blank: Printed | None,
    made: dict[int, tuple[int, int, int]],
) -> Stage:
    """The card is played, in the combat or to begin it, and that is fought to its end."""
    stage = _carried_out(hero, place, way, start, paper, blank, made)
    if blank is None and not ends.begun(stage, stage.hero, word):
        raise NotSeen("has not begun")
    drive.over(stage, paper.wanted)
    return stage


def _carried_out(
    hero: Printed,
    place: int,
    way: int,
    start: starting.Start,
    paper: Paper,
    blank: Printed | None,
    made: Mapping[int, tuple[int, int, int]] = MappingProxyType({}),
) -> Stage:
    """The card is played, or its ability used; some have other ratings then."""
    stage = starting.position(hero, place, start)
    if blank is not None:
        stage.printed[hero.code] = blank
    for card, numbers in made.items():
        printed = stage.printed[stage.cards[card].code]
        rated_ = {**printed.ratings, **dict(zip(("fight", "shoot", "armour"), numbers, strict=True))}  # type: ignore[misc]
        stage.printed[printed.code] = changed_to(printed, ratings=rated_)
    stage.chance = Fixed(*(way,) * 4)
    starting.carry_out(stage, place, start, [("caster", start.caster), *paper.wanted, start.area], paper.ways)
    return stage


def on_paper(hero: Printed, place: int, way: int, start: starting.Start) -> tuple[Stage, Paper]:
    """The position before the card is played, or its ability used, and the changes that this must make."""
    stage = starting.position(hero, place, start)
    if place < 0:
        return stage, played.played_on_paper(hero, start, stage, way)
    assert hero.text is not None
    return stage, played.used_on_paper(hero, hero.text.abilities[place], start, stage, way)
