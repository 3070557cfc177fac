"""A card is played, or an ability used, as a player would; what follows is held against what was stated on paper."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace as with_
from functools import partial
from itertools import islice
from typing import Any

from msgspec.structs import replace as changed

from bot.games.doomtrooper.position.frames import Combat
from bot.games.doomtrooper.position.state import IN_PLAY
from bot.games.doomtrooper.words.catalogue import Printed
from bot.games.doomtrooper.words.deeds import Control
from bot.games.doomtrooper.words.effects import CONTINUOUS, Ability, Bar, Effect, Permit, Rate, Watch, inside, stands
from bot.games.doomtrooper.words.whom import RATINGS
from tests.bot.games.doomtrooper.seen.proof import failures, starting
from tests.bot.games.doomtrooper.seen.proof.standing import NotSeen, told
from tests.bot.games.doomtrooper.seen.proof.starting import (
    Start,
    in_hand,
    on_table,
    play_starts,
    use_starts,
    ways_of,
)
from tests.bot.games.doomtrooper.seen.staged import drive
from tests.bot.games.doomtrooper.seen.staged.look import Seen, look
from tests.bot.games.doomtrooper.seen.staged.stage import Stage
from tests.bot.games.doomtrooper.seen.staged.twists import twists
from tests.bot.games.doomtrooper.seen.stated import lasting
from tests.bot.games.doomtrooper.seen.stated.deeds import does
from tests.bot.games.doomtrooper.seen.stated.paper import Paper
from tests.bot.games.doomtrooper.seen.stated.reading import found, holds, rated
from tests.bot.games.doomtrooper.seen.stated.world import Here, Unread, World, natural
from tests.bot.games.doomtrooper.table import Fixed

STARTS, MOST_COMBATS = 14, 8
IDLE = "makes no difference"


def placed(paper: Paper, hero: Printed, start: Start, card: int) -> None:
    """A card that was played goes where it belongs."""
    play = hero.play
    after = play.after
    for word in hero.text.effects if hero.text is not None else ():
        # Who may see hands knows them.
        paper.searched |= isinstance(word, Permit) and "see-hand" in word.what
    if hero.type == "warrior":
        paper.move(card, natural(paper.world.tags(card)), controller=0)
        return
    if after == "attach" and play.to == "card":
        bearer = start.targets[0]
        paper.move(card, paper.cards[bearer].zone, on=bearer, controller=0)
        if "vehicle" in hero.tags and not paper.cards[bearer].covered:
            paper.card(bearer, inside=True)
        kept = start.targets[1:]
        paper.here = with_(paper.here, targets=start.targets)
        if kept:
            paper.card(card, chosen=kept)
    elif after in ("attach", "stay"):
        paper.move(
            card, start.area or "table", controller=start.player if play.side == "opponent" and play.to == "area" else 0
        )
        paper.card(card, chosen=start.targets, player=start.player)
    else:
        paper.move(card, {"discard": "discard", "sacrifice": "sacrificed"}[after])


def played_on_paper(hero: Printed, start: Start, stage: Stage, way: int, x: int = 1) -> Paper:
    """The changes that playing the card must make."""
    text, play, world = hero.text, hero.play, stage.world()
    paid = x if play.price.x else 0
    here = Here(0, stage.hero, targets=start.targets, player=start.player, caster=start.caster, x=paid, area=start.area)
    if not holds(world, play.conditions, here):
        raise Unread("its own conditions do not hold")
    paper = Paper(world, here, wanted=list(start.targets), way=way)
    by_action = play.when in ("action", "mission")
    if hero.type == "warrior":
        paper.gain(0, -hero.ratings.get("value", 0), 0)
    paper.pays(play.price, 0, actions=1 if by_action else 0)
    goes = hero.type != "warrior" and play.after not in ("attach", "stay")
    paper.move(stage.hero, "stack")
    if not goes:
        placed(paper, hero, start, stage.hero)
    effects: tuple[Effect, ...] = text.effects if text is not None else ()
    does(paper, effects if goes else tuple(one for one in effects if not stands(one)))
    if goes and paper.cards[stage.hero].zone == "stack":
        placed(paper, hero, start, stage.hero)
    return paper


def seen_played(hero: Printed) -> None:
    """See a card played, in every way that it leaves.

    Raises:
        Unread, NotSeen: it is not stated, or it is otherwise.
    """
    ways = range(ways_of(hero.text.effects if hero.text is not None else ()))
    for way in (one for one in ways if one not in starting.saving_ways(hero)):
        see = partial(one_play, hero, way=way)
        start = _tried(play_starts(hero), see, partial(_told_apart, hero, -1), "nobody it could be played on")
        _done_once(hero, -1, start, see)


def _done_once(hero: Printed, place: int, seen: Start, see: Callable[[Start], None]) -> None:
    """See each deed with conditions where they hold, unless it was seen from there, or there is no such position."""
    for word in starting.effects_of(hero, place):
        if isinstance(word, CONTINUOUS) or not word.conditions or _met(hero, place, seen, word):
            continue
        lays = [lay for one in word.conditions for lay in twists(changed(one, no=not one.no))]
        wrong: Exception | None = None
        for there in islice(starting.starts_of(hero, place), STARTS):
            ways = (there, *(starting.twisted(there, lay) for lay in lays))
            start = next((one for one in ways if _met(hero, place, one, word)), None)
            if start is None:
                continue
            try:
                see(start)
            except (NotSeen, Unread, drive.Stuck) as failed:
                wrong = failures.worse(wrong, failed)
                if failures.contradicts(failed):
                    break
            else:
                wrong = None
                break
        if wrong is not None:
            raise wrong


def _met(hero: Printed, place: int, start: Start, word: Effect) -> bool:
    """Whether the conditions of a word hold before anything is played; nobody knows of those that look back."""
    stage = starting.position(hero, place, start)
    here = Here(0, stage.hero, targets=start.targets, player=start.player, caster=start.caster, area=start.area)
    with suppress(Unread):
        return holds(stage.world(), word.conditions, here)
    return False


ALIKE = (-1, -1)


def _told_apart(hero: Printed, place: int, start: Start) -> tuple[int, int]:
    """Positions of which one each is seen: by the player who is chosen, and by whose card it is that changes hands."""
    if not start.targets or not any(isinstance(one, Control) for one in inside(starting.effects_of(hero, place))):
        return (start.player, -1)
    return (start.player, starting.position(hero, place, start).cards[start.targets[0]].controller)


def _tried(
    found_: Iterator[Start], see: Callable[[Start], None], kind: Callable[[Start], tuple[int, int]], nobody: str
) -> Start:
    """See something from the first position in which it shows, and from one more of another kind.

    Returns:
        The last of these positions.
    """
    wrong: Exception | None = None
    tried, known = 0, dict[tuple[int, int], Start]()
    for start in found_:
        mine = kind(start)
        if mine in known:
            continue
        try:
            see(start)
        except (NotSeen, Unread, drive.Stuck) as failed:
            if failures.contradicts(failed):
                raise
            wrong = failures.worse(wrong, failed)
            tried += 1
        else:
            known[mine] = start
            if mine == ALIKE:
                break
        if tried >= STARTS or len(known) > 1:
            break
    if not known:
        raise wrong or Unread(nobody)
    return [*known.values()][-1]


def one_play(hero: Printed, start: Start, way: int, x: int = 1) -> None:
    """Play it once."""
    stage = in_hand(hero, start)
    stage.chance = Fixed(*(way,) * 4)
    paper = played_on_paper(hero, start, stage, way, x)
    idle = hero.text is not None and starting.idle(hero.text.effects, way)
    if not idle and not _does_anything(hero, paper, stage):
        raise NotSeen(IDLE)
    before = opened(stage)
    wanted = [("caster", start.caster), *paper.wanted, start.area]
    command = (
        drive.play(stage, 0, stage.hero, wanted=wanted, x=x, player=start.player) if drive.to_speak(stage, 0) else None
    )
    if command is None:
        raise NotSeen("is not offered")
    if hero.type != "warrior" and command.targets != start.targets:
        raise NotSeen(f"is not offered on {start.targets} but on {command.targets}")
    stage.says(0, command)
    drive.settle(stage, wanted=wanted, ways=paper.ways)
    compare(before, look(stage.run), paper, hero, stage)
    if paper.began:
        _goes_after_combats(stage, paper)


def _goes_after_combats(stage: Stage, paper: Paper) -> None:
    """A card that began combats goes where it belongs once they are over."""
    for _ in range(paper.rounds + MOST_COMBATS):
        drive.over(stage, paper.wanted)
        drive.settle(stage, paper.wanted)
        if not any(isinstance(frame, Combat) for frame in stage.state.stack):
            break
    zone, belongs = stage.state.cards[stage.hero].zone, paper.cards[stage.hero].zone
    if zone != belongs:
        raise NotSeen(f"goes to {zone} and not to {belongs}")


def _does_anything(hero: Printed, paper: Paper, stage: Stage) -> bool:
    """Whether more than the price and the card's way is stated, or the card stays and is seen elsewhere."""
    if hero.type == "warrior" or hero.play.after in ("attach", "stay") or paper.declined:
        return True
    if any(_shows(word, reached) for word, _, reached in paper.lasting):
        return True
    if paper.ended or paper.began or paper.tactic or paper.fighters or paper.helpers or paper.sources or paper.order:
        return True
    bare = played_on_bare(hero, stage)
    return any(bare.get(key) != value for key, value in paper.facts().items() if key[1:] != (stage.hero,)) or bool(
        paper.shuffled
    )


