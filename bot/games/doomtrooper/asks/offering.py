"""The questions on the way to playing a card or using an ability; the same code judges what somebody says.

Rule: doomtrooper-cs.art.announce, doomtrooper-cs.art.targets
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.games.doomtrooper.asks import declaration
from bot.games.doomtrooper.looks.acting import costs, tokens, warrior
from bot.games.doomtrooper.looks.acting.costs import Cost
from bot.games.doomtrooper.looks.holding.listeners import ability_at
from bot.games.doomtrooper.looks.meaning.context import Context
from bot.games.doomtrooper.looks.meaning.tags import tags
from bot.games.doomtrooper.looks.playing import plays, prices, targets
from bot.games.doomtrooper.looks.playing.prices import Bill
from bot.games.doomtrooper.looks.playing.targets import Slot
from bot.games.doomtrooper.looks.playing.using import (
    Usable,
    bill_of,
    bills_of,
    can_pay,
    context_of,
    cost,
    seats_for,
    settled,
    usable,
)
from bot.games.doomtrooper.looks.seen import labels
from bot.games.doomtrooper.looks.seen.picking import CardTokens, card_tokens
from bot.games.doomtrooper.position.commands import Play, Use
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import NO_CARD, CardId, Token
from bot.games.doomtrooper.words import texts
from bot.games.doomtrooper.words.saying.effects import used
from bot.games.kernel.ask import Answers, NoSuchAnswer
from bot.games.values import Line, Seat


def offer_play(answers: Answers, case: Case, seat: Seat) -> Play:
    """Which card, and all that it needs."""
    card = pick_card(answers, "doomtrooper-ask-card", case, seat, tuple(plays.playable(case, seat)), always=True)
    if case.printed(card).type == "warrior":
        return _offer_recruit(answers, case, seat, card)
    return _offer_card(answers, case, seat, card)


def pick_card(
    answers: Answers, ask: str, case: Case, seat: Seat, cards: Sequence[CardId], *, always: bool = False
) -> CardId:
    """One of some cards, as the seat knows them."""
    choose = answers.menu if always else answers.choose
    return choose(ask, cards, card_tokens(case, seat), lambda card: labels.choice(case, card, seat))


def _offer_recruit(answers: Answers, case: Case, seat: Seat, card: CardId) -> Play:
    """How a warrior is recruited, to which area, paid with which action."""
    ways = plays.ways(case, seat, card)
    hidden = answers.choose("doomtrooper-ask-hidden", ways, _hidden_token, _hidden_label)
    due, context = plays.recruit_bill(case, seat, card, hidden=hidden), Context(seat, card)
    if hidden:
        cost = plays.recruit_cost(case, seat, card, due, "", hidden=True)
        return Play(card, hidden=True, token=pick_token(answers, case, seat, cost))
    able = [
        area
        for area in warrior.areas(case, seat, card)
        if not due.actions or costs.payers(case, seat, plays.recruit_cost(case, seat, card, due, area, hidden=False))
    ]
    area = answers.choose("doomtrooper-ask-area", able, str, labels.area)
    paid = offer_gives(answers, case, card, due, context)
    cost = plays.recruit_cost(case, seat, card, due, area, hidden=False)
    return Play(card, area=area, paid=paid, token=pick_token(answers, case, seat, cost))


def _hidden_token(hidden: bool) -> str:
    return "hidden" if hidden else "openly"


def _hidden_label(hidden: bool) -> Line:
    return Line(f"doomtrooper-recruit-{_hidden_token(hidden)}")


def _offer_card(answers: Answers, case: Case, seat: Seat, card: CardId) -> Play:
    """Where a card goes, whom it is played on, who casts it, and how it is paid for."""
    play, context = case.printed(card).play, plays.context_of(case, seat, card)
    then = plays.settled(case, seat, card, play)
    area, player = "", -1
    if play.to == "area":
        open_areas = [
            area
            for area in targets.areas(case, card, play)
            if plays.is_open(case, play, replace(context, area=area), then)
        ]
        area = answers.choose("doomtrooper-ask-area", open_areas, str, labels.area)
        context = replace(context, area=area)
    if targets.is_on_player(play):
        able_seats = plays.seats_for(case, play, context, then)
        player = answers.choose("doomtrooper-ask-player", able_seats, str, labels.seat)
        context = replace(context, player=player)
    caster = NO_CARD
    if case.printed(card).type == "art" and "caster" not in play.ignoring:
        able = plays.able_casters(case, seat, card, play, context, then)
        caster = pick_card(answers, "doomtrooper-ask-caster", case, seat, able)
        context = replace(context, caster=caster)

    def price(chosen: Context) -> int:
        return prices.points(plays.bill_of(case, seat, play, chosen))

    context = offer_slots(answers, case, card, play, targets.slots(play), context, then, price)
    inside = _offer_inside(answers, case, card, context)
    due = plays.bill_of(case, seat, play, context)
    due, either = _offer_either(answers, case, seat, card, due, play, context)
    paid = offer_gives(answers, case, card, due, context)
    token = pick_token(answers, case, seat, Cost(due.actions, plays.purpose(due)))
    x = offer_x(answers, case, seat, due)
    said = declaration.offer(answers, case, card, context, due)
    return Play(
        card,
        effects=said.effects,
        after=said.after,
        price=said.price,
        note=said.note,
        kept=said.kept,
        targets=context.targets,
        player=player,
        x=x,
        paid=paid,
        either=either,
        area=area,
        token=token,
        caster=caster,
        inside=inside,
    )


def offer_slots(
    answers: Answers,
    case: Case,
    card: CardId,
    play: texts.Play | None,
    wanted: tuple[Slot, ...],
    context: Context,
    then: targets.Then,
    price: targets.Worth,
) -> Context:
    """The cards that are chosen, one choice after the other."""
    for at, slot in enumerate(wanted):
        options = [
            option
            for option in targets.candidates(case, card, play, slot, context)
            if targets.can_fill(case, card, play, wanted[at + 1 :], targets.with_targets(context, (option,)), then)
        ]
        chosen: tuple[CardId, ...]
        most = targets.most_of(slot, options, context, then, price)
        least = slot.least
        if least == 0 and options and not targets.can_fill(case, card, play, wanted[at + 1 :], context, then):
            least = 1  # To choose nobody would be in vain.
        if slot.least == most == 1:
            chosen = (pick_card(answers, "doomtrooper-ask-target", case, context.seat, options),)
        elif not options and slot.least == 0:
            chosen = ()
        else:
            seat = context.seat
            chosen = answers.several(
                "doomtrooper-ask-targets",
                options,
                card_tokens(case, seat),
                lambda one, seat=seat: labels.choice(case, one, seat),  # type: ignore[misc]
                least,
                most,
            )
        context = targets.with_targets(context, chosen)
    return context


def _offer_inside(answers: Answers, case: Case, card: CardId, context: Context) -> bool:
    """Whether a warrior is in the vehicle that he is given.

    Rule: doomtrooper-cs.vehicle.inside-outside
    """
    if "vehicle" not in tags(case, card) or case.printed(card).play.after != "attach" or not context.targets:
        return False
    bearer = case.card(context.targets[0])
    if bearer.covered:
        return False
    return answers.menu("doomtrooper-ask-inside", (True, False), _inside_token, _inside_label)


def _inside_token(inside: bool) -> str:
    return "inside" if inside else "outside"


def _inside_label(inside: bool) -> Line:
    return Line(f"doomtrooper-board-{_inside_token(inside)}")


def _offer_either(
    answers: Answers, case: Case, seat: Seat, card: CardId, due: Bill, play: texts.Play, context: Context
) -> tuple[Bill, int]:
    """Which of several prices is paid."""
    if not play.price.either:
        return due, 0
    able = [
        at
        for at in range(len(play.price.either))
        if plays.payable(case, seat, card, prices.plus_either(case, due, play.price, at, context), context)
    ]
    at = pick_either(answers, able)
    return prices.plus_either(case, due, play.price, at, context), at


def pick_either(answers: Answers, able: Sequence[int]) -> int:
    """Which of the prices that can be paid is."""
    return answers.choose("doomtrooper-ask-either", able, str, lambda one: Line("doomtrooper-way", {"number": one + 1}))


def offer_gives(answers: Answers, case: Case, card: CardId, due: Bill, context: Context) -> tuple[CardId, ...]:
    """The cards that are given up."""
    taken: tuple[CardId, ...] = ()
    token = card_tokens(case, context.seat)

    def label(one: CardId) -> Line:
        return labels.choice(case, one, context.seat)

    for give in due.gives:
        options = targets.givable(case, card, give, context, taken)
        ask = "doomtrooper-ask-give"
        taken += answers.several(ask, options, token, label, give.number, give.number)
    if due.hand:
        hand = [other for other in case.hand(context.seat) if other != card and other not in taken]
        taken += answers.several("doomtrooper-ask-hand", hand, token, label, due.hand, due.hand)
    return taken


def offer_x(answers: Answers, case: Case, seat: Seat, due: Bill) -> int:
    """How many steps of X are paid."""
    if not due.x:
        return 0
    actions = len(tokens.usable(case, seat, plays.purpose(due), None)) - due.actions
    return answers.amount("doomtrooper-ask-x", due.least, prices.most_x(case, seat, due, actions), step=due.step)


def pick_token(answers: Answers, case: Case, seat: Seat, cost: Cost) -> int:
    """Which action pays: asked only where they differ; -1 for the cheapest."""
    if cost.number == 0:
        return -1
    able = costs.payers(case, seat, cost)
    if not able:
        raise NoSuchAnswer
    sorts = tokens.sorts(case, seat, able)
    return answers.one_of_a_sort("doomtrooper-ask-token", sorts, -1, str, lambda at: token_label(case, seat, at))


def token_label(case: Case, seat: Seat, at: int) -> Line:
    """An action that is left, by its kind and the card that gave it."""
    token: Token = case.player(seat).tokens[at]
    if token.ordinary:
        return Line(f"doomtrooper-token-{token.kind}")
    return Line(f"doomtrooper-token-{token.kind}-of", {"card": labels.choice(case, token.source, seat)})


def offer_use(answers: Answers, case: Case, seat: Seat) -> Use:
    """Which ability, and all that it needs."""
    found = tuple(usable(case, seat))
    one = answers.menu("doomtrooper-ask-ability", found, _tokens(case, seat), lambda each: label(case, seat, each))
    ability = ability_at(case, one.card, one.place)
    if ability is None:
        raise NoSuchAnswer
    context = context_of(case, seat, one.card)
    then = settled(case, seat, one.card, ability)
    wanted = targets.slots_of(ability.whom)

    def price(chosen: Context) -> int:
        return prices.points(bill_of(case, ability, chosen))

    context = offer_slots(answers, case, one.card, None, wanted, context, then, price)
    seats = seats_for(case, ability)
    if seats:
        able_seats = [seat for seat in seats if then(replace(context, player=seat))]
        context = replace(context, player=answers.choose("doomtrooper-ask-player", able_seats, str, labels.seat))
    dues = bills_of(case, seat, ability, context)
    either = 0
    if ability.price.either:
        able = [at for at, due in dues.items() if can_pay(case, seat, one.card, due, context)]
        either = pick_either(answers, able)
    due = dues[either]
    paid = offer_gives(answers, case, one.card, due, context)
    token = pick_token(answers, case, seat, cost(case, one.card, due))
    x = offer_x(answers, case, seat, due)
    return Use(
        one.card, one.place, targets=context.targets, player=context.player, x=x, paid=paid, either=either, token=token
    )


def _tokens(case: Case, seat: Seat) -> CardTokens[Usable]:
    return CardTokens(case, seat, lambda one: one.card, more=lambda one: f".{one.place}")


def label(case: Case, seat: Seat, one: Usable) -> Line:
    """An ability as it is offered: its card, and what it does."""
    found = ability_at(case, one.card, one.place)
    card = labels.choice(case, one.card, seat)
    return (
        card
        if found is None
        else Line("doomtrooper-way-of", {"card": card, "what": used(case.printed(one.card), found)})
    )
