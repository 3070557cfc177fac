"""The machine at the Fair: decks and signs that are sealed, files brought and taken back, and sheets that are saved."""

from __future__ import annotations

import json
from itertools import chain
from typing import Any, ClassVar

from hypothesis import strategies as st
from hypothesis.stateful import precondition, rule

from bot.games.registry import Registry
from bot.games.values import Seat, Viewer
from bot.matches.model.entries import entry_of, events_of
from bot.matches.model.match import Actor, Expiry, Status, Terms, Timing
from bot.matches.services.lobbies import Brought
from tests.bot.games.fair.game import FAIR
from tests.bot.games.fair.goods import NAMES
from tests.bot.games.fair.values import Sold, Sought, State, View
from tests.bot.matches.fair import STALLS, deck
from tests.bot.matches.machine.anybody import Machine, lots, people, plays

DECKS = tuple(deck(first, count) for first in (0, 150, 300, 450, 600) for count in (8, 12))
BAD = (b"", b"\xff", b"no such good\n", deck(0, 3), DECKS[0] + b"no such good\n")
SIGNS = ("sun", "moon", "star")


class FairMachine(Machine):
    """What anybody may try at the Fair: mostly with sealed decks."""

    games: ClassVar[Registry] = Registry([FAIR])
    drawing: ClassVar[tuple[str, ...]] = ("bid", "1")
    own_lines: ClassVar[frozenset[str]] = frozenset({"fair-drew-goods"})

    def terms(self, places: int, expires: Expiry) -> Terms:
        variant = "decks" if (places + len(self.ledgers)) % 4 else "open"
        return Terms("fair@2026-01-01", variant, places, Timing(7200, expires))

    def settle_seat(self, seat: Seat, chooser: Actor) -> None:
        for name, value in (("stall", STALLS[seat]), ("sign", SIGNS[seat]), ("purse", str(20 + seat))):
            self.choose(chooser, name, value, seat)
        self.bring(chooser, DECKS[(seat + self.number) % len(DECKS)], seat)
        self.choose(Actor(self.match.host), "rounds", "4")

    @staticmethod
    def pieces(state: Any) -> object:
        assert isinstance(state, State)
        return sorted(chain(*state.hands, *state.stacks, *state.sold))

    def adjustment(self, number: int, seat: Seat) -> dict[str, Any]:
        return {"left": 1 + number // 2}

    def seen(self, view: object) -> set[Seat]:
        assert isinstance(view, View)
        signs = () if view.left == 0 else view.signs
        return {seat for part in (view.hands, view.stacks, signs) for seat, own in enumerate(part) if own is not None}

    def may_see(self, viewer: Viewer) -> set[Seat]:
        if self.match.terms.variant == "open":
            return set(range(len(self.match.seats)))
        return super().may_see(viewer)

    def bring(self, actor: Actor, content: bytes, seat: Seat | None = None) -> object:
        """Bring a deck."""
        answer = self.act("bring", self.service.lobbies.bring(self.number, actor, "deck", content, seat), actor)
        if isinstance(answer, Brought):
            assert content not in BAD
        return answer

    @precondition(lambda self: self.is_now(Status.LOBBY))
    @rule(actor=people, lot=lots, content=st.sampled_from((*DECKS, *BAD)), seat=st.none() | st.integers(0, 2))
    def bring_or_take_back(self, actor: Actor, lot: int, content: bytes, seat: Seat | None) -> None:
        """Bring a deck for oneself or another, good or bad, or take one back."""
        if lot % 3:
            self.bring(actor, content, seat)
        else:
            self.act("drop", self.service.lobbies.drop(self.number, actor, "deck", seat), actor)
        whose = self.match.seat_of(actor.user) if seat is None else seat
        shown = self.run(self.service.lobbies.brought(self.number, actor, seat))
        if isinstance(shown, dict) and "deck" in shown:
            assert whose is not None
            allowed = self.match.seats[whose].user == actor.user or self.match.host == actor.user
            assert allowed, f"{actor.user} sees the deck of seat {whose}"

    @plays
    @rule(actor=people)
    def save(self, actor: Actor) -> None:
        """Ask for a sheet to open another match from."""
        saved = self.act("save", self.service.exports.save(self.number, actor), actor)
        if isinstance(saved, bytes):
            assert self.match.terms.variant == "open", "what is hidden is saved"

    @plays
    @rule()
    def read_what_all_may(self) -> None:
        """No good that is still sealed, in a hand or in a stack, is named where everybody reads."""
        if self.match.terms.variant == "open" or len(self.match.course.seals) > 1:
            return
        named = self._named()
        hidden = {good for pile in (*self.position.state.hands, *self.position.state.stacks) for good in pile} - named
        public = b"\n".join(self._noticed()).decode()
        told = [good for good in hidden if f'"good.{good}"' in public or NAMES[good].cs in public]
        told += [good for good in hidden if f"'good.{good}'" in public]
        assert not told, f"everybody reads of the hidden goods {told}"

    def _named(self) -> set[int]:
        """The goods that were sold or sought before everybody's eyes, whatever was undone since."""
        exported = json.loads(self.run(self._file(self.number)))
        game = self.position.game
        events = [event for row in exported["entries"] for event in events_of(game, entry_of(json.dumps(row["entry"])))]
        sold = {good for event in events if isinstance(event, Sold) for good in event.goods}
        return sold | {event.good for event in events if isinstance(event, Sought)}
