"""A standing word is seen at work: with it and without it, all else being equal, and once its card is gone."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from msgspec.structs import replace as changed_card

from bot.games.doomtrooper.position.frames import ActionFrame
from bot.games.doomtrooper.position.state import IN_PLAY
from bot.games.doomtrooper.words.catalogue import Printed
from bot.games.doomtrooper.words.effects import Effect, Permit, Rate, Share
from bot.games.doomtrooper.words.rules.rulesets import SWEDISH, Rules
from bot.games.doomtrooper.words.texts import CardText
from tests.bot.games.doomtrooper.seen.staged import drive
from tests.bot.games.doomtrooper.seen.staged.drive import Stuck
from tests.bot.games.doomtrooper.seen.staged.look import Seen, changed
from tests.bot.games.doomtrooper.seen.staged.people import without
from tests.bot.games.doomtrooper.seen.staged.probes import Build
from tests.bot.games.doomtrooper.seen.staged.scenes import Scene, scenes
from tests.bot.games.doomtrooper.seen.staged.stage import Stage
from tests.bot.games.doomtrooper.seen.staged.trials import probed
from tests.bot.games.doomtrooper.seen.stated import lasting, saying
from tests.bot.games.doomtrooper.seen.stated.lasting import Says
from tests.bot.games.doomtrooper.seen.stated.world import Fight, Unread

TRIES = 7


class NotSeen(Exception):
    """The position does not show what was stated."""


class SaidAnyway(NotSeen):
    """The position shows what was stated, and would without the word: the rules say the same."""


def building(hero: Printed, scene: Scene, blank: Printed | None, *, swedish: bool = False) -> Build:
    """How the position of a scene is built anew, with the card or another in its place."""

    def build(active: int | None = None, fight: Fight | None = None, at: int | None = None) -> Stage:
        there = scene
        if fight is not None:
            there = replace(scene, fight=fight)
        elif active is not None:
            there = replace(scene, fight=None, active=active)
        stage = there.built(hero, blank)
        if swedish:
            stage.rules = SWEDISH
            if there.fight is not None:
                stage.fought(there.fight, at_modifiers(SWEDISH))
        if at is not None and there.fight is not None:
            stage.fought(there.fight, at)
        elif at is not None:
            stage.at(at)
        return stage

    return build


def at_modifiers(rules: Rules) -> int:
    """The part of a combat in which its ratings are changed, as many phases and windows as there are before it."""
    before = rules.phases[: rules.phases.index("modifiers")]
    return len(before) + sum(phase in rules.windows for phase in before)


def alone(hero: Printed, word: Effect) -> Printed:
    """A card that says this word and nothing else."""
    return changed_card(hero, text=changed_card(hero.text or CardText(), effects=(word,), abilities=()))


def seen(hero: Printed, word: Effect, part: str = "") -> None:
    """See one word of a card at work, beside all else that the card says or, where that hides it, alone."""
    wrong: NotSeen | Unread | None = None
    for each in (hero, alone(hero, word), fuller(hero, word)):
        try:
            attempted(each, word, part)
        except (NotSeen, Unread) as found:
            wrong = found if isinstance(found, SaidAnyway) else wrong or found
        else:
            return
    assert wrong is not None
    raise wrong


def fuller(hero: Printed, word: Effect) -> Printed:
    """A warrior who says this word alone, and whom no struck out rating and no flag keeps from anything by itself."""
    if hero.type != "warrior":
        return alone(hero, word)
    if isinstance(word, Permit):
        kept = {tag for tag in hero.tags if tag not in ("legion", "heretic") and not tag.startswith("follower:")}
        return changed_card(alone(hero, word), tags=frozenset(kept | {"bauhaus"}) - {"mishima"})
    plain = {"fight": 5, "shoot": 5, "armour": 5, "value": 5}
    tags = hero.tags - {"vehicle", "airship", "submarine", "never-combat", "never-cover"}
    return changed_card(alone(hero, word), ratings={**plain, **hero.ratings}, tags=tags)


def attempted(hero: Printed, word: Effect, part: str = "") -> None:
    """See one word of a card at work.

    Raises:
        Unread: nobody states what it must change, or no position was found for it.
        NotSeen: something else happened.
    """
    tries, last = 0, NotSeen("no position in which it makes a difference")
    sides: set[int] = set()
    for scene in scenes(hero, lambda world, here: lasting.works(word, lasting.kinded(world, here, word), here)):
        tries += 1
        stage = scene.built(hero)
        here = scene.here(stage.hero)
        try:
            says = saying.stated(word, lasting.kinded(stage.world(), here, word), here, part)
            compare(hero, word, scene, says)
        except (NotSeen, Stuck) as wrong:
            if isinstance(word, (Rate, Share)) and str(wrong).startswith("is not so"):
                # Ratings and what kills pay are stated of every position: none excuses another one.
                raise
            last = _told(last, wrong if isinstance(wrong, NotSeen) else NotSeen(str(wrong)))
        except Unread as wrong:
            if tries >= TRIES and not isinstance(last, SaidAnyway):
                raise
            last = _told(last, NotSeen(str(wrong)))
        else:
            sides.add(stage.cards[stage.world().holder(stage.hero)].controller)
            if not isinstance(word, Share) or word.who.role != "bearer" or len(sides) > 1:
                return
        if tries >= TRIES:
            break
    if sides:
        # Whose the bearer is decides who his foe is.
        return
    if not tries:
        raise Unread("no scene in which it works")
    raise last


def _told(old: NotSeen, new: NotSeen) -> NotSeen:
    """The failure to report: that the rules say so anyway, wherever it was seen."""
    return old if isinstance(old, SaidAnyway) else new


def compare(hero: Printed, word: Effect, scene: Scene, says: Says) -> None:
    """The same probe with the word and without it: only what was stated is otherwise."""
    blank = without(hero, word)
    wrong: NotSeen | None = None
    for swedish in (False, True) if says.either else (says.swedish,):
        before = probed(building(hero, scene, blank, swedish=swedish), says.probe)
        after = probed(building(hero, scene, None, swedish=swedish), says.probe)
        try:
            check(before, after, says)
        except NotSeen as failed:
            wrong = failed
        else:
            if word.until != "game":
                _ends(hero, scene, blank, says, swedish=swedish)
            return
    if wrong is not None:
        raise wrong


def _ends(hero: Printed, scene: Scene, blank: Printed, says: Says, *, swedish: bool) -> None:
    """Once the card has left, all is as without it."""
    gone = _removing(building(hero, scene, None, swedish=swedish)()).goes_on()
    if gone.state.cards[gone.hero].zone in IN_PLAY:
        # Nothing can take it away.
        return
    facts = []
    for each in (blank, None):
        build = building(hero, scene, each, swedish=swedish)

        def removed(build: Build = build, **told_: Any) -> Stage:
            return _removing(build(**told_))

        facts.append(probed(removed, says.probe))
    left = {
        key: (facts[0].get(key), value)
        for key, value in changed(facts[0], facts[1]).items()
        if key[0] not in ("library", "known")
    }
    if left:
        raise NotSeen(f"does not end: {told(left)}")


def _removing(stage: Stage) -> Stage:
    """A card of the player in turn takes the hero out of the game first of all."""
    fought = stage.fight is not None
    acts = any(isinstance(frame, ActionFrame) for frame in stage.stack) and not fought
    seat = stage.active
    play = {"when": "action" if acts else "any", "to": "card", "whom": {}, "after": "discard"}  # type: ignore[var-annotated]
    gone = stage.card("special", seat, play=play, effects=({"do": "sacrifice", "who": {"role": "chosen"}},))
    safe = stage.card("special", seat, play=play, effects=({"do": "return", "who": {"role": "chosen"}},))

    def opening(one: Stage) -> None:
        for card in (gone, safe):
            if one.state.cards[one.hero].zone not in IN_PLAY:
                return
            if not drive.to_speak(one, seat):
                raise Stuck("the card cannot be taken away")
            command = drive.play(one, seat, card, wanted=(one.hero,))
            if command is not None and command.targets == (one.hero,):
                one.says(seat, command)
                drive.settle(one)

    stage.opening = opening
    return stage


def check(before: Seen, after: Seen, says: Says) -> None:
    """Whether the difference is the one that was stated.

    Raises:
        NotSeen: it is not.
    """
    missing = {key: (after.get(key), value) for key, value in says.must.items() if after.get(key) != value}
    if missing:
        raise NotSeen(f"is not so: {told(missing)}")
    others = {
        key: (before.get(key), value)
        for key, value in changed(before, after).items()
        if key not in says.must and not says.may(key) and key[0] != "held by"
    }
    if others:
        raise NotSeen(f"changes besides: {told(others)}")
    if all(before.get(key) == value for key, value in says.must.items()):
        raise SaidAnyway("the rules say so anyway") if says.anyway else NotSeen("makes no difference")


def told(facts: dict[Any, Any]) -> str:
    """Some facts in a line."""
    return "; ".join(f"{' '.join(map(str, key))}: {value}" for key, value in list(facts.items())[:4])
