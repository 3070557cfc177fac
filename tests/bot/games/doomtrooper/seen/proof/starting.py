"""How something comes to be played: from where, in which combat, and on whom."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from dataclasses import replace as with_

from msgspec.structs import replace

from bot.games.doomtrooper.position.commands import Play, Use
from bot.games.doomtrooper.position.frames import Earned, Splitting
from bot.games.doomtrooper.words.catalogue import Printed
from bot.games.doomtrooper.words.effects import Ability, Actions, Bar, Chance, Choose, Effect, Heal, Limit, Permit
from bot.games.doomtrooper.words.texts import CardText
from bot.games.doomtrooper.words.whom import Whom
from tests.bot.games.doomtrooper.seen.staged import drive
from tests.bot.games.doomtrooper.seen.staged.people import demanded, whole
from tests.bot.games.doomtrooper.seen.staged.scenes import Scene, fights, homes
from tests.bot.games.doomtrooper.seen.staged.stage import Stage, fitting
from tests.bot.games.doomtrooper.seen.staged.twists import Lay
from tests.bot.games.doomtrooper.seen.stated.reading import found, holds
from tests.bot.games.doomtrooper.seen.stated.world import Fight, Here, World

TURN_PARTS = {"turn-start": 1, "draw": 4, "own-turn": 4, "any": 4, "discard": 8, "turn-end": 8}
"""The part of the turn whose window comes next, by the moment of a card."""


COMBAT_PARTS = {
    "before-combat": 5,
    "combat": 8,
    "modifiers": 8,
    "any": 8,
    "own-turn": 8,
    "after-combat": 15,
    "announced": 3,
    "declared": 1,
}
"""The part of a combat whose window comes next."""


TARGETS, FOUR = 4, 4


@dataclass(frozen=True)
class Start:
    """How something comes to be played: from where, in which combat, and on whom."""

    scene: Scene
    when: str
    targets: tuple[int, ...] = ()
    player: int = -1
    caster: int = -1
    area: str = ""


def in_hand(hero: Printed, start: Start, *, laid: bool = True) -> Stage:
    """The position before the card is played."""
    stage = Stage(hero)
    if laid:
        # What events set off is seen by itself.
        text = hero.text
        blank = (
            None
            if text is None
            else whole(hero, replace(text, abilities=tuple(one for one in text.abilities if one.on is None)))
        )
        stage.lay("hand", blank=blank)
        make_room(stage)
    set_moment(stage, start)
    if start.scene.twist is not None:
        start.scene.twist(stage)
    return stage


def twisted(start: Start, lay: Lay) -> Start:
    """The same start, with the stage laid otherwise."""

    def twist(stage: Stage) -> None:
        targets = start.targets or stage.cards[stage.hero].chosen
        lay(stage, Here(0, stage.hero, targets=targets, player=start.player, caster=start.caster))

    return with_(start, scene=with_(start.scene, twist=twist))


def command(stage: Stage, place: int, start: Start, wanted: Sequence[object]) -> Play | Use | None:
    """The command by which the card is played, or its ability used; ``None`` where it is not offered."""
    if place < 0:
        return drive.play(stage, 0, stage.hero, wanted=wanted, player=start.player)
    return drive.use(stage, 0, stage.hero, place, wanted=wanted, player=start.player)


def carry_out(stage: Stage, place: int, start: Start, wanted: Sequence[object], ways: Sequence[int]) -> None:
    """The card is played, or its ability used, and what follows is settled."""
    if not drive.to_speak(stage, 0):
        raise drive.Stuck("the first player is not asked")
    said = command(stage, place, start, wanted)
    if said is None:
        raise drive.Stuck("is not offered")
    stage.says(0, said)
    drive.settle(stage, wanted=wanted, ways=ways)


def make_room(stage: Stage) -> None:
    """Take off the stage whom the card does not share an area with, so that it comes there itself."""
    text, here = stage.hero_card.text, Here(0, stage.hero)
    for word in () if text is None else text.effects:
        if isinstance(word, Bar) and word.who.role == "self" and word.what[0].startswith("enter:"):
            for one in word.conditions:
                for at in found(stage.world(), one.cards, here) if one.cards is not None else ():
                    stage.change(at, zone="sideboard")


def on_table(hero: Printed, start: Start) -> Stage:
    """The position before the ability is used; what its use sets off is seen by itself."""
    stage = start.scene.built(hero, _unheard(hero))
    set_moment(stage, start)
    return stage


def _unheard(hero: Printed) -> Printed | None:
    """The card without what the use of it sets off; ``None`` where nothing is."""
    text = hero.text
    left = tuple(one for one in (text.abilities if text else ()) if one.on is None or one.on.event != "used")
    return None if text is None or left == text.abilities else replace(hero, text=replace(text, abilities=left))


def position(hero: Printed, place: int, start: Start) -> Stage:
    """The position before the card is played (-1), or one of its abilities used."""
    return in_hand(hero, start) if place < 0 else on_table(hero, start)


def set_moment(stage: Stage, start: Start) -> None:
    fight, when = start.scene.fight, start.when
    if fight is not None:
        stage.fought(fight, COMBAT_PARTS.get(when, 8))
    elif when in ("action", "mission"):
        stage.turn_of(0, max(3, dearest(stage.hero_card)))
    elif when == "points":
        paid_for_mission(stage)
    else:
        foreign = any(one.turn == "opponent" and not one.no for one in stage.hero_card.play.conditions)
        stage.turn_of(1 if foreign else 0)
        stage.have(0, tokens=())
        stage.at(1 if when == "any" and _about_drawing(stage.hero_card) else TURN_PARTS.get(when, 4))


def _about_drawing(hero: Printed) -> bool:
    """Whether a card changes how many cards are drawn, so that it must be played before they are."""
    words = () if hero.text is None else hero.text.effects
    return any(isinstance(one, Limit) and one.of in ("draw", "actions") and one.until == "turn" for one in words)


def idle(words: tuple[Effect, ...], way: int) -> bool:
    """Whether it is one of the ways that nothing happens."""
    return any(isinstance(one, (Choose, Chance)) and not one.ways[way % len(one.ways)] for one in words)


def saving_ways(hero: Printed) -> tuple[int, ...]:
    """The ways of a card that may be played at any time in which it saves from death."""
    if hero.play.on is not None or hero.play.when != "any" or hero.text is None:
        return ()
    told = (word.ways if isinstance(word, Choose) else ((word,),) for word in hero.text.effects)
    return tuple(
        at for ways in told for at, way in enumerate(ways) if any(isinstance(one, Heal) and one.saves for one in way)
    )


def paid_for_mission(stage: Stage) -> None:
    """The other player has just split what a mission pays that a warrior of his bears."""
    stage.turn_of(1)
    cards = stage.cards
    for at, card in enumerate(cards):
        if stage.printed[card.code].type == "mission" and card.on >= 0 and cards[card.on].controller == 1:
            stage.stack.append(Splitting((Earned(1, 7, at, victory=3),), 61, at=1))
            return


def dearest(hero: Printed) -> int:
    """The most actions that playing the card or using it takes."""
    prices = (hero.play.price, *(one.price for one in (() if hero.text is None else hero.text.abilities)))
    return max(price.actions for price in prices)


def slots(whoms: tuple[Whom, ...], stage: Stage, here: Here, world: World) -> Iterator[tuple[int, ...]]:
    """The cards that may be chosen, each choice from those that are left."""
    if not whoms:
        yield ()
        return
    whom, *rest = whoms
    options = [one for one in fitting(stage, whom, here) if one not in here.targets and one != here.card]
    options = [one for one in options if not stage.cards[one].unpaid]
    options.sort(key=lambda one: not stage.cards[one].inside)
    number = whom.count if isinstance(whom.count, int) else 1
    for at in range(min(TARGETS, max(0, len(options) - number + 1))):
        chosen = tuple(options[at : at + number])
        further = with_(here, targets=(*here.targets, *chosen))
        for more in slots(tuple(rest), stage, further, world):
            yield (*chosen, *more)


def starts(hero: Printed, when: str, whoms: tuple[Whom, ...], base: Stage, scene: Scene) -> Iterator[Start]:
    """Ways to choose what is chosen, and the combats in which to do it."""
    fought = when in ("combat", "modifiers", "before-combat", "after-combat")
    both = when in ("any", "own-turn")
    there: list[Fight | None] = [] if fought else [None]
    if fought or both:
        pairs = list(dict.fromkeys((*fights(base, scene, base.hero), *fights(base, scene, base.hero, wide=True))))
        if hero.type == "art" and base.mages:
            pairs.sort(key=lambda one: not {one.attacker, one.defender} & set(base.mages))
        there += pairs[:120]
    when = "declared" if when == "before-combat" and _lets_attack(hero) else when
    for fight in there:
        near = with_(scene, fight=fight)
        stage = base
        stage.fight = fight
        world = stage.world()
        here = Here(0, stage.hero, caster=_caster(stage, fight))
        for targets in slots(whoms, stage, here, world):
            yield Start(near, when, targets, caster=here.caster)
    base.fight = None


def _lets_attack(hero: Printed) -> bool:
    """Whether a card lets somebody attack in a combat, so that it must be played before who fights is announced."""
    words = () if hero.text is None else hero.text.effects
    return any(isinstance(one, Permit) and any(what.startswith("attack") for what in one.what) for one in words)


def _caster(stage: Stage, fight: Fight | None) -> int:
    if not stage.mages:
        return -1
    fighting = [one for one in stage.mages if fight is not None and one in (fight.attacker, fight.defender)]
    return fighting[0] if fighting else stage.mages[0]


def play_starts(hero: Printed) -> Iterator[Start]:
    """Where and on whom the card may be played by its own words."""
    play = hero.play
    base = in_hand(hero, Start(Scene("hand"), "points" if play.when == "points" else "action"))
    base._run = None
    whoms: tuple[Whom, ...] = ()
    if play.to == "card":
        asked = demanded(hero)
        whoms = ((asked,) if asked is not None else ()) + play.also
    else:
        whoms = play.also
    for start in starts(hero, play.when, whoms, base, Scene("hand")):
        for seat in _seats(hero):
            yield with_(start, player=seat, area=_area(hero))


def _seats(hero: Printed) -> tuple[int, ...]:
    play = hero.play
    if play.to == "player":
        return {"me": (0,), "opponent": (1,), "each-opponent": (1,)}.get(play.player, (1, 0))
    if play.to == "area" and play.side != "own":
        return (1,) if play.side == "opponent" else (0, 1)
    return (-1,)


def ways_of(words: tuple[Effect, ...]) -> int:
    """How many ways words leave."""
    most = 1
    for word in words:
        if isinstance(word, (Choose, Chance)):
            most = max(most, len(word.ways))
        most = max(most, ways_of(getattr(word, "effects", ())))
    return most


def _area(hero: Printed) -> str:
    """The area that a card is played to; empty where it is played to none."""
    play = hero.play
    if play.to != "area":
        return ""
    told_ = (area for each in play.areas for area in each.split("|") if area in ("squad", "cohort", "outpost"))
    return next(told_, "cohort" if "legion" in hero.tags else "squad")


def effects_of(hero: Printed, place: int) -> tuple[Effect, ...]:
    """The words that happen as a card is played (-1), or by one of its abilities."""
    text = hero.text or CardText()
    return text.effects if place < 0 else text.abilities[place].effects


def use_starts(hero: Printed, ability: Ability) -> Iterator[Start]:
    """Where and on whom an ability may be used."""
    converts = any(isinstance(word, Actions) and word.convert for word in ability.effects)
    when = "action" if converts or (ability.price.actions and ability.when == "any") else ability.when
    turns = [_use_at(hero, ability, when, home) for home in homes(hero)]
    while turns:
        for one in tuple(turns):
            start = next(one, None)
            if start is None:
                turns.remove(one)
            else:
                yield start


def starts_of(hero: Printed, place: int) -> Iterator[Start]:
    """Where and on whom the card may be played (-1), or one of its abilities used."""
    if place < 0:
        return play_starts(hero)
    assert hero.text is not None
    return use_starts(hero, hero.text.abilities[place])


def _use_at(hero: Printed, ability: Ability, when: str, home: Scene) -> Iterator[Start]:
    base = home.built(hero)
    base._run = None
    for start in starts(hero, when, ability.whom, base, home):
        here = Here(0, base.hero, targets=start.targets or base.cards[base.hero].chosen)
        world = base.world()
        world.fight = start.scene.fight
        if not holds(world, ability.conditions, here):
            continue
        if ability.whom or not about_chosen(ability.effects):
            yield start
        else:
            yield with_(start, player=1)
            yield with_(start, player=0)


def about_chosen(words: tuple[Effect, ...]) -> bool:
    """Whether words are about a player who is chosen as they are used."""
    return any(
        "chosen" in (getattr(word, "player", ""), getattr(word, "whose", ""), getattr(word, "taken_from", ""))
        or word.who.side == "chosen"
        or any(about_chosen(way) for way in getattr(word, "ways", ()))
        for word in words
    )
