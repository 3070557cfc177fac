"""An ability that waits for an event is seen: the event is played out with it and without it, and stated on paper."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import islice

from msgspec.structs import replace as changed

from bot.games.doomtrooper.position.state import IN_PLAY, State
from bot.games.doomtrooper.words.catalogue import Printed
from bot.games.doomtrooper.words.continuous import Share
from bot.games.doomtrooper.words.deeds import Attach, Cancel, Discard, Heal, Move, Prevent, Redirect, Return, Sacrifice
from bot.games.doomtrooper.words.effects import Ability, Choose, Effect
from tests.bot.games.doomtrooper.seen.proof import ends, failures, played, starting
from tests.bot.games.doomtrooper.seen.proof.standing import NotSeen
from tests.bot.games.doomtrooper.seen.staged import drive
from tests.bot.games.doomtrooper.seen.staged.events import scripts
from tests.bot.games.doomtrooper.seen.staged.look import look
from tests.bot.games.doomtrooper.seen.staged.people import whole
from tests.bot.games.doomtrooper.seen.staged.scenes import carried, homes
from tests.bot.games.doomtrooper.seen.staged.scripts import Script
from tests.bot.games.doomtrooper.seen.staged.stage import Stage
from tests.bot.games.doomtrooper.seen.stated.deeds import does
from tests.bot.games.doomtrooper.seen.stated.paper import Paper
from tests.bot.games.doomtrooper.seen.stated.reading import holds
from tests.bot.games.doomtrooper.seen.stated.world import Fight, Here, Unread, World
from tests.bot.games.doomtrooper.table import Fixed

MOST = 17
PLACED = (Attach, Discard, Move, Return, Sacrifice)
"""The words that say where a card goes."""
LONG_THERE = frozenset({"held-a-round"})
"""The history of what lies on the table as the event comes."""


def without_ability(hero: Printed, place: int) -> Printed:
    """The card without one of its abilities."""
    assert hero.text is not None
    left = tuple(one for at, one in enumerate(hero.text.abilities) if at != place)
    return whole(hero, changed(hero.text, abilities=left))


def seen_triggered(hero: Printed, place: int) -> None:
    """See an ability set off, in every way that it leaves; alone where others of the card that wait meddle.

    Raises:
        Unread, NotSeen: nobody states it, or something else happened.
    """
    assert hero.text is not None
    try:
        _seen_triggered(hero, place)
    except (NotSeen, Unread):
        if len(hero.text.waiting) == 1:
            raise
        left = tuple(one for at, one in enumerate(hero.text.abilities) if at == place or one.on is None)
        bare = changed(hero, text=changed(hero.text, abilities=left))
        _seen_triggered(bare, next(at for at, one in enumerate(left) if one is hero.text.abilities[place]))


def _seen_triggered(hero: Printed, place: int) -> None:
    assert hero.text is not None
    ability = hero.text.abilities[place]
    for way in range(starting.ways_of(ability.effects)):
        ways = islice(scripts_of(hero, ability), MOST)
        failures.shown(ways, partial(once, hero, ability, place, way=way), "no way to bring the event about")


def scripts_of(hero: Printed, ability: Ability) -> Iterator[Script]:
    """Ways to bring about the event that an ability waits for."""
    on = ability.on
    assert on is not None
    about_itself = on.cards is not None and on.cards.role == "self"
    if on.event in ("entered", "recruited") and about_itself:
        for start in starting.play_starts(hero):
            yield _entering(hero, start)
        return
    if on.event == "used" and about_itself:
        assert hero.text is not None
        for place, used in enumerate(hero.text.abilities):
            for start in starting.use_starts(hero, used) if used.on is None else ():
                yield _using(place, start)
        return
    for home in homes(hero):
        stage = home.built(hero)
        yield from scripts(stage, home, on, home.here(stage.hero))


def _entering(hero: Printed, start: starting.Start) -> Script:
    """The card itself is played."""

    def play(stage: Stage, wanted, ways) -> None:  # type: ignore[no-untyped-def]
        if not drive.to_speak(stage, 0):
            raise drive.Stuck("the first player is not asked")
        command = drive.play(
            stage, 0, stage.hero, wanted=[("caster", start.caster), *start.targets, start.area], player=start.player
        )
        if command is None or (hero.type != "warrior" and command.targets != start.targets):
            raise drive.Stuck("is not offered")
        stage.says(0, command)
        drive.settle(stage, wanted, ways)

    def lay(stage: Stage) -> None:
        for whom in carried(hero) if start.targets else ():
            stage.bear(whom, start.targets[0], stage.cards[start.targets[0]].controller)
        starting.set_moment(stage, start)

    return Script(
        replace(start.scene, zone="hand"),
        play,
        lay=lay,
        hand=True,
        fight=start.scene.fight,
    )


def _using(place: int, start: starting.Start) -> Script:
    """Another ability of the card is used."""

    def play(stage: Stage, wanted, ways) -> None:  # type: ignore[no-untyped-def]
        if not drive.to_speak(stage, 0):
            raise drive.Stuck("the first player is not asked")
        command = drive.use(stage, 0, stage.hero, place, wanted=wanted, player=start.player)
        if command is None or command.targets != start.targets:
            raise drive.Stuck("is not offered")
        stage.says(0, command)
        drive.settle(stage, wanted, ways)

    return Script(start.scene, play, lay=lambda stage: starting.set_moment(stage, start), seat=0)


def built(hero: Printed, script: Script, blank: Printed | None, ability: Ability | None = None) -> Stage:
    """The position before the event; where X pays for each card that is chosen, there are points for one."""
    if script.hand:
        stage = Stage(hero)
        stage.lay("hand", blank=blank)
    else:
        scene = replace(script.scene, fight=None)
        stage = scene.built(hero, blank)
    script.lay(stage)
    if ability is not None and any(whom.count == "x" for whom in ability.whom):
        stage.have(0, destiny=ability.price.step)
    if ability is not None and ability.instead and ability.on is not None and script.that >= 0:
        _witness(stage, ability, script.that)
    return stage


def _witness(stage: Stage, ability: Ability, about: int) -> None:
    """A card of the other player hears of the same event: what takes the place of an event keeps that from it.

    Who dies and merely goes elsewhere is dead all the same: of him it hears that he is discarded.
    """
    on = ability.on
    assert on is not None
    name = [tag for tag in stage.printed[stage.cards[about].code].tags if tag.startswith("name:")]
    placed = any(isinstance(one, PLACED) and one.who.role == "that" for one in ability.effects)
    events = ["discarded"] if placed and {"kills", "killed"} & {on.event, *on.also} else [on.event, *on.also]
    hears = {"event": events[0], "also": events[1:], "cards": {"zones": ["in-play", "collection"], "tags": name}}
    deed = {"do": "mark", "mark": "heard", "who": {"role": "self"}}
    stage.card("special", 1, "table", tags=("general",), abilities=({"on": hears, "effects": [deed]},))


def once(hero: Printed, ability: Ability, place: int, script: Script, way: int) -> None:
    """Bring the event about without the ability, state what it adds, and bring it about with it."""
    blank = without_ability(hero, place)
    base = built(hero, script, blank, ability)
    base.goes_on()
    before = look(base.run)
    pre = base.state
    on = ability.on
    assert on is not None
    about_itself = script.hand or (on.event == "used" and on.cards is not None and on.cards.role == "self")
    that = base.hero if about_itself else script.that
    seat = script.seat
    first = World(pre, base.printed, script.fight)
    here = Here(
        0,
        base.hero,
        targets=pre.cards[base.hero].chosen,
        that=that,
        by=script.by,
        that_player=seat,
        was=script.was if script.hand else script.was | LONG_THERE,
        number=script.number,
    )
    met = script.hand or (holds(first, on.conditions, here) and holds(first, ability.conditions, here))
    script.play(base, (), ())
    state = base.state
    if not met:
        # What the event itself makes so counts as well.
        now = {(card, which): number for (card, which, _), number in script.now}
        based = {(card, which): number for (card, which, of_base), number in script.now if of_base}
        after = World(state, base.printed, script.fight, now=now, based=based, dead=_dead(pre, state))
        if not (holds(after, on.conditions, here) and holds(after, ability.conditions, here)):
            raise Unread("its conditions do not hold")
    replaced = ability.instead or any(map(replaces, ability.effects))
    if replaced:
        state = only_spent(pre, script)
    fight = still_fought(script.fight, base)
    world = World(state, base.printed, fight)
    if script.hand:
        lies = state.cards[base.hero]
        here = replace(here, targets=lies.chosen, that_player=0)
        if not (holds(world, on.conditions, here) and holds(world, ability.conditions, here)):
            raise Unread("its conditions do not hold")
    if here.that >= 0 and here.that_player < 0:
        here = replace(here, that_player=-1)
    chosen = next(starting.slots(ability.whom, base, here, world), None)
    if chosen is None:
        raise Unread("nobody to choose")
    here = replace(here, x=1 if ability.price.x else 0, targets=(*here.targets, *chosen))
    paper = Paper(world, here, way=way, wanted=list(chosen))
    if script.fight is not None:
        paper.undone = _earned(pre, state, first, script.fight)
    if script.fight is not None:
        paper.world = World(state, base.printed, script.fight)
    paper.threat = script.mover
    paper.first = first
    paper.pays(ability.price, 0, actions=0)
    paid = paper.facts()
    does(paper, ability.effects)
    if ability.mission:
        paper.move(base.hero, "discard")
    if script.fight is not None and script.that >= 0:
        _share(paper, pre.cards[script.by].controller, first.rating(script.that, "value"), script.by)
    stated = (
        paper.lasting
        or paper.began
        or paper.sources
        or paper.shuffled
        or paper.fighters
        or paper.helpers
        or paper.ended
    )
    idle = starting.idle(ability.effects, way)
    if not stated and paper.facts() == paid and not replaced and not idle:
        raise NotSeen(played.IDLE)
    elsewhere = script.that >= 0 and paper.cards[script.that].zone != pre.cards[script.that].zone
    if replaced and script.fight is not None and elsewhere and on.event in ("kills", "killed"):
        # Who dies and merely goes elsewhere is dead all the same.
        paper.gain(pre.cards[script.by].controller, first.rating(script.that, "value"), 0)
    true = built(hero, script, None, ability)
    true.chance = Fixed(*(way,) * 4)
    if on.event in ("played", "cast", "used") and any(isinstance(one, Cancel) for one in ability.effects):
        true.hook = lambda stage: _answers(stage, place, paper.wanted)
    script.play(true, paper.wanted, paper.ways)
    ended = look(base.run) if not replaced else {**before, ("combats",): 0}
    paper.ended = paper.ended and fight is not None
    paper.world.fight = fight
    played.compare(ended, look(true.run), paper, hero, true)
    ends.all_begun(true, paper)


def _earned(pre: State, state: State, first: World, fight: Fight) -> tuple[int, int]:
    """Who earned how much by the death of a fighter."""
    for victim, killer in ((fight.attacker, fight.defender), (fight.defender, fight.attacker)):
        if pre.cards[victim].zone in IN_PLAY and state.cards[victim].zone == "discard":
            return pre.cards[killer].controller, first.rating(victim, "value")
    return (0, 0)


def _dead(pre: State, state: State) -> frozenset[int]:
    """Those who have left the table."""
    both = enumerate(zip(pre.cards, state.cards, strict=False))
    return frozenset(at for at, (was, now) in both if was.zone in IN_PLAY and now.zone not in IN_PLAY)


def _answers(stage: Stage, place: int, wanted: Sequence[object]) -> bool:
    """Use the canceller of a card in the window in which that is answered; tells whether it was used."""
    command = drive.use(stage, 0, stage.hero, place, wanted=wanted) if stage.run.top.name == "reaction" else None
    if command is None:
        return False
    stage.says(0, command)
    return True


def _share(paper: Paper, seat: int, worth: int, by: int) -> None:
    """The same kill pays more, or less, where what it sets off says so."""
    for word, _, reached in paper.lasting:
        if isinstance(word, Share) and by in reached and word.victims is None and word.set is None and word.to is None:
            paper.gain(seat, math.ceil(worth * word.factor) - worth, 0)


def still_fought(fight: Fight | None, stage: Stage) -> Fight | None:
    """The combat where it is still fought."""
    if fight is None:
        return None
    return fight if look(stage.run, rated=False)["combats",] else None


def replaces(word: Effect) -> bool:
    """Whether a word keeps from happening what sets it off."""
    if isinstance(word, Redirect):
        return word.to is not None
    if isinstance(word, Choose):
        return any(replaces(one) for way in word.ways for one in way)
    return isinstance(word, (Cancel, Prevent)) or (isinstance(word, Heal) and word.saves)


def only_spent(pre: State, script: Script) -> State:
    """The position with the card that brought the event about spent, and nothing else changed."""
    if script.mover < 0 or (pre.cards[script.mover].zone in IN_PLAY and not script.spent):
        return pre
    gone = [at for at, one in enumerate(pre.cards) if script.mover in (at, one.on)]
    cards = list(pre.cards)
    for at in gone:
        cards[at] = changed(cards[at], zone="discard", on=-1, bore=cards[at].on)
    return changed(pre, cards=tuple(cards))
