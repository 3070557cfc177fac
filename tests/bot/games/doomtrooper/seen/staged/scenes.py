"""Where a card is seen at work: on whom or where it lies, who fights whom, and whose turn it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

import msgspec
from msgspec.structs import replace as changed

from bot.games.doomtrooper.position.state import Card
from bot.games.doomtrooper.words.affiliations import AFFILIATIONS
from bot.games.doomtrooper.words.catalogue import Printed
from bot.games.doomtrooper.words.deeds import Attach, Heal, Name
from bot.games.doomtrooper.words.texts import Play
from bot.games.doomtrooper.words.whom import SELF, If, Whom
from tests.bot.games.doomtrooper.seen.staged.laying import one_more, rates_of
from tests.bot.games.doomtrooper.seen.staged.people import COMPUTED, counted_in, counted_on, demanded, whoms
from tests.bot.games.doomtrooper.seen.staged.stage import Stage, fitting
from tests.bot.games.doomtrooper.seen.stated.world import Fight, Here, World, faithful, natural

BEARERS, FOES, ENOUGH = 8, 14, 400


@dataclass(frozen=True)
class Scene:
    """A position for a card: where it lies, whom it is about, who fights; ``twist`` lays the stage otherwise then."""

    zone: str
    on: int = -1
    inside: bool = False
    chosen: tuple[int, ...] = ()
    player: int = -1
    fight: Fight | None = None
    active: int = 0
    laden: bool = False
    marks: tuple[str, ...] = ()
    named: tuple[str, ...] = ()
    without: tuple[int, ...] = ()
    twist: Callable[[Stage], None] | None = None

    def built(self, hero: Printed, blank: Printed | None = None) -> Stage:
        """The stage, with the card or another in its place."""
        stage = Stage(hero)
        flags = {mark: True for mark in self.marks if mark in FLAGS}
        own = tuple(mark for mark in self.marks if mark not in FLAGS)
        stage.lay(
            self.zone,
            on=self.on,
            blank=blank,
            chosen=self.chosen,
            player=self.player,
            marks=own,
            named=self.named,
            **flags,
        )
        for away in self.without:
            stage.take_off(away)
        if self.inside:
            stage.change(self.on, inside=True)
        if self.laden and twins(hero):
            stage.printed["twin"] = changed(stage.printed[hero.code], code="twin")
            stage.cards.append(changed(stage.cards[stage.hero], code="twin"))
        if hero.text is not None and any(one.on and one.on.event == "hand-full" for one in hero.text.abilities):
            # Hands are empty but where it is seen that one is too full.
            for at in [at for at, card in enumerate(stage.cards) if card.zone == "hand"]:
                stage.change(at, zone="sideboard")
        for whom in borne(hero) if self.laden else ():
            for _ in range(one_more(whom)):
                stage.bear(whom, stage.hero)
        for whom in carried(hero) if self.laden else ():
            bearer = self.on if self.on >= 0 else stage.hero
            for _ in range(max(least_of(hero, whom), one_more(whom))):
                stage.bear(whom, bearer, stage.cards[bearer].controller)
        for at, card in enumerate(stage.cards if self.laden and _leads(hero) else ()):
            if (
                at != stage.hero
                and card.controller == 0
                and card.zone == self.zone
                and not card.covered
                and stage.printed[card.code].type == "warrior"
                and not (AFFILIATIONS & hero.tags).isdisjoint(stage.printed[card.code].tags)
            ):
                stage.change(at, unit=stage.hero)
        if self.laden and imprisons(hero):
            prisoner = next(at for at, card in enumerate(stage.cards) if card.controller == 1 and card.zone == "squad")
            stage.change(prisoner, marks=("imprisoned", f"imprisoned:{stage.hero}"))
        if self.fight is not None:
            stage.fought(self.fight)
        else:
            stage.turn_of(self.active)
        if self.twist is not None:
            self.twist(stage)
        return stage

    def here(self, hero: int) -> Here:
        """In whose name the card's standing words speak."""
        return Here(0, hero, targets=self.chosen, named=self.named)


def twins(hero: Printed) -> bool:
    """Whether words of a warrior speak of others of his name."""
    return hero.type == "warrior" and any(one.alike == "name" and one.others for one in whoms(hero.text))


def borne(hero: Printed) -> tuple[Whom, ...]:
    """The cards that, by its words, lie on the card itself."""
    told = tuple(whoms((hero.play, hero.text)))
    laid = [one for one in told if one.on is not None and one.on.role == "self"]
    held = sorted((one for one in told if one.role == "held"), key=lambda one: not one.tags)
    several = next((one.count for one in held if isinstance(one.count, int)), "all")
    laid += [changed(held[0], count=several)] if held else []
    worn = [one.bearing for one in told if one.role == "self" and one.bearing is not None]
    named = [Whom(on=SELF) for one in told if one.like == "held"]
    return tuple({msgspec.json.encode(one): one for one in (*laid, *worn, *named)}.values())


