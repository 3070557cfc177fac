"""Lines to the referee and what it answers."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from bot.games.zloba.game import Zloba
from bot.referee.opening import complete, wanted
from bot.referee.session import LISTED, Session
from tests.bot.games.toy.game import Toy, opened


class Speaker:
    language = "cs"

    def say(self, sentence: str, /, **values: str | int) -> str:
        return " ".join([sentence, *(f"{name}={value}" for name, value in sorted(values.items()))])


SPEAKER = Speaker()


@pytest.fixture
def session() -> Session:
    return Session(Toy(), opened(2), "7", SPEAKER)


def ask(session: Session, request: object) -> Any:
    """The answer as whoever reads the line gets it."""
    line = request if isinstance(request, str) else json.dumps(request)
    return json.loads(msgspec.json.encode(session.answer(line)))


def prompts(session: Session) -> list[Any]:
    found: list[Any] = ask(session, {"show": "prompts"})["prompts"]
    return found


def stake(session: Session) -> None:
    for prompt in prompts(session):
        ask(session, {"seat": prompt["seat"], "command": prompt["commands"][0]["command"]})


def test_a_legal_command_is_accepted_with_its_events(session: Session) -> None:
    command = prompts(session)[0]["commands"][0]["command"]
    answer = ask(session, {"seat": 0, "command": command})
    assert answer == {"accepted": True, "events": [{"type": "Staked", "seat": 0, "card": command["card"]}]}
    assert ask(session, {"show": "state"})["state"]["stakes"] == [command["card"], -1]


def test_an_illegal_command_is_refused_with_the_rule_and_changes_nothing(session: Session) -> None:
    before = ask(session, {"show": "state"})
    answer = ask(session, {"seat": 0, "command": {"type": "Draw"}})
    assert answer == {"accepted": False, "violations": [{"rule": "toy.turn", "text": "toy-no-turn"}]}
    assert ask(session, {"show": "state"}) == before


@pytest.mark.parametrize("seat", [-1, 2, 10**30])
def test_a_seat_that_is_not_there_is_refused(session: Session, seat: int) -> None:
    answer = ask(session, {"seat": seat, "command": {"type": "Draw"}})
    assert "error" in answer or not answer["accepted"]


def test_prompts_list_every_legal_command(session: Session) -> None:
    hands = ask(session, {"show": "state"})["state"]["hands"]
    for prompt, hand in zip(prompts(session), hands, strict=True):
        assert [each["command"] for each in prompt["commands"]] == [{"type": "Stake", "card": card} for card in hand]
        assert {each["final"] for each in prompt["commands"]} == {False}
        assert "note" not in prompt


def test_a_long_list_is_cut_and_says_so(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    assert LISTED > 2
    monkeypatch.setattr("bot.referee.session.LISTED", 2)
    prompt = prompts(session)[0]
    assert len(prompt["commands"]) == 2
    assert "first 2" in prompt["note"]
    path = prompt["note"].partition(". ")[2].partition(" shows")[0]
    assert len(ask(session, path)["step"]["options"]) == 3


def test_steps_lead_to_a_command(session: Session) -> None:
    options = ask(session, {"show": {"step": {"seat": 1}}})["step"]["options"]
    end = ask(session, {"show": {"step": {"seat": 1, "path": [options[0]["token"]]}}})["step"]
    assert end["command"] == prompts(session)[1]["commands"][0]["command"]
    assert "nowhere" in ask(session, {"show": {"step": {"seat": 1, "path": ["x"]}}})["error"]
    ask(session, {"seat": 1, "command": end["command"]})
    assert "asked nothing" in ask(session, {"show": {"step": {"seat": 1}}})["error"]


def test_a_view_holds_what_its_viewer_may_see(session: Session) -> None:
    hands = ask(session, {"show": "state"})["state"]["hands"]
    assert ask(session, {"show": {"view": 0}})["view"]["hands"] == [hands[0], None]
    assert ask(session, {"show": {"view": "spectator"}})["view"]["hands"] == [None, None]
    assert ask(session, {"show": {"view": "judge"}})["view"]["hands"] == hands


@pytest.mark.parametrize("part", ["view", "log"])
def test_a_viewer_that_is_not_there(session: Session, part: str) -> None:
    assert "seats are 0 to 1" in ask(session, {"show": {part: 2}})["error"]
    assert "seats are 0 to 1" in ask(session, {"show": {part: -1}})["error"]


def test_the_log_tells_each_viewer_what_it_may_know(session: Session) -> None:
    stake(session)
    own, other = (ask(session, {"show": {"log": viewer}})["log"] for viewer in (0, "spectator"))
    assert own[1].startswith("toy-staked-card card=toy-card")
    assert other[1] == "toy-staked seat=seat-number number=1"


def test_a_position_is_arranged(session: Session) -> None:
    stake(session)
    assert ask(session, {"arrange": {"left": 1, "turn": 1}})["accepted"]
    state = ask(session, {"show": "state"})["state"]
    assert (state["left"], state["turn"]) == (1, 1)
    refused = ask(session, {"arrange": {"left": -1}})
    assert refused == {"accepted": False, "violations": [{"rule": "toy.adjust", "text": "toy-no-adjust"}]}


def test_the_same_seed_and_lines_give_the_same_match() -> None:
    def played(seed: str) -> Any:
        session = Session(Toy(), opened(2), seed, SPEAKER)
        while asked := prompts(session):
            assert ask(session, {"seat": asked[0]["seat"], "command": asked[0]["commands"][-1]["command"]})["accepted"]
        outcome = ask(session, {"show": "outcome"})["outcome"]
        assert sorted(each["seat"] for each in outcome["standings"]) == [0, 1]
        return ask(session, {"show": "events"})

    assert played("a") == played("a")
    assert played("a") != played("b")


def test_what_was_settled_is_shown(session: Session) -> None:
    assert ask(session, {"show": "setup"})["setup"]["seats"][1]["choices"]["faction"] == "blue"
    assert ask(session, {"show": "outcome"}) == {"outcome": None}


@pytest.mark.parametrize(
    "line",
    [
        "",
        "{",
        "nonsense",
        "[]",
        "null",
        "{}",
        '{"seat": 0}',
        '{"command": {"type": "Draw"}}',
        '{"seat": "0", "command": {}}',
        '{"seat": 0, "command": {"type": "Draw"}, "show": "state"}',
        '{"show": "all"}',
        '{"show": {}}',
        '{"show": {"view": 0, "log": 0}}',
        '{"show": {"view": "nobody"}}',
        '{"arrange": 1}',
        '{"shows": "state"}',
        '{"seat": 0, "command": "\ud800"}',
        "[" * 100_000,
    ],
)
def test_what_is_no_request_is_told_what_is_expected(session: Session, line: str) -> None:
    assert "each line is " in ask(session, line)["error"]


@pytest.mark.parametrize(
    "command",
    [
        None,
        {},
        {"type": "Fly"},
        {"type": "Stake"},
        {"type": "Stake", "card": "ace"},
        {"type": "Stake", "card": [[[]]]},
        "draw",
        10**400,
        1.5,
    ],
)
def test_what_is_no_command_is_told_what_is_wrong_with_it(session: Session, command: object) -> None:
    error = ask(session, {"seat": 0, "command": command})["error"]
    assert error.startswith("this is no command of toy: ")
    assert "--schema" in error


def test_a_command_nested_without_end_is_no_command(session: Session) -> None:
    deep = "[" * 50_000 + "]" * 50_000
    assert "error" in ask(session, f'{{"seat": 0, "command": {{"type": "Stake", "card": {deep}}}}}')


def test_an_arranged_position_is_shown_only_when_it_is_asked_for(session: Session) -> None:
    stake(session)
    assert ask(session, {"arrange": {"left": 1}}) == {"accepted": True}
    assert ask(session, {"show": "state"})["state"]["left"] == 1


def test_what_only_the_referee_notes_is_in_no_answer() -> None:
    game = Zloba.from_bytes(None)
    session = Session(game, complete(game, wanted('{"seats": 2}'), lambda line: line.key), "7", SPEAKER)
    told, kept = set(), set()
    for _ in range(400):
        asked = prompts(session)
        if not asked:
            break
        answer = ask(session, {"seat": asked[0]["seat"], "command": asked[0]["commands"][0]["command"]})
        told |= {event["type"] for event in answer["events"]}
        kept = {event["type"] for event in ask(session, {"show": "events"})["events"]}
        if {"scored", "die-used"} <= told and {"framed", "unframed"} <= kept:
            break
    assert {"scored", "die-used"} <= told
    assert told.isdisjoint({"framed", "unframed"})
    assert kept - told == {"opened", "framed", "unframed"}


def test_a_line_that_is_no_adjustment_breaks_no_rule() -> None:
    game = Zloba.from_bytes(None)
    session = Session(game, complete(game, wanted('{"seats": 2}'), lambda line: line.key), "7", SPEAKER)
    refused = ask(session, {"arrange": {"round": "two"}})
    assert [each["rule"] for each in refused["violations"]] == [None]
