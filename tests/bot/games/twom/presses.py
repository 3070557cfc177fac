"""How many presses, questions and messages a day of This War of Mine takes: figures, not a test.

    python -m tests.bot.games.twom.presses --games 100

Campaigns of the game's own player, each of its answers given along the questions of the panel. What a question takes
is what :mod:`bot.chat.matches.shows.panel.questions` makes of it: a button or a list is one press, a page of a long
list one more, what is typed two. Anyone who is asked after somebody else opens the panel, and a final move is
confirmed.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from statistics import median
from typing import Any, NamedTuple

import msgspec

from bot.chat.matches.shows.panel.questions import PAGE
from bot.games.contract import after_events
from bot.games.offers import NONE, only, part
from bot.games.playing import Dice
from bot.games.questions import Complete, Number, Option, Prompt, Question, Step
from bot.games.shortcuts import folded
from bot.games.twom.game import Twom
from bot.games.twom.position.commands import Command
from bot.games.twom.position.state import State
from bot.games.values import Rejected
from tests.bot.games.twom.table import setup

LOOKS = 400
"""Questions that are looked at for the way to one answer."""


class Day(NamedTuple):
    """What one day took: presses of all people together, questions, and messages of the log."""

    presses: int
    questions: int
    messages: int


def days(game: Twom, seed: int, people: int) -> Iterator[Day]:
    """The days of one campaign that were played to their end, in order."""
    chance = Dice(random.Random(seed).randrange)
    state = after_events(game, game.open(setup(people), chance))
    presses, questions, messages = 0, 0, Counter[str]()
    holder = -1
    while prompts := game.prompts(state):
        (prompt,) = prompts
        command = game.automated(state, prompt)
        presses += (prompt.seat != holder) + presses_of(game, state, prompt, command)
        questions, holder = questions + 1, prompt.seat
        decided = game.decide(state, prompt.seat, command, chance)
        assert not isinstance(decided, Rejected), (command, decided)
        day = state.day
        for event in decided.events:
            lines = game.narrate(event, prompt.seat)
            state = game.evolve(state, event)
            messages[game.chapter(state)] += 0
            messages["apart"] += sum(line.key in game.apart for line in lines)
        if state.day != day or state.end is not None:
            told = sum(each.startswith(f"{day}.") for each in messages) + messages["apart"]
            yield Day(presses, questions, told)
            presses, questions, messages = 0, 0, Counter()
    return


def presses_of(game: Twom, state: State, prompt: Prompt, command: Command) -> int:
    """The presses of one answer along the questions to it."""
    path = way_to(game, state, prompt, command)
    presses, at = 0, 0
    while at < len(path):
        question = game.step(state, prompt, path[:at])
        assert question is not None and not isinstance(question, Complete)
        if only(question) is not None:
            at += 1
            continue
        taken = _listed(game, state, prompt, path, at, question)
        presses += 1 + (_page(question, path[at]) if taken == 1 else 0)
        at += taken
    end = game.step(state, prompt, path)
    assert isinstance(end, Complete)
    return presses + (end.final or not game.at_once)


def _listed(game: Twom, state: State, prompt: Prompt, path: tuple[str, ...], at: int, question: Question) -> int:
    """How many parts of a path one press answers: more where a list has what follows its options, too."""
    if not game.at_once or not isinstance(question, Step) or (question.least, question.most) != (1, 1):
        return 1
    found = folded(lambda more: game.step(state, prompt, more), path[:at], question, game.seldom)
    fitting = [len(each.tokens) for each in found if path[at : at + len(each.tokens)] == each.tokens]
    return max(fitting, default=1) if len(found) <= PAGE else 1


def _page(question: Question, said: str) -> int:
    """Presses beside the one that picks: pages turned, or a number typed."""
    if isinstance(question, Number):
        return int(question.most - question.least >= PAGE)
    if not isinstance(question, Step) or said == NONE:
        return 0
    tokens = [option.token for option in question.options]
    return max(tokens.index(token) for token in said.split("+")) // PAGE


def way_to(game: Twom, state: State, prompt: Prompt, command: Command) -> tuple[str, ...]:
    """The answers that lead to a command, or where none are found soon, to the one that has most in common with it."""
    wanted = Counter(_words(msgspec.to_builtins(command)))
    nearest: tuple[int, tuple[str, ...]] = (-1, ())
    looks = LOOKS

    def walk(path: tuple[str, ...], left: Counter[str]) -> bool:
        nonlocal looks, nearest
        looks -= 1
        question = game.step(state, prompt, path)
        if question is None or looks < 0:
            return False
        if isinstance(question, Complete):
            said = Counter(_words(msgspec.to_builtins(question.command)))
            is_it = question.command == command
            common = sys.maxsize if is_it else (said & wanted).total() - (said - wanted).total()
            nearest = max(nearest, (common, path), key=lambda one: one[0])
            return is_it
        return any(walk((*path, said), left - used) for said, used in _parts(question, left))

    walk((), wanted)
    return nearest[1]


def _parts(question: Question, left: Counter[str]) -> Iterator[tuple[str, Counter[str]]]:
    """Ways to answer a question, those first that say what the command has left to be said."""
    if isinstance(question, Number):
        for number in sorted(map(str, range(question.least, question.most + 1)), key=lambda each: not left[each]):
            yield number, Counter([number])
    elif isinstance(question, Step):
        likely = sorted(question.options, key=lambda each: not left[_bare(each)])
        if question.least == question.most == 1:
            for option in likely:
                yield option.token, Counter([_bare(option)])
            return
        wanted = sum(left[_bare(each)] > 0 for each in likely)
        for size in sorted(range(question.least, question.most + 1), key=lambda each: abs(each - wanted)):
            for some in combinations(likely, size):
                yield part(question.options, [each.token for each in some]), Counter(map(_bare, some))


def _bare(option: Option) -> str:
    return option.token.removeprefix(".")


def _words(told: Any) -> Iterator[str]:
    """The names and numbers that a command is made of, in their order."""
    if isinstance(told, dict):
        told = tuple(told.values())
    if isinstance(told, list | tuple):
        for each in told:
            yield from _words(each)
    else:
        yield str(told)


def report(name: str, of: list[Day]) -> str:
    """What is told of days."""
    middle = [median(each) for each in zip(*of, strict=True)]
    most = [sorted(each)[int(len(each) * 0.95)] for each in zip(*of, strict=True)]
    return (
        f"{name}: {len(of)} days; median (and one in twenty more than)\n"
        f"  presses {middle[0]:.0f} ({most[0]})  questions {middle[1]:.0f} ({most[1]})  "
        f"messages {middle[2]:.0f} ({most[2]})\n"
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.bot.games.twom.presses")
    parser.add_argument("--games", type=int, default=100)
    arguments = parser.parse_args()
    game_ = Twom.from_bytes(None)
    for people, name in ((1, "alone"), (3, "three people")):
        found = [day for seed in range(arguments.games // 2) for day in days(game_, seed, people)]
        sys.stdout.write(report(name, found))
