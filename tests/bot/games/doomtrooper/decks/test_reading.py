"""Lists as people write and save them."""

from __future__ import annotations

import pytest

from bot.games.doomtrooper.pack.decks.deck import Deck, deck_in, written
from bot.games.doomtrooper.pack.decks.reading import LARGEST_LIST, Listed, read_list
from bot.games.doomtrooper.pack.decks.telling import MOST_TOLD, guess_lines, trouble_lines
from bot.games.values import Line
from tests.bot.games.doomtrooper.decks.table import cards, code, decks
from tests.rows import rows

SEAN, WALL, HERETIC = code("SEAN GALLAGHER"), code("ELEMENTAL WALL"), code("HERETIC")


def listed(text: str | bytes) -> Listed:
    return read_list(text if isinstance(text, bytes) else text.encode(), decks().book)


def deck(text: str | bytes) -> Deck:
    found = listed(text)
    assert not found.troubles, found.troubles
    return found.deck


@rows(
    "line",
    [
        *("4x Sean Gallagher", "4 x Sean Gallagher", "4× SEAN GALLAGHER", "4 Sean Gallagher", "4xSean Gallagher"),
        *("x4 Sean Gallagher", "Sean Gallagher x4", "Sean Gallagher ×4", "Sean Gallagher (4)", "Sean Gallagher (x4)"),
        *(
            "Sean Gallagher - 4",
            "Sean Gallagher, 4",
            "Sean Gallagher: 4x",
            "4ks Sean Gallagher",
            "4 st. Sean Gallagher",
        ),
        *("- 4 Sean Gallagher", "* 4x Sean Gallagher", "• 4x Sean Gallagher", "4\tSean Gallagher", "Sean Gallagher\t4"),
        *(
            "4;Sean Gallagher",
            '"Sean Gallagher",4',
            "(4) Sean Gallagher",
            "4Sean Gallagher",
            "4x Sean Gallagher // yes",
        ),
        *("4x Sean Gallagher // yes", "4 Sean Gallagher # good", "4 Sean Gallagher (Unlimited)", "4x 01274"),
        *("4 SEAN GALLAGHER [01274]", "４ｘ Sean Gallagher", "4️⃣ Sean Gallagher 😀", "  4  Sean\u00a0Gallagher  "),
    ],
)
def test_a_line_says_how_many_of_what(line: str) -> None:
    assert deck(line) == Deck({SEAN: 4})


@pytest.mark.parametrize("line", ["Sean Gallagher", "- Sean Gallagher", "Sean Gallagher (Unlimited)"])
def test_a_name_alone_is_one_card(line: str) -> None:
    assert deck(line) == Deck({SEAN: 1})


@rows("name", ["GT OFFROAD B52", "V-3", "GIACCHIO FORZA 750", "CAP 7000P", "AC-40 Justifier"])
def test_a_number_in_a_name_is_no_count(name: str) -> None:
    assert list(deck(name).main.values()) == [1]
    assert list(deck(f"3x {name}").main.values()) == [3]
    assert list(deck(f"{name} x3").main.values()) == [3]


def test_headings_and_comments_are_no_cards() -> None:
    text = """
        # Můj balíček
        Bojovníci (4):
        4x Sean Gallagher
        // 3x Heretic, maybe later
        === Umění ===
        1 Živelná stěna
        Specials 1
        ---
        [Dark Legion]
        2 kacíř
        Celkem: 7
        Počet;Název
    """
    assert deck(text) == Deck({WALL: 1, HERETIC: 2, SEAN: 4})


@rows(
    "heading", ["Sideboard", "SIDEBOARD:", "# Sideboard (25)", "--- side ---", "[SB]", "Vedlejší balíček 1", "Sidlek"]
)
def test_what_is_below_its_heading_is_the_sideboard(heading: str) -> None:
    text = f"4 Sean Gallagher\n\n{heading}\nSpeciály:\n2 Heretic\n\nBalíček:\n1 Elemental Wall\n"
    assert deck(text) == Deck({WALL: 1, SEAN: 4}, {HERETIC: 2})


def test_a_line_can_be_marked_as_of_the_sideboard() -> None:
    assert deck("4 Sean Gallagher\nSB: 2x Heretic\n1 Heretic") == Deck({HERETIC: 1, SEAN: 4}, {HERETIC: 2})


@pytest.mark.parametrize("title", ["Úsvit – turnaj v Brně", "Můj balíček", "Brno 2026"])
def test_the_first_line_may_be_a_title(title: str) -> None:
    assert deck(f"\n{title}\n\n1 Heretic") == Deck({HERETIC: 1})
    assert [(each.kind, each.line) for each in listed(f"1 Heretic\n{title}").troubles] == [("unknown", 2)]


@pytest.mark.parametrize("line", ["Sean Gallaghr, Imperial", "3 Brno"])
def test_a_first_line_that_may_be_a_card_is_asked_back(line: str) -> None:
    assert [each.line for each in listed(f"{line}\n1 Heretic").troubles] == [1]


def test_a_card_that_is_commented_out_is_not_in_the_deck() -> None:
    assert deck("# Sean Gallagher\n// 1 Infantry\n;Infantry\n1 Heretic\n# 2x Heretic") == Deck({HERETIC: 1})


def test_a_remark_may_be_as_long_as_it_likes_and_a_name_may_not() -> None:
    remark = "because " * 100
    assert deck(f"# {remark}\n2 Heretic // {remark}\n") == Deck({HERETIC: 2})
    assert [trouble.line for trouble in listed(f"2 Heretic\n2 Heretic {remark} Heretic").troubles] == [2]