def played_on_bare(hero: Printed, stage: Stage) -> dict[Any, object]:
    """The facts of the position as it lies, with the price paid."""
    paper = Paper(stage.world(), Here(0, stage.hero, x=1 if hero.play.price.x else 0))
    with suppress(Unread):
        paper.pays(hero.play.price, 0, actions=1 if hero.play.when in ("action", "mission") else 0)
    return paper.facts()


def opened(stage: Stage) -> Seen:
    """The position once the first player is asked."""
    if not drive.to_speak(stage, 0):
        raise drive.Stuck("the first player is not asked")
    return look(stage.run)


def compare(before: Seen, after: Seen, paper: Paper, hero: Printed, stage: Stage) -> None:
    """Whether the position is as it is on paper.

    Raises:
        NotSeen: it is not.
    """
    wrong: dict[Any, object] = {}
    for key, value in paper.facts().items():
        now = after.get(key)
        if key[0] == "library" and key[1] in paper.shuffled:
            unshuffled = paper.world.state.libraries[key[1]]
            if now == unshuffled and len(unshuffled) > 1:
                wrong[key] = (now, "shuffled")
            now = frozenset(now)  # type: ignore[call-overload]
        if now != value and not (paper.began and key == ("zone", stage.hero)):
            wrong[key] = (now, value)
    combats = before["combats",] - (1 if paper.ended else 0) + (paper.rounds if paper.began else 0)  # type: ignore[operator]
    if after["combats",] != combats:
        wrong["combats",] = (after["combats",], combats)
    order = before["order",] if paper.order is None else paper.order
    if after["order",] != order:
        wrong["order",] = (after["order",], order)
    pair = paper.began or paper.fighters
    if pair and after.get(("fighters",)) != pair:
        wrong["fighters",] = (after.get(("fighters",)), pair)
    if paper.tactic and after.get(("tactic",)) != paper.tactic:
        wrong["tactic",] = (after.get(("tactic",)), paper.tactic)
    if paper.helpers and after.get(("helpers",)) != paper.helpers:
        wrong["helpers",] = (after.get(("helpers",)), paper.helpers)
    if not paper.loose and not paper.began:
        for key, value in ratings_on_paper(paper, hero, stage).items():
            if after.get(key, value) != value:
                wrong[key] = (after.get(key), value)
    if not paper.searched:
        for key in before:
            if (
                key[0] == "known"
                and key in after
                and after[key] != paper.cards[key[1]].seen  # type: ignore[call-overload]
                and before.get(("zone", key[1])) == after.get(("zone", key[1]))
            ):
                wrong[key] = (after[key], paper.cards[key[1]].seen)  # type: ignore[call-overload]
    for what, seat in stage.answered:
        if what == "fetch" and seat not in paper.takers:
            wrong["asked", seat] = (what, paper.takers)
    named, lies = paper.here.named, stage.state.cards[stage.hero]
    if lies.zone in IN_PLAY and named and lies.named != named:
        wrong["named", stage.hero] = (lies.named, named)
    if wrong:
        raise NotSeen(f"is not so: {told(wrong)}")


