"""Logs that go on after an end: under a new secret, from an earlier position, until they end again."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from bot.matches import verify
from bot.matches.files.checking import Verdict, check
from bot.matches.files.replay import read_export
from bot.matches.model.refusals import Reason
from bot.matches.service import MatchService
from tests.bot.matches.forgeries import File, entries, put
from tests.bot.matches.table import exported, opened, played, reason
from tests.bot.matches.tampering import GAMES
from tests.bot.matches.verified import problems
from tests.rows import rows

SECOND = bytes(range(32))


def sealed(file: File) -> File:
    """The file with its chain and what stands at its top as they follow from the entries, under all its secrets."""
    secret, previous = b"", verify.GENESIS
    secrets = iter(bytes.fromhex(each) for each in file["secrets"])
    for seq, row in enumerate(file["entries"], 1):
        entry = row["entry"]
        if seq == 1 or entry["kind"] == "reopened":
            secret = next(secrets, secret)
            file["commitment"] = entry["commitment"]
        text, salt = verify.canonical(entry), verify.salt(secret, file["match"], seq)
        row["seq"], row["previous"] = seq, previous
        previous = row["hash"] = verify.link(file["match"], seq, previous, text, salt)
    file["head"] = previous
    file["outcome"] = entries(file)[-1].get("outcome")
    file["status"] = "abandoned" if file["outcome"] is None else "over"
    return file


async def reopened(service: MatchService, to: int = 3) -> File:
    """A match that ended, went on from an earlier entry by a judge's order, and was abandoned."""
    file = await exported(service, (await played(service, await opened(service))).match.id)
    common = {"at": entries(file)[-1]["at"], "seat": None, "draws": [], "events": [], "by": "judge"}
    mixed = {"message": "1424400000000000000", "clicks": []}
    order = {**common, "kind": "reopened", "to": to, "commitment": verify.commitment(SECOND), "mixed": mixed}
    end = {**common, "kind": "ended", "by": "game", "outcome": None}
    for entry in (order, {**common, "kind": "abandoned"}, end):
        put(file, len(file["entries"]), entry)
    file["secrets"].append(SECOND.hex())
    return sealed(file)


def judged(file: File, head: str | None = None) -> Verdict:
    return check(json.dumps(file).encode(), GAMES, head)


async def test_a_match_that_went_on_after_its_end_is_proven_under_both_secrets(service: MatchService) -> None:
    file = await reopened(service)
    assert judged(file, file["head"]).code == verify.PROVEN
    assert "in the message with the id 1424400000000000000" in verify.to_compare(file).splitlines()[-3]
    assert verify.commitment(SECOND) in verify.to_compare(file)
    replay = read_export(json.dumps(file).encode(), GAMES)
    assert replay.states[-1] == replay.states[2] != replay.states[-4]

    file["secrets"][0] = file["secrets"][1]
    assert any("not the one that was committed to" in each for each in problems(file))


def _by(whom: str) -> Callable[[File], Any]:
    return lambda file: entries(file)[-3].update(by=whom)


@pytest.fixture
async def sound(service: MatchService) -> File:
    """A file of :func:`reopened`."""
    return await reopened(service)


@rows(
    ("forge", "said"),
    [
        (_by("seat"), "on the account of: seat"),
        (lambda file: entries(file)[-3].update(to=10**6), "which is no entry before it"),
        (lambda file: file["entries"].pop(-4), "reopens a match that is not over"),
        (lambda file: file["entries"].pop(-3), "goes on after the end"),
        (lambda file: put(file, 3, copy.deepcopy(entries(file)[-3])), "reopens a match that is not over"),
        (lambda file: entries(file)[-1].update(outcome=file["was"]), "did not end like this"),
        (lambda file: entries(file)[-3].update(mixed={"message": "soon", "clicks": []}), "no ids of Discord"),
        (lambda file: entries(file)[-3].update(commitment="0" * 64), "not the one that was committed to"),
    ],
)
def test_whatever_is_forged_of_it_shows(sound: File, forge: Callable[[File], Any], said: str) -> None:
    file = copy.deepcopy(sound)
    file["was"] = entries(file)[-4]["outcome"]
    forge(file)
    del file["was"]
    count = sum(each["kind"] == "reopened" for each in entries(file))
    file["secrets"] = [file["secrets"][0], *[SECOND.hex()] * count]
    sealed(file)
    verdict = judged(file)
    assert any(said in each.text for each in verdict.wrong), verdict.wrong
    assert judged(file, sound["head"]).code == verify.WRONG


async def test_a_file_of_a_match_that_is_not_there_is_compared_with_nothing(service: MatchService) -> None:
    file = await reopened(service)
    assert reason(await service.checks.compare(4711, file)) is Reason.NO_MATCH
    differing = await service.checks.compare(file["match"], file)
    assert isinstance(differing, list)
    assert [each.aspect for each in differing][:1] == ["length"]
