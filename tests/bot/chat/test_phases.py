"""Cribs in the chat: which one is meant, and cards that fit Discord in every language."""

from __future__ import annotations

from functools import cache
from typing import Any

from discord.ui import LayoutView

from bot.chat.phases.card import crib_card, public_crib
from bot.chat.phases.lookup import crib_named, crib_of_game, labels
from bot.locales.sentences import localizer
from rules_index import BookInfo, Crib, Language, RuleLink, Sequence, Step
from rules_index.digest.cribs import load_cribs
from tests.bot.chat.shelf import CASTLE, SHIPS
from tests.bot.discord_limits import message_problems
from tests.oracles import packaged_rules
from tests.rows import rows

SLOTTET = BookInfo("hrad-sv", "hrad", "Slottet", Language.SV)
CZECH, SWEDISH, ENGLISH = (localizer(language) for language in (Language.CS, Language.SV, Language.EN))


@cache
def cribs() -> tuple[Crib, ...]:
    return load_cribs(packaged_rules())


def crib(book: BookInfo, rules: int = 1) -> Crib:
    links = tuple(RuleLink(f"{book.key}.r{at}", f"R {at}", f"Pravidlo {at}") for at in range(rules))
    return Crib(book, (Sequence("Kolo", "Round", (Step("Stavba", "Building", links),)),))


def components(view: LayoutView) -> list[dict[str, Any]]:
    shown: list[dict[str, Any]] = view.to_components()  # type: ignore[no-untyped-call]
    return shown


def texts(component: Any) -> str:
    if isinstance(component, list):
        return "\n".join(map(texts, component))
    return str(component.get("content", "")) + texts(component.get("components", []))


THREE = [crib(CASTLE), crib(SLOTTET), crib(SHIPS)]


def test_a_game_in_two_editions_is_shown_in_the_persons_language() -> None:
    assert crib_of_game(THREE, "hrad", Language.SV) == THREE[1]
    assert crib_of_game(THREE, "hrad", Language.EN) == THREE[0]
    assert crib_of_game(THREE, "vrhcáby", Language.CS) is None


def test_the_edition_that_a_channel_plays_goes_before_the_persons_language() -> None:
    assert crib_of_game(THREE, "hrad", Language.SV, "hrad-cs") == THREE[0]
    assert crib_of_game(THREE, "lode", Language.SV, "hrad-cs") == THREE[2]
    assert crib_named(THREE, "hrad", SWEDISH, "hrad-cs") == THREE[0]
    assert crib_named(THREE, "Slottet", CZECH, "hrad-cs") == THREE[1]


@rows(("typed", "found"), [("hrad-cs", 0), ("SLOTTET", 1), ("lode", 2), (" Lodě ", 2), ("hrad", 0)])
def test_a_crib_is_known_by_its_book_or_game(typed: str, found: int) -> None:
    assert crib_named(THREE, typed, CZECH) == THREE[found]


def test_a_games_name_in_any_language_will_do() -> None:
    named = crib_named(cribs(), "wroth", CZECH)
    assert named is not None
    assert named.book.key == "zloba-cs"
    assert crib_named(cribs(), "vrhcáby", CZECH) is None


def test_editions_are_told_apart_by_their_books() -> None:
    assert labels(THREE, CZECH) == {"hrad-cs": "Hrad", "hrad-sv": "Slottet", "lode-cs": "Lodě"}


def test_more_rules_than_a_select_holds_make_a_second_one() -> None:
    sent = components(crib_card(7, crib(CASTLE, 30), CZECH))
    selects = [row["components"][0] for row in sent if row["type"] == 1][:2]
    assert [len(select["options"]) for select in selects] == [25, 5]
    assert [option["value"] for select in selects for option in select["options"]] == [str(at) for at in range(30)]
    assert len({select["custom_id"] for select in selects}) == 2


def test_a_crib_that_could_not_be_kept_has_nothing_to_press() -> None:
    assert [part["type"] for part in components(crib_card(None, crib(CASTLE), CZECH))] == [17]


def test_steps_are_in_english_where_the_book_is_in_another_language() -> None:
    assert "1. **Stavba** · R\N{NO-BREAK SPACE}0" in texts(components(crib_card(7, crib(CASTLE), CZECH)))
    foreign = texts(components(crib_card(7, crib(CASTLE), SWEDISH)))
    assert "1. **Building** · R\N{NO-BREAK SPACE}0" in foreign
    assert "Stavba" not in foreign


@rows("words", [CZECH, SWEDISH, ENGLISH], ids=["cs", "sv", "en"])
@rows("shown", cribs, ids=lambda crib: crib.book.key)
def test_discord_takes_every_crib(shown: Crib, words: Any) -> None:
    class Somebody:
        mention = "<@12345678901234567890>"

    for view in (crib_card(2**62, shown, words), public_crib(shown, words, Somebody())):  # type: ignore[arg-type]
        body = {"components": components(view), "flags": 1 << 15}
        assert list(message_problems(body, creates=True)) == []
