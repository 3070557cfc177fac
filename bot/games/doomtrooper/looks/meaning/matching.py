"""Whether cards fit a selector, conditions hold, and how much an amount is, as somebody looks at the cards.

A look says what is known of a card: what is printed, or what the cards in play make of it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from bot.games.doomtrooper.looks.meaning.areas import in_area
from bot.games.doomtrooper.looks.meaning.context import Context
from bot.games.doomtrooper.looks.meaning.history import happened_before
from bot.games.doomtrooper.looks.meaning.marks import has_mark
from bot.games.doomtrooper.looks.meaning.roles import cards_of, holder_in, last_bearer, players_of
from bot.games.doomtrooper.position.fights import attacking, defending, fighters, running
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import IN_PLAY, Card, CardId
from bot.games.doomtrooper.words.affiliations import AFFILIATIONS, APOSTLES, FAITHS, with_faith
from bot.games.doomtrooper.words.continuous import Rate
from bot.games.doomtrooper.words.whom import RATINGS, Amount, Bound, If, Per, Rating, Whom
from bot.games.values import Seat

PLAIN = frozenset({"warrior"})
"""All that everybody knows of a hidden warrior."""
AFFILIATED = "affiliated"
FOLLOWER, FOLLOWERS = "follower", frozenset(f"follower:{apostle}" for apostle in APOSTLES)
NAMED = "named"
"""The tag of all who have an affiliation."""
ZONES: dict[str, frozenset[str]] = {
    "in-play": IN_PLAY,
    "areas": frozenset({"squad", "cohort", "outpost"}),
    "collection": frozenset({"library", "discard", "sideboard"}),
}
"""Names of several zones at once."""


class Look:
    """What is printed on the cards of a case."""

    def __init__(self, case: Case) -> None:
        self.case = case

    def tags(self, card: CardId) -> frozenset[str]:
        """Type, affiliations, kinds, flags and name."""
        return printed_tags(self.case, card)

    def rating(self, card: CardId, which: Rating, *, base: bool) -> int:  # noqa: ARG002
        """A rating; ``base`` asks for what is printed."""
        return self.case.printed(card).ratings.get(which, 0)

    def base(self, card: CardId, which: Rating) -> int:
        """The base of a rating, as bounds look at it."""
        return self.rating(card, which, base=True)


def printed_tags(case: Case, card: CardId) -> frozenset[str]:
    """The tags that a card has by itself, with its faith and the side a cultist counts as."""
    printed = case.printed(card)
    found = printed.tags
    if printed.type != "warrior":
        return found
    side = case.card(card).side
    if side:
        found = (found - FAITHS) | {side}
    return with_faith(found)


def fits(look: Look, card: CardId, whom: Whom, context: Context, *, placed: bool = False) -> bool:
    """Whether a card is one of those that a selector means; ``placed``: where it is was asked already."""
    here = look.case.card(card)
    if whom.role:
        if card not in cards_of(look.case, whom.role, context):
            return False
    elif not (whom.zones or placed or _on_table(here, whom)):
        return False
    return _meant(look, card, whom, context) and (not whom.highest or card in found(look, whom, context))


def _meant(look: Look, card: CardId, whom: Whom, context: Context) -> bool:
    """Whether a card that is where a selector looks for cards is what it asks for, however high its ratings are."""
    here = look.case.card(card)
    if whom.zones and here.zone not in _zones(whom.zones):
        return False
    if whom.others and card == context.card:
        return False
    if here.unpaid and here.zone in IN_PLAY and not whom.role and not _plain(whom):
        return False
    if here.zone == "under" and here.is_dark_to(context.seat) and (whom.tags or asks(whom)):
        return False
    # Most selectors ask for little: what a selector does not ask for is not looked at.
    return (
        (whom.side == "any" or _sided(look, here, whom, context))
        and (not (whom.tags or whom.any or whom.no) or _tagged(look.tags(card), whom, context))
        and (not (whom.marks or whom.unmarked) or _marked(look, card, whom, context))
        and (not whom.bounds or _bounded(look, card, whom, context))
        and ((whom.on is None and whom.bearing is None and not whom.area) or _placed(look, card, whom, context))
        and (not (whom.either or whom.but or whom.alike) or _composed(look, card, whom, context))
    )


@cache
def _zones(told: tuple[str, ...]) -> frozenset[str]:
    """The zones that names of zones, or of several at once, stand for."""
    return frozenset(zone for name in told for zone in (name, *ZONES.get(name, ())))


def _on_table(here: Card, whom: Whom) -> bool:
    return here.zone in IN_PLAY and ("out" not in here.marks or "out" in whom.marks)


def _plain(whom: Whom) -> bool:
    """Whether a selector asks nothing of a card that is not known of a hidden warrior."""
    return whom.count != "all" and PLAIN.issuperset(whom.tags) and not asks(whom)


def asks(whom: Whom) -> bool:
    """Whether a selector asks more of a card than the tags that it must have."""
    return bool(whom.any or whom.no or whom.bounds or whom.bearing or whom.either or whom.but or whom.alike)


def _sided(look: Look, here: Card, whom: Whom, context: Context) -> bool:
    case = look.case
    match whom.side:
        case "any":
            return True
        case "own":
            return here.controller == context.seat
        case "opponent":
            return not case.allied(here.controller, context.seat)
        case "that":
            return here.controller in players_of(case, "that", context)
        case "chosen":
            return here.controller in players_of(case, "chosen", context)
        case "bearer":
            return here.controller in players_of(case, "bearer", context)


def _tagged(tags: frozenset[str], whom: Whom, context: Context) -> bool:
    if (AFFILIATED in whom.tags or AFFILIATED in whom.no) and not AFFILIATIONS.isdisjoint(tags):
        tags |= {AFFILIATED}
    if FOLLOWER in whom.tags and not FOLLOWERS.isdisjoint(tags):
        tags |= {FOLLOWER}
    if whom.tags and not tags.issuperset(_named(whom.tags, context)):
        return False
    if whom.any and tags.isdisjoint(_named(whom.any, context)):
        return False
    return not whom.no or tags.isdisjoint(_named(whom.no, context))


def _named(tags: tuple[str, ...], context: Context) -> tuple[str, ...]:
    """The tags with what was named in the place of ``named``."""
    if NAMED not in tags:
        return tags
    return tuple(tag for tag in tags if tag != NAMED) + (context.named or (NAMED,))


def _marked(look: Look, card: CardId, whom: Whom, context: Context) -> bool:
    return all(has_mark(look, card, mark, context) for mark in whom.marks) and not any(
        has_mark(look, card, mark, context) for mark in whom.unmarked
    )


def _bounded(look: Look, card: CardId, whom: Whom, context: Context) -> bool:
    return all(
        within(look, bound, look.base(card, which) if bound.base else look.rating(card, which, base=False), context)
        for which, bound in whom.bounds.items()
    )


def within(look: Look, bound: Bound, number: int, context: Context) -> bool:
    """Whether a number lies between two amounts."""
    if bound.least is not None and number < amount(look, bound.least, context):
        return False
    return bound.most is None or number <= amount(look, bound.most, context)


def _placed(look: Look, card: CardId, whom: Whom, context: Context) -> bool:
    case = look.case
    bearer = last_bearer(case, card)
    if whom.on is not None and (bearer < 0 or not fits(look, bearer, whom.on, context)):
        return False
    if whom.bearing is not None and not any(fits(look, each, whom.bearing, context) for each in case.attached(card)):
        return False
    return not whom.area or in_area(case, card, whom.area, context)


def _composed(look: Look, card: CardId, whom: Whom, context: Context) -> bool:
    placed = bool(whom.role or whom.zones)
    if whom.either and not any(fits(look, card, each, context, placed=placed) for each in whom.either):
        return False
    if any(fits(look, card, each, context, placed=placed) for each in whom.but):
        return False
    return not whom.alike or any(
        _alike(look, card, other, whom.alike) for other in cards_of(look.case, whom.like, context)
    )


def _alike(look: Look, card: CardId, other: CardId, how: str) -> bool:
    if how == "name":
        return look.case.printed(card).name == look.case.printed(other).name
    common = look.tags(card) & look.tags(other)
    return not common.isdisjoint(AFFILIATIONS if how == "affiliation" else FAITHS)


def found(look: Look, whom: Whom, context: Context) -> tuple[CardId, ...]:
    """All cards that a selector means, in the order in which they are gone through."""
    case = look.case
    if whom.role:
        candidates: tuple[CardId, ...] = cards_of(case, whom.role, context)
    elif whom.zones:
        zones = _zones(whom.zones)
        candidates = tuple([card for card in case.all_cards() if case.card(card).zone in zones])
    elif "out" in whom.marks:
        candidates = tuple(card for card in case.all_cards() if case.card(card).zone in IN_PLAY)
    else:
        candidates = case.in_play()
    fitting = tuple([card for card in candidates if _meant(look, card, whom, context)])
    if whom.highest and fitting:
        which = whom.highest
        most = max(look.rating(card, which, base=False) for card in fitting)
        return tuple(card for card in fitting if look.rating(card, which, base=False) == most)
    return fitting


def holds(look: Look, conditions: tuple[If, ...], context: Context) -> bool:
    """Whether all conditions hold."""
    if not conditions:
        return True
    return all(_holds(look, condition, context) != condition.no for condition in conditions)


def _holds(look: Look, condition: If, context: Context) -> bool:
    return all(test(look, condition, context) for test in _TESTS)


def _counted(look: Look, condition: If, context: Context) -> bool:
    if condition.cards is None:
        return True
    number = len(found(look, condition.cards, context))
    return number >= condition.least and (condition.most is None or number <= condition.most)


def _fought_so(look: Look, condition: If, context: Context) -> bool:
    combat = running(look.case)
    if condition.tactic and (combat is None or combat.tactic != condition.tactic):
        return False
    if condition.zone_used is not None and condition.zone_used != (combat is not None and combat.zone >= 0):
        return False
    if condition.combat in ("", "any", "none"):
        return not condition.combat or (combat is not None) == (condition.combat == "any")
    if combat is None:
        return False
    sides = {"attacks": attacking(combat), "defends": defending(combat), "fights": fighters(combat)}
    return holder_in(look.case, context) in sides[condition.combat]


def _turn(look: Look, condition: If, context: Context) -> bool:
    active = look.case.state.active
    if condition.turn == "opponent":
        return not look.case.allied(active, context.seat)
    return not condition.turn or active == context.seat


def _pointed(look: Look, condition: If, context: Context) -> bool:
    if not condition.points:
        return True
    seats = players_of(look.case, condition.whose, context)
    return all(
        within(look, bound, _has_points(look.case, seat, what), context)
        for seat in seats
        for what, bound in condition.points.items()
    )


def _has_points(case: Case, seat: Seat, what: str) -> int:
    player = case.player(seat)
    if what == "hand":
        return len(case.hand(seat))
    return {"destiny": player.destiny, "victory": player.victory, "debt": player.debt}[what]


def _past(look: Look, condition: If, context: Context) -> bool:
    if condition.did is not None and condition.did != context.did:
        return False
    return not condition.was or happened_before(look.case, condition.was, context)


def _some(look: Look, condition: If, context: Context) -> bool:
    return not condition.any or any(holds(look, (each,), context) for each in condition.any)


_TESTS: tuple[Callable[[Look, If, Context], bool], ...] = (_turn, _fought_so, _past, _pointed, _counted, _some)


def amount(look: Look, number: Amount, context: Context) -> int:
    """How much an amount is now."""
    if isinstance(number, int):
        return number
    if number.of:
        counted = _count_of(look, number, context)
    else:
        counted = 0 if number.cards is None else len(found(look, number.cards, context))
    total = counted // number.step * number.times + number.plus
    if number.half:
        total = (abs(total) + (number.half == "up")) // 2 * (1 if total >= 0 else -1)
    if number.least is not None:
        total = max(total, number.least)
    return total if number.most is None else min(total, number.most)


Count = Callable[[Look, Per, tuple[CardId, ...], Context], int]


def _count_of(look: Look, number: Per, context: Context) -> int:
    cards = () if number.cards is None else found(look, number.cards, context)
    return _COUNTED[number.of.partition(":")[0]](look, number, cards, context)


def _rating_sum(which: Rating) -> Count:
    def count(look: Look, number: Per, cards: tuple[CardId, ...], context: Context) -> int:  # noqa: ARG001
        return sum(look.rating(card, which, base=number.base) for card in cards)

    return count


def _same(look: Look, number: Per, cards: tuple[CardId, ...], context: Context) -> int:
    """The rating that is being changed, of the cards or else of the one that is changed."""
    which: Rating = context.rating or "value"
    of = cards if number.cards is not None else (context.changed,) if context.changed >= 0 else ()
    return sum(look.rating(card, which, base=number.base or card == context.changed) for card in of)


def _fought(look: Look, number: Per, cards: tuple[CardId, ...], context: Context) -> int:  # noqa: ARG001
    combat = running(look.case)
    which: Rating = "shoot" if combat is not None and combat.tactic == "shoot" else "fight"
    return sum(look.rating(card, which, base=number.base) for card in cards)


def _bonus(look: Look, number: Per, cards: tuple[CardId, ...], context: Context) -> int:  # noqa: ARG001
    """What cards add to the rating that is being changed."""
    which: Rating = context.rating or "fight"
    total = 0
    for card in cards:
        text = look.case.printed(card).text
        for word in () if text is None else text.effects:
            if isinstance(word, Rate) and which in word.ratings and isinstance(word.sum, int):
                total += word.sum
    return total


def _best(look: Look, number: Per, cards: tuple[CardId, ...], context: Context) -> int:  # noqa: ARG001
    return max((look.rating(card, which, base=number.base) for card in cards for which in RATINGS), default=0)


def _points(look: Look, number: Per, cards: tuple[CardId, ...], context: Context) -> int:  # noqa: ARG001
    return sum(_has_points(look.case, seat, number.of) for seat in players_of(look.case, number.whose, context))


def _marks(look: Look, number: Per, cards: tuple[CardId, ...], context: Context) -> int:
    marked = cards if number.cards is not None else (context.changed if context.changed >= 0 else context.card,)
    mark = number.of.partition(":")[2]
    return sum(look.case.card(card).marks.count(mark) for card in marked)


_COUNTED: dict[str, Count] = {
    **{which: _rating_sum(which) for which in RATINGS},
    **dict.fromkeys(("x", "price", "actions"), lambda _look, _number, _cards, context: context.x),
    **dict.fromkeys(("just-gained", "just-lost", "number"), lambda _look, _number, _cards, context: context.number),
    **dict.fromkeys(("hand", "destiny", "victory", "debt"), _points),
    "library": lambda look, number, _cards, context: sum(
        len(look.case.state.libraries[seat]) for seat in players_of(look.case, number.whose, context)
    ),
    "target": lambda look, _number, _cards, _context: look.case.state.target,
    "count": lambda _look, _number, _cards, context: len(context.taken),
    "same": _same,
    "in-use": _fought,
    "bonus": _bonus,
    "best": _best,
    "affiliations": lambda look, _number, cards, _context: len(
        frozenset[str]().union(*(look.tags(card) for card in cards)) & AFFILIATIONS
    ),
    "names": lambda look, _number, cards, _context: len({look.case.printed(card).name for card in cards}),
    "mark": _marks,
}
"""By name of ``words.abilities.COUNTED`` how it is counted."""
