"""A whole campaign to look at again, and its scores, of which there are none."""

from __future__ import annotations

import pytest

from bot.boards.animation import LARGEST, animated, thinned
from bot.boards.twom.picture import draw
from bot.locales.sentences import localizer
from rules_index import Language
from tests.bot.boards.twom.tables import played


@pytest.mark.slow
def test_a_campaign_as_an_animation_keeps_to_its_size() -> None:
    views, words = played(), localizer(Language.CS)
    pictures = [draw(views[at], words).png for at in thinned(len(views), 4)]
    made = animated(pictures)
    assert made.startswith(b"GIF89a")
    assert len(made) <= LARGEST
