"""What a seat cannot do with an action although it may look for it: cards of its hand and attacks, with the refusal."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.doomtrooper.actions import taking
from bot.games.doomtrooper.asking.position import Asked, says
from bot.games.doomtrooper.play import plays
from bot.games.doomtrooper.position import frames
from bot.games.doomtrooper.rules.refusals import refuse
from bot.games.doomtrooper.telling import labels
from bot.games.questions import Barred

UNTIMELY = "turn.card-timing"
"""Why most cards cannot be played at most moments: said last."""


def barred(asked: Asked, path: tuple[str, ...]) -> tuple[Barred, ...]:
    """What cannot be had at the end of a path while the seat has actions."""
    case, seat = asked
    frame = case.top if case.state.stack else None
    if not isinstance(frame, frames.ActionFrame) or frame.seat != seat:
        return ()
    if path == ("play",):
        return tuple(_cards(asked))
    if path:
        return ()
    playable = any(True for _ in plays.playable(case, seat))
    return (*_attack(asked), *(() if playable else _cards(asked)))


def _cards(asked: Asked) -> Iterator[Barred]:
    """The cards of the hand that cannot be played, each name once; those for other moments last."""
    case, seat = asked
    hand = {case.card(card).code: card for card in reversed(case.hand(seat))}
    found = [(plays.refusal(case, seat, card), card) for card in reversed(hand.values())]
    for topic, card in sorted(found, key=lambda one: one[0] == UNTIMELY):
        if topic:
            yield Barred(labels.card(case, card, seat), refuse(case.rules, topic))


def _attack(asked: Asked) -> Iterator[Barred]:
    topic = taking.attack_refusal(*asked)
    if topic:
        yield Barred(says("attack")(asked), refuse(asked.case.rules, topic))
