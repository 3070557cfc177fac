"""The encoder whose model the operator downloads: run by its library where that is installed, else refused by name."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest

from rules_index.meaning import folder as module
from rules_index.meaning.encoder import MeaningProblem
from rules_index.meaning.folder import FolderEncoder
from tests.rules_index.meaning.tiny_model import write_model

WORDS = {"barrel": [1.0, 0.0, 0.0], "sud": [1.0, 0.1, 0.0], "coin": [0.0, 0.0, 1.0], "query": [0.0, 0.2, 0.0]}
needs_library = pytest.mark.skipif(find_spec("fastembed") is None, reason="fastembed is not installed")


@pytest.fixture
def model(tmp_path: Path) -> Path:
    write_model(tmp_path / "tiny", WORDS)
    return tmp_path / "tiny"


@needs_library
def test_a_model_in_a_folder_is_loaded_and_run(model: Path) -> None:
    encoder = FolderEncoder(model)
    near = encoder.questions(["sud"]) @ encoder.passages(["barrel barrel", "coin", "a coin"]).T
    assert near.argmax() == 0
    assert near[0, 0] > 0.9
    assert encoder.name.startswith("tiny ")


@needs_library
def test_questions_and_passages_are_told_apart_and_have_length_one(model: Path) -> None:
    encoder = FolderEncoder(model)
    question, passage = encoder.questions(["barrel"])[0], encoder.passages(["barrel"])[0]
    assert question.tolist() != passage.tolist()
    assert (question @ question, passage @ passage) == (pytest.approx(1.0), pytest.approx(1.0))


@needs_library
def test_another_model_has_another_name(model: Path, tmp_path: Path) -> None:
    write_model(tmp_path / "other" / "tiny", {**WORDS, "tide": [0.0, 1.0, 0.0]})
    assert FolderEncoder(model).name != FolderEncoder(tmp_path / "other" / "tiny").name


@needs_library
def test_a_broken_model_is_named(model: Path) -> None:
    (model / "model.onnx").write_bytes(b"no model")
    with pytest.raises(MeaningProblem, match="cannot be loaded"):
        FolderEncoder(model)


def test_what_is_missing_is_named(model: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PACKAGE", "json")
    (model / "model.onnx").unlink()
    with pytest.raises(MeaningProblem, match="has no ONNX model"):
        FolderEncoder(model)
    (model / "tokenizer.json").unlink()
    with pytest.raises(MeaningProblem, match=r"has no tokenizer\.json"):
        FolderEncoder(model)


def test_a_missing_library_is_named(model: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PACKAGE", "no_such_package")
    with pytest.raises(MeaningProblem, match=r"\[fastembed\]"):
        FolderEncoder(model)
