"""Whether a book was read with its headings, without which nothing in it is certain."""

from __future__ import annotations

from rules_index.index.reader import IndexReader, kept_while_open

MOST_PAGES, MOST_PASSAGES = 2, 6
"""Pages and passages for each section beyond which a book was read without its headings, as far as it has any."""
SHORT, FEW = 3, 3
"""Pages below which a book need not have any, and sections of which even a short one has the passages."""


def lacks_headings(sections: int, passages: int, pages: int) -> bool:
    """Whether hardly any headings were found in a book for its length: it is no rulebook, or read in a wrong order.

    Args:
        pages: those with text; 0 where they are not known.
    """
    return passages > MOST_PASSAGES * max(sections, FEW) or (pages >= SHORT and pages > MOST_PAGES * sections)


@kept_while_open
def is_without_headings(reader: IndexReader, edition: str) -> bool:
    """Whether an edition is read with hardly any headings for its length: what it says may be out of its place."""
    for first, last in reader.rows("SELECT first, last FROM book WHERE key = ?", edition):
        ((sections,),) = reader.rows("SELECT COUNT(DISTINCT section) FROM entry WHERE book = ?", edition)
        ends = [passage.page for entry in reader.load((first, last)).values() for passage in entry.passages]
        pages = [page for page in ends if page is not None]
        return lacks_headings(sections, last - first + 1, 1 + max(pages) - min(pages) if pages else 0)
    return False
