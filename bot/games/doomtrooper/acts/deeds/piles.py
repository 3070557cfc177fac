"""Hands, libraries and piles: drawing, looking, searching, discarding, bringing cards into play."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.doomtrooper.acts.deeds.doing import Doing
from bot.games.doomtrooper.acts.happening import leaving
from bot.games.doomtrooper.acts.happening.choosing import Piles
from bot.games.doomtrooper.acts.happening.triggers import happened, note
from bot.games.doomtrooper.looks.holding.standing import bars_player, permits_player, protected
from bot.games.doomtrooper.looks.meaning.fits import fits
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.run import Case, Run
from bot.games.doomtrooper.position.state import CardId
from bot.games.doomtrooper.words.deeds import Attach, DiscardHand, Draw, Enter, Fetch, Look, PlayNow, Shuffle
from bot.games.doomtrooper.words.whom import Whom
from bot.games.values import Seat

COLLECTION = ("library", "discard", "sideboard")
HIDDEN = frozenset({"hand", "library", "sideboard", "collection"})


def zones_of(origin: tuple[str, ...]) -> tuple[str, ...]:
    """The zones that are looked through; the collection is three of them.

    Rule: doomtrooper-cs.term.collection
    """
    found = [zone for each in origin for zone in (COLLECTION if each == "collection" else (each,))]
    return tuple(dict.fromkeys(found))


def piles_of(origin: tuple[str, ...], seats: tuple[Seat, ...]) -> Piles:
    """The piles of seats that are looked through."""
    return tuple((zone, seat) for zone in zones_of(origin) for seat in seats)


def searched(doing: Doing, word: Attach | Enter | PlayNow) -> Piles:
    """The piles that an effect looks through, whatever it finds there: none where it says where the cards are."""
    if word.who.role or word.who.on is not None:
        return ()
    return piles_of(word.origin, doing.players(word.whose))


def candidates(doing: Doing, whom: Whom, origin: tuple[str, ...], seats: tuple[Seat, ...]) -> tuple[CardId, ...]:
    """The cards in piles and hands of seats that a selector means."""
    run = doing.run
    found = []
    for zone in zones_of(origin):
        here = replace(whom, zones=(zone,), count="all")
        for seat in seats:
            found += [card for card in run.pile(seat, zone) if fits(run, card, here, doing.context)]
    return tuple(found)


def draw_cards(run: Run, seat: Seat, number: int) -> int:
    """Draw from a library as many as there are. Tells how many."""
    drawn = 0
    for _ in range(number):
        library = run.state.libraries[seat]
        if not library:
            break
        run.emit(ev.Moved(library[-1], "hand", "draw"))
        drawn += 1
    if drawn:
        happened(run, "drawn", seat=seat, number=drawn)
    return drawn


def draw(doing: Doing, word: Draw) -> bool | None:
    """Draw cards; a library that runs dry gives what it has."""
    number = doing.amount(word.number)
    run = doing.run
    drawn = [draw_cards(run, seat, number) for seat in doing.players(word.player) if not bars_player(run, seat, "draw")]
    doing.number = sum(drawn)
    return any(drawn)


def fetch(doing: Doing, word: Fetch) -> bool | None:
    """Look for cards in piles and take them; a library that was searched is shuffled."""
    run = doing.run
    done = False
    takers = doing.players(word.player)
    if not takers or bars_player(run, takers[0], "search"):
        return False
    taker = takers[0]
    seats = tuple(seat for seat in doing.players(word.whose) if not _guarded(run, seat, word.origin, doing.card))
    if not {"library", "discard"}.isdisjoint(word.origin) and permits_player(run, taker, "search:both"):
        word = replace(word, origin=tuple(dict.fromkeys((*word.origin, "library", "discard"))))
    options = candidates(doing, word.who, word.origin, seats)
    number = doing.amount(word.number)
    if isinstance(word.who.count, int):
        number = max(number, word.who.count)
    is_hidden = not HIDDEN.isdisjoint(word.origin)
    # What a hidden pile does not hold is nobody's business: nothing need be found there.
    least = 0 if is_hidden or word.who.up_to else number
    searched = piles_of(word.origin, seats)
    chosen: tuple[CardId, ...] | None
    if word.who.by == "chance":
        chosen = doing.drawn(options, min(number, len(options)))
    else:
        chosen = doing.ask(taker, "fetch", "cards", options, least, number, private=True, searched=searched)
    if chosen is None:
        return None
    for card in chosen:
        done = True
        _take(run, card, word, taker)
        # Who answers a search answers what was found: its card, and who took it.
        note(run, "searched", card, by=doing.card, seat=taker)
    doing.taken = chosen
    if "library" in zones_of(word.origin) and word.to != "shuffled":
        for seat in seats:
            _shuffle_beneath(run, seat, chosen if word.to == "top" else ())
    for seat in seats:
        happened(run, "searched", doing.card, seat=seat, number=len(chosen))
    return done


def _guarded(case: Case, seat: Seat, origin: tuple[str, ...], source: CardId) -> bool:
    """Whether a pile of a seat, of those that are looked through, is kept from being searched."""
    piles = (case.pile(seat, zone) for zone in zones_of(origin))
    return any(protected(case, card, "searched", source) for pile in piles for card in pile)


def _take(run: Run, card: CardId, word: Fetch, taker: Seat) -> None:
    if word.to == "hand":
        run.emit(ev.Moved(card, "hand", "fetch", shown=word.show))
    elif word.to == "play":
        run.emit(ev.Moved(card, "table", "enter", controller=taker))
        happened(run, "entered", card)
    else:
        leaving.to_library(run, card, word.to, shown=word.show)


def _shuffle_beneath(run: Run, seat: Seat, kept: tuple[CardId, ...]) -> None:
    """Shuffle a library beneath the cards that were put on top of it."""
    leaving.shuffle(run, seat)
    order = run.state.libraries[seat]
    top = tuple(card for card in kept if card in order)
    if top:
        run.emit(ev.Shuffled(seat, (*(card for card in order if card not in top), *top)))


def shuffle(doing: Doing, word: Shuffle) -> bool | None:
    """Shuffle libraries."""
    for seat in doing.players(word.player):
        leaving.shuffle(doing.run, seat)
    return True


def discard_hand(doing: Doing, word: DiscardHand) -> bool | None:
    """Discard cards of hands: chosen by their owner or by the player, or drawn by chance."""
    run = doing.run
    gone: list[CardId] = []
    for seat in doing.players(word.player):
        if bars_player(run, seat, "discard-hand"):
            continue
        hand = tuple(card for card in run.hand(seat) if _wanted(doing, card, word))
        number = len(hand) if word.number == "all" else min(doing.amount(word.number), len(hand))
        chosen = _of_hand(doing, seat, hand, number, word)
        if chosen is None:
            return None
        gone += chosen
    for card in gone:
        leaving.discard(run, card)
    doing.taken = tuple(gone)
    doing.number = len(gone)
    return bool(gone)


def _wanted(doing: Doing, card: CardId, word: DiscardHand) -> bool:
    whom = word.who
    if whom.role or not (whom.tags or whom.any or whom.no):
        return True
    return fits(doing.run, card, replace(whom, zones=("hand",)), doing.context)


def _of_hand(
    doing: Doing, seat: Seat, hand: tuple[CardId, ...], number: int, word: DiscardHand
) -> tuple[CardId, ...] | None:
    least = 0 if word.who.up_to else number
    if least >= len(hand):
        return hand
    if word.by == "chance":
        left = list(hand)
        return tuple(left.pop(doing.run.draw("discard", len(left))) for _ in range(number))
    chooser = seat if word.by == "owner" else doing.seat
    return doing.ask(chooser, "discard", "cards", hand, least, number, private=True)


def look(doing: Doing, word: Look) -> bool | None:
    """Look at hidden cards; some may be taken, the rest goes where the card says."""
    run = doing.run
    if word.at == "card":
        cards = doing.cards(word.who)
        if cards is None:
            return None
        return _seen(doing, cards, word, next((run.card(card).controller for card in cards), -1))
    done = False
    for seat in doing.players(word.player):
        cards = _looked_at(doing, seat, word)
        take = min(doing.amount(word.take), len(cards))
        chosen: tuple[CardId, ...] = ()
        if take:
            _know(run, doing.seat, cards)
            picked = doing.ask(doing.seat, "take", "cards", cards, take, take, private=True)
            if picked is None:
                return None
            chosen = picked
        order: tuple[CardId, ...] | None = ()
        rest = tuple(card for card in cards if card not in chosen)
        if word.reorder and len(rest) > 1:
            _know(run, doing.seat, cards)
            order = _ordered(doing, rest)
            if order is None:
                return None
        done |= _seen(doing, cards, word, seat)
        for card in chosen:
            run.emit(ev.Moved(card, "hand", "fetch"))
        doing.taken = chosen or cards
        _put_back(run, seat, order or rest, word, moved=bool(chosen or order))
    return done


def _know(run: Run, seat: Seat, cards: tuple[CardId, ...]) -> None:
    if any(seat not in run.card(card).seen for card in cards):
        run.emit(ev.Looked(seat, cards))


def _ordered(doing: Doing, cards: tuple[CardId, ...]) -> tuple[CardId, ...] | None:
    """The order in which a seat puts cards, the first one on top."""
    return doing.ask(doing.seat, "order", "cards", cards, len(cards), len(cards), private=True)


def _looked_at(doing: Doing, seat: Seat, word: Look) -> tuple[CardId, ...]:
    run = doing.run
    number = 10**6 if word.number == "all" else doing.amount(word.number)
    if word.at == "library":
        if _guarded(run, seat, ("library",), doing.card):
            return ()
        return tuple(reversed(run.state.libraries[seat]))[:number]
    return run.pile(seat, "hand" if word.at == "hand" else "discard")[:number]


def _seen(doing: Doing, cards: tuple[CardId, ...], word: Look, seat: Seat) -> bool:
    """Cards of a seat are looked at, as far as nothing keeps them from that."""
    cards = tuple(card for card in cards if not protected(doing.run, card, "searched", doing.card))
    if cards:
        doing.run.emit(ev.Looked(doing.seat, cards, shown=word.show))
        doing.taken = cards
        happened(doing.run, "looked", doing.card, by=doing.card, seat=seat, number=len(cards))
    return bool(cards)


def _put_back(run: Run, seat: Seat, cards: tuple[CardId, ...], word: Look, *, moved: bool) -> None:
    if word.at != "library" or not cards:
        return
    if word.rest == "top":
        if moved:
            rest = tuple(card for card in run.state.libraries[seat] if card not in cards)
            run.emit(ev.Shuffled(seat, (*rest, *reversed(cards))))
    elif word.rest == "bottom":
        rest = tuple(card for card in run.state.libraries[seat] if card not in cards)
        run.emit(ev.Shuffled(seat, (*reversed(cards), *rest)))
    elif word.rest == "shuffled":
        leaving.shuffle(run, seat)
    else:
        for card in cards:
            leaving.discard(run, card)