def carried(hero: Printed) -> tuple[Whom, ...]:
    """The cards that, by its words, lie on the card's bearer beside it."""
    told = (one for one in whoms((hero.play, hero.text)) if one.on is not None and one.on.role == "bearer")
    worn = (one.bearing for one in whoms(hero.text) if one.role == "bearer" and one.bearing is not None)
    added = (one.part for one in rates_of(hero) if one.part is not None and one.who.role == "bearer")
    used = (one for one in added if "in-use" in one.marks)
    return tuple({msgspec.json.encode(one): one for one in (*told, *worn, *used)}.values())


def least_of(thing: object, whom: Whom) -> int:
    """How many of some cards the conditions of a card ask for; one where none does."""
    if isinstance(thing, If) and thing.cards == whom:
        return max(1, thing.least)
    parts: tuple[object, ...] = ()
    if isinstance(thing, msgspec.Struct):
        parts = tuple(getattr(thing, name) for name in thing.__struct_fields__)
    elif isinstance(thing, tuple):
        parts = thing
    return max((least_of(one, whom) for one in parts), default=1)


def _joins_others(hero: Printed) -> bool:
    """Whether a warrior may be attached to another one."""
    words = () if hero.text is None else (word for one in hero.text.abilities for word in one.effects)
    return any(isinstance(word, Attach) and word.who.role == "self" for word in words)


def _leads(hero: Printed) -> bool:
    """Whether words speak of those who follow the card."""
    return any(one.role == "unit" for one in whoms(hero.text))


def imprisons(hero: Printed) -> bool:
    """Whether words speak of those whom the card imprisoned."""
    return any("imprisoned-here" in one.marks for one in whoms(hero.text))


def named_by(thing: object) -> Iterator[Name]:
    """The words of a card that name something, wherever they stand."""
    if isinstance(thing, Name):
        yield thing
    if isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from named_by(getattr(thing, name))
    elif isinstance(thing, tuple):
        for one in thing:
            yield from named_by(one)


def heals(hero: Printed) -> bool:
    """Whether the card heals, so that it is seen on the wounded."""
    return hero.text is not None and any(isinstance(word, Heal) for one in hero.text.abilities for word in one.effects)


FLAGS = ("wounded", "covered", "inside")


def marks_of(hero: Printed) -> tuple[tuple[str, ...], ...]:
    """The marks that words ask of the card itself."""
    own = ("self", "bearer") if hero.type == "warrior" else ("self",)
    told = [one.marks for one in whoms((hero.play, hero.text)) if one.role in own and one.marks]
    # A counter that is paid with lies there once more than it is paid.
    prices = () if hero.text is None else (one.price.mark for one in hero.text.abilities)
    told += [(mark, mark) for mark in prices if mark]
    told += [(mark,) * counted_in(hero, mark) for mark in counted_on(hero)]
    laid = [tuple("entered" if mark == "entered-now" else mark for mark in one) for one in told]
    found = [tuple(mark for mark in one if mark in FLAGS or mark not in COMPUTED) for one in laid]
    # What is paid with counters lies there with one.
    found += [(one.price.mark,) for one in (hero.text.abilities if hero.text else ()) if one.price.mark]
    return tuple(dict.fromkeys(one for one in found if one))


def homes(hero: Printed) -> Iterator[Scene]:
    """Where a card lies once it was played; with what may lie on it, or without."""
    names = {one.what for one in named_by(hero)}
    for home in _homes(hero):
        if "affiliation" in names:
            own = sorted(AFFILIATIONS & home.built(hero).world().tags(home.on)) if home.on >= 0 else ["bauhaus"]
            yield replace(home, named=tuple(own[:1]))
        for one in named_by(hero):
            if one.what == "apostle":
                yield replace(home, named=one.options[:1] or ("follower:algeroth",))
        if hero.type == "warrior" and heals(hero):
            yield replace(home, marks=("wounded",))
        yield home
        laden = bool(borne(hero) or carried(hero) or _leads(hero) or imprisons(hero) or twins(hero))
        if laden:
            yield replace(home, laden=True)
        for marks in marks_of(hero):
            yield replace(home, marks=marks)
            if laden:
                yield replace(home, marks=marks, laden=True)
        for whom in nobody_of(hero.text):
            stage = home.built(hero)
            there = tuple(one for one in fitting(stage, whom, home.here(stage.hero)) if one != stage.hero)
            yield replace(home, without=there)


