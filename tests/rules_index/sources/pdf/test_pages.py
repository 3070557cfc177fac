"""A printed page is read as a reader sees it: columns, headings, tables, and nothing that pages repeat."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path

import pypdfium2
import pytest
from pypdf import PdfWriter

from rules_index.sources.pdf import scans
from rules_index.sources.pdf.pages import read_pdf
from rules_index.values.sources import unsaid
from tests.rows import rows
from tests.rules_index.sources.pdf.printing import Printed, column, pdf

LEFT = "The first player deals five cards to each\nplayer and turns the top card of the deck\nface up beside it."
RIGHT = "Whoever cannot play draws a card and the\nturn passes to the left. A player with no\ncards left has won."
ONE_LEFT, ONE_RIGHT = LEFT.replace("\n", " "), RIGHT.replace("\n", " ")


@pytest.fixture(autouse=True)
def _look_for_tesseract_anew() -> Iterator[None]:
    scans.recognizer.cache_clear()
    yield
    scans.recognizer.cache_clear()


Pages = Callable[[bytes], list[list[str]]]


def body(*, down: float = 400) -> list[Printed]:
    """Enough text to tell what is text and what is a heading."""
    lines = "\n".join(
        f"Line {letter} of the text goes on until the right edge of the page is near and" for letter in "abcdefgh"
    )
    return column(f"{lines}\nthere it ends.", 72, down)


def test_columns_are_read_one_after_the_other(pages: Pages) -> None:
    assert pages(pdf([*column(LEFT, 72, 100), *column(RIGHT, 320, 100)])) == [[ONE_LEFT, ONE_RIGHT]]


def test_the_order_in_which_the_file_prints_them_does_not_matter(pages: Pages) -> None:
    mixed = [line for pair in zip(column(RIGHT, 320, 100), column(LEFT, 72, 100), strict=True) for line in pair]
    assert pages(pdf(mixed)) == [[ONE_LEFT, ONE_RIGHT]]


def test_a_line_across_parts_what_is_above_it_from_what_is_below(pages: Pages) -> None:
    across = Printed(
        "All that stands above this line counts for the short game, what is below for the long one.", 72, 170
    )
    printed = [
        *column(LEFT, 72, 100),
        *column(RIGHT, 320, 100),
        across,
        *column(RIGHT, 72, 200),
        *column(LEFT, 320, 200),
    ]
    assert pages(pdf(printed)) == [[ONE_LEFT, ONE_RIGHT, across.text, ONE_RIGHT, ONE_LEFT]]


def test_numbers_in_a_column_of_their_own_stay_with_their_rules(pages: Pages) -> None:
    rules = [
        "A player may hold seven cards at most.",
        "Whoever holds more discards what is over.",
        "Nobody looks at discards.",
    ]
    printed = [
        line
        for at, rule in enumerate(rules)
        for line in (Printed(f"3.{at + 1}", 72, 100 + 20 * at), Printed(rule, 130, 100 + 20 * at))
    ]
    assert pages(pdf(printed)) == [[f"3.{at + 1} {rule}" for at, rule in enumerate(rules)]]


def test_a_table_is_read_row_by_row(pages: Pages) -> None:
    rows = [("Length", "Points"), ("1", "1"), ("2", "2"), ("3", "4"), ("4", "7")]
    printed = [
        cell
        for at, row in enumerate(rows)
        for cell in (Printed(row[0], 72, 100 + 15 * at), Printed(row[1], 180, 100 + 15 * at))
    ]
    (page,) = pages(pdf([*printed, *body()]))
    assert page[0] == "\n".join("\t".join(row) for row in rows)


@rows(
    ("head", "foot"),
    [
        (("11/30/26, 5:51 am", "The orchard"), ("file:///home/rules.html", "1/1")),
        (("The orchard", "https://orchard.example/rules"), ("1 of 1", "30.11.2026 17:51")),
        (("30. 11. 2026 5:51", "The orchard"), ("1/1",)),
    ],
)
def test_what_a_browser_prints_around_a_single_page_is_gone(
    pages: Pages, head: tuple[str, ...], foot: tuple[str, ...]
) -> None:
    rows_at = ((head, 20), (foot, 780))
    around = [Printed(text, 30 + 250 * at, down, 8) for texts, down in rows_at for at, text in enumerate(texts)]
    assert pages(pdf([*around, *column(LEFT, 72, 100)])) == [[ONE_LEFT]]


def test_running_heads_and_page_numbers_are_gone(pages: Pages) -> None:
    texts = [
        f"On page {word} a rule stands that no other page has, and it ends here."
        for word in ("one", "two", "three", "four")
    ]
    printed = [
        [Printed("The Great Game Rulebook", 72, 40), Printed(text, 72, 300), Printed(f"- {at + 1} -", 300, 770)]
        for at, text in enumerate(texts)
    ]
    assert pages(pdf(*printed)) == [[text] for text in texts]


def test_a_word_broken_at_a_line_end_keeps_its_break_for_whoever_knows_the_words(pages: Pages) -> None:
    assert pages(pdf(column("The strongest player wins the whole cam-\npaign at once.", 72, 100))) == [
        ["The strongest player wins the whole cam-\npaign at once."]
    ]


@pytest.mark.parametrize("rotate", [90, 180, 270])
def test_a_turned_page_reads_as_it_is_seen(pages: Pages, rotate: int) -> None:
    lines = []
    for line in (*column(LEFT, 100, 100), *column(RIGHT, 400, 100)):
        across, down = line.left, line.down
        placed = {90: (down, 792 - across), 180: (612 - across, 792 - down), 270: (612 - down, across)}
        lines.append(Printed(line.text, *placed[rotate], turned=rotate))
    assert pages(pdf(lines, rotate=rotate)) == [[ONE_LEFT, ONE_RIGHT]]


def test_headings_are_told_by_size_and_weight_and_lie_under_the_larger(pages: Pages) -> None:
    printed = [
        Printed("The Great Game", 72, 60, 24),
        Printed("Setup", 72, 100, 16),
        *column(LEFT, 72, 125),
        Printed("Dealing", 72, 180, 10, "bold"),
        *column(RIGHT, 72, 200),
        Printed("Winning", 72, 270, 16),
        *body(down=300),
    ]
    (page,) = pages(pdf(printed))
    assert page[:-1] == ["# The Great Game", "## Setup", ONE_LEFT, "### Dealing", ONE_RIGHT, "## Winning"]


def test_numbers_say_how_deep_headings_lie(pages: Pages) -> None:
    titles = ["1 Setup", "1.1 Cards", "1.1.1 Hidden cards", "1.2 Dice", "2 Play"]
    printed = [
        line
        for at, title in enumerate(titles)
        for line in (Printed(title, 72, 60 + 80 * at, 12, "bold"), *column(LEFT, 72, 80 + 80 * at))
    ]
    (page,) = pages(pdf([*printed, *body(down=500)]))
    assert [line for line in page if line.startswith("#")] == [
        "# 1 Setup", "## 1.1 Cards", "### 1.1.1 Hidden cards", "## 1.2 Dice", "# 2 Play"
    ]  # fmt: skip


def test_a_sentence_in_bold_is_no_heading(pages: Pages) -> None:
    bold = "Whoever forgets this rule pays a coin to the bank."
    (page,) = pages(pdf([*column(LEFT, 72, 60), Printed(bold, 72, 110, 10, "bold"), *body()]))
    assert page[1] == bold


def test_labels_of_a_picture_are_no_headings(pages: Pages) -> None:
    names = [
        Printed(name, 72 + 90 * at, 100 + 30 * at, 14, "bold") for at, name in enumerate(("Paul", "Ringo", "George"))
    ]
    (page,) = pages(pdf([*column(LEFT, 72, 50), *names, *body()]))
    assert [line for line in page if line.startswith("#")] == ["# George"]


def test_the_outline_of_the_file_says_what_is_a_heading_and_how_deep(pages: Pages) -> None:
    content = pdf(
        [Printed("Cards", 72, 60, 14), *column(LEFT, 72, 80), Printed("Dice", 72, 150, 14), Printed("Reroll", 72, 180)],
        [Printed("Once in a turn each player may do that.", 72, 60), *body()],
    )
    assert [line for page in pages(content) for line in page if line[0] == "#"] == ["# Cards", "# Dice"]
    outlined = PdfWriter(clone_from=BytesIO(content))
    cards = outlined.add_outline_item(title="Cards", page_number=0)
    dice = outlined.add_outline_item(title="Dice", page_number=0, parent=cards)
    outlined.add_outline_item(title="REROLL", page_number=0, parent=dice)
    with BytesIO() as written:
        outlined.write(written)
        read = pages(written.getvalue())
    assert [line for page in read for line in page if line[0] == "#"] == ["# Cards", "## Dice", "### Reroll"]


def test_headings_with_letters_lie_under_the_number_before_them(pages: Pages) -> None:
    titles = [("2. Ships", 14), ("a) Rowing", 11), ("b) Sailing", 11), ("3. Cards", 14)]
    printed = [
        line
        for at, (title, size) in enumerate(titles)
        for line in (Printed(title, 72, 60 + 80 * at, size, "bold"), *column(LEFT, 72, 80 + 80 * at))
    ]
    (page,) = pages(pdf([*printed, *body(down=500)]))
    assert [line for line in page if line.startswith("#")] == [
        "# 2. Ships", "## a) Rowing", "## b) Sailing", "# 3. Cards"
    ]  # fmt: skip


def headings(pages: Pages, *printed: Printed) -> list[str]:
    """The headings of a page with these lines above enough text."""
    (page,) = pages(pdf([*printed, *body()]))
    return [paragraph for paragraph in page if paragraph.startswith("#")]


def test_a_line_that_is_underlined_from_end_to_end_is_a_heading(pages: Pages) -> None:
    under = Printed("Game Setup", 72, 300, underlined=54)
    follows = column("Each player takes a flag and puts it\non any space of the home base.", 72, 312)
    assert headings(pages, under, *follows) == ["# Game Setup"]
    for length in (20, 200):
        assert headings(pages, Printed("Game Setup", 72, 300, underlined=length), *follows) == []
    address = Printed("www.example.org", 72, 300, underlined=75)
    assert headings(pages, address, *follows) == []


def test_a_remark_in_brackets_after_a_heading_need_not_be_bold(pages: Pages) -> None:
    name, remark = Printed("Cold War", 72, 300, font="bold"), Printed("(at least 15 players)", 120, 300)
    follows = column("Each player takes a flag and puts it\non any space of the home base.", 72, 325)
    assert headings(pages, name, remark, *follows) == ["# Cold War (at least 15 players)"]
    assert headings(pages, name, Printed("at least 15 players", 120, 300), *follows) == []


@rows(
    ("line", "is_heading"),
    [
        ("“Mapped Mine” variant", True),
        ("“Everyone, close your eyes”", False),
        ("By Sea", True),
        ("By Jane Doe and John Roe", False),
    ],
)
def test_names_in_quotes_are_headings_and_makers_are_none(pages: Pages, line: str, is_heading: bool) -> None:
    assert headings(pages, Printed(line, 72, 300, 14, "bold")) == [f"# {line}"] * is_heading


def test_page_numbers_in_the_row_of_a_title_are_gone(pages: Pages) -> None:
    def titled(number: int, title: str) -> list[Printed]:
        return [Printed(title, 250, 40, 18, "bold"), Printed(str(number), 560, 42, 14), *body()]

    titles = ["Creating", "Rolling", "Dying"]
    found = pages(pdf(*(titled(number, title) for number, title in enumerate(titles, 3))))
    assert [page[0] for page in found] == ["# Creating", "# Rolling", "# Dying"]
    found = pages(pdf(*(titled(number, title) for number, title in zip((4, 4, 2), titles, strict=True))))
    assert [page[0] for page in found] == ["# Creating 4", "# Rolling 4", "# Dying 2"]


def test_a_list_of_contents_is_left_out(pages: Pages) -> None:
    titles = ["Setup", "Cards", "Dice", "Turns", "Combat", "Winning"]
    contents = [Printed(f"{title} {'. ' * 40}{at + 2}", 72, 100 + 20 * at) for at, title in enumerate(titles)]
    rest = [[Printed(title, 72, 300, 16), *column(LEFT, 72, 330)] for title in titles]
    assert pages(pdf(contents, *rest)) == [[""], *([f"# {title}", ONE_LEFT] for title in titles)]


def test_a_paragraph_that_looks_like_markdown_stays_text(pages: Pages) -> None:
    (page,) = pages(pdf([Printed("# is the sign for a wild card.", 72, 60), *body()]))
    assert page[0] == r"\# is the sign for a wild card."


def test_pages_that_are_pictures_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda _name: None)
    path, remarks = tmp_path / "book.pdf", list[str]()
    document = pypdfium2.PdfDocument.new()
    for content in (pdf([], [], picture=True), pdf(body()), pdf([], picture=True)):
        document.import_pages(pypdfium2.PdfDocument(content))
    document.save(path)
    assert [bool(page) for page in read_pdf(path, remarks.append)] == [False, False, True, False]
    (remark,) = remarks
    assert remark.startswith("pages 1–2, 4 of 4: only a picture")


def test_pictures_are_recognised_where_tesseract_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "tesseract"
    program.write_text(
        "#!/bin/sh\n"
        'if [ "$1" = --list-langs ]; then printf "ces\\neng\\nosd\\n"; exit; fi\n'
        'test "$(head -c 4 | tail -c 3)" = PNG && echo "$@" && printf "\\nA card that is laid\\ndown stays.\\n"\n'
    )
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    path = tmp_path / "book.pdf"
    path.write_bytes(pdf([], picture=True))
    assert read_pdf(path, unsaid) == ("- - -l ces+eng --psm 3\n\nA card that is laid down stays.",)
