"""When cards may be played: in combats, as answers, and only where they matter."""

from __future__ import annotations

import pytest

from bot.games.doomtrooper.looks.playing.plays import playable
from bot.games.doomtrooper.position.commands import Pass, Play
from bot.games.doomtrooper.position.frames import Window
from tests.bot.games.doomtrooper.examples.real import Real

ANY = {"when": "any", "after": "discard"}


def test_a_reaction_is_repeated_with_another_copy() -> None:
    """Rule: doomtrooper-cs.timing.reaction-again"""
    table = Real()
    table.warrior(0)
    gain = table.card(play=ANY, effects=({"do": "points", "destiny": 5},))
    mine = table.put("miscommunication", 0, "hand")
    theirs = [table.put("miscommunication", 1, "hand") for _ in range(2)]
    table.at(1).plays(0, gain).plays(1, theirs[0]).plays(0, mine)
    while table.zone(theirs[0]) == "stack":
        frame = table.run.top
        assert isinstance(frame, Window)
        table.says(frame.order[frame.at], Pass())
    assert (table.window, table.zone(theirs[0])) == ("reaction", "discard")
    table.plays(1, theirs[1]).settled()
    table.settled()
    assert table.points(0)[0] == 10


def test_a_card_must_matter() -> None:
    """Rule: doomtrooper-cs.timing.must-matter"""
    play = {"when": "any", "to": "card", "whom": {"side": "own", "tags": ["warrior"]}, "after": "discard"}
    for warriors in (0, 1):
        table = Real()
        table.warrior(1)
        for _ in range(warriors):
            table.warrior(0, wounded=True)
        card = table.card(play=play, effects=({"do": "heal", "who": {"role": "chosen"}},))
        table.at(1).goes_on()
        assert (card in set(playable(table.run, 0))) == bool(warriors)


def test_any_time_in_combat() -> None:
    """Rule: doomtrooper-cs.anytime.in-combat"""
    table = Real()
    own, foe = table.warrior(0), table.warrior(1)
    card = table.card(play=ANY, effects=({"do": "points", "destiny": 2},))
    table.acting().fighting(own, foe).plays(0, card).settled()
    assert table.points(0)[0] == 12


@pytest.mark.parametrize("mine", [True, False])
def test_inspired_in_combat(mine: bool) -> None:
    """It is played in a combat of the opponent's turn; in one's own it would be burnt.

    Rule: doomtrooper-cs.anytime.inspired-opponent-turn, doomtrooper-cs.anytime.inspired-own-turn
    """
    table = Real()
    own, foe = table.warrior(0), table.warrior(1)
    card = table.put("inspired", 0 if mine else 1, "hand")
    table.acting().fighting(own, foe)
    if mine:
        assert table.refused(0, Play(card)) == "anytime.inspired-own-turn"
    else:
        table.plays(1, card).settled()
        assert table.tokens(1) == ("other",) * 3
