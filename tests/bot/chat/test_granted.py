"""Refusals of services are raised and all else goes on, in a match, at the desk and elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

from bot.chat.base.errors import NotGranted, Refusal
from bot.chat.base.granted import granted
from bot.chat.disputes.base import cases
from bot.chat.disputes.base import replies as books
from bot.chat.matches.base import replies as matches
from bot.disputes.model import refusals as desk
from bot.games.values import Line, Rejected, Violation
from bot.matches.model.refusals import Reason, Refused, refused
from tests.rows import rows

IN_MATCH = refused(Reason.FULL)
AT_DESK = desk.refused(desk.DeskReason.JUDGE_ONLY)
BY_GAME = Rejected((Violation("hrad-cs.siege", Line("twom-rest")),))


@rows(
    ("ask", "refusal"),
    [
        (matches.granted, IN_MATCH),
        (matches.granted, BY_GAME),
        (cases.granted, AT_DESK),
        (books.granted, AT_DESK),
    ],
)
def test_what_was_refused_is_raised_and_all_else_goes_on(ask: Callable[[Any, object], object], refusal: object) -> None:
    where = cast(Any, None)
    for done in (b"", None, 0, "match-refused-full"):
        assert ask(where, done) is done

    with pytest.raises(NotGranted) as raised:
        ask(where, refusal)
    assert raised.value.refusal is refusal


@pytest.mark.parametrize("refusal", [IN_MATCH, AT_DESK])
def test_elsewhere_a_sentence_says_why(refusal: Refused | desk.DeskRefused) -> None:
    with pytest.raises(Refusal) as raised:
        granted(refusal)
    assert raised.value.sentence == refusal.line.key
    assert granted(b"") == b""


def test_what_people_wrote_is_escaped_in_it() -> None:
    with pytest.raises(Refusal) as raised:
        granted(refused(Reason.TITLE_TAKEN, title="**boo**", most=3, whose=Line("seat-free")))
    assert raised.value.values == {"title": r"\*\*boo\*\*", "most": 3}
