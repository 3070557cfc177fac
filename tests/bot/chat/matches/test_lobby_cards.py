"""The cards of a lobby: the choices they offer, how a choice is said to its owner, and which terms have changed."""

from __future__ import annotations

from typing import Any

from bot.chat.matches.base.terms import span
from bot.chat.matches.base.typed import seconds
from bot.chat.matches.shows.lobby.card import host_card, lobby_card
from bot.chat.matches.shows.lobby.choice_words import own
from bot.chat.matches.shows.lobby.looking import look_card
from bot.chat.matches.shows.lobby.more_card import OFFERED
from bot.games.setup import Choice, Setup
from bot.games.values import Line, Section
from bot.locales.sentences import localizer
from bot.matches.model.match import Course, Seating, Status, Terms, Timing
from rules_index import Language
from tests.bot.chat.matches.scene import MATCH, PLAYER, buttons, renderer, text
from tests.bot.games.toy.game import Toy
from tests.rows import rows

GATHERED: dict[str, Any] = {"status": Status.LOBBY, "seq": 0}
BET = Choice("bet", True, kind="number", sealed=True, least=1, most=9)


class Betting(Toy):
    """The toy game in which everybody also bets in secret, and of which much can be read."""

    def choices(self, setup: Setup) -> tuple[Choice, ...]:
        return (*super().choices(setup), BET)

    def components_shown(self, setup: Setup) -> tuple[Section, ...]:
        return (Section(Line("rules"), tuple(Line("x" * 1400) for _ in range(6))),)


@rows(
    ("agreed", "changed"),
    [(None, False), (MATCH.terms, False), (Terms("toy@2026-01-01", "short", 2, Timing(3600)), True)],
)
def test_a_lobby_explains_its_mark_only_where_something_is_marked(agreed: Terms | None, changed: bool) -> None:
    said = text(lobby_card(renderer(**GATHERED, course=Course(agreed=agreed))))
    assert ("✎ **" in said, "✎ marks what has changed" in said) == (changed, changed)


def test_a_card_of_all_choices_is_offered_where_selects_are_not_enough() -> None:
    simple, betting = buttons(lobby_card(renderer(**GATHERED))), buttons(lobby_card(renderer(Betting(), **GATHERED)))
    assert betting.keys() - simple.keys() == {"My choices: bet", "What you play with"}
    assert "Choices for the table" not in buttons(host_card(renderer(**GATHERED)))


def test_who_sealed_a_number_reads_it_and_not_its_fingerprint() -> None:
    seats = (Seating(PLAYER, {"faction": "red", "bet": "f" * 64}),)
    assert own(renderer(Betting(), **GATHERED, seats=seats), BET, 0, {"bet": "7"}) == "**Bet** 🔒: 7"


@rows(("page", "before", "after"), [(0, False, True), (1, True, True), (2, True, False)])
def test_the_pages_of_what_is_played_with_are_turned_as_far_as_there_are_any(
    page: int, before: bool, after: bool
) -> None:
    shown = buttons(look_card(renderer(Betting(), **GATHERED), page=page))
    assert list(shown.values()) == [before, after]


@rows("language", list(Language))
def test_each_length_of_time_that_is_offered_is_said_exactly(language: Language) -> None:
    words = localizer(language)
    for name, lengths in OFFERED.items():
        assert [seconds(span(each, words)) for each in lengths if each] == [each for each in lengths if each], name
