"""Repair single characters: Unicode forms, and letters of another script."""

from __future__ import annotations

import re
import unicodedata

from rules_index.languages.dictionaries import is_listed
from rules_index.sources.repairs.repair_log import RepairLog
from rules_index.values.books import Language
from rules_index.values.sources import RepairKind

INVISIBLE = dict.fromkeys(map(ord, "\u00ad\u200b\u200c\u200d\u2060\ufeff\u200e\u200f"))
SPACES = dict.fromkeys(
    map(ord, "\u00a0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000"), " "
)
BREAKS = {ord("\u2028"): "\n", ord("\u2029"): "\n\n", ord("\u0085"): "\n", ord("\v"): "\n"}
LIGATURES = {code: unicodedata.normalize("NFKC", chr(code)) for code in range(0xFB00, 0xFB07)}
SOFT_HYPHEN_AT_END = re.compile("\u00ad[ \t]*\n[ \t]*")

# What each letter looks like in Latin script, then what it sounds like: a recogniser of text slips to either.
LOOKS = dict(
    zip(
        "АВЕЅІЈКМНОРСТУХаеѕіјорсухєԁԛԝһԛΑΒΕΖΗΙΚΜΝΟΡΤΥΧοανικρυτ",
        "ABESIJKMHOPCTYXaesijopcyxedqwhqABEZHIKMNOPTYXoavikput",
        strict=True,
    )
)
SOUNDS = dict(
    zip(
        "АБВГДЕЗИЙКЛМНОПРСТУФХабвгдезийклмнопрстуфхыэ",
        "ABVGDEZIJKLMNOPRSTUFHabvgdezijklmnoprstufhye",
        strict=True,
    )
)
LONGEST_RUN = 200
"""Letters of a word and blanks in a row that are read: no book has more, and patterns take the square of them."""
LONG_BLANKS = re.compile(rf"([ \t]{{{LONGEST_RUN}}})[ \t]++")
LETTERS = re.compile(r"\w++")
MIXED_WORD = re.compile(r"\w*(?:[A-Za-zÀ-ɏ][\u0370-\u052f]|[\u0370-\u052f][A-Za-zÀ-ɏ])\w*")


def mend_forms(text: str, log: RepairLog) -> str:
    """One form for each character: composed letters, plain spaces and line ends, nothing invisible, no ligatures."""

    def joined(match: re.Match[str]) -> str:
        log.note(RepairKind.HYPHENATION, match[0].replace("\n", "¶"), "")
        return ""

    text = text.replace("\r\n", "\n").replace("\r", "\n").translate(BREAKS)
    return "\n".join(_plain(line, log) for line in SOFT_HYPHEN_AT_END.sub(joined, text).split("\n"))


def cut_runs(text: str) -> str:
    """The text with only the beginning of every endless word and every endless gap."""
    text = LONG_BLANKS.sub(r"\1", text)
    if max(map(len, text.split()), default=0) <= LONGEST_RUN:
        return text
    return LETTERS.sub(lambda match: match[0][:LONGEST_RUN], text)


def _plain(line: str, log: RepairLog) -> str:
    mended = line.translate(INVISIBLE | SPACES | LIGATURES)
    mended = "".join(char for char in mended if char in "\t\f" or unicodedata.category(char) != "Cc")
    mended = unicodedata.normalize("NFC", mended)
    if mended != line:
        log.note(RepairKind.UNICODE_FORM, line, mended)
    return mended


def mend_homoglyphs(text: str, language: Language, log: RepairLog) -> str:
    """Greek and Cyrillic letters inside a Latin word become the Latin letters that were meant."""

    def latin(match: re.Match[str]) -> str:
        word = match[0]
        mended = _latin_word(word, language)
        if mended != word:
            log.note(RepairKind.HOMOGLYPH, word, mended)
        return mended

    return MIXED_WORD.sub(latin, text)


def _latin_word(word: str, language: Language) -> str:
    looks, sounds = ("".join(table.get(char, char) for char in word) for table in (LOOKS, SOUNDS))
    candidates = [candidate for candidate in (looks, sounds) if not re.search("[\u0370-\u052f]", candidate)]
    if not candidates:
        return word
    return next((candidate for candidate in candidates if is_listed(candidate, language, packed=False)), candidates[0])
