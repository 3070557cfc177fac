"""The sentences of a Fluent file, ready to be filled in.

What the files use of Fluent is here: text, values, literals, selections by a value or its plural form, and shares in
per cent. Terms, attributes and references to other sentences are not, and are refused when the sentence is first said.
Numbers and their plural forms are as in Unicode's CLDR.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from decimal import Decimal
from typing import TypeAlias

from fluent.syntax import FluentParser, ast

from rules_index import Language

_ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=.*?(?=^[a-zA-Z][\w-]* *=|\Z)", re.MULTILINE | re.DOTALL)
"""A sentence with its id, up to where the next begins."""

Values: TypeAlias = Mapping[str, str | int | float]
Said: TypeAlias = Callable[[Values], str]
_Value: TypeAlias = Callable[[Values], str | int | float | None]


def filled(pattern: ast.Pattern, language: Language) -> Said:
    """What writes the pattern out for given values; a value that is not given stands as its bare name.

    Raises:
        ValueError: the pattern uses a part of Fluent that is not supported.
    """
    pieces = [_piece(element, language) for element in pattern.elements]
    if len(pieces) == 1:
        return pieces[0]
    return lambda values: "".join([piece(values) for piece in pieces])


def _piece(element: ast.TextElement | ast.Placeable, language: Language) -> Said:
    if isinstance(element, ast.TextElement):
        text = element.value
        return lambda _: text
    expression = element.expression
    if isinstance(expression, ast.Placeable):
        return _piece(expression, language)
    if isinstance(expression, ast.SelectExpression):
        return _selection(expression, language)
    if isinstance(expression, ast.FunctionReference):
        return _share(expression, language)
    return _written(expression, language, written)


def _value(expression: ast.SyntaxNode) -> _Value:
    if isinstance(expression, ast.VariableReference):
        name = expression.id.name
        return lambda values: values.get(name)
    if isinstance(expression, ast.StringLiteral):
        text: str = expression.parse()["value"]
        return lambda _: text
    if isinstance(expression, ast.NumberLiteral):
        number: float = expression.parse()["value"]
        return lambda _: number
    raise ValueError(f"{type(expression).__name__} is not supported in a sentence")


def _selection(expression: ast.SelectExpression, language: Language) -> Said:
    value = _value(expression.selector)
    numbers: dict[float, Said] = {}
    names: dict[str, Said] = {}
    default: Said | None = None
    for variant in expression.variants:
        said = filled(variant.value, language)
        if isinstance(variant.key, ast.NumberLiteral):
            numbers.setdefault(variant.key.parse()["value"], said)
        else:
            names.setdefault(variant.key.name, said)
        default = said if variant.default else default
    if default is None:
        raise ValueError("a selection needs a variant for everything else")
    otherwise = default

    def choose(values: Values) -> str:
        found = value(values)
        if found is None:
            return otherwise(values)
        if isinstance(found, str):
            return names.get(found, otherwise)(values)
        exact = numbers.get(found)
        return (exact or names.get(plural(found, language), otherwise))(values)

    return choose


def _share(expression: ast.FunctionReference, language: Language) -> Said:
    named = {each.name.name: each.value.parse()["value"] for each in expression.arguments.named}
    if expression.id.name != "NUMBER" or named != {"style": "percent"} or len(expression.arguments.positional) != 1:
        raise ValueError(f'{expression.id.name} is supported as NUMBER($share, style: "percent") alone')
    return _written(expression.arguments.positional[0], language, percent)


def _written(expression: ast.SyntaxNode, language: Language, number: Callable[[float, Language], str]) -> Said:
    value = _value(expression)
    name = expression.id.name if isinstance(expression, ast.VariableReference) else ""

    def write(values: Values) -> str:
        found = value(values)
        if found is None:
            return name
        return found if isinstance(found, str) else number(found, language)

    return write


class Bundle:
    """The sentences of some files in one language; each is read when it is first said, since reading all takes long."""

    def __init__(self, texts: Iterable[str], language: Language) -> None:
        """The sentences of files with these contents; where several have one of the same id, the first counts."""
        self._language = language
        self._written: dict[str, str] = {}
        self._said: dict[str, Said] = {}
        for text in texts:
            for found in _ENTRY.finditer(text):
                self._written.setdefault(found[1], found[0])

    def __contains__(self, sentence: str) -> bool:
        return sentence in self._written

    def say(self, sentence: str, values: Values) -> str:
        """The sentence with this id, its values filled in.

        Raises:
            KeyError: no file has it.
            ValueError: it is no Fluent, or uses a part of it that is not supported.
        """
        said = self._said.get(sentence)
        if said is None:
            said = self._said[sentence] = filled(_pattern(self._written[sentence]), self._language)
        return said(values)


def _pattern(written: str) -> ast.Pattern:
    entry = FluentParser(with_spans=False).parse_entry(written)
    if not isinstance(entry, ast.Message) or entry.value is None:
        raise ValueError(f"{written.strip()!r} is no sentence")
    return entry.value


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
