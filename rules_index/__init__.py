"""The rules oracle: rulebooks in, cited rulings out."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rules_index.awaited import IndexPending, awaited_oracle, digest_books
    from rules_index.cards.own_names import NamedInQuestion, OwnNames
    from rules_index.cards.packaged import packaged_table
    from rules_index.cards.table import CardsProblem, packaged_cards, read_cards
    from rules_index.digest.cribs import Crib, RuleLink, Sequence, Step
    from rules_index.digest.guide import GuideEntry, GuideProblem, GuideText, UsualPenalty, UsualRemedy, load_guide
    from rules_index.digest.scenarios import scenario_label
    from rules_index.index.build import UNFINISHED, BuildProblem, build_index, is_up_to_date
    from rules_index.index.reader import IndexProblem
    from rules_index.index.schema import SCHEMA_VERSION
    from rules_index.languages.dictionaries import WITHOUT_DICTIONARIES, dictionaries_version, take_up_dictionaries
    from rules_index.languages.language import detect
    from rules_index.languages.questions import things_apart, topic_wanted
    from rules_index.library.oracle import OpenShelves, ServerOracle, Shelf
    from rules_index.library.reading import BookReading, LibraryReport, Unread
    from rules_index.library.report import report_of, written
    from rules_index.library.vectors import may_have_vectors
    from rules_index.meaning.choice import Choice, chosen, shared_choice
    from rules_index.meaning.encoder import Encoder
    from rules_index.memory import free_memory
    from rules_index.oracle import Oracle
    from rules_index.search.compare import side_by_side
    from rules_index.sources.reading.folder import CONVERT, READABLE
    from rules_index.values.answers import (
        Answer,
        CardAnswer,
        Comparison,
        Lacking,
        Modal,
        RuleList,
        Ruling,
        Side,
        Suggestion,
        SuggestionKind,
        Surety,
        Topic,
        TopicKind,
        Unanswerable,
        Verdict,
    )
    from rules_index.values.books import BookInfo, BookKind, Language, Passage, Scenario
    from rules_index.values.cards import Card, Component, Source
    from rules_index.values.digest import Gap, Referee, Rendering
    from rules_index.values.notes import Note, NoteKind
    from rules_index.values.sources import BuildReport, SourceProblem, Unreadable

__all__ = [
    "CONVERT",
    "READABLE",
    "SCHEMA_VERSION",
    "UNFINISHED",
    "WITHOUT_DICTIONARIES",
    "Answer",
    "BookInfo",
    "BookKind",
    "BookReading",
    "BuildProblem",
    "BuildReport",
    "Card",
    "CardAnswer",
    "CardsProblem",
    "Choice",
    "Comparison",
    "Component",
    "Crib",
    "Encoder",
    "Gap",
    "GuideEntry",
    "GuideProblem",
    "GuideText",
    "IndexPending",
    "IndexProblem",
    "Lacking",
    "Language",
    "LibraryReport",
    "Modal",
    "NamedInQuestion",
    "Note",
    "NoteKind",
    "OpenShelves",
    "Oracle",
    "OwnNames",
    "Passage",
    "Referee",
    "Rendering",
    "RuleLink",
    "RuleList",
    "Ruling",
    "Scenario",
    "Sequence",
    "ServerOracle",
    "Shelf",
    "Side",
    "Source",
    "SourceProblem",
    "Step",
    "Suggestion",
    "SuggestionKind",
    "Surety",
    "Topic",
    "TopicKind",
    "Unanswerable",
    "Unread",
    "Unreadable",
    "UsualPenalty",
    "UsualRemedy",
    "Verdict",
    "awaited_oracle",
    "build_index",
    "chosen",
    "detect",
    "dictionaries_version",
    "digest_books",
    "free_memory",
    "is_up_to_date",
    "load_guide",
    "may_have_vectors",
    "packaged_cards",
    "packaged_table",
    "read_cards",
    "report_of",
    "scenario_label",
    "shared_choice",
    "side_by_side",
    "take_up_dictionaries",
    "things_apart",
    "topic_wanted",
    "written",
]

_HOMES = {
    "awaited": ("IndexPending", "awaited_oracle", "digest_books"),
    "digest.cribs": ("Crib", "RuleLink", "Sequence", "Step"),
    "digest.guide": ("GuideEntry", "GuideProblem", "GuideText", "UsualPenalty", "UsualRemedy", "load_guide"),
    "digest.scenarios": ("scenario_label",),
    "cards.own_names": ("NamedInQuestion", "OwnNames"),
    "cards.packaged": ("packaged_table",),
    "cards.table": ("CardsProblem", "packaged_cards", "read_cards"),
    "index.build": ("UNFINISHED", "BuildProblem", "build_index", "is_up_to_date"),
    "index.reader": ("IndexProblem",),
    "languages.language": ("detect",),
    "languages.questions": ("things_apart", "topic_wanted"),
    "library.oracle": ("OpenShelves", "ServerOracle", "Shelf"),
    "library.reading": ("BookReading", "LibraryReport", "Unread"),
    "library.report": ("report_of", "written"),
    "languages.dictionaries": ("WITHOUT_DICTIONARIES", "dictionaries_version", "take_up_dictionaries"),
    "library.vectors": ("may_have_vectors",),
    "meaning.choice": ("Choice", "chosen", "shared_choice"),
    "meaning.encoder": ("Encoder",),
    "memory": ("free_memory",),
    "index.schema": ("SCHEMA_VERSION",),
    "oracle": ("Oracle",),
    "sources.reading.folder": ("CONVERT", "READABLE"),
    "search.compare": ("side_by_side",),
    "values.answers": (
        "Answer",
        "CardAnswer",
        "Comparison",
        "Lacking",
        "Modal",
        "RuleList",
        "Ruling",
        "Side",
        "Suggestion",
        "SuggestionKind",
        "Surety",
        "Topic",
        "TopicKind",
        "Unanswerable",
        "Verdict",
    ),
    "values.books": ("BookInfo", "BookKind", "Language", "Passage", "Scenario"),
    "values.cards": ("Card", "Component", "Source"),
    "values.digest": ("Gap", "Referee", "Rendering"),
    "values.notes": ("Note", "NoteKind"),
    "values.sources": ("BuildReport", "SourceProblem", "Unreadable"),
}
"""The module of each public name."""


if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        # Dictionaries and database libraries take a second to load; a program that needs a language needs none of them.
        home = next((module for module, names in _HOMES.items() if name in names), None)
        if home is None:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        value = getattr(import_module(f"{__name__}.{home}"), name)
        globals()[name] = value
        return value
