"""The deeds of Prší in the words of its claims."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.games.prsi.pack.cards import ACE, OVER, SEVEN, rank_of, suit_of
from bot.games.prsi.position.events import Dealt, Drew, Played, Stood
from bot.games.prsi.position.state import Sevens, State, Stop
from bot.games.values import Seat
from tests.bot.games.claimed.judging import Among, Deed, Thing, Value, among, called

CARDS = {"card", "seven", "ace", "over-card"}
PILES = {"hand", "stock", "played-pile"}


class PrsiDeeds:
    """Tells the deeds of a match."""

    def __init__(self, _: Any) -> None:
        self._drew = -1
        """Who has drawn since anybody did anything else."""

    def opened(self, state: State) -> Iterator[Deed]:
        """The table as it is set."""
        yield Deed("play", _player(), called("game"), {"players": state.seats})

    def commanded(self, state: State, seat: Seat, command: Any, after: State) -> Iterator[Deed]:
        """Nothing: what is done is an event."""
        del state, seat, command, after
        yield from ()

    def of(self, state: State, _: Any, event: Any) -> Iterator[Deed]:
        """The deeds that an event is."""
        yield from self._told(state, event)
        if isinstance(event, Played | Drew | Stood):
            self._drew = event.seat if isinstance(event, Drew) else -1

    def _told(self, state: State, event: Any) -> Iterator[Deed]:
        match event:
            case Dealt():
                before = {"before": among({"deal"})}
                for hand in event.hands:
                    yield Deed("gain", _player(), _card(), moments=before, amounts={"card": len(hand)})
                facts = {"to": among({"played-pile"}, PILES)}
                yield Deed("flip", called("dealer"), _card(), facts, before, {"card": 1})
                cards = len(event.stock) + 1 + sum(map(len, event.hands))
                yield Deed("have", called("game"), _card(), amounts={"card": cards})
            case Played():
                yield self._played(state, event)
                if event.suit != suit_of(event.card):
                    facts = {"with": among(_kinds(event.card), CARDS)}
                    yield Deed("choose", _player(), called("suit"), facts, _moments(state, event.seat))
            case Drew():
                due = state.stack[-1].due if state.stack and isinstance(state.stack[-1], Sevens) else 0
                drawn: dict[str, Value] = {"done(play)": False, "from": among({"stock"}, PILES)}
                drawn["count(seven)"] = due // 2
                moments, amounts = _moments(state, event.seat), {"card": len(event.cards)}
                # Nothing is drawn where neither the stock nor the pile holds enough.
                short = len(event.cards) < max(due, 1)
                yield Deed("draw", _player(), _card(), drawn, moments, amounts, permitted=short)
                gained = {"from": among({"stock"}, PILES)}
                yield Deed("gain", _player(), _card(), gained, moments, amounts)
            case Stood():
                yield Deed("pass", _player(), called("turn"), {}, _moments(state, event.seat))

    def _played(self, state: State, event: Played) -> Deed:
        frame = state.stack[-1] if state.stack else None
        own, top = state.hands[event.seat], state.top
        drew = self._drew == event.seat
        facts: dict[str, Value] = {
            "from": among({"hand"} if event.card in own else (), PILES),
            "same(suit)": suit_of(event.card) == state.suit,
            "same(rank)": rank_of(event.card) == rank_of(top),
            "done(draw)": drew,
            "just(draw)": drew,
            "together": False,
            "instead(draw)": isinstance(frame, Sevens),
            "instead(pass)": isinstance(frame, Stop),
            "several(rank)": [rank_of(card) for card in own].count(rank_of(event.card)) > 1,
        }
        moments = _moments(state, event.seat)
        card = Thing(_named(event.card), {"is": _named(event.card)})
        return Deed("play", _player(), card, facts, moments, {"card": 1})

    def lasting(self, state: State) -> Iterator[Deed]:
        """Nothing: all that lasts is an event first."""
        del state
        yield from ()


def _moments(state: State, seat: int) -> dict[str, Any]:
    frame = state.stack[-1] if state.stack else None
    what = "seven" if isinstance(frame, Sevens) else "ace" if isinstance(frame, Stop) else ""
    after = {what} - {""} | ({"deal"} if state.stage != "turn" else set())
    return {
        "own-turn": state.turn == seat,
        "other-turn": state.turn != seat,
        "after": among(after, {"seven", "ace", "deal"}),
    }


def _player() -> Thing:
    return called("player", "other-players")


def _kinds(card: str) -> set[str]:
    return {"card"} | {SEVEN: {"seven"}, ACE: {"ace"}, OVER: {"over-card"}}.get(rank_of(card), set())


def _named(card: str) -> Among:
    return among(_kinds(card), CARDS)


def _card() -> Thing:
    return called("card")
