"""What a player has, in words: actions, the hand card by card, the warriors with what they carry, the sideboard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.games.doomtrooper.combat import values
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import IN_PLAY, CardId, members
from bot.games.doomtrooper.telling import labels
from bot.games.doomtrooper.telling.saying import cards as saying
from bot.games.doomtrooper.telling.saying.glue import say
from bot.games.doomtrooper.telling.saying.tags import mark, tag
from bot.games.doomtrooper.words.affiliations import AFFILIATIONS
from bot.games.doomtrooper.words.catalogue import named
from bot.games.doomtrooper.words.whom import RATINGS
from bot.games.values import JUDGE, Line, Seat, Section, Viewer


def sheet(case: Case, viewer: Viewer) -> tuple[Section, ...]:
    """The sections of a viewer's sheet; a judge reads everybody's, a spectator nobody's."""
    return tuple(_sections(case, viewer))


def has_sheet(case: Case, viewer: Viewer) -> bool:
    """Whether a viewer has a sheet."""
    return viewer == JUDGE or (isinstance(viewer, int) and 0 <= viewer < len(case.state.players))


def _sections(case: Case, viewer: Viewer) -> Iterator[Section]:
    if viewer == JUDGE:
        for seat in range(len(case.state.players)):
            yield Section(say("sheet-player", who=labels.seat(seat)), tuple(_state(case, seat)))
            yield from _cards(case, seat)
    elif isinstance(viewer, int) and has_sheet(case, viewer):
        yield Section(say("sheet-state"), tuple(_state(case, viewer)))
        yield from _cards(case, viewer)


def _cards(case: Case, seat: Seat) -> Iterator[Section]:
    for card in case.hand(seat):
        yield Section(say("sheet-hand", card=named(case.card(card).code)), tuple(_printed(case, card)))
    for card in case.warriors(seat):
        yield _warrior(case, seat, card)
    others = (*_others(case, seat), *_under(case, seat))
    if others:
        yield Section(say("sheet-others"), others)
    side = tuple(_sideboard(case, seat))
    if side:
        yield Section(say("sheet-sideboard"), side)


def _state(case: Case, seat: Seat) -> Iterator[Line]:
    player = case.player(seat)
    yield actions(case, seat)
    yield say("sheet-points", points=labels.points(player.destiny, player.victory))
    mates = tuple(labels.seat(mate) for mate in members(case.state, seat) if mate != seat)
    if mates:
        yield say("sheet-team", mates=mates)
    if player.debt:
        yield say("sheet-debt", debt=player.debt)


def actions(case: Case, seat: Seat) -> Line:
    """The actions that a seat has left, by kind."""
    kinds = Counter(token.kind for token in case.player(seat).tokens)
    each = tuple(say("sheet-copies", count=kinds[kind], card=say(f"sheet-token-{kind}")) for kind in kinds)
    return say("sheet-actions", count=kinds.total(), kinds=each)


def _printed(case: Case, card: CardId) -> Iterator[Line]:
    """What is printed on a card, and what it does."""
    yield kind(case, card)
    if case.printed(card).ratings:
        yield _ratings(printed_ratings(case, card))
    yield from saying.card(case.printed(card))


def kind(case: Case, card: CardId) -> Line:
    """The type of a card, and where it belongs."""
    printed = case.printed(card)
    affiliations = sorted(AFFILIATIONS & printed.tags)
    return say("sheet-is", what=tuple(tag(name) for name in (printed.type, *affiliations)))


def _ratings(each: tuple[Line, ...]) -> Line:
    return say("sheet-ratings", ratings=each)


def _rating(which: str, number: int) -> Line:
    return say("sheet-rating", rating=labels.rating(which), number=number)


def printed_ratings(case: Case, card: CardId) -> tuple[Line, ...]:
    """The ratings printed on a card."""
    ratings = case.printed(card).ratings
    return tuple(_rating(which, ratings[which]) for which in RATINGS if which in ratings)


def ratings_now(case: Case, card: CardId) -> tuple[Line, ...]:
    """The ratings of a warrior in play as they are now."""
    rated = (each for each in RATINGS if each in case.printed(card).ratings)
    return tuple(_rating(each, values.rating(case, card, each)) for each in rated)


def _warrior(case: Case, seat: Seat, card: CardId) -> Section:
    """A warrior in play: ratings as they are now, marks, what he carries, what he does."""
    here, printed = case.card(card), case.printed(card)
    lines = [kind(case, card), _ratings(ratings_now(case, card))]
    marks = [name for name in ("wounded", "covered", "inside") if getattr(here, name)]
    marks += (name.partition(":")[0] for name in here.marks)
    if marks:
        lines.append(say("sheet-marks", marks=tuple(mark(name) for name in dict.fromkeys(marks))))
    carried = tuple(labels.card(case, other, seat) for other in case.attached(card))
    if carried:
        lines.append(say("sheet-carries", cards=carried))
    title = say("sheet-hidden" if here.unpaid else "sheet-warrior", area=labels.area(here.zone), card=named(here.code))
    return Section(title, (*lines, *saying.card(printed)))


def _others(case: Case, seat: Seat) -> Iterator[Line]:
    """What lies before a player and is neither a warrior nor attached to a card."""
    for at in case.all_cards():
        card = case.card(at)
        if card.zone in IN_PLAY and card.controller == seat and card.on < 0 and case.printed(at).type != "warrior":
            yield say("sheet-lies", card=labels.card(case, at, seat), area=labels.area(card.zone))


def _under(case: Case, seat: Seat) -> Iterator[Line]:
    """The cards of a player that lie face down under others."""
    for at in case.pile(seat, "under"):
        yield say("sheet-under", card=named(case.card(at).code), on=labels.card(case, case.card(at).on, seat))


def _sideboard(case: Case, seat: Seat) -> Iterator[Line]:
    copies = Counter(case.card(card).code for card in case.pile(seat, "sideboard"))
    for code, count in copies.items():
        yield say("sheet-copies", count=count, card=named(code))
