"""Fit a model of whether something holds: a logistic regression and boosted trees, which err in different places.

The sum of both is better than either. Needs scikit-learn: ``pip install -e .[fit]``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import log
from typing import Protocol, cast

from rules_index.search.model import Model, Tree

STRENGTH = 0.01
"""How little the weights of the regression are held back, on features of equal spread."""
TREES, LEAVES, RATE, SMALLEST = 500, 6, 0.05, 20
"""Trees, leaves of each, what one of them counts, and rows of a leaf at least."""
ROWS, FEATURES = 0.6, 0.15
"""Shares of the rows and of the features that a tree sees, drawn at random."""
SEED = 0
Row = tuple[Sequence[float], bool, float]
"""Features, whether it holds, and a weight."""


Fit = Callable[[Sequence[Row]], Callable[[Sequence[float]], float]]
"""From rows to how likely it holds of features."""


class Grown(Protocol):
    """A tree as scikit-learn grows it: by node what is on either side of which threshold, -1 for nothing."""

    children_left: Sequence[int]
    children_right: Sequence[int]
    feature: Sequence[int]
    threshold: Sequence[float]
    value: Sequence[Sequence[Sequence[float]]]


def fit_model(rows: Sequence[Row], trees: int = TREES, rate: float = RATE) -> Model:
    """The model under which these rows are likely: each half of it tells half.

    Args:
        trees: how many it has; what many rows are read by has few, to be quick.
        rate: what one of them counts.
    """
    from sklearn.ensemble import GradientBoostingClassifier
    from sklearn.linear_model import LogisticRegression
    from sklearn.preprocessing import StandardScaler

    features = [list(each) for each, _, _ in rows]
    holds = [holds for _, holds, _ in rows]
    mean = sum(weight for _, _, weight in rows) / len(rows)
    weights = [weight / mean for _, _, weight in rows]
    scaler = StandardScaler().fit(features)
    linear = LogisticRegression(C=STRENGTH, max_iter=1000)
    linear.fit(scaler.transform(features), holds, sample_weight=weights)
    slopes = [float(weight) / 2 for weight in linear.coef_[0] / scaler.scale_]
    bias = float(linear.intercept_[0]) / 2 - sum(
        slope * float(middle) for slope, middle in zip(slopes, scaler.mean_, strict=True)
    )
    boosted = GradientBoostingClassifier(
        n_estimators=trees, max_leaf_nodes=LEAVES, max_depth=None, learning_rate=rate, min_samples_leaf=SMALLEST,
        subsample=ROWS, max_features=FEATURES, random_state=SEED,
    )  # fmt: skip
    boosted.fit(features, holds, sample_weight=weights)
    # What is left of the sum without all trees is the logarithm of the odds that the boosting begins with.
    start = float(boosted.init_.class_prior_[1])
    grown = tuple(_tree(cast(Grown, each.tree_), rate) for each in boosted.estimators_[:, 0])
    return Model(bias + _log_odds(start) / 2, tuple(slopes), grown)


def unseen(rows: Sequence[Row], parts: Sequence[int | None], fit: Fit) -> list[float]:
    """How likely it holds of each row, under what was fitted to all but its part; 0 for a row of no part."""
    found = [0.0] * len(rows)
    for part in sorted({part for part in parts if part is not None}):
        probability = fit([row for row, other in zip(rows, parts, strict=True) if other != part])
        for at, other in enumerate(parts):
            if other == part:
                found[at] = probability(rows[at][0])
    return found


def threshold(shares: Iterable[float], below: float) -> float:
    """The probability below which this share of those are for which it holds."""
    ordered = sorted(shares)
    return ordered[int(below * len(ordered))]


def _log_odds(share: float) -> float:
    return log(share / (1 - share))


def _tree(grown: Grown, rate: float, node: int = 0) -> Tree:
    low, high = int(grown.children_left[node]), int(grown.children_right[node])
    if low == high:
        return float(grown.value[node][0][0]) * rate / 2
    return int(grown.feature[node]), float(grown.threshold[node]), _tree(grown, rate, low), _tree(grown, rate, high)
