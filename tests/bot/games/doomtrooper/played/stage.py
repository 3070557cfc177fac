"""The position of a play: printed cards of the catalogue alone, named in English as tags are."""

from __future__ import annotations

import re
from typing import Any

from msgspec.structs import replace

from bot.games.contract import after_events
from bot.games.doomtrooper.game import Doomtrooper
from bot.games.doomtrooper.position import frames
from bot.games.doomtrooper.position.run import Run
from bot.games.doomtrooper.position.state import CardId, Token
from bot.games.doomtrooper.words.affiliations import TRIBES
from bot.games.doomtrooper.words.rules.rulesets import CZECH, SWEDISH
from tests.bot.games.doomtrooper.examples.real import Real

SEATS = ("me", "foe", "third", "fourth")
RULES = {"cs": CZECH, "sv": SWEDISH}
BASE_SET = "01"
"""How the codes of the cards of the base set begin, the only ones that the Swedish book knows."""
ZONES = (
    "squad", "cohort", "outpost", "aside", "table", "hand", "library", "discard", "sacrificed", "sideboard",
)  # fmt: skip
UNSEEN, NUMBER = "positive-karma", 12
"""The cards of a library unless the play names them."""
FLAGS = ("wounded", "covered", "unpaid", "inside")
POINTS = {"D": "destiny", "V": "victory"}
PARTS = {"beginning": 0, "start": 1, "draw": 2, "drawing": 3, "actions": 5, "discard": 6, "end": 9}
"""By name how far the turn is; see ``PARTS`` of ``acts/flow/turns.py``."""


class Stage(Real):
    """A table that is laid out as a play writes it: a card is called by its name, or ``man:trencher`` as is written.

    Args:
        book: ``cs`` or ``sv``.
        position: what lies where, by seat; ``at`` how far the turn is, ``turn`` whose it is, ``mode`` how more than two
            play.
    """

    def __init__(self, book: str, position: dict[str, str]) -> None:
        seats = [name for name in SEATS if name in position]
        super().__init__(len(seats), RULES[book])
        self.book = book
        self.labels: dict[str, CardId] = {}
        for seat, name in enumerate(seats):
            for item in filter(None, map(str.strip, position[name].split(";"))):
                self._lay(seat, item)
            if not self.libraries[seat] and "library nothing" not in position[name]:
                self._lay(seat, f"library {' '.join(f'{SEATS[seat]}{at}:{UNSEEN}' for at in range(NUMBER))}")
        there = (self.printed[card.code].tags for card in self.cards if card.zone == "outpost")
        self._opened = any(not TRIBES.isdisjoint(tags) for tags in there)
        self._turn = seats.index(position.get("turn", "me"))
        self.mode = position.get("mode", "free")  # type: ignore[assignment]
        at = position.get("at", "actions")
        tokens = self.players[self._turn].tokens
        if at == "actions" and tokens:
            self.acting(*tokens, seat=self._turn)
        elif at == "actions":
            self.acting(seat=self._turn)
        else:
            self.at(PARTS[at])

    @property
    def run(self) -> Run:
        """The run on this position: whose turn it is; the way to the Outpost is open where a tribe is on it."""
        begun = self._run is not None
        run = super().run
        if not begun:
            run.state = replace(run.state, active=self._turn, opened=self._opened)
        return run

    def _lay(self, seat: int, item: str) -> None:
        """Put what an item says on the table: points, actions, what a seat has, or the cards of a zone."""
        first, *rest = item.split()
        if points := re.fullmatch(r"([DV])(-?\d+)", first):
            self.have(seat, **{POINTS[points[1]]: int(points[2])})
        elif first == "actions":
            self.have(seat, tokens=tuple(Token(kind) for kind in rest))  # type: ignore[arg-type]
        elif rest == ["nothing"]:
            pass
        elif first in ("turns", "debt", "deadline"):
            self.have(seat, **{first: int(rest[0])})
        elif first == "attacked":
            self.have(seat, attacked=True, attack_used=True, attacks=1)
        else:
            assert first in ZONES, item
            for card in rest:
                self._put_with(card, seat, first)

    def _put_with(self, said: str, seat: int, zone: str) -> None:
        """Put a card with what is attached to it: ``ranger*wounded+bayonet>sight``."""
        first, *attached = said.split("+")
        bearer = self._put_one(first, seat, zone)
        for chain in attached:
            on = bearer
            for one in chain.split(">"):
                on = self._put_one(one, seat, zone, on=on)

    def _put_one(self, said: str, seat: int, zone: str, **more: Any) -> CardId:
        label, *marks = said.split("*")
        told: dict[str, Any] = {mark: True for mark in marks if mark in FLAGS}
        for mark in marks:
            if mark.startswith("as-"):
                told["side"] = mark.removeprefix("as-")
            elif mark.startswith("to-"):
                told["player"] = SEATS.index(mark.removeprefix("to-"))
            elif mark not in FLAGS:
                told["marks"] = (*told.get("marks", ()), mark)
        label, _, name = label.partition(":")
        card = self.put((name or label).partition("#")[0], seat, zone, **more, **told)
        assert label not in self.labels, f"{label} lies there already"
        code = self.cards[card].code
        assert self.book == "cs" or code.startswith(BASE_SET), f"{label} is not of the base set"
        self.labels[label] = card
        return card

    def named(self, label: str) -> CardId:
        """The card of a label."""
        assert label in self.labels, f"no {label} on the table"
        return self.labels[label]

    def time_is_up(self) -> None:
        """The time of the match is up: everybody has a last turn."""
        self.goes_on()
        game = Doomtrooper(self.run.catalogue)
        state = after_events(game, game.time_up(self.state), self.state)
        self._run = Run(self.run.catalogue, self.rules, state, self.chance)

    def combat_now(self) -> frames.Combat | None:
        """The innermost combat; ``None`` where none runs."""
        found = (frame for frame in reversed(self.state.stack) if isinstance(frame, frames.Combat))
        return next(found, None)
