"""Deeds on paper that move cards between hands, piles and the table, exchange things, and copy cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace as with_
from typing import Any

from msgspec.structs import replace

from bot.games.doomtrooper.position.state import IN_PLAY
from bot.games.doomtrooper.words import deeds as do
from bot.games.doomtrooper.words.effects import Rate
from bot.games.doomtrooper.words.whom import Whom
from tests.bot.games.doomtrooper.seen.stated.paper import PILES, STATES, Paper, mark_on
from tests.bot.games.doomtrooper.seen.stated.reading import fits, found
from tests.bot.games.doomtrooper.seen.stated.world import LOOKED_AT, Unread, natural


def each_card(deed: Callable[[Paper, int, Any], object]) -> Callable[[Paper, Any], bool]:
    def done(paper: Paper, word: Any) -> bool:
        done = [deed(paper, card, word) is not False for card in paper.met(word)]
        return True in done

    return done


def discarded(paper: Paper, card: int, word: do.Discard) -> bool:
    lies = paper.cards[card]
    if lies.zone == "discard":
        return False
    if (
        paper.world.card(card).type == "alliance"
        and lies.zone in IN_PLAY
        and "alliance" not in word.who.tags
        and card != paper.here.card
    ):
        return False
    value = paper.world.rating(card, "value")
    paper.move(card, "discard")
    if word.points:
        paper.gain(paper.here.seat, value, 0)
    return True


def returned(paper: Paper, card: int, word: do.Return) -> bool:
    if word.to == "hand":
        paper.move(card, "hand")
    else:
        paper.to_library(card, word.to)
    return True


def drawn(paper: Paper, word: do.Draw) -> bool:
    for seat in paper.seats(word.player):
        for _ in range(paper.much(word.number)):
            library = paper.world.state.libraries[seat]
            if library:
                paper.move(library[-1], "hand")
    return True


def hand_discarded(paper: Paper, word: do.DiscardHand) -> bool:
    gone: list[int] = []
    for seat in paper.seats(word.player):
        asks = bool(word.who.tags or word.who.any or word.who.no) and not word.who.role
        near = replace(word.who, zones=("hand",))
        hand = [
            at
            for at, card in enumerate(paper.cards)
            if card.zone == "hand" and card.owner == seat and (not asks or fits(paper.world, near, paper.here, at))
        ]
        number = len(hand) if word.number == "all" else min(len(hand), paper.much(word.number))
        gone += hand[:number] if word.by == "chance" else paper.pick(hand, number)
    for card in gone:
        paper.move(card, "discard")
    paper.here = with_(paper.here, taken=tuple(gone), number=len(gone))
    return bool(gone)


def fetched(paper: Paper, word: do.Fetch) -> bool:
    seats = paper.seats(word.whose)
    paper.takers.update(paper.seats(word.player)[:1])
    number = max(paper.much(word.number), word.who.count if isinstance(word.who.count, int) else 0)
    chosen = paper.pick_of(paper.in_piles(word.who, word.origin, seats), number)
    for card in chosen:
        if word.to == "hand":
            paper.move(card, "hand")
        elif word.to == "play":
            paper.move(card, "table", controller=paper.seats(word.player)[0])
        else:
            paper.to_library(card, word.to)
    zones = {zone for each in word.origin for zone in PILES.get(each, (each,))}
    if "library" in zones:
        paper.shuffled.update(seats)
    paper.searched = True
    paper.here = with_(paper.here, taken=chosen)
    return bool(chosen)


def shuffled_(paper: Paper, word: do.Shuffle) -> bool:
    for seat in paper.seats(word.player):
        paper.shuffled.add(seat)
        for card in paper.world.state.libraries[seat]:
            paper.card(card, seen=())
    return True


def covered(paper: Paper, card: int, word: do.Cover) -> bool:
    if paper.cards[card].zone not in IN_PLAY:
        return False
    if paper.cards[card].unpaid:
        raise Unread("a hidden warrior is driven out")
    # Who is driven into cover gets out of his vehicle.
    paper.card(card, covered=not word.out, inside=paper.cards[card].inside and word.out)
    return True


def marked_with(paper: Paper, word: do.Mark) -> bool:
    number = paper.much(word.number)
    for card in paper.met(word):
        times = 1 if word.mark in STATES else number
        mark_on(paper, card, word.mark, -times if word.off else times)
    return number > 0


def moved(paper: Paper, word: do.Move) -> bool:
    before = paper.here
    cards = paper.met(word)
    if word.to == "bearer":
        whom = word.bearer or Whom(role="bearer")
        now = {paper.cards[card].on for card in cards}
        near = with_(before, that=cards[0]) if len(cards) == 1 else before
        options = tuple(one for one in found(paper.world, replace(whom, count="all"), near) if now != {one})
        bearer = next(iter(paper.pick(options, whom.count) if isinstance(whom.count, int) else options), -1)
        for card in cards if bearer >= 0 else ():
            paper.card(card, on=bearer, zone=paper.cards[bearer].zone)
        return bearer >= 0
    if word.to in ("out-of-vehicle", "into-vehicle"):
        for card in cards:
            marks = tuple(mark for mark in paper.cards[card].marks if not mark.startswith("inside:"))
            into = (f"inside:{paper.here.card}",) if word.to == "into-vehicle" else ()
            paper.card(card, inside=bool(into), marks=(*marks, *into))
        return bool(cards)
    if word.to == "player":
        moved_ = [_to_player(paper, card, word) for card in cards]
        return True in moved_
    if word.to == "transfer":
        cards = tuple(card for card in cards if _returns(paper, card))
    done = False
    for card in cards:
        lies = paper.cards[card]
        to = natural(paper.world.tags(card)) if word.to in ("own-side", "transfer") else word.to
        if lies.zone == to or (word.to == "own-side" and lies.zone != "outpost"):
            continue
        done = True
        if (lies.zone == "outpost") != (to == "outpost"):
            for at, other in enumerate(paper.cards):
                if other.on == card and paper.world.card(at).type == "beast":
                    paper.move(at, "discard")
        paper.move(card, to)
    return done


def _returns(paper: Paper, card: int) -> bool:
    """Whether a warrior may change area: from an Outpost, of no tribe, with no beast; none is open to go to."""
    lies = paper.cards[card]
    if paper.world.state.opened:
        raise Unread("an Outpost that is open")
    kept = lies.unpaid or {"imprisoned", "out"} & set(lies.marks) or paper.world.beasts(card)
    return lies.zone == "outpost" and "tribe" not in paper.world.tags(card) and not kept


def _to_player(paper: Paper, card: int, word: do.Move) -> bool:
    """A card of a player goes to another one, whom he who moves it names."""
    lies = paper.cards[card]
    if word.player == "chosen" and paper.here.player < 0:
        seat = next((one for one in paper.seats("each-opponent") if one != lies.player), -1)
        if seat < 0:
            raise Unread("nobody else to have it than who moves it")
        paper.wanted.append(f"seat {seat}")  # type: ignore[arg-type]
    else:
        seat = paper.seats(word.player)[0]
    paper.move(card, "table")
    paper.card(card, player=seat)
    return seat != lies.player


def controlled(paper: Paper, card: int, word: do.Control) -> bool:
    seat = paper.seats(word.player)[0]
    old = paper.cards[card].controller
    zone = paper.cards[card].zone
    if paper.world.card(card).type == "warrior" and zone in ("squad", "cohort"):
        zone = natural(paper.world.tags(card))  # type: ignore[assignment]
    for at, other in enumerate(paper.cards):
        if other.on == card and other.controller == old:
            paper.card(at, controller=seat)
    paper.move(card, zone, on=paper.cards[card].on, controller=seat)
    fight = paper.world.fight
    # A combat ends where one who fights comes to be another player's.
    paper.ended |= old != seat and fight is not None and card in (fight.attacker, fight.defender)
    return True


def entered(paper: Paper, word: do.Enter) -> bool:
    seat = paper.seats(word.player)[0]
    options = (
        found(paper.world, word.who, paper.here)
        if word.who.role
        else paper.in_piles(word.who, word.origin, paper.seats(word.whose))
    )
    number = max(paper.much(word.number), word.who.count if isinstance(word.who.count, int) else 0)
    chosen = paper.pick_of(options, number)
    for card in chosen:
        kind = paper.world.card(card).type
        zone = word.to or (natural(paper.world.tags(card)) if kind == "warrior" else "table")
        if zone == "same":
            zone = paper.cards[paper.here.card].zone
        if not word.free:
            # The price is paid by the player who gives the card.
            payer = paper.here.seat if word.whose == "me" else seat
            paper.gain(payer, -paper.world.rating(card, "value"), 0)
        if paper.cards[card].zone == "library":
            paper.shuffled.add(paper.cards[card].owner)
        paper.move(card, zone, controller=seat)
        if word.covered:
            paper.card(card, covered=True)
    paper.searched = True
    paper.here = with_(paper.here, taken=chosen)
    return bool(chosen)


def attached(paper: Paper, word: do.Attach) -> bool:
    bearer = next(iter(paper.meant(word.to)), -1)
    if bearer < 0:
        return False
    if word.who.role or word.origin == ("play",):
        options = paper.meant(word.who)
    else:
        options = paper.in_piles(word.who, word.origin, paper.seats(word.whose))
    options = tuple(card for card in options if card != bearer)
    number = max(paper.much(word.number), word.who.count if isinstance(word.who.count, int) else 1)
    chosen = paper.pick_of(options, number)
    for card in chosen:
        was = paper.cards[card]
        if was.zone == "library":
            paper.shuffled.add(was.owner)
        paper.move(
            card,
            "under" if word.hidden else paper.cards[bearer].zone,
            on=bearer,
            controller=was.controller if was.zone in IN_PLAY else paper.here.seat,
        )
    paper.searched = True
    paper.here = with_(paper.here, taken=chosen)
    return bool(chosen)


def looked_at(paper: Paper, word: do.Look) -> bool:
    if word.reorder or word.rest in ("bottom", "shuffled"):
        raise Unread("what is looked at is put back otherwise")
    seats = tuple(range(len(paper.world.state.players))) if word.show else (paper.here.seat,)
    cards: tuple[int, ...] = ()
    if word.at == "card":
        cards = paper.meant(word.who)
    for seat in paper.seats(word.player) if word.at != "card" else ():
        if word.at == "library":
            pile = tuple(reversed(paper.world.state.libraries[seat]))
        else:
            pile = tuple(at for at, card in enumerate(paper.cards) if card.zone == word.at and card.owner == seat)
        looked = pile if word.number == "all" else pile[: paper.much(word.number)]
        cards += looked
        for at, lies in enumerate(paper.cards) if looked else ():
            if lies.zone == "table" and lies.controller == seat and LOOKED_AT in paper.world.card(at).tags:
                mark_on(paper, at, LOOKED_AT, 1)
    for card in cards:
        seen = tuple(sorted({*paper.cards[card].seen, *seats}))
        paper.card(card, seen=seen)
        paper.sources.append(card)
    chosen = paper.pick_of(cards, paper.much(word.take))
    for card in cards:
        if card in chosen or word.rest == "discard":
            paper.move(card, "hand" if card in chosen else "discard")
    paper.here = with_(paper.here, taken=chosen or cards)
    return bool(cards)


def swapped(paper: Paper, word: do.Swap) -> bool:
    """Two players have what the other had, a library is the discard pile, ratings or turns change places."""
    if word.what == "ratings":
        return _swap_ratings(paper, word)
    order = paper.world.state.order or tuple(range(len(paper.world.state.players)))
    if word.what == "direction":
        paper.order = tuple(reversed(order))
        return True
    other = paper.seats(word.player)[:1]
    if not other:
        raise Unread("a swap with nobody")
    mine, theirs = paper.here.seat, other[0]
    if word.what in ("destiny", "victory"):
        a, b = getattr(paper.has(mine), word.what), getattr(paper.has(theirs), word.what)
        paper.player(mine, **{word.what: b})
        paper.player(theirs, **{word.what: a})
        return True
    if word.what == "discard":
        return _swap_piles(paper, theirs)
    if word.what == "seats" and mine == theirs:
        return False
    if word.what == "seats":
        paper.order = tuple({mine: theirs, theirs: mine}.get(seat, seat) for seat in order)
        return True
    raise Unread(f"swap of {word.what}")


def _swap_ratings(paper: Paper, word: do.Swap) -> bool:
    """The first two of the ratings change places, as they are printed."""
    one, two = word.ratings[:2]
    cards = paper.met(word)
    for card in cards:
        printed = paper.world.card(card).ratings
        for which, other in ((one, two), (two, one)):
            if which in printed:
                rate = Rate(ratings=(which,), set=printed.get(other, 0), who=word.who)
                paper.lasting.append((rate, paper.here, (card,)))
    return bool(cards)


def _swap_piles(paper: Paper, seat: int) -> bool:
    """The library becomes the discard pile, and the discard pile the library."""
    library = paper.world.state.libraries[seat]
    gone = tuple(at for at, card in enumerate(paper.cards) if card.zone == "discard" and card.owner == seat)
    for card in library:
        paper.move(card, "discard")
    for card in gone:
        paper.to_library(card, "top")
    return bool(library or gone)


def became(paper: Paper, word: do.Become) -> bool:
    """Cards are exact copies of another one, and lie where such a card lies."""
    model = next(iter(paper.meant(word.of)), -1)
    cards = paper.met(word)
    if model < 0 or not cards:
        return False
    for card in cards:
        copied = paper.cards[model].printed_as
        if paper.world.card(model).type == "warrior":
            paper.move(card, natural(paper.world.tags(model)))
        elif paper.world.card(model).play.to == "card":
            raise Unread("a copy that somebody bears")
        else:
            paper.move(card, paper.cards[model].zone)
        paper.card(card, copied=copied)
    return True