def ratings_on_paper(paper: Paper, hero: Printed, stage: Stage) -> dict[Any, int]:
    """The ratings of all warriors on the table, with what the card says of them."""
    world = paper.world
    world.fight = None if paper.ended else world.fight
    if paper.fighters and world.fight is not None:
        world.fight = with_(world.fight, attacker=paper.fighters[0], defender=paper.fighters[1])
    if paper.tactic and world.fight is not None:
        world.fight = with_(world.fight, tactic=paper.tactic)
    card = stage.hero
    world.idle = frozenset(
        one
        for word, _, reached in paper.lasting
        if isinstance(word, Bar) and not {"work", "used"}.isdisjoint(word.what)
        for one in reached
    )
    chosen = paper.cards[card].chosen if paper.cards[card].zone in IN_PLAY else ()
    standing = lasting.all_rates(world, Here(0, card, targets=chosen))
    words = lasting.by_card(world, standing)
    world.now |= lasting.ratings(world, standing)
    must: dict[Any, int] = {("rating", *key): value for key, value in world.now.items()}
    for word, here, reached in paper.lasting:
        if isinstance(word, Rate) and holds(world, word.conditions, here):
            for one in reached if word.fixed else found(world, word.who, here):
                words.setdefault(one, []).append((word, here))
    bare = _without_cover(paper, world)
    for at, lies in enumerate(paper.cards):
        if lies.zone not in IN_PLAY or world.card(at).type != "warrior" or lies.unpaid:
            continue
        for which in RATINGS:
            mine = [each for each in words.get(at, ()) if which in each[0].ratings]
            if which not in world.card(at).ratings or (not mine and (at, which) in world.now):
                continue
            more = lasting.beside(world, at, which) + lasting.parts(world, mine, at, which)
            if at in bare and which == "armour" and lies.covered:
                more -= lasting.COVER
            must["rating", at, which] = rated(world, mine, at, which) + more
    return must


