"""The file of a match: whoever has it can check it, the referee stands by it, and it names nobody."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from bot.__main__ import app
from bot.database import Database
from bot.games.packs.problems import PackProblem
from bot.games.registry import Registry
from bot.installed import known_games
from bot.matches import verify
from bot.matches.files.checking import check
from bot.matches.files.comparing import differences
from bot.matches.files.replay import LeftOut, ReplayProblem, read_export
from bot.matches.model.match import Actor, Status, Terms
from bot.matches.model.refusals import Reason
from bot.matches.service import MatchService
from tests.bot.games.packs.zips import zipped
from tests.bot.games.toy.game import Toy
from tests.bot.games.toy.pack import FORM, TOY, toy_as, toy_pack
from tests.bot.matches.table import (
    EVA,
    GUILD,
    JUDGE,
    PEOPLE,
    STRANGER,
    HandClock,
    begun,
    eventful,
    exported,
    gathered,
    granted,
    now_of,
    opened,
    played,
    reason,
    replayed,
)
from tests.bot.matches.tampering import rechained
from tests.bot.matches.verified import problems
from tests.rows import rows


@pytest.fixture
async def over(service: MatchService) -> bytes:
    """The file of a match that was played to its end."""
    position = await played(service, await opened(service, 3), seed=3)
    data = await service.exports.export(position.match.id, EVA)
    assert isinstance(data, bytes)
    return data


@pytest.mark.on_both_databases
async def test_the_file_of_a_match_holds_and_the_referee_stands_by_it(
    service: MatchService, games: Registry, clock: HandClock
) -> None:
    position = await eventful(service, clock)
    file = await exported(service, position.match.id)

    assert problems(file) == []
    replay = await replayed(service, games, position.match.id)
    assert replay.breaches() == []
    assert replay.states[-1] == position.state
    assert replay.opening.setup.ruleset == position.match.terms.ruleset


async def test_the_file_names_nobody(service: MatchService, clock: HandClock) -> None:
    position = await eventful(service, clock)
    text = json.dumps(await exported(service, position.match.id))
    numbers = {int(number) for number in re.findall(r"(?<![0-9a-f])\d+(?![0-9a-f])", text)}
    assert not numbers & {actor.user for actor in (*PEOPLE, JUDGE)}


def _change(path: str, value: object) -> Any:
    def tamper(file: dict[str, Any]) -> None:
        *way, last = [int(part) if part.lstrip("-").isdigit() else part for part in path.split("/")]
        target: Any = file
        for part in way:
            target = target[part]
        target[last] = value

    return tamper


def _drop(file: dict[str, Any]) -> None:
    del file["entries"][3]


def _swap(file: dict[str, Any]) -> None:
    file["entries"][3], file["entries"][4] = file["entries"][4], file["entries"][3]


def _rehash(file: dict[str, Any]) -> None:
    """Change a draw as somebody would who knows how the chain is made."""
    for row in file["entries"]:
        for drawn in row["entry"].get("draws", ()):
            drawn[2] = (drawn[2] + 1) % drawn[1]
    rechained(file)


@rows(
    ("tamper", "said"),
    [
        (_change("entries/2/entry/seat", 7), "entry 3 was changed"),
        (_change("entries/2/entry/at", "2020-01-01T00:00:00Z"), "entry 3 was changed"),
        (_change("entries/2/hash", "0" * 64), "entry 3 was changed"),
        (_change("entries/2/previous", "0" * 64), "entry 3 does not follow"),
        (_drop, "entry 4 is missing"),
        (_swap, "entry 4 is missing"),
        (_change("head", "0" * 64), "the log ends with"),
        (_change("secrets/0", "00" * 32), "not the one that was committed to"),
        (_change("commitment", "0" * 64), "commitment is not the one"),
        (_change("match", 999), "entry 1 was changed"),
        (_change("pack", "0" * 64), "component pack is not the one"),
        (_change("game", "chess"), "game is not the one"),
        (_change("outcome", None), "outcome is not the one"),
        (_change("outcome/standings/0/place", 9), "outcome is not the one"),
        (_rehash, "must be"),
        (_change("secrets/0", None), "not revealed yet"),
        (_change("secrets/0", "no hex"), "no whole match export"),
        (_change("entries", []), "no whole match export"),
        (_change("format", "something else"), "no match export of a format"),
    ],
)
def test_whatever_is_changed_in_a_file_shows(over: bytes, tamper: Any, said: str) -> None:
    file = json.loads(over)
    tamper(file)

    found = problems(file)

    assert any(said in each for each in found), found


@rows("file", [None, 3, [], {}, {"format": verify.FORMAT}, "text"])
def test_what_is_no_export_is_said_to_be_none(file: Any) -> None:
    (problem,) = problems(file)
    assert "no whole match export" in problem or "no match export" in problem


async def test_a_player_checks_a_file_with_nothing_but_python(service: MatchService, tmp_path: Path) -> None:
    position = await played(service, await opened(service, 3))
    data = await service.exports.export(position.match.id, EVA)
    assert isinstance(data, bytes)
    sound, broken = tmp_path / "sound.json", tmp_path / "broken.json"
    sound.write_bytes(data)
    broken.write_bytes(data.replace(b'"seat": 0', b'"seat": 1', 1))

    def check(file: Path, *head: str) -> subprocess.CompletedProcess[str]:
        # Isolated and without site packages: only the standard library is there.
        command = [sys.executable, "-I", "-S", verify.__file__, str(file), *head]
        return subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, check=False)

    head = position.match.head
    done = check(sound, head.upper())
    assert (done.returncode, done.stdout[:9]) == (0, "All holds"), done
    assert f"{position.match.seq} entries" in done.stdout
    done = check(sound)
    assert done.returncode == 3
    assert "NOT PROVEN" in done.stdout
    assert head in done.stdout
    assert position.match.course.commitment in done.stdout
    done = check(sound, "0" * 64)
    assert (done.returncode, done.stdout[:6]) == (1, "WRONG:")
    done = check(broken)
    assert done.returncode == 1
    assert "WRONG: " in done.stdout
    assert check(tmp_path / "absent.json").returncode == 2
    assert check(sound, head[:12]).returncode == 2
    assert check(sound, head, head).returncode == 2


@rows(
    ("find", "put", "said"),
    [
        ('"by": "seat"', '"by": "clock"', "default"),
        ('"by": "seat"', '"by": "game"', "the game does not play this seat"),
        ('"prompt": "', '"prompt": "x', "was not asked"),
        ('"starter"', '"stopper"', "is recorded"),
        ('"draws": []', '"draws": [["die", 6, 1]]', "nothing asked for"),
        ('"place": 1', '"place": 2', "did not end like this"),
    ],
)
def test_the_referee_names_what_it_would_not_have_let_happen(
    over: bytes, games: Registry, find: str, put: str, said: str
) -> None:
    text = over.decode()
    spoilt = text.replace(find, put)
    assert spoilt != text
    found = read_export(spoilt.encode(), games).breaches()
    assert any(said in each for each in found), found


def _empty(**changes: object) -> bytes:
    whole: dict[str, object] = {"format": verify.FORMAT, "game": "toy", "pack": None, "components": None, "entries": []}
    return json.dumps({**whole, **changes}).encode()


@pytest.mark.parametrize("data", [b"", b"{}", b"[]", b"\xff", _empty(format="x"), _empty(game="chess"), _empty()])
def test_a_file_that_is_no_match_is_not_replayed(games: Registry, data: bytes) -> None:
    with pytest.raises(ReplayProblem):
        read_export(data, games)


async def test_nobody_gets_the_file_of_a_match_that_lasts_but_a_judge_who_does_not_play(service: MatchService) -> None:
    position = await played(service, await opened(service), moves=4)
    number = position.match.id
    assert reason(await service.exports.export(number, EVA)) is Reason.NOT_OVER
    assert reason(await service.exports.export(number, STRANGER)) is Reason.NOT_OVER
    assert reason(await service.exports.export(number, Actor(EVA.user, judge=True))) is Reason.NOT_OVER
    assert reason(await service.exports.export(4711, JUDGE)) is Reason.NO_MATCH
    file = await exported(service, number, JUDGE)
    assert file["secrets"] == [None]
    assert problems(file) == ["the secret is not revealed yet; it is when the match ends"]

    lobby = await gathered(service, channel=2)
    assert reason(await service.exports.export(lobby.match.id, JUDGE)) is Reason.NOT_PLAYING


async def test_a_match_keeps_the_components_it_was_made_with(database: Database, clock: HandClock) -> None:
    seen: list[bytes | None] = []

    def made(components: bytes | None) -> Toy:
        seen.append(components)
        return Toy()

    service = MatchService(database, Registry([toy_as(made)]), clock)
    digest = await service.packs.add("toy", toy_pack("kámen"))
    assert isinstance(digest, str)
    assert await service.packs.add("toy", toy_pack("kámen")) == digest
    assert reason(await service.packs.add("chess", b"")) is Reason.UNKNOWN_GAME
    with pytest.raises(PackProblem, match="line 1"):
        await service.packs.add("toy", b"broken")

    position = await opened(service, pack=digest)
    restarted = MatchService(database, Registry([toy_as(made)]), clock)
    again = await restarted.position(position.match.id)
    assert again is not None
    assert seen == [FORM.document(toy_pack("kámen"))] * 2
    over = await played(restarted, again)
    file = await exported(restarted, over.match.id)
    assert problems(file) == []
    assert file["components"] == toy_pack("kámen").decode()
    file["components"] = toy_pack("hlína").decode()
    assert problems(file) == ["the components in the file are not those of the pack that the match names"]


async def test_the_command_checks_a_match_of_a_real_game(database: Database, clock: HandClock, tmp_path: Path) -> None:
    service = MatchService(database, known_games(), clock)
    lobby = granted(
        await service.lobbies.create(
            EVA, guild=GUILD, channel=1, game="zloba", terms=Terms("zloba-cs@2025", "competitive", 2), join=False
        )
    )
    for seat in range(2):
        granted(await service.lobbies.add_automated(lobby.match.id, EVA))
        faction = (await service.lobbies.choices(lobby.match.id))[0].options[seat].token
        granted(await service.lobbies.choose(lobby.match.id, EVA, "faction", faction, seat))
    position = await begun(service, lobby.match.id, EVA)
    while position.match.status is Status.PLAYING:
        await service.scheduler.tick()
        position = await now_of(service, position)
    data = await service.exports.export(position.match.id, EVA)
    assert isinstance(data, bytes)
    file = tmp_path / "match.json"

    def check(content: bytes, *head: str) -> Any:
        file.write_bytes(content)
        return CliRunner().invoke(app, ["verify", str(file), *head])

    done = check(data, position.match.head)
    assert (done.exit_code, done.output[:9]) == (0, "All holds"), done.output
    assert "every move allowed by the rules" in done.output
    done = check(data)
    assert done.exit_code == 3
    assert "NOT PROVEN" in done.output
    assert check(data, "0" * 64).exit_code == 1
    assert check(data, position.match.head[:12]).exit_code == 2
    done = check(data.replace(b'"by": "game"', b'"by": "clock"', 1))
    assert done.exit_code == 1
    assert "WRONG: entry" in done.output
    assert check(b"{}").exit_code == 2


@pytest.mark.slow
async def test_a_zip_is_in_the_file_of_a_match_that_is_over_as_it_was_brought(
    database: Database, clock: HandClock
) -> None:
    service = MatchService(database, Registry([TOY]), clock)
    content = zipped({"pack.toml": toy_pack("kámen"), "goods.csv": "value,name.cs\n1,Sůl"})
    digest = await service.packs.add("toy", content)
    assert isinstance(digest, str)
    over = await played(service, await opened(service, pack=digest))
    file = await exported(service, over.match.id)
    assert problems(file) == []
    assert verify.content(file["components"]) == content
    assert read_export(json.dumps(file).encode(), Registry([TOY])).breaches() == []
    file["components"] = file["components"][:-4] + "AAAA"
    assert problems(file) == ["the components in the file are not those of the pack that the match names"]
    file["components"] = None
    (left_out,) = verify.findings(file)
    assert left_out.kind == "withheld"
    assert verify.exit_code([left_out], file["head"]) == verify.UNPROVEN
    verdict = check(json.dumps(file).encode(), Registry([TOY]))
    assert (verdict.code, verdict.whole) == (verify.UNPROVEN, False)
    at_hand = Registry([TOY])
    at_hand.admit("toy", content)
    assert check(json.dumps(file).encode(), at_hand, file["head"]).code == verify.PROVEN
    assert differences(file, await exported(service, over.match.id)) == []
    file["pack"] = None
    assert "the component pack is not the one in the first entry" in problems(file)


async def test_the_file_of_a_live_match_leaves_its_pack_out(database: Database, clock: HandClock) -> None:
    service = MatchService(database, Registry([TOY]), clock)
    digest = await service.packs.add("toy", toy_pack("CANARY"))
    assert isinstance(digest, str)
    position = await opened(service, pack=digest)
    file = await exported(service, position.match.id, JUDGE)
    data = json.dumps(file).encode()
    assert file["pack"] == digest
    assert b"CANARY" not in data
    assert problems(file) == ["the secret is not revealed yet; it is when the match ends"]
    stranger = Registry([TOY])
    with pytest.raises(LeftOut, match="bring that pack"):
        read_export(data, stranger)
    assert check(data, stranger).code == verify.UNPROVEN
    stranger.admit("toy", toy_pack("CANARY"))
    assert read_export(data, stranger).breaches() == []
