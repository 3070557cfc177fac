"""The traits of a question that turn its answer: duty or permission, denials, opposites, numbers."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from rules_index.languages.language import fold
from rules_index.languages.questions import RUN, asking, frame, opening
from rules_index.values.books import Language

MUST, MAY, IS = range(3)
"""The matter of a question: a duty, a permission, or what is so."""
_MODAL: Mapping[Language, tuple[re.Pattern[str], re.Pattern[str]]] = {
    Language.CS: (
        re.compile(r"\b(?:ne)?mus(?:i|im|is|ime|ite|eji|el|ela)\b|\b(?:nutn|povinn|potreb)"),
        re.compile(
            r"\b(?:ne)?(?:muz\w+|mohu|mohou|sm(?:i|im|is|ime|ite|eji)|lze|jde|jdou|projde|dovolen\w*)\b|\bda se\b"
        ),
    ),
    Language.EN: (
        re.compile(r"\b(?:must|have to|has to|needs?|required)\b"),
        re.compile(r"\b(?:can|can't|cant|may|allowed|able|ok|okay|possible)\b"),
    ),
    Language.SV: (
        re.compile(r"\b(?:maste|behover|tvungen|ska|skall)\b"),
        re.compile(r"\b(?:far|kan|gar|tillat\w*|okej|ok)\b"),
    ),
}
_DENIED: Mapping[Language, re.Pattern[str]] = {
    Language.CS: re.compile(r"\bne(?:muz|moh|sm|mus|lze|jde|jdou|da\b|dostan|bud|bere|plat)"),
    Language.EN: re.compile(
        r"\b(?:can't|cant|cannot|don't|doesn't|isn't|aren't|won't|mustn't|not allowed)\b"
        r"|\b(?:can|do|does|is|may|must) (?:i|he|we|they|you) not\b"
    ),
    Language.SV: re.compile(r"\b(?:far|kan|gar|maste|ska|ar|blir) (?:\w+ )?inte\b"),
}
"""A question that is denied as a whole asks the same as without: *can't I attack?* is *can I attack?*"""
FRAMES = (
    "not", "without", "only", "both", "every", "first", "last", "again", "already", "still", "before", "after", "most",
    "least", "other", "own", "if", "during", "same",
)  # fmt: skip
"""The frames of a question that turn its answer where another has them not."""
OPPOSITES: Mapping[str, tuple[str, str]] = {
    "keep": (
        r"zust|zbyd|zbud|necha|vrac|vrat|zpatky|zpet|schov|setr|ponech|keep|stay|back\b|remain|save|behall|kvar\b"
        r"|tillbaka|spara",
        r"ztra|prij|pridu|prisel|propad|zmiz|mizi|los[et]|gone|forlor|mist|borta|slang|pryc|vyhod|zahod|ukrad|sebr",
    ),
    "cost": (
        r"stoji|plat|cost|pay|betal|kosta|dat akci",
        r"zadarm|zdarma|free\b|gratis|bez plac|neplat",
    ),
    "end": (
        r"konc|prohr|vypad|over\b|ends?\b|slut|forlorar|utslag|out\b|mrtv|umr|dead|die|dor\b",
        r"pokrac|dal\b|continu|go on|fortsat|nazivu|prezi|surviv|alive|lever",
    ),
    "same": (
        r"stejn|same\b|samma|likadan|lika\b|dvakrat|two of|obe\b|oba\b",
        r"jin|ruzn|differ|olika|annan|other\b",
    ),
    "split": (
        r"rozdel|split|dela\b|dela upp|rozej|rozhod|obou\b|oba\b|both|kazd",
        r"jedn|najednou|one\b|sam[aeoiy]?\b|dohromady|together|spolecn",
    ),
    "time": (
        r"hned|driv|pred\b|before|now\b|direkt|genast|prave|zrovna|jeste",
        r"pozde|priste|az\b|later|next|sen\b|nasta|senare|po\b|after|efter",
    ),
    "more": (
        r"vic|vets|more\b|fler|mer\b|navic|extra|vyss|higher",
        r"min\b|mene|less|fewer|mindre|niz|lower|malo|chyb",
    ),
    "pass": (
        r"skip|vynech|presko|odmit|nechci|avst|skippa|vzdat|pas|hoppa|odloz",
        r"mus|povin|must|have to|maste|need|behov",
    ),
    "enough": (r"stac|enough|rack|dost\b", r"mus|potreb|need|treba|nutn"),
    "safe": (
        r"bezpec|chran|safe|protect|skydd",
        r"utoc|napad|attack|anfall|zran|hurt|ukrad|steal|stjal",
    ),
    "free": (r"volit|vybr|zvol|choose|pick|valj|sam si|chci\b", r"nahod|los|random|slump"),
    "inside": (
        r"v[e]? |in\b|i\b|uvnitr|inside",
        r"z[e]? |from\b|out of|ur\b|mimo|outside|utanfor|ven",
    ),
    "him": (r"na (?:nej|toho|ni|tu|nem|koho)|ho\b|him\b|honom|mu\b|jeho|to him", r"(?!)"),
}
"""Words that mean one thing, and words that mean its opposite: a question with one and one with the other differ."""
_SIDES = tuple(tuple(re.compile(rf"\b(?:{side})") for side in sides) for sides in zip(*OPPOSITES.values(), strict=True))
_OPENINGS = tuple(tuple(map(opening, sides)) for sides in zip(*OPPOSITES.values(), strict=True))
_NUMBER = re.compile(r"\d+")
LONGEST = 25


@dataclass(frozen=True, slots=True)
class Traits:
    """The traits of a text that turn its answer.

    ``modal`` is ``MUST``, ``MAY`` or ``IS``; ``denied`` tells that it is denied as a whole. ``frames`` are bits in the
    order of ``FRAMES``, ``sides`` and ``contrary`` in that of ``OPPOSITES``. ``words`` counts up to ``LONGEST``.
    """

    modal: int
    denied: bool
    frames: int
    sides: int
    contrary: int
    numbers: frozenset[str]
    words: int


@lru_cache(maxsize=20_000)
def traits(text: str, language: Language) -> Traits:
    """The traits of a question or of a line, in this language.

    Whether it is denied, and asks for a duty, its last question tells.
    """
    folded, point = fold(text), fold(asking(text))
    must, may = _MODAL[language]
    modal = MUST if must.search(point) else MAY if may.search(point) else IS
    denied = bool(_DENIED[language].search(point))
    found = set(frame(text, language))
    if denied:
        found.discard("not")
    one, other = _sides(folded)
    return Traits(
        modal,
        denied,
        sum(1 << at for at, name in enumerate(FRAMES) if name in found),
        one,
        other,
        frozenset(_NUMBER.findall(folded)),
        min(len(folded.split()), LONGEST),
    )


def _sides(folded: str) -> tuple[int, int]:
    """The bits of the words that mean one thing, and those of the words that mean its opposite."""
    opened = [_opened_by(word) for word in set(RUN.findall(folded))]
    likely = [{at for found in opened for at in found[side]} for side in (0, 1)]
    one, other = (sum(1 << at for at in likely[side] if _SIDES[side][at].search(folded)) for side in (0, 1))
    return one, other


@lru_cache(maxsize=50_000)
def _opened_by(word: str) -> tuple[tuple[int, ...], ...]:
    """Of either side the patterns that may begin with a word."""
    return tuple(tuple(at for at, first in enumerate(side) if first.match(word)) for side in _OPENINGS)
