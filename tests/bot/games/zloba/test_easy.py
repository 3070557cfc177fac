"""The game's own player where it holds back: a first match lasts, and play as usual stays as it is."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.contract import after_events
from bot.games.setup import Setup
from bot.games.values import Accepted
from bot.games.zloba.acts.round.setup import FIRST_MATCH, LEVELS, OPPONENT
from bot.games.zloba.game import Zloba
from bot.games.zloba.position.state import State
from tests.bot.games.suite.play import Dice
from tests.bot.games.zloba.table import setup

GAME = Zloba.from_bytes(None)


def first_match(seed: int, **options: str) -> Setup:
    """A newcomer against the game's own player, to the points of a first match."""
    factions = sorted(GAME.components.factions)
    pair = (factions[seed % len(factions)], factions[(seed + 1) % len(factions)])
    table = setup(*pair, newcomers=(0,), **{**FIRST_MATCH.options, **options})
    return replace(table, seats=(table.seats[0], replace(table.seats[1], automated=True)))


def rounds(seed: int, share: int, **options: str) -> int:
    """How many rounds a match lasts for who always gives the first answer, or the one half way down."""
    dice = Dice(seed)
    state: State = after_events(GAME, GAME.open(first_match(seed, **options), dice))
    while state.end is None:
        prompt = GAME.prompts(state)[0]
        own = (
            GAME.automated(state, prompt) if prompt.seat else GAME.pick(state, prompt, lambda below: below * share // 2)
        )
        decision = GAME.decide(state, prompt.decider, own, dice)
        assert isinstance(decision, Accepted)
        state = after_events(GAME, decision.events, state)
    return state.round


@pytest.mark.parametrize("seeds", [2, pytest.param(4, marks=pytest.mark.slow)])
@pytest.mark.parametrize("share", [0, 1])
def test_a_first_match_lasts_three_rounds_or_more(share: int, seeds: int) -> None:
    lasted = [rounds(seed, share) for seed in range(seeds)]
    assert min(lasted) >= 3, lasted
    assert any(rounds(seed, share, opponent="normal") < 3 for seed in range(2))


def test_the_host_is_asked_where_the_own_player_has_a_seat() -> None:
    people = setup(*sorted(GAME.components.factions)[:2])
    assert OPPONENT not in [each.name for each in GAME.choices(people)]
    (level,) = [each for each in GAME.choices(first_match(0)) if each.name == OPPONENT]
    assert [each.token for each in level.options] == [*LEVELS]


@pytest.mark.parametrize("options", [{}, {OPPONENT: "normal"}])
def test_play_as_usual_is_written_as_before(options: dict[str, str]) -> None:
    events = GAME.open(replace(first_match(0), options=options), Dice(1))
    assert b'"easy"' not in GAME.codec.encode(events)
    assert b'"easy":true' in GAME.codec.encode(GAME.open(first_match(0), Dice(1)))
