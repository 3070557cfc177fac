"""What others notice of a match follows from what everybody sees, and hidden cards reach nobody else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from unittest import mock

import pytest
from msgspec.structs import replace

from bot.games.doomtrooper.looks.seen.secrecy import SECRET
from bot.games.doomtrooper.looks.seen.view import DoomtrooperView
from bot.games.doomtrooper.position.commands import Play
from bot.games.values import JUDGE, SPECTATOR, Rejected, Seat, Viewer
from bot.matches.model import entries
from bot.matches.model.match import Called
from bot.matches.model.position import Standing
from bot.matches.rules import foresight
from bot.matches.rules.change import Change
from bot.matches.rules.submit import Path
from tests.bot.games.doomtrooper.post import shown, silence
from tests.bot.games.doomtrooper.post.silence import Silence
from tests.bot.games.doomtrooper.post.stops import PLANNING, WAYS, Way, stops
from tests.bot.games.doomtrooper.post.turns import TURNS
from tests.bot.games.doomtrooper.table import Fixed
from tests.bot.games.suite.play import Breach
from tests.bot.matches.decisions.scene import Scene


def test_hidden_cards_change_nothing_that_others_notice() -> None:
    matches = Silence(1)
    matches.compare(12)
    assert matches.positions == 12
    assert matches.counted["answer"] + matches.counted["own"] > 3
    assert matches.among["texts"] == 6 * 12
    assert matches.among["pictures"] > 0


def test_nobody_notices_what_a_seat_does_unseen() -> None:
    matches = Silence(5, pictures=0)
    with mock.patch.object(silence, "UNSEEN", 1):
        matches.compare(20)
    assert matches.counted["unseen-plan"] > 0
    assert matches.counted["unseen-ahead"] > 0


def test_a_plan_that_others_can_tell_is_caught() -> None:
    def plan(change: Change, user: int, question: str, path: Path) -> object:
        change.course(called=(*change.match.course.called, Called(0, change.now)))
        return planned(change, user, question, path)

    planned = foresight.plan
    with (
        mock.patch.object(silence, "UNSEEN", 1),
        mock.patch.object(foresight, "plan", plan),
        pytest.raises(Breach, match="unseen plan"),
    ):
        Silence(5, pictures=0).compare(40)


def test_words_and_pictures_that_know_a_hand_are_caught() -> None:
    def knowing(scene: Scene, viewer: Viewer) -> DoomtrooperView:
        hands = [int(card.code) for card in scene.state.cards if card.zone == "hand" and card.owner != viewer]
        return replace(view(scene, viewer), target=sum(hands))

    view = shown._view
    with mock.patch.object(shown, "_view", knowing):
        with pytest.raises(Breach, match="others read something else"):
            Silence(1, pictures=0).compare(40)
        with mock.patch.object(silence, "in_words", return_value=[]), pytest.raises(Breach, match="pictures for"):
            Silence(1, pictures=1).compare(40)


def test_a_standing_answer_that_knows_the_hand_is_caught() -> None:
    def standing(position: Any, prompt: Any) -> Standing | None:
        view = position.view(JUDGE)
        chosen = position.answers.standing.get(prompt.seat, {})
        if sum(int(card.code) for card in position.state.cards if card.zone == "hand") % 2:
            return None
        command = position.game.standing_answer(view, prompt, chosen)
        return None if command is None else Standing(command, chosen)

    with mock.patch("bot.matches.model.position.standing", standing), pytest.raises(Breach):
        Silence(2).compare(400)


@pytest.mark.parametrize("way", [pytest.param(way, marks=pytest.mark.slow) if way in PLANNING else way for way in WAYS])
def test_names_of_hidden_cards_reach_nobody_else(way: Way) -> None:
    looked = 0

    def look(self: Scene, decision: Any) -> Any:
        nonlocal looked
        done = decide(self, decision)
        looked += _look(self)
        return done

    decide = Scene.decide
    with mock.patch.object(Scene, "decide", look):
        for turn in TURNS:
            stops(turn, way)
    assert looked > 100


def _look(scene: Scene) -> int:
    """Look for names of cards that a viewer must not know in all that they are shown; how often that was done."""
    found = 0
    for viewer in (SPECTATOR, 0, 1):
        names = set(_hidden_from(scene, viewer))
        shown = "\n".join(map(repr, _shown(scene, viewer)))
        assert not [name for name in names if f"'{name}'" in shown or f"inline:{name}" in shown], (viewer, names)
        found += bool(names)
    return found


def _hidden_from(scene: Scene, viewer: Viewer) -> Iterator[str]:
    """The names of cards that a viewer must not know."""
    open_ = {card.code for card in scene.state.cards if card.zone not in SECRET and not card.unpaid}
    for card in scene.state.cards:
        hidden = (card.unpaid and card.controller != viewer) or (card.zone in SECRET and card.owner != viewer)
        if hidden and viewer not in card.seen and len(card.seen) < 2 and card.code not in open_:
            yield card.code.removeprefix("inline:")


def _shown(scene: Scene, viewer: Viewer) -> Iterator[object]:
    position, change = scene.position, scene.last
    yield from (position.view(viewer), position.sheet(viewer), scene.match, position.prompts())
    yield change.notes
    yield [entries.told(scene.game, each.entry, each.events, viewer) for each in change.happened]
    if isinstance(viewer, int):
        for prompt in position.prompts(viewer):
            yield position.step(prompt, ())
        yield list(_refusals(scene, viewer))


def _refusals(scene: Scene, seat: Seat) -> Iterator[object]:
    """What a seat is told that tries to play every card of the others."""
    for at, card in enumerate(scene.state.cards):
        if card.owner != seat and card.zone == "hand":
            done = scene.game.decide(scene.state, seat, Play(at), Fixed())
            assert isinstance(done, Rejected)
            yield done
