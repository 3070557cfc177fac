"""Effects on the shelter."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.kernel.ask import Answers
from bot.games.twom.acts.day.turning import turn_over
from bot.games.twom.acts.flow.cards import told_or_done
from bot.games.twom.acts.flow.step import EffectKind
from bot.games.twom.looks.asking import offer_some, picked
from bot.games.twom.looks.labels import fitting, space
from bot.games.twom.pack.effects.shelter import Board, Break, Frost, Learn, OpenCard
from bot.games.twom.pack.kinds import Key
from bot.games.twom.position.case import Case, Run
from bot.games.twom.position.events_house import Boarded, Broke, Frosted, Learned
from bot.games.twom.position.frames.stack import Doing
from bot.games.values import Line


def _cards(case: Case, effect: OpenCard) -> tuple[Key, ...]:
    return tuple(sorted(key for key, spot in case.state.shelter.items() if spot.card == effect.kind))


def _ask_card(case: Case, _: Doing, effect: OpenCard) -> Line | None:
    return Line("twom-await-space") if len(_cards(case, effect)) > 1 else None


def _offer_card(answers: Answers, case: Case, _: Doing, effect: OpenCard) -> tuple[str, ...]:
    label = lambda key: space(case.components, key)  # noqa: E731
    return offer_some(answers, "twom-ask-space", _cards(case, effect), label, 1, 1)


def _open(run: Run, doing: Doing, effect: OpenCard, picks: tuple[str, ...]) -> None:
    for key in picked(picks) if picks else _cards(run, effect):
        told_or_done(run, *turn_over(run, key), doing.acting)


def _ideas(case: Case, effect: Learn) -> tuple[Key, ...]:
    ideas = tuple(sorted(case.state.ideas))
    return ideas if effect.fitting is None else tuple(key for key in ideas if key == effect.fitting)


def _ask_learn(case: Case, _: Doing, effect: Learn) -> Line | None:
    number = effect.number
    return Line("twom-await-learn", {"count": number}) if number < len(_ideas(case, effect)) else None


def _offer_learn(answers: Answers, case: Case, _: Doing, effect: Learn) -> tuple[str, ...]:
    label = lambda key: fitting(case.components, key)  # noqa: E731
    return offer_some(answers, "twom-ask-learn", _ideas(case, effect), label, effect.number, effect.number)


def _learn(run: Run, _: Doing, effect: Learn, picks: tuple[str, ...]) -> None:
    for key in picked(picks) if picks else _ideas(run, effect):
        run.emit(Learned(key))


def _standing(case: Case, effect: Break) -> tuple[Key, ...]:
    return tuple(
        sorted(
            key
            for key, spot in case.state.shelter.items()
            if spot.fitting is not None and effect.fitting in (None, spot.fitting)
        )
    )


def _ask_break(case: Case, _: Doing, effect: Break) -> Line | None:
    return Line("twom-await-break") if len(_standing(case, effect)) > 1 else None


def _offer_break(answers: Answers, case: Case, _: Doing, effect: Break) -> tuple[str, ...]:
    def label(key: str) -> Line:
        what = fitting(case.components, case.state.shelter[key].fitting or "")
        return Line("twom-fitting-at", {"fitting": what, "space": space(case.components, key)})

    return offer_some(answers, "twom-ask-break", _standing(case, effect), label, 1, 1)


def _break(run: Run, _: Doing, effect: Break, picks: tuple[str, ...]) -> None:
    for key in picked(picks) if picks else _standing(run, effect):
        run.emit(Broke(run.state.shelter[key].fitting or "", key))


SHELTER: Mapping[type, EffectKind] = {
    OpenCard: EffectKind(_open, _ask_card, _offer_card),
    Board: EffectKind(lambda run, _, effect, __: run.emit(Boarded(effect.by))),
    Frost: EffectKind(lambda run, _, effect, __: run.emit(Frosted(effect.by))),
    Learn: EffectKind(_learn, _ask_learn, _offer_learn),
    Break: EffectKind(_break, _ask_break, _offer_break),
}
