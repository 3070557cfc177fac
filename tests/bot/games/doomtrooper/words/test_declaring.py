"""A card that nobody has written: its player says every word of the vocabulary, in few taps, and it happens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.doomtrooper.asks.asked import Asked
from bot.games.doomtrooper.asks.course import command as menu
from bot.games.doomtrooper.position.commands import LetBe, Play
from bot.games.doomtrooper.tells.previews import preview
from bot.games.doomtrooper.words.effects import Effect
from bot.games.doomtrooper.words.vocabulary import GROUPS, WORDS
from bot.games.doomtrooper.words.whom import Whom
from bot.games.kernel.ask import PathAnswers, Unanswered
from bot.games.questions import Text
from rules_index import Language
from tests.bot.games.doomtrooper.flow.seats import Seats
from tests.bot.games.doomtrooper.table import words
from tests.bot.games.doomtrooper.telling.words import said
from tests.rows import rows

CHOSEN = {"role": "chosen"}
ON_A_WARRIOR = {"when": "any", "to": "card", "whom": {"tags": ["warrior"]}, "after": "discard"}
TAPS = 8


def declaring(play: Mapping[str, Any] = ON_A_WARRIOR) -> tuple[Seats, int, int]:
    """The first seat may play a card of which only the kind is known, on a warrior."""
    table = Seats()
    one = table.warrior(0)
    card = table.card("special", 0, play=play, declared=True, name="Card")
    return table.at(1), card, one


def declared(table: Seats, said: Play) -> Seats:
    return table.says(0, said).says(1, LetBe()).all_pass(until="start")


@rows("name", WORDS)
def test_every_word_is_said_in_one_sentence_and_stands(name: str) -> None:
    table, card, one = declaring()
    command = Play(card, targets=(one,), effects=(WORDS[name].effect,))
    line = preview(table.goes_on().run, 0, command)
    assert "doomtrooper-" not in said(line, Language.EN)
    table.says(0, command)


def test_every_word_belongs_to_a_group_and_takes_few_taps() -> None:
    assert {word.group for word in WORDS.values()} == set(GROUPS)
    # The group, the word, what is asked about it, and that it is all.
    assert max(len(word.fields) for word in WORDS.values()) + 3 <= TAPS


def test_the_way_to_a_word_leads_through_its_group() -> None:
    table, card, _ = declaring()
    assert table.offered(0, "play", table.token(card)) == [*GROUPS, "sentence", "terms", "when", "if", "hand"]
    assert table.offered(0, "play", table.token(card), "harm")[:3] == ["wound", "heal", "save"]
    assert "all-foes" in table.offered(0, "play", table.token(card), "harm", "wound")
    rest = [*GROUPS, "when", "if", "or", "lot"]
    assert table.offered(0, "play", table.token(card), "harm", "wound", "chosen", "more") == rest


def test_a_modifier_may_lower_a_rating() -> None:
    table, card, one = declaring()
    path = ("play", table.token(card), "values", "rate", "fight", "-3", "chosen", "turn")
    found = menu(PathAnswers(path), Asked(table.goes_on().run, 0))
    assert found == Play(card, targets=(one,), effects=words({"do": "rate", "ratings": ["fight"], "sum": -3,
                                                              "who": CHOSEN, "until": "turn"}))  # fmt: skip


def test_three_words_are_all_unless_the_last_has_an_alternative() -> None:
    table, card, _ = declaring()
    wound = ("harm", "wound", "chosen")
    path = ("play", table.token(card), *wound, "more", *wound, "more", *wound)
    assert table.offered(0, *path, "more") == ["or", "lot"]
    answers = PathAnswers((*path, "more", "or", *wound))
    assert isinstance(menu(answers, Asked(table.run, 0)), Play)
    assert answers.continued == ()


def test_the_question_shows_what_the_table_knows() -> None:
    table, card, _ = declaring({**ON_A_WARRIOR, "price": {"destiny": 2}})
    with pytest.raises(Unanswered) as asked:
        menu(PathAnswers(("play", table.token(card))), Asked(table.goes_on().run, 0))
    shown = said(asked.value.step.ask, Language.EN)
    assert all(part in shown for part in ("Card", "special", "at any time", "2 D", "warrior", "discarded")), shown


def test_what_is_declared_under_a_condition_happens_under_it() -> None:
    for turn, wounded in (("own", True), ("opponent", False)):
        table, card, one = declaring()
        effect = {"do": "wound", "who": CHOSEN, "if": [{"turn": turn}]}
        declared(table, Play(card, targets=(one,), effects=words(effect)))
        assert table.state.cards[one].wounded is wounded


def test_what_is_declared_for_an_event_waits_for_it() -> None:
    table, card, _ = declaring({"when": "any", "after": "discard"})
    effect = {"do": "watch", "on": {"event": "draw"}, "effects": [{"do": "points", "destiny": 3}], "until": "game"}
    declared(table, Play(card, effects=words(effect)))
    assert table.points()[0] == 10
    table.all_pass(until="draw")
    assert table.points()[0] == 13


def test_one_of_two_words_is_chosen() -> None:
    table, card, _ = declaring({"when": "any", "after": "discard"})
    ways = [[{"do": "points", "destiny": 3}], [{"do": "points", "victory": 2}]]
    table.says(0, Play(card, effects=words({"do": "choose", "ways": ways}))).says(1, LetBe()).all_pass()
    table.answer(1)
    assert table.points() == (10, 7)


def test_chance_decides_between_two_words() -> None:
    table, card, _ = declaring({"when": "any", "after": "discard"})
    ways = [[{"do": "points", "destiny": 3}], [{"do": "points", "victory": 2}]]
    declared(table, Play(card, effects=words({"do": "chance", "sides": 2, "ways": ways})))
    assert table.points() == (13, 5)


def test_a_player_says_what_a_card_costs_and_where_it_goes() -> None:
    table, card, _ = declaring({"when": "any", "after": "discard"})
    declared(table, Play(card, after="sacrifice", price=4, effects=words({"do": "draw"})))
    assert (table.points()[0], table.zone(card)) == (6, "sacrificed")


def test_nobody_says_a_price_that_cannot_be_paid() -> None:
    table, card, _ = declaring({"when": "any", "after": "discard"})
    table.refused(0, Play(card, price=11))


def test_a_note_is_told_and_carried_out_by_nobody() -> None:
    table, card, one = declaring()
    command = Play(card, targets=(one,), note="Every second card is turned over.")
    line = said(preview(table.goes_on().run, 0, command), Language.EN)
    assert "Every second card is turned over." in line
    before = table.state.cards[one]
    declared(table, command)
    assert table.state.cards[one] == before
    assert table.zone(card) == "discard"


def test_a_note_is_asked_for_where_nothing_else_is_said() -> None:
    table, card, one = declaring()
    path = ("play", table.token(card), "hand")
    with pytest.raises(Unanswered) as asked:
        menu(PathAnswers(path), Asked(table.goes_on().run, 0))
    assert isinstance(asked.value.step, Text)
    assert asked.value.step.longest == 200
    found = menu(PathAnswers((*path, "=He sleeps.")), Asked(table.run, 0))
    assert found == Play(card, targets=(one,), note="He sleeps.")


@rows("note", ["x" * 201, "two\nlines", " spaced ", "\u202eturned"])
def test_a_note_is_short_and_on_one_line(note: str) -> None:
    table, card, one = declaring()
    table.refused(0, Play(card, targets=(one,), note=note))


def test_a_card_that_is_written_takes_no_note() -> None:
    table = Seats()
    card = table.card(play={"when": "any", "after": "discard"}, effects=({"do": "draw"},))
    table.at(1).refused(0, Play(card, note="More than that."))


def test_the_words_of_one_player_are_not_more_than_three() -> None:
    table, card, one = declaring()
    wound: Effect = replace(WORDS["wound"].effect, who=Whom(role="chosen"))
    table.refused(0, Play(card, targets=(one,), effects=(wound,) * 4))
    table.says(0, Play(card, targets=(one,), effects=(wound,) * 3))
