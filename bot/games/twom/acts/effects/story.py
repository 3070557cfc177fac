"""Effects that tell, ask, roll and remember."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.kernel.ask import Answers
from bot.games.twom.acts.flow.cards import begin, told_or_done
from bot.games.twom.acts.flow.chance import roll_black
from bot.games.twom.acts.flow.step import EffectKind
from bot.games.twom.looks.counting import holds, lose, owned
from bot.games.twom.looks.whom import candidates, holds_all
from bot.games.twom.pack.effects.story import Choose, End, Flag, ForEach, If, Later, RollTable, Script
from bot.games.twom.position import state as position
from bot.games.twom.position.case import Case, Run
from bot.games.twom.position.events import Ended, Noted, Read, Scheduled
from bot.games.twom.position.frames.stack import Doing
from bot.games.values import Line


def _script(run: Run, doing: Doing, effect: Script, _: tuple[str, ...]) -> None:
    book = run.state.table.scripts == "book"
    run.emit(Read(effect.number, book))
    script = run.components.scripts.get(effect.number)
    source = f"scripts.{effect.number}"
    effects = None if script is None or book else script.effects
    told_or_done(run, effects, source, doing.acting)


def _roll(run: Run, doing: Doing, effect: RollTable, _: tuple[str, ...]) -> None:
    face = roll_black(run, "table", source=doing.source)
    row = next((row for row in effect.rows if face <= row.to), None)
    begin(run, row.effects if row else (), doing.source, doing.acting)


def _open(case: Case, doing: Doing, effect: Choose) -> list[str]:
    """The numbers of the ways that are open; where none is, the group has no choice left."""
    return [
        str(number)
        for number, way in enumerate(effect.ways)
        if holds(owned(case.state), way.cost) and holds_all(case, way.when, doing.acting)
    ]


def _ask_way(case: Case, doing: Doing, effect: Choose) -> Line | None:
    return Line("twom-await-way") if len(_open(case, doing, effect)) > 1 else None


def _offer_way(answers: Answers, case: Case, doing: Doing, effect: Choose) -> tuple[str, ...]:
    ways = _open(case, doing, effect)
    return (answers.menu("twom-ask-way", ways, str, lambda n: case.components.say(effect.ways[int(n)].label)),)


def _choose(run: Run, doing: Doing, effect: Choose, picks: tuple[str, ...]) -> None:
    ways = picks or tuple(_open(run, doing, effect))
    if ways:
        way = effect.ways[int(ways[0])]
        lose(run, way.cost, "pay")
        begin(run, way.effects, doing.source, doing.acting)


def _if(run: Run, doing: Doing, effect: If, _: tuple[str, ...]) -> None:
    met = holds_all(run, effect.when, doing.acting)
    begin(run, effect.then if met else effect.otherwise, doing.source, doing.acting)


def _for_each(run: Run, doing: Doing, effect: ForEach, _: tuple[str, ...]) -> None:
    for key in reversed(candidates(run, effect.who, doing.acting)):
        begin(run, effect.effects, doing.source, (key,))


def _later(run: Run, doing: Doing, effect: Later, _: tuple[str, ...]) -> None:
    run.emit(Scheduled(position.Due(run.state.day + effect.days, effect.effects, doing.source)))


def _end(run: Run, doing: Doing, effect: End, _: tuple[str, ...]) -> None:
    run.emit(Ended(position.End(effect.won, doing.source or "effect")))


STORY: Mapping[type, EffectKind] = {
    Script: EffectKind(_script),
    RollTable: EffectKind(_roll),
    Choose: EffectKind(_choose, _ask_way, _offer_way),
    If: EffectKind(_if),
    ForEach: EffectKind(_for_each),
    Later: EffectKind(_later),
    Flag: EffectKind(lambda run, _, effect, __: run.emit(Noted(effect.flag, effect.off))),
    End: EffectKind(_end),
}
