"""A card in one line, as wherever somebody looks over cards: its name, cost, ratings, and what it does in a sentence.

Its effects in full are shown on request: :func:`whole`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from bot.games.doomtrooper.looks.playing import plays, prices
from bot.games.doomtrooper.looks.playing.undescribed import is_undescribed
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import CardId
from bot.games.doomtrooper.words.affiliations import AFFILIATIONS
from bot.games.doomtrooper.words.catalogue import Printed, named, sentence
from bot.games.doomtrooper.words.saying import cards as saying
from bot.games.doomtrooper.words.saying.effects import ability, declaration, effect
from bot.games.doomtrooper.words.saying.glue import plain, say, then
from bot.games.doomtrooper.words.saying.tags import tag
from bot.games.doomtrooper.words.texts import Play
from bot.games.doomtrooper.words.whom import RATINGS, Moment, Rating
from bot.games.values import Line, Seat, Section

_MOMENTS: Mapping[Moment, str] = {"any": "any", "own-turn": "own-turn", "modifiers": "combat", "combat": "combat"}
"""The moments that the sentences of cards take for known, and how they are called."""


def in_hand(case: Case, seat: Seat, card: CardId) -> Line:
    """A card of a hand in one line, with what it costs its player now, in points and more than one action."""
    printed = case.printed(card)
    ratings = (rated(printed.ratings),) if printed.ratings else ()
    facts = (*_kinds(printed), *_cost(case, seat, card), *ratings)
    return line(named(case.card(card).code), facts, printed)


def line(name: Line, facts: tuple[Line, ...], printed: Printed) -> Line:
    """A card in one line.

    Args:
        facts: the details in brackets behind its name.
    """
    does = in_a_sentence(printed)
    head = say("short", card=name, facts=facts) if facts else say("short-name", card=name)
    return head if does is None else say("short-does", card=head, what=does)


def in_a_sentence(printed: Printed) -> Line | None:
    """Its sentence, or its effects where nobody has written one; ``None`` where the card does nothing."""
    text, written = printed.text, sentence(printed)
    if text is None:
        kept = printed.kept
        if kept is None:
            return say("undescribed")
        return plain(kept.note) if kept.note else declaration(kept.effects, kept.note)
    if written is None:
        found = [*map(effect, text.effects), *map(ability, text.abilities)]
        written = then(found) if found else None
    if text.said in ("most", "part"):
        return say("short-part", what=written) if written else say(f"written-{text.said}")
    return written


def described(printed: Printed | None) -> Section | None:
    """A card by itself: what it does in a sentence, and behind it in full, without what is for judges alone."""
    if printed is None:
        return None
    does, in_full = in_a_sentence(printed), whole(printed)
    return Section(in_full.title, () if does is None else (does,), more=(replace(in_full, notes=()),))


def whole(printed: Printed) -> Section:
    """A card in full: what it is, how it is played, its effects; and for judges what is doubtful."""
    kinds = say("sheet-is", what=tuple(tag(name) for name in (printed.type, *sorted(AFFILIATIONS & printed.tags))))
    return Section(named(printed.code), (kinds, *saying.card(printed)), notes=saying.doubtful(printed))


def with_sentence(printed: Printed) -> Section:
    """A card in full, with its sentence before the effects."""
    in_full, written = whole(printed), sentence(printed)
    return in_full if written is None else replace(in_full, lines=(written, *in_full.lines))


def rated(ratings: Mapping[Rating, int]) -> Line:
    """The four ratings in short, in their order on the cards; a dash for one that is struck out."""
    return say("short-ratings", **{which: plain(str(ratings.get(which, "–"))) for which in RATINGS})


def moment(play: Play) -> tuple[Line, ...]:
    """When a card is played, where its sentence takes that for known."""
    return (say(f"moment-{_MOMENTS[play.when]}"),) if play.when in _MOMENTS else ()


def _kinds(printed: Printed) -> Iterator[Line]:
    """The affiliations of a warrior, when another is played; all else is in the sentence, where there is one."""
    if printed.type == "warrior":
        yield from map(tag, sorted(AFFILIATIONS & printed.tags))
        return
    when = moment(printed.play)
    yield from when
    if sentence(printed) is None and not (when and printed.type == "special"):
        yield tag(printed.type)


def _cost(case: Case, seat: Seat, card: CardId) -> Iterator[Line]:
    printed = case.printed(card)
    if is_undescribed(case, card) or not case.state.stack:
        # A match that is over asks for nothing, and nothing costs anything in it.
        return
    if printed.type == "warrior":
        due = plays.recruit_bill(case, seat, card, hidden=False)
    else:
        bills = plays.bills(case, seat, printed.play, plays.context_of(case, seat, card))
        due = min(bills, key=lambda each: (prices.points(each), each.actions))
    destiny, victory = prices.taken(due, due.least if due.x else 0)
    if printed.play.price.actions > 1:
        yield Line("doomtrooper-fact-price-actions", {"count": printed.play.price.actions})
    for what, count in (("destiny", destiny), ("victory", victory)):
        if not count or (due.x and sentence(printed)):
            # A price in steps is in the sentence.
            continue
        price = say(f"short-{what}", count=count)
        yield say("short-least", price=price) if due.x else price
