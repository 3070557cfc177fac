"""Playing any game at random: its setups, a recorded chance, and a match step by step."""

from __future__ import annotations

import hashlib
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.games.contract import AnyGame
from bot.games.offers import part, pick
from bot.games.questions import Prompt
from bot.games.setup import Choice, Ruleset, SeatSetup, Setup, Variant
from bot.games.values import Accepted
from bot.matches.model.position import variant_of
from tests.bot.games.suite.files import FILES

MOVES = 5_000
"""More moves than any match of ours may take."""
TIME = 150
"""Moves after which a match that can end on time is told that its time is over: chance would play on for ever."""


class Breach(AssertionError):
    """A game does not keep the contract; the message says where."""


def require(kept: bool, what: str) -> None:
    """Raise a :class:`Breach` unless the contract is kept."""
    if not kept:
        raise Breach(what)


class Dice:
    """Chance for tests: the n-th draw for a purpose depends on the seed alone; ``draws`` lists what was asked for."""

    def __init__(self, seed: object) -> None:
        self._seed = seed
        self._counts: Counter[str] = Counter()
        self.draws: list[tuple[str, int]] = []

    def draw(self, purpose: str, below: int) -> int:
        require(below >= 1, f"chance is asked for a number below {below} ({purpose})")
        self._counts[purpose] += 1
        self.draws.append((purpose, below))
        text = f"{self._seed}|{purpose}|{self._counts[purpose]}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") % below


def has_own_player(game: AnyGame, setup: Setup) -> bool:
    """Whether the game can play a seat itself."""
    variant = variant_of(game, setup.ruleset, setup.variant)
    return variant is None or variant.automaton


def own_answers(game: AnyGame, setup: Setup, state: Any, prompt: Prompt) -> tuple[Any, ...]:
    """The default answer to a prompt, and that of the game's own player if it has one."""
    own = (game.automated(state, prompt),) if has_own_player(game, setup) else ()
    return (game.default(state, prompt), *own)


def variants(game: AnyGame) -> list[tuple[Ruleset, Variant]]:
    """Every way to play a game."""
    return [(ruleset, variant) for ruleset in game.rulesets for variant in ruleset.variants]


