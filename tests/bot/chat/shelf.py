"""A small oracle in memory, for what depends on its answers and not on how it finds them; and rulings to show."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from rules_index import Answer, BookInfo, Language, Oracle, Passage, Ruling, Suggestion, SuggestionKind

CASTLE = BookInfo("hrad-cs", "hrad", "Hrad", Language.CS, "první vydání")
SHIPS = BookInfo("lode-cs", "lode", "Lodě", Language.CS)


def ruling(slug: str, *, book: BookInfo = CASTLE, title: str = "", text: str = "", **more: object) -> Ruling:
    """A digest rule's ruling; ``slug`` is the part after the book."""
    plain = Ruling(
        id=f"{book.key}.{slug}",
        rule=f"{book.key}.{slug}",
        number=f"HR {len(slug)}",
        title=title or slug.capitalize(),
        text=text or f"Pravidlo o {slug}.",
        gist=f"About {slug}.",
        book=book,
        section=("Stavba",),
        passages=(),
        confidence=0.9,
    )
    return replace(plain, **more)  # type: ignore[arg-type]


def passage(text: str, *, page: int | None = None) -> Passage:
    """A passage of the castle's rulebook."""
    return Passage("hrad-cs", 0, ("STAVBA", "HRADBY"), text, "Hradby", page=page)


class Shelf(Oracle):
    """Knows its rulings by id and number, and the answers it was given, by question and game."""

    def __init__(
        self,
        *rulings: Ruling,
        answers: Mapping[tuple[str, str | None], Answer] | None = None,
        terms: Mapping[tuple[str, str | None], Answer] | None = None,
    ) -> None:
        self._rulings = {one.id: one for one in rulings}
        self._answers = answers or {}
        self._terms = terms or {}
        self.notes: dict[str, tuple[Ruling, ...]] = {}
        self.asked: list[tuple[str, str | None]] = []
        self.heard: list[tuple[str | None, Language | None, frozenset[str]]] = []

    def stripped(self, text: str) -> str:
        return text.strip()

    @property
    def books(self) -> tuple[BookInfo, ...]:
        return tuple({one.book.key: one.book for one in self._rulings.values()}.values())

    def ask(
        self,
        question: str,
        *,
        game: str | None = None,
        edition: str | None = None,
        language: Language | None = None,
        variants: frozenset[str] = frozenset(),
        guild: int | None = None,
        limit: int = 5,
        guided: bool = False,
        before: str = "",
    ) -> Answer:
        self.asked.append((question, game))
        self.heard.append((edition, language, variants))
        found = self._answers.get((question, game), Answer(question, False, ()))
        return replace(found, rulings=found.rulings[:limit])

    def notes_on(
        self, ruling: Ruling, *, guild: int | None = None, language: Language | None = None
    ) -> tuple[Ruling, ...]:
        return self.notes.get(ruling.id, ())

    def term(
        self, name: str, *, game: str | None = None, edition: str | None = None, language: Language | None = None
    ) -> Answer:
        self.asked.append((name, game))
        return self._terms.get((name, game), Answer(name, False, ()))

    def ruling(self, ref: str, *, guild: int | None = None, language: Language | None = None) -> Ruling | None:
        return self._rulings.get(ref) or next((one for one in self._rulings.values() if one.number == ref), None)

    def suggest(
        self,
        typed: str,
        *,
        game: str | None = None,
        edition: str | None = None,
        language: Language | None = None,
        kind: SuggestionKind | None = None,
        guild: int | None = None,
        limit: int = 25,
    ) -> tuple[Suggestion, ...]:
        return tuple(
            Suggestion(one.id, one.title, SuggestionKind.TERM if one.term else SuggestionKind.RULE, one.book)
            for one in self._rulings.values()
            if one.title.casefold().startswith(typed.casefold())
            and game in (None, one.book.game)
            and (kind is not SuggestionKind.TERM or one.term)
        )[:limit]

    def close(self) -> None:
        return None
