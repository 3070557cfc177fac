"""A deed whose condition is broken is not done, though it would be but for that: as a card is played, used, set off."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from itertools import islice, product

from msgspec.structs import replace as changed_to

from bot.games.doomtrooper.words.catalogue import Printed
from bot.games.doomtrooper.words.effects import CONTINUOUS, Effect
from bot.games.doomtrooper.words.whom import If
from tests.bot.games.doomtrooper.seen.proof import failures, played, starting, triggers, unset
from tests.bot.games.doomtrooper.seen.proof.standing import NotSeen, told
from tests.bot.games.doomtrooper.seen.proof.watched import on_paper
from tests.bot.games.doomtrooper.seen.staged import drive
from tests.bot.games.doomtrooper.seen.staged.drive import Stuck
from tests.bot.games.doomtrooper.seen.staged.look import changed
from tests.bot.games.doomtrooper.seen.staged.people import everywhere
from tests.bot.games.doomtrooper.seen.staged.scripts import Script
from tests.bot.games.doomtrooper.seen.staged.stage import Stage
from tests.bot.games.doomtrooper.seen.staged.twists import Lay, as_it_is, twists
from tests.bot.games.doomtrooper.seen.stated import saying
from tests.bot.games.doomtrooper.seen.stated.reading import holds
from tests.bot.games.doomtrooper.seen.stated.world import Here, Unread

FIRST, SCRIPTS = 10, 6
"""How many positions, and events, are laid otherwise."""


def conditional(hero: Printed) -> Iterator[tuple[int, Effect]]:
    """The words with conditions that happen as a card is played (-1), or by one of its abilities."""
    text = hero.text
    if text is None:
        return
    if hero.play.on is None:
        begun = tuple(word for word in text.effects if not saying.stands_on(hero, word))
        yield from ((-1, word) for word in _asking(begun))
    for place, ability in enumerate(text.abilities):
        yield from ((place, word) for word in _asking(ability.effects))


def _asking(words: tuple[Effect, ...]) -> Iterator[Effect]:
    for word in words:
        if word.conditions:
            yield word
        if isinstance(word, CONTINUOUS):
            continue
        for way in getattr(word, "ways", ()):
            yield from _asking(way)
        yield from _asking(getattr(word, "effects", ()))


def deed_refused(hero: Printed, place: int, word: Effect, at: int) -> None:
    """See that a word does nothing where one of its conditions is broken, and does without the condition.

    Raises:
        Unread: no position breaks it so that this shows.
        NotSeen: something else happens than is stated.
    """
    free = changed_to(word, conditions=(*word.conditions[:at], *word.conditions[at + 1 :]))
    loose = everywhere(hero, lambda part: free if part is word else part)
    assert hero.text is not None
    waits = place >= 0 and hero.text.abilities[place].on is not None
    last: Exception = Unread("the condition cannot be broken")
    for shows in (_set_off if waits else _by_hand)(hero, loose, place, word.conditions[at]):
        try:
            if shows():
                return
        except (NotSeen, Unread, Stuck) as failed:
            if failures.contradicts(failed):
                raise
            last = Unread(str(failed))
    raise last


def done_where_met(hero: Printed, place: int) -> None:
    """See each deed with conditions that an event sets off done where they hold, if such an event is found.

    Raises:
        NotSeen: something else happens than is stated.
    """
    assert hero.text is not None
    ability = hero.text.abilities[place]
    for word in ability.effects:
        if isinstance(word, CONTINUOUS) or not word.conditions:
            continue
        lays = (as_it_is, *(lay for one in word.conditions for lay in twists(changed_to(one, no=not one.no))))
        for script, lay in product(islice(triggers.scripts_of(hero, ability), SCRIPTS), lays):
            there = unset.laid(script, lay)
            if not _holds(hero, word, there):
                continue
            try:
                triggers.once(hero, ability, place, there, 0)
            except (NotSeen, Unread, Stuck) as failed:
                if failures.contradicts(failed):
                    raise
            else:
                break


def _holds(hero: Printed, word: Effect, script: Script) -> bool:
    """Whether the conditions of a word hold before the event; nobody knows of those that look back."""
    stage = triggers.built(hero, script, None)
    here = Here(0, stage.hero, that=script.that, by=script.by, that_player=script.seat, was=script.was)
    with suppress(Unread):
        return holds(stage.world().at(fight=script.fight), word.conditions, here)
    return False


Tries = Iterator[Callable[[], bool]]
"""Ways to see a word undone; each tells whether the condition makes a difference there."""


def _by_hand(hero: Printed, loose: Printed, place: int, one: If) -> Tries:
    """The card is played, or its ability used: as the cards lie, and laid otherwise."""
    for way in range(starting.ways_of(starting.effects_of(hero, place))):
        for start in islice(starting.starts_of(hero, place), FIRST):
            for there in (start, *(starting.twisted(start, lay) for lay in twists(one))):
                yield partial(_done, hero, loose, place, there, way)


def _done(hero: Printed, loose: Printed, place: int, start: starting.Start, way: int) -> bool:
    assert hero.text is not None
    if _stated(hero, place, start, way) == _stated(loose, place, start, way):
        return False
    try:
        if place < 0:
            played.one_play(hero, start, way)
        else:
            played.one_use(hero, hero.text.abilities[place], place, start, way)
    except NotSeen as failed:
        if str(failed) != played.IDLE:
            raise
        if starting.ways_of(starting.effects_of(hero, place)) > 1:
            raise Unread("it is offered for its other ways") from failed
        # Nothing else happens, so that there is nothing to play it for.
        _in_vain(hero, place, start)
        _offered(loose, hero, place, start)
    return True


def _in_vain(hero: Printed, place: int, start: starting.Start) -> None:
    if _offered_on(starting.position(hero, place, start), place, start):
        raise NotSeen("is not so: it is offered though it does nothing")


def _offered(said: Printed, hero: Printed, place: int, start: starting.Start) -> None:
    stage = starting.position(hero, place, start)
    stage.printed[hero.code] = changed_to(stage.printed[hero.code], text=said.text)
    if not _offered_on(stage, place, start):
        raise Unread("it is not offered without the condition")


def _offered_on(stage: Stage, place: int, start: starting.Start) -> bool:
    if not drive.to_speak(stage, 0):
        raise Stuck("the first player is not asked")
    said = starting.command(stage, place, start, [("caster", start.caster), *start.targets, start.area])
    return said is not None and said.targets == start.targets


def _stated(hero: Printed, place: int, start: starting.Start, way: int) -> tuple[object, ...]:
    """All that playing the card, or using its ability, must change."""
    stage, paper = on_paper(hero, place, way, start)
    facts = (paper.facts(), paper.ended, paper.began, paper.tactic, paper.fighters, paper.helpers)
    return (*facts, played.ratings_on_paper(paper, hero, stage))


def _set_off(hero: Printed, loose: Printed, place: int, one: If) -> Tries:
    """The event that the ability waits for is played out."""
    assert hero.text is not None
    for script in islice(triggers.scripts_of(hero, hero.text.abilities[place]), SCRIPTS):
        for lay in (as_it_is, *twists(one)):
            yield partial(_heard, hero, loose, place, script, lay)


def _heard(hero: Printed, loose: Printed, place: int, script: Script, lay: Lay) -> bool:
    assert hero.text is not None
    if not changed(unset.played_out(hero, None, script, lay), unset.played_out(hero, loose, script, lay)):
        return False
    try:
        triggers.once(hero, hero.text.abilities[place], place, unset.laid(script, lay), 0)
    except NotSeen as failed:
        if str(failed) != played.IDLE:
            raise
        # Nothing else happens either.
        bare = unset.played_out(hero, triggers.without_ability(hero, place), script, lay)
        left = changed(bare, unset.played_out(hero, None, script, lay))
        if left:
            raise NotSeen(f"is not so: {told(left)}") from failed
    return True
