"""The sheet of Zloba: one's own faction with its values, one's own cards, and the scenario card."""

from __future__ import annotations

import pytest

from bot.games.contract import after_events
from bot.games.packs.words import reader
from bot.games.setup import Ruleset, Setup, Variant
from bot.games.values import JUDGE, SPECTATOR, Accepted, Line, Rejected, Section, Viewer
from bot.games.zloba.asks.adjusting import adjust
from bot.games.zloba.game import Zloba
from bot.games.zloba.position.events import Event
from bot.games.zloba.position.state import State
from bot.locales.lines import put
from bot.locales.sentences import localizer
from rules_index import Language
from tests.bot.games.suite.play import Dice, Match, any_setup, variants

GAME = Zloba.from_bytes(None)
COMPETITIVE, COOP = variants(GAME)


def played(way: tuple[Ruleset, Variant], moves: int, seed: int = 3) -> tuple[Setup, State]:
    """A position some moves into a match."""
    setup = any_setup(GAME, way[0], way[1], seed)
    match = Match(GAME, setup, seed)
    for _, _move in zip(range(moves), match, strict=False):
        pass
    return setup, match.state


def said(sections: tuple[Section, ...], language: Language = Language.EN) -> str:
    """Everything the sections say."""
    words = localizer(language)

    def say(line: Line) -> str:
        return put(line, words.say, str, reader(GAME.texts, language))

    return "\n".join(say(line) for section in sections for line in (section.title, *section.lines))


@pytest.mark.parametrize("language", list(Language))
def test_a_sheet_has_every_value_of_ones_own_faction(language: Language) -> None:
    _, state = played(COMPETITIVE, 20)
    faction = GAME.components.factions[state.forces[0].faction]
    text = said(GAME.sheet(state, 0), language)
    for kind in faction.elites:
        assert kind.name.in_language(language) in text
        assert kind.text.in_language(language) in text
    for skill in faction.skills:
        assert skill.text.in_language(language) in text
    for key in state.forces[0].cards:
        assert GAME.components.cards[faction.key][key].text.in_language(language) in text
    assert "zloba-" not in text
    assert GAME.components.pack.name.in_language(language) in text


def test_a_sheet_has_prices_and_says_what_is_used_up() -> None:
    _, state = played(COMPETITIVE, 20)
    force = state.forces[0]
    kind = GAME.components.factions[force.faction].elites[0]
    assert f"Corra {kind.cost}, vitality {kind.toughness}" in said(GAME.sheet(state, 0))
    spent = GAME.evolve(state, _spent(state))
    assert "(used up)" not in said(GAME.sheet(state, 0))
    assert "(used up)" in said(GAME.sheet(spent, 0))


def _spent(state: State) -> Event:
    card = state.forces[0].cards[0]
    done = adjust(GAME.components, state, {"seats": {"0": {"spent": [card]}}})
    assert not isinstance(done, Rejected)
    return done.events[0]


@pytest.mark.parametrize("viewer", [1, SPECTATOR, JUDGE])
def test_covered_cards_are_on_no_others_sheet(viewer: Viewer) -> None:
    setup = any_setup(GAME, *COMPETITIVE, 3)
    state = after_events(GAME, GAME.open(setup, Dice(3)))
    prompt = next(prompt for prompt in GAME.prompts(state) if prompt.seat == 0)
    decision = GAME.decide(state, 0, GAME.automated(state, prompt), Dice(3))
    assert isinstance(decision, Accepted)
    state = after_events(GAME, decision.events, state)
    card = GAME.components.cards[state.forces[0].faction][state.forces[0].cards[0]]
    assert (card.name.cs in said(GAME.sheet(state, viewer), Language.CS)) is (viewer == JUDGE)
    assert card.name.cs in said(GAME.sheet(state, 0), Language.CS)


@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_the_scenario_card_is_everybodys(viewer: Viewer) -> None:
    _, state = played(COOP, 4)
    assert state.coop is not None
    scenario = GAME.components.scenarios[state.coop.scenario]
    text = said(GAME.sheet(state, viewer))
    assert f"Scenario: {scenario.name.in_language('en')}" in text
    assert [f"Chaos die {number}:" in text for number in range(1, 9)] == [True] * 8
    assert scenario.text.in_language("en") in text
