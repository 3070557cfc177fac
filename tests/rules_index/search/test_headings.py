"""Whether a book was read with its headings."""

from __future__ import annotations

from rules_index.search.undigested.headings import lacks_headings
from tests.rows import rows


@rows(
    ("sections", "pages", "lacks"),
    [(1, 2, False), (1, 3, True), (2, 4, False), (2, 5, True), (0, 3, True), (20, 30, False), (3, 0, False)],
)
def test_a_book_of_some_pages_has_a_heading_on_every_other_one(sections: int, pages: int, *, lacks: bool) -> None:
    assert lacks_headings(sections, 10, pages) is lacks


@rows(("sections", "passages", "lacks"), [(0, 18, False), (1, 19, True), (9, 54, False), (9, 55, True)])
def test_a_long_text_has_a_heading_for_every_few_passages(sections: int, passages: int, *, lacks: bool) -> None:
    assert lacks_headings(sections, passages, 0) is lacks
