"""What comes along when a question is pasted and is no part of it: links, invisible characters, other letter forms."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from rules_index.languages.language import legible

_LINK = re.compile(
    r"<?(?:\b(?:https?|ftp)://|\bwww\.|\bmailto:|"
    r"\b(?:[\w-]+\.)+(?:com|net|org|info|gg|cz|sk|eu|io|tv|be|uk|se|app|dev)/)[^\s<>]*[^\s<>.,:;!?()\[\]{}'\"*_~|`]/?>?"
    r"|<?\b[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,}\b>?",
    re.IGNORECASE,
)
_CUT_WORD = re.compile("\N{SOFT HYPHEN}[^\\S\n]*\n\\s*")
_SPACES = re.compile(r"[^\S\n]+")
_OTHER_FORMS = ("<wide>", "<narrow>", "<font>")
"""Kinds of decomposition that change how a character looks and not what it is."""


def cleaned(text: str) -> str:
    """A text as a person would have typed it: legible, and without what was only pasted along.

    Fractions, powers, dashes and everything else that says something stay as they are.

    >>> cleaned("kolik bo\\u00addů https://example.com/a?b=1 ｓｔａčí")
    'kolik bodů stačí'
    """
    text = legible(text)
    if not text.isascii():
        text = unicodedata.normalize("NFC", "".join(map(_plain, _CUT_WORD.sub("", text))))
    return _SPACES.sub(" ", _LINK.sub(" ", text)).strip()


@lru_cache(maxsize=10_000)
def _plain(letter: str) -> str:
    """The character in its usual form; nothing for one that is not seen."""
    if letter.isascii():
        return letter
    kind = unicodedata.decomposition(letter).partition(" ")[0]
    if kind in _OTHER_FORMS or (kind == "<compat>" and letter.isalpha()):
        return unicodedata.normalize("NFKC", letter)
    return "" if _is_invisible(letter) else letter


def _is_invisible(letter: str) -> bool:
    """Whether it formats what stands beside it: joiners, soft hyphens, directional marks, choices of a variant."""
    return unicodedata.category(letter) == "Cf" or unicodedata.name(letter, "").startswith(
        ("VARIATION SELECTOR", "COMBINING GRAPHEME JOINER")
    )
