"""What people type for a match: names in any language, in part or misspelt, and lengths of time."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import discord
import pytest

from bot.chat.base.errors import Refusal
from bot.chat.client import Client
from bot.chat.matches.acts.table.personal import suggest_zones
from bot.chat.matches.base.options import DEFAULT_TIME, game_of, seconds_of, suggest_times, usual_ruleset, way_of
from bot.chat.matches.base.typed import named, seconds
from bot.installed import known_games
from bot.locales.sentences import localizer
from rules_index import Language
from tests.rows import rows

WORDS = localizer(Language.CS)
GAMES = known_games()
ZLOBA = GAMES.game("zloba")
RULES = ZLOBA.rulesets[0]


@rows(
    ("typed", "key"),
    [
        ("coop", "coop"),
        ("sólová/kooperativní", "coop"),
        ("sólová", "coop"),
        ("SOLOVA", "coop"),
        ("solo", "coop"),
        ("kooperativní", "coop"),
        ("solova/koopertivni", "coop"),
        ("samarbete", "coop"),
        ("competitive", "competitive"),
        ("běžná", "competitive"),
        ("bezna (2–4 hráči)", "competitive"),
        ("tävlande", "competitive"),
        ("compettitive", "competitive"),
    ],
)
def test_a_variant_is_known_by_its_names(typed: str, key: str) -> None:
    assert way_of(ZLOBA, RULES, typed, None, WORDS)[1].key == key


def test_an_unknown_variant_is_refused_with_names_people_read() -> None:
    with pytest.raises(Refusal) as refused:
        way_of(ZLOBA, RULES, "turnajová liga", None, WORDS)
    assert refused.value.values["variants"] == "běžná, sólová/kooperativní"


def test_without_a_variant_the_seats_decide() -> None:
    assert way_of(ZLOBA, RULES, None, 1, WORDS)[1].key == "coop"
    assert way_of(ZLOBA, RULES, None, 3, WORDS)[1].key == "competitive"


@rows("typed", ["zloba", "Wroth", "wrooth", "ZLOBA"])
def test_a_game_is_known_by_its_names(typed: str) -> None:
    assert game_of(GAMES, typed, WORDS) == "zloba"


@rows(
    ("edition", "typed", "rules", "way"),
    [
        (None, "duel", "doomtrooper-cs@2018-10-28", "duel"),
        ("doomtrooper-sv", "duel", "doomtrooper-sv@base", "duel"),
        (None, "två lag", "doomtrooper-sv@base", "teams"),
        ("doomtrooper-cs", "arcinepřátelé", "doomtrooper-sv@base", "arch-enemies"),
    ],
)
def test_a_way_is_played_by_the_channels_rules_or_else_by_those_that_know_it(
    edition: str | None, typed: str, rules: str, way: str
) -> None:
    engine = GAMES.game("doomtrooper")
    found = way_of(engine, usual_ruleset(engine, edition), typed, None, WORDS)
    assert (found[0].key, found[1].key) == (rules, way)


@rows(
    ("typed", "time"),
    [
        ("1 den", 86400),
        ("2 dny", 172800),
        ("24h", 86400),
        ("24", 86400),
        ("90 min", 5400),
        ("1,5 hodiny", 5400),
        ("1 day 12 hours", 129600),
        ("1 týden", 604800),
        ("2 veckor", 1209600),
        ("3 timmar", 10800),
        ("86400 s", 86400),
        ("brzy", None),
        ("24 žab", None),
        ("", None),
        ("9" * 400, None),
        (f"{'9' * 400} h", None),
    ],
)
def test_a_length_of_time_is_understood(typed: str, time: int | None) -> None:
    assert seconds(typed) == time


def test_the_time_for_a_move_has_bounds_and_may_be_endless() -> None:
    assert seconds_of(None) == DEFAULT_TIME
    for endless in ("0", "bez omezení", "no limit", "ingen gräns"):
        assert seconds_of(endless) is None
    for typed, sentence in (
        ("5 s", "match-refused-move-time"),
        ("30 dní", "match-refused-move-time"),
        ("brzy", "newmatch-no-time"),
        ("9" * 400, "newmatch-no-time"),
    ):
        with pytest.raises(Refusal) as refused:
            seconds_of(typed)
        assert refused.value.sentence == sentence


@pytest.mark.parametrize("typed", ["9" * 400, "9" * 300, "9,9" * 100])
async def test_a_nonsensical_time_is_suggested_nothing(typed: str) -> None:
    asking = SimpleNamespace(locale=discord.Locale.czech)
    assert await suggest_times(cast("discord.Interaction[Client]", asking), typed) == []


@rows(
    ("typed", "first", "every"),
    [
        (" Prag ", "Europe/Prague", "prag"),
        ("new york", "America/New_York", "new_york"),
        ("europe", "Europe/Amsterdam", "europe/"),
    ],
)
async def test_time_zones_are_suggested_by_any_part_of_their_names(typed: str, first: str, every: str) -> None:
    found = [each.value for each in await suggest_zones(cast("discord.Interaction[Client]", None), typed)]
    assert found[0] == first and all(every in each.casefold() for each in found)


def test_what_fits_two_names_alike_is_neither() -> None:
    assert named("red", {"red-one": [], "red-two": []}) is None
    assert named("", {"a": []}) is None
