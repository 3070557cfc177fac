"""Every sentence of the board is said by some board, in every language."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.boards.twom.picture import draw, draw_sheet
from bot.games.twom.position.frames.combat import Combat, Foe
from bot.games.twom.position.people import Lost
from bot.games.twom.position.state import End
from bot.locales.sentences import LOCALES, Localizer
from rules_index import Language
from tests.bot.boards.twom.tables import TABLES, combat, exploring, over, seen, worn


class Listening(Localizer):
    """Sentences that are kept by their keys when they are said."""

    def __init__(self, language: Language) -> None:
        super().__init__(language)
        self.heard: set[str] = set()

    def say(self, sentence: str, /, **values: str | int | float) -> str:
        """Say it."""
        self.heard.add(sentence)
        return super().say(sentence, **values)


@pytest.mark.parametrize("language", list(Language))
def test_every_sentence_of_the_board_is_said(language: Language) -> None:
    words = Listening(language)
    first, second, third = exploring().people
    nights = (replace(first, night="bed"), replace(second, night="floor"), third)
    armed = Foe("A", 1, ("pistol", "hatchet", "rifle", "melee", "shotgun"))
    boards = (
        *(table() for table in TABLES.values()),
        replace(exploring(), people=nights, store={}, lost=(Lost("nobody", "left", 2),)),
        replace(combat(), stack=(Combat((armed,), combat().keys),)),
        replace(over(), end=End(won=False, reason="nobody-left")),
    )
    for state in boards:
        draw(seen(state), words)
    draw_sheet(seen(replace(worn(), ideas={"bed": 1}, removed={"water": 1}, fittings={"bed": 1})), words)
    lines = (LOCALES / "twom" / language.value / "twom-board.ftl").read_text("utf-8").splitlines()
    written = {line.split(" =")[0] for line in lines if line.startswith("twom-board-")}
    assert written <= words.heard
