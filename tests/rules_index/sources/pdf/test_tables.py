"""Each row of a table is one line with its cells in order, and no value is beside the name of another row."""

from __future__ import annotations

from collections.abc import Callable

from tests.rules_index.sources.pdf.printing import Drawn, Printed, cells, column, pdf

Pages = Callable[[bytes], list[list[str]]]
VALUES = [("New stone", "3", "at once"), ("Chapel", "7", "when the turn ends"), ("Bridge", "5", "at once")]
TEXT = """The players take turns, clockwise around the table, and each
does two things in a turn, the same one twice if they want to,
before the next player goes on."""
ONE = TEXT.replace("\n", " ")


def rows(*told: tuple[str, ...]) -> str:
    """Rows as they are read."""
    return "\n".join("\t".join(row) for row in told)


def test_cells_hardly_wider_apart_than_words_are_told_apart_where_they_are_aligned(pages: Pages) -> None:
    table = cells(("Built", "Points", "Counts"), *VALUES, lefts=(72, 131, 168), down=160)
    (page,) = pages(pdf([*column(TEXT, 72, 100), *table, *column(TEXT, 72, 240)]))
    assert page == [ONE, rows(("Built", "Points", "Counts"), *VALUES), ONE]


def test_rows_in_lower_case_do_not_run_on(pages: Pages) -> None:
    told = [("lay a stone", "whenever you like"), ("build a bridge", "once a round"), ("rest", "instead of all else")]
    (page,) = pages(pdf([*column(TEXT, 72, 100), *cells(*told, lefts=(72, 200), down=160), *column(TEXT, 72, 230)]))
    assert page == [ONE, rows(*told), ONE]


def wrapped(down: float, name: float, gap: float) -> list[Printed]:
    """Three rows of a name and a text of three lines, the name ``name`` points below the text's first line."""
    texts = [
        "Nobody builds a bridge in\nthis round, and whoever is\non one has to leave it.",
        "All pilgrims walk one field\nless than they would, but\nalways at least one.",
        "Everybody draws one stone\nmore than usual and may\nlay it at once.",
    ]
    return [
        line
        for at, (title, text) in enumerate(zip(("Rain", "Fog", "Sun"), texts, strict=True))
        for line in (Printed(title, 72, down + gap * at + name, 10), *column(text, 140, down + gap * at))
    ]


WRAPPED = rows(
    ("Rain", "Nobody builds a bridge in this round, and whoever is on one has to leave it."),
    ("Fog", "All pilgrims walk one field less than they would, but always at least one."),
    ("Sun", "Everybody draws one stone more than usual and may lay it at once."),
)


def test_a_name_at_the_top_or_in_the_middle_of_its_cell_stays_with_its_text(pages: Pages) -> None:
    for name, gap in ((0, 36), (0, 44), (12, 44), (6, 44)):
        (page,) = pages(pdf([*column(TEXT, 72, 100), *wrapped(170, name, gap), *column(TEXT, 72, 330)]))
        assert page == [ONE, WRAPPED, ONE], (name, gap)


def test_lines_between_rows_tell_them_apart_where_no_space_does(pages: Pages) -> None:
    lines = [Drawn(70, 172.5 + 36 * at, 250, 172.5 + 36 * at) for at in range(-1, 3)]
    table = wrapped(148, 6, 36)
    assert "\t" not in "".join(pages(pdf([*column(TEXT, 72, 80), *table]))[0])
    assert pages(pdf([*column(TEXT, 72, 80), *table, *lines])) == [[ONE, WRAPPED]]


def test_a_table_goes_on_at_the_top_of_a_page(pages: Pages) -> None:
    (page,) = pages(pdf([*cells(*VALUES[1:], lefts=(72, 150, 200), down=160), *column(TEXT, 72, 220)]))
    assert page == [rows(*VALUES[1:]), ONE]


def test_numbers_under_their_titles_stand_column_by_column(pages: Pages) -> None:
    (page,) = pages(pdf([*cells(("1-2", "3-4", "5+"), ("2", "6", "10"), lefts=(72, 150, 220), down=160)]))
    assert page == ["1-2 2", "3-4 6", "5+ 10"]


def test_a_row_without_a_first_cell_keeps_its_values(pages: Pages) -> None:
    told = [("Spring", "Rain", "3"), ("", "Fog", "4"), ("Autumn", "Sun", "5"), ("", "Snow", "6")]
    (page,) = pages(pdf([*cells(*told, lefts=(72, 150, 220), down=160), *column(TEXT, 72, 260)]))
    assert page[0].split("\n") == ["Spring\tRain\t3", "\tFog\t4", "Autumn\tSun\t5", "\tSnow\t6"]


NARROW = """The players take turns, clockwise
around the table, and each does
two things in a turn, the same one
twice if they want to, before the
next player goes on."""


def test_a_table_within_a_column_is_read_there(pages: Pages) -> None:
    printed = [
        *column(NARROW, 72, 100),
        *cells(*VALUES, lefts=(72, 140, 165), down=170),
        *column(NARROW, 320, 100),
        *column(NARROW, 320, 170),
    ]
    (page,) = pages(pdf(printed))
    assert page == [ONE, rows(*VALUES), ONE, ONE]


