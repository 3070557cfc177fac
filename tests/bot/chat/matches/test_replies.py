"""What a refusal says besides its sentence: where a rule that it cites is our reading."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest
from discord import ui

from bot.chat.matches.base.replies import explained
from bot.games.values import Line, Rejected, Violation
from bot.locales.sentences import localizer
from rules_index import Language, Rendering
from tests.bot.chat.shelf import Shelf, ruling

READ = ruling(
    "siege",
    reading="Kniha mlčí. Rozhodujeme: čeká se.",
    others={Language.EN: Rendering(reading="The book is silent. We rule that you wait.")},
)
REFUSED = Rejected((Violation("hrad-cs.siege", Line("twom-rest")), Violation("hrad-cs.wall", Line("twom-idle"))))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (Language.CS, "K pravidlu HR 5 patří náš výklad, ne slova knihy: Kniha mlčí. Rozhodujeme: čeká se."),
        (
            Language.EN,
            "For rule HR 5 this is our reading, not the book’s word: The book is silent. We rule that you wait.",
        ),
    ],
)
def test_a_refusal_says_which_of_its_rules_is_our_reading(language: Language, said: str) -> None:
    oracle = Shelf(READ, ruling("wall"))
    at = SimpleNamespace(client=SimpleNamespace(oracle=oracle), guild_id=1)

    text, buttons = explained(cast(Any, at), localizer(language), lambda line: line.key, REFUSED)

    assert text.split("\n") == ["twom-rest", "twom-idle", said]
    assert all(isinstance(each, ui.Button) for each in buttons)
    assert len(buttons) == 2
