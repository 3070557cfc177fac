"""Conditions, moments, prices and targets, each broken once: what is not met is not offered, or changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from typing import TypeVar

from msgspec.structs import replace as changed_to

from bot.games.doomtrooper.words.catalogue import Printed
from bot.games.doomtrooper.words.effects import Ability, Actions, Effect
from bot.games.doomtrooper.words.texts import Play
from bot.games.doomtrooper.words.whom import If, On, Price, Whom
from tests.bot.games.doomtrooper.seen.proof import starting, triggers
from tests.bot.games.doomtrooper.seen.proof.standing import NotSeen, alone, building, told
from tests.bot.games.doomtrooper.seen.staged import drive
from tests.bot.games.doomtrooper.seen.staged.events import scripts
from tests.bot.games.doomtrooper.seen.staged.look import changed, look
from tests.bot.games.doomtrooper.seen.staged.people import without
from tests.bot.games.doomtrooper.seen.staged.probes import listed
from tests.bot.games.doomtrooper.seen.staged.scenes import homes, scenes
from tests.bot.games.doomtrooper.seen.staged.scripts import Script
from tests.bot.games.doomtrooper.seen.staged.stage import Stage
from tests.bot.games.doomtrooper.seen.staged.trials import probed
from tests.bot.games.doomtrooper.seen.stated import saying
from tests.bot.games.doomtrooper.seen.stated.reading import fits, found, holds
from tests.bot.games.doomtrooper.seen.stated.world import Here, Unread, World
from tests.bot.games.doomtrooper.table import Fixed

FIRST = 12
FEW = 6
"""How many other events are tried that set nothing off."""
OF_COMBAT = frozenset({"in-use", "fights", "attacks", "defends"})
"""Marks that somebody has in a combat alone."""
NEVER = frozenset({"any", "reaction", "saving", "points"})


def broken(conditions: tuple[If, ...], at: int, world: World, here: Here) -> bool:
    """Whether a condition does not hold while the others do."""
    rest = tuple(one for place, one in enumerate(conditions) if place != at)
    return holds(world, rest, here) and not holds(world, conditions[at : at + 1], here)


# Standing words.


def standing_refused(hero: Printed, word: Effect, at: int, part: str = "") -> None:
    """A standing word changes nothing where one of its conditions does not hold."""
    hero, free = alone(hero, word), changed_to(word, conditions=())

    def fit(world: World, here: Here) -> bool:
        return broken(word.conditions, at, world, here) and bool(
            found(world, word.who, here) or found(world, changed_to(word.who, role=""), here)
        )

    last: Exception = Unread("the condition cannot be broken")
    fought = any(
        one.tactic or one.combat or (one.cards and OF_COMBAT & set(one.cards.marks)) for one in word.conditions
    )
    for number, scene in enumerate(scenes(hero, fit, fought=fought or None, wide=True)):
        try:
            if scene.fight is None and any(one.tactic or one.combat or one.turn for one in word.conditions):
                raise Unread("the probe is a combat of its own")
            says = saying.stated(free, scene.built(hero).world(), scene.here(len(Stage(hero).cards)), part)
            if says.probe[0] in OF_A_TURN and (scene.fight is not None or any(one.turn for one in word.conditions)):
                raise Unread("the probe looks at other moments")
            bounded = any(one.cards is not None and one.cards.bounds for one in word.conditions)
            if says.probe[0] == "bout" and (says.probe[1] != scene.fight or bounded):
                raise Unread("the probe is a combat of its own")
        except Unread as unread:
            last = unread
        else:
            before = probed(building(hero, scene, without(hero, word)), says.probe)
            after = probed(building(hero, scene, None), says.probe)
            left = {key: (before.get(key), value) for key, value in changed(before, after).items()}
            if left:
                raise NotSeen(f"works though its condition does not hold: {told(left)}")
            return
        if number >= FIRST * 4:
            break
    raise last


# What is played and used.


OF_A_TURN = frozenset({"attack", "deed", "became", "acts", "receive", "aimed"})
"""The probes that look at a turn, whatever is fought in the scene."""


def _offered(hero: Printed, place: int, start: starting.Start, lay: Callable[[Stage], None] = lambda _: None) -> bool:
    """Whether the card, or the ability, is offered on what is chosen."""
    stage = starting.in_hand(hero, start) if place < 0 else starting.on_table(hero, start)
    lay(stage)
    if not drive.to_speak(stage, 0):
        raise Unread("the first player is not asked")
    command = starting.command(stage, place, start, [("caster", start.caster), *start.targets, start.area])
    return command is not None and (hero.type == "warrior" or command.targets == start.targets)


def _starts(hero: Printed, place: int) -> Iterator[starting.Start]:
    text = hero.text
    if place < 0:
        areas = starting.areas_of(hero)
        for start in starting.play_starts(hero):
            yield replace(start, area=areas[0] if areas else "")
    elif text is not None:
        yield from starting.use_starts(hero, text.abilities[place])


def met(hero: Printed, place: int) -> starting.Start:
    """The first way in which it is offered, all being barely met."""
    for number, start in enumerate(_starts(hero, place)):
        if _offered(hero, place, start):
            return start
        if number >= FIRST:
            break
    raise Unread("it is never offered")


def _of(hero: Printed, place: int) -> Play | Ability:
    return hero.play if place < 0 or hero.text is None else hero.text.abilities[place]


def moment_refused(hero: Printed, place: int) -> None:
    """At another moment it is not offered."""
    when = _of(hero, place).when
    if place >= 0 and any(isinstance(word, Actions) and word.convert for word in hero.text.abilities[place].effects):  # type: ignore[union-attr]
        raise Unread("it is said just before an action is taken")
    start = met(hero, place)
    acts = when in ("action", "mission") or (place >= 0 and bool(_of(hero, place).price.actions))
    if when in NEVER and not acts:
        raise Unread("it may be played at any time")
    calm = replace(start.scene, fight=None)
    others = [replace(start, when="draw" if acts or when not in ("draw", "own-turn") else "action", scene=calm)]
    if not acts:
        others.append(replace(start, when="action", scene=calm))
    if start.scene.fight is not None and when in ("modifiers", "after-combat"):
        others.append(replace(start, when="announced"))
    if start.scene.fight is not None and when == "before-combat":
        others.append(replace(start, when="modifiers"))
    for other in others:
        if _offered(hero, place, other):
            raise NotSeen("is offered at another moment")


def price_refused(hero: Printed, place: int) -> None:
    """Without what it costs it is not offered."""
    price = _of(hero, place).price
    if not (
        price.destiny
        or price.victory
        or price.hand
        or price.actions
        or price.x
        or price.mark
        or price.value
        or price.either
    ):
        mine = price.discard or price.sacrifice or price.wound
        if mine is not None and (mine.role == "self" or mine.zones != ("hand",)):
            raise Unread("what is paid is always there")
    if price.x and not price.least and not (price.destiny or price.victory or price.actions):
        raise Unread("nothing need be paid")
    start = met(hero, place)

    def poor(stage: Stage) -> None:
        stage.have(0, destiny=0, victory=0, tokens=())
        if price.mark:
            stage.change(stage.hero, marks=())
        for at, card in enumerate(stage.cards):
            if card.zone == "hand" and card.controller == 0 and at != stage.hero:
                stage.change(at, zone="sideboard")

    if _offered(hero, place, start, poor):
        raise NotSeen("is offered though nobody can pay for it")


def condition_refused(hero: Printed, place: int, at: int) -> None:
    """Where one of its conditions does not hold it is not offered, though it would be but for that."""
    conditions = _of(hero, place).conditions
    free, is_broken = _without(hero, place, at), False
    for number, start in enumerate(_starts(hero, place)):
        for way, lay in _breaks(conditions[at], start):
            stage = starting.in_hand(hero, way) if place < 0 else starting.on_table(hero, way)
            chosen = stage.cards[stage.hero].chosen
            here = Here(0, stage.hero, targets=way.targets or chosen, player=way.player, caster=way.caster)
            lay(stage, here)
            if not broken(conditions, at, stage.world(), here):
                continue
            is_broken = True
            if _offered(hero, place, way, lambda stage, lay=lay, here=here: lay(stage, here)):  # type: ignore[misc]
                raise NotSeen("is offered though its condition does not hold")
            # Other cards may lie there where the card says less.
            if _offered(free, place, way, lambda stage, lay=lay, here=here: lay(stage, replace(here, card=stage.hero))):  # type: ignore[misc]
                return
        if number >= FIRST * 6:
            break
    if not is_broken:
        raise Unread("the condition cannot be broken")


def _without(hero: Printed, place: int, at: int) -> Printed:
    """The card without one condition of its play or of an ability."""
    if place < 0 or hero.text is None:
        return changed_to(hero, play=_freed(hero.play, at))
    abilities = list(hero.text.abilities)
    abilities[place] = _freed(abilities[place], at)
    return changed_to(hero, text=changed_to(hero.text, abilities=tuple(abilities)))


def _freed(part: Asking, at: int) -> Asking:
    return changed_to(part, conditions=(*part.conditions[:at], *part.conditions[at + 1 :]))


Asking = TypeVar("Asking", Play, Ability)
Lay = Callable[[Stage, Here], None]


def _breaks(one: If, start: starting.Start) -> Iterator[tuple[starting.Start, Lay]]:
    """A position, and others that differ from it so that a condition may not hold."""
    yield start, lambda _, __: None
    fight = start.scene.fight
    if one.cards is not None and one.least and not one.no:
        yield start, lambda stage, here: _gone(stage, one, here)
    if one.combat in ("fights", "attacks", "defends") and fight is not None:
        yield start, lambda stage, _: _elsewhere(stage)
    if one.tactic and fight is not None:
        other = replace(fight, tactic="shoot" if fight.tactic == "fight" else "fight")
        yield replace(start, scene=replace(start.scene, fight=other)), lambda _, __: None
    for part in one.any:
        yield from _breaks(part, start)


def _gone(stage: Stage, one: If, here: Here) -> None:
    """The cards that a condition asks for are not there, those aside that play a part."""
    assert one.cards is not None
    world = stage.world()
    kept = {stage.hero, *here.targets, here.caster, *world.fighters(), world.holder(stage.hero)}
    for card in set(found(world, one.cards, here)) - kept:
        for other, lies in enumerate(stage.cards):
            if other == card or lies.on == card:
                stage.change(other, zone="sideboard", on=-1)


def _elsewhere(stage: Stage) -> None:
    """The card lies on somebody of its player's who does not fight."""
    world = stage.world()
    lies = stage.cards[stage.hero]
    idle = (
        at
        for at, card in enumerate(stage.cards)
        if card.controller == lies.controller and card.zone == lies.zone and card.on < 0
        and at not in world.fighters() and world.card(at).type == "warrior" and not card.covered
    )  # fmt: skip
    if lies.on >= 0 and (bearer := next(idle, -1)) >= 0:
        stage.change(stage.hero, on=bearer)


