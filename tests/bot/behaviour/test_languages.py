"""Czech, Swedish and English by the person's own locale; the channel's language for what everybody reads."""

from __future__ import annotations

import pytest
from simcord.actors import MemberActor

from tests.bot.behaviour.table import Table

QUESTION = "Kolik mincí mám na začátku?"


@pytest.mark.parametrize(
    ("who", "sure", "next_button", "gist"),
    [
        ("czech", "· jistá odpověď", "Další", None),
        ("swede", "· säkert svar", "Nästa", "**På engelska i korthet:** Each player starts with five coins."),
        ("briton", "· sure", "Next", "**In short:** Each player starts with five coins."),
    ],
)
async def test_the_card_speaks_the_persons_language(
    table: Table, who: str, sure: str, next_button: str, gist: str | None
) -> None:
    member: MemberActor = getattr(table, who)
    card = await table.ask(QUESTION, member)
    assert sure in card.text
    assert next_button in card.buttons
    if gist:
        assert gist in card.text
    else:
        assert "Each player" not in card.text
    assert sure not in (await table.press(card, next_button, member)).text


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("hra koně strážce", None),
        ("x" * 2001, "2001 znaků"),
        ("x" * 5002, "5002 znaků"),
    ],
)
async def test_czech_counts_are_right(table: Table, question: str, said: str | None) -> None:
    card = await table.ask(question)
    if said is None:
        topics = len(card.selects[0]["options"])
        form = {1: "tohle téma", 2: "tato 2 témata", 3: "tato 3 témata", 4: "tato 4 témata"}
        assert form.get(topics, f"těchto {topics} témat") in card.text
    else:
        assert said in card.text.replace("\xa0", "").replace(" ", "").replace("znaků", " znaků")
