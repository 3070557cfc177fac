"""The oracle's public face: ask a question, get cited rulings."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import replace
from pathlib import Path

from rules_index import current, warming
from rules_index.cards.shelf import CardShelf, with_cards
from rules_index.cards.spotting import CurrentCards
from rules_index.digest.cribs import Crib
from rules_index.digest.scenarios import named_scenario
from rules_index.index.ablation import Part
from rules_index.index.reader import IndexReader
from rules_index.index.topics import completing, rules_about, topic_named
from rules_index.languages.language import legible
from rules_index.languages.pasted import visible, without_links
from rules_index.meaning.encoder import Encoder
from rules_index.notes.aliases import has_words, lacking
from rules_index.notes.answers import (
    led_to,
    noted,
    notes_on,
    suggested,
    with_compared,
    with_guide,
    with_house_rules,
    with_named,
    with_notes,
)
from rules_index.notes.matching import Found
from rules_index.notes.notebooks import Notebook, Notebooks
from rules_index.search.compare import compare
from rules_index.search.completion import completed
from rules_index.search.editions import books_played, rules_numbered, undecided
from rules_index.search.following import look_up_on
from rules_index.search.lookup import (
    NUMBER,
    Lookup,
    answer_of,
    around,
    find_entry,
    look_up,
    whole_ruling,
    whole_rulings,
)
from rules_index.search.question import several, unanswerable
from rules_index.search.terms import TERMS_RANKED, explain_term
from rules_index.search.verdicts.reading import with_verdict
from rules_index.values.answers import (
    Answer,
    CardAnswer,
    Comparison,
    Lacking,
    RuleList,
    Ruling,
    Suggestion,
    SuggestionKind,
    Topic,
    Unanswerable,
)
from rules_index.values.books import BookInfo, Language, Scenario
from rules_index.values.notes import Note


class Oracle:
    """Answers from one index file; safe to use from several threads; picks up a rebuilt index by itself."""

    def __init__(self, index: IndexReader | current.CurrentIndex) -> None:
        self._index = index if isinstance(index, current.CurrentIndex) else current.CurrentIndex(index)
        self._cards = CurrentCards(index.path)
        self._shelf = CardShelf(self._cards)
        self._notes = Notebooks()
        self._guild: int | None = None
        self._language: Language | None = None
        self._clean: Callable[[str], str] = str

    @classmethod
    def open(cls, index: Path, *, without: frozenset[Part] = frozenset(), encoder: Encoder | None = None) -> Oracle:
        """Open an index built by ``rules_index.build_index``.

        Args:
            without: parts of the ranking to leave out, for measuring what they are worth.
            encoder: finds passages by meaning as well, where the index has its vectors.

        Raises:
            IndexProblem: the file is missing, truncated, damaged, or of another version.
        """
        return cls(IndexReader(index, without, encoder))

    @property
    def books(self) -> tuple[BookInfo, ...]:
        """The indexed books, by key."""
        return tuple(self._index.reader().books.values())

    @property
    def fingerprint(self) -> str:
        """Tells one state of the indexed books and digest from another."""
        return self._index.reader().fingerprint

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
        """Look a question up, alone or at the end of a story.

        Args:
            game: narrows it to one game's books; else the words tell the game.
            edition: the rulebook played, by its key: its rules answer. Where the editions differ and neither this nor
                the question says which, nothing is certain, and ``editions`` of the answer names them.
            language: the reader's own, where the words do not tell.
            variants: the ways to play that are meant, such as those of a running match.
            guild: the server whose house rules and precedents count.
            limit: rulings at most.
            guided: the nearest entries of the guide come with the answer, however likely, whatever else answers.
            before: the question asked before this one, from which one that says too little for itself has the rest.

        >>> answer = oracle.ask("kolik lodí dostanu na začátku?")
        >>> answer.answered, answer.game, answer.rulings[0].number
        (True, 'pristav', 'PR 1.1')

        Raises:
            IndexProblem: the index file was damaged after it was opened.
        """
        start, typed, question, game = time.perf_counter(), question, self.stripped(question), game and legible(game)
        if problem := unanswerable(question, typed):
            return Answer(question, False, (), problem=problem, millis=_millis(start))
        notebook = self._notebook(reader := self._index.reader(), guild)
        if named := rules_numbered(reader, question, game, edition, language):
            shown = with_house_rules(notebook, named.rulings, language) if notebook else named.rulings
            return replace(named, rulings=shown[:limit], millis=_millis(start))
        if NUMBER.fullmatch(question.strip()):
            return Answer(question, False, (), millis=_millis(start))
        if note := self._noted(reader, question, guild, language):
            return Answer(question, True, (note,), game=note.book.game or None, answerable=1, millis=_millis(start))
        own = notebook.private(game, edition) if notebook else None
        names_cards = Part.CARDS not in reader.without and self._cards.may_be_asked(question)
        if names_cards and not before:
            self._shelf.look_ahead(reader, question, game)
        lookup, before = look_up_on(reader, question, self.stripped(before), game, language, edition, variants, own)
        if lookup.is_foreign:
            foreign = Answer(question, False, (), problem=Unanswerable.LANGUAGE)
            answer = with_notes(notebook, foreign, lookup, language, limit) if notebook else foreign
            return replace(answer, millis=_millis(start))
        whole = answer_of(reader, question, lookup, limit)
        found = []
        for part in () if before else several(question):
            look = look_up(reader, part, game or whole.game, lookup.question.language, edition, variants, "", own)
            each = answer_of(reader, part, look, limit)
            led = led_to(notebook, look) if notebook else None
            ruled = with_notes(notebook, each, look, language, limit, led) if notebook and led else each
            if ruled.answered:
                found.append((ruled.rulings[0].id, each, look, led))

        def complete(answer: Answer, look: Lookup, game: str | None, led: Found | None = None) -> Answer:
            carded = with_cards(reader, self._shelf, answer, game) if names_cards else answer
            if notebook or not carded.answered or carded.is_doubted:
                carded = with_notes(notebook or self._notes.plain(reader), carded, look, language, limit, led)
            carded = carded if carded.has_edition else undecided(reader, carded)
            return with_verdict(reader, carded, look) if look.wants_yes_or_no else carded

        asked = found if len({first for first, *_ in found}) > 1 else []
        parts = tuple(complete(each, look, game or whole.game, led) for _, each, look, led in asked)
        done = replace(complete(whole, lookup, game), parts=parts, before=before, millis=_millis(start))
        return with_guide(notebook or self._notes.plain(reader), done, lookup, language) if guided else done

    def within(self, guild: int | None, language: Language | None = None) -> Oracle:
        """The same oracle as the people of one server ask it, or as everybody does, in a reader's own language."""
        here = copy(self)
        here._guild, here._language = guild, language
        return here

    def hear_through(self, clean: Callable[[str], str]) -> None:
        """From now on, take away from all that is asked what callers know to be no part of it, as a chat's markup."""
        self._clean = clean

    def stripped(self, text: str) -> str:
        """A text as everything here looks it up: without links, invisible characters and what callers take away.

        >>> oracle.stripped("kolik lo\\u00addí https://example.com/")
        'kolik lodí'
        """
        return without_links(self._clean(visible(legible(text))))

    def lay(self, guild: int, notes: Sequence[Note], revision: int) -> None:
        """Put house rules, precedents and edited entries of the guide in the place of all that the server had.

        Nobody but this server's people meets them. Takes seconds for 2,000 new notes, less for a few changed ones.
        """
        self._notes.lay(self._index.reader(), guild, notes, revision)

    def laid(self, guild: int) -> int | None:
        """The revision of the notes that were laid for a server last; ``None`` when none were."""
        return self._notes.revisions.get(guild)

    def notes_laid(self, guild: int) -> tuple[int, tuple[Note, ...]] | None:
        """The revision of the notes that were laid for a server last, and those notes; ``None`` when none were."""
        return self._notes.laid(guild)

    @property
    def asked_from(self) -> tuple[int | None, Language | None]:
        """The server whose people ask it, and the reader's own language, as given to :meth:`within`."""
        return self._guild, self._language

    def notes_on(
        self, ruling: Ruling, *, guild: int | None = None, language: Language | None = None
    ) -> tuple[Ruling, ...]:
        """The server's house rules and precedents on a rule of the books: those that count most first."""
        notebook = self._notebook(self._index.reader(), guild)
        return notes_on(notebook, [ruling], language or self._language) if notebook else ()

    def _notebook(self, reader: IndexReader, guild: int | None) -> Notebook | None:
        """What a server has beside the books; ``None`` where it has nothing."""
        guild = self._guild if guild is None else guild
        return self._notes.of(reader, guild) if guild is not None and guild in self._notes else None

    def _noted(self, reader: IndexReader, ref: str, guild: int | None, language: Language | None) -> Ruling | None:
        notebook = self._notebook(reader, guild)
        is_known = notebook is not None or ref.strip().startswith("guide.")
        return noted(notebook or self._notes.plain(reader), ref, language or self._language) if is_known else None

    def lookup(self, question: str, *, game: str | None = None, edition: str | None = None) -> Lookup:
        """All that a question led to, before rulings are made of it: for measuring."""
        return look_up(self._index.reader(), question, game, edition=edition)

    def ruling(self, ref: str, *, guild: int | None = None, language: Language | None = None) -> Ruling | None:
        """The ruling with this id, slug, or rule number as people write it; ``None`` when there is none.

        Notes are known in their own server alone, and shown in the reader's language where they have it.

        >>> oracle.ruling("pr1.1").id
        'pristav-cs.setup.boats'
        """
        found = whole_ruling(reader := self._index.reader(), find_entry(reader, self.stripped(ref)))
        return found or self._noted(reader, self.stripped(ref), guild, language)

    def lacking(self, question: str, ref: str, *, guild: int | None = None) -> tuple[Lacking, ...]:
        """The words of a question that the book of its answer, by its id, has nothing for, not even an alias."""
        notebook = self._notebook(reader := self._index.reader(), guild)
        return lacking(reader, self.stripped(question), ref, notebook.private(None, None) if notebook else None)

    def has_words(self, edition: str, text: str) -> bool:
        """Whether a rulebook has every word of a text, inflected perhaps."""
        return has_words(self._index.reader(), edition, text)

    def compare(
        self, question: str, *, game: str | None = None, guild: int | None = None, language: Language | None = None
    ) -> Comparison | None:
        """The same topic in the editions of one game; ``None`` when there is no game, or not this one, to compare.

        A rule named by id, slug or number is compared with what the other editions say of the same thing.

        >>> [side.figures for side in oracle.compare("kolik lodí dostanu na začátku", game="pristav").sides]
        [('Tři',), ('Två',)]
        """
        notebook = self._notebook(reader := self._index.reader(), guild)
        found = compare(reader, self.stripped(question), game)
        return with_compared(notebook, found, language or self._language) if notebook and found else found

    def neighbours(self, ref: str) -> tuple[Ruling, ...]:
        """The rulings just before and after this one in its book, itself included, in reading order."""
        reader = self._index.reader()
        return whole_rulings(reader, around(reader, find_entry(reader, self.stripped(ref))))

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
        """Titles and terms that complete what is typed, best first; with nothing typed, the first ones in order.

        Args:
            game: narrows them to one game's books.
            edition: the rulebook played, by its key: its titles alone, and those of the FAQs and errata on it.
            language: the reader's own: titles are in it where the digest has them.

        >>> oracle.suggest("vít", game="pristav")[0].label
        'Vítězství'
        """
        reader, typed = self._index.reader(), self.stripped(typed)
        notebook = self._notebook(reader, guild) if kind is not SuggestionKind.TERM else None
        first = suggested(notebook, typed, game, language) if notebook else []
        found = completed(reader, typed, game and legible(game), edition, language, kind, limit)
        return (*first, *found)[:limit]

    def topics(
        self,
        typed: str = "",
        *,
        game: str | None = None,
        edition: str | None = None,
        language: Language | None = None,
        limit: int = 25,
    ) -> tuple[Topic, ...]:
        """Topics whose rules can be listed and that complete what is typed, best first; arguments as for suggestions.

        With nothing typed, the first ones: chapters, then steps of the turn.
        """
        reader = self._index.reader()
        return completing(reader, self.stripped(typed), books_played(reader, game, edition), language, limit)

    def rules_of(
        self, topic: str, *, game: str | None = None, edition: str | None = None, language: Language | None = None
    ) -> RuleList | None:
        """Every rule of a topic in the order of the book; ``None`` when there is no such topic.

        Args:
            topic: a topic's id, or its title in the book's language or in English, even cut short or misspelt.
            game, edition: as for :meth:`topics`.
            language: the reader's own, where several editions have such a topic.

        >>> [ruling.number for ruling in oracle.rules_of("pravidla", edition="pristav-cs").rulings]
        ['PR 1.1', 'PR 1.2', 'PR 1.3']
        """
        reader = self._index.reader()
        found = topic_named(reader, self.stripped(topic), books_played(reader, game, edition), language)
        return RuleList(found, whole_rulings(reader, rules_about(reader, found))) if found else None

    def term(
        self, name: str, *, game: str | None = None, edition: str | None = None, language: Language | None = None
    ) -> Answer:
        """The glossary entries that explain a term, in any inflection; entries so named come first."""
        answer = self.ask(name, game=game, edition=edition, language=language, limit=TERMS_RANKED)
        reader, name = self._index.reader(), self.stripped(name)
        explained = replace(explain_term(reader, name, answer, books_played(reader, game, edition)), editions=())
        return explained if explained.has_edition else undecided(reader, explained)

    @property
    def cribs(self) -> tuple[Crib, ...]:
        """The turn or round of each book that has a crib, by the books' keys."""
        return tuple(self._index.reader().cribs.values())

    def crib(self, book: str) -> Crib | None:
        """The turn or round of the book with this key, step by step."""
        return self._index.reader().cribs.get(book)

    def scenarios(self) -> tuple[Scenario, ...]:
        """The scenario cards; one in a loaded book takes the place of ours of the same name."""
        return self._index.reader().scenarios

    def scenario(self, name: str) -> Scenario | None:
        """The scenario card that a name means, even if it is cut short or misspelt."""
        return named_scenario(self.scenarios(), self.stripped(name))

    def card(
        self, name: str, *, game: str | None = None, guild: int | None = None, language: Language | None = None
    ) -> CardAnswer:
        """All that is known of a card: its printed names, its row of an imported table, what the rules say of it.

        The name may be Czech, Swedish or English, inflected, cut short or misspelt.

        Raises:
            CardsProblem, IndexProblem: the table of cards, or the index, is damaged.
        """
        reader = self._index.reader()
        names, name = self._cards.spotter().names, self.stripped(name)
        if (known := names.find(name, game)) is None:
            return CardAnswer(name, game, near=names.near(name, game))
        notebook = self._notebook(reader, guild)
        found = self._shelf.answer(reader, name, known)
        return with_named(notebook, found, language or self._language) if notebook else found

    def card_names(self, typed: str, *, game: str | None = None, limit: int = 25) -> tuple[str, ...]:
        """Printed names of cards that complete what is typed, best first.

        Raises:
            CardsProblem, IndexProblem: as :meth:`card` does.
        """
        self._index.reader()
        return self._cards.spotter().names.near(self.stripped(typed), game, limit)

    def warm(self) -> None:
        """Load what all questions share, so that the first need not wait."""
        warming.load(self._index.reader(), self._notes, self._cards)

    def close(self) -> None:
        """Release the index file."""
        self._index.close()


def _millis(start: float) -> float:
    return round((time.perf_counter() - start) * 1000, 2)
