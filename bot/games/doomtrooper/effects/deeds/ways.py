"""Choices among words, chance, repetition, and what is named."""

from __future__ import annotations

from bot.games.doomtrooper.effects.deeds import paying
from bot.games.doomtrooper.effects.deeds.doing import Doing
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.words.affiliations import AFFILIATIONS
from bot.games.doomtrooper.words.deeds import Name, Points
from bot.games.doomtrooper.words.effects import Chance, Choose, Effect, Repeat
from bot.games.doomtrooper.words.whom import RATINGS
from bot.games.values import Seat

MOST_TIMES = 20
"""So often words are repeated at most."""


def choose(doing: Doing, word: Choose) -> bool | None:
    """One of several ways, as often as it says."""
    seats = doing.players(word.by)
    picked: list[tuple[Seat, Picked]] = []
    bills: list[paying.Bill] = []
    for seat in seats if word.by == "each" else seats[:1]:
        if word.by == "each":
            doing.about(seat)
        told = _chosen(doing, word, seat, bills)
        if told is None:
            return None
        picked += [(seat, one) for one in told]
    for seat, (way, x) in reversed(picked):
        if word.by == "each":
            doing.about(seat)
        doing.go(way, x=x)
    for bill in bills:
        bill.settle(doing.run)
    return bool(picked)


Picked = tuple[tuple[Effect, ...], int | None]
"""A way that was chosen, and how much X was paid for it."""


def _chosen(doing: Doing, word: Choose, seat: Seat, bills: list[paying.Bill]) -> list[Picked] | None:
    """The ways that one player chooses, with what they cost; ``None`` while somebody is asked."""
    prices = word.prices or (paying.FREE,) * len(word.ways)
    able = tuple(
        at
        for at, price in enumerate(prices)
        if paying.payable(doing.run, seat, price, doing.context)
        and paying.affordable_x(doing.run, seat, price, doing.context)
    )
    # Who cannot lose so much chooses another way, where there is one.
    able = tuple(at for at in able if _can_lose(doing, seat, word.ways[at])) or able
    picked: list[Picked] = []
    for _ in range(min(max(0, doing.amount(word.times)), MOST_TIMES)):
        said = doing.ask(seat, "way", "lines", able)
        if said is None:
            return None
        if not said:
            break
        price = prices[said[0]]
        bill = paying.ask(doing, seat, price)
        steps = None if bill is None else paying.ask_steps(doing, seat, price)
        if bill is None or steps is None:
            return None
        bill.steps = steps
        bills.append(bill)
        picked.append((word.ways[said[0]], steps or None))
    return picked


def _can_lose(doing: Doing, seat: Seat, way: tuple[Effect, ...]) -> bool:
    """Whether a seat has the points that it would lose in a way."""
    player = doing.run.player(seat)
    return all(
        player.destiny + doing.amount(word.destiny) >= 0 and player.victory + doing.amount(word.victory) >= 0
        for word in way
        if isinstance(word, Points) and seat in doing.players(word.player)
    )


def chance(doing: Doing, word: Chance) -> bool | None:
    """A number is drawn, and the words it leads to are carried out."""
    number = doing.run.draw("effect", word.sides) + 1
    doing.run.emit(ev.Drew(doing.seat, doing.card, number, word.sides))
    doing.number = number
    if number <= len(word.ways):
        doing.go(word.ways[number - 1])
    return True


def repeat(doing: Doing, word: Repeat) -> bool | None:
    """The words happen several times."""
    times = min(max(0, doing.amount(word.times)), MOST_TIMES)
    for _ in range(times):
        doing.go(word.effects)
    return times > 0


def name(doing: Doing, word: Name) -> bool | None:
    """Name something that the words after it speak of."""
    seats = doing.players(word.by)
    options = names(doing.run, word)
    if not seats or not options:
        return False
    if word.what == "number":
        most = int(options[-1]) if word.most is None else doing.amount(word.most)
        if most < int(options[0]):
            return False
        number = doing.pick_number(seats[0], "name-number", int(options[0]), most)
        if number is None:
            return None
        doing.number = number
        doing.named = (*doing.context.named, str(number))
        return True
    said = doing.ask(seats[0], f"name-{word.what}", "lines", tuple(range(len(options))))
    if said is None:
        return None
    doing.named = (*doing.context.named, options[said[0]])
    if doing.frame.ability < 0 and doing.run.card(doing.card).zone != "discard":
        doing.run.emit(ev.Kept(doing.card, doing.run.card(doing.card).chosen, doing.named))
    return True


def names(case: Case, word: Name) -> tuple[str, ...]:
    """What may be named, in the order in which it is offered."""
    if word.options:
        return word.options
    match word.what:
        case "affiliation":
            return tuple(sorted(AFFILIATIONS))
        case "rating":
            return RATINGS
        case "number":
            return ("1", "10")
        case "name":
            return tuple(sorted({f"name:{case.catalogue[code].name}" for code in case.catalogue}))
    prefix = {"apostle": "follower:", "aspect": "aspect:", "type": ""}[word.what]
    if not prefix:
        return tuple(sorted({case.catalogue[code].type for code in case.catalogue}))
    found = {tag for code in case.catalogue for tag in case.catalogue[code].tags if tag.startswith(prefix)}
    return tuple(sorted(found))
