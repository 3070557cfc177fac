"""A card that lies face down under another one is known to its player alone, wherever anybody looks.

Positions that differ in nothing else look the same, offer the same, refuse the same and leave the same log; planted
faults show that a leak would be noticed.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.games.contract import after_events
from bot.games.doomtrooper.game import Doomtrooper
from bot.games.doomtrooper.looks.seen import labels
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import CardId, State
from bot.games.doomtrooper.tells import log, view_builder
from bot.games.doomtrooper.words.catalogue import named
from bot.games.values import Accepted, Line, Seat
from tests.bot.games.doomtrooper.face_down.laid import duel, laid, real_game
from tests.bot.games.doomtrooper.face_down.leaks import (
    counts_what_was_found,
    in_play_below,
    known_to_all,
    names_what_is_laid,
    names_what_was_looked_at,
)
from tests.bot.games.suite.mutation import Vocabulary, made_up, mutants
from tests.bot.games.suite.play import Breach, Dice, Move, any_answer, in_turn
from tests.bot.games.suite.secrecy import Secrecy
from tests.rows import rows

RULESETS = ("doomtrooper-cs@2018-10-28", "doomtrooper-sv@base")
MOVES, LOOKED = 24, 3


def examined(ruleset: str, seed: int, moves: int = MOVES) -> tuple[int, Secrecy]:
    """Hold so many positions against others with something else face down.

    Returns:
        how many commands were about that, and what was held against what.
    """
    game = real_game()
    setup, lot, dice = duel(game, ruleset), random.Random(seed), Dice(seed)
    state, secrecy, words = laid(game, setup), Secrecy(game, setup, seed), Vocabulary(game)
    about = 0
    for number in range(moves):
        prompt = lot.choice(in_turn(game.prompts(state)))
        command = _about_the_hidden(game, state, prompt, lot)
        words.learn(command)
        decided = game.decide(state, prompt.decider, command, dice)
        assert isinstance(decided, Accepted), decided
        after = after_events(game, decided.events, state)
        if number % LOOKED == 0 or _hidden(state) != _hidden(after):
            tries = [*mutants(game, command, words), *made_up(game, words, lot)]
            secrecy.check(Move(number, state, prompt, command, decided.events, after), tries)
        about += _hidden(state) != _hidden(after)
        state = after
    assert secrecy.hid > moves // LOOKED
    return about, secrecy


def _hidden(state: State) -> list[tuple[int, tuple[int, ...]]]:
    return [(at, card.seen) for at, card in enumerate(state.cards) if card.zone == "under"]


def _about_the_hidden(game: Doomtrooper, state: State, prompt: Any, lot: random.Random) -> Any:
    """A legal answer, sooner one by which a card comes under another, or is seen or taken there."""
    answers = [any_answer(game, state, prompt, lot) for _ in range(5)]
    for answer in answers:
        decided = game.decide(state, prompt.decider, answer, Dice(0))
        if isinstance(decided, Accepted) and _hidden(after_events(game, decided.events, state)) != _hidden(state):
            return answer
    return answers[0]


@pytest.mark.parametrize(
    ("ruleset", "seed"),
    [
        (RULESETS[0], 1),
        *(pytest.param(*way, marks=pytest.mark.slow) for way in [(RULESETS[0], 2), (RULESETS[1], 1), (RULESETS[1], 2)]),
    ],
)
def test_nobody_else_is_shown_or_told_what_lies_face_down(ruleset: str, seed: int) -> None:
    """How many cards somebody chooses to look at is seen by everybody, so that the log may say it; nothing else is."""
    about, secrecy = examined(ruleset, seed)
    assert about > 1
    assert secrecy.aside < secrecy.compared / 3
    assert secrecy.unpaired < secrecy.compared / 10


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 14))
@pytest.mark.parametrize("ruleset", RULESETS)
def test_nobody_else_is_shown_or_told_it_in_many_games(ruleset: str, seed: int) -> None:
    examined(ruleset, seed, 90)


def _named(case: Case, card: CardId, viewer: Seat | None = None) -> Line:
    del viewer
    return named(case.card(card).code)


@rows(
    ("where", "name", "fault"),
    [
        (view_builder, "knows", known_to_all),
        (labels, "card", _named),
        (log, "face", names_what_is_laid),
        (Case, "in_play", in_play_below),
    ],
    ids=["it lies open", "its name is offered", "it is told in the log", "its words work"],
)
def test_what_would_tell_it_is_noticed(where: Any, name: str, fault: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(where, name, fault)
    with pytest.raises(Breach):
        for seed in range(1, 5):
            examined(RULESETS[0], seed)


@pytest.mark.parametrize("fault", [names_what_was_looked_at, counts_what_was_found])
def test_a_log_that_tells_what_was_looked_at_is_noticed(fault: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(log._TELLS, ev.Looked, fault)
    with pytest.raises(Breach, match="the log tells 1"):
        examined(RULESETS[0], 1)
