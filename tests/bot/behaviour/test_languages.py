"""Czech, Swedish and English by the person's own locale; the channel's language for what everybody reads."""

from __future__ import annotations

import pytest
from simcord.actors import MemberActor

from tests.bot.behaviour.table import Table

QUESTION = "Kolik mincí mám na začátku?"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("who", "sure", "others", "gist"),
    [
        ("czech", "-# jisté · ", "Další pravidla", None),
        ("swede", "-# säkert · ", "Andra regler", "**Each player starts with five coins.**"),
        ("briton", "-# certain · ", "Other rules", "**Each player starts with five coins.**"),
    ],
)
async def test_the_card_speaks_the_persons_language(
    table: Table, who: str, sure: str, others: str, gist: str | None
) -> None:
    member: MemberActor = getattr(table, who)
    card = await table.ask(QUESTION, member)
    assert sure in card.text
    assert others in card.buttons
    if gist:
        assert gist in card.text
    else:
        assert "Each player" not in card.text
    other = await table.pick(await table.press(card, others, member), "1", member)
    assert sure not in other.text


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("x" * 2001, "2001 znaků"),
        pytest.param("x" * 5002, "5002 znaků", marks=pytest.mark.slow),
    ],
)
async def test_czech_counts_are_right(table: Table, question: str, said: str) -> None:
    card = await table.ask(question)
    assert said in card.text.replace("\xa0", "").replace(" ", "").replace("znaků", " znaků")
