"""A fitted model of whether something holds: a weighted sum of features, and small trees of thresholds over them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from math import exp
from operator import mul

STEEPEST = 500.0
"""Where the logistic function is 0 or 1 already, and its exponential no longer a number."""

Branch = tuple[int, float, "Tree", "Tree"]
"""The place of a feature, and a threshold: the first tree counts up to it, the second above."""
Tree = float | Branch
"""What a feature adds to the sum, by thresholds."""


class ModelProblem(Exception):
    """A file of a model breaks the format; the message names the file and what is wrong."""


@dataclass(frozen=True, slots=True)
class Model:
    """A model with a weight for each feature, in their order."""

    bias: float
    weights: tuple[float, ...]
    trees: tuple[Tree, ...] = ()

    def probability(self, features: Sequence[float]) -> float:
        """How likely it holds, from 0 to 1."""
        total = self.bias + sum(map(mul, self.weights, features))
        for tree in self.trees:
            while isinstance(tree, tuple):
                at, threshold, low, high = tree
                tree = low if features[at] <= threshold else high
            total += tree
        return 1 / (1 + exp(-max(-STEEPEST, min(STEEPEST, total))))

    def to_json(self, names: Sequence[str]) -> str:
        """The text of its file: a line for each weight and for each tree, whose features are named."""

        def told(tree: Tree) -> object:
            if isinstance(tree, tuple):
                at, threshold, low, high = tree
                return [names[at], _short(threshold), told(low), told(high)]
            return _short(tree)

        weights = [f"  {json.dumps(name)}: {_short(weight)}" for name, weight in zip(names, self.weights, strict=True)]
        trees = [f"  {json.dumps(told(tree))}" for tree in self.trees]
        told_weights, told_trees = ",\n".join(weights), ",\n".join(trees)
        return f'{{"bias": {_short(self.bias)}, "weights": {{\n{told_weights}\n}}, "trees": [\n{told_trees}\n]}}\n'


def read_model(file: Traversable, names: Sequence[str]) -> Model:
    """The model in a file.

    Args:
        names: the features that it is given, in their order.

    Raises:
        ModelProblem: the file is no model of these features.
    """
    places = {name: at for at, name in enumerate(names)}

    def tree(told: object) -> Tree:
        if isinstance(told, list):
            name, threshold, low, high = told
            return places[name], float(threshold), tree(low), tree(high)
        if isinstance(told, int | float):
            return float(told)
        raise TypeError(f"{told!r} is no tree")

    try:
        found = json.loads(file.read_text("utf-8"))
        weights = found["weights"]
        if set(weights) != set(places):
            raise ValueError(f"the features differ: {', '.join(sorted(set(weights) ^ set(places)))}")
        return Model(
            float(found["bias"]), tuple(float(weights[name]) for name in names), tuple(map(tree, found["trees"]))
        )
    except (KeyError, TypeError, ValueError) as error:
        raise ModelProblem(
            f"{file.name}: {error}; fit it anew with: python -m tests.questions.measure --fit"
        ) from error


@cache
def packaged_model(name: str, names: tuple[str, ...]) -> Model:
    """The model of this name that was fitted to our own questions."""
    return read_model(files("rules_index.search") / f"{name}.json", names)


def _short(number: float) -> float:
    return float(f"{number:.4g}")
