"""A match of drawn decks in which half of the special cards say nothing, so that their players declare them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.boards.doomtrooper.cards import own_catalogue
from bot.games.contract import after_events
from bot.games.doomtrooper.acts.flow import opening
from bot.games.doomtrooper.asks.course import advance
from bot.games.doomtrooper.game import Doomtrooper
from bot.games.doomtrooper.pack.cards.catalogue import Catalogue
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.commands import Command
from bot.games.doomtrooper.position.events import Event
from bot.games.doomtrooper.position.frames import Declared, Playing
from bot.games.doomtrooper.position.run import Run
from bot.games.doomtrooper.position.state import State
from bot.games.doomtrooper.words.rules.rulesets import CZECH, SWEDISH
from bot.games.questions import Prompt
from bot.games.values import BENCH, Accepted, Rejected, Seat
from tests.bot.games.suite.play import Dice

WARRIORS = 12


@cache
def game() -> Doomtrooper:
    """The referee with the base set, every second special card of which nobody has written."""
    cards = [card for card in own_catalogue().values() if card.code.startswith("01")]
    silent = {card.code for card in cards if card.type == "special" and card.play.when == "any"}
    return Doomtrooper(Catalogue(tuple(replace(card, text=None) if card.code in silent else card for card in cards)))


class Match:
    """A match as it is played, with everything that happened since its beginning."""

    def __init__(self, seed: int, seats: int, size: int) -> None:
        self.game = game()
        self.dice = Dice(seed)
        lot = random.Random(seed)
        rules = (CZECH, SWEDISH)[seed % 2]
        run = Run(self.game.catalogue, rules, self._laid(lot, seats, size, rules), self.dice)
        advance(run)
        self.events: list[Event] = [ev.Opened(run.state)]
        self.state: State = run.state
        self.owned = self.cards()

    def _laid(self, lot: random.Random, seats: int, size: int, rules: Any) -> State:
        cards = sorted(self.game.catalogue)
        warriors = [code for code in cards if self.game.catalogue[code].type == "warrior"]
        silent = [code for code in cards if self.game.catalogue[code].text is None]
        decks = tuple(
            (
                (*lot.sample(warriors, WARRIORS), *lot.choices(silent, k=WARRIORS), *lot.sample(cards, size)),
                tuple(lot.sample(cards, 5)),
            )
            for _ in range(seats)
        )
        return opening.table(self.game.catalogue, rules, decks, rules.target, self.dice)

    def cards(self) -> Counter[tuple[Seat, str]]:
        """Every card by its owner."""
        return Counter((card.owner, card.code) for card in self.state.cards)

    @property
    def asked(self) -> tuple[Prompt, ...]:
        """Who is asked now, those who may answer ahead aside."""
        return tuple(prompt for prompt in self.game.prompts(self.state) if not prompt.ahead)

    @property
    def dispute(self) -> Declared | None:
        """The declaration that waits for a judge, or for its withdrawal."""
        top = self.state.stack[-1] if self.state.stack else None
        return top if isinstance(top, Declared) and top.disputed >= 0 else None

    @property
    def declarer(self) -> Seat:
        """Who declared what waits."""
        return next(frame.seat for frame in reversed(self.state.stack) if isinstance(frame, Playing))

    def says(self, seat: Seat, command: Command) -> Accepted[Event] | Rejected:
        """A seat gives a command; what is refused changes nothing."""
        before = self.state
        done = self.game.decide(self.state, seat, command, self.dice)
        if isinstance(done, Accepted):
            assert seat == BENCH or any(prompt.decider == seat for prompt in self.asked), (seat, command)
            self.take(done.events)
        assert self.game.codec.encode(before) == self.game.codec.encode(before)
        return done

    def adjust(self, changes: Mapping[str, Any]) -> Accepted[Event] | Rejected:
        """A judge sets parts of the position."""
        done = self.game.adjust(self.state, changes)
        if isinstance(done, Accepted):
            self.take(done.events)
        return done

    def take(self, events: tuple[Event, ...]) -> None:
        """Events happen."""
        self.state = after_events(self.game, events, self.state)
        self.events += events

    def check(self, viewer: Seat) -> None:
        """What holds after everything that anybody does.

        Raises:
            AssertionError: a card is lost or made, a library is out of order, nobody is asked, or a view tells more
                than its viewer may know.
        """
        state, played = self.state, self.game
        assert self.cards() == self.owned
        lying = [sorted(library) for library in state.libraries]
        piles = [
            [at for at, card in enumerate(state.cards) if (card.owner, card.zone) == (seat, "library")]
            for seat in range(len(lying))
        ]
        assert lying == piles
        assert (played.outcome(state) is None) == bool(self.asked)
        assert len({(prompt.seat, prompt.id) for prompt in played.prompts(state)}) == len(played.prompts(state))
        hidden = played.resample(state, viewer, Dice(len(self.events)))
        assert msgspec.json.encode(played.view(state, viewer)) == msgspec.json.encode(played.view(hidden, viewer))
        if self.dispute is not None:
            assert {(prompt.decider, prompt.judge) for prompt in self.asked} == {(BENCH, True), (self.declarer, False)}

    def replayed(self) -> State:
        """The position that the events lead to, once they were written and read again."""
        codec = self.game.codec
        return after_events(self.game, codec.events(codec.encode(tuple(self.events))))
