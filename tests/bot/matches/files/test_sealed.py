"""Sealed files in the file of a match: none while it lasts, all of them afterwards, and no others pass for them."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from bot.games.registry import Playable, Registry
from bot.matches import verify
from bot.matches.files.checking import Verdict, check
from bot.matches.files.replay import read_export
from bot.matches.model.match import Status
from bot.matches.service import MatchService
from tests.bot.games.fair.game import Fair
from tests.bot.matches.fair import DECKS, canaries, deck, gathered_fair, opened_fair
from tests.bot.matches.table import EVA, JUDGE, KAREL, WHY, exported, granted, played
from tests.bot.matches.verified import problems

Json = dict[str, Any]


@pytest.fixture
def games() -> Registry:
    return Registry([Playable("fair", lambda _: Fair())])


def kinds(file: Json, games: Registry) -> set[str]:
    """What is found in a file."""
    verdict = check(json.dumps(file).encode(), games)
    return {each.kind for each in verdict.wrong}


async def over(service: MatchService, variant: str = "decks") -> Json:
    """The file of a fair that was played to its end."""
    position = await played(service, await opened_fair(service, variant=variant))
    assert position.match.status is Status.OVER
    return await exported(service, position.match.id)


async def test_at_the_end_the_file_has_every_sealed_choice_and_opens_again(
    service: MatchService, games: Registry
) -> None:
    file = await over(service)
    found = {(each["seat"], each["name"]): each["text"] for each in file["files"]}
    assert found == {
        (0, "deck"): DECKS[0].decode(),
        (1, "deck"): DECKS[1].decode(),
        (0, "sign"): "moon",
        (1, "sign"): "moon",
    }
    assert problems(file) == []
    assert kinds(file, games) == set()
    replay = read_export(json.dumps(file).encode(), games)
    assert replay.setup is not None
    assert replay.setup.seats[0].choices["deck"] == DECKS[0].decode()


async def test_a_live_file_holds_no_sealed_content_and_open_files_always(service: MatchService) -> None:
    sealed = await exported(service, (await opened_fair(service)).match.id, JUDGE)
    assert sealed["files"] == []
    setup = json.dumps(sealed["entries"][0]["entry"]["setup"])
    assert not any(name in setup for content in DECKS for name in canaries(content))
    assert problems(sealed) == ["the secret is not revealed yet; it is when the match ends"]

    shown = await exported(service, (await opened_fair(service, variant="open", channel=12)).match.id, JUDGE)
    assert [(each["seat"], each["nonce"]) for each in shown["files"]] == [(0, ""), (1, "")]


async def test_the_match_is_sound_while_it_lasts_and_when_it_goes_on_after_its_end(
    service: MatchService, games: Registry
) -> None:
    position = await opened_fair(service)
    number = position.match.id
    verdict = await service.checks.check(number)
    assert isinstance(verdict, Verdict)
    assert {each.kind for each in verdict.wrong} == set()
    await played(service, position)
    granted(await service.openings.reopen(number, JUDGE, 3, reason=WHY))
    granted(await service.openings.begin(number, 1_300_000_000_000_000_009))
    again = await exported(service, number, JUDGE)
    assert len(again["files"]) == 4
    assert kinds(again, games) == {"unrevealed"}


def _other_text(file: Json) -> None:
    file["files"][0]["text"] = deck(50).decode()


def _other_nonce(file: Json) -> None:
    file["files"][0]["nonce"] = "0" * 32


def _missing(file: Json) -> None:
    del file["files"][0]


def _none(file: Json) -> None:
    file["files"] = []


def _twice(file: Json) -> None:
    file["files"].append(file["files"][0])


def _more(file: Json) -> None:
    file["files"].append({"seat": 1, "name": "purse", "text": "60", "nonce": ""})


def _swapped(file: Json) -> None:
    decks = [each for each in file["files"] if each["name"] == "deck"]
    decks[0]["seat"], decks[1]["seat"] = 1, 0


def _unknown_field(file: Json) -> None:
    file["files"][0]["more"] = 1


FORGERIES = (_other_text, _other_nonce, _missing, _none, _twice, _more, _swapped, _unknown_field)


async def test_what_was_forged_is_found(service: MatchService, games: Registry) -> None:
    sound = await over(service)
    for forge in FORGERIES:
        file = copy.deepcopy(sound)
        forge(file)
        assert "file" in kinds(file, games), forge.__name__
        assert any(each.kind == "file" for each in verify.findings(file)), forge.__name__


async def test_a_deck_that_was_forged_together_with_its_fingerprint_does_not_fit_the_chain(
    service: MatchService, games: Registry
) -> None:
    file = copy.deepcopy(await over(service))
    for each in file["files"]:
        if (each["seat"], each["name"]) == (0, "deck"):
            each["text"] = deck(50).decode()
            choices = file["entries"][0]["entry"]["setup"]["seats"][0]["choices"]
            choices["deck"] = verify.fingerprint(each["nonce"], each["text"])
    found = kinds(file, games)
    assert "chain" in found
    assert "rule" in found


async def test_without_files_an_open_choice_that_looks_sealed_is_no_way_around_the_rules(
    service: MatchService, games: Registry
) -> None:
    position = await opened_fair(service)
    file = await exported(service, position.match.id, JUDGE)
    file["entries"][0]["entry"]["setup"]["seats"][0]["choices"]["purse"] = "a" * 64
    assert "rule" in kinds(file, games)


async def test_a_match_without_files_has_none(service: MatchService) -> None:
    number = (await gathered_fair(service)).match.id
    assert not isinstance(await service.exports.export(number, EVA), bytes)
    assert not isinstance(await service.exports.export(number, KAREL), bytes)
