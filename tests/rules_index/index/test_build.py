"""Building the index: the same from the same input, only when something changed, and never half a file."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Engine, event

from rules_index import BuildProblem, Oracle, build_index, is_up_to_date
from rules_index.index.build import swap_in
from rules_index.index.vectors.adding import vectors_in
from tests.rules_index.library import BOOKS, make_index
from tests.rules_index.meaning.encoding import MadeUpEncoder


def dump(index: Path) -> list[str]:
    with closing(sqlite3.connect(index)) as connection:
        return list(connection.iterdump())


@pytest.fixture
def index(tmp_path: Path) -> Path:
    return tmp_path / "data" / "rules.sqlite"


def beside(index: Path) -> list[str]:
    return sorted(each.name for each in index.parent.iterdir())


def test_a_build_reports_what_it_did(package: Path, books: Path, index: Path) -> None:
    lines: list[str] = []
    report = build_index(index, books, progress=lines.append)
    assert (report.rebuilt, report.rules, report.problems) == (True, 3, ())
    assert [book.key for book in report.books] == ["maják-cs", "maják-sv", "sklizen"]
    assert report.passages == len(set(report_passages(index)))
    assert {"maják-cs", "maják-sv", "sklizen"} <= set(lines)
    assert lines[-1] == f"indexing 3 rules and {report.passages} passages"
    assert beside(index) == ["rules.sqlite"]


def report_passages(index: Path) -> list[bytes]:
    with closing(sqlite3.connect(index)) as connection:
        return [data for (data,) in connection.execute("SELECT data FROM passage")]


def test_the_digest_alone_is_an_index(package: Path, index: Path) -> None:
    report = build_index(index)
    assert (report.rebuilt, report.rules, report.passages) == (True, 3, 0)
    oracle = Oracle.open(index)
    ruling = oracle.ask("S čím začínám?").rulings[0]
    oracle.close()
    assert (ruling.id, ruling.passages) == ("maják-cs.setup.pieces", ())


def test_the_same_input_gives_the_same_bytes(package: Path, books: Path, tmp_path: Path) -> None:
    again = tmp_path / "again"
    again.mkdir()
    for age, (name, text) in enumerate(reversed(BOOKS.items())):
        (again / name).write_text(text, "utf-8")
        os.utime(again / name, (age, age))
    one, other = tmp_path / "one.sqlite", tmp_path / "other.sqlite"
    build_index(one, books)
    build_index(other, again)
    assert dump(one) == dump(other)
    assert one.read_bytes() == other.read_bytes()


def test_the_order_of_sets_in_memory_changes_nothing(tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from tests.rules_index.library import make_index; "
        "make_index(Path(sys.argv[1]))"
    )
    seed = "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1"
    environment = {**os.environ, "PYTHONHASHSEED": seed}
    subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)], check=True, cwd=Path(__file__).parents[3], env=environment
    )
    here = tmp_path / "here"
    here.mkdir()
    assert (tmp_path / "rules.sqlite").read_bytes() == make_index(here).read_bytes()


def test_another_book_gives_another_index(package: Path, books: Path, tmp_path: Path) -> None:
    one, other = tmp_path / "one.sqlite", tmp_path / "other.sqlite"
    build_index(one, books)
    (books / "sklizen.txt").write_text(BOOKS["sklizen.txt"].replace("dvě karty", "tři karty"), "utf-8")
    build_index(other, books)
    assert dump(one) != dump(other)


def test_nothing_is_done_when_nothing_changed(package: Path, books: Path, index: Path) -> None:
    first = build_index(index, books)
    before = index.stat()
    os.utime(books / "sklizen.txt", (1, 1))
    lines: list[str] = []
    again = build_index(index, books, progress=lines.append)
    assert (again.rebuilt, again.rules, again.passages) == (False, first.rules, first.passages)
    assert (index.stat().st_ino, index.stat().st_mtime_ns) == (before.st_ino, before.st_mtime_ns)
    assert lines == ["the index is up to date"]


def test_words_are_there_before_vectors_and_these_are_made_once(package: Path, books: Path, index: Path) -> None:
    encoder, lines = MadeUpEncoder({"boats": ("lodě",)}), list[str]()
    states: list[tuple[bool, bool]] = []

    def note(line: str) -> None:
        lines.append(line)
        if line.startswith("encoding"):
            states.append((index.exists(), is_up_to_date(index, books, encoder)))

    build_index(index, books, encoder=encoder, progress=note)
    assert states[0] == (True, False)
    assert is_up_to_date(index, books, encoder)
    assert "sklizen" in {ruling.book.key for ruling in Oracle.open(index, encoder=encoder).ask("obilí").rulings}
    made = len(encoder.encoded)
    assert made > 0
    assert not build_index(index, books, encoder=encoder).rebuilt
    edit_book(books, package, index)
    build_index(index, books, encoder=encoder)
    assert made < len(encoder.encoded) < 2 * made


def test_without_books_of_its_own_an_index_needs_no_vectors(package: Path, index: Path) -> None:
    encoder = MadeUpEncoder({"boats": ("lodě",)})
    build_index(index, encoder=encoder)
    assert is_up_to_date(index, None, encoder)
    assert not encoder.encoded


def test_an_index_keeps_its_vectors_where_the_encoder_is_gone(package: Path, books: Path, index: Path) -> None:
    build_index(index, books, encoder=MadeUpEncoder({"boats": ("lodě",)}))
    assert not build_index(index, books).rebuilt
    assert vectors_in(index)


def edit_book(books: Path, package: Path, index: Path) -> None:
    with (books / "sklizen.txt").open("a", encoding="utf-8") as file:
        file.write("\nKdo sklidil nejvíc obilí, zpívá.\n")


def rename_book(books: Path, package: Path, index: Path) -> None:
    (books / "sklizen.txt").rename(books / "žně.txt")


def remove_book(books: Path, package: Path, index: Path) -> None:
    (books / "sklizen.txt").unlink()


def edit_digest(books: Path, package: Path, index: Path) -> None:
    chapter = package / "books" / "maják-cs" / "02-konec.md"
    chapter.write_text(chapter.read_text("utf-8").replace("zvítězil", "vyhrál"), "utf-8")


def edit_lexicon(books: Path, package: Path, index: Path) -> None:
    (package / "lexicon" / "more.toml").write_text('[[concept]]\ncs = ["obilí"]\nen = ["grain"]\n', "utf-8")


def edit_code(books: Path, package: Path, index: Path) -> None:
    (package / "code.py").write_text("VERSION = 2\n", "utf-8")


def age_index(books: Path, package: Path, index: Path) -> None:
    with closing(sqlite3.connect(index)) as connection, connection:
        connection.execute("UPDATE meta SET value = '0' WHERE key = 'schema'")


def cut_index(books: Path, package: Path, index: Path) -> None:
    index.write_bytes(index.read_bytes()[:-4096])


def scribble_over_index(books: Path, package: Path, index: Path) -> None:
    data = bytearray(index.read_bytes())
    data[len(data) // 2 : len(data) // 2 + 8192] = b"\xff" * 8192
    index.write_bytes(data)


def empty_index(books: Path, package: Path, index: Path) -> None:
    index.write_bytes(b"")


@pytest.mark.parametrize(
    "change",
    [
        edit_book, rename_book, remove_book, edit_digest, edit_lexicon, edit_code,
        age_index, cut_index, scribble_over_index, empty_index,
    ],
)  # fmt: skip
def test_what_changed_or_broke_is_built_anew(
    package: Path, books: Path, index: Path, change: Callable[[Path, Path, Path], None]
) -> None:
    build_index(index, books)
    change(books, package, index)
    assert build_index(index, books).rebuilt
    assert not build_index(index, books).rebuilt
    oracle = Oracle.open(index)
    assert oracle.ask("S čím začínám?").rulings[0].id == "maják-cs.setup.pieces"
    oracle.close()


def test_books_that_come_after_the_digest_alone_are_indexed(package: Path, books: Path, index: Path) -> None:
    build_index(index)
    assert build_index(index, books).passages > 0
    assert build_index(index).passages == 0


def test_one_bad_file_is_reported_and_the_others_are_indexed(package: Path, books: Path, index: Path) -> None:
    (books / "scan.txt").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(300))
    (books / "notes.docx").write_bytes(b"PK")
    (books / "empty.md").touch()
    report = build_index(index, books)
    assert sorted(Path(problem.path).name for problem in report.problems) == ["empty.md", "notes.docx", "scan.txt"]
    assert [book.key for book in report.books] == ["maják-cs", "maják-sv", "sklizen"]


@pytest.mark.skipif(not Path("/proc/self/mem").exists(), reason="no file that can be opened but not read")
def test_a_file_that_cannot_be_read_costs_only_itself(package: Path, books: Path, index: Path) -> None:
    (books / "locked.txt").symlink_to("/proc/self/mem")
    report = build_index(index, books)
    assert [Path(problem.path).name for problem in report.problems] == ["locked.txt"]


def failed(index: Path, rulebooks: Path | None = None) -> str:
    with pytest.raises(BuildProblem) as raised:
        build_index(index, rulebooks)
    message = str(raised.value)
    assert "\n" not in message
    return message


@pytest.mark.parametrize("before", [False, True], ids=["no index yet", "an index of the digest"])
def test_a_missing_folder_of_books_is_named(package: Path, tmp_path: Path, index: Path, before: bool) -> None:
    if before:
        build_index(index)
    message = failed(index, tmp_path / "nowhere")
    assert f"{tmp_path / 'nowhere'} is not a folder" in message
    assert "<book>.pdf" in message


@pytest.mark.parametrize("before", [False, True], ids=["no index yet", "an index of the digest"])
def test_a_folder_without_books_is_named(package: Path, tmp_path: Path, index: Path, before: bool) -> None:
    if before:
        build_index(index)
    (tmp_path / "shelf").mkdir()
    assert "holds no rulebook" in failed(index, tmp_path / "shelf")


def test_when_no_book_can_be_read_every_reason_is_given(package: Path, tmp_path: Path, index: Path) -> None:
    shelf = tmp_path / "shelf"
    shelf.mkdir()
    (shelf / "empty.txt").touch()
    (shelf / "scan.md").write_bytes(bytes(range(256)) * 9)
    message = failed(index, shelf)
    assert f"no book in {shelf} can be read" in message
    assert "is empty" in message
    assert "is binary" in message
    assert not index.exists()


def test_a_failed_build_leaves_the_old_index_serving(package: Path, books: Path, index: Path) -> None:
    build_index(index, books)
    before = index.read_bytes()
    for book in books.iterdir():
        book.write_bytes(b"")
    failed(index, books)
    assert index.read_bytes() == before
    assert beside(index) == ["rules.sqlite"]


@pytest.fixture
def full_disk() -> Iterator[None]:
    """Databases that cannot grow beyond a few pages."""

    def limit(connection: sqlite3.Connection, _record: object) -> None:
        connection.execute("PRAGMA max_page_count = 30")

    event.listen(Engine, "connect", limit)
    yield
    event.remove(Engine, "connect", limit)


def test_a_full_disk_leaves_the_old_index_serving(
    package: Path, books: Path, index: Path, request: pytest.FixtureRequest
) -> None:
    build_index(index, books)
    before = index.read_bytes()
    edit_book(books, package, index)
    request.getfixturevalue("full_disk")
    message = failed(index, books)
    assert "no space is left on the disk; free some and try again" in message
    assert "still serves" in message
    assert index.read_bytes() == before
    assert beside(index) == ["rules.sqlite"]
    oracle = Oracle.open(index)
    assert oracle.ask("S čím začínám?").rulings[0].id == "maják-cs.setup.pieces"
    oracle.close()


def test_a_full_disk_at_the_first_build_leaves_nothing_behind(package: Path, index: Path, full_disk: None) -> None:
    assert "no space is left" in failed(index)
    assert beside(index) == []


def overfill(path: Path) -> tuple[int, int]:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA max_page_count = 3")
        connection.execute("CREATE TABLE filled (data)")
        connection.execute("INSERT INTO filled VALUES (zeroblob(100000))")
    raise AssertionError("three pages hold no 100,000 bytes")


def test_a_writer_that_fails_half_way_leaves_the_old_file(tmp_path: Path) -> None:
    index = tmp_path / "rules.sqlite"
    index.write_bytes(b"the old index")
    with pytest.raises(BuildProblem, match="no space is left on the disk"):
        swap_in(index, overfill)
    assert index.read_bytes() == b"the old index"
    assert beside(index) == ["rules.sqlite"]


def contradict(path: Path) -> tuple[int, int]:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE fully (name UNIQUE)")
        connection.executemany("INSERT INTO fully VALUES (?)", [("one",), ("one",)])
    raise AssertionError("a name cannot stand twice")


def test_another_failure_is_not_taken_for_a_full_disk(tmp_path: Path) -> None:
    with pytest.raises(BuildProblem, match="UNIQUE constraint failed") as raised:
        swap_in(tmp_path / "rules.sqlite", contradict)
    assert beside(tmp_path / "rules.sqlite") == []
    assert "was not rebuilt" in str(raised.value)


def test_an_interrupted_writer_leaves_no_file_behind(tmp_path: Path) -> None:
    def interrupt(path: Path) -> tuple[int, int]:
        path.write_bytes(b"half")
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        swap_in(tmp_path / "rules.sqlite", interrupt)
    assert beside(tmp_path / "rules.sqlite") == []


def test_a_new_index_is_for_its_owner_alone(package: Path, index: Path) -> None:
    build_index(index)
    assert index.stat().st_mode & 0o777 == 0o600


def test_a_folder_that_cannot_be_made_is_named(package: Path, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    message = failed(tmp_path / "file" / "rules.sqlite")
    assert message.startswith(f"cannot write to {tmp_path / 'file'}: ")
    assert message.endswith("choose another folder")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_that_must_not_be_written_to_is_named(package: Path, tmp_path: Path) -> None:
    (tmp_path / "locked").mkdir(mode=0o500)
    assert "choose another folder" in failed(tmp_path / "locked" / "rules.sqlite")


def test_a_folder_in_the_place_of_the_index_is_named(package: Path, tmp_path: Path) -> None:
    (tmp_path / "rules.sqlite").mkdir()
    assert str(tmp_path / "rules.sqlite") in failed(tmp_path / "rules.sqlite")
    assert beside(tmp_path / "rules.sqlite") == ["package", "rules.sqlite"]
