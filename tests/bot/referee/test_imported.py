"""An exported match, refereed on."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.games.contract import after_events
from bot.games.registry import Playable, Registry
from bot.games.values import Accepted
from bot.matches import verify
from bot.matches.model import entries
from bot.matches.model.chance import Secret
from bot.matches.model.entries import Entry
from bot.matches.service import MatchService
from bot.referee.imported import exported
from bot.referee.problem import RefereeProblem
from tests.bot.databases import new_database
from tests.bot.games.toy.game import Toy, opened
from tests.bot.games.toy.values import Stake
from tests.bot.matches import table
from tests.bot.matches.table import STRANGER, HandClock, played
from tests.rows import rows

GAMES = Registry([Playable("toy", lambda _: Toy()), Playable("other", lambda _: Toy())])
NOW = datetime(2026, 1, 1, tzinfo=UTC)


class Speaker:
    language = "cs"

    def say(self, sentence: str, /, **values: str | int) -> str:
        return sentence


SPEAKER = Speaker()


def match() -> bytes:
    """Two stakes, the second one taken back."""
    game, setup, secret = Toy(), opened(2), Secret(b"secret")
    chance = secret.chance(1, 1)
    events = game.open(setup, chance)
    state = after_events(game, events)
    draws = tuple(chance.draws)
    log: list[Entry] = [
        entries.Opened(
            at=NOW,
            by="host",
            events=entries.raw(game, events),
            draws=draws,
            game="toy",
            pack=None,
            setup=setup,
            commitment=secret.commitment,
        )
    ]
    for seat in (0, 1):
        prompt = next(each for each in game.prompts(state) if each.seat == seat)
        command = Stake(state.hands[seat][0])
        chance = secret.chance(1, len(log) + 1)
        decision = game.decide(state, seat, command, chance)
        assert isinstance(decision, Accepted)
        log.append(
            entries.Moved(
                at=NOW,
                by="seat",
                seat=seat,
                prompt=prompt.id,
                command=entries.raw(game, command),
                events=entries.raw(game, decision.events),
                draws=tuple(chance.draws),
            )
        )
        state = after_events(game, decision.events, state)
    log.append(entries.Rewound(at=NOW, by="agreed", to=2))
    rows = [{"seq": number, "entry": json.loads(entries.text_of(entry))} for number, entry in enumerate(log, 1)]
    whole = {"format": verify.FORMAT, "game": "toy", "pack": None, "components": None, "entries": rows}
    return json.dumps(whole).encode()


def state_at(data: bytes, at: int | None) -> tuple[Any, Any]:
    told, session = exported(GAMES, "toy", data, at, "0", SPEAKER)
    return told["imported"], json.loads(msgspec.json.encode(session.answer('{"show": "state"}')))["state"]


@rows(("at", "staked"), [(1, [False, False]), (2, [True, False]), (3, [True, True]), (4, [True, False])])
def test_the_position_after_any_entry(at: int, staked: list[bool]) -> None:
    told, state = state_at(match(), at)
    assert told == {"entries": 4, "at": at, "breaches": []}
    assert [stake >= 0 for stake in state["stakes"]] == staked


def test_the_match_goes_on_from_its_last_entry() -> None:
    _, session = exported(GAMES, "toy", match(), None, "0", SPEAKER)
    asked = session.answer('{"show": "prompts"}')["prompts"]
    assert [prompt["seat"] for prompt in asked] == [1]
    line = msgspec.json.encode({"seat": 1, "command": asked[0]["commands"][0]["command"]}).decode()
    assert session.answer(line)["accepted"]
    assert len(session.answer('{"show": {"log": "judge"}}')["log"]) == 4


def test_what_the_rules_do_not_allow_is_told() -> None:
    forged = match().replace(b'"deal": "3"', b'"deal": "4"').replace(b'"options": {}', b'"options": {"deal": "4"}')
    told, _ = state_at(forged, None)
    assert told["breaches"]


@rows(
    ("data", "expected"),
    [(b"", "no match export"), (b"{}", "no match export"), (b"\xff", "no match export"), (match()[:-5], "no match")],
)
def test_what_is_no_exported_match_is_refused(data: bytes, expected: str) -> None:
    with pytest.raises(RefereeProblem, match=expected):
        state_at(data, None)


def test_another_game_and_an_entry_that_is_not_there_are_refused() -> None:
    with pytest.raises(RefereeProblem, match="one of toy, not of other"):
        exported(GAMES, "other", match(), None, "0", SPEAKER)
    with pytest.raises(RefereeProblem, match="a number up to 4"):
        exported(GAMES, "toy", match(), 9, "0", SPEAKER)


async def test_a_match_of_the_bot_is_refereed_on_from_any_of_its_positions(tmp_path: Path) -> None:
    database = await new_database(tmp_path / "bot.sqlite")
    service = MatchService(database, GAMES, HandClock())
    position = await played(service, await table.opened(service))
    data = await service.exports.export(position.match.id, STRANGER)
    assert isinstance(data, bytes)
    for seq in range(1, position.match.seq + 1):
        told, state = state_at(data, seq)
        then = await service.history.position_at(position.match.id, seq)
        assert then is not None
        assert told["breaches"] == []
        assert state == json.loads(Toy.codec.encode(then.state))
    await database.close()
