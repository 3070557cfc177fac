"""Games by chance with decks of the whole catalogue, and what is seen of them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import islice
from typing import NamedTuple

from bot.boards.doomtrooper.cards import own_catalogue
from bot.games.doomtrooper.decide import carried_out
from bot.games.doomtrooper.effects import carry
from bot.games.doomtrooper.effects.deeds.doing import Doing
from bot.games.doomtrooper.flow import opening
from bot.games.doomtrooper.flow.advance import advance
from bot.games.doomtrooper.game import Doomtrooper
from bot.games.doomtrooper.position.run import Case, Run
from bot.games.doomtrooper.position.state import Mode, State
from bot.games.doomtrooper.rules.rulesets import Rules
from bot.games.values import Rejected
from tests.bot.games.doomtrooper.invented.catalogue import invented
from tests.bot.games.doomtrooper.reach import signs
from tests.bot.games.doomtrooper.reach.decks import Features, Pile, features, is_legal, mixed, shared

MOVES, TIME, LATE = 2500, 900, 1800
"""How many moves a game has at most; after how many time is called, where the libraries are small too."""
LEGAL = 50
"""Of so many games the deck of one is held to its format."""
POSITION, REFUSAL = 10, 60
"""After so many moves the position, and what would be refused, are looked at."""


class Sort(NamedTuple):
    """What a game is like beside what chance makes of it.

    Attributes:
        seats, mode: how many play, and how they stand to each other.
        invented: whether the cards are invented ones, which show what no real card does.
        shared: whether the decks are made of the same few cards.
        small: whether the libraries soon run dry; then time is called late.
        near: whether few points win.
        eager: whether the game's own player, who attacks where it can, gives some of the answers.
    """

    seats: int
    mode: Mode
    invented: bool
    shared: bool
    small: bool
    near: bool
    eager: bool


def sort(rules: Rules, seed: int) -> Sort:
    """The sort of the game of a seed; every mixture of them comes in turn."""
    apart = not rules.sabotage
    seats = 4 if apart and seed % 10 == 3 else 3 if seed % 5 == 0 else 2
    mode: Mode = "teams" if seats == 4 else "arch-enemies" if apart and seats == 3 and seed % 2 else "free"
    return Sort(seats, mode, seed % 8 == 6, seed % 3 != 0, seed % 7 == 2, seed % 4 == 1, seed % 11 < 4)


Games = tuple[Doomtrooper, Doomtrooper]
NEAR = 6
"""The points that win where few do."""


class Lot:
    """Chance from a seed."""

    def __init__(self, seed: int) -> None:
        self.lot = random.Random(seed)

    def draw(self, purpose: str, below: int) -> int:
        return self.lot.randrange(below)


@contextmanager
def watched(seen: Counter[str]) -> Iterator[None]:
    """While this lasts, each deed that is done is counted."""
    before = dict(carry.DEEDS)

    def counted(kind: type, do: carry.Deed) -> carry.Deed:
        tag = kind.__struct_config__.tag  # type: ignore[attr-defined]

        def carry_out(doing: Doing, word: object) -> bool | None:
            done = do(doing, word)
            if done:
                seen[f"word.{tag}"] += 1
            return done

        return carry_out

    try:
        carry.DEEDS.update({kind: counted(kind, do) for kind, do in before.items()})
        yield
    finally:
        carry.DEEDS.update(before)


def played(games: Games, rules: Rules, seed: int, seen: Counter[str]) -> str:
    """Play one game by chance to its end, or tell why it did not come to one; time is called after some moves.

    Args:
        games: with real cards, and with invented ones.
        seen: what is counted.
    """
    chance, kind = Lot(seed), sort(rules, seed)
    game = games[kind.invented]
    piles = _piles(chance.lot, kind)
    if seed % LEGAL == 0 and is_legal(game.catalogue, rules, piles[0]):
        seen["deck"] += 1
    target = NEAR if kind.near else rules.target
    laid = opening.table(game.catalogue, rules, piles, target, chance, kind.mode)
    run = Run(game.catalogue, rules, laid, chance)
    advance(run)
    seen.update(signs.of_events(run))
    state: State = run.state
    for move in range(MOVES):
        if move == (LATE if kind.small else TIME):
            for event in game.time_up(state):
                state = game.evolve(state, event)
                seen[type(event).__name__] += 1
        prompts = [prompt for prompt in game.prompts(state) if not prompt.ahead]
        if not prompts:
            return "" if game.outcome(state) is not None else f"nobody is asked after {move} moves"
        prompt = chance.lot.choice(prompts)
        bold = kind.eager and move % 2 == 0
        command = game.automated(state, prompt) if bold else game.pick(state, prompt, chance.lot.randrange)
        case = Case(game.catalogue, rules, state)
        if move % REFUSAL == 0:
            seen.update(set(signs.of_refusals(case, prompt.decider)))
        done = carried_out(case, prompt.decider, command, chance)
        if isinstance(done, Rejected):
            return f"what is offered is refused in move {move}: {command}"
        seen.update(signs.of_events(done))
        if move % POSITION == 0:
            seen.update({*signs.of_position(done), *signs.of_words(done), *signs.of_values(done)})
        state = done.state
    return f"no end after {MOVES} moves"


@cache
def _features(*, made_up: bool) -> Features:
    return features(invented() if made_up else own_catalogue())


def _piles(lot: random.Random, kind: Sort) -> tuple[Pile, ...]:
    catalogue = invented() if kind.invented else own_catalogue()
    if not kind.shared and not kind.invented:
        return tuple(mixed(catalogue, lot) for _ in range(kind.seats))
    return tuple(islice(shared(catalogue, _features(made_up=kind.invented), lot, small=kind.small), kind.seats))


def seen_in(rules: Rules, seeds: range, seen: Counter[str]) -> list[str]:
    """Play games of one ruleset; what went wrong, with the seed of each."""
    games = (Doomtrooper(own_catalogue()), Doomtrooper(invented()))
    wrong = []
    with watched(seen):
        for seed in seeds:
            try:
                found = played(games, rules, seed, seen)
            except Exception as error:
                found = f"{type(error).__name__}: {error}"
            if found:
                wrong.append(f"seed {seed}: {found}")
    return wrong
