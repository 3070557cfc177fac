"""Effects that were set off at once, one after the other: who comes first, what is asked, what is paid.

Rule: doomtrooper-cs.turn.simultaneous
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.doomtrooper.acts.deeds import paying
from bot.games.doomtrooper.acts.happening import noting
from bot.games.doomtrooper.acts.happening.choosing import Asker
from bot.games.doomtrooper.looks.holding.listeners import WATCH
from bot.games.doomtrooper.looks.holding.uses import spent
from bot.games.doomtrooper.looks.meaning.context import Context
from bot.games.doomtrooper.looks.meaning.fits import found
from bot.games.doomtrooper.looks.meaning.sources import text_of
from bot.games.doomtrooper.position.frames import Asked, Choosing, Simultaneous, Waiting, carrying
from bot.games.doomtrooper.position.run import Case, Run
from bot.games.doomtrooper.words.deeds import Discard
from bot.games.doomtrooper.words.effects import Ability, Effect
from bot.games.doomtrooper.words.whom import Price

GLOBAL, MATES, OWN = -1, 50, 99


def go_on(run: Run, frame: Simultaneous) -> bool:
    """Carry on with what was set off at once."""
    if frame.next is not None:
        return _carry(run, frame, frame.next)
    if not frame.waiting:
        run.pop()
        return True
    first = _first(run, frame.waiting)
    if _order_matters(run, first):
        _ask_order(run, frame, first)
        return False
    rest = tuple(one for one in frame.waiting if one is not first[0])
    run.change(replace(frame, waiting=rest, next=Asked(first[0])))
    return True


def _rank(case: Case, one: Waiting) -> int:
    """The place of an effect in the book's order.

    Global ones come first, then those of the opponents, the nearest first, of team mates, and of who is in turn.
    """
    here = case.card(one.card)
    if here.zone == "table" and here.on < 0 and case.printed(one.card).play.to == "none":
        return GLOBAL
    if one.seat == case.state.active:
        return OWN
    order = case.round(case.state.active)
    distance = order.index(one.seat) if one.seat in order else len(order)
    return distance + (MATES if case.allied(one.seat, case.state.active) else 0)


def _first(case: Case, waiting: tuple[Waiting, ...]) -> list[Waiting]:
    """Those that come first: several of one seat may choose among themselves."""
    best = min(_rank(case, one) for one in waiting)
    there = [one for one in waiting if _rank(case, one) == best]
    return [one for one in there if one.seat == there[0].seat]


def _order_matters(case: Case, first: list[Waiting]) -> bool:
    kinds = [(case.card(one.card).code, one.ability, one.effects, one.that) for one in first]
    return any(kind != kinds[0] for kind in kinds)


def _ask_order(run: Run, frame: Simultaneous, first: list[Waiting]) -> None:
    cards = [one.card for one in first]
    if len(set(cards)) == len(cards):
        run.push(Choosing(first[0].seat, "order", "cards", tuple(cards), run.serial()))
        return
    places = tuple(at for at, one in enumerate(frame.waiting) if one in first)
    run.push(Choosing(first[0].seat, "order", "lines", places, run.serial()))


def _ability(case: Case, one: Waiting) -> Ability | None:
    text = text_of(case, one.card)
    return None if one.ability == WATCH or text is None else text.abilities[one.ability]


def _context(one: Waiting) -> Context:
    return Context(
        one.seat, one.card, one.targets, one.player, one.x, one.that, one.that_player, one.number, one.by, one.caster
    )  # fmt: skip


def _carry(run: Run, frame: Simultaneous, asked: Asked) -> bool:
    one = asked.waiting
    ability = _ability(run, one)
    done = replace(frame, next=None)
    if ability is None:
        run.change(done)
        run.push(carrying(one))
        return True
    context = _context(one)
    is_spent = spent(run, one.seat, one.card, one.ability, ability.limits)
    if is_spent or not _payable(run, one, ability.price, context):
        run.change(done)
        return True
    asker = Asker(run, asked.answers, context)
    if ability.optional:
        said = asker.agrees(one.seat, "use-ability")
        if said is not True:
            if said is False:
                run.change(done)
            return said is not None
    bill = paying.ask(asker, one.seat, ability.price)
    if bill is None:
        return False
    steps = 0 if _by_x(ability) else paying.ask_steps(asker, one.seat, ability.price)
    targets = None if steps is None else _targets(asker, ability)
    if steps is None or targets is None:
        return False
    if ability.price.x in paying.POINTS:
        bill.steps = steps or len(targets)
        one = replace(one, x=bill.steps)
    run.change(done)
    noting.set_off(run, one.card, one.ability, ability.limits)
    effects: tuple[Effect, ...] = ability.effects
    if ability.mission:
        effects = (*effects, Discard())
    run.push(replace(carrying(one), effects=effects, targets=(*one.targets, *targets)))
    bill.settle(run)
    return True


def _payable(case: Case, one: Waiting, price: Price, context: Context) -> bool:
    return paying.payable(case, one.seat, price, context) and paying.affordable_x(case, one.seat, price, context)


def _by_x(ability: Ability) -> bool:
    return any(whom.count == "x" for whom in ability.whom)


def _targets(asker: Asker, ability: Ability) -> tuple[int, ...] | None:
    """What is chosen; where X pays for each, at most so many as can be paid for."""
    chosen: tuple[int, ...] = ()
    for whom in ability.whom:
        if whom.count == "x" and ability.price.x in paying.POINTS:
            most = paying.most_steps(asker.run, asker.context.seat, ability.price, asker.context)
            options = found(asker.run, whom, asker.context)
            cards = asker.ask(asker.context.seat, "target", "cards", options, ability.price.least, most)
        else:
            cards = asker.cards(whom)
        if cards is None:
            return None
        chosen = (*chosen, *cards)
    return chosen
