"""Answers as rows of JSON, for the command line."""

from __future__ import annotations

from typing import Any

import msgspec

from rules_index.command_line.cards import card_row
from rules_index.values.answers import Answer, CardAnswer, Comparison, RuleList, Ruling
from rules_index.values.cards import Component


def answer_row(question: str, answer: Answer) -> dict[str, Any]:
    """An answer with its rulings, under the id its question has in a file of questions."""
    return {
        "id": question,
        "answered": answer.answered,
        "certain": answer.certain,
        "verdict": ("yes" if answer.verdict.yes else "no") if answer.verdict else None,
        "answerable": round(answer.answerable, 4),
        "millis": answer.millis,
        "game": answer.game,
        "editions": [book.key for book in answer.editions],
        "problem": answer.problem,
        "topics": list(answer.topics),
        "gap": answer.gap.slug if answer.gap else None,
        "cards": [card_answer_row(card) for card in answer.cards],
        "from_table": answer.from_table,
        "results": [ruling_row(ruling) for ruling in answer.rulings],
    }


def comparison_row(comparison: Comparison) -> dict[str, Any]:
    """A comparison with its sides, or with the nearest topics."""
    return {
        "answered": comparison.answered,
        "game": comparison.game,
        "problem": comparison.problem,
        "declared": comparison.declared,
        "sides": [
            {
                **ruling_row(side.ruling),
                "figures": list(side.figures),
                "also": [other.id for other in side.also],
            }
            for side in comparison.sides
        ],
        "missing": [book.key for book in comparison.missing],
        "topics": [ruling_row(topic) for topic in comparison.topics],
    }


def rule_list_row(found: RuleList) -> dict[str, Any]:
    """A topic with its rules in order."""
    return {
        "topic": found.topic.id,
        "kind": found.topic.kind,
        "title": found.topic.title,
        "book": found.topic.book.key,
        "rules": [ruling_row(ruling) for ruling in found.rulings],
    }


def card_answer_row(answer: CardAnswer) -> dict[str, Any]:
    """A card's names, its row of the table, and the rulings that name it."""
    return {
        "names": {**answer.names},
        "game": answer.game,
        "card": card_row(answer.card) if answer.card else None,
        "unsure": sorted(answer.unsure),
        "component": component_row(answer.component) if answer.component else None,
        "asked": list(answer.asked),
        "lacking": list(answer.lacking),
        "rulings": [ruling_row(ruling) for ruling in answer.rulings],
        "of_kind": [ruling.id for ruling in answer.of_kind],
    }


def component_row(component: Component) -> dict[str, Any]:
    """A component's values."""
    row: dict[str, Any] = msgspec.to_builtins(component, order="deterministic")
    del row["game"]
    return row


def ruling_row(ruling: Ruling) -> dict[str, Any]:
    """A ruling with its passages."""
    return {
        "rule": ruling.rule,
        "id": ruling.id,
        "number": ruling.number,
        "title": ruling.title,
        "book": ruling.book.key,
        "kind": ruling.book.kind,
        "origin": ruling.origin,
        "corrects": list(ruling.corrects),
        "section": " › ".join(ruling.section),
        "text": ruling.text,
        "gist": ruling.gist,
        "others": {
            language.value: {"title": other.title, "gist": other.gist, "text": other.text, "reading": other.reading}
            for language, other in ruling.others.items()
        },
        "reading": ruling.reading,
        "see": list(ruling.see),
        "but": list(ruling.but),
        "elsewhere": ruling.elsewhere,
        "passages": [
            {"book": passage.book, "section": " › ".join(passage.section), "text": passage.text}
            for passage in ruling.passages
        ],
        "confidence": round(ruling.confidence, 4),
    }
