"""One book from its witnesses."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

from rules_index.sources.passages.scenario_cards import scenarios_of
from rules_index.sources.passages.segment import passages_of
from rules_index.sources.reading.about import ENDING, about_book
from rules_index.sources.reading.files import read_pages
from rules_index.sources.reading.folder import Witness
from rules_index.sources.reading.title_page import edition_of, title_of
from rules_index.sources.repairs.repair import mend
from rules_index.sources.structure.blocks import blocks_of
from rules_index.sources.witnesses.reconcile import reconcile
from rules_index.values.books import BookInfo, BookKind, Language, Variant
from rules_index.values.sources import (
    Block,
    BlockKind,
    Book,
    Difference,
    Document,
    PageStep,
    Remark,
    SourceProblem,
    Unreadable,
    UnreadableFile,
    unsaid,
    unstepped,
)

LANGUAGE_SUFFIX = re.compile(r"[-_](?:cs|cz|sv|se|en)$", re.IGNORECASE)


def read_book(
    key: str, witnesses: Sequence[Witness], step: PageStep = unstepped
) -> tuple[Book | None, list[SourceProblem]]:
    """The book its readable witnesses make, if any, and problems: what cannot be read, or is read but damaged.

    Args:
        step: called with each page of a PDF as it is read.
    """
    documents: list[Document] = []
    problems: list[SourceProblem] = []
    beside = witnesses[0].path.parent / f"{key}{ENDING}"
    about = about_book(beside, lambda message: problems.append(SourceProblem(str(beside), message)))
    for witness in witnesses:

        def remark(message: str, path: str = str(witness.path)) -> None:
            problems.append(SourceProblem(path, message))

        try:
            documents.append(read_document(witness, remark, about.language, step, flat=about.flat))
        except UnreadableFile as error:
            problems.append(SourceProblem(str(witness.path), str(error), error.why))
    if not documents:
        return None, problems
    merged, variants, differences = _one(documents)
    document = replace(merged, title=about.title or merged.title or about.file or key)
    info = BookInfo(
        key,
        about.game or LANGUAGE_SUFFIX.sub("", key) or key,
        document.title,
        document.language,
        about.edition or edition_of(document.blocks),
        about.kind or BookKind.RULEBOOK,
        about.corrects,
    )
    return (
        Book(
            info=info,
            passages=passages_of(document, variants),
            witnesses=tuple(read.witness for read in documents),
            scenarios=scenarios_of(key, document.blocks),
            differences=differences,
            repairs=tuple(repair for read in documents for repair in read.repairs),
            pages=documents[0].pages,
            blank=documents[0].blank,
        ),
        problems,
    )


def read_document(
    witness: Witness,
    remark: Remark = unsaid,
    language: Language | None = None,
    step: PageStep = unstepped,
    *,
    flat: bool = False,
) -> Document:
    """One file, read, repaired and cut into blocks.

    Args:
        witness: the file.
        remark: called with faults that do not stop the reading.
        language: the book's language, where somebody said it; guessed otherwise.
        step: called with each page of a PDF as it is read.
        flat: its headings mislead: all but the first are read as text.

    Raises:
        UnreadableFile: the file holds no text a rulebook could be.
    """
    pages = read_pages(witness.path, remark, step)
    text, language, repairs = mend(pages, language)
    blocks = blocks_of(text)
    if not blocks:
        raise UnreadableFile("holds no words: put the rulebook's text into it or remove it", Unreadable.EMPTY)
    ending = witness.path.suffix.lower()
    count, blank = len(pages), tuple(number for number, page in enumerate(pages, start=1) if not page.strip())
    if ending == ".pdf" and count == 1:
        blocks = tuple(replace(block, page=1) for block in blocks)  # a text without a page break may have no pages
    elif ending == ".epub":  # chapters are no pages
        count, blank, blocks = 0, (), tuple(replace(block, page=None) for block in blocks)
    title = title_of(blocks)
    told = _flattened(blocks) if flat else blocks
    return Document(witness.key, witness.name, title, language, told, repairs, count, blank)


def _flattened(blocks: tuple[Block, ...]) -> tuple[Block, ...]:
    """The blocks with no heading but the first, if any."""
    first = next((at for at, block in enumerate(blocks) if block.kind is BlockKind.HEADING), len(blocks))
    return tuple(
        replace(block, kind=BlockKind.PARAGRAPH, level=0) if block.kind is BlockKind.HEADING and at > first else block
        for at, block in enumerate(blocks)
    )


def _one(documents: list[Document]) -> tuple[Document, Mapping[int, tuple[Variant, ...]], tuple[Difference, ...]]:
    if len(documents) == 1:
        return documents[0], {}, ()
    merged = reconcile(documents)
    return merged.document, merged.variants, merged.differences
