"""Continuous words as sentences about the cards or the player they are about."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from bot.games.doomtrooper.words import abilities as registry
from bot.games.doomtrooper.words import continuous as words
from bot.games.doomtrooper.words.saying.glue import detailed, either, neither, plain, say
from bot.games.doomtrooper.words.saying.tags import registered, registered_all, tags
from bot.games.doomtrooper.words.saying.terms import price
from bot.games.doomtrooper.words.saying.whom import amount, controller, player, rating_names, signed, whom
from bot.games.doomtrooper.words.whom import SELF, Who, Whom
from bot.games.doomtrooper.words.word import Word
from bot.games.values import Line

ANY_CARD = Whom()


def about(word: Word, line: Line) -> Line:
    """What is said of the cards of a word."""
    return say("say-of", who=whom(word.who, each=True), what=line)


def _subject(word: Word, owner: Who | None, line: Line) -> Line:
    """What is said of a player, if the word names one, or else of its cards."""
    if owner is None:
        return about(word, line)
    who = say("say-of", who=controller(owner), what=line)
    return who if word.who == SELF else detailed(who, [whom(word.who)])


def rate(word: words.Rate) -> Line:
    """A change of ratings."""
    changes = [say("rate-change", ratings=rating_names(word.ratings), change=each) for each in _changes(word)]
    details = [] if word.part is None else [say("rate-part", what=whom(word.part))]
    if word.once:
        details.append(say("rate-once"))
    return about(word, detailed(say("say-all", what=tuple(changes)), details))


def _changes(word: words.Rate) -> Iterator[Line]:
    if word.set is not None:
        yield say("rate-set", number=amount(word.set))
    if word.base is not None:
        yield say("rate-base", change=signed(word.base))
    if word.factor is not None:
        whole = word.factor >= 1
        number = word.factor if whole else 1 / word.factor if word.factor else 0.0
        yield say("rate-times" if whole or not word.factor else "rate-divided", number=plain(f"{number:g}"))
    if word.sum is not None:
        yield signed(word.sum)


def kind(word: words.Kind) -> Line:
    """Tags that cards get or lose."""
    parts = []
    if word.gain:
        parts.append(say("kind-gain", tags=tags(word.gain)))
    if word.lose:
        parts.append(say("kind-lose", tags=tags(word.lose)))
    return about(word, say("say-all", what=tuple(parts)))


def able(word: words.Able) -> Line:
    """An ability; one that is always there, or never."""
    line = registered("can", registry.ABILITIES, word.ability)
    details = [] if word.strength == "plain" else [say(f"strength-{word.strength}")]
    if word.against is not None:
        details.append(say("against", what=whom(word.against)))
    return about(word, detailed(line, details))


def immune(word: words.Immune) -> Line:
    """What does not touch the cards."""
    to = [*tags(word.to)]
    if word.cards is not None:
        to.append(whom(word.cards))
    details = [say("say-not", what=one) for one in tags(word.but)]
    if word.strength != "plain":
        details.append(say(f"strength-{word.strength}"))
    line = say("immune-lost" if word.lose else "immune", to=tuple(to) or (whom(ANY_CARD),))
    return _subject(word, word.player, detailed(line, details))


def bar(word: words.Bar) -> Line:
    """What is forbidden."""
    what = neither(registered_all("doing", registry.DOINGS, word.what))
    details = [] if word.whom is None else [say("doing-about", what=whom(word.whom))]
    line = detailed(say("bar-never" if word.strength == "never" else "bar", what=what), details)
    return _subject(word, word.player, line)


def permit(word: words.Permit) -> Line:
    """What is allowed."""
    what = say("say-all", what=registered_all("doing", registry.DOINGS, word.what))
    details = [] if word.whom is None else [say("doing-about", what=whom(word.whom))]
    details += ignored(word.ignoring)
    if word.price is not None:
        details.append(say("for-price", what=price(word.price) or (say("price-free"),)))
    if word.number != 1:
        details.append(say("permit-number", count=word.number))
    return _subject(word, word.player, detailed(say("permit", what=what), details))


def ignored(names: tuple[str, ...]) -> list[Line]:
    """What need not be met."""
    return [say("without", what=one) for one in registered_all("ignored", registry.IGNORED, names)]


def protect(word: words.Protect) -> Line:
    """What cannot happen to the cards."""
    what = say("say-all", what=registered_all("harm", registry.HARMS, word.against))
    details = [] if word.by is None else [say("event-by", what=whom(word.by))]
    if word.strength != "plain":
        details.append(say(f"strength-{word.strength}"))
    return about(word, detailed(say("protect", what=what), details))


def cost(word: words.Cost) -> Line:
    """What something costs, or by how much its price changes."""
    details = []
    if word.on is not None:
        details.append(say("cost-on", what=whom(word.on)))
    if word.by is not None:
        details.append(say("event-by", what=whom(word.by)))
    if word.player != "each":
        details.append(player(word.player))
    subject = detailed(say(f"cost-{word.act}", what=whom(word.of)), details)
    return say("say-costs", who=subject, what=say("say-all", what=tuple(_costs(word)) or (say("cost-same"),)))


def _costs(word: words.Cost) -> Iterator[Line]:
    if word.set is not None:
        yield say("cost-set", what=price(word.set) or (say("price-free"),))
    if word.destiny:
        yield say("cost-destiny", change=signed(word.destiny))
    if word.victory:
        yield say("cost-victory", change=signed(word.victory))
    if word.actions:
        yield say("cost-actions", change=signed(word.actions))
    if word.factor != 1:
        yield say("cost-factor", number=plain(f"{word.factor:g}"))
    if word.worth != 1:
        yield say("cost-worth", number=word.worth)
    if word.least:
        yield say("per-least", number=word.least)


def limit(word: words.Limit) -> Line:
    """A limit that is set or moved."""
    line = registered("limit", registry.LIMITS, word.of)
    to = signed(word.change) if word.value is None else say("limit-is", number=amount(word.value))
    details = [] if word.player == "me" else [player(word.player)]
    if word.who != SELF:
        details.append(whom(word.who, each=True))
    return detailed(say("say-of", who=line, what=to), details)


def casts(word: words.Casts) -> Line:
    """The Art that cards may cast."""
    details = [say("say-not", what=one) for one in tags(word.no)]
    if word.legion:
        details.append(say("casts-legion"))
    if word.price is not None:
        details.append(say("for-price", what=price(word.price) or (say("price-free"),)))
    return about(word, detailed(say("casts", what=tags(word.aspects)), details))


def share(word: words.Share) -> Line:
    """What a kill or another gain is worth."""
    parts = []
    if word.set is not None:
        parts.append(say("limit-is", number=amount(word.set)))
    if word.factor == 0.5:
        parts.append(say(f"share-half-{word.half}"))
    elif word.factor != 1:
        parts.append(say("rate-times", number=plain(f"{word.factor:g}")))
    if word.plus:
        parts.append(signed(word.plus))
    if word.only:
        parts.append(say(f"share-only-{word.only}"))
    if word.to is not None:
        parts.append(say("share-to", who=player(word.to)))
    what = say(f"share-{word.what}")
    details = [] if word.victims is None else [say("share-victims", what=whom(word.victims))]
    return about(
        word, say("say-of", who=detailed(what, details), what=say("say-all", what=tuple(parts) or (say("cost-same"),)))
    )


def fate(word: words.Fate) -> Line:
    """Where cards go instead."""
    killers = () if word.by is None else (say("event-by", what=whom(word.by)),)
    when = detailed(either([say(f"fate-{each}") for each in word.when]), killers)
    return about(word, say("fate", when=when, to=say(f"fate-to-{word.to}")))


def copies(word: words.Copies) -> Line:
    """What cards have of another card."""
    return about(word, say(f"copies-{word.what}", of=whom(word.of)))


def silence(word: words.Silence) -> Line:
    """Cards whose words do not work."""
    return about(word, either([say(f"silence-{each}") for each in word.what]))


LASTING: Mapping[type[Word], Callable[[Any], Line]] = {
    words.Rate: rate,
    words.Kind: kind,
    words.Able: able,
    words.Immune: immune,
    words.Bar: bar,
    words.Permit: permit,
    words.Protect: protect,
    words.Cost: cost,
    words.Limit: limit,
    words.Casts: casts,
    words.Share: share,
    words.Fate: fate,
    words.Copies: copies,
    words.Silence: silence,
}
"""By word, the sentence it makes."""
