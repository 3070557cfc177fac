"""A deed whose condition is broken is not done, though it would be but for that: as a card is played, used, set off."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec
from msgspec.structs import replace as changed_to

from bot.games.doomtrooper.words.catalogue import Printed
from bot.games.doomtrooper.words.effects import CONTINUOUS, Effect
from tests.bot.games.doomtrooper.seen.proof import failures, played, starting, triggers, unset
from tests.bot.games.doomtrooper.seen.proof.standing import NotSeen
from tests.bot.games.doomtrooper.seen.proof.watched import on_paper
from tests.bot.games.doomtrooper.seen.staged.drive import Stuck
from tests.bot.games.doomtrooper.seen.staged.look import changed
from tests.bot.games.doomtrooper.seen.staged.twists import as_it_is, twists
from tests.bot.games.doomtrooper.seen.stated import saying
from tests.bot.games.doomtrooper.seen.stated.world import Unread

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
    loose = _put(hero, word, free)
    text = hero.text
    assert text is not None
    if place >= 0 and text.abilities[place].on is not None:
        _set_off(hero, loose, place, word, at)
        return
    words = text.effects if place < 0 else text.abilities[place].effects
    last: Exception = Unread("the condition cannot be broken")
    for way in range(starting.ways_of(words)):
        for start in _starts(hero, place, word, at):
            try:
                if _stated(hero, place, start, way) == _stated(loose, place, start, way):
                    continue
                if place < 0:
                    played.one_play(hero, start, way)
                else:
                    played.one_use(hero, text.abilities[place], place, start, way)
            except (NotSeen, Unread, Stuck) as failed:
                if failures.contradicts(failed):
                    raise
                last = Unread(str(failed))
            else:
                return
    raise last


def _put(thing: Any, old: Effect, new: Effect) -> Any:
    """A card with one of its words in the place of another."""
    if thing is old:
        return new
    if isinstance(thing, msgspec.Struct):
        parts = {name: (getattr(thing, name), _put(getattr(thing, name), old, new)) for name in thing.__struct_fields__}
        fresh = {name: after for name, (before, after) in parts.items() if after is not before}
        return changed_to(thing, **fresh) if fresh else thing
    if isinstance(thing, tuple):
        each = tuple(_put(one, old, new) for one in thing)
        return each if any(a is not b for a, b in zip(each, thing, strict=True)) else thing
    return thing


def _starts(hero: Printed, place: int, word: Effect, at: int) -> Iterator[starting.Start]:
    """Positions as the cards lie, and laid otherwise."""
    for start in islice(starting.starts_of(hero, place), FIRST):
        yield start
        for lay in twists(word.conditions[at]):
            yield starting.twisted(start, lay)


def _stated(hero: Printed, place: int, start: starting.Start, way: int) -> tuple[object, ...]:
    """All that playing the card, or using its ability, must change."""
    stage, paper = on_paper(hero, place, way, start)
    facts = (paper.facts(), paper.ended, paper.began, paper.tactic, paper.fighters, paper.helpers)
    return (*facts, played.ratings_on_paper(paper, hero, stage))


def _set_off(hero: Printed, loose: Printed, place: int, word: Effect, at: int) -> None:
    """The same of an ability that waits: the event is played out."""
    assert hero.text is not None
    ability = hero.text.abilities[place]
    last: Exception = Unread("the condition cannot be broken")
    for script in islice(triggers.scripts_of(hero, ability), SCRIPTS):
        for lay in (as_it_is, *twists(word.conditions[at])):
            try:
                if not changed(unset.played_out(hero, None, script, lay), unset.played_out(hero, loose, script, lay)):
                    continue
                triggers.once(hero, ability, place, unset.laid(script, lay), 0)
            except (NotSeen, Unread, Stuck) as failed:
                if failures.contradicts(failed):
                    raise
                last = Unread(str(failed))
            else:
                return
    raise last
