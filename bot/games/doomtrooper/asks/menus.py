"""What a seat may answer: by the innermost frame, the questions on the way to each command that is legal now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.games.doomtrooper.acts.flow.discarding import bounds
from bot.games.doomtrooper.acts.happening.choosing import NOTHING, may_answer
from bot.games.doomtrooper.asks import combat_answers, turn_answers
from bot.games.doomtrooper.asks.declared import declared
from bot.games.doomtrooper.asks.prompts import Asked, says
from bot.games.doomtrooper.asks.ways import way
from bot.games.doomtrooper.looks.seen import labels
from bot.games.doomtrooper.looks.seen.picking import card_tokens
from bot.games.doomtrooper.position import frames
from bot.games.doomtrooper.position.commands import (
    Chosen,
    Command,
    DiscardCards,
    Dispute,
    LetBe,
    Pass,
    Privilege,
    Withdraw,
)
from bot.games.kernel.ask import Answers, Branch, NoSuchAnswer
from bot.games.values import BENCH, Line

Menu = Callable[[Answers, Asked, Any], Command]


def command(answers: Answers, asked: Asked) -> Command:
    """The command that answers lead to.

    Raises:
        Unanswered, NoSuchAnswer: see :class:`Answers`.
    """
    state = asked.case.state
    if state.over or not state.stack:
        raise NoSuchAnswer
    menu = MENUS.get(type(asked.case.top))
    if menu is None:
        raise NoSuchAnswer
    return menu(answers, asked, asked.case.top)


def _opening(answers: Answers, asked: Asked, frame: frames.Opening) -> Command:
    if asked.seat not in frame.open:
        raise NoSuchAnswer
    new = answers.menu("doomtrooper-ask-privilege", (False, True), _kept, lambda one: Line(f"doomtrooper-{_kept(one)}"))
    return Privilege(new)


def _kept(new: bool) -> str:
    return "new-hand" if new else "old-hand"


def _discarding(answers: Answers, asked: Asked, frame: frames.Discarding) -> Command:
    if asked.seat != frame.seat:
        raise NoSuchAnswer
    least, most = bounds(asked.case, frame.seat)
    hand = asked.case.hand(frame.seat)

    def label(card: int) -> Line:
        return labels.card(asked.case, card, frame.seat)

    tokens = card_tokens(asked.case, frame.seat)
    return DiscardCards(answers.several("doomtrooper-ask-discard", hand, tokens, label, least, most))


def _choosing(answers: Answers, asked: Asked, frame: frames.Choosing) -> Command:
    """What an effect lets choose: cards, seats, ways, or a number."""
    if asked.seat != frame.seat:
        raise NoSuchAnswer
    ask = Line(f"doomtrooper-choose-{frame.what}")
    if frame.kind == "number":
        return Chosen((answers.amount("doomtrooper-ask-number", frame.least, frame.most, what=ask),))
    token: Callable[[int], str] = card_tokens(asked.case, frame.seat) if frame.kind == "cards" else str
    label = _yes_no if frame.what in AGREEING else _LABELS[frame.kind]
    if frame.kind == "lines" and frame.options == NOTHING:
        label = _nothing
    if frame.what == "order":
        return Chosen(_in_order(answers, asked, frame, token, label))
    if frame.least == frame.most == 1:
        one = answers.menu("doomtrooper-ask-choice", frame.options, token, lambda each: label(asked, each), what=ask)
        return Chosen((one,))
    some = answers.several(
        "doomtrooper-ask-choice",
        frame.options,
        token,
        lambda each: label(asked, each),
        frame.least,
        frame.most,
        what=ask,
    )
    if not may_answer(frame, some):
        raise NoSuchAnswer
    return Chosen(some)


def _in_order(
    answers: Answers,
    asked: Asked,
    frame: frames.Choosing,
    token: Callable[[int], str],
    label: Callable[[Asked, int], Line],
) -> Options:
    """What comes first, then next, as many as the frame wants; the last one is not asked for."""
    ask = Line("doomtrooper-choose-order")
    rest = list(frame.options)
    found: list[int] = []
    while len(found) < frame.least:
        one = answers.choose("doomtrooper-ask-choice", rest, token, lambda each: label(asked, each), what=ask)
        rest.remove(one)
        found.append(one)
    return tuple(found)


def _nothing(_: Asked, __: int) -> Line:
    return Line("doomtrooper-nothing")


def _yes_no(_: Asked, one: int) -> Line:
    return Line("doomtrooper-yes" if one else "doomtrooper-no")


Options = tuple[int, ...]
AGREEING = frozenset({"use-ability", "use-effect", "pay-unless"})
"""Questions that are answered by yes or no."""
_LABELS: dict[str, Callable[[Asked, int], Line]] = {
    "cards": lambda asked, one: labels.choice(asked.case, one, asked.seat),
    "seats": lambda _, one: labels.seat(one),
    "lines": lambda asked, one: way(asked.case, asked.seat, one),
}


def _declared(answers: Answers, asked: Asked, frame: frames.Declared) -> Command:
    playing = asked.case.innermost(frames.Playing)
    what = declared(asked.case, playing)
    if frame.disputed < 0 and asked.seat in frame.open:
        return answers.branch("doomtrooper-ask-declared", asked, _OTHERS, what=what)
    if frame.disputed >= 0 and asked.seat == BENCH:
        return answers.branch("doomtrooper-ask-disputed", asked, (_STANDS, _WITHDRAW), what=what)
    if frame.disputed >= 0 and asked.seat == playing.seat:
        return answers.branch("doomtrooper-ask-withdraw", asked, (_WITHDRAW,), what=what)
    raise NoSuchAnswer


def _always(_: Asked) -> bool:
    return True


_LET_BE: Branch[Asked, Command] = Branch("let-be", says("let-be"), _always, lambda _, __: LetBe())
_STANDS: Branch[Asked, Command] = Branch("let-be", says("stands"), _always, lambda _, __: LetBe())
_WITHDRAW: Branch[Asked, Command] = Branch("withdraw", says("withdraw"), _always, lambda _, __: Withdraw())
_OTHERS: tuple[Branch[Asked, Command], ...] = (
    _LET_BE,
    Branch("react", says("react"), _always, lambda _, __: LetBe(react=True)),
    Branch("dispute", says("dispute"), _always, lambda _, __: Dispute()),
)


def _window(answers: Answers, asked: Asked, frame: frames.Window) -> Command:
    if asked.seat not in frame.order:
        raise NoSuchAnswer
    return answers.branch("doomtrooper-ask-window", asked, WINDOW)


_PASS: Branch[Asked, Command] = Branch("pass", says("pass"), _always, lambda _, __: Pass())
WINDOW: tuple[Branch[Asked, Command], ...] = (_PASS, *turn_answers.IN_WINDOWS)
"""What may be done in a window."""
ACTIONS: tuple[Branch[Asked, Command], ...] = (
    *turn_answers.ACTIONS,
    Branch("pass", says("no-more-actions"), _always, lambda _, __: Pass()),
)
"""What may be done with actions."""


def _action(answers: Answers, asked: Asked, frame: frames.ActionFrame) -> Command:
    if asked.seat != frame.seat:
        raise NoSuchAnswer
    return answers.branch("doomtrooper-ask-action", asked, ACTIONS)


MENUS: dict[type, Menu] = {
    frames.Opening: _opening,
    frames.ActionFrame: _action,
    frames.Discarding: _discarding,
    frames.Window: _window,
    frames.Choosing: _choosing,
    frames.Combat: combat_answers.offer,
    frames.Splitting: combat_answers.offer_split,
    frames.Declared: _declared,
}
"""By type of frame what may be answered."""
