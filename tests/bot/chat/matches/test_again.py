"""An answer is offered again where giving it takes more than one of a few buttons."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from bot.chat.matches.shows.panel.kept import again_row
from bot.chat.matches.shows.panel.questions import AS_BUTTONS
from bot.games.questions import Complete, Option, Prompt, Step
from bot.games.values import Line
from bot.matches.model.private import Given
from tests.bot.chat.matches.scene import WORDS, renderer
from tests.bot.games.toy.game import Toy
from tests.rows import rows


@rows(("options", "offered"), [(1, 0), (AS_BUTTONS, 0), (AS_BUTTONS + 1, 1)])
async def test_an_answer_that_is_one_of_a_few_buttons_is_not_offered_twice(options: int, offered: int) -> None:
    step = Step(Line("which"), tuple(Option(f"a{number}", Line("card")) for number in range(options)))
    at = SimpleNamespace(
        game=Toy(),
        state=None,
        answers=SimpleNamespace(given={0: (Given("which", ("a0",)),)}),
        step=lambda _, path: Complete(None, Line("card")) if path else step,
    )
    context: Any = SimpleNamespace(
        position=at,
        match=1,
        seat=0,
        plans=False,
        words=WORDS,
        renderer=renderer(),
        interaction=SimpleNamespace(client=SimpleNamespace(database=None)),
    )
    row = await again_row(context, Prompt("1", 0, Line("which")))
    assert [getattr(each, "label", "") for each in row] == ["Same as last time: card"] * offered
