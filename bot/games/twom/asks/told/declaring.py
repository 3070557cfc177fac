"""The effects of cards, scripts and actions as people say them, all in one answer."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import takewhile
from typing import NamedTuple

from msgspec.structs import replace

from bot.games.kernel.ask import Answers, PathAnswers
from bot.games.offers import text_in, written
from bot.games.twom.acts.flow.cards import begin
from bot.games.twom.acts.flow.chance import FACES, asks_of, fights_are_told
from bot.games.twom.acts.flow.step import FrameKind
from bot.games.twom.acts.night.raid import guard_throws
from bot.games.twom.asks.told.kinds import GROUPS, KINDS, Said, script_number
from bot.games.twom.looks.about import read_with
from bot.games.twom.looks.came import asking, source
from bot.games.twom.pack.effects.story import Script
from bot.games.twom.position.case import Case, Run
from bot.games.twom.position.events import Chosen, Declared
from bot.games.twom.position.frames.raid import Raiding
from bot.games.twom.position.frames.stack import Declaring, Doing, Frame, Putting
from bot.games.values import Line, Seat

DONE, SCRIPT, RAID, PUT, MORE = "done", "script", "raid", "put", "and"
MOST_THINGS = 8
"""How many things are said of a card in one answer."""
FIERCEST = 20
"""The most damage, and the most wounds, that people can say of a raid."""
LEAST_WAYS, MOST_WAYS, LONGEST_WAY = 2, 6, 60
"""How many answers of a card are put to the Leader, and how many characters each has."""


class Thing(NamedTuple):
    """One thing that is said: of which card, its pick, the picks behind it, and what they stand for."""

    frame: Declaring
    kind: str
    of: tuple[str, ...] = ()
    said: Said | None = None


def _ask(case: Case, frame: Declaring) -> Line:
    if case.is_first:
        return Line("twom-await-declared", {"source": source(case.components, frame.source)})
    frames = _together(case)
    of = tuple(about(case, each) for each in frames)
    return Line("twom-await-declared", {"source": of[0] if len(of) == 1 else of})


def about(case: Case, frame: Declaring | Putting) -> Line:
    """The card, script or action that people tell of, with who acts, and what the Leader chose."""
    line = source(case.components, frame.source, frame.acting, frame.where)
    if isinstance(frame, Declaring) and frame.chosen:
        return Line("twom-source-chosen", {"source": line, "way": frame.chosen})
    return line


def _together(case: Case) -> tuple[Declaring, ...]:
    """All cards of which people tell in one answer: what lies on top of the stack, the first above."""
    return tuple(takewhile(lambda frame: isinstance(frame, Declaring), reversed(case.state.stack)))  # type: ignore[arg-type]


def _open(case: Case, frame: Declaring, kinds: Mapping[str, Said]) -> list[str]:
    return [kind for kind, said in kinds.items() if said.now(case, frame)]


def _is_raid(case: Case, frame: Declaring) -> bool:
    """Whether it is a raid that has not been fought off: people have its numbers, the referee plays it."""
    return frame.source.startswith("raids.") and case.state.step in ("raid", "raid-over") and not frame.fought


def _menu(answers: Answers, kinds: list[str], of: Line | None = None) -> str:
    label = lambda each: Line(f"twom-declared-{each}")  # noqa: E731
    if of is None:
        return answers.menu("twom-ask-declared", kinds, str, label)
    return answers.menu("twom-ask-declared-of", kinds, str, label, source=of)


def _offer(answers: Answers, case: Case, frame: Declaring) -> tuple[str, ...]:
    if case.is_first:
        return tuple(_picks(_thing(answers, case, frame)))
    return parts(things_of(answers, case, _together(case)))


def _thing(answers: Answers, case: Case, frame: Declaring, of: Line | None = None) -> Thing:
    """One thing of all that can be said."""
    groups = [name for name, kinds in GROUPS.items() if _open(case, frame, kinds)]
    raid = [RAID] if _is_raid(case, frame) else []
    put = [] if case.is_first or frame.source.startswith("told.") else [PUT]
    kind = _menu(answers, [DONE, *raid, SCRIPT, *put, *_open(case, frame, KINDS), *groups], of)
    behind = read_with(answers, lambda: _said_of(case, frame, kind))
    if kind == RAID:
        return Thing(frame, kind, _offer_raid(behind, case))
    if kind == SCRIPT:
        return Thing(frame, kind, (script_number(behind),))
    if kind == PUT:
        return Thing(frame, kind, _offer_ways(behind))
    if kind in KINDS:
        return Thing(frame, kind, KINDS[kind].offer(behind, case), KINDS[kind])
    if kind in GROUPS:
        sort = _menu(behind, _open(case, frame, GROUPS[kind]))
        behind = read_with(answers, lambda: _said_of(case, frame, sort))
        return Thing(frame, sort, (kind, *GROUPS[kind][sort].offer(behind, case)), GROUPS[kind][sort])
    return Thing(frame, kind)


def _said_of(case: Case, frame: Declaring, kind: str) -> Line:
    """The kind of thing that people have said so far, and of which card."""
    return Line("twom-about-told", {"kind": Line(f"twom-declared-{kind}"), "source": about(case, frame)})


def _picks(thing: Thing) -> list[str]:
    """The parts of a path that say a thing."""
    if thing.said is not None and thing.kind not in KINDS:
        group, *of = thing.of
        return [group, thing.kind, *of]
    return [thing.kind, *thing.of]


def things_of(answers: Answers, case: Case, frames: tuple[Declaring, ...]) -> list[Thing]:
    """Everything that is said of some cards in one answer: of each until nothing more, of the last as much as is said.

    Raises:
        Unanswered, NoSuchAnswer: see :class:`Answers`.
    """
    found: list[Thing] = []
    *others, last = frames
    for frame in others:
        for _ in range(MOST_THINGS):
            found.append(_thing(answers, case, frame, about(case, frame)))
            if found[-1].kind in (DONE, PUT):
                break
    found.append(_thing(answers, case, last, about(case, last)))
    most = len(found) + MOST_THINGS - 1
    while found[-1].kind not in (DONE, PUT) and len(found) < most and answers.more(MORE, lambda: Line("twom-and-more")):
        found.append(_thing(answers, case, last, about(case, last)))
    return found


def parts(things: list[Thing]) -> tuple[str, ...]:
    """The path that leads to things; what is said beside the first of the last card begins with :data:`MORE`."""
    last = things[-1].frame
    picks: list[str] = []
    for number, thing in enumerate(things):
        again = thing.frame is last and number > 0 and things[number - 1].frame is last
        picks += [MORE] if again else []
        picks += _picks(thing)
    return tuple(picks)


def _offer_raid(answers: Answers, case: Case) -> tuple[str, ...]:
    """The two numbers of a raid, and where people roll them, the dice of the guards.

    Rule: twom-cs.raid.card, twom-cs.raid.dice
    """
    numbers = [str(number) for number in range(FIERCEST + 1)]
    label = lambda number: Line("twom-number", {"count": int(number)})  # noqa: E731
    picks = [answers.menu(ask, numbers, str, label) for ask in ("twom-ask-damage", "twom-ask-raid-wounds")]
    for ask in asks_of(case, guard_throws(case)) if fights_are_told(case) else ():
        line, face = asking(case, ask), lambda said: Line("twom-face", {"face": said})
        picks.append(answers.menu(line.key, ask.options, str.lower, face, **line.args).lower())
    return tuple(picks)


def _offer_ways(answers: Answers) -> tuple[str, ...]:
    """The answers that a card gives to choose among."""
    numbers = range(LEAST_WAYS, MOST_WAYS + 1)
    number = answers.menu("twom-ask-ways", numbers, str, lambda each: Line("twom-number", {"count": each}))
    ways = (answers.text("twom-ask-way-text", LONGEST_WAY, number=each) for each in range(1, number + 1))
    return (str(number), *map(written, ways))


def _answer(run: Run, frame: Declaring, picks: tuple[str, ...]) -> None:
    """Let what was said happen, one thing after the other."""
    if run.is_first:
        _answer_one(run, frame, _thing(PathAnswers(picks), run, frame))
        return
    told_at_once(run, len(_together(run)), picks)


def told_at_once(run: Run, number: int, picks: tuple[str, ...]) -> None:
    """Let happen what was said of the cards on top, one thing after the other.

    Args:
        number: of how many cards.
        picks: as of :func:`things_of` for these cards alone.
    """
    things = things_of(PathAnswers(picks), run, _together(run)[:number])
    for _ in range(number):
        run.pop()
    lay(run, things)


def lay(run: Run, things: list[Thing], seat: Seat | None = None) -> None:
    """Lay what was said on the stack, the first thing on top, and tell the log who said it of what."""
    laid: list[Frame] = []
    for thing in things:
        frame = thing.frame
        if thing.kind != DONE or seat is not None:
            run.emit(Declared(frame.source, thing.kind, frame.acting, frame.where, seat))
        if thing.kind != DONE and (each := _laid(run, thing)):
            laid.append(each)
    for each in reversed(laid):
        run.push(each)


def _laid(case: Case, thing: Thing) -> Frame | None:
    """The frame in which a thing happens; ``None`` for what does nothing, as a trade of nothing for nothing."""
    frame, of = thing.frame, thing.of
    if thing.kind == SCRIPT:
        return Doing((Script(int(of[0])),), frame.source, frame.acting)
    if thing.kind == RAID:
        return Raiding(frame.source.partition(".")[2], int(of[0]), int(of[1]), faces=tuple(map(_face, of[2:])))
    if thing.kind == PUT:
        return Putting(frame.source, tuple(map(text_in, of[1:])), frame.acting, frame.where)
    if thing.said is None:
        raise LookupError(thing.kind)
    picks = of if thing.kind in KINDS else of[1:]
    acting = tuple(picks[0].split("+")) if thing.said.who else frame.acting
    effects = thing.said.effects(case, picks)
    return Doing(effects, frame.source, acting) if effects else None


def _face(said: str) -> str:
    return next(face for face in FACES if face.lower() == said)


def _answer_one(run: Run, frame: Declaring, thing: Thing) -> None:
    """As in version 1: let one thing happen, and ask what else; the frame stays below until a script goes on."""
    kind, of = thing.kind, thing.of
    if kind == DONE:
        run.pop()
        return
    run.emit(Declared(frame.source, kind))
    if kind == SCRIPT:
        run.pop()
        begin(run, (Script(int(of[0])),), frame.source, frame.acting)
    elif kind == RAID:
        run.change(replace(frame, fought=True))
        run.push(Raiding(frame.source.partition(".")[2], int(of[0]), int(of[1])))
    elif thing.said is not None:
        picks = of if kind in KINDS else of[1:]
        acting = tuple(picks[0].split("+")) if thing.said.who else ()
        begin(run, thing.said.effects(run, picks), frame.source, acting)


def _way(frame: Putting, number: int) -> Line:
    said = frame.ways[number]
    return Line("twom-words", {"words": said}) if said else Line("twom-way-number", {"number": number + 1})


def _offer_way(answers: Answers, case: Case, frame: Putting) -> tuple[str, ...]:
    numbers = [str(number) for number in range(len(frame.ways))]
    of = read_with(answers, lambda: about(case, frame))
    return (of.menu("twom-ask-putting", numbers, str, lambda each: _way(frame, int(each))),)


def _choose(run: Run, frame: Putting, picks: tuple[str, ...]) -> None:
    """Take note of what the Leader chose; people tell next what came of it."""
    way = frame.ways[int(picks[0])] or str(int(picks[0]) + 1)
    run.emit(Chosen(frame.source, way))
    run.change(Declaring(frame.source, frame.acting, where=frame.where, chosen=way))


DECLARING = FrameKind(lambda run, _: run.pop(), _ask, _offer, _answer, lambda _: "scenes.more")
PUTTING = FrameKind(
    lambda run, _: run.pop(),
    lambda case, frame: Line("twom-await-putting", {"source": about(case, frame)}),
    _offer_way,
    _choose,
    lambda _: "leader.decides",
)