def test_a_table_across_two_columns_parts_what_is_above_from_what_is_below(pages: Pages) -> None:
    names = [(name, value) for name, value, _ in VALUES]
    printed = [
        *column(NARROW, 72, 100),
        *column(NARROW, 320, 100),
        *cells(*names, lefts=(72, 320), down=180, pitch=20),
        *column(NARROW, 72, 260),
        *column(NARROW, 320, 260),
    ]
    (page,) = pages(pdf(printed))
    assert page == [ONE, ONE, rows(*names), ONE, ONE]


def grid(lefts: list[float], tops: list[float]) -> list[Drawn]:
    """Lines around each cell."""
    levels = [Drawn(lefts[0], top, lefts[-1], top) for top in tops]
    return [*levels, *(Drawn(left, tops[0], left, tops[-1]) for left in lefts)]


def test_ruled_cells_are_read_as_they_are_drawn(pages: Pages) -> None:
    told = [("Built", "Points", "Counts"), *VALUES]
    lefts, tops = [70.0, 122.0, 156.0, 250.0], [150.0, 166.0, 182.0, 198.0, 214.0]
    printed: list[Printed | Drawn] = [
        *column(TEXT, 72, 100),
        *cells(*told, lefts=(72, 124, 158), down=161),
        *grid(lefts, tops),
    ]
    (page,) = pages(pdf([*printed, *column(TEXT, 72, 240)]))
    assert page == [ONE, rows(*told), ONE]


def test_a_ruled_cell_may_reach_over_several_rows(pages: Pages) -> None:
    lefts, tops = [70.0, 140.0, 240.0, 340.0], [150.0, 166.0, 182.0, 198.0]
    lines = [line for line in grid(lefts, tops) if not (line.top == line.bottom and 150 < line.top < 198)]
    inner = [Drawn(140, top, 340, top) for top in (166, 182)]
    told = cells(("", "Rain", "3"), ("Spring", "Fog", "4"), ("", "Sun", "5"), lefts=(72, 145, 245), down=161)
    (page,) = pages(pdf([*column(TEXT, 72, 100), *told, *lines, *inner, *column(TEXT, 72, 240)]))
    assert page[1] == "Spring\tRain\t3\n\tFog\t4\n\tSun\t5"


def test_ruled_cells_may_hold_several_lines(pages: Pages) -> None:
    lines = grid([70.0, 135.0, 290.0], [158.0, 202.0, 246.0, 290.0])
    (page,) = pages(pdf([*column(TEXT, 72, 100), *wrapped(170, 6, 44), *lines, *column(TEXT, 72, 330)]))
    assert page == [ONE, WRAPPED, ONE]


def test_rows_of_which_only_the_head_is_ruled_off_stay_rows(pages: Pages) -> None:
    lines = grid([70.0, 140.0, 180.0, 300.0], [150.0, 166.0, 214.0])
    printed: list[Printed | Drawn] = [
        *cells(("Built", "Points", "Counts"), *VALUES, lefts=(72, 145, 185), down=161),
        *lines,
    ]
    (page,) = pages(pdf([*printed, *column(TEXT, 72, 240)]))
    assert page[0] == rows(("Built", "Points", "Counts"), *VALUES)


def test_two_ruled_tables_side_by_side_stay_two(pages: Pages) -> None:
    tops = [150.0, 166.0, 182.0, 198.0]
    printed: list[Printed | Drawn] = [
        *cells(*(row[:2] for row in VALUES), lefts=(72, 145), down=161),
        *cells(("Rain", "1"), ("Fog", "2"), ("Sun", "4"), lefts=(302, 375), down=161),
        *grid([70.0, 140.0, 180.0], tops),
        *grid([300.0, 370.0, 410.0], tops),
    ]
    (page,) = pages(pdf(printed))
    assert page == [rows(*(row[:2] for row in VALUES)), "Rain\t1\nFog\t2\nSun\t4"]


def test_columns_between_lines_are_no_cells(pages: Pages) -> None:
    columns = [
        line
        for left in (72, 320)
        for at in range(3)
        for line in column(NARROW.replace("The", "All"), left, 130 + 60 * at)
    ]
    lines = [*(Drawn(60, top, 560, top) for top in (90, 110, 320)), Drawn(300, 90, 300, 320)]
    (page,) = pages(pdf([*columns, *lines, Printed("Rules", 72, 102), Printed("of the game", 320, 102)]))
    assert [paragraph for paragraph in page if paragraph.endswith("goes on.")] == [ONE.replace("The", "All")] * 6


def test_cells_in_the_middle_of_their_rows_belong_to_the_row_that_space_sets_apart(pages: Pages) -> None:
    printed = [
        *(Printed("Thing", 72, 100, 10, "bold"), Printed("Effect", 160, 100, 10, "bold")),
        *(Printed("Horn", 72, 128), *column("morale goes up by one step, but once in a\nday", 160, 122)),
        *(Printed("Golden helmet", 72, 152), Printed("the leader lives on after the first hit", 160, 152)),
        *(*column("Key of the\ncellar", 72, 170), Printed("each third night brings four sacks of grain", 160, 176)),
    ]
    (page,) = pages(pdf([*printed, *column(TEXT, 72, 260)]))
    assert page == [
        rows(
            ("Thing", "Effect"),
            ("Horn", "morale goes up by one step, but once in a day"),
            ("Golden helmet", "the leader lives on after the first hit"),
            ("Key of the cellar", "each third night brings four sacks of grain"),
        ),
        ONE,
    ]
