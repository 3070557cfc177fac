"""What all files of a pack say together, and where each of it is."""

from __future__ import annotations

import pytest

from bot.games.packs import document as document_module
from bot.games.packs import toml_files
from bot.games.packs.archive import PackFile
from bot.games.packs.document import Document
from bot.games.packs.problems import Mistake, PackProblem, Place
from bot.games.packs.toml_lines import lines_of
from tests.rows import rows


def document(**files: str | bytes) -> Document:
    return Document(
        [
            PackFile(name.replace("_", "."), content if isinstance(content, bytes) else content.encode())
            for name, content in files.items()
        ]
    )


def told(**files: str | bytes) -> list[str]:
    with pytest.raises(PackProblem) as problem:
        document(**files)
    return str(problem.value).splitlines()


def where(found: Document, *place: str | int) -> str:
    return str(found.problem(Mistake(place, "x")))


def test_lists_of_several_files_become_one_and_keep_their_lines() -> None:
    found = document(
        a_toml='key = "a"\n[[cards]]\nname = "x"\n[[cards]]\nname = "y"',
        cards_csv="name,cost\nz,3\n",
        d_toml='\n\n[[cards]]\nname = "q"\n[table]\nvalue = 1',
    )
    cards = [{"name": "x"}, {"name": "y"}, {"name": "z", "cost": "3"}, {"name": "q"}]
    assert found.value == {"key": "a", "cards": cards, "table": {"value": 1}}
    assert where(found, "cards", 1, "name") == "a.toml, line 5: cards[1].name: x"
    assert where(found, "cards", 2, "cost") == "cards.csv, line 2: cards[2].cost: x"
    assert where(found, "cards", 3, "name") == "d.toml, line 4: cards[3].name: x"
    assert where(found, "table", "value") == "d.toml, line 6: table.value: x"
    assert where(found, "gone") == "gone: x"
    assert where(found) == "x"
    assert found.is_lenient


def test_a_place_that_is_missing_is_told_by_what_it_would_be_in() -> None:
    found = document(a_toml='[[cards]]\nname = "x"\n\n[cards.cost]\ngold = 1')
    assert where(found, "cards", 0, "cost", "silver") == "a.toml, line 4: cards[0].cost.silver: x"
    assert not found.is_lenient


def test_two_files_may_not_say_the_same_thing() -> None:
    assert told(a_toml="key = 1", b_toml="\nkey = 2") == ["b.toml, line 2: key: the file a.toml has this already"]
    assert told(a_toml="cards = 1", cards_csv="x\n1") == ["cards.csv, line 1: cards: the file a.toml has this already"]
    assert told(a_toml="[[cards]]", b_toml="[cards]") == ["b.toml, line 1: cards: the file a.toml has this already"]


def test_the_mistakes_of_all_files_are_told_at_once() -> None:
    assert told(a_toml="x = ", b_csv="a,a\n1,2", c_toml=b"# \xff", d_toml="[x", e_csv='a\n"b') == [
        "a.toml, line 1: Invalid value",
        "b.csv, line 1: the column `a` is there twice",
        "c.toml, line 1: the byte 0xff is no UTF-8; save the file as UTF-8",
        "d.toml, line 1: Expected ']' at the end of a table declaration",
        "e.csv, line 2: unexpected end of data",
    ]


@rows(
    ("content", "rows"),
    [
        ("name,cost\nVrána,3\n", [{"name": "Vrána", "cost": "3"}]),
        ("name;cost\r\nVrána;3\r\n", [{"name": "Vrána", "cost": "3"}]),
        ("name\tcost\nVrána\t3", [{"name": "Vrána", "cost": "3"}]),
        ("\ufeffname,cost\nVrána,3", [{"name": "Vrána", "cost": "3"}]),
        ('name,text\nx,"a, ""b""\nc"\ny,z', [{"name": "x", "text": 'a, "b"\nc'}, {"name": "y", "text": "z"}]),
        ("name.cs,name.en\nVrána,Crow\nKos,", [{"name": {"cs": "Vrána", "en": "Crow"}}, {"name": {"cs": "Kos"}}]),
        ("a,b,\n1,2,\n\n,,\n3", [{"a": "1", "b": "2"}, {"a": "3"}]),
    ],
)
def test_a_csv_file_is_rows_of_a_table(content: str, rows: list[object]) -> None:
    assert document(rows_csv=content).value == {"rows": rows}


