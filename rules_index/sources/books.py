"""One book from its witnesses."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from rules_index.sources.passages.scenario_cards import scenarios_of
from rules_index.sources.passages.segment import passages_of
from rules_index.sources.reading.files import Remark, UnreadableFile, read_pages, unsaid
from rules_index.sources.reading.folder import Witness
from rules_index.sources.reading.title_page import edition_of, title_of
from rules_index.sources.repairs.repair import mend
from rules_index.sources.structure.blocks import blocks_of
from rules_index.sources.witnesses.reconcile import reconcile
from rules_index.values.books import BookInfo, Variant
from rules_index.values.sources import Book, Difference, Document, SourceProblem

LANGUAGE_SUFFIX = re.compile(r"[-_](?:cs|cz|sv|se|en)$", re.IGNORECASE)


def read_book(key: str, witnesses: Sequence[Witness]) -> tuple[Book | None, list[SourceProblem]]:
    """The book its readable witnesses make, if any, and problems: what cannot be read, or is read but damaged."""
    documents: list[Document] = []
    problems: list[SourceProblem] = []
    for witness in witnesses:

        def remark(message: str, path: str = str(witness.path)) -> None:
            problems.append(SourceProblem(path, message))

        try:
            documents.append(read_document(witness, remark))
        except UnreadableFile as error:
            problems.append(SourceProblem(str(witness.path), str(error)))
    if not documents:
        return None, problems
    document, variants, differences = _one(documents)
    info = BookInfo(
        key, LANGUAGE_SUFFIX.sub("", key) or key, document.title, document.language, edition_of(document.blocks)
    )
    return (
        Book(
            info=info,
            passages=passages_of(document, variants),
            witnesses=tuple(read.witness for read in documents),
            scenarios=scenarios_of(key, document.blocks),
            differences=differences,
            repairs=tuple(repair for read in documents for repair in read.repairs),
        ),
        problems,
    )


def read_document(witness: Witness, remark: Remark = unsaid) -> Document:
    """One file, read, repaired and cut into blocks; ``remark`` is called with faults that do not stop the reading.

    Raises:
        UnreadableFile: the file holds no text a rulebook could be.
    """
    text, language, repairs = mend(read_pages(witness.path, remark))
    blocks = blocks_of(text)
    if not blocks:
        raise UnreadableFile("holds no words: put the rulebook's text into it or remove it")
    return Document(witness.key, witness.name, title_of(blocks, witness.key), language, blocks, repairs)


def _one(documents: list[Document]) -> tuple[Document, Mapping[int, tuple[Variant, ...]], tuple[Difference, ...]]:
    if len(documents) == 1:
        return documents[0], {}, ()
    merged = reconcile(documents)
    return merged.document, merged.variants, merged.differences