def test_a_card_on_several_lines_is_counted_together() -> None:
    assert deck("2 Sean Gallagher\n1 Heretic\n1x sean gallagher") == Deck({HERETIC: 1, SEAN: 3})


@rows("encoding", ["utf-8", "utf-8-sig", "utf-16", "iso8859_2", "cp1250"])
def test_a_list_is_read_in_whatever_it_was_saved(encoding: str) -> None:
    found = listed("3x Živelná stěna\r\n1x Šťastný výstřel\r\n".encode(encoding))
    assert found == Listed(Deck({WALL: 3, code("LUCKY SHOT"): 1}))


def test_a_page_is_read_as_its_text() -> None:
    page = """<!DOCTYPE html><html><head><title>4 Heretic</title><style>p {color: red}</style></head><body>
        <h1>Deck:</h1><table><tr><td>4</td><td><b>Sean&nbsp;Gallagher</b></td></tr>
        <tr><td>&#381;ivelná stěna</td><td>1</td></tr></table><p>Sideboard<br>2 Heretic</p></body></html>"""
    assert deck(page) == Deck({WALL: 1, SEAN: 4}, {HERETIC: 2})


def test_the_deck_file_of_a_program_is_read_as_a_list() -> None:
    saved = """<?xml version="1.0" encoding="utf-8"?><deck game="0"><section name="Main">
        <card qty="4" id="4f7cf3a1-a8d2">Sean Gallagher</card><card qty="1" id="x">Elemental Wall</card></section>
        <section name="Sideboard"><card qty="2" id="y">Heretic</card></section></deck>"""
    assert deck(saved) == Deck({WALL: 1, SEAN: 4}, {HERETIC: 2})


def test_a_guess_is_told_and_stays_in_the_text() -> None:
    found = listed("4x Sean Galagher\n1 Heretic")
    assert found.deck == Deck({HERETIC: 1, SEAN: 4})
    (line,) = guess_lines(found.guesses)
    assert line.args["typed"] == "Sean Galagher"
    text = decks().read(b"4x Sean Galagher\n1 Heretic")
    assert text == "1 HERETIC [01153]\n4 SEAN GALLAGHER [01274] ~ Sean Galagher\n"
    assert decks().read(text.encode()) == text
    assert decks().remarks(text.encode()) == (line,)


@rows(
    ("text", "kinds"),
    [
        ("4 Sean Gallagher\n2 Xyzzyplugh", [("unknown", 2)]),
        ("1 Nepharite\n1 Heretic\n1 elemental mall", [("several", 1), ("several", 3)]),
        ("0x Heretic", [("count", 1)]),
        ("99999999999x Heretic", [("count", 1)]),
        ("3. Sean Gallagher", [("ordinal", 1)]),
        ("1 HERETIC [01274]", [("clash", 1)]),
        ("**4 Saen Galaher**", [("unknown", 1)]),
        ("a" * 3000, [("unknown", 1)]),
    ],
)
def test_a_line_that_is_not_understood_is_asked_back(text: str, kinds: list[tuple[str, int]]) -> None:
    found = listed(text)
    assert [(trouble.kind, trouble.line) for trouble in found.troubles] == kinds
    assert [line.args["line"] for line in trouble_lines(found)] == [number for _, number in kinds]


def test_what_is_asked_back_names_the_nearest() -> None:
    (line,) = trouble_lines(listed("1 Nefarit Algerothův"))
    assert line.key == "doomtrooper-deck-line-unknown"
    near = line.args["near"]
    assert isinstance(near, tuple)
    assert Line("pack-text", {"key": f"card.{code('NEPHARITE OF ALGEROTH')}"}) in near


@rows(
    ("content", "kind"),
    [
        (b"", "empty"),
        (b"\n" * 60_000, "empty"),
        (b"# nothing\n", "empty"),
        (b"Sideboard\n1 Heretic", "empty"),
        (b"1 Heretic\n" * 5000, "long"),
        (b"1 Heretic\n" * 1001, "long"),
        (b"x" * 100_000, "long"),
        (b"\x00" * 100, "binary"),
        (b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x01", "binary"),
        (b"300 Heretic\n300 Infantry", "large"),
    ],
)
def test_a_file_that_is_no_list_is_refused_whole(content: bytes, kind: str) -> None:
    found = listed(content)
    assert [trouble.kind for trouble in found.troubles] == [kind]
    assert [line.key for line in trouble_lines(found)] == [f"doomtrooper-deck-{kind}"]


def test_many_wrong_lines_are_counted() -> None:
    lines = trouble_lines(listed("1 Xyzzyplugh\n" * 500))
    assert len(lines) == MOST_TOLD + 1
    assert lines[-1] == Line("doomtrooper-deck-more", {"count": 500 - MOST_TOLD})


def test_the_text_of_a_deck_is_the_deck() -> None:
    given = Deck({HERETIC: 2, SEAN: LARGEST_LIST - 3}, {WALL: 1})
    text = written(given, cards())
    assert deck_in(text, cards()) == given
    assert deck(text) == given
    assert deck_in("0 HERETIC [01153]\n", cards()) is None
    assert deck_in("4 Sean Gallagher", cards()) is None
    assert deck_in("4 NOBODY [99999]\n", cards()) is None


@pytest.mark.parametrize("odd", ["[x] ~ 1 SEAN GALAGHER [y] ~ z", "Sean Galagher ~ [01153]", "Sean (x) Galaghr // [#"])
def test_whatever_was_typed_is_read_in_one_way(odd: str) -> None:
    text = decks().read(f"1 Heretic\n2 {odd}".encode())
    if isinstance(text, str):
        assert decks().read(text.encode()) == text
