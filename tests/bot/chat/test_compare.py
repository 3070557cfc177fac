"""Comparisons: which game they look in, what is gone since, and cards that fit Discord whatever the rules are like."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from bot.chat.base.context import Played
from bot.chat.compare.card import Compared, comparison_card
from bot.chat.compare.lookup import compare, compare_again, compared_games
from bot.locales.sentences import localizer
from rules_index import BookInfo, Comparison, Language, Ruling, side_by_side
from tests.bot.chat.shelf import CASTLE, Shelf, ruling
from tests.rows import rows

SLOTTET = BookInfo("hrad-sv", "hrad", "Slottet", Language.SV)
GARDEN = BookInfo("zahrada-cs", "zahrada", "Zahrada", Language.CS)
CZECH = localizer(Language.CS)
WALL, MUR = ruling("wall", text="Hradba stojí 3 mince."), ruling("mur", book=SLOTTET, text="En mur kostar 4 mynt.")


class Editions(Shelf):
    """A shelf that compares as it is told, by topic and game."""

    def __init__(self, *rulings: Ruling, compared: Mapping[tuple[str, str | None], Comparison]) -> None:
        super().__init__(*rulings)
        self._compared = compared

    def compare(
        self, question: str, *, game: str | None = None, guild: int | None = None, language: Language | None = None
    ) -> Comparison | None:
        return self._compared.get((question, game))


def unsure(topic: str) -> Comparison:
    return Comparison(topic, None, False)


def both(topic: str) -> Comparison:
    return side_by_side(topic, [WALL, MUR], [CASTLE, SLOTTET], Shelf().ruling)


def test_only_games_with_editions_are_compared() -> None:
    assert compared_games(Shelf(WALL, MUR, ruling("bed", book=GARDEN))) == ["hrad"]
    assert compared_games(Shelf(WALL)) == []


def test_the_channels_game_gives_way_where_it_has_no_editions_or_is_not_sure() -> None:
    oracle = Editions(compared={("zeď", None): both("zeď"), ("zeď", "jiná"): unsure("zeď")})
    assert compare(oracle, "zeď", usual=Played("zahrada")) == both("zeď")
    assert compare(oracle, "zeď", usual=Played("jiná")) == both("zeď")
    assert compare(oracle, "zeď", game="zahrada", usual=Played("hrad")) is None


def test_the_channels_game_stays_where_no_other_is_surer() -> None:
    oracle = Editions(compared={("zeď", "hrad"): both("zeď"), ("zeď", None): unsure("zeď")})
    assert compare(oracle, "zeď", usual=Played("hrad")) == both("zeď")


def test_the_edition_played_comes_first_also_when_compared_again() -> None:
    oracle = Editions(WALL, MUR, compared={("zeď", "hrad"): both("zeď")})
    found = compare(oracle, "zeď", usual=Played("hrad", MUR.book.key))
    assert found is not None
    assert [side.ruling.id for side in found.sides] == [MUR.id, WALL.id]
    again = compare_again(oracle, "zeď", [WALL.id, MUR.id], MUR.book.key)
    assert again is not None
    assert [side.ruling.id for side in again.sides] == [MUR.id, WALL.id]


def test_the_same_rules_are_set_side_by_side_again_unless_one_is_gone() -> None:
    found = compare_again(Shelf(WALL, MUR), "zeď", [WALL.id, MUR.id])
    assert found is not None
    assert [(side.ruling.id, side.figures) for side in found.sides] == [(WALL.id, ("3",)), (MUR.id, ("4",))]
    assert compare_again(Shelf(WALL), "zeď", [WALL.id, MUR.id]) is None


def test_an_edition_without_the_rule_is_named() -> None:
    alone = side_by_side("zeď", [MUR], [CASTLE, SLOTTET, GARDEN], Shelf().ruling)
    assert alone.missing == (CASTLE,)
    assert "**Hrad**\nPravidlo o témže jsem tu nenašel." in written(alone)


def texts(components: list[dict[str, Any]]) -> list[str]:
    inner = [text for part in components for text in texts(part.get("components") or [])]
    return [part["content"] for part in components if part["type"] == 10] + inner


def written(comparison: Comparison) -> str:
    return "\n".join(texts(comparison_card(Compared(1, comparison), CZECH).to_components()))  # type: ignore[no-untyped-call]


@pytest.mark.slow
@rows("text", ["*_~`|" * 1000, "Věta o 7 věcech. " * 300, "x" * 5000, "> " * 2500])
def test_a_card_fits_discord_whatever_it_says(text: str) -> None:
    long: dict[str, Any] = {"text": text, "title": text, "gist": text, "section": (text,)}
    left, right = ruling("a", **long), ruling("b", book=SLOTTET, same=("hrad-cs.a", "hrad-cs.c"), **long)
    more = ruling("c", **long)
    said = written(side_by_side(text[:900], [left, right], [CASTLE, SLOTTET], Shelf(more).ruling))
    assert len(said) <= 4000
    assert "Viz též" in said
    assert said.count("Zkráceno; celé znění přes /pravidlo HR 1") == 2


def test_a_reader_of_another_language_sees_which_language_the_whole_rule_is_in() -> None:
    said = written(both("zeď"))
    assert "-# Celé pravidlo (švédština):\nEn mur kostar **4** mynt." in said
    assert "Celé pravidlo (čeština)" not in said


def test_a_short_rule_is_not_called_shortened() -> None:
    assert "Zkráceno" not in written(both("zeď"))


def test_figures_are_bold_in_titles_too_and_only_as_whole_numbers() -> None:
    left, right = (
        ruling("a", title="+3 k obraně", text="Přičti 3, ne 13."),
        ruling("b", book=SLOTTET, text="Lägg till 5 och 13."),
    )
    said = written(side_by_side("kryt", [left, right], [CASTLE, SLOTTET], Shelf().ruling))
    assert "**+3** k obraně" in said
    assert "Přičti **3**, ne 13." in said
    assert "Lägg till **5** och 13." in said
