"""Learning from the digest's questions counts in the order of candidates, and brings some of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules_index.index.ablation import Part
from rules_index.index.reader import IndexReader
from rules_index.search.lookup import look_up
from tests.oracles import lent_reader

ASKED = "smi ten samy chlap mlatit podruhy nez zase prijdu na radu"


@pytest.fixture(scope="module")
def whole(digest_index: Path) -> IndexReader:
    return lent_reader(digest_index)


@pytest.fixture(scope="module")
def without(digest_index: Path) -> IndexReader:
    return IndexReader(digest_index, frozenset({Part.LEARNED}))


def test_what_was_learned_is_a_sign_of_each_candidate_and_can_be_left_out(
    whole: IndexReader, without: IndexReader
) -> None:
    signs = {one.id: one.signs.learned for one in look_up(whole, ASKED, "doomtrooper").ranked}
    assert max(signs.values()) == 0.0 > min(signs.values()) >= -1.0
    left_out = look_up(without, ASKED, "doomtrooper")
    assert {one.signs.learned for one in left_out.ranked} == {0.0}
    assert left_out.evidence.learned.share == 0.0


def test_a_likely_rule_is_a_candidate_whatever_its_words(whole: IndexReader, without: IndexReader) -> None:
    found = look_up(whole, ASKED, "doomtrooper")
    assert {*found.learned.foremost} <= {one.id for one in found.ranked}
    assert not {*found.learned.foremost} <= {one.id for one in look_up(without, ASKED, "doomtrooper").ranked}


def test_of_a_story_the_sentence_that_asks_and_the_whole_count(whole: IndexReader) -> None:
    story = (
        "Včera jsme hráli dlouho do noci, soupeř měl dva bojovníky a já jednoho zraněného. Na začátku tahu jsem si "
        "líznul jen dvě karty a zapomněl na tu třetí, přišlo se na to až při boji. Nakonec jsem zahrál výstroj na "
        "svého muže a soupeř ji chtěl zrušit kartou z ruky. Kolik karet smím mít na konci tahu v ruce?"
    )
    told = [one.told for one in look_up(whole, story, "doomtrooper").ranked if one.told]
    assert len(told) > 5
    assert [one.learned for one in told] != [one.learned_of_all for one in told]
    assert all(-1.0 <= sign <= 0.0 for one in told for sign in (one.learned, one.learned_of_all))
