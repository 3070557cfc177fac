"""The edition people play: its rules answer, found through those of another edition where these match better."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from rules_index.search.ranking import Ranked
from rules_index.values.books import BookInfo, Language

ABROAD = 0.25
"""What a rule of another edition loses that has nothing like it in the one played."""


def books_of(edition: str, books: Mapping[str, str]) -> frozenset[str]:
    """An edition's rulebook, and the FAQs and errata on it.

    Args:
        edition: the rulebook's key.
        books: by key of each book the one it corrects, empty for a rulebook.
    """
    return frozenset(key for key, corrects in books.items() if edition in (key, corrects))


def in_edition(ranked: Sequence[Ranked], own: Collection[str], same: Mapping[int, Sequence[int]]) -> list[Ranked]:
    """The candidates of an edition by how well they or their like in another one match, then what only others have.

    Args:
        ranked: the candidates of all editions, best first.
        own: the keys of the edition's books.
        same: by entry those about the same thing in other editions.
    """
    by_id = {one.id: one for one in ranked if one.book in own}
    home = next(iter(sorted(own)), "")
    shown: dict[int, Ranked] = {}
    for one in ranked:
        if one.book in own:
            shown.setdefault(one.id, one)
            if one.score > shown[one.id].score:
                shown[one.id] = one
            continue
        partners = same.get(one.id, ())
        for partner in partners:
            known = shown.get(partner) or by_id.get(partner)
            if known is None or one.score > known.score:
                book = known.book if known else home
                shown[partner] = replace(one, id=partner, book=book)
        if not partners:
            shown[one.id] = replace(one, score=one.score - ABROAD)
    return sorted(shown.values(), key=lambda one: (-one.score, one.id))


def beside_each_other(ranked: Sequence[Ranked], partners: Mapping[int, str]) -> list[Ranked]:
    """The candidates, with what other editions say of the same thing directly below the first.

    Args:
        ranked: the candidates, best first.
        partners: by entry about the same thing as the first, its book.
    """
    known = {one.id: one for one in ranked}
    raised = [replace(known.get(number, ranked[0]), id=number, book=book) for number, book in partners.items()]
    head = [replace(one, score=ranked[0].score) for one in raised]
    return [*ranked[:1], *head, *(one for one in ranked[1:] if one.id not in partners)]


def abroad(books: Mapping[str, BookInfo], language: Language) -> frozenset[str]:
    """The books of games that have an edition in this language, and are not of it."""
    at_home = {book.game for book in books.values() if book.language is language and not book.corrects}
    return frozenset(key for key, book in books.items() if book.game in at_home and book.language is not language)
