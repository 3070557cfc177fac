"""Names that people tell, as keys that hold them."""

from __future__ import annotations

from bot.games.twom.pack.told_names import LONGEST, key_of, spelling
from tests.rows import rows


@rows(
    "name",
    ["Věra", "Sklep u uhlí", "5. pokoj", "Я5x", "Pokoj – horní", " ☂ kout", "(A) B", "STRASSE ẞ", "x" * 40, "é" * 40,
     "Postel 2", "..", "ab- cd", "a ☂ – b", "Ω", "ω–Ж c", "Dlouhý pokoj – horní patro"],
)  # fmt: skip
def test_the_spelling_of_a_key_has_that_key(name: str) -> None:
    taken: set[str] = set()
    for _ in range(3):
        if (key := key_of(name, taken)) is not None:
            assert key_of(spelling(key), taken) == key
            assert len(spelling(key)) <= LONGEST
            taken.add(key)


def test_of_a_name_that_is_taken_another_is_made() -> None:
    assert key_of("Sklep", {"1sklep", "1sklep-2"}) == "1sklep-3"
    assert key_of("☂ –") is None
