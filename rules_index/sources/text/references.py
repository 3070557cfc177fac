"""Cross-references in a rule: to a section, to a page, to a numbered script."""

from __future__ import annotations

import itertools
import re

from rules_index.languages.sentences import UPPER
from rules_index.values.books import Language, Reference, ReferenceKind

PAGE = re.compile(
    r"(?:\bna\s+stran(?:ě|ách)|\bviz\s+(?:také\s+)?(?:str\.|stran[auy])|\bstr\.|\bpå\s+sid(?:an|orna)|\bse\s+sid(?:an|a)?|"
    r"\bsid\.|\b(?:on|see)\s+pages?|\bp\.)\s*(\d{1,3})",
    re.IGNORECASE,
)
SCRIPT = re.compile(r"\bviz\s+(\d{1,4})\b(?!\s*\.\s*stran)|\b(?:see\s+script|se\s+skript)\s+(\d{1,4})\b", re.IGNORECASE)
QUOTED = re.compile(
    r"\b(?:viz|see|se)\s+(?:také\s+|also\s+|även\s+|část\s+)?[„“\"]([^“”\"\n]{2,80})[“”\"]", re.IGNORECASE
)
PART = re.compile(
    r"(?:\bv\s+(?:části|kapitole|sekci)(?:\s+nazvané)?|\bi\s+avsnittet|\bin\s+(?:the\s+)?section)\s+[„“\"]?([^“”\"\n.,;()]{2,60})",
    re.IGNORECASE,
)
NAME = rf"((?:[{UPPER}]{{2,}}|[{UPPER}](?=\s))(?:\s+[{UPPER}]+(?=[\s.,;)]))*)"
POINTING = {
    Language.CS: r"[Vv]iz(?:\s+také)?(?:\s+akce)?",
    Language.SV: r"(?:[Ss]e|[Ee]nligt)(?:\s+även)?",
    Language.EN: r"[Ss]ee(?:\s+also)?",
}
POINTER = re.compile(
    r"^\(?(?:více\s+o|läs\s+mer\s+om|more\s+(?:on|about))\b.*\d\)?$|\b(?:viz|see)\s+\d{1,4}\)?$", re.IGNORECASE
)


def references_in(text: str, language: Language) -> tuple[Reference, ...]:
    """The cross-references of a text in reading order, each once."""
    capitals = re.compile(rf"\b{POINTING[language]}\s+{NAME}")
    found: list[tuple[int, Reference]] = []
    for kind, pattern in (
        (ReferenceKind.PAGE, PAGE),
        (ReferenceKind.SCRIPT, SCRIPT),
        (ReferenceKind.SECTION, QUOTED),
        (ReferenceKind.SECTION, PART),
        (ReferenceKind.SECTION, capitals),
    ):
        for match in pattern.finditer(text):
            target = next(group for group in match.groups() if group)
            if kind is ReferenceKind.SECTION and not any(map(str.isupper, target)):
                continue
            found.append((match.start(), Reference(kind, _name(target))))
    found.sort(key=lambda place: place[0])
    return tuple(dict.fromkeys(reference for _, reference in found))


def _name(target: str) -> str:
    """A section's name without the words that follow it: of one in capitals only the capitals."""
    words = target.split()
    capitals = list(itertools.takewhile(lambda word: word.isupper() or word.isdigit(), words))
    return " ".join(capitals or words)


def is_pointer(text: str) -> bool:
    """Whether a line only points elsewhere, as ``VÍCE O OBCHODU – VIZ 901`` does."""
    return bool(POINTER.search(text)) and len(text) < 90
