"""Scenario cards in the chat: whose words they are, and that a long one still fits a message."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.chat.scenarios.card import public_scenario, scenario_card
from bot.locales.sentences import localizer
from rules_index import Language, Scenario
from tests.bot.discord_limits import message_problems

CZECH = localizer(Language.CS)
EFFECTS = tuple(f"Účinek {face}." for face in range(1, 9))
CARD = Scenario("hrad-cs", "Noční *přepad*", "Brány zůstanou otevřené.", "35 VB.", "Věž.\nBrána.", EFFECTS, own=True)


class Somebody:
    """Whoever shows a card."""

    mention = f"<@{2**62}>"


def test_without_a_kept_question_nothing_can_be_pressed() -> None:
    view = scenario_card(None, CARD, "Hrad", CZECH)
    assert [part["type"] for part in view.to_components()] == [17]  # type: ignore[no-untyped-call]


def text(card: Scenario) -> str:
    return "\n".join(part["content"] for part in components(card)[0]["components"] if "content" in part)


def components(card: Scenario) -> list[dict[str, Any]]:
    shown: list[dict[str, Any]] = scenario_card(2**62, card, "Hrad", CZECH).to_components()  # type: ignore[no-untyped-call]
    return shown


def test_every_field_and_all_eight_rows_are_shown() -> None:
    said = text(CARD)
    for line in ("### Noční \\*přepad\\*", "**Mise:** 35 VB.", "**Příprava hry:** Věž.\nBrána."):
        assert line in said
    assert [f"{face}. Účinek {face}." in said for face in range(1, 9)] == [True] * 8
    assert "Frakce" not in said
    assert "Frakce AP:** Lupiči" in text(replace(CARD, faction="Lupiči"))


def test_it_says_whose_words_they_are() -> None:
    assert "Našimi slovy" in text(CARD)
    printed = text(replace(CARD, own=False))
    assert "Podle knihy Hrad." in printed
    assert "Našimi slovy" not in printed


def test_a_long_card_is_shortened_until_it_fits_and_says_so() -> None:
    long = " ".join(["*slovo*"] * 400)
    card = replace(CARD, event=long, mission=long, setup=long, chaos=(long,) * 8)
    assert "Zkráceno" in text(card)
    assert "Zkráceno" not in text(CARD)
    body = {"components": components(card), "flags": 1 << 15}
    assert list(message_problems(body, creates=True)) == []
    public = public_scenario(card, "Hrad", CZECH, Somebody())  # type: ignore[arg-type]
    body = {"components": public.to_components(), "flags": 1 << 15}  # type: ignore[no-untyped-call]
    assert list(message_problems(body, creates=True)) == []
    assert all(f"\n{face}. " in text(card) for face in range(2, 9))
