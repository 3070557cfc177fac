"""A fitted model: what it adds up, and the file it is kept in."""

from __future__ import annotations

from math import log
from pathlib import Path

import pytest

from rules_index.search.certainty import OF_ANSWERABLE
from rules_index.search.model import Model, ModelProblem, packaged_model, read_model
from tests.rows import rows

NAMES = ("COVER", "LOST")
MODEL = Model(0.5, (2.0, -1.0), ((0, 0.25, -0.5, (1, 3.0, 0.125, -1.5)), 0.0625))


def odds(model: Model, *features: float) -> float:
    """The logarithm of the odds that a model gives."""
    share = model.probability(features)
    return log(share / (1 - share))


@pytest.mark.parametrize(
    ("features", "sum_of"),
    [
        ((0.25, 9.0), 0.5 + 0.5 - 9.0 - 0.5 + 0.0625),
        ((0.5, 3.0), 0.5 + 1.0 - 3.0 + 0.125 + 0.0625),
        ((0.5, 3.5), 0.5 + 1.0 - 3.5 - 1.5 + 0.0625),
    ],
)
def test_weights_and_trees_add_up(features: tuple[float, float], sum_of: float) -> None:
    assert odds(MODEL, *features) == pytest.approx(sum_of)


def test_it_is_a_share_however_far_the_features_are_off() -> None:
    assert MODEL.probability((1e9, 0.0)) == 1.0
    assert MODEL.probability((0.0, 1e9)) == pytest.approx(0.0)


def test_a_model_is_read_as_it_was_written(tmp_path: Path) -> None:
    file = tmp_path / "model.json"
    file.write_text(MODEL.to_json(NAMES), "utf-8")
    assert read_model(file, NAMES) == MODEL
    turned = read_model(file, NAMES[::-1])
    assert turned.probability((3.5, 0.5)) == MODEL.probability((0.5, 3.5))


@rows(
    ("text", "problem"),
    [
        ("", "Expecting value"),
        ("[]", "list indices"),
        ('{"bias": 0, "weights": {"COVER": 1}, "trees": []}', "the features differ: LOST"),
        ('{"bias": 0, "weights": {"COVER": 1, "LOST": 1}, "trees": [["ELSE", 1, 0, 1]]}', "'ELSE'"),
        ('{"bias": 0, "weights": {"COVER": 1, "LOST": 1}, "trees": [["LOST", 1, 0]]}', "values to unpack"),
        ('{"bias": 0, "weights": {"COVER": 1, "LOST": 1}, "trees": ["LOST"]}', "'LOST' is no tree"),
    ],
)
def test_a_file_that_is_no_such_model_is_named_with_what_mends_it(tmp_path: Path, text: str, problem: str) -> None:
    file = tmp_path / "model.json"
    file.write_text(text, "utf-8")
    with pytest.raises(ModelProblem) as error:
        read_model(file, NAMES)
    assert str(error.value).startswith("model.json: ")
    assert problem in str(error.value)
    assert str(error.value).endswith("python -m tests.questions.measure --fit")


def test_the_packaged_model_is_fitted_to_what_it_is_given() -> None:
    model = packaged_model("answerable", OF_ANSWERABLE)
    assert len(model.weights) == len(OF_ANSWERABLE)
    assert len(model.trees) > 100
    assert packaged_model("answerable", OF_ANSWERABLE) is model
