"""The referee of tables that play together: who is present, who gives up, and what everybody holds."""

from __future__ import annotations

import pytest

from bot.games.setup import SeatSetup, Setup
from bot.referee.opening import wanted
from bot.referee.problem import RefereeProblem
from bot.referee.session import Session
from bot.referee.trial import play
from tests.bot.games.camp.game import Camp
from tests.bot.referee.test_session import SPEAKER, ask


def camp(variant: str = "group") -> Session:
    """A camp of three."""
    return Session(Camp(), Setup("camp@2026-04-01", variant, (SeatSetup(),) * 3, {"days": "2"}), "7", SPEAKER)


def holder(session: Session) -> int:
    """Who is asked."""
    (prompt,) = ask(session, {"show": "prompts"})["prompts"]
    return int(prompt["seat"])


def test_who_is_absent_is_passed_over() -> None:
    session = camp()
    answer = ask(session, {"attend": [2, 1]})
    assert [event["type"] for event in answer["events"]] == ["Here", "Passed"]
    assert holder(session) == 1
    assert ask(session, {"attend": [1, 2]}) == {"accepted": True, "events": []}


def test_who_gives_up_goes_and_the_last_one_ends_it() -> None:
    session = camp()
    assert ask(session, {"retire": [0]})["accepted"]
    assert holder(session) == 1
    answer = ask(session, {"retire": [1, 2]})
    assert answer["outcome"]["reason"] == "camp-left"
    assert [one["won"] for one in answer["outcome"]["standings"]] == [False] * 3


def test_what_cannot_be_is_said() -> None:
    assert "by everybody for themselves" in ask(camp("circle"), {"attend": [0]})["error"]
    for request in ({"attend": [3]}, {"retire": [-1]}):
        assert "there is no seat" in ask(camp(), request)["error"]
    assert "error" in ask(camp(), {"attend": [0], "retire": [0]})
    assert "error" in ask(camp(), {"show": {"sheet": 0, "view": 0}})


def test_a_sheet_is_shown_to_whom_it_belongs() -> None:
    session = camp()
    own, others = (ask(session, {"show": {"sheet": viewer}})["sheet"] for viewer in (1, "spectator"))
    assert [section["title"] for section in own] == ["camp-sheet", "camp-sheet-own"]
    assert [section["title"] for section in others] == ["camp-sheet"]
    assert "there is no seat 9" in ask(session, {"show": {"sheet": 9}})["error"]


def test_a_game_without_a_player_of_its_own_is_played_by_chance() -> None:
    asked = wanted('{"variant": "group"}')
    assert play(Camp(), asked, 2, "7", lambda line: line.key)["games"] == 2
    with pytest.raises(RefereeProblem, match="no player of its own"):
        play(Camp(), asked, 1, "7", lambda line: line.key, automated=True)