def target_refused(hero: Printed, place: int) -> None:
    """Nobody else is offered than whom the card means."""
    start = met(hero, place)
    stage = starting.in_hand(hero, start) if place < 0 else starting.on_table(hero, start)
    asked = _of(hero, place)
    whom = asked.whom if isinstance(asked, Play) else asked.whom[0]
    assert isinstance(whom, Whom)
    world = stage.world()
    here = Here(0, stage.hero, caster=start.caster)
    drive.to_speak(stage, 0)
    verb = "play" if place < 0 else "use"
    offered = listed(stage, 0, "doomtrooper-ask-target", verb, stage.hero, wanted=(("caster", start.caster),))
    offered = offered or listed(
        stage, 0, "doomtrooper-ask-targets", verb, stage.hero, wanted=(("caster", start.caster),)
    )
    wrong = [one for one in offered if isinstance(one, int) and not fits(world, whom, here, one)]
    if wrong:
        raise NotSeen(f"is offered on {wrong[:4]} whom it does not mean")
    if not any(not fits(world, whom, here, one) for one in range(len(stage.cards))):
        raise Unread("there is nobody else")


# What waits for events.


def event_refused(hero: Printed, place: int) -> None:
    """The same event about others, or by others, or without what must hold, sets nothing off."""
    assert hero.text is not None
    ability = hero.text.abilities[place]
    on = ability.on
    assert on is not None
    loose = changed_to(
        on,
        cards=None if on.cards is None or on.cards.role == "self" else Whom(tags=("warrior",)),
        by=None,
        conditions=(),
    )
    others = 0
    for home in homes(hero):
        stage = home.built(hero)
        for number, script in enumerate(scripts(stage, home, loose, home.here(stage.hero))):
            if number > FIRST or others >= FEW:
                break
            if loose.cards is None and script.that < 0 and script.mover >= 0:
                continue
            if _sets_off(hero, ability, on, script, stage):
                continue
            _same(hero, place, script)
            others += 1
        others += _without_what_must_be(hero, place, stage, scripts(stage, home, on, home.here(stage.hero)))
    if not others:
        raise Unread("the event is always about it")


