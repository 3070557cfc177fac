"""No new or changed line of English prose has a word we do not use; the list finds them where they are planted."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.words.prose import found, mark, old, sources

CODE = '''"""What it is, and who was told."""
# Whoever asks is awaited.
told = "told"  # stands here
class What:
    """The ``told`` ones, `told` twice."""

    size: int
    """What stands here?"""

    def f(self) -> None:
        """Stands for it.

        >>> told
        What was told last.
        """
'''
CODE_WORDS = [(1, "What"), (1, "told"), (2, "Whoever"), (2, "awaited"), (3, "stands"), (8, "stands"), (14, "told")]
TEXT = "# Told\n\nIt `told` [so](told.md).\n\n```sh\ntold\n```\nWhomever\n"
FLUENT = "told = Stands { $told }\n    .what = It was told.\n# awaited\nmany = { $n ->\n   *[told] told\n    }\n"


def in_file(folder: Path, name: str, text: str, known: frozenset[str] = frozenset()) -> list[tuple[int, str]]:
    file = folder / name
    file.write_text(text, "utf-8")
    return sorted((each.number, each.word) for each in found([file], known, folder))


def test_no_new_line_has_a_word_we_do_not_use() -> None:
    lines = [str(each) for each in found(sources(), old())]
    assert not lines, "\n".join(lines)


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [
        ("a.py", CODE, CODE_WORDS),
        ("a.md", TEXT, [(1, "Told"), (8, "Whomever")]),
        ("a.ftl", FLUENT, [(1, "Stands"), (2, "told"), (3, "awaited"), (5, "told")]),
    ],
)
def test_planted_words_are_found_in_prose_alone(
    name: str, text: str, words: list[tuple[int, str]], tmp_path: Path
) -> None:
    assert in_file(tmp_path, name, text) == words


def test_an_old_line_may_move_and_a_changed_one_may_not(tmp_path: Path) -> None:
    line = "# He is told."
    known = frozenset({mark(line)})
    assert in_file(tmp_path, "a.py", f"if 1:\n    {line}\n", known) == []
    assert in_file(tmp_path, "b.py", f"{line}\n{line} Twice.\n", known) == [(2, "told")]


def test_the_message_says_where_and_what_to_write(tmp_path: Path) -> None:
    (tmp_path / "a.md").write_text("\nHe was told.\n", "utf-8")
    (only,) = found([tmp_path / "a.md"], frozenset(), tmp_path)
    assert str(only) == "a.md:2: not “told”; write rendered, shown, posted or noted"


def test_files_of_every_kind_are_read() -> None:
    names = {path.name for path in sources()}
    assert {"README.md", "test_words.py", "running.py", "oracle.py", "matches.ftl", "doomtrooper-words.ftl"} <= names
    assert not any("cs" in path.parts and path.suffix == ".ftl" for path in sources())
