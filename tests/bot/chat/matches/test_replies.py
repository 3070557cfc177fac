"""A refusal cites its rules with a button to each, and says where one is our reading."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock

import pytest
from discord import ui

from bot.chat.base.errors import answer_error
from bot.chat.matches.base import replies
from bot.chat.matches.base.replies import declined, explained
from bot.chat.metrics import Metrics
from bot.games.values import Line, Rejected, Violation
from bot.locales.sentences import localizer
from bot.matches.model.match import Status
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
        (Language.CS, "K pravidlu HR 5 máme vlastní výklad (ne text knihy): Kniha mlčí. Rozhodujeme: čeká se."),
        (
            Language.EN,
            "For rule HR 5 this is our reading, not the book’s wording: The book is silent. We rule that you wait.",
        ),
    ],
)
def test_a_refusal_says_which_of_its_rules_is_our_reading(language: Language, said: str) -> None:
    oracle = Shelf(READ, ruling("wall"))
    at = SimpleNamespace(client=SimpleNamespace(oracle_in=oracle.within), guild_id=1)

    text, buttons = explained(cast(Any, at), localizer(language), lambda line: line.key, REFUSED)

    assert text.split("\n") == ["twom-rest", "twom-idle", said]
    assert all(isinstance(each, ui.Button) for each in buttons)
    assert len(buttons) == 2


def test_a_refusal_of_many_rules_has_one_row_of_buttons() -> None:
    many = [f"rule{number}" for number in range(7)]
    oracle = Shelf(*map(ruling, many))
    at = SimpleNamespace(client=SimpleNamespace(oracle_in=oracle.within), guild_id=1)
    refused = Rejected(tuple(Violation(f"hrad-cs.{slug}", Line("twom-idle")) for slug in many))
    assert len(explained(cast(Any, at), localizer(Language.EN), lambda line: line.key, refused)[1]) == 5


async def test_a_refused_player_sees_the_rules_a_button_to_each_and_how_to_dispute_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(replies, "oracle_of", AsyncMock())
    send = AsyncMock()
    oracle = Shelf(READ, ruling("wall"))
    asked: Any = SimpleNamespace(
        client=SimpleNamespace(oracle=oracle, oracle_in=oracle.within, metrics=Metrics()),
        guild_id=1,
        response=SimpleNamespace(is_done=lambda: False, send_message=send),
    )
    context: Any = SimpleNamespace(
        interaction=asked,
        words=localizer(Language.EN),
        renderer=SimpleNamespace(markdown=lambda line: line.key),
        position=SimpleNamespace(match=SimpleNamespace(status=Status.PLAYING)),
        seat=0,
        match=7,
    )

    await answer_error(asked, declined(context, REFUSED))

    assert send.await_args is not None and send.await_args.kwargs["ephemeral"] is True
    view = send.await_args.kwargs["view"]
    (said,) = (each.content for each in view.walk_children() if "twom" in getattr(each, "content", ""))
    assert said.split("\n")[:2] == ["twom-rest", "twom-idle"]
    pressed = [each.custom_id or "" for each in view.walk_children() if isinstance(each, ui.Button)]
    assert [any(slug in each for slug in ("siege", "wall")) for each in pressed] == [True, True, False]
    assert pressed[-1] == "dispute:7"