def any_setup(game: AnyGame, ruleset: Ruleset, variant: Variant, seed: int) -> Setup:
    """A setup that the game's check finds nothing wrong with, its choices made at random."""
    lot = random.Random(seed)
    least, most = variant.seats
    found: object = "nothing was tried"
    for at in range(500):
        # Not every number of seats need do, such as an odd one where teams play.
        seats = least + (seed + at // 100) % (most - least + 1)
        setup = Setup(ruleset.key, variant.key, (SeatSetup(),) * seats)
        done: set[str] = set()
        while choice := next((one for one in game.choices(setup) if one.name not in done), None):
            done.add(choice.name)
            if not choice.needed and not choice.each_seat:
                continue
            chosen = [any_choice(game, choice, lot) for _ in range(seats)]
            if choice.each_seat:
                settled = [choice.needed or lot.random() < 0.5 for _ in range(seats)]
                each = tuple(
                    replace(seat, choices={**seat.choices, choice.name: value}) if is_settled else seat
                    for seat, value, is_settled in zip(setup.seats, chosen, settled, strict=True)
                )
                setup = replace(setup, seats=each)
            else:
                setup = replace(setup, options={**setup.options, choice.name: chosen[0]})
        if not (found := game.check(setup)):
            return setup
    raise Breach(f"{game.key}: the lobby's choices lead to no setup that the check lets pass: {found}")


def any_choice(game: AnyGame, choice: Choice, lot: random.Random) -> str:
    """Something that can be settled for a choice, at random."""
    match choice.kind:
        case "pick":
            return lot.choice(choice.options).token
        case "picks":
            return part(choice.options, [each.token for each in choice.options if lot.random() < 0.3])
        case "number":
            return str(lot.randint(choice.least, choice.most))
        case "file":
            text = game.read(choice, FILES[game.key, choice.name](lot))
            require(isinstance(text, str), f"a file that can be brought is refused: {text}")
            return str(text)


def in_turn(asked: tuple[Prompt, ...]) -> list[Prompt]:
    """The prompts that can be answered now; there are some wherever somebody is asked."""
    found = [each for each in asked if not each.ahead]
    require(bool(found), "it is nobody's turn")
    return found


def any_answer(game: AnyGame, state: Any, prompt: Prompt, lot: random.Random) -> Any:
    """A legal command, found by picking options at random."""
    try:
        return pick(game, state, prompt, lot.randrange)
    except LookupError as problem:
        raise Breach(f"an option leads nowhere: {problem}") from problem


class Move(Struct, frozen=True):
    """One accepted command of a match: the position before it, who was asked what, the answer, and what it led to."""

    number: int
    before: Any
    prompt: Prompt
    command: Any
    events: tuple[Any, ...]
    after: Any


class Match:
    """A match played at random from a seed; iterate over it to play it to the end.

    Args:
        reload: pass the state through the codec after every event, as if the process had been restarted.
        time: the moves after which time is up, where the match can have one.
    """

    def __init__(
        self, game: AnyGame, setup: Setup, seed: int, *, reload: bool = False, limit: int = MOVES, time: int = TIME
    ) -> None:
        self.game, self.setup, self._limit, self._time = game, setup, limit, time
        self.automaton = has_own_player(game, setup)
        self.lot, self.dice = random.Random(f"{game.key}{seed}"), Dice(seed)
        self._reload = reload
        self.events: list[Any] = list(game.open(setup, self.dice))
        require(bool(self.events), "a match opens with no event")
        self.state = game.initial(self.events[0])
        for event in self.events[1:]:
            self.state = self._after(self.state, event)

    def __iter__(self) -> Iterator[Move]:
        for number in range(self._limit):
            asked = self.game.prompts(self.state)
            if not asked:
                return
            if number == self._time:
                self._call_time()
                asked = self.game.prompts(self.state)
            prompt = self.lot.choice(in_turn(asked))
            command = self._answer(prompt)
            decision = self.game.decide(self.state, prompt.decider, command, self.dice)
            if not isinstance(decision, Accepted):
                raise Breach(f"move {number}: offered and refused: {command}: {decision}")
            before = self.state
            for event in decision.events:
                self.state = self._after(self.state, event)
            self.events += decision.events
            yield Move(number, before, prompt, command, decision.events, self.state)
        raise Breach(f"no end after {self._limit} moves")

    def _call_time(self) -> None:
        called = self.game.time_up(self.state)
        for event in called:
            self.state = self._after(self.state, event)
        self.events += called

    def _answer(self, prompt: Prompt) -> Any:
        # Mostly at random; the game's own answers now and then, since they lead elsewhere than chance does.
        kind = self.lot.random()
        if kind < 0.1 and self.automaton:
            return self.game.automated(self.state, prompt)
        if kind < 0.12:
            return self.game.default(self.state, prompt)
        return any_answer(self.game, self.state, prompt, self.lot)

    def _after(self, state: Any, event: Any) -> Any:
        codec = self.game.codec
        if not self._reload:
            return self.game.evolve(state, event)
        (event,) = codec.events(codec.encode((event,)))
        return codec.state(codec.encode(self.game.evolve(state, event)))


def fingerprints(game: AnyGame, setup: Setup, seed: int) -> list[str]:
    """Digests of every position of a match and of its events; the same in any process."""
    match = Match(game, setup, seed)
    positions = [game.codec.digest(match.state)] + [game.codec.digest(move.after) for move in match]
    return [*positions, events_digest(game, match)]


def events_digest(game: AnyGame, match: Match) -> str:
    """The digest of all that has happened in a match."""
    return hashlib.sha256(game.codec.encode(tuple(match.events))).hexdigest()