@rows(
    ("content", "said"),
    [
        ("", "line 1: the first line names the columns, and here it is empty"),
        ("a,,b\n1,2,3", "line 1: every column needs a name in the first line"),
        ("a,b.\n1,2", "line 1: every column needs a name in the first line"),
        ("a,a.b\n1,2", "line 1: the column `a` is there twice"),
        ("a.b,a\n1,2", "line 1: the column `a` is there twice"),
        ("a,b\n1,2,3", "line 2: it has 3 cells, and the first line names 2 columns"),
        ('a,b\n"x\ny",1\n1,2,3', "line 4: it has 3 cells, and the first line names 2 columns"),
        ('a\n"x"y', "line 2: ',' expected after '\"'"),
        ("a.b.c.d.e.f.g\n1", "line 1: the name of a column has at most 6 parts"),
        (",".join(f"c{number}" for number in range(201)), "line 1: it has 201 columns, and a table has at most 200"),
        ("text\n" + "x" * 200_000, "line 2: field larger than field limit"),
    ],
)
def test_what_is_wrong_with_a_csv_file_is_told_with_its_line(content: str, said: str) -> None:
    assert told(rows_csv=content)[0].startswith(f"rows.csv, {said}")


def test_a_table_saved_in_the_letters_of_another_time_is_refused_with_its_line() -> None:
    content = "name\nvrana\nvrána\n".encode("iso8859-2")
    assert told(rows_csv=content) == ["rows.csv, line 3: the byte 0xe1 is no UTF-8; save the file as UTF-8"]
    assert told(rows_csv="name\nvrána".encode("utf-16"))[0].startswith("rows.csv, line 1: the byte 0xff is no UTF-8")


def test_toml_may_begin_with_a_mark_and_have_the_line_ends_of_windows() -> None:
    found = document(a_toml="\ufeffa = 1\r\n[b]\r\nc = 'x'\r\n")
    assert found.value == {"a": 1, "b": {"c": "x"}}
    assert where(found, "b", "c") == "a.toml, line 3: b.c: x"


def test_all_files_together_hold_so_many_values_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    most = 3000
    for module in (document_module, toml_files):
        monkeypatch.setattr(module, "MOST_VALUES", most)
    half = "x = [" + "1," * (most // 2) + "]\n"
    assert told(a_toml=half, b_toml="\n" + half.replace("x", "y")) == [
        f"b.toml, line 2: here the pack comes to more than {most} values"
    ]
    rows = "a,b\n" + "1,2\n" * (most // 2 + 1)
    assert told(rows_csv=rows) == [f"rows.csv, line {most // 2 + 2}: here the pack comes to more than {most} values"]


@rows(
    ("text", "place", "line"),
    [
        ("a = 1\nb = 2", ("b",), 2),
        ("# a\n\n  'b' = 2", ("b",), 3),
        ('x = """\na = 1\n"""\na = 2', ("a",), 4),
        ("x = 'a # = ['\na = 1", ("a",), 2),
        ('"a.b"."c\\u0064" = 1', ("a.b", "cd"), 1),
        ("a.b.c = 1", ("a", "b"), 1),
        ("[a]\nb = 1\n[a.c]\nd = 1", ("a", "c", "d"), 4),
        ("[[a]]\nx = 1\n[[a]]\nx = 2", ("a", 1, "x"), 4),
        ("[[a]]\n[[a.b]]\n[[a.b]]\n[[a]]\n[[a.b]]\nx = 1", ("a", 1, "b", 0, "x"), 6),
        ("[[a]]\n[a.b]\nc = 1", ("a", 0, "b", "c"), 3),
        ("a = [\n  1,\n  2, # two\n]", ("a", 1), 3),
        ("a = [[1, 2],\n[3,\n4]]", ("a", 1, 1), 3),
        ("a = { b = 1, c = [1,\n2] }", ("a", "c", 1), 2),
        ("a = [{ b = 1 },\n{ b = 2 }]", ("a", 1, "b"), 2),
        ("a = 1979-05-27 07:32:00Z\nb = 1", ("b",), 2),
        ("a = -1.5e+3\nb = inf\nc = 1", ("c",), 3),
        ("a = 1\r\nb = 1\r\n", ("b",), 2),
    ],
)
def test_the_line_of_a_value(text: str, place: Place, line: int) -> None:
    assert lines_of(text)[place] == line
