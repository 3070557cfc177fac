"""What comes along when a question is pasted and is no part of it: links, invisible characters, other letter forms."""

from __future__ import annotations

import html
import re
import unicodedata
from functools import lru_cache

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
_ENTITY = re.compile(r"&(?:[a-z]\w{1,30}|#\d{1,7}|#x[\da-f]{1,6});", re.IGNORECASE)
_BLANK = frozenset(
    "\N{HANGUL FILLER}\N{HALFWIDTH HANGUL FILLER}\N{BRAILLE PATTERN BLANK}\N{OBJECT REPLACEMENT CHARACTER}"
)
"""Characters that are as wide as a letter and empty, though Unicode does not count them as spaces."""
_INVISIBLE = (
    "VARIATION SELECTOR",
    "MONGOLIAN FREE VARIATION SELECTOR",
    "COMBINING GRAPHEME JOINER",
    "HANGUL CHOSEONG FILLER",
    "HANGUL JUNGSEONG FILLER",
    "KHMER VOWEL INHERENT",
)
"""How the names of characters begin that are not seen, whatever category they are of."""


def visible(text: str) -> str:
    """A text as it is seen: every character in its usual form, none that is invisible, none in the writing of HTML.

    Fractions, powers, dashes and everything else that says something stay as they are.

    >>> visible("kolik bo\\u00addů&nbsp;ｓｔａčí") == "kolik bodů\\xa0stačí"
    True
    """
    text = _ENTITY.sub(lambda entity: html.unescape(entity[0]), text)
    if text.isascii():
        return text
    return unicodedata.normalize("NFC", "".join(map(_plain, _CUT_WORD.sub("", text))))


def without_links(text: str) -> str:
    """A text without its links, and with single spaces.

    >>> without_links("kolik bodů https://example.com/a?b=1 stačí")
    'kolik bodů stačí'
    """
    return _SPACES.sub(" ", _LINK.sub(" ", text)).strip()


@lru_cache(maxsize=10_000)
def _plain(letter: str) -> str:
    """The character in its usual form; nothing for one that is not seen."""
    if letter.isascii():
        return letter
    if letter in _BLANK:
        return " "
    if _is_invisible(letter):
        return ""
    kind = unicodedata.decomposition(letter).partition(" ")[0]
    if kind in _OTHER_FORMS or (kind == "<compat>" and letter.isalpha()):
        return unicodedata.normalize("NFKC", letter)
    return letter


def _is_invisible(letter: str) -> bool:
    """Whether it formats its neighbours or fills a place: joiners, directional marks, choices of a variant."""
    return unicodedata.category(letter) == "Cf" or unicodedata.name(letter, "").startswith(_INVISIBLE)