def _without_what_must_be(hero: Printed, place: int, stage: Stage, found: Iterator[Script]) -> int:
    """The event itself sets nothing off where the cards are not there that must be. Tells how often that was tried."""
    assert hero.text is not None
    ability, tried = hero.text.abilities[place], 0
    assert ability.on is not None
    asked = [one for one in (*ability.on.conditions, *ability.conditions) if one.cards and one.least and not one.no]
    for script in islice(found, FEW if asked else 0):
        for one in asked:
            here = Here(0, stage.hero, targets=(script.that, script.by, script.mover), that=script.that, by=script.by)
            lacking = triggers.built(hero, script, None)
            _gone(lacking, one, here)
            if not _sets_off(hero, ability, ability.on, script, lacking):
                _same(hero, place, script, lambda stage, one=one, here=here: _gone(stage, one, here))  # type: ignore[misc]
                tried += 1
    return tried


def _sets_off(hero: Printed, ability: Ability, on: On, script: Script, stage: Stage) -> bool:
    world = stage.world().at(fight=script.fight)
    here = Here(
        0,
        stage.hero,
        targets=stage.cards[stage.hero].chosen,
        that=script.that,
        by=script.by,
        that_player=script.seat,
        was=script.was if script.hand else script.was | triggers.LONG_THERE,
    )
    both = (script.that, script.by) if script.fight is not None else (script.that,)
    if on.event == "combat-ended" and script.fight is not None:
        # It ends for both who fight.
        both = (script.fight.attacker, script.fight.defender)
    for that in both:
        by = script.by if that == script.that else script.that
        near = replace(here, that=that, by=by)
        if that >= len(world.state.cards) or by >= len(world.state.cards):
            return True
        if on.cards is not None and (that < 0 or not fits(world, on.cards, near, that)):
            continue
        if on.by is not None and (by < 0 or not fits(world, on.by, near, by)):
            continue
        if holds(world, on.conditions, near) and holds(world, ability.conditions, near):
            return True
    return False


