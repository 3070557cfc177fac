"""The rules oracle: rulebooks in, cited rulings out."""

from rules_index.build import BuildProblem, build_index
from rules_index.model import (
    Answer,
    BookInfo,
    BuildReport,
    Language,
    Passage,
    Referee,
    Ruling,
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
    "IndexProblem",
    "Language",
    "Oracle",
    "Passage",
    "Referee",
    "Ruling",
    "SourceProblem",
    "Suggestion",
    "SuggestionKind",
    "Unanswerable",
    "build_index",
]
