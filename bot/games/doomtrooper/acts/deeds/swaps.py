"""Exchanges: points or hands of two players, the piles of one, two cards, two ratings of a warrior."""

from __future__ import annotations

from bot.games.doomtrooper.acts.deeds.doing import Doing
from bot.games.doomtrooper.acts.deeds.lasting import begin_on
from bot.games.doomtrooper.acts.deeds.places import control_of
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.run import Case, Run
from bot.games.doomtrooper.position.state import CardId
from bot.games.doomtrooper.words.continuous import Rate
from bot.games.doomtrooper.words.deeds import Swap
from bot.games.doomtrooper.words.whom import Rating
from bot.games.values import Seat


def swap(doing: Doing, word: Swap) -> bool | None:
    """Exchange what the word names."""
    if word.what == "ratings":
        return _ratings(doing, word)
    if word.what == "control":
        return _control(doing, word)
    if word.what == "direction":
        return _reseat(doing.run, tuple(reversed(_order(doing.run))))
    pair = _pair(doing, word)
    if pair is None:
        return None
    if len(pair) < 2:
        return False
    mine, other = pair
    match word.what:
        case "destiny" | "victory":
            return _points(doing.run, mine, other, is_destiny=word.what == "destiny")
        case "discard" | "library":
            return _piles(doing.run, other)
        case "hand":
            return _hands(doing.run, mine, other)
        case "seats":
            places = {mine: other, other: mine}
            return _reseat(doing.run, tuple(places.get(seat, seat) for seat in _order(doing.run)))
    return False


def _pair(doing: Doing, word: Swap) -> tuple[Seat, ...] | None:
    """The two players: he whose card it is and another one, or two others whom he chooses."""
    if not word.others:
        return (doing.seat, *doing.players(word.player)[:1])
    others = tuple(seat for seat in doing.run.seats() if seat != doing.seat)
    return doing.ask(doing.seat, "swap", "seats", others, 2, 2)


def _hands(run: Run, mine: Seat, other: Seat) -> bool:
    """Each has the cards of the other's hand; they stay those of their owners."""
    hands = {mine: run.hand(other), other: run.hand(mine)}
    for seat, cards in hands.items():
        for card in cards:
            run.emit(ev.Moved(card, "hand", "swap", controller=seat))
    return any(hands.values())


def _control(doing: Doing, word: Swap) -> bool | None:
    """Two cards change sides with each other."""
    cards = doing.met(word)
    if cards is None:
        return None
    if len(cards) != 2:
        return False
    one, two = cards
    first, second = doing.run.card(one).controller, doing.run.card(two).controller
    return True in [control_of(doing.run, one, second), control_of(doing.run, two, first)]


def _order(case: Case) -> tuple[Seat, ...]:
    return case.state.order or tuple(range(len(case.state.players)))


def _reseat(run: Run, order: tuple[Seat, ...]) -> bool:
    """Let turns follow each other in another order; whose turn it is stays so."""
    if order == _order(run):
        return False
    run.emit(ev.Reseated(order))
    return True


def _points(run: Run, mine: Seat, other: Seat, *, is_destiny: bool) -> bool:
    one, two = run.player(mine), run.player(other)
    change = two.destiny - one.destiny if is_destiny else two.victory - one.victory
    for seat, points in ((mine, change), (other, -change)):
        if points:
            run.emit(ev.Scored(seat, points if is_destiny else 0, 0 if is_destiny else points, why="swap"))
    return change != 0


def _piles(run: Run, seat: Seat) -> bool:
    """The library becomes the discard pile, and the discard pile the library."""
    library, discarded = run.state.libraries[seat], run.pile(seat, "discard")
    for card in library:
        run.emit(ev.Moved(card, "discard", "swap"))
    for card in discarded:
        run.emit(ev.Moved(card, "library", "swap"))
    return bool(library or discarded)


def _ratings(doing: Doing, word: Swap) -> bool | None:
    """Two ratings of the cards change places: each is set to what is printed for the other."""
    cards = doing.met(word)
    if cards is None:
        return None
    places = tuple(range(len(word.ratings)))
    picked = places if len(places) == 2 else doing.ask(doing.seat, "ratings", "lines", places, 2, 2)
    if picked is None:
        return None
    if len(picked) < 2:
        return False
    one, two = word.ratings[picked[0]], word.ratings[picked[1]]
    done = False
    for card in cards:
        done |= _set(doing, word, card, one, two) and _set(doing, word, card, two, one)
    return done


def _set(doing: Doing, word: Swap, card: CardId, rating: Rating, to: Rating) -> bool:
    number = doing.run.printed(card).ratings.get(to, 0)
    return begin_on(doing, Rate(ratings=(rating,), set=number, until=word.until), (card,))
