"""``python -m bot referee``: lines in, lines out, and figures of matches played at random."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import bot.__main__ as main
from bot.games.registry import Playable, Registry
from bot.installed import known_games
from tests.bot.games.bazaar.game import BAZAAR
from tests.bot.games.suite.broken import NeverEnds, OffersTheUnlawful
from tests.bot.games.toy.game import Toy
from tests.bot.games.toy.pack import FORM, TOY, toy_as, toy_pack
from tests.bot.referee.test_imported import match

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(autouse=True)
def games(monkeypatch: pytest.MonkeyPatch) -> None:
    registry = Registry(
        [
            Playable("toy", lambda _: Toy()),
            BAZAAR,
            Playable("endless", lambda _: NeverEnds()),
            Playable("unlawful", lambda _: OffersTheUnlawful()),
        ]
    )
    monkeypatch.setattr("bot.referee.command.known_games", lambda: registry)


def call(*words: str, lines: str | bytes = "") -> Result:
    return CliRunner().invoke(main.app, ["referee", *words], input=lines)


def answers(*words: str, lines: str | bytes = "") -> list[Any]:
    result = call(*words, lines=lines)
    assert result.exit_code == 0, result.output
    return [json.loads(line) for line in result.stdout.splitlines()]


def error(*words: str) -> str:
    result = call(*words)
    assert result.exit_code == 1
    assert result.stderr == ""
    told: str = json.loads(result.stdout)["error"]
    return told


def test_each_line_is_answered_with_one_line() -> None:
    lines = '{"show": "prompts"}\n\nnonsense\n{"seat": 0, "command": {"type": "Draw"}}\n{"show": {"view": 1}}'
    shown, wrong, refused, view = answers("toy", lines=lines)
    assert len(shown["prompts"]) == 2
    assert "error" in wrong
    assert refused["accepted"] is False
    assert view["view"]["held"] == [3, 3]


def test_bytes_that_are_no_unicode_are_a_wrong_line() -> None:
    wrong, shown = answers("toy", lines=b'\xff\xfe\n{"show": "outcome"}\n')
    assert "error" in wrong
    assert shown == {"outcome": None}


def test_the_setup_and_the_seed_are_taken() -> None:
    asked = ("toy", "--ruleset", "toy@2026-01-01", "--setup", '{"variant": "long", "seats": 3}')
    one, two, other = (answers(*asked, "--seed", seed, lines='{"show": "setup"}\n{"show": "state"}') for seed in "aab")
    assert (one[0]["setup"]["variant"], len(one[0]["setup"]["seats"])) == ("long", 3)
    assert one == two
    assert one[1] != other[1]


def disputed() -> tuple[list[str], dict[str, Any]]:
    """Lines that lead to a dispute at the Bazaar, and the prompt that a judge is asked."""
    lines: list[str] = []
    while True:
        asked = answers("bazaar", lines="\n".join([*lines, '{"show": "prompts"}']))[-1]["prompts"]
        if "judge" in asked[0]:
            return lines, asked[0]
        commands = [each["command"] for each in asked[0]["commands"]]
        given = next((each for each in commands if each["type"] == "Object"), commands[0])
        lines.append(json.dumps({"seat": asked[0]["seat"], "command": given}))


def test_what_waits_for_a_judge_is_answered_by_one() -> None:
    before, asked = disputed()
    seat, upheld = asked["seat"], next(each for each in asked["commands"] if each["command"].get("upheld"))
    by_seat = {"seat": seat, "command": upheld["command"]}
    by_number = {**by_seat, "seat": -1}
    by_judge = {**by_seat, "seat": "judge"}
    asking = [json.dumps(each) for each in (by_seat, by_number, by_judge, by_judge)]
    *_, refused, nobody, ruled, again = answers("bazaar", lines="\n".join([*before, *asking]))
    assert refused["violations"][0]["rule"] == "toy.objection"
    assert "there is no seat -1" in nobody["error"]
    assert ruled["accepted"]
    assert ruled["events"][0] == {"type": "Ruled", "seat": seat, "upheld": True}
    assert again["violations"][0]["rule"] == "toy.turn"


def test_the_schema_says_what_commands_look_like() -> None:
    (schema,) = answers("toy", "--schema")
    assert set(schema["$defs"]) == {"Draw", "Lay", "Let", "Stake"}


@pytest.mark.parametrize("players", [(), ("--automated",)])
def test_matches_played_at_random_are_counted(players: tuple[str, ...]) -> None:
    (told,) = answers("toy", "--random", "20", "--setup", '{"seats": 4}', *players)
    assert told["games"] == 20
    assert told["actions"] > 100
    assert told["games_per_second"] > 0
    assert told["actions_per_second"] > told["games_per_second"]
    assert sum(told["winning_seats"].values()) == 20
    assert {faction: each["played"] for faction, each in told["factions"].items()} == dict.fromkeys(
        ("red", "blue", "green", "amber"), 20
    )
    assert sum(each["won"] for each in told["factions"].values()) >= 20
    assert told["reasons"] == {"toy-over": 20}


def test_the_same_seed_plays_the_same_matches() -> None:
    one, two, other = (answers("toy", "--random", "5", "--seed", seed)[0] for seed in "aab")
    assert one["actions"] == two["actions"]
    assert one["winning_seats"] == two["winning_seats"]
    assert (one["actions"], one["winning_seats"]) != (other["actions"], other["winning_seats"])


def test_what_was_left_open_is_drawn_for_each_match() -> None:
    (told,) = answers("toy", "--random", "30")
    assert set(told["factions"]) == {"red", "blue", "green", "amber"}


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("chess",), "chess is no game; there are: bazaar, endless, toy, unlawful"),
        (("toy", "--ruleset", "x"), "there are: toy@2026-01-01"),
        (("toy", "--setup", "{"), "a setup is an object"),
        (("toy", "--setup", '{"seats": 9}'), "2 to 4 seats"),
        (("toy", "--pack", "no-such-file.toml"), "--pack takes the file of a component pack"),
        (("endless", "--random", "1"), "match 0 of seed 0: no end after"),
        (("unlawful", "--random", "20"), "was offered and is refused"),
        (("toy", "--at", "2"), "give --import, too"),
        (("toy", "--automated"), "give --random, too"),
        (("toy", "--import", "match.json", "--random", "3"), "leave out --random"),
        (("toy", "--import", "match.json", "--setup", "{}", "--ruleset", "x"), "leave out --setup, --ruleset"),
        (("toy", "--import", "match.json", "--ruleset", "x", "--automated"), "leave out --ruleset, --automated"),
    ],
)
def test_what_cannot_be_done_is_one_line_of_json(
    words: tuple[str, ...], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.referee.trial.MOVES", 300)
    assert expected in error(*words)


def test_what_is_no_pack_is_told_what_is_wrong_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.referee.command.known_games", known_games)
    file = tmp_path / "pack.toml"
    file.write_bytes(b"\xff\x00")
    assert "is no component pack of zloba" in error("zloba", "--pack", str(file))
    file.write_bytes(b"cards = 16")
    assert "cards" in error("zloba", "--pack", str(file))


def test_a_pack_goes_to_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    met = []

    def factory(pack: bytes | None) -> Toy:
        met.append(pack)
        return Toy()

    monkeypatch.setattr("bot.referee.command.known_games", lambda: Registry([toy_as(factory)]))
    file = tmp_path / "pack.toml"
    file.write_bytes(toy_pack("salt"))
    assert call("toy", "--pack", str(file)).exit_code == 0
    assert met == [FORM.document(toy_pack("salt"))]


def test_an_exported_match_is_gone_on_from(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_bytes(match())
    told, shown = answers("toy", "--import", str(file), "--at", "3", lines='{"show": "prompts"}')
    assert told == {"imported": {"entries": 4, "at": 3, "breaches": []}}
    assert len(shown["prompts"]) == 1
    assert "--import takes an exported match" in error("toy", "--import", str(tmp_path / "none.json"))


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("t\udcffy",), "GAME"),
        (("toy", "--seed", "\udcff"), "--seed"),
        (("toy", "--ruleset", "\udcff"), "--ruleset"),
        (("toy", "--setup", "\udcff"), "--setup"),
        (("toy", "--pack", "\udcff.toml"), "--pack"),
        (("toy", "--import", "\udcff.json"), "--import"),
    ],
)
def test_arguments_that_are_no_unicode_are_one_line_on_stderr(words: tuple[str, ...], named: str) -> None:
    result = call(*words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == f"{named} holds bytes that are no UTF-8; write it in UTF-8\n"


@pytest.mark.slow
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is always full")
@pytest.mark.parametrize(
    ("redirection", "said"),
    [
        ("<&-", "the standard input is closed"),
        ("> /dev/full", "the standard output cannot be written: No space left on device"),
        ("0> /dev/null", "the standard input cannot be read: Bad file descriptor"),
        (">&-", "the standard output is closed"),
        ("--schema > /dev/full", "the standard output cannot be written: No space left on device"),
    ],
)
def test_streams_that_cannot_be_used_are_one_line_on_stderr(redirection: str, said: str) -> None:
    script = f'echo \'{{"show": "state"}}\' | "$0" -m bot referee zloba {redirection}'
    done = subprocess.run(["sh", "-c", script, sys.executable], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert line.startswith(said)


@pytest.mark.slow
def test_whoever_reads_one_answer_and_leaves_ends_it_quietly() -> None:
    script = 'yes \'{"show": "state"}\' | "$0" -m bot referee zloba | head -n 1'
    done = subprocess.run(["sh", "-c", script, sys.executable], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (len(done.stdout.splitlines()), done.stderr) == (1, "")


def test_the_referee_loads_neither_discord_nor_a_database() -> None:
    heavy = ["discord", "aiohttp", "sqlalchemy", "sqlmodel", "alembic", "aiosqlite", "rules_index.index.build"]
    script = f"import sys, bot.__main__; print([each for each in {heavy} if each in sys.modules])"
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_the_file_of_a_live_match_goes_on_with_the_pack_that_it_leaves_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.referee.command.known_games", lambda: Registry([TOY]))
    own, other, live = tmp_path / "own.toml", tmp_path / "other.toml", tmp_path / "match.json"
    own.write_bytes(toy_pack("own"))
    other.write_bytes(toy_pack("other"))
    file = json.loads(match())
    digest = hashlib.sha256(own.read_bytes()).hexdigest()
    file["pack"] = file["entries"][0]["entry"]["pack"] = digest
    live.write_text(json.dumps(file))
    assert "bring that pack with --pack" in error("toy", "--import", str(live))
    assert answers("toy", "--import", str(live), "--pack", str(own))[0]["imported"]["entries"] == 4
    assert "bring that pack" in error("toy", "--import", str(live), "--pack", str(other))
    live.write_bytes(match())
    assert "--pack is not the component pack of this match" in error("toy", "--import", str(live), "--pack", str(own))
