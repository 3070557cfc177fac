"""Lines of games and of the service, said with players' names and without foreign Markdown."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.chat.base.messages import LineRenderer
from bot.chat.base.names import Named, nobody
from bot.chat.matches.base.terms import span
from bot.games.values import Line
from bot.locales.sentences import localizer
from bot.matches.model.match import FORGOTTEN, Course, Match, Seating, Status, Terms
from bot.matches.model.position import Position
from rules_index import Language
from tests.bot.games.toy.game import Toy

SEATS = (
    Seating(42, {"faction": "red"}),
    Seating(None, {"faction": "blue"}, automated=True),
    Seating(None),
    Seating(FORGOTTEN, {"faction": "amber"}),
)


TOY = Toy()


def voice(language: Language = Language.CS, seats: tuple[Seating, ...] = SEATS, named: Named = nobody) -> LineRenderer:
    match = Match(
        id=1,
        revision=1,
        guild=1,
        channel=1,
        host=42,
        status=Status.PLAYING,
        game="toy",
        seq=1,
        head="",
        created=datetime(2026, 1, 1, tzinfo=UTC),
        terms=Terms("toy@2026-01-01", "short", 4),
        course=Course(),
        seats=seats,
    )
    return LineRenderer(localizer(language), Position(match, TOY, None), named)


def test_a_seat_is_its_player() -> None:
    said = voice()
    line = Line("match-log-conceded", {"seat": 0})
    assert "<@42>" in said.markdown(line)
    assert "<@" not in said.plain(line)
    assert "volné místo 3" in said.markdown(Line("match-log-conceded", {"seat": 2}))
    assert "někdejší hráč" in said.markdown(Line("match-log-conceded", {"seat": 3}))
    assert "<@0>" not in said.markdown(Line("match-log-conceded", {"seat": 3}))
    assert "místo 9" in said.markdown(Line("match-log-conceded", {"seat": 8}))


def test_a_line_is_said_anew_for_others_at_the_table_and_in_another_language() -> None:
    line, seats = Line("match-log-conceded", {"seat": 0}), (Seating(42),)
    assert voice(seats=seats).markdown(line) == "<@42> vzdává zápas."
    assert voice(seats=(Seating(43),)).markdown(line) == "<@43> vzdává zápas."
    assert voice(Language.EN, seats).markdown(line) == "<@42> concedes."


CALLED = {7: "Anna", 8: "Bo", 9: "Bo", 10: ""}


@pytest.mark.parametrize(("language", "number"), [
    (Language.CS, "místo"), (Language.EN, "seat"), (Language.SV, "plats"),
])  # fmt: skip
def test_a_label_names_the_players_of_a_game_in_which_all_are_alike(language: Language, number: str) -> None:
    """Two of one name keep the number of their seat, and so does one whose name is not known."""
    said = voice(language, tuple(map(Seating, (7, 8, 9, 10))), lambda user: CALLED[user])
    assert [said.seat(seat, markdown=False) for seat in range(4)] == [
        "Anna", f"Bo ({number} 2)", f"Bo ({number} 3)", f"{number} 4",
    ]  # fmt: skip
    assert said.seat(0) == "<@7>"


def test_what_a_player_plays_comes_before_the_name() -> None:
    assert voice(named=lambda _: "Anna").seat(0, markdown=False) == voice().seat(0, markdown=False)


def test_strange_words_are_no_markdown() -> None:
    line = Line("match-refused-no-command", {"problem": "**@everyone** [x](y)"})
    assert "**@everyone**" in voice().plain(line)
    said = voice().markdown(line)
    assert "**" not in said
    assert "@everyone" not in said


def test_inner_lines_are_said_first_and_several_are_listed() -> None:
    inner = Line("match-outcome-draw")
    line = Line("match-refused-no-command", {"problem": (inner, inner)})
    once = voice(Language.EN).markdown(inner)
    assert f"{once}, {once}" in voice(Language.EN).markdown(line)


def test_time_is_said_in_its_largest_whole_unit() -> None:
    words = localizer(Language.CS)
    assert [span(seconds, words) for seconds in (86400, 172800, 5 * 86400, 7200, 90 * 60, 60, 10)] == [
        "1 den",
        "2 dny",
        "5 dní",
        "2 hodiny",
        "90 minut",
        "1 minuta",
        "1 minuta",
    ]
