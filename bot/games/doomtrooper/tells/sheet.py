"""The sheet of a player, in words: actions, the hand and the warriors, a line a card, and what else lies there.

Behind the hand and what is in play is every card in full, with its effects.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from bot.games.doomtrooper.looks.fighting import values
from bot.games.doomtrooper.looks.seen import labels
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import IN_PLAY, CardId, members
from bot.games.doomtrooper.tells import short
from bot.games.doomtrooper.words.catalogue import named
from bot.games.doomtrooper.words.saying.glue import say
from bot.games.doomtrooper.words.saying.tags import mark
from bot.games.doomtrooper.words.whom import RATINGS, Rating
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
    hand, warriors, lying = case.hand(seat), tuple(case.warriors(seat)), tuple(_lying(case, seat))
    if hand:
        lines = tuple(short.in_hand(case, seat, card) for card in hand)
        yield Section(say("sheet-hand", count=len(hand)), lines, is_small=True, more=_whole(case, hand))
    if warriors:
        carried = tuple(card for warrior in warriors for card in case.attached(warrior))
        lines = tuple(_warrior(case, seat, card) for card in warriors)
        yield Section(say("sheet-warriors"), lines, is_small=True, more=_whole(case, (*warriors, *carried)))
    if others := (*(_lies(case, seat, card) for card in lying), *_under(case, seat)):
        yield Section(say("sheet-others"), others, is_small=True, more=_whole(case, lying))
    side = tuple(_sideboard(case, seat))
    if side:
        yield Section(say("sheet-sideboard"), (say("say-all", what=side),))


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


def ratings_now(case: Case, card: CardId) -> tuple[Line, ...]:
    """The ratings of a warrior in play as they are now."""
    return tuple(say("sheet-rating", rating=labels.rating(each), number=number) for each, number in _now(case, card))


def _whole(case: Case, cards: Iterable[CardId]) -> tuple[Section, ...]:
    """Each of several cards in full, its sentence first, those of one name once."""
    printed = {case.printed(card).code: case.printed(card) for card in cards}
    return tuple(map(short.with_sentence, printed.values()))


def _warrior(case: Case, seat: Seat, card: CardId) -> Line:
    """A warrior in play: where, ratings as they are now, marks, what he carries, what he does."""
    here = case.card(card)
    facts = [say("sheet-face-down", area=labels.area(here.zone)) if here.unpaid else labels.area(here.zone)]
    facts.append(short.rated(dict(_now(case, card))))
    marks = [name for name in ("wounded", "covered", "inside") if getattr(here, name)]
    marks += (name.partition(":")[0] for name in here.marks)
    facts += (mark(name) for name in dict.fromkeys(marks))
    carried = tuple(labels.card(case, other, seat) for other in case.attached(card))
    if carried:
        facts.append(say("sheet-carries", cards=carried))
    return short.line(named(here.code), tuple(facts), case.printed(card))


def _now(case: Case, card: CardId) -> Iterator[tuple[Rating, int]]:
    yield from ((each, values.rating(case, card, each)) for each in RATINGS if each in case.printed(card).ratings)


def _lying(case: Case, seat: Seat) -> Iterator[CardId]:
    """What lies before a player and is neither a warrior nor attached to a card."""
    for at in case.all_cards():
        card = case.card(at)
        if card.zone in IN_PLAY and card.controller == seat and card.on < 0 and case.printed(at).type != "warrior":
            yield at


def _lies(case: Case, seat: Seat, card: CardId) -> Line:
    name, area = labels.card(case, card, seat), labels.area(case.card(card).zone)
    return short.line(name, (area,), case.printed(card))


def _under(case: Case, seat: Seat) -> Iterator[Line]:
    """The cards of a player that lie face down under others."""
    for at in case.pile(seat, "under"):
        yield say("sheet-under", card=named(case.card(at).code), on=labels.card(case, case.card(at).on, seat))


def _sideboard(case: Case, seat: Seat) -> Iterator[Line]:
    copies = Counter(case.card(card).code for card in case.pile(seat, "sideboard"))
    for code, count in copies.items():
        yield say("sheet-copies", count=count, card=named(code))
