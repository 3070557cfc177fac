"""The rules oracle: rulebooks in, cited rulings out."""

from rules_index.build import BuildProblem, build_index
from rules_index.cards.table import CardsProblem
from rules_index.compare import side_by_side
from rules_index.cribs import Crib, RuleLink, Sequence, Step
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
from rules_index.scenarios import scenario_label

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
