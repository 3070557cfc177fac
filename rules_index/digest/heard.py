"""Questions that players asked, and whether a book answers them: what tells the one kind from the other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable

from pydantic import BaseModel, ConfigDict, Field

from rules_index.digest.problems import DigestProblem
from rules_index.digest.toml_files import read_toml
from rules_index.values.books import Language


class HeardProblem(DigestProblem):
    """A file of questions breaks the format; the message names the file and what is wrong."""


class Heard(BaseModel):
    """Questions of one language and stories that lead to one: those that a book answers, and those left open.

    ``rules`` are by question the slugs of those that answer it.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)
    language: Language
    answered: tuple[str, ...] = ()
    left_open: tuple[str, ...] = ()
    stories_answered: tuple[str, ...] = ()
    stories_left_open: tuple[str, ...] = ()
    rules: Mapping[str, tuple[str, ...]] = Field(default_factory=dict)

    def questions(self) -> Iterator[tuple[str, bool]]:
        """Every question with whether a book answers it."""
        yield from ((question, True) for question in self.answered)
        yield from ((question, False) for question in self.left_open)

    def stories(self) -> Iterator[tuple[str, bool]]:
        """Every story with whether a book answers it."""
        yield from ((story, True) for story in self.stories_answered)
        yield from ((story, False) for story in self.stories_left_open)

    def without(self, questions: frozenset[str]) -> Heard:
        """What is left without some of the questions and stories."""
        kept = ("answered", "left_open", "stories_answered", "stories_left_open")
        return self.model_copy(
            update={name: tuple(one for one in getattr(self, name) if one not in questions) for name in kept}
        )


def load_heard(folder: Traversable | None = None) -> tuple[Heard, ...]:
    """The questions of all languages, in the order of the files.

    Args:
        folder: holds TOML files; the packaged questions when left out.

    Raises:
        HeardProblem: a file breaks the format.
    """
    root = folder if folder is not None else files("rules_index.digest") / "heard"
    found = sorted((file for file in root.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)
    return tuple(read_toml(file, Heard, HeardProblem) for file in found)