def nobody_of(thing: object) -> Iterator[Whom]:
    """The cards of which, by conditions of a card, none may be there."""
    if isinstance(thing, If) and thing.cards is not None and thing.most == 0 and not thing.no and not thing.cards.role:
        yield thing.cards
    if isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from nobody_of(getattr(thing, name))
    elif isinstance(thing, tuple):
        for one in thing:
            yield from nobody_of(one)


def _homes(hero: Printed) -> Iterator[Scene]:
    play, stage = hero.play, Stage(hero)
    at = len(stage.cards)
    if hero.type == "warrior":
        natural = home_of(hero)
        stage.lay(natural)
        with_him: tuple[int, ...] = ()
        for whom in play.also:
            with_him += tuple(one for one in fitting(stage, whom, Here(0, at)) if one not in (at, *with_him))[:1]
        if _joins_others(hero):
            hosts = fitting(stage, Whom(side="own", tags=("doomtrooper",)), Here(0, at))
            people = (one for one in hosts if one != at and stage.printed[stage.cards[one].code].type == "warrior")
            yield from (Scene("", one) for one in people)
        yield Scene(natural, chosen=with_him)
        yield from (Scene(zone, chosen=with_him) for zone in ("squad", "cohort", "outpost") if zone != natural)
        return
    if play.to == "card" and play.whom is not None:
        stage.lay("hand")
        here = Here(0, at)
        extra = _extra(stage, play, at, here)
        asked = demanded(hero) or play.whom
        if asked.role:
            asked = changed(asked, role="")
        bearers = [one for one in fitting(stage, asked, here) if one != at and one not in extra]
        vehicle = "vehicle" in hero.tags
        rides = [one for one in bearers if not stage.cards[one].covered] if vehicle else bearers
        for bearer in rides[:BEARERS]:
            if play.also:
                extra = _extra(stage, play, at, Here(0, at, targets=(bearer,)))
            number = play.whom.count if isinstance(play.whom.count, int) else 1
            side = stage.cards[bearer].controller
            others = [one for one in bearers if stage.cards[one].controller != side and not stage.cards[one].covered]
            more = tuple(others[: number - 1])
            if play.after == "attach":
                yield Scene("", bearer, inside=vehicle, chosen=extra)
            else:
                yield Scene("table", chosen=(bearer, *more, *extra))
        return
    if play.to == "area":
        for areas in play.areas or (("cohort",) if "legion" in hero.tags else ("squad", "cohort")):
            for area in areas.split("|"):
                for player in (1, 0) if play.side == "any" else (-1,):
                    yield Scene(area if area in ("squad", "cohort", "outpost") else "squad", player=player)
        return
    if play.to == "player":
        stage.lay("hand")
        also = [fitting(stage, whom, Here(0, at)) for whom in play.also]
        chosen = tuple(min(one, key=lambda card: stage.cards[card].controller != 1) for one in also if one)
        if play.player in ("chosen", "me", "each"):
            yield Scene("table", player=0, chosen=chosen)
        yield Scene("table", player=1, chosen=chosen)
        return
    yield Scene("table")


def _extra(stage: Stage, play: Play, hero: int, here: Here) -> tuple[int, ...]:
    """The cards that are chosen beside the one that it is played on."""
    extra: tuple[int, ...] = ()
    for whom in play.also:
        options = [one for one in fitting(stage, whom, here) if one != hero and one not in extra]
        options.sort(key=lambda one: stage.cards[one].controller != 1)
        extra += tuple(options[: whom.count if isinstance(whom.count, int) else 1])
    return extra


def home_of(hero: Printed) -> str:
    """The area of a warrior."""
    return natural(faithful(hero.tags))