def _same(hero: Printed, place: int, script: Script, lay: Callable[[Stage], None] = lambda _: None) -> None:
    seen = []
    for blank in (triggers.without_ability(hero, place), None):
        stage = triggers.built(hero, script, blank)
        lay(stage)
        stage.chance = Fixed()
        script.play(stage, (), ())
        seen.append(look(stage.run))
    left = {key: (seen[0].get(key), value) for key, value in changed(*seen).items()}
    if left:
        raise NotSeen(f"is set off by another event: {told(left)}")


def has_price(price: Price, *, acts: bool) -> bool:
    """Whether anything is paid."""
    return acts or price != Price()


def refusals(hero: Printed) -> Iterator[tuple[str, Callable[[], None]]]:
    """Every condition of a card that can be broken."""
    text, play = hero.text, hero.play
    if text is None:
        return
    if play.on is None:
        if play.when not in NEVER:
            yield "moment play", lambda: moment_refused(hero, -1)
        if has_price(play.price, acts=play.when in ("action", "mission")):
            yield "price play", lambda: price_refused(hero, -1)
        if play.to == "card" and play.whom is not None:
            yield "whom play", lambda: target_refused(hero, -1)
        for at in range(len(play.conditions)):
            yield f"if play {at}", lambda at=at: condition_refused(hero, -1, at)  # type: ignore[misc]
    stays = hero.type == "warrior" or play.after in ("attach", "stay")
    for number, word in enumerate(text.effects):
        if saying.stands_on(word, stays=stays):
            for at in range(len(word.conditions)):
                yield (
                    f"if word {number}.{at}",
                    lambda word=word, at=at: standing_refused(hero, word, at, saying.first_part(word)),  # type: ignore[misc]
                )
    for place, ability in enumerate(text.abilities):
        if ability.on is not None:
            if ability.on.cards is not None or ability.on.by is not None or ability.on.conditions or ability.conditions:
                yield f"event {place}", lambda place=place: event_refused(hero, place)  # type: ignore[misc]
            continue
        if ability.when not in NEVER or ability.price.actions:
            yield f"moment use {place}", lambda place=place: moment_refused(hero, place)  # type: ignore[misc]
        if has_price(ability.price, acts=bool(ability.price.actions)):
            yield f"price use {place}", lambda place=place: price_refused(hero, place)  # type: ignore[misc]
        if ability.whom:
            yield f"whom use {place}", lambda place=place: target_refused(hero, place)  # type: ignore[misc]
        for at in range(len(ability.conditions)):
            yield f"if use {place}.{at}", lambda place=place, at=at: condition_refused(hero, place, at)  # type: ignore[misc]
