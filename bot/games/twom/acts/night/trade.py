"""A trade: the commission first, then one exchange of which everything is paid together; resources are never traded."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from msgspec.structs import replace

from bot.games.kernel.ask import Answers, PathAnswers
from bot.games.twom.acts.flow.step import FrameKind
from bot.games.twom.looks.counting import available, gain, lose, owned
from bot.games.twom.looks.labels import token
from bot.games.twom.pack.kinds import Key
from bot.games.twom.position.case import Case, Run
from bot.games.twom.position.decks import plus
from bot.games.twom.position.frames.night import Trading
from bot.games.values import Line

NOTHING, TRADE, ENOUGH = "nothing", "trade", ".enough"
MOST = 20
"""Tokens bought in one trade; more of them than this only come for nothing."""
MOST_AT_ONCE = 10
"""The same where the whole trade is one answer."""


class Bargain(NamedTuple):
    """A whole trade: the picks that lead to it, what was given in it, and what was bought."""

    picks: tuple[str, ...]
    given: Counter[Key]
    bought: Counter[Key]


def value(case: Case, key: Key) -> int | None:
    """The market value of a token, as effects changed it; ``None`` for what is never traded.

    Rule: twom-cs.trade.value, twom-cs.trade.no-resources
    """
    there = case.components.tokens[key].value
    return None if there is None else max(0, there + case.state.prices.get(key, 0))


def goods(case: Case, frame: Trading | None = None) -> dict[Key, int]:
    """What the group can pay with, and how many of each; what it has just bought is not among it.

    Rule: twom-cs.trade.source, twom-cs.trade.exchange
    """
    bought = frame.bought if frame else {}
    there = {key: number - bought.get(key, 0) for key, number in owned(case.state).items()}
    return {key: number for key, number in there.items() if number > 0 and value(case, key)}


def worth(case: Case, things: Iterable[Key]) -> int:
    """What tokens are worth together."""
    return sum(value(case, key) or 0 for key in things)


def all_worth(case: Case, there: Mapping[Key, int]) -> int:
    """The worth of tokens together, counted as often as they are there."""
    return sum((value(case, key) or 0) * number for key, number in there.items())


def _buyable(case: Case, frame: Trading) -> list[Key]:
    """What is offered, in the supply, not dearer than everything the group can pay with, and not sold just before.

    Rule: twom-cs.supply.shortage
    """
    if sum(frame.bought.values()) >= MOST:
        return []
    rest = frame.credit + all_worth(case, goods(case, frame))
    return [
        key
        for key in sorted(set(frame.trade.offer) - {*frame.given})
        if available(case, key, 1) and (price := value(case, key)) is not None and price <= rest
    ]


def _can_begin(case: Case, frame: Trading) -> bool:
    return frame.paid or (all_worth(case, goods(case, frame)) >= frame.trade.commission and bool(_buyable(case, frame)))


def _ask(case: Case, frame: Trading) -> Line | None:
    if frame.paid:
        return Line("twom-await-exchange", {"credit": frame.credit}) if _buyable(case, frame) else None
    return Line("twom-await-trade", {"commission": frame.trade.commission}) if _can_begin(case, frame) else None


def _offer(answers: Answers, case: Case, frame: Trading) -> tuple[str, ...]:
    label = lambda key: Line("twom-nothing") if key == NOTHING else priced(case, key)  # noqa: E731
    if not frame.paid:
        pick = answers.menu("twom-ask-trade", (NOTHING, TRADE), str, lambda each: Line(f"twom-{each}"))
        if pick == NOTHING:
            return (pick,)
        if case.state.table.tells:
            return (pick, *bargain(answers, case, frame.trade.offer, frame.trade.commission).picks)
        return (pick, *payment(answers, case, goods(case, frame), frame.trade.commission))
    bought = answers.menu("twom-ask-buy", (NOTHING, *_buyable(case, frame)), str, label)
    if bought == NOTHING:
        return (bought,)
    return (bought, *payment(answers, case, goods(case, frame), _still_due(case, frame, bought)))


def _still_due(case: Case, frame: Trading, bought: Key) -> int:
    """What a token costs beside what was given for the others and is worth more than they are.

    Rule: twom-cs.trade.exchange
    """
    return max(0, (value(case, bought) or 0) - frame.credit)


def payment(answers: Answers, case: Case, there: dict[Key, int], price: int) -> tuple[str, ...]:
    """Tokens worth at least a price, in ascending order, so that the same ones are the same answer; no change is given.

    Rule: twom-cs.trade.change
    """
    paid: list[Key] = []
    while worth(case, paid) < price:
        open_ = [key for key in there if _may_follow(case, there, paid, key, price)]
        paid.append(answers.menu("twom-ask-pay", open_, str, lambda key: priced(case, key), price=price))
    return tuple(paid)


def _may_follow(case: Case, there: dict[Key, int], paid: list[Key], key: Key, price: int) -> bool:
    """Whether a token can be paid next: there is another, it comes no earlier, and the rest can still be paid."""
    if paid and key < paid[-1]:
        return False
    left = {each: n - paid.count(each) for each, n in there.items() if each >= key}
    return left[key] > 0 and worth(case, paid) + all_worth(case, left) >= price


def bargain(answers: Answers, case: Case, offer: Iterable[Key], commission: int) -> Bargain:
    """One answer for a whole trade: the payment of the commission, the tokens bought, and those given for them.

    Rule: twom-cs.trade.commission, twom-cs.trade.exchange
    """
    there, offered = goods(case), sorted(set(offer))
    paid = payment(answers, case, there, commission)
    there = plus(there, Counter(paid), -1)
    picks, bought = [*paid], list[Key]()
    while open_ := _affordable(case, offered, there, bought):
        label = lambda key: Line("twom-enough") if key == ENOUGH else priced(case, key)  # noqa: E731
        picks.append(answers.menu("twom-ask-bought", (ENOUGH, *open_), str, label))
        if picks[-1] == ENOUGH:
            break
        bought.append(picks[-1])
    # What was bought is not given for it.
    rest = {key: number for key, number in there.items() if key not in bought}
    given = payment(answers, case, rest, worth(case, bought))
    return Bargain((*picks, *given), Counter((*paid, *given)), Counter(bought))


def _affordable(case: Case, offered: list[Key], there: Mapping[Key, int], bought: list[Key]) -> list[Key]:
    """The tokens that can be bought beside these: of what is not bought there is enough to give for all of it."""
    if len(bought) >= MOST_AT_ONCE:
        return []
    found = []
    for key in offered:
        wanted = [*bought, key]
        rest = {each: number for each, number in there.items() if each not in wanted}
        in_supply = value(case, key) is not None and available(case, key, wanted.count(key)) == wanted.count(key)
        if in_supply and all_worth(case, rest) >= worth(case, wanted):
            found.append(key)
    return found


def priced(case: Case, key: Key) -> Line:
    """A token with its market value."""
    return Line("twom-priced", {"token": token(case.components, key), "value": value(case, key) or 0})


def _answer(run: Run, frame: Trading, picks: tuple[str, ...]) -> None:
    """Pay the commission, then exchange tokens for others that are together worth no more.

    Rule: twom-cs.trade.commission, twom-cs.trade.exchange
    """
    first, *paid = picks
    if first == NOTHING:
        run.pop()
        return
    if not frame.paid and run.state.table.tells:
        run.pop()
        made = bargain(PathAnswers(tuple(paid)), run, frame.trade.offer, frame.trade.commission)
        if made.given:
            lose(run, dict(sorted(made.given.items())), "pay")
        if made.bought:
            gain(run, dict(sorted(made.bought.items())), "bought")
        return
    things = {key: paid.count(key) for key in paid}
    if things:
        lose(run, things, "pay")
    if not frame.paid:
        run.change(replace(frame, paid=True))
    else:
        gain(run, {first: 1}, "bought")
        given = tuple(sorted({*frame.given, *paid}))
        credit = frame.credit + worth(run, paid) - (value(run, first) or 0)
        run.change(replace(frame, given=given, bought=plus(frame.bought, {first: 1}), credit=credit))


TRADING = FrameKind(
    lambda run, _: run.pop(),
    _ask,
    _offer,
    _answer,
    lambda frame: "trade.exchange" if frame.paid else "trade.commission",
)
