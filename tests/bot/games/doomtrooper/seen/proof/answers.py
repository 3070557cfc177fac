"""A card that an opponent answers: what keeps it from being cancelled is seen at work, and what cancels it without."""

from __future__ import annotations

from bot.games.doomtrooper.position.commands import Pass
from bot.games.doomtrooper.position.frames import Window
from bot.games.doomtrooper.words.catalogue import Printed
from bot.games.doomtrooper.words.continuous import Protect
from tests.bot.games.doomtrooper.seen.proof import played, starting
from tests.bot.games.doomtrooper.seen.proof.standing import NotSeen
from tests.bot.games.doomtrooper.seen.staged import drive
from tests.bot.games.doomtrooper.seen.staged.look import Seen, look
from tests.bot.games.doomtrooper.seen.staged.people import without
from tests.bot.games.doomtrooper.seen.staged.stage import Stage


def uncancelled(hero: Printed, word: Protect, start: starting.Start) -> None:
    """See that a card does what it does though an opponent would cancel it, and that it is cancelled else.

    Raises:
        NotSeen, Unread: it is otherwise, or not stated.
    """
    stage = starting.in_hand(hero, start)
    paper = played.played_on_paper(hero, start, stage, 0)
    before = played.opened(stage)
    true, _ = _answered(hero, hero, start, paper.wanted)
    played.compare(before, look(true.run), paper, hero, true)
    bare, answer = _answered(hero, without(hero, word), start, paper.wanted)
    done: Seen = look(bare.run)
    if done["zone", answer] != "discard" or all(done.get(key) == value for key, value in paper.facts().items()):
        raise NotSeen("makes no difference")


def _answered(hero: Printed, printed: Printed, start: starting.Start, wanted: list[int]) -> tuple[Stage, int]:
    """The card is played, and the other player cancels it wherever he may."""
    stage = starting.in_hand(hero, start)
    stage.printed[hero.code] = printed
    play = {"when": "reaction", "on": {"event": "played"}, "after": "discard"}
    answer = stage.card("special", 1, tags=("general",), play=play, effects=({"do": "cancel"},))
    if not drive.to_speak(stage, 0):
        raise drive.Stuck("the first player is not asked")
    command = drive.play(stage, 0, stage.hero, wanted=wanted, player=start.player)
    if command is None:
        raise NotSeen("is not offered")
    stage.says(0, command)
    for _ in range(drive.STEPS):
        stage.goes_on()
        frame = stage.run.top if stage.state.stack else None
        if not isinstance(frame, Window) or frame.name != "reaction":
            break
        seat = frame.order[frame.at]
        reply = drive.play(stage, 1, answer) if seat == 1 else None
        stage.says(seat, reply or Pass())
    drive.settle(stage, wanted=wanted)
    return stage, answer
