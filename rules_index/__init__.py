"""The rules oracle: rulebooks in, cited rulings out."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rules_index.cards.table import CardsProblem
    from rules_index.digest.cribs import Crib, RuleLink, Sequence, Step
    from rules_index.digest.scenarios import scenario_label
    from rules_index.index.build import BuildProblem, build_index
    from rules_index.model import (
        Answer,
        BookInfo,
        BookKind,
        BuildReport,
        Card,
        CardAnswer,
        Comparison,
        Gap,
        Language,
        Passage,
        Referee,
        Ruling,
        Scenario,
        Side,
        SourceProblem,
        Suggestion,
        SuggestionKind,
        Unanswerable,
    )
    from rules_index.oracle import IndexProblem, Oracle
    from rules_index.search.compare import side_by_side

__all__ = [
    "Answer",
    "BookInfo",
    "BookKind",
    "BuildProblem",
    "BuildReport",
    "Card",
    "CardAnswer",
    "CardsProblem",
    "Comparison",
    "Crib",
    "Gap",
    "IndexProblem",
    "Language",
    "Oracle",
    "Passage",
    "Referee",
    "RuleLink",
    "Ruling",
    "Scenario",
    "Sequence",
    "Side",
    "SourceProblem",
    "Step",
    "Suggestion",
    "SuggestionKind",
    "Unanswerable",
    "build_index",
    "scenario_label",
    "side_by_side",
]

_HOMES = {
    "BuildProblem": "index.build",
    "build_index": "index.build",
    "CardsProblem": "cards.table",
    "side_by_side": "search.compare",
    "Crib": "digest.cribs",
    "RuleLink": "digest.cribs",
    "Sequence": "digest.cribs",
    "Step": "digest.cribs",
    "IndexProblem": "oracle",
    "Oracle": "oracle",
    "scenario_label": "digest.scenarios",
}
"""Where a name is at home, if not among the value objects."""


if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        # Dictionaries and database libraries take a second to load; a program that needs a language needs none of them.
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        value = getattr(import_module(f"{__name__}.{_HOMES.get(name, 'model')}"), name)
        globals()[name] = value
        return value
