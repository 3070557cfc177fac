"""A picture tells a viewer nothing that is hidden: draw what is hidden anew, and not a byte of it changes."""

from __future__ import annotations

import random
from itertools import islice

import pytest
from msgspec.structs import replace

from bot.boards.doomtrooper.entry import ENTRY
from bot.boards.doomtrooper.table.picture import draw
from bot.boards.entry import Picture
from bot.games.doomtrooper.position.frames import Combat, Revealing, Window
from bot.games.doomtrooper.position.state import State
from bot.games.playing import Dice
from bot.games.values import JUDGE, SPECTATOR, Viewer
from bot.locales.sentences import localizer
from rules_index import Language
from tests.bot.boards.doomtrooper.tables import CARDS, at_random, code, duel, game, place, seen

SPOKEN = localizer(Language.EN)


def drawn(state: State, viewer: Viewer) -> Picture:
    return draw(seen(state, viewer), SPOKEN)


@pytest.mark.parametrize(("seats", "ruleset"), [(2, ENTRY.samples[0].ruleset), (3, ENTRY.samples[1].ruleset)])
def test_what_is_hidden_is_drawn_for_nobody_else(seats: int, ruleset: str) -> None:
    chance = Dice(random.Random(4).randrange)
    for state in islice(at_random(seats, 9, ruleset), 20, 420, 100):
        viewers: tuple[Viewer, ...] = (SPECTATOR, seats - 1)
        for viewer in viewers:
            other = game().resample(state, viewer, chance)
            assert other != state
            assert drawn(state, viewer) == drawn(other, viewer)


def test_a_face_down_warrior_is_drawn_for_his_player_and_the_judge() -> None:
    state = duel()
    lion = place(state, "GOLDEN LION")
    other = state.with_card(lion, code=code("DRAGOON"))
    knowing: tuple[Viewer, ...] = (0, JUDGE)
    others: tuple[Viewer, ...] = (1, SPECTATOR)
    for viewer in knowing:
        one, anew = drawn(state, viewer), drawn(other, viewer)
        assert one.png != anew.png and "Golden Lion" in one.alt and "Dragoon" in anew.alt
    for viewer in others:
        assert drawn(state, viewer) == drawn(other, viewer)
        assert "Golden Lion" not in drawn(state, viewer).alt


def test_hands_are_drawn_for_nobody() -> None:
    state = duel()
    for viewer in (0, 1, JUDGE, SPECTATOR):
        before = drawn(state, viewer)
        for seat in range(2):
            hand = next(at for at, card in enumerate(state.cards) if card.zone == "hand" and card.owner == seat)
            unlike = next(each for each in CARDS if each != state.cards[hand].code)
            assert drawn(state.with_card(hand, code=unlike), viewer) == before


def test_a_combat_tells_nothing_of_a_hidden_defender() -> None:
    state = duel()
    hidden = place(state, "HERETIC")
    frame = Combat(50, 0, 1, 4, place(state, "BIG BOB WATTS"), hidden, revealed=(hidden,))
    # The warrior who strikes first would be told by the line that says so.
    quick = next(each for each, card in CARDS.items() if card.type == "warrior" and "first-attack" in card.tags)
    asked = Window("any", "action", (1, 0), 60)
    state = replace(state, stack=(state.stack[0], frame, Revealing(hidden, "attacked"), asked))
    for viewer in (0, SPECTATOR):
        assert drawn(state, viewer) == drawn(state.with_card(hidden, code=quick), viewer)
