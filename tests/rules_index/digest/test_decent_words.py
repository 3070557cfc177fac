"""No slur and no insult is shown to players or understood as a word of a game."""

from __future__ import annotations

import re
from pathlib import Path

import bot
import rules_index
from rules_index.languages.language import fold, words
from tests.rows import rows

STEMS = (
    "cernoch", "cernous", "cernoprd", "negr", "neger", "nigg", "cikan", "cigos", "zigen", "svartskall", "blattar",
    "rakosnik", "zidak", "muslim", "musulman", "arabak", "buzna", "buzerant", "teplous", "faggot", "retard", "debil",
    "kreten", "mongoloid", "idiot", "efterbliv", "kurva", "kurvy", "devka", "devky", "bitch", "whore", "slampa", "cunt",
)  # fmt: skip
"""The beginnings of words, without diacritics, that no game calls anything by."""
FOLDERS = (Path(rules_index.__file__).parent / "digest", Path(bot.__file__).parent / "locales")
BEGUN = re.compile(rf"(?<![^\W_])(?:{'|'.join(STEMS)})\w*")
KINDS = {".toml", ".md", ".ftl", ".csv", ".json"}


PRINTED = frozenset({("doomtrooper_cards.csv", "bitch")})
"""What stands so on a printed card, which people must be able to look up."""


def indecent(text: str) -> set[str]:
    """The words of a text that begin like a slur or an insult."""
    return {word for begun in BEGUN.findall(fold(text)) for word in words(begun)}


FILES = [file for folder in FOLDERS for file in sorted(folder.rglob("*")) if file.suffix in KINDS]


def test_every_kind_of_text_is_looked_at() -> None:
    assert {file.suffix for file in FILES} >= {".toml", ".md", ".ftl"}
    assert {file.parent.name for file in FILES} >= {"lexicon", "gaps", "zloba-cs", "sv"}


@rows("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_no_word_is_indecent(file: Path) -> None:
    assert {word for word in indecent(file.read_text("utf-8")) if (file.name, word) not in PRINTED} == set()


def test_such_words_are_found_however_they_are_written() -> None:
    assert indecent("Černoch legie, MUSLIMOVÉ") == {"cernoch", "muslimove"}
    assert indecent("Černá legie útočí, černý rytíř ne.") == set()
