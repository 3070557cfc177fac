"""Whom and how much: selectors of cards, players, amounts."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bot.games.doomtrooper.words import abilities as registry
from bot.games.doomtrooper.words.affiliations import AFFILIATIONS
from bot.games.doomtrooper.words.saying.glue import detailed, either, message_part, plain, say
from bot.games.doomtrooper.words.saying.tags import NAME, NOUNS, mark, registered, tag, tags
from bot.games.doomtrooper.words.whom import RATINGS, Amount, Bound, Per, Rating, Who, Whom
from bot.games.values import Arg, Line

ANYBODY = Whom()


def whom(cards: Whom, *, each: bool = False) -> Line:
    """Which cards, as a noun with its details in brackets.

    Args:
        each: all that fit are meant, rather than any that fits.
    """
    if cards.either and replace(cards, either=()) == ANYBODY:
        return either([whom(one, each=each) for one in cards.either])
    head, left = _head(cards, each=each)
    return detailed(_times(cards, head), tuple(details(left)))


def _head(cards: Whom, *, each: bool) -> tuple[Line, Whom]:
    """The noun, and what is left to be said of the cards."""
    if cards.role:
        return say(f"role-{cards.role}"), cards
    noun = next((name for name in cards.tags if name in NOUNS), "")
    names = tuple(name for name in cards.tags if name.startswith(NAME))
    if names and not noun:
        return tag(names[0]), _without(cards, names[0])
    whole = each and cards.count == "all" and not cards.up_to
    kind = next((name for name in cards.tags if name not in AFFILIATIONS), "")
    if kind and not noun and not whole:
        return tag(kind), _without(cards, kind)
    named = noun or "card"
    return say(f"each-{named}") if whole else say(f"noun-{named}"), _without(cards, noun)


def _without(cards: Whom, name: str) -> Whom:
    return replace(cards, tags=tuple(each for each in cards.tags if each != name))


def _times(cards: Whom, head: Line) -> Line:
    if cards.count == "all":
        return say("times-any", what=head) if cards.up_to else head
    number: Line = say("times-x") if cards.count == "x" else plain(str(cards.count))
    return say("times-up-to" if cards.up_to else "times", number=number, what=head)


def details(cards: Whom) -> Iterator[Line]:
    """What must be true of the cards beside the noun."""
    if cards.side != "any":
        yield say(f"side-{cards.side}")
    yield from tags(cards.tags)
    if cards.any:
        yield either(tags(cards.any))
    yield from (say("say-not", what=one) for one in tags(cards.no))
    if cards.zones:
        yield either([say(f"at-{message_part(zone)}") for zone in cards.zones])
    yield from map(mark, cards.marks)
    yield from (say("say-not", what=one) for one in map(mark, cards.unmarked))
    for rating, bound in cards.bounds.items():
        yield from bounded(rating_name(rating), bound)
    if cards.on is not None:
        yield say("whom-under" if "under" in cards.zones else "whom-on", what=whom(cards.on))
    if cards.bearing is not None:
        yield say("whom-bearing", what=whom(cards.bearing))
    if cards.area:
        yield say(f"in-area-{cards.area}")
    if cards.others:
        yield say("whom-others")
    if cards.either:
        yield either([whom(one) for one in cards.either])
    yield from (say("say-not", what=_exception(one)) for one in cards.but)
    if cards.alike:
        yield say(f"alike-{cards.alike}", like=say(f"role-{cards.like}"))
    if cards.highest:
        yield say("whom-highest", rating=rating_name(cards.highest))
    if cards.by != "me":
        yield say(f"by-{cards.by}")


def _exception(cards: Whom) -> Line:
    """Whom a selector leaves out: what is said of them, where they are not of a kind of their own."""
    said = tuple(details(cards))
    return whom(cards) if cards.role or cards.tags or cards.either or not said else say("say-all", what=said)


def bounded(what: Line, bound: Bound) -> Iterator[Line]:
    """Bounds on a rating or on points."""
    subject = say("bound-base", what=what) if bound.base else what
    if bound.least is not None and bound.least == bound.most:
        yield say("bound-is", what=subject, number=amount(bound.least))
        return
    if bound.least is not None:
        yield say("bound-least", what=subject, number=amount(bound.least))
    if bound.most is not None:
        yield say("bound-most", what=subject, number=amount(bound.most))


def rating_name(rating: Rating) -> Line:
    """A rating by its name."""
    return Line(f"doomtrooper-rating-{rating}")


def rating_names(ratings: tuple[Rating, ...]) -> Arg:
    """Ratings by their names, or all of them at once."""
    if set(ratings) == set(RATINGS):
        return say("rating-all")
    return tuple(map(rating_name, ratings))


def player(who: Who) -> Line:
    """A player."""
    return say(f"player-{who}")


def controller(who: Who) -> Line:
    """A player as the subject of a sentence."""
    return say("player-controller") if who == "me" else player(who)


def by_player(who: Who, line: Line) -> Line:
    """What a player does, with his name before it unless it is the one who reads."""
    return line if who == "me" else say("say-of", who=player(who), what=line)


def amount(number: Amount) -> Line:
    """A number, or how it is counted."""
    return plain(str(number)) if isinstance(number, int) else _counted(number)


def signed(number: Amount) -> Line:
    """A change by an amount."""
    if isinstance(number, int):
        return say("say-minus" if number < 0 else "say-plus", number=plain(str(abs(number))))
    if number.times < 0:
        return say("say-minus", number=_counted(replace(number, times=-number.times)))
    return say("say-plus", number=_counted(number))


def _counted(number: Per) -> Line:
    line = _unit(number)
    if number.step != 1:
        line = say("per-step", what=line, step=number.step)
    if number.times != 1:
        line = say("per-times", what=line, times=plain(f"{number.times}".replace("-", "−")))
    if number.plus:
        line = say("per-plus", what=line, plus=signed(number.plus))
    if number.half:
        line = say(f"per-half-{number.half}", what=line)
    bounds = []
    if number.least is not None:
        bounds.append(say("per-least", number=number.least))
    if number.most is not None:
        bounds.append(say("per-most", number=number.most))
    return detailed(line, bounds)


def _unit(number: Per) -> Line:
    if not number.of:
        return say("per-cards", what=whom(number.cards or ANYBODY))
    unit = registered("count", registry.COUNTED, number.of)
    about: list[Line] = []
    if number.base:
        about.append(say("per-base"))
    if number.cards is not None:
        about.append(whom(number.cards))
    if number.whose != "me":
        about.append(player(number.whose))
    return detailed(unit, about)
