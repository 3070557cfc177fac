"""What the questions tell that players asked before, in an index of two rules."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp, log, tanh
from pathlib import Path

import pytest

from rules_index.digest.heard import Heard
from rules_index.digest.lexicon import Lexicon
from rules_index.index.ablation import Part
from rules_index.index.entries import entries
from rules_index.index.reader import IndexReader
from rules_index.index.writer import write_index
from rules_index.search.evidence import NOTHING_HEARD, SCALE, STEEPNESS, HeardMatch, nearest_heard, wording
from rules_index.search.lookup import look_up
from rules_index.search.question import read_question
from rules_index.search.stories import CLOSING, read_story, story_wording, windows
from rules_index.values.books import Language
from tests.rules_index.library import CASTLE, rule

HEARD = Heard(
    language=Language.EN,
    answered=("how many cards are drawn", "may I draw a lantern"),
    left_open=("may I sell a lantern", "may I glorbify dice"),
    stories_answered=("we sat at the table and drew cards", "they drew cards at the table"),
    stories_left_open=("we sat at the table and quarrelled", "they quarrelled at length"),
    rules={"how many cards are drawn": ("hrad-cs.draw", "hrad-cs.unknown"), "glorbify": ("hrad-cs.draw",)},
)


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Iterator[IndexReader]:
    path = tmp_path_factory.mktemp("heard") / "rules.sqlite"
    rules = [rule("draw", ask=("how do I draw cards",)), rule("lantern", ask=("what does a lantern do",))]
    write_index(path, [CASTLE], entries((), rules), Lexicon(), {}, heard=[HEARD])
    reader = IndexReader(path)
    yield reader
    reader.close()


def heard(reader: IndexReader, text: str, without: tuple[str, ...] = ()) -> HeardMatch:
    return nearest_heard(reader, read_question(reader, text, Language.EN), without)


def test_a_question_that_was_asked_before_is_wholly_like_itself(reader: IndexReader) -> None:
    assert heard(reader, "may I draw a lantern").answered == pytest.approx(1.0)
    assert heard(reader, "may I sell a lantern").left_open == pytest.approx(1.0)


def test_the_nearest_of_each_kind_is_told_and_the_nearer_one_wins_the_vote(reader: IndexReader) -> None:
    found = heard(reader, "can I sell my lantern")
    assert 0.0 < found.answered < found.left_open < 1.0
    assert found.leaning < 0
    votes = exp(STEEPNESS * found.answered), exp(STEEPNESS * found.left_open)
    assert found.leaning == pytest.approx(log(votes[0] / votes[1]) / SCALE)


def test_a_rule_has_the_questions_that_it_answered(reader: IndexReader) -> None:
    ((number,),) = reader.rows("SELECT id FROM entry WHERE ref = 'hrad-cs.draw'")
    lines = reader.heard_shelf.lines
    assert list(lines) == [number]
    (line,) = lines[number]
    (question,) = [one for one in reader.heard_shelf.heard if one.question == "how many cards are drawn"]
    assert set(line) == {root for root in question.words | question.frame if root < len(reader.idf)} > question.frame


def test_what_is_asked_counts_beside_the_thing(reader: IndexReader) -> None:
    assert heard(reader, "may I draw the lantern").leaning > 0 > heard(reader, "may I sell the lantern").leaning


def test_a_word_that_players_alone_use_is_known_and_is_no_word_of_the_index(reader: IndexReader) -> None:
    assert heard(reader, "glorbify").left_open > 0
    assert reader.rows("SELECT form FROM form WHERE form LIKE 'glorb%'") == []


def test_questions_can_be_left_aside(reader: IndexReader) -> None:
    found = heard(reader, "may I sell a lantern", without=("may I sell a lantern",))
    assert found.left_open == 0.0
    assert found.answered > 0
    assert heard(reader, "xyzzy") == NOTHING_HEARD


def test_an_index_that_heard_nothing_tells_nothing(tmp_path: Path) -> None:
    write_index(tmp_path / "rules.sqlite", [CASTLE], entries((), [rule("draw")]), Lexicon(), {})
    reader = IndexReader(tmp_path / "rules.sqlite")
    assert heard(reader, "how many cards are drawn") == NOTHING_HEARD
    assert reader.story_wording == {}
    reader.close()


def test_stories_teach_their_own_wording(reader: IndexReader) -> None:
    weights = reader.story_wording
    assert weights["drew"] > 0 > weights["quarre"]
    assert story_wording(["they", "drew"], weights).whole > 0 > story_wording(["they", "quarrelled"], weights).whole


def test_the_end_of_a_story_is_told_apart() -> None:
    told = story_wording(["drew"] * 3 + ["later"] * CLOSING, {"drew": 4.0})
    assert told.closing == 0.0
    assert told.whole == pytest.approx(tanh(4.0 / 8))


LONG = "We sat at the table for hours on end and drew nothing. Then somebody came in. May I sell a lantern? Thank you."


def test_a_story_is_compared_by_the_sentences_that_close_with_its_question(reader: IndexReader) -> None:
    found = look_up(reader, LONG, language=Language.EN)
    asked = [window.question for window in windows(read_story(reader, LONG, Language.EN).telling) if window.closes]
    assert len(asked) == 3
    assert found.heard == nearest_heard(reader, asked[0])
    assert found.story is not None
    assert found.story.heard == nearest_heard(reader, asked[-1]) != found.heard
    assert found.story.point == wording(reader, asked[-1])
    assert found.story.asked == wording(reader, asked[0])
    assert look_up(reader, "May I sell a lantern?").story is None


@pytest.mark.parametrize("text", ["May I sell a lantern?", LONG])
def test_without_the_wording_of_questions_nothing_was_heard(reader: IndexReader, text: str) -> None:
    without = IndexReader(reader.path, frozenset({Part.WORDING}))
    told = look_up(without, text, language=Language.EN)
    assert told.heard == NOTHING_HEARD
    assert told.story is None or (told.story.whole, told.story.closing) == (0.0, 0.0)
    assert (told.story is None) == (text != LONG)
    without.close()
