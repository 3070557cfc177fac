"""Nothing that others notice depends on hidden cards, on answers given ahead, or on who gave any."""

from __future__ import annotations

from unittest import mock

import pytest

from bot.games.values import JUDGE
from bot.matches.model.position import Standing
from bot.matches.rules.change import Change
from tests.bot.games.suite.play import Breach
from tests.bot.matches.windows.beside import compare_many


def test_what_others_notice_is_the_same_byte_for_byte() -> None:
    positions, drawn, ahead = compare_many(12)
    assert positions >= 200
    assert drawn > 50
    assert ahead > 12


def test_an_answer_ahead_that_counts_the_match_up_is_caught() -> None:
    whole = Change.changed_openly.fget  # type: ignore[attr-defined]
    openly = property(lambda change: whole(change) or change.answers != change.answers_before)
    with mock.patch.object(Change, "changed_openly", openly), pytest.raises(Breach, match="others can tell"):
        compare_many(6)


def test_a_standing_answer_that_knows_hidden_cards_is_caught() -> None:
    def standing(position: object, prompt: object) -> object:
        view = position.view(JUDGE)  # type: ignore[attr-defined]
        chosen = position.answers.standing.get(prompt.seat)  # type: ignore[attr-defined]
        if not chosen or prompt.judge or sum(view.hands[prompt.seat]) % 2:  # type: ignore[attr-defined]
            return None
        command = position.game.standing_answer(view, prompt, chosen)  # type: ignore[attr-defined]
        return None if command is None else Standing(command, chosen)

    with mock.patch("bot.matches.model.position.standing", standing), pytest.raises(Breach, match="others can tell"):
        compare_many(12)
