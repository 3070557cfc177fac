"""Frames of the day that people answer: dice for thirst and for locks, shelter cards that are turned over."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.games.twom.acts.day.dusk import thirst
from bot.games.twom.acts.day.rounds import LOCK_HOLDS, lock_opens
from bot.games.twom.acts.day.turning import back_of, turn_over
from bot.games.twom.acts.flow.chance import Throw, roll_all
from bot.games.twom.acts.flow.step import FrameKind
from bot.games.twom.position.case import Run
from bot.games.twom.position.causes import Cause
from bot.games.twom.position.events import Announced
from bot.games.twom.position.frames.stack import Declaring, Doing, Frame, Rolling, Turning


def _roll(run: Run, frame: Rolling) -> None:
    """Roll for everybody at once; what follows from a roll concerns only whom it was for."""
    throws = [Throw("black", frame.purpose, key, frame.where) for key in frame.who if key in run.state.keys]
    faces = [int(face) for face in roll_all(run, throws)]
    run.pop()
    for throw, face in zip(throws, faces, strict=True):
        if frame.purpose == "thirst":
            thirst(run, throw.who or "", face)
        elif face > LOCK_HOLDS:
            run.cause = Cause("lock", frame.who, frame.where)
            lock_opens(run)
            _open(run, frame)


def _open(run: Run, frame: Rolling) -> None:
    """The place behind a lock: a card of the pack, or a door that people named."""
    if run.components.pack.shelter is not None:
        run.push(Turning(frame.where, frame.who))
    else:
        run.push(Declaring("acts.door", frame.who, where=frame.where))


def _turn(run: Run, frame: Turning) -> None:
    """Turn over every card that waits for it on top of the stack; people tell all backs in one answer."""
    there = [frame, *_below(run)]
    # Something that people added in between may have turned a card over already.
    frames = [each for each in there if each.space in run.state.shelter and run.state.shelter[each.space].card]
    asks = [back_of(run, each.space, each.who[0]) for each in frames]
    told = [ask for ask in asks if ask.options] if run.state.table.cards == "table" else []
    said = iter(run.say(tuple(told))) if told else iter(())
    found: list[Frame] = []
    for each, ask in zip(frames, asks, strict=True):
        back = next(said) if ask in told else None
        if back is not None:
            run.emit(Announced(ask.what, back))
        run.cause = Cause("turning", each.who, each.space)
        effects, source = turn_over(run, each.space, back)
        if effects is None:
            found.append(Declaring(source, each.who, where=each.space))
        elif effects:
            found.append(Doing(effects, source, each.who))
    for _ in there:
        run.pop()
    # What people tell comes before what the pack says, for they tell all of it in one answer.
    for laid in reversed(_told_first(found)):
        run.push(laid)


def _told_first(frames: list[Frame]) -> list[Frame]:
    return sorted(frames, key=lambda frame: not isinstance(frame, Declaring))


def _below(run: Run) -> Iterator[Turning]:
    for each in reversed(run.state.stack[:-1]):
        if not isinstance(each, Turning):
            return
        yield each


DAY_FRAMES: Mapping[type, FrameKind] = {Rolling: FrameKind(_roll), Turning: FrameKind(_turn)}
