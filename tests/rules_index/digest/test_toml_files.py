"""Files that people write: what is wrong is said in one line with the file and the place."""

from __future__ import annotations

from pathlib import Path

import pytest
from pydantic import BaseModel

from rules_index.digest.toml_files import checked, read_text, read_toml


class Wrong(Exception):
    """What a caller raises for its kind of file."""


class Tower(BaseModel):
    name: str
    floors: list[int] = []


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "věž.toml"


def test_a_byte_order_mark_is_no_part_of_the_text(file: Path) -> None:
    file.write_text('name = "Věž"', "utf-8-sig")
    assert read_text(file, Wrong) == 'name = "Věž"'
    assert read_toml(file, Tower, Wrong) == Tower(name="Věž")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ('name = "Věž"'.encode("cp1250"), "the file is not UTF-8; save it as UTF-8"),
        (b"name = ", "the file is no TOML: Invalid value (at end of document)"),
        (b"", "name: it is missing; add it"),
        (b'name = "a"\nfloors = [1, "x"]', "floors.1: Input should be a valid integer"),
    ],
)
def test_a_file_that_cannot_be_used_names_what_is_wrong(file: Path, content: bytes, said: str) -> None:
    file.write_bytes(content)
    with pytest.raises(Wrong) as raised:
        read_toml(file, Tower, Wrong)
    assert str(raised.value).startswith(f"{file.name}: {said}")
    assert "\n" not in str(raised.value)


def test_content_that_has_no_fields_at_all_is_refused() -> None:
    with pytest.raises(Wrong, match=r"^věž.md, rule 1: fields: "):
        checked(["a"], Tower, "věž.md, rule 1", Wrong)
