"""The referee of the command line with files, numbers, names and several picks."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.games.values import Line
from bot.locales.sentences import localizer
from bot.referee.opening import as_asked, complete, remarks, wanted
from bot.referee.problem import RefereeProblem
from bot.referee.session import Session
from bot.referee.trial import play
from rules_index import Language
from tests.bot.games.fair.broken import AsksWhatWasAnswered
from tests.bot.games.fair.game import Fair
from tests.bot.matches.fair import DECKS, STALLS

FAIR = Fair()


def said(line: Line) -> str:
    return line.key


def setup(variant: str = "decks", **seat: str) -> str:
    seats = [{"stall": stall, "deck": deck.decode(), **seat} for stall, deck in zip(STALLS, DECKS[:2], strict=False)]
    return json.dumps({"variant": variant, "seats": seats})


@pytest.fixture
def session() -> Session:
    return Session(FAIR, complete(FAIR, wanted(setup()), said), "7", localizer(Language.EN))


def ask(session: Session, **request: Any) -> dict[str, Any]:
    return session.answer(json.dumps(request))


def test_files_are_read_and_numbers_settled() -> None:
    found = complete(FAIR, wanted(setup(sign="star")), said)
    assert not FAIR.check(found)
    assert found.seats[0].choices["deck"] == DECKS[0].decode()
    assert (found.seats[0].choices["purse"], found.options["rounds"]) == ("1", "3")


def test_what_to_look_over_in_a_file_is_told_with_its_choice() -> None:
    found = complete(FAIR, wanted(setup()), said)
    assert remarks(FAIR, found, said) == ("deck of seat 0: fair-count", "deck of seat 1: fair-count")


def test_a_file_that_is_missing_or_spoilt_is_asked_for_by_name() -> None:
    with pytest.raises(RefereeProblem, match="fair needs a file, the deck of seat 0"):
        complete(FAIR, wanted(None), said)
    with pytest.raises(RefereeProblem, match=r"the deck of seat 0 cannot be read: fair\.deck: fair-unknown"):
        complete(FAIR, wanted(setup(deck="Atlantis")), said)


def test_a_file_that_is_unclear_is_asked_for_with_what_to_write() -> None:
    with pytest.raises(RefereeProblem, match=r"the deck of seat 0 can be read in several ways.*write 'Atlantis'"):
        complete(AsksWhatWasAnswered(), wanted(setup(deck="Atlantis")), said)


def test_what_is_looked_over_is_the_file_as_it_was_asked_for() -> None:
    given = as_asked(FAIR, wanted(setup()))
    assert given.seats[0].choices["deck"] == DECKS[0].decode()
    assert len(remarks(FAIR, given, said)) == 2


def test_a_number_out_of_range_is_told_what_there_is_to_choose() -> None:
    with pytest.raises(RefereeProblem, match=r"deck of a seat: the text of a file; .*purse of a seat: 1 to 60"):
        complete(FAIR, wanted(setup(purse="99")), said)


def test_several_picks_numbers_and_names_are_shown_and_accepted(session: Session) -> None:
    hand = session.state.hands[0]
    step = ask(session, show={"step": {"seat": 0, "path": ["sell"]}})["step"]
    assert (step["least"], step["most"], len(step["options"])) == (1, 3, len(hand))
    both = f"g{hand[0]}+g{hand[1]}"
    sold = ask(session, show={"step": {"seat": 0, "path": ["sell", both]}})["step"]
    assert json.loads(bytes(sold["command"])) == {"type": "Sell", "goods": [hand[0], hand[1]]}
    number = ask(session, show={"step": {"seat": 0, "path": ["bid"]}})["step"]
    assert (number["least"], number["most"]) == (1, 1)
    names = ask(session, show={"step": {"seat": 0, "path": ["seek"]}})["step"]
    assert (names["names"], len(names["options"])) == (1073, 200)
    typed = ask(session, show={"step": {"seat": 0, "path": ["seek"], "typed": "visby hed"}})["step"]
    assert [each["token"] for each in typed["options"]] == ["g33"]
    assert ask(session, seat=0, command={"type": "Sell", "goods": [hand[0], hand[1]]})["accepted"]
    assert not ask(session, seat=1, command={"type": "Bid", "coins": 60})["accepted"]


def test_every_prompt_lists_some_commands(session: Session) -> None:
    (prompt,) = ask(session, show="prompts")["prompts"]
    assert len(prompt["commands"]) == 200
    assert "there are more" in prompt["note"]


def test_a_position_is_saved_where_the_game_saves_it(session: Session) -> None:
    assert ask(session, show="save") == {
        "accepted": False,
        "violations": [{"rule": "fair.hidden", "text": "fair-no-hidden"}],
    }
    shown = Session(FAIR, complete(FAIR, wanted(setup("open")), said), "7", localizer(Language.EN))
    saved = ask(shown, show="save")["save"]
    asked = {"variant": "open", "seats": list(STALLS[:2]), "options": {"saved": saved}}
    again = Session(FAIR, complete(FAIR, wanted(json.dumps(asked)), said), "8", localizer(Language.EN))
    assert again.state == shown.state


def test_matches_are_played_at_random() -> None:
    told = play(FAIR, wanted(setup(purse="40")), 3, "0", said)
    assert told["games"] == 3
