"""Matches of Doomtrooper in memory that were opened with the ready decks, and people who play them at random."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from datetime import timedelta
from typing import Any

from msgspec.structs import replace

from bot.boards.doomtrooper.cards import own_catalogue
from bot.games.contract import Chance, after_events
from bot.games.doomtrooper.game import Doomtrooper
from bot.games.doomtrooper.position.events import Event
from bot.games.doomtrooper.position.state import State
from bot.games.doomtrooper.words.rules.ways import DUEL
from bot.games.offers import part
from bot.games.questions import Prompt
from bot.games.setup import Choice, SeatSetup, Setup
from bot.games.values import Accepted, Seat, Violation
from bot.matches.model.chance import Secret
from bot.matches.model.match import Expiry, Notices, Status, Timing
from bot.matches.model.position import Position
from bot.matches.rules import foresight
from bot.matches.rules.submit import Path, Written, settle, submit
from tests.bot.games.doomtrooper.post.people import path
from tests.bot.games.suite.play import in_turn
from tests.bot.matches.decisions.plays import Play
from tests.bot.matches.decisions.scene import Decision, Scene

HOUR = 3600
NOTICES = Notices(reminder=HOUR // 2)
TIMING = Timing(24 * HOUR, Expiry.SKIP, NOTICES, window=HOUR, reserve=HOUR)
"""Moves have a day, windows an hour; who is late is reminded, and passed over in the end."""
VEIL = 420
"""Seconds in which no window closes by itself."""


class Set(Doomtrooper):
    """A table that is set, for which nothing is chosen in the lobby."""

    def choices(self, setup: Setup) -> tuple[Choice, ...]:
        """Nothing is chosen."""
        del setup
        return ()

    def check(self, setup: Setup) -> tuple[Violation, ...]:
        """The table is set."""
        del setup
        return ()


class Dealt(Set):
    """A table at which the ready decks are played, whatever is chosen in the lobby."""

    def __init__(self, ruleset: str) -> None:
        super().__init__(own_catalogue())
        keys = [option.token for option in Doomtrooper.choices(self, Setup(ruleset, DUEL.key, ()))[1].options]
        self._setup = Setup(ruleset, DUEL.key, tuple(SeatSetup({"ready": key}) for key in keys[:2]))

    def open(self, setup: Setup, chance: Chance) -> tuple[Event, ...]:
        """See :meth:`Doomtrooper.open`."""
        del setup
        return super().open(self._setup, chance)


def asked_at_random(game: Dealt, lot: random.Random, dice: Chance, answers: int) -> Iterator[tuple[State, Prompt]]:
    """The positions of a match that is played at random, each with the question that is answered in it."""
    state: Any = after_events(game, game.open(None, dice))  # type: ignore[arg-type]
    for _ in range(answers):
        prompt = lot.choice(in_turn(game.prompts(state)))
        yield state, prompt
        silent = prompt.window and lot.random() < 0.6
        command = game.default(state, prompt) if silent else game.pick(state, prompt, lot.randrange)
        done = game.decide(state, prompt.decider, command, dice)
        assert isinstance(done, Accepted)
        state = after_events(game, done.events, state)
        if state.over:
            return


def dealt(ruleset: str, seed: int) -> Scene:
    """A match that is about to begin; of three, one is under a veil and one has quick windows."""
    timing = replace(TIMING, veil=VEIL if seed % 3 == 1 else None, quick=seed % 3 == 2)
    scene = Scene(2, timing=timing, play=Play(Dealt(ruleset), ruleset, DUEL.key, factions=False))
    scene.secret = Secret(random.Random(seed).randbytes(32))
    return scene


def is_playing(scene: Scene) -> bool:
    """Whether the match goes on."""
    return scene.is_now(Status.PLAYING)


def any_settling(position: Position, seat: Seat, lot: random.Random) -> Decision:
    """One of a seat's standing choices settled at random; most often those that let the match go on."""
    choice = lot.choice(position.standing_choices(seat))
    if choice.kind == "picks":
        tokens = [option.token for option in choice.options]
        token = part(choice.options, lot.sample(tokens, min(len(tokens), lot.randrange(3))))
    else:
        token = lot.choice([option.token for option in choice.options])
    user = position.match.seats[seat].user or 0
    return lambda change: settle(change, user, choice.name, token)


def any_prompt(position: Position, lot: random.Random, *, ahead: bool = False) -> Prompt | None:
    """One of the game's own prompts: of those whose turn it is, or of those that may be answered before it."""
    asked = [prompt for prompt in position.game.prompts(position.state) if prompt.ahead is ahead and not prompt.judge]
    return lot.choice(asked) if asked else None


def any_answer(
    position: Position, prompt: Prompt, lot: random.Random, *, quiet: bool = False, click: int | None = None
) -> Decision:
    """An answer at random to one of the game's own prompts, or the one that commits to least."""
    game = position.game
    assert isinstance(game, Doomtrooper)
    least = quiet or prompt.ahead or (prompt.window and lot.random() < 0.6)
    command = game.default(position.state, prompt) if least else game.pick(position.state, prompt, lot.randrange)
    written = Written(game.codec.encode(command))
    question, user = position.question_id(prompt), position.match.seats[prompt.seat].user or 0
    return lambda change: submit(change, user, question, written, click)


def any_plan(position: Position, seat: Seat, lot: random.Random) -> Decision | None:
    """An answer at random to a question that a seat will be asked."""
    known = foresight.foreseen(position, seat)
    if not known:
        return None
    game, one = position.game, lot.choice(known)
    assert isinstance(game, Doomtrooper)
    command = game.pick(one.position.state, one.own, lot.randrange)
    tokens = path(game, one.position.state, one.own, command)
    user = position.match.seats[seat].user or 0
    return lambda change: foresight.plan(change, user, one.prompt.id, Path(tokens))


def _any_ahead(position: Position, lot: random.Random) -> Decision | None:
    prompt = any_prompt(position, lot, ahead=True)
    return None if prompt is None else any_answer(position, prompt, lot)


def _any_giving_up(position: Position, lot: random.Random) -> Decision:
    user = position.match.seats[lot.randrange(2)].user or 0
    return lambda change: foresight.give_up(change, user)


UNSEEN: dict[str, Callable[[Position, random.Random], Decision | None]] = {
    "ahead": _any_ahead,
    "standing": lambda position, lot: any_settling(position, lot.randrange(2), lot),
    "plan": lambda position, lot: any_plan(position, lot.randrange(2), lot),
    "give-up": _any_giving_up,
}
"""Acts of one of two seats that nobody else sees, where there is anything to do: it answers before its turn, settles
something, plans, or forgets what it planned."""


def soon(lot: random.Random) -> timedelta:
    """Some time: between two answers, until reminders, until a window is over."""
    return timedelta(minutes=lot.choice((1, 7, 31, 55, 70)))
