"""A word with everything around it: if, whether one may, until when, unless; and the words that hold others."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from bot.games.doomtrooper.words import abilities as registry
from bot.games.doomtrooper.words.catalogue import Printed, sentence
from bot.games.doomtrooper.words.effects import Ability, Chance, Choose, Effect, Grant, Repeat, Watch
from bot.games.doomtrooper.words.saying.deeds import DEEDS
from bot.games.doomtrooper.words.saying.glue import detailed, either, plain, say, then
from bot.games.doomtrooper.words.saying.lasting import LASTING, about
from bot.games.doomtrooper.words.saying.tags import registered_all
from bot.games.doomtrooper.words.saying.terms import conditions, event, price
from bot.games.doomtrooper.words.saying.whom import amount, by_player, player, whom
from bot.games.doomtrooper.words.whom import If
from bot.games.doomtrooper.words.word import Word
from bot.games.values import Line

OPEN_ENDED = ("in-play", "attached")
"""Ends that are those of the card itself."""


def effect(word: Effect) -> Line:
    """A word as a sentence, such as one that a player declares."""
    line = detailed(_SAID[type(word)](word), tuple(_tail(word)))
    if word.optional:
        line = say("may", what=line)
    if word.conditions:
        line = say("if", conditions=conditions(word.conditions), what=line)
    return line


def effects(words: tuple[Effect, ...]) -> Line:
    """Several words, one after another."""
    return then([effect(word) for word in words])


def only_if(held: tuple[If, ...]) -> Line:
    """Conditions by themselves, without what they are about."""
    return say("if-alone", conditions=conditions(held))


def declaration(words: tuple[Effect, ...], note: str) -> Line:
    """What a player declared: words that are carried out, and a note that players settle themselves."""
    parts = [effects(words)] if words else [Line("doomtrooper-declare-hand")]
    return then([*parts, say("note", text=plain(note))] if note else parts)


def _tail(word: Word) -> Iterator[Line]:
    if word.until not in OPEN_ENDED:
        yield say(f"until-{word.until}")
    if word.unless is not None:
        yield say("unless", who=player(word.unless_by), price=price(word.unless) or (say("price-free"),))
    if word.fixed:
        yield say("fixed")
    if word.ruleset:
        yield say(f"ruleset-{word.ruleset}")
    if word.doubtful:
        yield say("doubtful", what=plain(word.doubtful))


def ability(one: Ability) -> Line:
    """An ability: its trigger or moment and price, then what it does."""
    line = effects(one.effects)
    if one.instead:
        line = say("instead", what=line)
    if one.optional:
        line = say("may", what=line)
    if one.conditions:
        line = say("if", conditions=conditions(one.conditions), what=line)
    how = list(_how(one))
    if one.mission:
        return say("ability-mission", when=event(one.on, own=True) if one.on else say("moment-mission"), what=line)
    if one.on is not None:
        return say("ability-on", when=detailed(event(one.on, own=True), how), what=line)
    return say("ability-use", how=(say(f"moment-{one.when}"), *how), what=line)


def used(printed: Printed, one: Ability) -> Line:
    """An ability in words: the sentence of its card, where that has no other ability."""
    written = sentence(printed)
    alone = printed.text is not None and printed.text.abilities == (one,)
    return written if written and alone else ability(one)


def _how(one: Ability) -> Iterator[Line]:
    paid = price(one.price)
    if paid:
        yield say("for-price", what=paid)
    if one.player != "me":
        yield say("used-by", who=player(one.player))
    if one.whom:
        yield say("chosen-card", what=either([whom(each) for each in one.whom]))
    yield from registered_all("often", registry.PLAY_LIMITS, one.limits)


def _choose(word: Choose) -> Line:
    ways = [effects(way) for way in word.ways]
    if word.prices:
        paid = [price(each) for each in word.prices]
        ways = [
            detailed(way, (say("for-price", what=cost),) if cost else ()) for way, cost in zip(ways, paid, strict=True)
        ]
    times = () if word.times == 1 else (say("times-over", number=amount(word.times)),)
    return by_player(word.by, detailed(say("word-choose", ways=_numbered(ways)), times))


def _chance(word: Chance) -> Line:
    return say("word-chance", sides=word.sides, ways=_numbered([effects(way) for way in word.ways]))


def _numbered(ways: Sequence[Line]) -> Line:
    """Several ways, each with its number."""
    return then([say("way", number=number, what=way) for number, way in enumerate(ways, 1)])


def _repeat(word: Repeat) -> Line:
    return say("word-repeat", number=amount(word.times), what=effects(word.effects))


def _watch(word: Watch) -> Line:
    line = effects(word.effects)
    return say("ability-on", when=event(word.on), what=say("instead", what=line) if word.instead else line)


def _grant(word: Grant) -> Line:
    lines = [*map(effect, word.effects), *map(ability, word.abilities)]
    return about(word, say("word-grant", what=then(lines)))


_SAID: Mapping[type[Word], Callable[[Any], Line]] = {
    **LASTING,
    **DEEDS,
    Choose: _choose,
    Chance: _chance,
    Repeat: _repeat,
    Watch: _watch,
    Grant: _grant,
}