def _without_cover(paper: Paper, world: World) -> frozenset[int]:
    """Those to whom cover gives nothing."""
    return frozenset(
        one
        for word, _, reached in paper.lasting
        if isinstance(word, Bar) and "cover-bonus" in word.what
        for one in reached
    )


def _shows(word: Effect, reached: tuple[int, ...]) -> bool:
    """Whether a lasting word has somebody to show on; what it changes is seen by itself."""
    later = word.until in ("turn", "my-next-turn") and not word.fixed
    return bool(reached) or later or isinstance(word, Watch) or getattr(word, "player", None) is not None


# Abilities that are used.


def seen_used(hero: Printed, place: int) -> None:
    """See an ability used, in every way that it leaves."""
    assert hero.text is not None
    ability = hero.text.abilities[place]
    for way in range(ways_of(ability.effects)):
        see = partial(one_use, hero, ability, place, way=way)
        kind = partial(_told_apart, hero, place)
        _done_once(hero, place, _tried(use_starts(hero, ability), see, kind, "its conditions do not hold"), see)


def used_on_paper(hero: Printed, ability: Ability, start: Start, stage: Stage, way: int, x: int = 1) -> Paper:
    """The changes that using the ability must make."""
    world = stage.world()
    chosen = stage.cards[stage.hero].chosen
    paid = x if ability.price.x else 0
    here = Here(0, stage.hero, targets=start.targets or chosen, player=start.player, x=paid)
    if not holds(world, ability.conditions, here):
        raise Unread("its conditions do not hold")
    paper = Paper(world, here, wanted=list(start.targets), way=way, first=world.at())
    paper.pays(ability.price, 0, actions=0)
    paper.paid = paper.facts()  # type: ignore[attr-defined]
    does(paper, ability.effects)
    if ability.mission:
        paper.move(stage.hero, "discard")
    return paper


def one_use(hero: Printed, ability: Ability, place: int, start: Start, way: int) -> None:
    """Use it once."""
    stage = on_table(hero, start)
    stage.chance = Fixed(*(way,) * 4)
    paper = used_on_paper(hero, ability, start, stage, way)
    stated = (
        paper.lasting
        or paper.ended
        or paper.began
        or paper.tactic
        or paper.fighters
        or paper.helpers
        or paper.sources
        or paper.shuffled
        or paper.struck
    )
    if not stated and paper.facts() == paper.paid:  # type: ignore[attr-defined]
        raise NotSeen(IDLE)
    before = opened(stage)
    command = drive.use(stage, 0, stage.hero, place, wanted=paper.wanted, player=start.player)
    if command is None:
        raise NotSeen("is not offered")
    if command.targets != start.targets:
        raise NotSeen(f"is not offered on {start.targets} but on {command.targets}")
    stage.says(0, command)
    drive.settle(stage, wanted=paper.wanted, ways=paper.ways)
    compare(before, look(stage.run), paper, hero, stage)
    if paper.struck:
        _struck(stage, paper)


def _struck(stage: Stage, paper: Paper) -> None:
    """A player who is attacked himself answers nothing, and the points are earned though warriors stand by him."""
    had = paper.has(paper.here.seat)
    drive.to_actions(stage, paper.wanted)
    has = stage.state.players[paper.here.seat]
    if (has.destiny, has.victory) != (had.destiny, had.victory + paper.struck):
        raise NotSeen(f"is not so: earned {has.victory - had.victory} and not {paper.struck}")
