"""A whole card in effects: how it is played, what it is, what it does; and what is not certain of it."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.doomtrooper.words import abilities as registry
from bot.games.doomtrooper.words.affiliations import AFFILIATIONS
from bot.games.doomtrooper.words.catalogue import Printed
from bot.games.doomtrooper.words.saying.effects import ability, effect
from bot.games.doomtrooper.words.saying.glue import detailed, either, plain, say, then
from bot.games.doomtrooper.words.saying.lasting import ignored
from bot.games.doomtrooper.words.saying.tags import registered_all, tag, tags
from bot.games.doomtrooper.words.saying.terms import conditions, event, price
from bot.games.doomtrooper.words.saying.whom import player, whom
from bot.games.doomtrooper.words.texts import DOUBT_KINDS, CardText, Doubt, Play
from bot.games.doomtrooper.words.whom import RATINGS
from bot.games.values import Line


def card(printed: Printed) -> tuple[Line, ...]:
    """What a card of the catalogue does, line by line; a card nobody has described says that its player declares it."""
    play = () if printed.type == "warrior" else (played(printed.play),)
    if printed.text is None:
        return (*play, say("undescribed"))
    return (*play, *text(printed.text))


def known(printed: Printed) -> tuple[Line, ...]:
    """What the table has of a card whose effect its player declares: kind, ratings, how and at what price it is played.

    A price is in actions, Destiny Points or cards as everywhere.
    """
    kinds = (printed.type, *sorted(AFFILIATIONS & printed.tags))
    rated = tuple(
        say("sheet-rating", rating=Line(f"doomtrooper-rating-{which}"), number=printed.ratings[which])
        for which in RATINGS
        if which in printed.ratings
    )
    return (*(tag(kind) for kind in kinds), *rated, *map(effect, printed.rates), played(printed.play))


def text(words: CardText) -> tuple[Line, ...]:
    """What a text says beside how the card is played."""
    return tuple(_text(words))


def _text(words: CardText) -> Iterator[Line]:
    if words.tags:
        yield say("card-is", tags=tags(words.tags))
    yield from map(effect, words.effects)
    yield from map(ability, words.abilities)
    if words.said in ("most", "part", "none"):
        yield say(f"written-{words.said}")


def doubtful(printed: Printed) -> tuple[Line, ...]:
    """What is not certain of a card by its kinds, then what exactly, which is written in English alone."""
    return () if printed.text is None else tuple(_doubtful(printed.text.doubts))


def _doubtful(doubts: tuple[Doubt | str, ...]) -> Iterator[Line]:
    told = [doubt for doubt in doubts if isinstance(doubt, Doubt)]
    kinds = {doubt.of for doubt in told}
    if kinds:
        yield say("doubtful", what=then([say(f"doubt-{kind}") for kind in DOUBT_KINDS if kind in kinds]))
        yield say("doubt-notes", notes=plain("; ".join(doubt.note for doubt in told)))
    for doubt in doubts:
        if isinstance(doubt, str):
            yield say("doubtful", what=plain(doubt))


def played(play: Play) -> Line:
    """How a card is played: when, at what price, on what, how often, and where it is afterwards."""
    line = say("played", how=tuple(_how(play)))
    return say("if", conditions=conditions(play.conditions), what=line) if play.conditions else line


def _how(play: Play) -> Iterator[Line]:
    yield say("played-on", when=event(play.on)) if play.on is not None else say(f"moment-{play.when}")
    paid = price(play.price)
    if paid:
        yield say("for-price", what=paid)
    yield from _where(play)
    yield from registered_all("often", registry.PLAY_LIMITS, play.limits)
    yield from ignored(play.ignoring)
    if play.after != "stay":
        yield say(f"after-{play.after}")


def _where(play: Play) -> Iterator[Line]:
    if play.whom is not None:
        yield say("played-to", what=either([whom(each) for each in (play.whom, *play.also)]))
    elif play.to == "player":
        yield say("played-to", what=player(play.player))
    if play.areas or play.to == "area":
        areas = [either([say(f"zone-{zone}") for zone in area.split("|")]) for area in play.areas]
        where = either(areas) if areas else say("zone-areas")
        yield detailed(say("played-to", what=where), [] if play.side == "own" else [say(f"area-{play.side}")])
