"""Fitting a model of weights and trees to made-up rows."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import pytest

from tests.questions.boosting import Row, fit_model, threshold, unseen


@pytest.mark.slow
def test_a_model_finds_what_holds_only_where_two_features_meet() -> None:
    pytest.importorskip("sklearn")
    chance = random.Random(1)
    rows: list[Row] = []
    for _ in range(600):
        one, other, noise = chance.random(), chance.random(), chance.random()
        rows.append(((one, other, noise), (one > 0.5) == (other > 0.5), 1.0))
    model = fit_model(rows)
    near, far = model.probability((0.9, 0.9, 0.5)), model.probability((0.9, 0.1, 0.5))
    assert near > 0.7 > 0.3 > far
    assert fit_model(rows) == model


@pytest.mark.slow
def test_a_model_counts_rows_by_their_weight() -> None:
    pytest.importorskip("sklearn")
    rows: list[Row] = [((0.0,), True, 9.0), ((0.0,), False, 1.0)] * 40
    assert fit_model(rows).probability((0.0,)) == pytest.approx(0.9, abs=0.02)


def test_each_part_is_judged_by_what_was_fitted_to_the_others() -> None:
    rows: list[Row] = [((float(at),), True, 1.0) for at in range(5)]
    fitted: list[list[float]] = []

    def fit(few: Sequence[Row]) -> Callable[[Sequence[float]], float]:
        fitted.append([features[0] for features, _, _ in few])
        return lambda features: features[0] / 10

    assert unseen(rows, [0, 1, 0, 1, None], fit) == [0.0, 0.1, 0.2, 0.3, 0.0]
    assert fitted == [[1.0, 3.0, 4.0], [0.0, 2.0, 4.0]]


def test_a_threshold_leaves_a_share_below_it() -> None:
    shares = [at / 100 for at in range(100)]
    at = threshold(reversed(shares), 0.04)
    assert sum(share < at for share in shares) == 4
