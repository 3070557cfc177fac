"""Asked in a match's channel about a component, the bot answers from the match's own pack, and says so."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.chat.client import Client
from bot.database import Database
from bot.settings import Settings
from rules_index import Oracle
from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.table import Card
from tests.bot.matches.table import HandClock

BLURPLE = 0x5865F2
FROM_MATCH = {
    "cs": "Z komponent zápasu 1, ne z knihy pravidel.",
    "sv": "Från komponenterna i match 1, inte från regelboken.",
    "en": "From the components of match 1, not from the rulebook.",
}
STAND_IN = {"cs": "hodnoty jsou vymyšlené", "sv": "värdena är påhittade", "en": "its values are invented"}


@pytest.fixture(scope="session")
def castle_index(digest_index: Path) -> Path:
    """Here the index of the packaged digest."""
    return digest_index


@pytest.fixture
def make_client(settings: Settings, oracle: Oracle, database: Database, clock: HandClock) -> Callable[[], Client]:
    """The bot with the games it comes with."""
    return lambda: Client(settings, oracle, database, clock=clock)


async def opened(party: Party, variant: str = "competitive") -> Any:
    """Open a lobby of Zloba; its components."""
    await party.use(party.players[0], "match new", game="zloba", variant=variant, seats=2)
    return (await party.position()).game.components  # type: ignore[attr-defined]


def colour(card: Card) -> int:
    """The colour of the box of a card."""
    part = next(each for each in card.message.components if each["type"] == 17)
    return int(part["accent_color"])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("who", "language", "question"),
    [
        (0, "cs", "kolik stoji vraha"),
        (0, "cs", "kolik stojí vrah?"),
        (1, "sv", "vad kostar lönnmördaren"),
        (2, "en", "what does the Assasin cost?"),
    ],
)
async def test_what_an_elite_costs_is_told_from_the_match(party: Party, who: int, language: str, question: str) -> None:
    components = await opened(party)
    elite = next(each for each in components.factions["guild"].elites if each.name.en == "Assassin")
    card = await party.use(party.players[who], "rule", question=question)
    assert card.private
    assert card.text.startswith(f"### {elite.name.in_language(language)}")
    cost = {"cs": "korrakamy", "sv": "corra", "en": "Corra"}[language]
    assert f"{cost} {elite.cost}," in card.text
    assert FROM_MATCH[language] in card.text
    assert STAND_IN[language] in card.text
    assert colour(card) == BLURPLE


@pytest.mark.slow
@pytest.mark.parametrize(
    ("who", "language", "question"),
    [(0, "cs", "co dela smlouvu na smrt"), (1, "sv", "dodskontrakt"), (2, "en", "What does Death Contract do?")],
)
async def test_a_support_card_is_told_from_the_match(party: Party, who: int, language: str, question: str) -> None:
    components = await opened(party)
    support = next(each for each in components.factions["guild"].cards if each.name.en == "Death Contract")
    card = await party.use(party.players[who], "rule", question=question)
    assert support.text.in_language(language) in card.text
    assert FROM_MATCH[language] in card.text


@pytest.mark.slow
async def test_from_a_rule_picked_below_a_component_one_gets_back_to_it(party: Party) -> None:
    await opened(party)
    asker = party.players[0]
    card = await party.use(asker, "rule", question="kolik stojí vrah?")
    first = card.text
    (rules,) = card.selects
    picked = await party.pick(asker, card, rules["custom_id"], rules["options"][0]["value"])
    assert picked.text != first
    back = await party.press(asker, picked, "Zpět na témata")
    assert back.text == first
    assert back.selects == [rules]


async def test_a_term_and_a_card_are_told_from_the_match_too(party: Party) -> None:
    await opened(party)
    for command, option in (("term", "term"), ("card", "name")):
        card = await party.use(party.players[2], command, **{option: "Hidden Paths"})
        assert card.text.startswith("### Hidden Paths")
        assert FROM_MATCH["en"] in card.text


@pytest.mark.slow
async def test_a_question_about_the_rules_that_names_one_has_it_above_the_ruling(party: Party) -> None:
    components = await opened(party)
    support = next(each for each in components.factions["guild"].cards if each.name.en == "Death Contract")
    card = await party.use(
        party.players[2], "rule", question="can I play Death Contract before the domination is scored"
    )
    ruling = card.text.index("-# Zloba · ")
    assert card.text.index(support.text.en[:40]) < ruling
    assert card.text.index(FROM_MATCH["en"]) < ruling


@pytest.mark.slow
@pytest.mark.parametrize("question", ["Kolik kostek hodím při útoku?", "co je nadvláda", "zl11.4"])
async def test_a_question_that_names_none_is_answered_from_the_book_alone(party: Party, question: str) -> None:
    await opened(party)
    assert FROM_MATCH["cs"] not in (await party.use(party.players[0], "rule", question=question)).text


async def test_without_a_match_or_about_another_game_nothing_is_told_from_one(party: Party) -> None:
    asked = {"question": "what does the Assassin cost?"}
    assert "From the components" not in (await party.use(party.players[2], "rule", **asked)).text
    await opened(party)
    other = await party.use(party.players[2], "rule", game="doomtrooper", **asked)
    assert "From the components" not in other.text


async def test_the_answer_is_shown_to_the_channel(party: Party) -> None:
    components = await opened(party)
    elite = next(each for each in components.factions["guild"].elites if each.name.en == "Assassin")
    card = await party.use(party.players[2], "rule", question="what does the assassin cost?")
    shared = await party.press(party.players[2], card, "components:")
    assert not shared.private
    assert elite.name.en in shared.text
    assert FROM_MATCH["en"] in shared.text
    assert "what does the assassin cost?" in shared.text


@pytest.mark.slow
async def test_an_answer_whose_match_is_gone_says_so(party: Party) -> None:
    await opened(party)
    card = await party.use(party.players[2], "rule", question="what does the assassin cost?")
    sure = await party.use(party.players[0], "match abandon")
    await party.press(party.players[0], sure, "sure:1:close")
    refused = await party.press(party.players[2], card, "components:")
    assert "That match is no longer here" in refused.text


@pytest.mark.slow
async def test_the_rules_about_it_are_opened_beneath_it(party: Party) -> None:
    await opened(party)
    card = await party.use(party.players[2], "rule", question="what does the assassin cost?")
    rule = await party.pick(party.players[2], card, "topic:", "0")
    assert "ZL 9.8" in rule.text


@pytest.mark.parametrize(
    ("who", "language", "typed"),
    [
        (0, "cs", "sto noz"),
        pytest.param(0, "cs", "Sto nožů", marks=pytest.mark.slow),
        pytest.param(1, "sv", "hundra knivar", marks=pytest.mark.slow),
        pytest.param(2, "en", "hundred knives", marks=pytest.mark.slow),
    ],
)
async def test_the_scenarios_of_the_match_are_shown(party: Party, who: int, language: str, typed: str) -> None:
    components = await opened(party, "coop")
    scenario = next(each for each in components.scenarios.values() if each.name.cs == "Sto nožů")
    card = await party.use(party.players[who], "scenario", name=typed)
    assert scenario.name.in_language(language) in card.text
    assert scenario.text.in_language(language) in card.text
    assert card.text.count("\n- ") >= len(scenario.chaos)
    assert FROM_MATCH[language] in card.text
    assert STAND_IN[language] in card.text


@pytest.mark.slow
async def test_without_a_name_the_scenario_that_is_played_is_shown(party: Party) -> None:
    components = await opened(party, "coop")
    asked = await party.use(party.players[2], "scenario")
    assert "Which scenario" in asked.text
    assert "A Hundred Knives" in asked.text
    await party.press(party.players[1], party.status, "lb:1:join")
    await party.press(party.players[0], party.status, "lb:1:start")
    position = await party.position()
    played = components.scenarios[position.match.terms.options["scenario"]]
    assert played.text.en in (await party.use(party.players[2], "scenario")).text


async def test_the_books_own_card_of_the_same_name_is_marked_and_still_found(party: Party) -> None:
    await opened(party, "coop")
    assert FROM_MATCH["cs"] in (await party.use(party.players[0], "scenario", name="Ukázka síly")).text
    book = await party.use(party.players[0], "scenario", name="Ukázka síly (kniha pravidel)")
    assert "Našimi slovy" in book.text


async def test_the_scenarios_of_the_match_are_offered_first(party: Party) -> None:
    components = await opened(party, "coop")
    offered = await party.players[2].autocomplete(party.table.channel, "scenario", "name", "")
    names = [choice["name"] for choice in offered]
    assert sorted(names[: len(components.scenarios)]) == sorted(each.name.en for each in components.scenarios.values())
    assert names[len(components.scenarios)] == "Ukázka síly"
