"""What is brought to the Fair (``game.py``) and settled before it opens, and what of it is refused."""

from __future__ import annotations

import msgspec

from bot.games.questions import Option
from bot.games.setup import Choice, Setup
from bot.games.values import Line, Rejected, Seat, Violation
from tests.bot.games.fair.goods import COUNT, TOWNS, Good, Goods, named, written
from tests.bot.games.fair.values import State
from tests.bot.games.toy.values import violation

STALLS, SIGNS = ("Lund", "Praha", "York", "Riga"), ("sun", "moon", "star")
SMALLEST, LARGEST = 6, 40
RICHEST, SHORTEST, LONGEST = 60, 3, 6
_LONGEST_SAVE = 64_000


def choices(setup: Setup) -> tuple[Choice, ...]:
    """A stall, a purse, a deck and a sign for each seat, and how long it lasts; a fair that was saved has them all."""
    stalls = tuple(Option(stall.lower(), Line("fair-stall", {"stall": stall})) for stall in STALLS)
    saved = Choice("saved", each_seat=False, kind="file", needed=False)
    stall = Choice("stall", each_seat=True, options=stalls, distinct=True)
    if setup.variant == "open" and "saved" in setup.options:
        return stall, saved
    hidden = setup.variant == "decks"
    signs = tuple(Option(sign, Line(f"fair-{sign}")) for sign in SIGNS)
    each = (
        stall,
        Choice("deck", each_seat=True, kind="file", sealed=hidden),
        Choice("sign", each_seat=True, options=signs, sealed=hidden),
        Choice("purse", each_seat=True, kind="number", least=1, most=RICHEST),
    )
    rounds = Choice("rounds", each_seat=False, kind="number", least=SHORTEST, most=LONGEST)
    return (*each, rounds) if hidden else (*each, rounds, saved)


def read(choice: Choice, content: bytes) -> str | Rejected:
    """A deck as a list of names, one a line, or a fair that was saved."""
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return Rejected((violation(f"fair.{choice.name}"),))
    if choice.name == "saved":
        table = saved_table(text)
        return Rejected((violation("fair.saved"),)) if table is None else msgspec.json.encode(table).decode()
    goods: list[Good] = []
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            good = named(line)
            if good is None or good in goods:
                said = Line("fair-unknown" if good is None else "fair-twice", {"line": number})
                return Rejected((Violation("fair.deck", said),))
            goods.append(good)
    problem = _size(goods)
    return written(goods) if problem is None else Rejected((problem,))


def remarks(choice: Choice, content: bytes) -> tuple[Line, ...]:
    """How many goods a deck has."""
    text = read(choice, content)
    is_deck = choice.name == "deck" and isinstance(text, str)
    return (Line("fair-count", {"count": len(goods_of(str(text)))}),) if is_deck else ()


def check(setup: Setup) -> tuple[Violation, ...]:
    """Whether everybody brought what they need; what is wrong with a deck is told to its owner alone."""
    stalls = [seat.choices.get("stall") for seat in setup.seats]
    if len(set(stalls)) < len(stalls) or not set(stalls) <= {stall.lower() for stall in STALLS}:
        return (violation("fair.stall"),)
    if "saved" in setup.options:
        table = saved_table(setup.options["saved"])
        fits = setup.variant == "open" and table is not None and len(table.hands) == len(setup.seats)
        return () if fits else (violation("fair.saved"),)
    if not _between(setup.options.get("rounds"), SHORTEST, LONGEST):
        return (violation("fair.rounds"),)
    return tuple(each for seat in range(len(setup.seats)) if (each := _unready(setup, seat)) is not None)


def goods_of(deck: str) -> Goods:
    """The goods of a deck; those of its names that are none are left out."""
    return tuple(good for good in map(named, deck.splitlines()) if good is not None)


def saved_table(text: str) -> State | None:
    """A fair that was saved and can be gone on with."""
    try:
        table = msgspec.json.decode(text, type=State) if len(text) <= _LONGEST_SAVE else None
    except (msgspec.DecodeError, RecursionError):
        return None
    if table is None:
        return None
    seats = len(table.hands)
    by_seat = (table.stacks, table.sold, table.coins, table.signs, table.denied)
    piles = [*table.hands, *table.stacks, *table.sold, *table.denied]
    whole = (
        table.shown
        and 2 <= seats <= 3
        and all(len(each) == seats for each in by_seat)
        and all(type(good) is int and 0 <= good < COUNT for pile in piles for good in pile)
        and all(tuple(sorted(set(hand))) == hand for hand in table.hands)
        and all(0 <= coins <= RICHEST for coins in table.coins)
        and set(table.signs) <= set(SIGNS)
        and 1 <= table.left <= LONGEST * seats
        and 0 <= table.turn < seats
    )
    return table if whole else None


def _unready(setup: Setup, seat: Seat) -> Violation | None:
    chosen = setup.seats[seat].choices
    if not _between(chosen.get("purse"), 1, RICHEST):
        return violation("fair.purse")
    if chosen.get("sign") not in SIGNS:
        return violation("fair.sign", seat)
    goods = goods_of(chosen.get("deck", ""))
    town = chosen["stall"]
    if any(TOWNS[good % len(TOWNS)].lower() == town for good in goods):
        return violation("fair.own", seat)
    size = _size(list(goods))
    return Violation(size.rule, size.line, seat) if size else None


def _size(goods: list[Good]) -> Violation | None:
    if SMALLEST <= len(goods) <= LARGEST:
        return None
    return Violation("fair.deck", Line("fair-size", {"least": SMALLEST, "most": LARGEST, "count": len(goods)}))


def _between(number: str | None, least: int, most: int) -> bool:
    return number is not None and number.isascii() and number.isdigit() and least <= int(number) <= most
