"""Whatever section a pack lacks, people can act, carry and choose, and a campaign comes to its end."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.contract import after_events
from bot.games.questions import Step
from bot.games.twom.game import Twom
from bot.games.twom.position.commands import Place
from bot.games.twom.position.frames.stack import Declaring
from bot.games.twom.position.state import State
from bot.games.values import Accepted
from tests.bot.games.twom.campaigns import campaign
from tests.bot.games.twom.table import Script, first_day, onward, setup, tiny
from tests.rows import rows

SECTIONS = (
    "dice", "states", "shelter", "characters", "traits", "fittings", "events", "locations", "exploration", "findings",
    "residents", "enemies", "visitors", "raids", "fate", "last_resort", "scripts", "epilogues",
)  # fmt: skip


def lacking(section: str) -> Twom:
    """The game with a pack that lacks a section."""
    missing = None if section in ("dice", "shelter") else ()
    return Twom(replace(tiny().components.pack, **{section: missing}))


WEIGHTY = ("locations", "scripts", "characters")
"""Sections that much of a campaign is about."""


@pytest.mark.parametrize(
    "section", [each if each in WEIGHTY else pytest.param(each, marks=pytest.mark.slow) for each in SECTIONS]
)
def test_a_campaign_is_played_without_a_section(section: str) -> None:
    played = campaign(lacking(section), 3, "own")
    assert not played.stuck
    assert played.day <= 13


@rows("section", SECTIONS)
def test_people_can_act_carry_and_choose_without_a_section(section: str) -> None:
    game = lacking(section)
    state = first_day(game, "placing", Script())
    assert len(state.people) == 3
    prompt = game.prompts(state)[0]
    first = game.step(state, prompt, ())
    assert isinstance(first, Step)
    assert len(first.options) > 1, "somebody can do more than stay idle"
    case = game._case(state)
    able = [game.components.characters.get(each.key) for each in state.people]
    carries = [
        each.capacity if each.capacity is not None else card and card.capacity
        for each, card in zip(state.people, able, strict=True)
    ]
    assert all(carries), "everybody carries something"
    assert case.state.step == "placing"


def test_without_a_shelter_people_say_what_they_do() -> None:
    game = lacking("shelter")
    state = first_day(game, "placing", Script())
    command = game.command(state, game.prompts(state)[0], ("search", "=Cellar", "plank", "2", ".idle", ".idle"))
    assert isinstance(command, Place)
    decision = game.decide(state, game.prompts(state)[0].seat, command, Script())
    assert isinstance(decision, Accepted)
    assert after_events(game, decision.events, state).store["plank"] == state.store.get("plank", 0) + 2


def test_without_locations_the_field_is_chosen_and_says_how_many_cards_there_are() -> None:
    game = lacking("locations")
    state = first_day(game, "evening", Script())
    out = tuple(replace(each, night="guard" if at == 0 else "outside") for at, each in enumerate(state.people))
    asked = replace(state, step="location", people=out)
    step = game.step(asked, game.prompts(asked)[0], ())
    assert isinstance(step, Step)
    assert [option.label.args["count"] for option in step.options] == [10, 12, 14]


@pytest.mark.parametrize("section", ["events", "exploration", "fate"])
def test_without_a_deck_its_card_is_one_question(section: str) -> None:
    game = lacking(section)
    step = {"events": "event-over", "exploration": "card-over", "fate": "fate-over"}[section]
    state = after_events(game, game.open(setup(3), Script()))
    found: list[State] = []
    while not found and state.day == 1 and game.prompts(state):
        if state.stack and isinstance(state.stack[-1], Declaring) and state.step == step:
            found.append(state)
            break
        state = onward(game, state, Script())
    assert found, f"nobody was asked about a card of {section}"
