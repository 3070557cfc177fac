"""Games by chance with decks of the whole catalogue, and what is seen of them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from msgspec.structs import replace

from bot.boards.doomtrooper.cards import own_catalogue
from bot.games.doomtrooper.cards.catalogue import Catalogue
from bot.games.doomtrooper.decide import carried_out
from bot.games.doomtrooper.decks.checking import breaches
from bot.games.doomtrooper.decks.deck import Deck
from bot.games.doomtrooper.decks.formats import formats_of
from bot.games.doomtrooper.decks.names import NameBook
from bot.games.doomtrooper.effects import carry
from bot.games.doomtrooper.effects.deeds.doing import Doing
from bot.games.doomtrooper.flow import opening
from bot.games.doomtrooper.flow.advance import advance
from bot.games.doomtrooper.game import Doomtrooper
from bot.games.doomtrooper.position.run import Case, Run
from bot.games.doomtrooper.position.state import State
from bot.games.doomtrooper.rules.rulesets import Rules
from bot.games.values import Rejected
from tests.bot.games.doomtrooper.reach import signs

MOVES, TIME = 2500, 900
WARRIORS, CARDS, SIDE = 22, 60, 25
LEGAL = 50
"""Of so many games the deck of one is held to its format."""
POSITION, REFUSAL = 10, 60
"""After so many moves the position, and what would be refused, are looked at."""


class Lot:
    """Chance from a seed."""

    def __init__(self, seed: int) -> None:
        self.lot = random.Random(seed)

    def draw(self, purpose: str, below: int) -> int:
        return self.lot.randrange(below)


def deck(catalogue: Catalogue, lot: random.Random) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Sixty cards with enough warriors and twenty-five beside, one of each, which every format allows."""
    codes = sorted(catalogue)
    warriors = [code for code in codes if catalogue[code].type == "warrior"]
    others = [code for code in codes if catalogue[code].type != "warrior"]
    drawn = lot.sample(others, CARDS - WARRIORS + SIDE)
    return (*lot.sample(warriors, WARRIORS), *drawn[SIDE:]), tuple(drawn[:SIDE])


def is_legal(catalogue: Catalogue, rules: Rules, main: tuple[str, ...], side: tuple[str, ...]) -> bool:
    """Whether the format of a ruleset allows a deck."""
    (form, *_) = formats_of(rules.key)
    built = Deck(dict(Counter(main)), dict(Counter(side)))
    return not any(True for _ in breaches(built, form, catalogue, NameBook(catalogue)))


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


def played(game: Doomtrooper, rules: Rules, seed: int, seen: Counter[str]) -> str:
    """Play one game by chance to its end, or tell why it did not come to one; time is called after some moves.

    Args:
        seen: what is counted.
    """
    chance = Lot(seed)
    seats = 2 if seed % 5 else 3
    decks = tuple(deck(game.catalogue, chance.lot) for _ in range(seats))
    if seed % LEGAL == 0 and is_legal(game.catalogue, rules, *decks[0]):
        seen["deck"] += 1
    laid = opening.table(game.catalogue, rules, decks, rules.target, chance)
    if seats > 2 and not rules.sabotage and seed % 2:
        laid = replace(laid, mode="arch-enemies")
    run = Run(game.catalogue, rules, laid, chance)
    advance(run)
    seen.update(signs.of_events(run))
    state: State = run.state
    for move in range(MOVES):
        if move == TIME:
            for event in game.time_up(state):
                state = game.evolve(state, event)
                seen[type(event).__name__] += 1
        prompts = [prompt for prompt in game.prompts(state) if not prompt.ahead]
        if not prompts:
            return "" if game.outcome(state) is not None else f"nobody is asked after {move} moves"
        prompt = chance.lot.choice(prompts)
        command = game.pick(state, prompt, chance.lot.randrange)
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


def seen_in(rules: Rules, seeds: range, seen: Counter[str]) -> list[str]:
    """Play games of one ruleset; what went wrong, with the seed of each."""
    game = Doomtrooper(own_catalogue())
    wrong = []
    with watched(seen):
        for seed in seeds:
            try:
                found = played(game, rules, seed, seen)
            except Exception as error:
                found = f"{type(error).__name__}: {error}"
            if found:
                wrong.append(f"seed {seed}: {found}")
    return wrong
