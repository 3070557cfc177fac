"""The rules oracle: rulebooks in, cited rulings out."""

from rules_index.build import BuildProblem, build_index
from rules_index.compare import side_by_side
from rules_index.model import (
    Answer,
    BookInfo,
    BuildReport,
    Comparison,
    Language,
    Passage,
    Referee,
    Ruling,
    Side,
    SourceProblem,
    Suggestion,
    SuggestionKind,
    Unanswerable,
)
from rules_index.oracle import IndexProblem, Oracle

__all__ = [
    "Answer",
    "BookInfo",
    "BuildProblem",
    "BuildReport",
    "Comparison",
    "IndexProblem",
    "Language",
    "Oracle",
    "Passage",
    "Referee",
    "Ruling",
    "Side",
    "SourceProblem",
    "Suggestion",
    "SuggestionKind",
    "Unanswerable",
    "build_index",
    "side_by_side",
]
