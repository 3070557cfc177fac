"""What people say that a card or a script did, where the pack does not say it: one thing after the other."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from bot.games.question_tree import Answers
from bot.games.twom.flow.cards import begin
from bot.games.twom.flow.declared_kinds import GROUPS, KINDS, Said, script_number
from bot.games.twom.flow.step import FrameKind
from bot.games.twom.pack.effects.story import Script
from bot.games.twom.position.case import Case, Run
from bot.games.twom.position.events import Declared, Framed, Unframed
from bot.games.twom.position.frames.raid import Raiding
from bot.games.twom.position.frames.stack import Declaring
from bot.games.twom.rules.came import source
from bot.games.values import Line

DONE, SCRIPT, RAID = "done", "script", "raid"
FIERCEST = 20
"""The most damage, and the most wounds, that people can say of a raid."""


def _ask(case: Case, frame: Declaring) -> Line:
    return Line("twom-await-declared", {"source": source(case.components, frame.source)})


def _open(case: Case, frame: Declaring, kinds: Mapping[str, Said]) -> list[str]:
    return [kind for kind, said in kinds.items() if said.now(case, frame)]


def _is_raid(case: Case, frame: Declaring) -> bool:
    """Whether it is a raid that has not been fought off: people have its numbers, the referee plays it."""
    return frame.source.startswith("raids.") and case.state.step == "raid-over" and not frame.fought


def _menu(answers: Answers, kinds: list[str]) -> str:
    return answers.menu("twom-ask-declared", kinds, str, lambda each: Line(f"twom-declared-{each}"))


def _offer(answers: Answers, case: Case, frame: Declaring) -> tuple[str, ...]:
    groups = [name for name, kinds in GROUPS.items() if _open(case, frame, kinds)]
    raid = [RAID] if _is_raid(case, frame) else []
    kind = _menu(answers, [DONE, *raid, SCRIPT, *_open(case, frame, KINDS), *groups])
    if kind == RAID:
        return kind, *_offer_raid(answers)
    if kind == SCRIPT:
        return kind, script_number(answers)
    if kind in KINDS:
        return kind, *KINDS[kind].offer(answers, case)
    if kind in GROUPS:
        of = _menu(answers, _open(case, frame, GROUPS[kind]))
        return kind, of, *GROUPS[kind][of].offer(answers, case)
    return (kind,)


def _offer_raid(answers: Answers) -> tuple[str, str]:
    """The two numbers of a raid.

    Rule: twom-cs.raid.card
    """
    numbers = [str(number) for number in range(FIERCEST + 1)]
    label = lambda number: Line("twom-number", {"count": int(number)})  # noqa: E731
    damage, wounds = (answers.menu(ask, numbers, str, label) for ask in ("twom-ask-damage", "twom-ask-raid-wounds"))
    return damage, wounds


def _answer(run: Run, frame: Declaring, picks: tuple[str, ...]) -> None:
    """Let what was said happen, and ask what else; the frame stays below until all is said, or a script goes on."""
    kind, *of = picks
    if kind == DONE:
        run.emit(Unframed())
        return
    said = GROUPS.get(kind)
    if said is not None:
        kind, *of = of
    run.emit(Declared(frame.source, kind))
    if kind == SCRIPT:
        run.emit(Unframed())
        begin(run, (Script(int(of[0])),), frame.source, frame.acting)
    elif kind == RAID:
        run.emit(Unframed(replace(frame, fought=True)))
        run.emit(Framed(Raiding(frame.source.partition(".")[2], int(of[0]), int(of[1]))))
    else:
        what = (said or KINDS)[kind]
        acting = tuple(of[0].split("+")) if what.who else ()
        begin(run, what.effects(run, tuple(of)), frame.source, acting)


DECLARING = FrameKind(lambda run, _: run.emit(Unframed()), _ask, _offer, _answer, lambda _: "scenes.more")
