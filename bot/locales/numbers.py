"""How a language writes numbers and which plural form it counts them with, as in Unicode's CLDR."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal

from rules_index import Language


@dataclass(frozen=True, slots=True)
class _Signs:
    group: str
    decimal: str
    percent: str


_SIGNS = {
    Language.CS: _Signs("\u00a0", ",", "\u00a0%"),
    Language.SV: _Signs("\u00a0", ",", "\u00a0%"),
    Language.EN: _Signs(",", ".", "%"),
}


def plural(number: float, language: Language) -> str:
    """The plural form of a count: ``one``, ``few`` (Czech), ``many`` (Czech fractions) or ``other``."""
    if number != int(number):
        return "many" if language is Language.CS else "other"
    if abs(number) == 1:
        return "one"
    if language is Language.CS and 2 <= abs(number) <= 4:
        return "few"
    return "other"


def written(number: float, language: Language) -> str:
    """A number in figures with its thousands apart and at most three decimals: ``1,234.5`` in English."""
    signs = _SIGNS[language]
    whole, _, rest = f"{abs(Decimal(str(+number))):,.3f}".partition(".")  # rounds half to even
    decimals = rest.rstrip("0")
    minus = "-" if number < 0 and (decimals or whole != "0") else ""
    return minus + whole.replace(",", signs.group) + (signs.decimal + decimals if decimals else "")


def percent(share: float, language: Language) -> str:
    """A share of one as whole per cent: ``0.5`` is ``50%`` in English and ``50 %`` in Czech."""
    return written(int(f"{Decimal(str(+share)) * 100:.0f}"), language) + _SIGNS[language].percent