def fights(stage: Stage, scene: Scene, hero: int, *, wide: bool = False) -> Iterator[Fight]:
    """Combats of those whom the card is about, both ways, in both tactics."""
    cards, printed = stage.cards, stage.printed
    own = stage.hero_card.type == "warrior" and scene.on < 0

    def able(card: int) -> bool:
        return printed[cards[card].code].type == "warrior" and not {"imprisoned", "out"} & set(cards[card].marks)

    def holder(card: int) -> int:
        while card >= 0 and cards[card].on >= 0:
            card = cards[card].on
        return card

    order = [hero] if own else [holder(scene.on)] if scene.on >= 0 else []
    order += [holder(one) for one in scene.chosen]
    order += [one for one in (*map(holder, stage.spoken), *range(len(cards))) if able(one)]
    people = [one for one in dict.fromkeys(order) if one >= 0 and able(one)]
    mine = [one for one in people if cards[one].controller == 0]
    theirs = [one for one in people if cards[one].controller == 1]
    # Who bears nothing and is neither hurt nor in cover fights first.
    plain = {one for one in people if not (cards[one].wounded or cards[one].covered or cards[one].marks)}
    plain -= {card.on for card in cards}
    laden = _bearers(stage)
    theirs.sort(key=lambda one: (one not in laden) if laden else (one not in plain))
    first = 1 if own or (scene.on >= 0 and cards[scene.on].controller == 0) else BEARERS
    zone = hero if stage.hero_card.type == "warzone" else -1
    if scene.on >= 0 and printed[cards[scene.on].code].type == "warzone":
        zone = scene.on
    grounds = _grounds(stage)
    for one in mine[: BEARERS if wide else first]:
        for foe in theirs[:FOES]:
            for tactic in ("fight", "shoot"):
                if any(
                    printed[cards[each].code].ratings and tactic not in printed[cards[each].code].ratings
                    for each in (one, foe)
                ):
                    continue
                for attacker, defender in ((foe, one), (one, foe)):
                    ground = grounds.get((cards[defender].controller, cards[defender].zone))
                    if ground is not None and zone < 0:
                        yield Fight(attacker, defender, tactic, ground)
                yield Fight(foe, one, tactic, zone)
                if wide and zone >= 0:
                    yield Fight(foe, one, tactic)
                    others = (
                        at for at, card in enumerate(cards) if at != zone and printed[card.code].type == "warzone"
                    )
                    near = (at for at in others if _place(cards[at]) == _place(cards[one]))
                    yield from (Fight(foe, one, tactic, at) for at in near)
                if zone < 0:
                    yield Fight(one, foe, tactic)


def _place(card: Card) -> tuple[int, str]:
    """Whose area a card lies in, and which."""
    return card.controller, card.zone


def _bearers(stage: Stage) -> frozenset[int]:
    """Who bears what words speak of as that of the one who is fought; nobody where they do not."""
    fighters = ("opponent-fighter", "fighter", "attacker", "defender")
    told = [set(one.tags) for one in whoms(stage.hero_card.text) if one.on is not None and one.on.role in fighters]
    borne = ((card.on, stage.printed[card.code].tags) for card in stage.cards if card.on >= 0)
    return frozenset(on for on, tags in borne if any(each <= tags for each in told))


def _grounds(stage: Stage) -> dict[tuple[int, str], int]:
    """By whose area and which the war zone that is fought from, where words speak of one that is in use."""
    told = whoms((stage.hero_card.play, stage.hero_card.text))
    if not any("warzone" in one.tags and "in-use" in one.marks and not one.role for one in told):
        return {}
    kinds = ((at, stage.printed[card.code].type, card) for at, card in enumerate(stage.cards))
    return {(card.controller, card.zone): at for at, kind, card in kinds if kind == "warzone"}


def scenes(
    hero: Printed, wanted: Callable[[World, Here], bool], *, fought: bool | None = None, wide: bool = False
) -> Iterator[Scene]:
    """The scenes in which something wanted holds, as the cards are read: one of each home in turn.

    Args:
        fought: whether a combat must be fought; ``None`` takes either.
        wide: others than those whom the card is about fight as well.
    """
    turns = [_at_home(hero, home, wanted, fought, wide=wide) for home in homes(hero)]
    while turns:
        for one in tuple(turns):
            scene = next(one, None)
            if scene is None:
                turns.remove(one)
            else:
                yield scene


def _at_home(
    hero: Printed, home: Scene, wanted: Callable[[World, Here], bool], fought: bool | None, *, wide: bool
) -> Iterator[Scene]:
    stage = home.built(hero)
    base = stage.world()
    for seat in () if fought else (0, 1):
        world = base.at()
        world.state = _active(base, seat)
        if wanted(world, home.here(stage.hero)):
            yield replace(home, active=seat)
    near = fights(stage, home, stage.hero, wide=wide)
    far = () if wide else fights(stage, home, stage.hero, wide=True)
    for tried, fight in enumerate(() if fought is False else dict.fromkeys((*near, *far))):
        if tried > ENOUGH:
            return
        world = base.at(fight=fight)
        world.state = _active(base, stage.cards[fight.attacker].controller)
        if wanted(world, home.here(stage.hero)):
            yield replace(home, fight=fight)


def _active(world: World, seat: int):  # type: ignore[no-untyped-def]
    return world.state if world.state.active == seat else changed(world.state, active=seat)
