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
from bot.games.doomtrooper.acts import carry
from bot.games.doomtrooper.acts.deeds.doing import Doing
from bot.games.doomtrooper.acts.flow import opening
from bot.games.doomtrooper.asks import course
from bot.games.doomtrooper.asks.asked import Asked
from bot.games.doomtrooper.asks.course import advance, prompts
from bot.games.doomtrooper.asks.decide import carried_out
from bot.games.doomtrooper.asks.player import first
from bot.games.doomtrooper.game import Doomtrooper
from bot.games.doomtrooper.position.commands import ChooseTactic, ChooseZone
from bot.games.doomtrooper.position.run import Case, Run
from bot.games.doomtrooper.position.state import Mode
from bot.games.doomtrooper.words.rules.rulesets import Rules
from bot.games.kernel.ask import DrawnAnswers
from bot.games.values import Rejected
from tests.bot.games.doomtrooper.invented.catalogue import invented
from tests.bot.games.doomtrooper.reach import signs
from tests.bot.games.doomtrooper.reach.decks import Pile, is_legal, mixed, shared
from tests.bot.games.doomtrooper.reach.drawing import SeldomAnswers
from tests.bot.games.doomtrooper.reach.supply import Supply, everything, unplayed

MOVES, TIME, LATE = 6000, 700, 1400
"""How many moves a game has at most; after how many time is called, where the libraries are small too."""
LEGAL = 50
"""Of so many games the deck of one is held to its format."""
POSITION, REFUSAL, FRESH = 10, 60, 25
"""After so many moves the position, and what would be refused, are looked at; and a command is judged by what is found
anew, as if nobody had looked at the position before."""


class Sort(NamedTuple):
    """What a game is like beside what chance makes of it.

    Attributes:
        seats, mode: how many play, and how they stand to each other.
        invented: whether the cards are invented ones, which show what no real card does.
        shared: whether the decks are made of the same few cards.
        small: whether the libraries soon run dry; then time is called late.
        near: whether few points win.
        eager: whether the game's own player, who attacks where it can, gives some of the answers.
        curious: whether the others come round to what was seldom chosen.
    """

    seats: int
    mode: Mode
    invented: bool
    shared: bool
    small: bool
    near: bool
    eager: bool
    curious: bool


def sort(rules: Rules, seed: int) -> Sort:
    """The sort of the game of a seed; every mixture of them comes in turn."""
    apart = not rules.sabotage
    seats = 4 if apart and seed % 10 == 3 else 3 if seed % 5 == 0 else 2
    mode: Mode = "teams" if seats == 4 else "arch-enemies" if apart and seats == 3 and seed % 2 else "free"
    return Sort(
        seats, mode, seed % 16 == 6, seed % 6 != 0, seed % 7 == 2, seed % 4 == 1, seed % 11 < 4, seed % 13 < 9
    )  # fmt: skip


OWED = 8
"""How many of the cards that never came into play have a table made for them."""
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


def played(rules: Rules, seed: int, seen: Counter[str], owed: tuple[str, ...] = ()) -> str:
    """Play one game by chance to its end, or tell why it did not come to one; time is called after some moves.

    Args:
        seen: what is counted.
        owed: cards that the decks are made for.
    """
    chance, kind = Lot(seed), sort(rules, seed)
    if owed:
        kind = kind._replace(invented=False, shared=True, small=False)
    supply = _supply(made_up=kind.invented)
    game = _game(made_up=kind.invented)
    piles = _piles(supply, chance.lot, kind, seed, owed)
    if seed % LEGAL == 0 and is_legal(game.catalogue, rules, piles[0]):
        seen["deck"] += 1
    target = NEAR if kind.near else rules.target
    laid = opening.table(game.catalogue, rules, piles, target, chance, kind.mode)
    case = Run(game.catalogue, rules, laid, chance)
    advance(case)
    seen.update(signs.of_events(case))
    answers = SeldomAnswers(chance.lot, Counter()) if kind.curious else DrawnAnswers(chance.lot.randrange)
    for move in range(MOVES):
        if move == (LATE if kind.small else TIME):
            case = _time_up(game, case, seen)
        there = [prompt for prompt in prompts(case) if not prompt.ahead]
        if not there:
            return "" if game.outcome(case.state) is not None else f"nobody is asked after {move} moves"
        asked = Asked(case, chance.lot.choice(there).decider)
        bold = kind.eager and move % 2 == 0
        command = first.play(asked) if bold else course.command(answers, asked)
        if move % REFUSAL == 0:
            seen.update(set(signs.of_refusals(*asked)))
        seen.update(set(signs.of_command(case, command)))
        judged = Case(game.catalogue, rules, case.state) if move % FRESH == 0 else case
        done = carried_out(judged, asked.seat, command, chance)
        if isinstance(done, Rejected):
            return f"what is offered is refused in move {move}: {command}"
        seen.update(signs.of_events(done))
        if move % POSITION == 0:
            seen.update({*signs.of_position(done), *signs.of_words(done)})
        if move % POSITION == 0 or isinstance(command, ChooseTactic | ChooseZone):
            seen.update({*signs.of_values(done), *signs.of_spells(done)})
        case = done
    return f"no end after {MOVES} moves"


def _time_up(game: Doomtrooper, case: Run, seen: Counter[str]) -> Run:
    """The position once time is called."""
    state = case.state
    for event in game.time_up(state):
        state = game.evolve(state, event)
        seen[type(event).__name__] += 1
    return Run(case.catalogue, case.rules, state, case.chance)


@cache
def _supply(*, made_up: bool) -> Supply:
    return Supply(invented()) if made_up else everything()


@cache
def _game(*, made_up: bool) -> Doomtrooper:
    return Doomtrooper(_supply(made_up=made_up).catalogue)


def _piles(supply: Supply, lot: random.Random, kind: Sort, seed: int, owed: tuple[str, ...]) -> tuple[Pile, ...]:
    if not kind.shared and not kind.invented:
        return tuple(mixed(own_catalogue(), lot) for _ in range(kind.seats))
    few = supply.few(lot, seed, owed)
    return tuple(islice(shared(supply.catalogue, few, lot, small=kind.small, owed=owed), kind.seats))


def seen_in(rules: Rules, seeds: range, seen: Counter[str]) -> list[str]:
    """Play games of one ruleset, the second half of them for the cards that never came into play in those before.

    Returns:
        What went wrong, with the seed of each, and the cards it was played for.
    """
    wrong = []
    with watched(seen):
        for number, seed in enumerate(seeds):
            owed = _owed(seen, seed) if number >= len(seeds) // 2 else ()
            try:
                found = played(rules, seed, seen, owed)
            except Exception as error:
                found = f"{type(error).__name__}: {error}"
            if found:
                wrong.append(f"seed {seed}{f' for {owed}' if owed else ''}: {found}")
    return wrong


def _owed(seen: Counter[str], seed: int) -> tuple[str, ...]:
    codes = [card.code for card in unplayed(seen)]
    return tuple(random.Random(seed).sample(codes, min(OWED, len(codes))))
