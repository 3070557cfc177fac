"""Words about players, hands and piles that are surely in vain, as far as those who play them may see.

How many cards lie in hands and libraries is open; which they are is not, but for one's own hand and the open piles.

Rule: doomtrooper-cs.timing.must-matter
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from bot.games.doomtrooper.looks.acting import warrior
from bot.games.doomtrooper.looks.holding.keeping import keeps_points
from bot.games.doomtrooper.looks.holding.standing import limit, permits_player, spared
from bot.games.doomtrooper.looks.meaning.context import Context
from bot.games.doomtrooper.looks.meaning.fits import fits
from bot.games.doomtrooper.looks.meaning.roles import players_of
from bot.games.doomtrooper.position.fights import running
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import CardId
from bot.games.doomtrooper.words import effects as words
from bot.games.doomtrooper.words.whom import Amount, Who
from bot.games.values import Seat

OWN = frozenset({"hand", "discard"})
"""The piles that only their owner may look through, beside the library that nobody may."""
OPEN = frozenset({"sacrificed"})
"""The piles that everybody may look through."""
OF_ALL: frozenset[Who] = frozenset({"me", "each", "each-opponent", "opponent", "active"})
"""The players who are known as a card is played; one who is chosen is known once he is."""
MUCH = 10**6


def seats_meant(case: Case, who: Who, context: Context) -> tuple[Seat, ...] | None:
    """The players who are meant and touched; ``None`` where that is not settled yet."""
    chosen = who == "chosen" and bool(context.targets)
    on_player = who in ("chosen", "that") and context.player >= 0 and context.that < 0 and context.that_player < 0
    if not (who in OF_ALL or chosen or on_player):
        return None
    there = players_of(case, who, context)
    return tuple(seat for seat in there if not spared(case, seat, context.card, context.seat))


def _held(case: Case, seat: Seat, context: Context) -> tuple[CardId, ...]:
    """The cards that a seat holds beside the one that is played."""
    return tuple(card for card in case.hand(seat) if card != context.card)


def _draws_nothing(case: Case, word: words.Draw, context: Context) -> bool:
    seats = seats_meant(case, word.player, context)
    return seats is not None and not any(case.state.libraries[seat] for seat in seats)


def _discards_nothing(case: Case, word: words.DiscardHand, context: Context) -> bool:
    seats = seats_meant(case, word.player, context)
    return seats is not None and not any(_held(case, seat, context) for seat in seats)


def _shows_nothing(case: Case, word: words.Look, context: Context) -> bool:
    seats = seats_meant(case, word.player, context)
    if seats is None or word.at == "card":
        return False
    if word.at == "library":
        return not any(case.state.libraries[seat] for seat in seats)
    return not any(_held(case, seat, context) if word.at == "hand" else case.pile(seat, "discard") for seat in seats)


def _owes_the_same(case: Case, word: words.Debt, context: Context) -> bool:
    owed = case.player(context.seat).debt
    if not isinstance(word.amount, int):
        return False
    most = limit(case, context.seat, "debt", MUCH if word.most is None else word.most)
    return owed >= most if word.amount > 0 else owed == 0


def _has_the_same(case: Case, word: words.Points, context: Context) -> bool:
    """Whether nobody gains, and nobody who would lose has anything."""
    gains = (word.earned, word.destiny, word.victory)
    seats = seats_meant(case, word.player, context)
    if word.instead or seats is None or not all(isinstance(gain, int) for gain in gains):
        return False
    payers = seats
    if word.taken_from is not None:
        found = seats_meant(case, word.taken_from, context)
        if found is None or word.earned:
            return False
        payers = found[:1]
    elif any(_is_more(gain) for gain in gains):
        return False
    return not any(
        (word.destiny and case.player(seat).destiny) or (word.victory and case.player(seat).victory)
        for seat in payers
        if not keeps_points(case, seat, context, (word,))
    )


def _is_more(gain: Amount) -> bool:
    return not isinstance(gain, int) or gain > 0


def _acts_the_same(case: Case, word: words.Actions, context: Context) -> bool:
    """Whether actions are taken away from players who have none."""
    taken = word.number < 0 if isinstance(word.number, int) else word.number.times < 0
    seats = seats_meant(case, word.player, context)
    return taken and seats is not None and not any(case.player(seat).tokens for seat in seats)


def _finds_nothing(case: Case, word: Any, context: Context) -> bool:
    """Whether nothing in the piles that one may look through, or in one's own hand, fits."""
    if word.who.role or word.who.on is not None:
        return False
    seats = seats_meant(case, word.whose, context)
    if seats is None or not (OWN | OPEN).issuperset(word.origin) or "named" in (*word.who.tags, *word.who.any):
        return False
    if not all(_may_see(case, context.seat, seat, zone) for zone in word.origin for seat in seats):
        return False
    if isinstance(word, words.Fetch) and permits_player(case, context.seat, "search:both"):
        return False
    return not any(
        card != context.card
        and fits(case, card, replace(word.who, zones=(zone,), count="all"), context)
        and not (isinstance(word, words.Enter) and _cannot_enter(case, card, word, context))
        for zone in word.origin
        for seat in seats
        for card in case.pile(seat, zone)
    )


def _cannot_enter(case: Case, card: CardId, word: words.Enter, context: Context) -> bool:
    """Whether a card that is found may not come into play for the player who is meant.

    Rule: doomtrooper-cs.personality.one-copy
    """
    takers = seats_meant(case, word.player, context)
    if not takers:
        return takers is not None
    giver = context.seat if word.whose == "me" else takers[0]
    return not warrior.may_enter(case, takers[0], card, word, giver=giver, source=context.card)


def _may_see(case: Case, seat: Seat, whose: Seat, zone: str) -> bool:
    """Whether a seat knows all that lies in a pile.

    Rule: doomtrooper-cs.term.discard-pile
    """
    return zone in OPEN or seat == whose or all(seat in case.card(card).seen for card in case.pile(whose, zone))


def _is_no_swap(case: Case, word: words.Swap, context: Context) -> bool:
    """Whether two would exchange what is the same, or the order of two players."""
    if word.what in ("seats", "direction") and len(case.seats()) < 3:
        return True
    seats = seats_meant(case, word.player, context)
    if word.what == "seats":
        return seats == (context.seat,)
    if word.others or seats is None or word.what not in ("destiny", "victory"):
        return False
    return all(getattr(case.player(seat), word.what) == getattr(case.player(context.seat), word.what) for seat in seats)


def _is_no_tactic(case: Case, word: words.SetTactic, _: Context) -> bool:
    """Whether a combat is fought like that already."""
    combat = running(case)
    return combat is not None and bool(combat.tactic) and word.to == combat.tactic


IN_VAIN: dict[type, Callable[[Case, Any, Context], bool]] = {
    words.Swap: _is_no_swap,
    words.SetTactic: _is_no_tactic,
    words.Draw: _draws_nothing,
    words.DiscardHand: _discards_nothing,
    words.Look: _shows_nothing,
    words.Debt: _owes_the_same,
    words.Points: _has_the_same,
    words.Actions: _acts_the_same,
    words.Fetch: _finds_nothing,
    words.Enter: _finds_nothing,
    words.PlayNow: _finds_nothing,
}
"""By word whether it surely does nothing, whatever the cards in play are."""
