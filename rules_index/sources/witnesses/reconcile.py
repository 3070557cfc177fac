"""One book from several witnesses: structure from the one that has it, each word from the one the evidence supports."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rules_index.sources.text.known_words import Words
from rules_index.sources.witnesses.attestation import Attestation
from rules_index.sources.witnesses.choice import Choice, choose
from rules_index.sources.witnesses.merge import Edit, Fill, Reconciled, merge, printed_like
from rules_index.sources.witnesses.omissions import missing, surplus
from rules_index.sources.witnesses.pages import Pages, ends_sentence, untorn
from rules_index.sources.witnesses.readings import agreed_runs, agreed_tokens, compare, find_sites
from rules_index.values.sources import BlockKind, Document

__all__ = ["Reconciled", "reconcile"]


def reconcile(documents: Sequence[Document]) -> Reconciled:
    """One document from all witnesses of a book, with every reading that was not chosen.

    The result does not depend on the order of ``documents``. Words are compared without case and punctuation.

    Raises:
        ValueError: no document, or documents of different books.
    """
    if len({document.key for document in documents}) != 1:
        raise ValueError("reconcile needs one or more witnesses of one book")
    first, *rest = sorted(documents, key=_by_structure)
    names = [document.witness for document in (first, *rest)]
    base = Pages(first.blocks)
    comparisons = [compare(base, Pages(untorn(document.blocks))) for document in rest]
    agreed = agreed_tokens(comparisons)
    runs = list(agreed_runs(base, agreed))
    counted = Counter(form for run in runs for form in run)
    words = Words(first.language, frozenset(form for form, times in counted.items() if times > 1))
    choices = choose(find_sites(base, comparisons), Attestation(runs, words))
    edits = [_corrected(choice, base, names) for choice in choices]
    fills: list[Fill] = []
    completed: set[int] = set()
    for name, comparison in zip(names[1:], comparisons, strict=True):
        for gap in comparison.gaps:
            if gap.lo < gap.hi:
                edits += surplus(base, gap, names[0], name, agreed)
            elif gap.lo not in completed:
                completed.add(gap.lo)
                inline, blocks = missing(base, comparison, gap, names[0], words)
                edits += inline
                fills += blocks
    return merge(first, edits, fills)


def _by_structure(document: Document) -> tuple[int, int, tuple[str, ...]]:
    """The witness with the best structure sorts first; equals sort by their text, never by name or order.

    Layout that was kept shows as headings, lists, steps and tables, and as paragraphs that run from the beginning of a
    sentence to the end of one.
    """
    plain = (BlockKind.PARAGRAPH, BlockKind.CAPTION)
    kept = {(block.kind, block.text) for block in document.blocks if block.kind not in plain}
    paragraphs = [block for block in document.blocks if block.kind is BlockKind.PARAGRAPH]
    labels = sum(bool(block.label) for block in paragraphs)
    broken = sum(_is_broken(block.text.strip()) for block in paragraphs)
    texts = tuple(block.text for block in document.blocks)
    return 2 * broken - len(kept) - labels - len(paragraphs), -sum(map(len, {*texts})), texts


def _is_broken(paragraph: str) -> bool:
    return not paragraph or paragraph[0].islower() or not ends_sentence(paragraph)


def _corrected(choice: Choice, base: Pages, names: Sequence[str]) -> Edit:
    first, last = base.tokens[choice.site.lo], base.tokens[choice.site.hi - 1]
    printed = base.blocks[first.block].text[first.start : last.end]
    chosen = printed if 0 in choice.chosen.witnesses else printed_like(printed, choice.chosen.text)
    rejected = tuple((reading.text, names[witness]) for reading in choice.rejected for witness in reading.witnesses)
    return Edit(first.block, first.start, last.end, chosen, rejected, choice.evidence)
