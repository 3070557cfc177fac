"""Files forged by somebody who knows how the chain is made; and pasts that must be what they were."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, TypeAlias

import pytest

from bot.games.registry import Registry
from bot.matches import verify
from bot.matches.model import Status
from bot.matches.replay import ReplayProblem, read_export
from bot.matches.service import MatchService
from tests.bot.matches.table import JUDGE, WHY, exported, granted, move, opened, played

File: TypeAlias = dict[str, Any]


def chained(file: File) -> None:
    """Make the chain whole again, as a forger would."""
    previous = verify.GENESIS
    for seq, row in enumerate(file["entries"], 1):
        row["seq"], row["previous"] = seq, previous
        previous = row["hash"] = verify.link(file["match"], seq, previous, verify.canonical(row["entry"]))
    file["head"] = previous


def _without_end(file: File) -> None:
    del file["entries"][-1]
    file["outcome"] = None


def _with_two_beginnings(file: File) -> None:
    file["entries"].insert(0, {**file["entries"][0]})


def _with_two_ends(file: File) -> None:
    file["entries"].insert(-1, {**file["entries"][-1]})


def _abandoned(file: File) -> None:
    file["status"] = "abandoned"


def _drawn_from(below: object) -> Callable[[File], None]:
    def forge(file: File) -> None:
        file["entries"][0]["entry"]["draws"][0][1] = below

    return forge


def _drawn_in_between(file: File) -> None:
    drawn = file["entries"][0]["entry"]["draws"][0]
    drawn[2] = float(drawn[2])


def _without_names(file: File) -> None:
    file["entries"][2]["entry"] = []


def _with_other_components(file: File) -> None:
    file["components"], file["pack"] = 5, "none"


@pytest.mark.parametrize(
    ("forge", "said"),
    [
        (_without_end, "the end of the log is missing"),
        (_with_two_beginnings, "begins with the opening"),
        (_with_two_ends, "goes on after the end"),
        (_abandoned, "by its log the match is not abandoned"),
        (_drawn_from(True), "was drawn below True"),
        (_drawn_from(2**256 + 1), "was drawn below"),
        (_drawn_in_between, "must be"),
        (_without_names, "no whole match export"),
        (_with_other_components, "no whole match export"),
    ],
)
async def test_a_whole_chain_proves_no_forgery(service: MatchService, forge: Callable[[File], None], said: str) -> None:
    position = await played(service, await opened(service, 3))
    file = await exported(service, position.match.id)
    forge(file)
    chained(file)
    found = verify.problems(file)
    assert any(said in each for each in found), found


async def test_only_what_was_posted_tells_another_secret(service: MatchService) -> None:
    over = await played(service, await opened(service))
    file = await exported(service, over.match.id)
    told = verify.to_compare(file)
    assert file["commitment"] == over.match.course.commitment
    assert file["commitment"] in told
    assert over.match.head in told


@pytest.mark.parametrize("below", [0, -1, 2**256 + 1])
def test_nothing_is_drawn_from_no_numbers_or_too_many(below: int) -> None:
    with pytest.raises(ValueError, match="nothing can be drawn"):
        verify.draw(b"secret", 1, 1, "die", below, 0)


def _seated(seat: int) -> Callable[[File], None]:
    def forge(file: File) -> None:
        moved = next(row["entry"] for row in file["entries"] if row["entry"]["kind"] == "moved")
        moved["events"][0]["seat"] = seat

    return forge


def _commanded(file: File) -> None:
    moved = next(row["entry"] for row in file["entries"] if row["entry"]["kind"] == "moved")
    moved["command"] = {"type": "Cheat"}


def _coloured(file: File) -> None:
    file["entries"][0]["entry"]["setup"]["seats"][0]["faction"] = "gold"


@pytest.mark.parametrize(
    ("forge", "said"),
    [
        (_seated(99), "what cannot happen in its match"),
        (_seated(10**20), "what cannot happen in its match"),
        (_commanded, "can make nothing of it"),
        (_coloured, "cannot be opened like this"),
    ],
)
async def test_the_referee_names_what_it_cannot_make_sense_of(
    service: MatchService, games: Registry, forge: Callable[[File], None], said: str
) -> None:
    position = await played(service, await opened(service, 3))
    file = await exported(service, position.match.id)
    forge(file)
    chained(file)
    try:
        found = read_export(json.dumps(file).encode(), games).breaches()
    except ReplayProblem as problem:
        found = [str(problem)]
    assert any(said in each for each in found), found


async def test_every_past_is_what_it_was_where_the_games_own_player_moves_at_once(
    service: MatchService, games: Registry
) -> None:
    position = await opened(service, 1, automated=2)
    number = position.match.id
    assert position.match.seq > 1
    lot = random.Random(1)
    for _ in range(2):
        position = await move(service, position, lot)
    assert position.match.status is Status.PLAYING
    # Each going back is followed at once, in the same change, by moves of the game's own players.
    for to in range(1, position.match.seq):
        after = granted(await service.rewind(number, JUDGE, to, reason=WHY))
        if after.match.status is not Status.PLAYING:
            break

    data = await service.export(number, JUDGE)
    assert isinstance(data, bytes)
    replay = read_export(data, games)
    for seq, state in enumerate(replay.states, 1):
        then = await service.position_at(number, seq)
        assert then is not None
        assert then.state == state, seq
