"""Random matches of the referees whose rules have claims, deed by deed judged by a tally."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, Protocol

from msgspec.structs import replace

from bot.games.contract import AnyGame, Chance
from bot.games.doomtrooper.acts.flow import opening
from bot.games.doomtrooper.asks.course import advance
from bot.games.doomtrooper.game import MODES, Doomtrooper
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.events import Event
from bot.games.doomtrooper.position.run import Run
from bot.games.doomtrooper.words.rules.rulesets import RULES
from bot.games.questions import Prompt
from bot.games.setup import Setup
from bot.games.values import Seat
from bot.installed import known_games
from rules_index.digest.claims.loading import load_claims
from rules_index.values.claims import Statement
from tests.bot.games.claimed.doomtrooper.deeds import DoomtrooperDeeds
from tests.bot.games.claimed.judging import Deed
from tests.bot.games.claimed.prsi import PrsiDeeds
from tests.bot.games.claimed.tally import Tally, tally_of
from tests.bot.games.claimed.twom import TwomDeeds
from tests.bot.games.claimed.zloba import ZlobaDeeds
from tests.bot.games.doomtrooper.reach.decks import mixed
from tests.bot.games.suite.play import Match, any_setup
from tests.oracles import packaged_rules

IDLE = frozenset({"Pass", "LetBe", "Discard", "EndTurn"})
"""Commands that do nothing; another answer is looked for a few times before one of them is given."""
TRIES = 3
SETTLED: Mapping[str, Mapping[str, str]] = {
    "twom": {"cards": "bot", "dice": "bot", "scripts": "pack", "keeper": "holder", "length": "whole"}
}
"""The choices made in the lobby of a game: the referee draws, rolls and reads itself."""
MOST = 1_500
"""Moves after which a match is left alone."""
TIME = 400
"""Moves after which time is called where a match can have its time."""


class Deeds(Protocol):
    """Tells what happens in a match in the words of claims."""

    def opened(self, state: Any) -> Iterator[Deed]:
        """The table before the first command."""

    def commanded(self, state: Any, seat: Seat, command: Any, after: Any) -> Iterator[Deed]:
        """The deeds that a command is which was given in the first of two positions."""

    def of(self, state: Any, command: Any, event: Any) -> Iterator[Deed]:
        """The deeds that an event is, which comes of a command in this position."""

    def lasting(self, state: Any) -> Iterator[Deed]:
        """The things that are so in a position after a command."""


TELLERS: Mapping[str, Callable[[AnyGame], Deeds]] = {
    "prsi": PrsiDeeds,
    "zloba": ZlobaDeeds,
    "twom": TwomDeeds,
    "doomtrooper": DoomtrooperDeeds,
}
"""By game who tells its deeds."""


class Busy(Match):
    """A match in which people do something rather than nothing."""

    def _answer(self, prompt: Prompt) -> Any:
        for _ in range(TRIES):
            command = super()._answer(prompt)
            if type(command).__name__ not in IDLE:
                break
        return command


def tell(game: AnyGame, deeds: Deeds, match: Match, tally: Tally, where: str) -> int:
    """Tell the deeds of a match to a tally.

    Returns:
        How many commands were accepted.
    """
    state = game.initial(match.events[0])
    for event in match.events[1:]:
        for deed in deeds.of(state, None, event):
            tally.take(deed, where)
        state = game.evolve(state, event)
    for deed in deeds.opened(state):
        tally.take(deed, where)
    number = 0
    for move in islice(match, MOST):
        number += 1
        told = [*deeds.commanded(move.before, move.prompt.decider, move.command, move.after)]
        state = move.before
        for event in move.events:
            told += deeds.of(state, move.command, event)
            state = game.evolve(state, event)
        for deed in (*told, *deeds.lasting(move.after)):
            tally.take(deed, f"{where}, move {move.number}: {move.command}")
    return number


class Mixed(Doomtrooper):
    """Doomtrooper with decks of the whole catalogue, whatever the lobby says."""

    def open(self, setup: Setup, chance: Chance) -> tuple[Event, ...]:
        """The table as it is set."""
        rules, lot = RULES[setup.ruleset], random.Random(chance.draw("decks", 1 << 30))
        piles = tuple(mixed(self.catalogue, lot) for _ in setup.seats)
        mode = MODES.get(setup.variant, "free")
        run = Run(
            self.catalogue, rules, opening.table(self.catalogue, rules, piles, rules.target, chance, mode), chance
        )
        first = run.state
        advance(run)
        return (ev.Opened(first), *run.events)


def games(key: str) -> tuple[AnyGame, ...]:
    """A game as it is played, with each of the components that matches take turns with."""
    game = known_games().game(key)
    return (game, Mixed(game.catalogue)) if isinstance(game, Doomtrooper) else (game,)


def run(
    key: str, matches: int, claims: Mapping[str, Sequence[Statement]] | None = None, time: int = TIME
) -> Iterator[tuple[Tally, int]]:
    """Play so many matches of every way to play a game, and judge them by the claims of their edition.

    Args:
        claims: by the slug of each rule; the packaged ones when left out.
        time: the moves after which time is called, where a match can have one.

    Yields:
        for each edition what the claims met, and how many commands were accepted.
    """
    some = games(key)
    rules = packaged_rules()
    claims = load_claims(rules) if claims is None else claims
    for ruleset in some[0].rulesets:
        tally, commands = tally_of(ruleset.key.partition("@")[0], rules, claims), 0
        for variant in ruleset.variants:
            for seed in range(matches):
                game = some[seed % len(some)]
                setup = any_setup(game, ruleset, variant, seed)
                setup = replace(setup, options={**setup.options, **SETTLED.get(key, {})})
                match = Busy(game, setup, seed, time=time)
                commands += tell(game, TELLERS[key](game), match, tally, f"{ruleset.key} {variant.key}, seed {seed}")
        yield tally, commands
