"""Choices among words, chance, repetition, and what is named."""

from __future__ import annotations

from typing import NamedTuple

from bot.games.doomtrooper.acts.deeds import paying
from bot.games.doomtrooper.acts.deeds.doing import Doing
from bot.games.doomtrooper.looks.playing.vain import in_vain
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
    """One of several ways, as often as it says; each of several players takes his own, in the order of turns."""
    all_choose = word.by in ("each", "each-opponent")
    picked: list[_Pick] = []
    for seat in doing.players(word.by) if all_choose else doing.meant(word.by)[:1]:
        if all_choose:
            doing.about(seat)
        found = _picks(doing, word, seat)
        if found is None:
            return None
        picked += found
    for pick in reversed(picked):
        doing.about(pick.that)
        doing.go(pick.way, x=pick.x)
    for pick in picked:
        pick.bill.settle(doing.run)
    return bool(picked)


class _Pick(NamedTuple):
    """A way that was chosen: its X, what it costs, and the player whom it is about."""

    way: tuple[Effect, ...]
    x: int | None
    bill: paying.Bill
    that: Seat


def _picks(doing: Doing, word: Choose, seat: Seat) -> list[_Pick] | None:
    """The ways that a player chooses; ``None`` while he is asked."""
    prices = word.prices or (paying.FREE,) * len(word.ways)
    able = tuple(
        at
        for at, price in enumerate(prices)
        if paying.payable(doing.run, seat, price, doing.context)
        and paying.affordable_x(doing.run, seat, price, doing.context)
    )
    # Who cannot lose so much chooses another way, where there is one.
    able = tuple(at for at in able if _can_lose(doing, seat, word.ways[at])) or able
    if seat == doing.seat:
        # Nor does anybody choose a way that would change nothing, where another would.
        able = tuple(at for at in able if not in_vain(doing.run, word.ways[at], doing.context)) or able
    picks: list[_Pick] = []
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
        picks.append(_Pick(word.ways[said[0]], steps or None, bill, doing.context.that_player))
    return picks


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
    seats = doing.meant(word.by)
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
        here = doing.run.card(doing.card)
        doing.run.emit(ev.Kept(doing.card, here.chosen, doing.named, here.player))
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
