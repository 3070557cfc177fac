"""Traces of a played card or a used ability: its lasting words are seen at work, one by one, and their end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice

from msgspec.structs import replace as changed_to

from bot.games.doomtrooper.words.catalogue import Printed
from bot.games.doomtrooper.words.effects import CONTINUOUS, Effect, Protect, Rate, Watch
from bot.games.doomtrooper.words.whom import Whom
from tests.bot.games.doomtrooper.seen.proof import answers, ends, failures, played, starting
from tests.bot.games.doomtrooper.seen.proof.standing import NotSeen, check, told
from tests.bot.games.doomtrooper.seen.proof.watched import less, on_paper, watched
from tests.bot.games.doomtrooper.seen.staged import drive
from tests.bot.games.doomtrooper.seen.staged.look import look
from tests.bot.games.doomtrooper.seen.staged.scenes import fights
from tests.bot.games.doomtrooper.seen.staged.stage import Stage
from tests.bot.games.doomtrooper.seen.staged.trials import probed
from tests.bot.games.doomtrooper.seen.stated import lasting, saying
from tests.bot.games.doomtrooper.seen.stated.paper import Paper
from tests.bot.games.doomtrooper.seen.stated.reading import found, holds
from tests.bot.games.doomtrooper.seen.stated.world import Fight, Here, Unread, World
from tests.bot.games.doomtrooper.table import Fixed

STARTS = 13
TACTICS = ("fight", "shoot")
OUT_OF_COMBAT = frozenset({"action", "mission", "own-turn", "turn-start", "draw", "discard", "turn-end"})
"""Moments at which something is played before the combat in which it is seen."""
BRIEF = frozenset({"combat", "turn", "step", "once"})
"""How long words last that are over before the next turn."""


def left_by(hero: Printed) -> Iterator[tuple[int, int, Effect]]:
    """The lasting words of a card: the ability they are of (-1 for the card itself), the way, and the word."""
    text = hero.text
    if text is None:
        return
    effects = tuple(one for one in text.effects if not saying.stands_on(hero, one))
    for way, word in _within(effects):
        yield -1, way, word
    for place, ability in enumerate(text.abilities):
        if ability.on is None:
            for way, word in _within(ability.effects):
                yield place, way, word


def _within(words: tuple[Effect, ...], way: int = 0) -> Iterator[tuple[int, Effect]]:
    for word in words:
        if isinstance(word, CONTINUOUS):
            yield way, word
        elif hasattr(word, "ways"):
            for at, each in enumerate(word.ways):
                yield from _within(each, at)
        elif hasattr(word, "effects"):
            yield from _within(word.effects, way)


def seen_kept(hero: Printed, place: int, way: int, word: Effect, part: str) -> None:
    """See a lasting word at work and over.

    Raises:
        Unread, NotSeen: it is not stated, or something else happened.
    """

    def see(start: starting.Start) -> None:
        if isinstance(word, Protect) and part == "cancelled":
            answers.uncancelled(hero, word, start)
        elif isinstance(word, Watch):
            watched(hero, place, way, word, start)
        else:
            once(hero, place, way, word, part, start)

    starts = islice(starting.starts_of(hero, place), STARTS)
    failures.shown(starts, see, "no position in which it lasts", failures.ENDS)


def once(hero: Printed, place: int, way: int, word: Effect, part: str, start: starting.Start) -> None:
    """Play or use it once, and see this word."""
    stage, paper = on_paper(hero, place, way, start)
    kept = next(((each, here, reached) for each, here, reached in paper.lasting if each is word), None)
    if kept is None:
        raise Unread("it does not begin here")
    _, here, reached = kept
    world = paper.world
    world.kinds = {}
    if paper.ended:
        world.fight = None
    fought = world.fight
    if paper.fighters and fought is not None:
        world.fight = replace(fought, attacker=paper.fighters[0], defender=paper.fighters[1])

    def works() -> bool:
        return holds(world, word.conditions, here) and bool(reached if word.fixed else found(world, word.who, here))

    later = None if works() else _later(stage, start, paper, works, round_=word.until == "my-next-turn")
    fought = fought if later is None else later
    lasts = word.until not in BRIEF
    without, with_it = (_build(hero, place, start, paper, each, later=later, lasts=lasts) for each in (None, way))
    if isinstance(word, Rate):
        before, after = _look(without), _look(with_it)
        must = played.ratings_on_paper(paper, hero, stage)
        wrong = {key: (after.get(key), value) for key, value in must.items() if after.get(key, value) != value}
        if wrong:
            raise NotSeen(f"is not so: {told(wrong)}")
        alone = Paper(world.at(now={}), here, lasting=[kept])
        own = played.ratings_on_paper(alone, hero, stage)
        if all(before.get(key) == value for key, value in own.items()):
            raise NotSeen("makes no difference")
    else:
        told_word, there_ = _fixed(word, here, reached)
        says = saying.stated(told_word, world, there_, part)
        # The probe begins with those who fight before the card changes them.
        probe = tuple(fought if one == world.fight and one is not None else one for one in says.probe)
        says = replace(says, probe=probe)
        had = _facts(stage)
        others = [(each, there) for each, there, _ in paper.lasting if each is not word]
        may = [says.may]
        for each, there in others:
            if not isinstance(each, (Rate, Watch)):
                for one in saying.PARTS.get(type(each), lambda _: ("",))(each):
                    try:
                        more = saying.stated(each, world, there, one)
                    except Unread:
                        continue
                    may += [more.may, more.must.__contains__]
        if any(isinstance(each, Rate) for each, _ in others):
            shown = played.ratings_on_paper(paper, hero, stage)
            for key in [one for one in says.must if one in shown]:
                plain = world.rating(key[1], key[2]) + (
                    0 if says.probe[0] == "covered" else lasting.beside(world, key[1], key[2])
                )
                says.must[key] = says.must[key] + shown[key] - plain  # type: ignore[operator]
        paid = {key for key, value in paper.facts().items() if key in had and had[key] != value}
        wide = replace(
            says,
            may=lambda key: (
                any(one(key) for one in may)
                or key in paid
                or key[1:2] == (here.card,)
                or (paper.fighters is not None and key[0] == "fighters")
                or (bool(others) and key[0] == "rating")
            ),
        )
        seen = probed(with_it, says.probe)
        try:
            check(probed(without, says.probe), seen, wide)
        except (NotSeen, drive.Stuck):
            # Beside what else the play does the word may make a difference that hides without all of it.
            bare = _build(hero, place, start, paper, way, later=later, lasts=lasts, blank=less(hero, place, word))
            check(probed(bare, says.probe), seen, wide)
    _ends(word, here, with_it if word.until == "combat" else _build(hero, place, start, paper, way))


def _later(
    stage: Stage, start: starting.Start, paper: Paper, works: Callable[[], bool], *, round_: bool = False
) -> Fight:
    """A combat that comes after the play, in which the word works: the one that it began, or one of the turn.

    ``round_`` takes one of the next turn as well.
    """
    if start.scene.fight is not None:
        raise Unread("nobody whom it is about")
    began = paper.began
    pairs = (
        [Fight(*began, tactic) for tactic in TACTICS] if began else fights(stage, start.scene, stage.hero, wide=True)
    )
    for fight in pairs:
        if began is None and not round_ and paper.cards[fight.attacker].controller != paper.world.state.active:
            continue
        paper.world.fight = fight
        if works():
            return fight
    paper.world.fight = None
    raise Unread("nobody whom it is about")


def _fixed(word: Effect, here: Here, reached: tuple[int, ...]) -> tuple[Effect, Here]:
    """The word about those who were chosen for it, where it is about some of several."""
    if not isinstance(word.who.count, int):
        return word, here
    return changed_to(word, who=Whom(role="fixed")), replace(here, targets=reached)


def _facts(stage: Stage) -> dict[object, object]:
    return Paper(stage.world(), Here(0, stage.hero)).facts()  # type: ignore[return-value]


def _build(
    hero: Printed,
    place: int,
    start: starting.Start,
    paper: Paper,
    way: int | None,
    *,
    later: Fight | None = None,
    lasts: bool = False,
    blank: Printed | None = None,
) -> Callable[..., Stage]:
    """How the position after the play is built anew; without it where ``way`` is none.

    Args:
        later: a combat that is fought after the play.
        lasts: what is done by an action is seen on the next turn where that of the other player is asked for.
        blank: the card without the word, which is played in its place.
    """

    def build(active: int | None = None, fight: Fight | None = None, at: int | None = None) -> Stage:
        before = later is not None or (start.scene.fight is None and start.when in OUT_OF_COMBAT)
        then = (fight or later) if before else None
        there = start if fight is None or before else replace(start, scene=replace(start.scene, fight=fight))
        stage = starting.position(hero, place, there)
        if blank is not None:
            stage.printed[hero.code] = blank
        if active is not None and there.scene.fight is None and there.when not in ("action", "mission"):
            stage.active = active
        stage.chance = Fixed(*(way or 0,) * 4)
        if blank is not None:
            stage.printed[hero.code] = blank
        acts = there.scene.fight is None and there.when in ("action", "mission")
        passes = lasts and acts and active == 1

        def plays(one: Stage) -> None:
            wanted = [("caster", start.caster), *start.targets, *one.liked, *paper.wanted, start.area]
            starting.carry_out(one, place, start, wanted, paper.ways)

        def opening(one: Stage) -> None:
            if way is not None:
                plays(one)
            if then is not None:
                drive.into(one, then, paper.wanted if way is not None else ())
            elif passes:
                drive.pass_turn(one)
            elif acts:
                drive.rested(one, 0)

        if way is not None or passes or acts or then is not None:
            stage.opening = opening
        stage.soon = "combat" if then is not None else "window" if acts and not passes else ""
        if at is not None and there.scene.fight is not None:
            stage.fought(there.scene.fight, at)
        return stage

    return build


def _look(build: Callable[..., Stage]):  # type: ignore[no-untyped-def]
    stage = build()
    stage.goes_on()
    return look(stage.run)


def _ends(word: Effect, here: Here, build: Callable[..., Stage]) -> None:
    """It goes on until its time and no longer."""
    if word.until not in ("combat", "turn", "my-next-turn"):
        return
    stage = build()
    stage.goes_on()

    def there() -> bool:
        return ends.begun(stage, here.card, word)

    fought = any(type(frame).__name__ == "Combat" for frame in stage.state.stack)
    if word.until == "combat" and not fought:
        return
    if not there():
        raise NotSeen("has not begun")
    if word.until == "combat":
        drive.over(stage)
    elif word.until == "turn":
        drive.pass_turn(stage)
    else:
        drive.pass_turn(stage)
        if stage.state.active == 0:
            raise drive.Stuck("the turn did not go round")
        if not there():
            raise NotSeen("ends too early")
        drive.pass_turn(stage)
    if ends.left(stage, here.card, word):
        raise NotSeen("does not end")
    if isinstance(word, Rate) and not stage.state.over:
        _as_printed(stage)


def _as_printed(stage: Stage) -> None:
    """The ratings are what they are without the word."""
    world = World(stage.state, stage.printed)
    lies = stage.state.cards[stage.hero]
    words = lasting.ratings(world, lasting.all_rates(world, Here(0, stage.hero, targets=lies.chosen)))
    for key, value in look(stage.run).items():
        if key[0] != "rating" or world.card(key[1]).type != "warrior" or stage.state.lasting:  # type: ignore[arg-type]
            continue
        plain = words.get(key[1:], world.ridden(key[1], key[2]) + lasting.beside(world, key[1], key[2]))  # type: ignore[arg-type]
        if value != plain:
            raise NotSeen(f"is over and still changes {told({key: (value, plain)})}")
