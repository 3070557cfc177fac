"""What a card says of a ruling that comes from a FAQ or errata and not from a rulebook."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import cast

import discord
import pytest
from discord import ui

from bot.chat.answers.card import Shown, public_card, ruling_card
from bot.chat.answers.saved_questions import Kind
from bot.chat.rulings.behind import context_card
from bot.locales.sentences import localizer
from rules_index import BookKind, Language
from tests.bot.chat.shelf import CASTLE, passage, ruling

SHOWN = Shown(asked=7, question="Kolik stojí hradba?", kind=Kind.QUESTION, answered=True, hits=1)
ASKER = cast(discord.abc.User, SimpleNamespace(mention="<@42>"))
FAQ = replace(CASTLE, key="hrad-faq", kind=BookKind.FAQ, corrects="hrad-cs")
ERRATA = replace(FAQ, key="hrad-errata", kind=BookKind.ERRATA)
ENTRY = ruling("wall", book=FAQ, origin="Dopis *vydavatele*")
AWFUL = "*_`|<>[]~\\" * 200


def said(view: ui.LayoutView) -> str:
    return "\n".join(item.content for item in view.walk_children() if isinstance(item, ui.TextDisplay))


@pytest.mark.parametrize(
    ("language", "label"),
    [
        (Language.CS, "Oficiální upřesnění"),
        (Language.SV, "Officiellt förtydligande"),
        (Language.EN, "Official clarification"),
    ],
)
def test_a_faq_is_labelled_with_its_origin_on_every_face(language: Language, label: str) -> None:
    words = localizer(language)
    for view in (
        ruling_card(SHOWN, ENTRY, [], words),
        public_card(SHOWN, ENTRY, words, ASKER),
        context_card(SHOWN, [ENTRY], ENTRY, words),
    ):
        assert f"-# {label} · Dopis \\*vydavatele\\*" in said(view)


def test_errata_are_called_errata_and_a_rulebook_nothing() -> None:
    words = localizer(Language.CS)
    assert "-# Errata · Dopis" in said(ruling_card(SHOWN, replace(ENTRY, book=ERRATA), [], words))
    plain = said(ruling_card(SHOWN, replace(ENTRY, book=CASTLE), [], words))
    assert "Dopis" not in plain


def test_errata_of_nobody_are_called_errata_once() -> None:
    words = localizer(Language.CS)
    nobodys = replace(ENTRY, book=replace(ERRATA, title="Opravy"), origin="")
    assert "-# Errata\n" in f"{said(ruling_card(SHOWN, nobodys, [], words))}\n"
    named = replace(nobodys, book=replace(ERRATA, title="Errata"))
    assert "-# Errata\n" not in f"{said(ruling_card(SHOWN, named, [], words))}\n"


def test_discord_takes_the_longest_label() -> None:
    worst = replace(
        ruling("wall", book=replace(FAQ, title=AWFUL, edition=AWFUL, language=Language.EN)),
        origin=AWFUL,
        title=AWFUL,
        gist=AWFUL,
        text=AWFUL * 3,
        passages=(replace(passage(AWFUL), section=(AWFUL,)),) * 3,
    )
    shown = replace(SHOWN, question=AWFUL, answered=False, hits=5)
    for language in Language:
        view = public_card(shown, worst, localizer(language), ASKER)
        assert view.content_length() <= 4000
        assert ruling_card(shown, worst, [worst] * 9, localizer(language)).content_length() <= 4000
