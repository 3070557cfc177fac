"""Commands that nothing offers: of other seats and times, with parts that do not fit, and made up of any cards."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from bot.games.doomtrooper.position import commands as said
from bot.games.doomtrooper.position.commands import Command
from bot.games.doomtrooper.position.state import IN_PLAY, State
from bot.games.values import Seat

AREAS = ("squad", "cohort", "outpost", "aside")
ACTS = ("meditate", "cover", "uncover", "board", "transfer")
LATE = 40
"""How many of the commands that were given are given anew."""


class Wrong:
    """Commands by chance; ``given`` are those of the game so far."""

    def __init__(self, lot: random.Random) -> None:
        self._lot = lot
        self.given: list[Command] = []

    def commands(self, state: State, seat: Seat) -> Iterator[Command]:
        """One of each sort: most of them are refused."""
        lot = self._lot
        everywhere = range(len(state.cards))
        table = [at for at in everywhere if state.cards[at].zone in IN_PLAY] or [0]
        hand = [at for at in everywhere if state.cards[at].zone == "hand" and state.cards[at].controller == seat] or [0]
        own = [at for at in table if state.cards[at].controller == seat] or table

        for card in (*hand, lot.choice(everywhere)):
            yield said.Play(card)
            yield said.Play(card, targets=(lot.choice(table),), caster=lot.choice([-1, *own]))
            yield said.Play(card, targets=(lot.choice(own),), caster=lot.choice([-1, *own]))
            yield said.Play(card, area=lot.choice(AREAS), hidden=lot.random() < 0.3)
        for card in (lot.choice(table), lot.choice(own), lot.choice(own), lot.choice(everywhere)):
            yield said.Use(card, lot.randrange(2))
            yield said.Use(card, 0, targets=(lot.choice(table),))
            yield said.Act(lot.choice(ACTS), card, lot.choice(("", "", *AREAS)))  # type: ignore[arg-type]
            yield said.Sabotages(card, lot.randrange(len(state.players)))
            yield said.Announce(lot.choice(own), card)
        yield said.Attack()
        yield said.Act("meditate")
        yield lot.choice((
            said.ChooseTactic(lot.choice(("fight", "shoot"))),
            said.ChooseZone(lot.choice(table)),
            said.Split(lot.randrange(30)),
            said.Chosen((lot.choice(everywhere),)),
            said.DiscardCards(tuple(lot.sample(hand, min(len(hand), 3)))),
            said.CountAs(lot.choice(own), lot.choice(("legion", "doomtrooper"))),
            said.Follow(lot.choice(own), lot.choice(own)),
            said.Boost(lot.choice(own), 1),
            said.ChooseWeapon(lot.choice(own), lot.choice(table)),
            said.Privilege(new=True),
            said.LetBe(),
            said.Pass(),
        ))  # fmt: skip
        for command in lot.sample(self.given[-LATE:], min(4, len(self.given[-LATE:]))):
            yield command
            yield self._changed(command, table)

    def _changed(self, command: Command, table: list[int]) -> Command:
        """A command with one part changed."""
        lot = self._lot
        parts: dict[str, Any] = {
            "targets": (lot.choice(table),),
            "token": lot.randrange(5),
            "caster": lot.choice(table),
            "x": lot.randrange(1, 60),
            "paid": (lot.choice(table),),
            "player": lot.randrange(3),
            "area": lot.choice(AREAS),
            "defender": lot.choice(table),
            "attacker": lot.choice(table),
            "card": lot.choice(table),
        }
        names = [name for name in parts if name in command.__struct_fields__]
        if not names:
            return command
        name = lot.choice(names)
        return replace(command, **{name: parts[name]})
