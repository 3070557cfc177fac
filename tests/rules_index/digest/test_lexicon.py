"""Reading a lexicon."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules_index.digest.lexicon import LexiconProblem, load_lexicon
from rules_index.values.books import Language
from tests.rows import rows
from tests.rules_index.library import LEXICON, write_lexicon


def write(folder: Path, name: str, content: str) -> None:
    (folder / name).write_text(content, "utf-8")


def test_files_are_joined_in_the_order_of_their_names(tmp_path: Path) -> None:
    write(tmp_path, "b.toml", '[[concept]]\ncs = ["loď"]\nen = ["ship"]')
    write(tmp_path, "a.toml", '[[concept]]\ncs = ["drak"]\nen = ["dragon"]\n[[game]]\ngame = "hrad"\nnames = ["hrad"]')
    write(tmp_path, "notes.txt", "not read")
    lexicon = load_lexicon(tmp_path)
    assert [concept.cs for concept in lexicon.concept] == [("drak",), ("loď",)]
    assert [named.game for named in lexicon.named] == ["hrad"]


def test_a_lexicon_is_read_as_it_was_written(tmp_path: Path) -> None:
    assert load_lexicon(write_lexicon(tmp_path)) == LEXICON


def test_members_come_with_their_language() -> None:
    assert LEXICON.concept[0].members() == (
        ("loď", Language.CS),
        ("kocábka", Language.CS),
        ("båt", Language.SV),
        ("boat", Language.EN),
        ("ship", Language.EN),
    )


@rows(
    "content",
    [
        "[[concept]\n",
        '[[concept]]\nfr = ["bateau"]',
        '[[concept]]\ncs = "loď"',
        '[[words]]\ncs = ["loď"]',
        '[[game]]\ngame = "hrad"',
        '[[game]]\ngame = "hrad"\nnames = []',
        '[[edition]]\nlanguage = "la"\nnames = ["latinský"]',
    ],
)
def test_a_slip_is_named_with_its_file(tmp_path: Path, content: str) -> None:
    write(tmp_path, "a.toml", '[[concept]]\ncs = ["drak"]')
    write(tmp_path, "words.toml", content)
    with pytest.raises(LexiconProblem, match=r"^words\.toml: "):
        load_lexicon(tmp_path)
