"""Golden matches: the moves of every file, played again, tell the same story to the same end.

Where a difference is meant, ``python -m tests.bot.games.playthroughs`` writes the files anew.
"""

from __future__ import annotations

from bot.games.prsi.position.commands import Draw, Play
from tests.bot.games.contestants import contestants
from tests.bot.games.playthroughs import FOLDER, Told, golden, told, written
from tests.rows import rows


@rows("match", golden(), ids=lambda match: match.file.stem)
def test_a_golden_match_is_played_as_it_was_written(match: Told) -> None:
    game, text = contestants()[match.key], match.file.read_text("utf-8")
    setup, moves = written(text, game)
    assert (setup.ruleset, setup.variant) == (match.ruleset, match.variant)
    assert len(moves) > 5
    assert "\nover: " in text
    assert told(game, setup, moves) == text


def test_there_is_no_golden_match_of_nothing() -> None:
    assert set(FOLDER.iterdir()) == {match.file for match in golden()}


def test_another_move_would_tell_another_story() -> None:
    game = contestants()["prsi"]
    text = Told("prsi", "prsi-cs@2026", "plain").file.read_text("utf-8")
    setup, moves = written(text, game)
    seat, drew = moves[0]
    assert isinstance(drew, Draw)
    # The seat could have laid a king on the king.
    other = told(game, setup, [(seat, Play("hk", "")), *moves[1:]])
    assert "refused" not in other.partition("\n2.")[0]
    assert other != text
