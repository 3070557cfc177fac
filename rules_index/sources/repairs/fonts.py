"""Repair letters that a broken font mapping put in place of a language's own."""

from __future__ import annotations

import re
from collections import Counter

from rules_index.languages.dictionaries import is_listed
from rules_index.sources.repairs.repair_log import RepairLog
from rules_index.values.books import Language
from rules_index.values.sources import RepairKind

# Each table is one known breakage: fonts drawn with the caron and the ring where Unicode has the cedilla and the
# stroke, and Central European bytes shown in the Western code page.
MAPPINGS: dict[Language, tuple[dict[str, str], ...]] = {
    Language.CS: (
        dict(zip("ţŧŢŦ", "žůŽŮ", strict=True)),
        dict(zip("ìèøïòùÌÈØÏÒÙ¾¹", "ěčřďňůĚČŘĎŇŮľš", strict=True)),
    ),
}
FEWEST_WORDS = 8
SHARE_OF_LETTERS = 0.001


def mend_font_mapping(text: str, language: Language, log: RepairLog) -> str:
    """Put a language's own letters back where the document as a whole shows that a font replaced them.

    It shows it when the strange letters are frequent and most words with them are words of the language only with the
    language's own letters; a text that quotes a few foreign names, or is in a language that has the letters, stays.
    """
    for mapping in MAPPINGS.get(language, ()):
        words = Counter(re.findall(rf"\w*[{''.join(mapping)}]\w*", text))
        table = str.maketrans(mapping)
        if _shows_breakage(words, table, language, len(text)):
            text = text.translate(table)
            before, _ = words.most_common(1)[0]
            letters = sum(count * sum(char in mapping for char in word) for word, count in words.items())
            log.note(RepairKind.FONT_MAPPING, before, before.translate(table), letters)
    return text


def _shows_breakage(words: Counter[str], table: dict[int, str], language: Language, length: int) -> bool:
    if len(words) < FEWEST_WORDS or sum(words.values()) < length * SHARE_OF_LETTERS:
        return False
    sample = [word.lower() for word, _ in words.most_common(200)]
    mended = sum(is_listed(word.translate(table), language, packed=False) for word in sample)
    intact = sum(is_listed(word, language, packed=False) for word in sample)
    return mended >= len(sample) / 2 and intact * 4 < mended
