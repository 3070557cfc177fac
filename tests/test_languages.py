"""No place that is there for several languages lacks one."""

from __future__ import annotations

from tests.languages import LANGUAGES, lacking, places
from tests.rows import rows


def test_what_is_there_for_languages_is_there_for_each() -> None:
    assert not places()


@rows(
    "source",
    [
        "class Told:\n    cs: str\n    sv: str\n    en: str",
        "TOLD = {Language.CS: 1, Language.SV: 2, Language.EN: 3}",
        "TOLD = {'cs': 1, 'en': 3}",
        "for language in ('cs', 'en', 'sv'): ...",
        "TOLD = ((Language.CS, told.cs), (Language.EN, told.en))",
        "Words('Vrána', en='Crow', sv='Kråka')",
        "told = text.cs or text.sv or text.en",
    ],
)
def test_a_place_that_lacks_a_language_is_found(source: str) -> None:
    assert [missing[-1] for _, missing in lacking(source, LANGUAGES | {"tlh"})] == ["tlh"]


def test_a_place_for_english_alone_or_for_all_lacks_nothing() -> None:
    assert not lacking("TOLD = {Language.EN: 1}\nname = text.en or key")
    assert not lacking("TOLD = {Language.CS: 1, Language.SV: 2, Language.EN: 3}", frozenset({"cs", "sv", "en"}))
