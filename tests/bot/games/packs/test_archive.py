"""The files of a pack: what is unpacked, and what is refused before anything is."""

from __future__ import annotations

import zipfile

import pytest

from bot.games.packs.archive import LARGEST, MOST_FILES, UNPACKED, PackFile, unpacked
from bot.games.packs.problems import PackProblem
from tests.bot.games.packs.zips import encrypted, linked, understated, zipped
from tests.rows import rows

SMALL = {"pack.toml": b"a = 1"}


def told(content: bytes) -> str:
    with pytest.raises(PackProblem) as problem:
        unpacked(content)
    return str(problem.value)


def test_what_is_no_zip_is_one_file_without_a_name() -> None:
    assert unpacked(b"a = 1") == [PackFile("", b"a = 1")]
    assert unpacked(b"") == [PackFile("", b"")]


@pytest.mark.parametrize("method", [zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED])
def test_the_files_of_a_zip_come_by_name_wherever_they_are(method: int) -> None:
    content = zipped({"box/b.toml": b"b = 1", "a.csv": b"x\n1", "box/deep/c.TOML": b"c = 1"}, method)
    assert unpacked(content) == [
        PackFile("a.csv", b"x\n1"),
        PackFile("box/b.toml", b"b = 1"),
        PackFile("box/deep/c.TOML", b"c = 1"),
    ]


def test_what_archivers_add_of_their_own_is_left_out() -> None:
    added = {"box/": b"", "__MACOSX/box/._pack.toml": b"\x00", "box/.DS_Store": b"\x00", "Thumbs.db": b"\x00"}
    assert unpacked(zipped({**added, "box/pack.toml": b"a = 1"})) == [PackFile("box/pack.toml", b"a = 1")]


@pytest.mark.parametrize("files", [{}, {"box/": b""}, {"__MACOSX/x": b""}])
def test_an_empty_zip_is_refused(files: dict[str, bytes]) -> None:
    assert "neither a .toml nor a .csv file" in told(zipped(files))


@rows("name", ["../pack.toml", "/pack.toml", "a/../../pack.toml", "C:/pack.toml", "a\\pack.toml", "pa\nck.toml"])
def test_a_name_that_leads_out_of_the_zip_is_refused(name: str) -> None:
    assert "this is no name for a file in a pack" in told(zipped({name: b"a = 1"}))


@rows("name", ["inner.zip", "readme.txt", "pack.toml.exe", "toml", "script.py"])
def test_only_toml_and_csv_files_are_taken_and_the_other_is_named(name: str) -> None:
    assert told(zipped({**SMALL, name: b"a = 1"})).startswith(f"{name}: a pack holds .toml and .csv files alone")


def test_every_file_that_is_wrong_is_named() -> None:
    assert len(told(zipped({"a.txt": b"", "b.zip": b"", "c.toml": b""})).splitlines()) == 2


@rows(
    ("content", "said"),
    [
        (encrypted(zipped(SMALL)), "pack.toml: it is locked with a password"),
        (zipped(SMALL, zipfile.ZIP_LZMA), "pack.toml: it is compressed in a way that is not read here"),
        (zipped(SMALL, zipfile.ZIP_BZIP2), "pack.toml: it is compressed in a way that is not read here"),
        (linked("pack.toml", b"/etc/passwd"), "pack.toml: a pack holds files, no links"),
        (zipped({"a.toml": b"", "A.TOML": b""}), "A.TOML: the zip holds two files of this name"),
        (zipped(SMALL)[:-8], "the zip file is damaged"),
        (b"PK\x03\x04" + b"\x00" * 100, "the zip file is damaged"),
    ],
)
def test_a_zip_that_is_not_as_it_must_be_is_refused(content: bytes, said: str) -> None:
    assert said in told(content)


def test_a_damaged_file_in_a_zip_is_refused() -> None:
    content = zipped(SMALL, zipfile.ZIP_STORED)
    assert b"a = 1" in content
    assert "the zip file is damaged" in told(content.replace(b"a = 1", b"a = 2"))


def test_a_pack_may_have_so_many_bytes_and_no_more() -> None:
    assert unpacked(b"#" * LARGEST) == [PackFile("", b"#" * LARGEST)]
    assert "at most 4 MB" in told(b"#" * (LARGEST + 1))
    assert "at most 4 MB" in told(zipped({"a.toml": b"#" * (LARGEST + 1)}, zipfile.ZIP_STORED))


def test_a_zip_may_unpack_to_so_many_bytes_and_no_more() -> None:
    half = b"#" * (UNPACKED // 2)
    assert [len(file.content) for file in unpacked(zipped({"a.toml": half, "b.toml": half}))] == [UNPACKED // 2] * 2
    assert "more than 16 MB" in told(zipped({"a.toml": half, "b.toml": half + b"#"}))


def test_a_bomb_is_refused_by_its_size_before_it_is_unpacked(monkeypatch: pytest.MonkeyPatch) -> None:
    bomb = zipped({f"{number}.toml": b"\x00" * (UNPACKED // 2) for number in range(3)})
    assert len(bomb) < LARGEST

    def opened(*_: object) -> None:
        raise AssertionError("a file of it was unpacked")

    monkeypatch.setattr(zipfile.ZipFile, "open", opened)
    assert "more than 16 MB" in told(bomb)


def test_a_bomb_that_claims_to_be_small_is_not_unpacked_beyond_its_claim() -> None:
    bomb = understated(zipped({"pack.toml": b"\x00" * (4 * UNPACKED)}), 10)
    assert "the zip file is damaged" in told(bomb)


def test_a_zip_may_have_so_many_files_and_no_more() -> None:
    assert len(unpacked(zipped({f"{number}.toml": b"" for number in range(MOST_FILES)}))) == MOST_FILES
    assert "at most 500" in told(zipped({f"{number}.toml": b"" for number in range(MOST_FILES + 1)}))
