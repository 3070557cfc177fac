"""What the notes of a server add to an answer, a comparison, a card and what is suggested."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial

from rules_index.index.listed import Typed
from rules_index.notes.conduct import only_asks_what_it_does
from rules_index.notes.matching import Found, find
from rules_index.notes.notebooks import Notebook
from rules_index.notes.rulings import ANSWERS, LIKELY, OWN, note_ruling, over, placed
from rules_index.notes.shelf import NoteShelf
from rules_index.search.lookup import Lookup, find_entry, whole_ruling
from rules_index.search.question import Question
from rules_index.search.undigested.reading import undigested
from rules_index.values.answers import Answer, CardAnswer, Comparison, Ruling, Suggestion, SuggestionKind
from rules_index.values.books import Language

GUIDE_SLUG = re.compile(r"guide\.[a-z0-9.-]+\Z")
GUIDE, GUIDED = 0.2, 3
"""Probability from which an entry of the guide is shown, and how many of them are."""
WHOLLY = 0.9
"""Share of a question that an entry of the guide has where only books without a digest are asked.

What such a book leaves open is often worded much like a penalty: losing a token of the game, or paying for one.
"""
NEAREST, NEAR = 5, 0.01
"""Notes that are shown though they are unlikely to answer, unless the books surely do, and their least probability."""
SUGGESTED, NAMING = 10, 10
"""Notes that are suggested, and those shown with a card, at most."""


def led_to(notebook: Notebook | None, lookup: Lookup) -> Found | None:
    """The house rules and precedents that a question leads to; ``None`` for a server that has none."""
    return find(notebook.ruled, lookup) if notebook and notebook.ruled else None


def with_notes(
    notebook: Notebook,
    answer: Answer,
    lookup: Lookup,
    language: Language | None,
    limit: int,
    led: Found | None = None,
) -> Answer:
    """The answer with the server's notes among its rulings; with the guide's entries where nothing, or hardly, answers.

    A question that only asks what a card or another thing does is never answered by the guide, which tells penalties.

    Args:
        notebook: what the server has.
        answer: what the books say.
        lookup: what the question led to in them.
        language: the reader's own; else the question's.
        limit: rulings at most.
        led: what :func:`led_to` tells of the question, if it was asked before.
    """
    spoken = language or lookup.question.language
    if notebook.ruled:
        answer = _with_ruled(notebook.ruled, answer, led or find(notebook.ruled, lookup), spoken, limit)
    if notebook.leads and not answer.problem:
        answer = _with_lead(notebook.leads, answer, find(notebook.leads, lookup), limit)
    if answer.problem or answer.has_values or (answer.answered and not answer.is_doubted):
        return answer
    if only_asks_what_it_does(lookup.question, answer.cards):
        return answer
    found = find(notebook.guide, lookup)
    if lookup.likely and undigested(notebook.guide.reader).issuperset(lookup.likely):
        found = replace(found, matches=tuple(match for match in found.matches if match.like.signs.cover >= WHOLLY))
    guide = _guided(notebook.guide, found, spoken)
    if not answer.answered:
        return replace(answer, guide=guide)
    if not guide:
        return answer
    topics = tuple(dict.fromkeys(ruling.title for ruling in answer.rulings))
    return replace(answer, answered=False, topics=topics, guide=guide)


def with_guide(notebook: Notebook, answer: Answer, lookup: Lookup, language: Language | None) -> Answer:
    """The answer with the entries of the guide that are nearest to what was asked, however likely each is."""
    found = find(notebook.guide, lookup)
    return replace(answer, guide=_guided(notebook.guide, found, language or lookup.question.language, least=NEAR))


def with_house_rules(notebook: Notebook, rulings: tuple[Ruling, ...], language: Language | None) -> tuple[Ruling, ...]:
    """Rulings that were asked for by their numbers, each below the house rule on it."""
    if notebook.ruled is None:
        return rulings
    return placed(rulings, notebook.ruled, {}, partial(note_ruling, language=language), answered=True)


def notes_on(notebook: Notebook, rulings: Iterable[Ruling], language: Language | None) -> tuple[Ruling, ...]:
    """The notes on some rules of the books, or on those that they correct, which count most first."""
    if notebook.ruled is None:
        return ()
    slugs = {slug for one in rulings if not one.is_note for slug in (one.id, *one.corrects)}
    return tuple(note_ruling(note, language=language) for note in over(notebook.ruled, slugs))


def noted(notebook: Notebook, ref: str, language: Language | None) -> Ruling | None:
    """The house rule, precedent or entry of the guide that is called so, in any case of its letters."""
    note = notebook.ruled.called(ref.strip()) if notebook.ruled else None
    if note is None and GUIDE_SLUG.match(ref.strip()):
        note = notebook.guide.called(ref.strip())
    return note_ruling(note, language=language) if note else None


def with_compared(notebook: Notebook, comparison: Comparison, language: Language | None) -> Comparison:
    """The comparison with the notes on the rules that it sets side by side."""
    if not comparison.answered:
        return comparison
    compared = [ruling for side in comparison.sides for ruling in (side.ruling, *side.also)]
    return replace(comparison, notes=notes_on(notebook, compared, language))


def with_named(notebook: Notebook, card: CardAnswer, language: Language | None) -> CardAnswer:
    """What is known of a card with the notes that name it, or are about a rule that does."""
    if notebook.ruled is None:
        return card
    about = {ruling.id: ruling for ruling in notes_on(notebook, card.rulings, language)}
    for spoken, name in card.names.items():
        for note in notebook.ruled.naming(name, spoken):
            if note.game in ("", card.game):
                about.setdefault(note.id, note_ruling(note, language=language))
    return replace(card, notes=tuple(about.values())[:NAMING])


def suggested(notebook: Notebook, typed: str, game: str | None, language: Language | None) -> list[Suggestion]:
    """Notes of a game whose number or title completes what is typed, best first; none where nothing is."""
    text, called = Typed.of(typed), typed.strip().casefold()
    found = []
    for place, note in notebook.ruled.completing(text.begun, called) if notebook.ruled else ():
        if game in (None, note.game) or not note.game:
            ruling = note_ruling(note, language=language)
            score = max(text.completed_by(title) for title in note.titles.values())
            label = f"{ruling.number} · {ruling.title}"
            found.append((-score, place, Suggestion(note.id, label, SuggestionKind.RULE, ruling.book)))
    return [each for *_, each in sorted(found, key=lambda row: row[:2])][:SUGGESTED]


def _with_ruled(shelf: NoteShelf, answer: Answer, led: Found, language: Language, limit: int) -> Answer:
    found = led.matches
    show = partial(note_ruling, language=language)
    nearest = 0 if answer.certain else NEAREST
    sure = {
        match.note.id: match.sure for at, match in enumerate(found) if match.sure >= (NEAR if at < nearest else LIKELY)
    }
    shown = placed(answer.rulings, shelf, sure, show, answered=answer.answered)[:limit]
    rulings = _marked(shelf, shown, led.question)
    best = max((match.sure for match in found if not match.note.again), default=0.0)
    if best < ANSWERS and not answer.answered:
        return replace(answer, rulings=rulings, topics=tuple(dict.fromkeys(ruling.title for ruling in rulings)))
    return replace(
        answer,
        answered=True,
        rulings=rulings,
        topics=(),
        gap=None,
        problem=None,
        game=answer.game or rulings[0].book.game or None,
        answerable=max(answer.answerable, best),
    )


def _with_lead(shelf: NoteShelf, answer: Answer, found: Found, limit: int) -> Answer:
    """The answer as a judge said it should be: their rule first, what they said does not answer behind all others."""
    best = found.matches[0] if found.matches else None
    if best is None or best.sure < OWN:
        return answer
    known = {ruling.id: ruling for ruling in answer.rulings}
    others = [ruling for ruling in answer.rulings if ruling.id not in (*best.note.cites, best.note.instead)]
    wrong = [known[best.note.instead]] if best.note.instead in known else []
    said = [known.get(slug) or whole_ruling(shelf.reader, find_entry(shelf.reader, slug)) for slug in best.note.cites]
    first = [replace(ruling, confidence=1.0, sure=best.sure) for ruling in said if ruling]
    rulings = (*first, *others, *wrong)[:limit]
    if not first:
        return replace(answer, rulings=rulings)
    return replace(answer, answered=True, leads=False, rulings=rulings, topics=(), gap=None, game=first[0].book.game)


def _guided(shelf: NoteShelf, found: Found, language: Language, *, least: float = GUIDE) -> tuple[Ruling, ...]:
    sure = [match for match in found.matches if match.sure >= least][:GUIDED]
    return _marked(shelf, [note_ruling(match.note, match.sure, language) for match in sure], found.question)


def _marked(shelf: NoteShelf, rulings: Sequence[Ruling], question: Question) -> tuple[Ruling, ...]:
    """The rulings with the words of the question marked in the notes among them."""
    asked = shelf.roots_of(question)
    return tuple(
        replace(one, matched=shelf.matching((one.title, one.text), asked)) if one.is_note else one for one in rulings
    )
