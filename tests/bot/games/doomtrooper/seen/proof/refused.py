"""Conditions, moments, prices and targets, each broken once: what is not met is not offered, or changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from typing import TypeVar

from msgspec.structs import replace as changed_to

from bot.games.doomtrooper.words.catalogue import Printed
from bot.games.doomtrooper.words.effects import Ability, Actions
from bot.games.doomtrooper.words.texts import Play
from bot.games.doomtrooper.words.whom import If, Price, Whom
from tests.bot.games.doomtrooper.seen.proof import broken, reacting, starting, undone, unset
from tests.bot.games.doomtrooper.seen.proof.implied import IN_USE, implied_asking
from tests.bot.games.doomtrooper.seen.proof.standing import NotSeen, SaidAnyway
from tests.bot.games.doomtrooper.seen.staged import drive, twists
from tests.bot.games.doomtrooper.seen.staged.probes import listed
from tests.bot.games.doomtrooper.seen.staged.scenes import fights
from tests.bot.games.doomtrooper.seen.staged.stage import Stage
from tests.bot.games.doomtrooper.seen.stated import saying
from tests.bot.games.doomtrooper.seen.stated.reading import fits, found
from tests.bot.games.doomtrooper.seen.stated.world import Fight, Here, Unread

FIRST, FEW = 12, 6
OF_EVENTS = frozenset({"that", "by", "killer"})
"""The roles of whom an event is about."""
NEVER = frozenset({"any", "reaction", "saving", "points"})


# What is played and used.


def _offered(
    hero: Printed,
    place: int,
    start: starting.Start,
    lay: Callable[[Stage], None] = lambda _: None,
    said: Printed | None = None,
) -> bool:
    """Whether the card, or the ability, is offered on what is chosen; ``said`` is the card with other words."""
    stage = starting.position(hero, place, start)
    lay(stage)
    if said is not None:
        stage.printed[hero.code] = changed_to(stage.printed[hero.code], text=said.text, play=said.play)
    if not drive.to_speak(stage, 0):
        raise Unread("the first player is not asked")
    command = starting.command(stage, place, start, [("caster", start.caster), *start.targets, start.area])
    if command is None or start.player not in (-1, command.player):
        return False
    if hero.type == "warrior":
        # Face down anybody comes, whatever he asks for.
        return not getattr(command, "hidden", False)
    return command.targets == start.targets


def met(hero: Printed, place: int) -> starting.Start:
    """The first way in which it is offered, all being barely met."""
    for number, start in enumerate(starting.starts_of(hero, place)):
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
    start = met(hero, place)
    acts = when in ("action", "mission") or (place >= 0 and bool(_of(hero, place).price.actions))
    # What converts an action is said just before one is taken.
    acts |= any(isinstance(word, Actions) and word.convert for word in starting.effects_of(hero, place))
    if when in NEVER and not acts:
        raise Unread("it may be played at any time")
    calm = replace(start.scene, fight=None)
    others = [replace(start, when="draw" if acts or when not in ("draw", "own-turn") else "action", scene=calm)]
    if not acts:
        others.append(replace(start, when="action", scene=calm))
    if when == "draw":
        others.append(replace(start, when="turn-end", scene=calm))
    if start.scene.fight is not None and when in ("modifiers", "after-combat"):
        others.append(replace(start, when="announced"))
    if start.scene.fight is not None and when == "before-combat":
        others.append(replace(start, when="modifiers"))
    for other in others:
        if _offered(hero, place, other):
            raise NotSeen("is offered at another moment")


def answer_refused(hero: Printed) -> None:
    """A card that answers an event is not offered where nothing happens, though it would be but for that.

    What is about who or what the event is about means nobody without it: there it is offered with the event alone.
    """
    free = changed_to(hero, play=changed_to(hero.play, on=None, when="any"))
    for start in islice(starting.starts_of(hero, -1), FIRST):
        calm = replace(start, when="draw", scene=replace(start.scene, fight=None))
        if _offered(hero, -1, calm):
            raise NotSeen("is offered though nothing happens")
        if _offered(hero, -1, calm, said=free):
            return
    if hero.play.whom is None or hero.play.whom.role not in OF_EVENTS:
        raise Unread("where nothing happens it is never offered")
    (reacting.seen_saving if starting.saving_ways(hero) else reacting.seen_reacting)(hero)


def price_refused(hero: Printed, place: int) -> None:
    """Without what it costs it is not offered."""
    price = _of(hero, place).price
    mine = price.discard or price.sacrifice or price.wound
    points = price.destiny or price.victory or price.actions
    more = points or price.hand or price.x or price.mark or price.value or price.either
    if mine is not None and mine.role == "self" and not more:
        raise SaidAnyway("the card that is used is there")
    if price.x and not price.least and not points:
        raise SaidAnyway("nothing need be paid")
    start = met(hero, place)

    def poor(stage: Stage) -> None:
        stage.have(0, destiny=0, victory=0, tokens=())
        if price.mark:
            stage.change(stage.hero, marks=())
        for at, card in enumerate(stage.cards):
            if card.zone == "hand" and card.controller == 0 and at != stage.hero:
                stage.change(at, zone="sideboard")
        if mine is not None and not mine.role:
            for at in {*found(stage.world(), mine, Here(0, stage.hero))} - {stage.hero, stage.cards[stage.hero].on}:
                stage.change(at, zone="sideboard")

    if _offered(hero, place, start, poor):
        raise NotSeen("is offered though nobody can pay for it")


def condition_refused(hero: Printed, place: int, at: int) -> None:
    """Where one of its conditions does not hold it is not offered, though it would be but for that."""
    conditions = _of(hero, place).conditions
    free, last = _without(hero, place, at), Unread("the condition cannot be broken")
    for number, start in enumerate(starting.starts_of(hero, place)):
        for way, lay in _breaks(hero, conditions[at], start):
            stage = starting.position(hero, place, way)
            chosen = stage.cards[stage.hero].chosen
            here = Here(0, stage.hero, targets=way.targets or chosen, player=way.player, caster=way.caster)
            lay(stage, here)
            if not broken.broken(conditions, at, stage.world(), here):
                continue
            last = Unread("where it is broken it is not offered anyway")

            def laid(stage: Stage, lay: twists.Lay = lay, here: Here = here) -> None:
                lay(stage, here)

            try:
                if _offered(hero, place, way, laid):
                    raise NotSeen("is offered though its condition does not hold")
                if _offered(hero, place, way, laid, free):
                    return
            except Unread as silent:
                last = silent
        if number >= FIRST * 6:
            break
    asked, words = _of(hero, place), starting.effects_of(hero, place)
    raise SaidAnyway("the rules say so anyway") if implied_asking(hero, asked, words, conditions[at]) else last


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


def _breaks(hero: Printed, one: If, start: starting.Start) -> Iterator[tuple[starting.Start, twists.Lay]]:
    """A position, and others that differ from it so that a condition may not hold."""
    yield start, twists.as_it_is
    fight = start.scene.fight
    for part in (one, *one.any):
        if part.tactic and fight is not None:
            other = replace(fight, tactic="shoot" if fight.tactic == "fight" else "fight")
            there = replace(start, scene=replace(start.scene, fight=other))
            yield there, twists.as_it_is
            yield there, twists.serves_both
        if part.combat in ("fights", "attacks", "defends") and fight is not None:
            stage = start.scene.built(hero) if start.scene.zone != "hand" else starting.in_hand(hero, start)
            for other in islice(_others_fight(stage, start), FEW):
                yield replace(start, scene=replace(start.scene, fight=other)), twists.as_it_is
        if part == IN_USE and fight is not None and fight.zone >= 0:
            yield replace(start, scene=replace(start.scene, fight=replace(fight, zone=-1))), twists.as_it_is
        if part.combat == "any" and fight is not None:
            yield replace(start, scene=replace(start.scene, fight=None)), twists.as_it_is
        if part.combat == "none" and fight is None:
            stage = start.scene.built(hero)
            fought = next(fights(stage, start.scene, stage.hero, wide=True), None)
            yield replace(start, scene=replace(start.scene, fight=fought)), twists.as_it_is
    for lay in twists.twists(one):
        yield start, lay


def _others_fight(stage: Stage, start: starting.Start) -> Iterator[Fight]:
    """Combats of others than the card or its bearer."""
    world = stage.world()
    mine = world.holder(stage.hero)
    for one in fights(stage, start.scene, stage.hero, wide=True):
        if mine not in (one.attacker, one.defender):
            yield one


def target_refused(hero: Printed, place: int) -> None:
    """Nobody else is offered than whom the card means."""
    start = met(hero, place)
    stage = starting.position(hero, place, start)
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
    else:
        yield "moment play", lambda: answer_refused(hero)
    for number, word in enumerate(text.effects):
        if saying.stands_on(hero, word):
            for at in range(len(word.conditions)):
                yield (
                    f"if word {number}.{at}",
                    lambda word=word, at=at: broken.standing_refused(hero, word, at, saying.first_part(word)),  # type: ignore[misc]
                )
    for number, (place, word) in enumerate(undone.conditional(hero)):
        for at in range(len(word.conditions)):
            yield (
                f"if deed {number}.{at}",
                lambda place=place, word=word, at=at: undone.deed_refused(hero, place, word, at),  # type: ignore[misc]
            )
    for place, ability in enumerate(text.abilities):
        if ability.on is not None:
            if ability.on.cards is not None or ability.on.by is not None or ability.on.using is not None:
                yield f"event {place}", lambda place=place: unset.event_refused(hero, place)  # type: ignore[misc]
            for at in range(len(unset.conditions_of(ability))):
                yield f"event {place}.{at}", lambda place=place, at=at: unset.condition_refused(hero, place, at)  # type: ignore[misc]
            continue
        if ability.when not in NEVER or ability.price.actions:
            yield f"moment use {place}", lambda place=place: moment_refused(hero, place)  # type: ignore[misc]
        if has_price(ability.price, acts=bool(ability.price.actions)):
            yield f"price use {place}", lambda place=place: price_refused(hero, place)  # type: ignore[misc]
        if ability.whom:
            yield f"whom use {place}", lambda place=place: target_refused(hero, place)  # type: ignore[misc]
        for at in range(len(ability.conditions)):
            yield f"if use {place}.{at}", lambda place=place, at=at: condition_refused(hero, place, at)  # type: ignore[misc]
