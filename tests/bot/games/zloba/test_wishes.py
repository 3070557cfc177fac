"""What a seat settles in advance: the end of its turn, and a die it takes wherever that is on offer."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.contract import after_events
from bot.games.questions import Complete
from bot.games.setup import Setup
from bot.games.values import SPECTATOR, Accepted
from bot.games.zloba.game import Zloba
from bot.games.zloba.position.commands import Command, Deploy, EndTurn, PickDie
from bot.games.zloba.position.state import Act, Pending, State, Turn
from tests.bot.games.zloba.coop import against
from tests.bot.games.zloba.table import GAME, Chance, after, arrange, asked, setup
from tests.rows import rows


def answer(state: State, **chosen: str) -> Command | None:
    return GAME.standing_answer(GAME.view(state, SPECTATOR), asked(state), chosen)


def acted(*dice: list[str], eye: str = "strike") -> State:
    """The first seat has extended, and could still strike; these are the dice left."""
    seats: list[dict[str, Any]] = [{"dice": [*own], "basics": {"1": 2}} for own in dice]
    seats[0] |= {"dice": [*dice[0], "extend"], "eye": eye}
    state = after(arrange(*seats), Deploy(1, 1, "die"))
    assert asked(state).ask.key == "zloba-await-end"
    return state


def test_nothing_is_answered_that_nobody_settled() -> None:
    assert answer(acted(["mine"], ["mine"])) is None
    assert answer(acted(["mine"], ["mine"]), end="ask", draft="ask") is None


@pytest.mark.parametrize("wish", ["within", "always"])
def test_a_turn_ends_with_its_action(wish: str) -> None:
    assert answer(acted(["mine"], []), end=wish) == EndTurn()
    assert answer(acted([], ["mine"]), end=wish) == EndTurn()


def test_the_turn_that_ends_a_round_is_asked_about_unless_it_is_settled_too() -> None:
    last = acted([], [])
    assert answer(last, end="within") is None
    assert answer(last, end="always") == EndTurn()


def test_an_action_is_never_given_in_advance() -> None:
    assert answer(arrange({"dice": ["mine"]}, {}), end="always", draft="mine") is None


def test_a_task_in_hand_comes_before_the_end_of_the_turn() -> None:
    state = acted(["mine"], ["mine"])
    spoils = Pending(0, "spoils", (Act("extend"),), 1)
    assert answer(replace(state, stack=(spoils,)), end="always") is None


@pytest.mark.parametrize(("wish", "taken"), [("battle", PickDie("battle")), ("extend", None), ("ask", None)])
def test_a_die_is_taken_where_it_is_on_offer(wish: str, taken: Command | None) -> None:
    state = replace(arrange({}, {}), phase="draft", turn=Turn(1), offer=("battle", "battle", "mine"))
    assert answer(state, draft=wish) == taken


def test_every_option_can_be_settled_and_the_first_asks() -> None:
    for choice in GAME.standing_choices(arrange({}, {})):
        assert choice.each_seat
        assert choice.options[0].token == "ask"


@rows(
    ("game", "table"),
    [(GAME, setup("red", "blue")), (GAME, setup("red", "blue", "green"))]
    + [(against.GAME, against.setup(humans)) for humans in (2, 3)],
)
def test_what_rolls_dice_is_asked_about(game: Zloba, table: Setup) -> None:
    random = Random(1)
    ended = rolling = 0
    for _ in range(6):
        chance = Chance(*(random.randrange(60) for _ in range(400)))
        state = after_events(game, game.open(table, chance))
        while (asked_now := game.prompts(state)) and state.round <= 6:
            prompt = random.choice(asked_now)
            if prompt.ask.key == "zloba-await-end":
                end = game.step(state, prompt, ("end",))
                assert isinstance(end, Complete)
                wished = game.standing_answer(game.view(state, SPECTATOR), prompt, {"end": "within"})
                assert wished is None or not end.final
                ended, rolling = ended + (wished is not None), rolling + end.final
            decision = game.decide(state, prompt.seat, game.pick(state, prompt, random.randrange), chance)
            assert isinstance(decision, Accepted)
            state = after_events(game, decision.events, state)
    assert ended
    assert rolling
