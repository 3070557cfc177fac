"""Columns of prose are read one after the other, however few words a line has and however narrow the gutter is."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.rules_index.sources.pdf.printing import Printed, column, pdf

Pages = Callable[[bytes], list[list[str]]]
LEFT = """The oldest of the
players begins and
deals five cards to
each. Nobody looks
at the cards of the
others, or they are
all dealt again."""
RIGHT = """Whoever cannot lay
a card down draws
one, and the turn
passes to the left.
A player who has
no cards any more
has won the game."""
ONE_LEFT, ONE_RIGHT = LEFT.replace("\n", " "), RIGHT.replace("\n", " ")
WIDEST = 141
"""Points that the longest line on the left takes in letters of 16 points."""


@pytest.mark.parametrize("gutter", [9, 12, 16, 30])
def test_columns_of_large_letters_are_no_table(pages: Pages, gutter: float) -> None:
    beside = column(RIGHT, 60 + WIDEST + gutter, 100, size=16)
    assert pages(pdf([*column(LEFT, 60, 100, size=16), *beside])) == [[ONE_LEFT, ONE_RIGHT]]


def test_columns_whose_headings_are_level_are_no_table(pages: Pages) -> None:
    printed = [
        Printed("Dealing", 60, 80, 20, "bold"),
        *column(LEFT, 60, 100, size=16),
        Printed("Laying", 60, 230, 20, "bold"),
        *column(LEFT, 60, 250, size=16),
        Printed("Drawing", 230, 80, 20, "bold"),
        *column(RIGHT, 230, 100, size=16),
        Printed("Winning", 230, 230, 20, "bold"),
        *column(RIGHT, 230, 250, size=16),
    ]
    assert pages(pdf(printed)) == [
        ["# Dealing", ONE_LEFT, "# Laying", ONE_LEFT, "# Drawing", ONE_RIGHT, "# Winning", ONE_RIGHT]
    ]


def test_a_list_beside_prose_is_no_table(pages: Pages) -> None:
    items = "Sixty cards\nFive boats\nOne map\nTwelve coins\nOne die\nTwo bags\nRules"
    (page,) = pages(pdf([*column(items, 60, 100, size=16), *column(RIGHT, 230, 100, size=16)]))
    assert page[-1] == ONE_RIGHT


def test_lists_under_headings_of_their_own_are_no_table(pages: Pages) -> None:
    def listed(left: float, *titles: str) -> list[Printed]:
        items = "Sixty cards\nFive boats\nOne map\nTwelve coins"
        places = [(title, 300 + 90 * at) for at, title in enumerate(titles)]
        return [
            line
            for title, down in places
            for line in (Printed(title, left, down, 14, "bold"), *column(items, left, down + 16))
        ]

    prose = column(f"{ONE_LEFT[:72]}\n{ONE_LEFT[73:]}\n{ONE_RIGHT[:73]}\n{ONE_RIGHT[74:]}", 60, 200)
    (page,) = pages(pdf([*prose, *listed(60, "Box", "Bag"), *listed(230, "Map", "Tray")]))
    assert [line for line in page if line[0] == "#"] == ["# Box", "# Bag", "# Map", "# Tray"]


def test_words_that_are_driven_apart_are_in_one_line(pages: Pages) -> None:
    above, below = LEFT.split("\n")[:2], LEFT.split("\n")[4:]
    apart = [
        *(Printed(word, left, 138.4, 16) for word, left in (("deals", 60), ("five", 130.5), ("to", 187.7))),
        *(Printed(word, left, 157.6, 16) for word, left in (("each", 60), ("of", 132.7), ("us", 184.1))),
    ]
    printed = [*column("\n".join(above), 60, 100, size=16), *apart, *column("\n".join(below), 60, 176.8, size=16)]
    assert pages(pdf(printed)) == [[" ".join((*above, "deals five to each of us", *below))]]


def test_a_short_heading_over_two_columns_parts_what_is_above_from_what_is_below(pages: Pages) -> None:
    first, second = LEFT.split("\n"), RIGHT.split("\n")
    printed = [
        *column("\n".join(first[:4]), 60, 100, size=16),
        *column("\n".join(first[4:]), 230, 100, size=16),
        Printed("Winning", 60, 200, 20, "bold"),
        *column("\n".join(second[:2]), 60, 224, size=16),
        *column("\n".join(second[2:]), 230, 224, size=16),
    ]
    (page,) = pages(pdf(printed))
    assert " ".join(page) == f"{ONE_LEFT} # Winning {ONE_RIGHT}"


def test_what_follows_a_large_heading_is_no_part_of_it(pages: Pages) -> None:
    box = [Printed("In the box", 60, 60, 12, "bold"), *column("sixty cards\nand one map.", 60, 76)]
    (page,) = pages(pdf([*box, *column(LEFT, 60, 120), *column(RIGHT, 60, 240)]))
    assert page[:2] == ["# In the box", "sixty cards and one map."]


def test_columns_whose_lines_are_on_other_heights_begin_below_the_title(pages: Pages) -> None:
    printed = [
        Printed("The lighthouse keepers of the bay", 72, 90, 16, "bold"),
        Printed("The idea", 72, 132, 13, "bold"),
        *column(LEFT, 72, 158),
        Printed("misses the next turn.", 320, 120),
        Printed("Boats", 320, 144, 13, "bold"),
        *column(RIGHT, 320, 170),
    ]
    (page,) = pages(pdf(printed))
    assert [each.lstrip("# ") for each in page] == [
        "The lighthouse keepers of the bay",
        *("The idea", ONE_LEFT, "misses the next turn."),
        *("Boats", ONE_RIGHT),
    ]


def test_notes_in_the_margin_are_read_behind_the_section_that_they_begin_beside(pages: Pages) -> None:
    text = "A pilot moves as many fields as the card shows.\nWhoever plays more than six pays a coin for it."
    notes = {"Start": "With two players both\nbegin in front.", "Reefs": "A reef has room for\ntwo ships."}
    titles = ("Start", "Moving", "Reefs", "Passing")
    printed = [
        line
        for at, title in enumerate(titles)
        for line in (
            Printed(title, 190, 100 + 70 * at, 15, "bold"),
            *column(text, 190, 120 + 70 * at),
            *column(notes.get(title, ""), 60, 98 + 70 * at, size=8),
        )
        if line.text
    ]
    (page,) = pages(pdf(printed))
    read = [each.lstrip("# ").replace("\n", " ") for each in page]
    told = text.replace("\n", " ")
    assert read == [
        *("Start", told, "With two players both begin in front."),
        *("Moving", told),
        *("Reefs", told, "A reef has room for two ships."),
        *("Passing", told),
    ]
