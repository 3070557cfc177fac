"""Which cards answer a card that is being played, and who casts which Art."""

from __future__ import annotations

import pytest

from bot.games.doomtrooper.looks.holding.answers import answers
from bot.games.doomtrooper.looks.holding.casting import caster_refusal
from bot.games.doomtrooper.position.frames import Playing
from bot.games.doomtrooper.words.effects import Cancel, Effect
from bot.games.doomtrooper.words.whom import On, Whom
from tests.bot.games.doomtrooper.table import Table
from tests.rows import rows


@pytest.mark.parametrize(("kind", "fits"), [("special", True), ("equipment", False)])
def test_a_reaction_to_a_kind_of_card_answers_such_a_card_as_it_is_played(kind: str, fits: bool) -> None:
    table = Table()
    played, reaction = table.card(kind, 0, "stack"), table.card("special", 1)  # type: ignore[arg-type]
    playing = Playing(0, played)
    on = On("played", cards=Whom(tags=("special",)))
    assert answers(table.run, 1, reaction, on, (), playing) is fits
    cancel: tuple[Effect, ...] = (Cancel(who=Whom(tags=("special",))),)
    assert answers(table.run, 1, reaction, None, cancel, playing) is fits


def test_a_reaction_to_a_card_of_the_opponent_does_not_answer_one_s_own() -> None:
    table = Table()
    played, reaction = table.card("special", 0, "stack"), table.card("special", 0)
    on = On("played", cards=Whom(tags=("special",), side="opponent"))
    assert not answers(table.run, 0, reaction, on, (), Playing(0, played))
    assert answers(table.run, 1, reaction, on, (), Playing(0, played))


@rows(
    ("casts", "able"),
    [
        ({"aspects": ["exorcism", "elements"]}, True),
        ({"aspects": ["all"]}, True),
        ({"aspects": ["mentalism"]}, False),
        ({"aspects": ["all"], "no": ["exorcism"]}, False),
    ],
)
def test_a_caster_casts_the_art_of_the_aspects_that_he_knows(casts: dict[str, list[str]], able: bool) -> None:
    table = Table()
    caster = table.warrior(effects=({"do": "casts", **casts},))
    spell = table.card("art", tags=("aspect:exorcism",))
    assert (caster_refusal(table.run, caster, spell) == "") is able
