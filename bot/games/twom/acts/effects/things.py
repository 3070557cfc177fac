"""Effects on tokens and resources."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.kernel.ask import Answers
from bot.games.twom.acts.flow.cards import carry_out
from bot.games.twom.acts.flow.chance import draw_card
from bot.games.twom.acts.flow.step import EffectKind
from bot.games.twom.looks.asking import YES, divided, is_open, offer_shares, offer_yes, token_label
from bot.games.twom.looks.counting import available, gain, holds, lose, owned
from bot.games.twom.pack.effects.things import Find, Gain, Lose, PickOf, Swap
from bot.games.twom.pack.kinds import Key
from bot.games.twom.position.case import Case, Run
from bot.games.twom.position.frames.stack import Doing
from bot.games.values import Line


def _limits(case: Case, effect: PickOf) -> dict[Key, int]:
    if effect.lose:
        return {key: min(effect.number, owned(case.state).get(key, 0)) for key in effect.kinds}
    return {key: available(case, key, effect.number) for key in effect.kinds}


def _ask_pick(case: Case, _: Doing, effect: PickOf) -> Line | None:
    key = "twom-await-lose" if effect.lose else "twom-await-gain"
    return Line(key, {"count": effect.number}) if is_open(_limits(case, effect), effect.number) else None


def _offer_pick(answers: Answers, case: Case, _: Doing, effect: PickOf) -> tuple[str, ...]:
    ask = "twom-ask-lose" if effect.lose else "twom-ask-gain"
    return offer_shares(answers, ask, _limits(case, effect), effect.number, token_label(case))


def _pick(run: Run, _: Doing, effect: PickOf, picks: tuple[str, ...]) -> None:
    (lose if effect.lose else gain)(run, divided(_limits(run, effect), effect.number, picks))


def _find(run: Run, doing: Doing, effect: Find, _: tuple[str, ...]) -> None:
    found = [card for _ in range(effect.cards) if (card := draw_card(run, "findings")) is not None]
    for card in reversed(found):
        carry_out(run, "findings", card, doing.acting)


def _ask_swap(case: Case, _: Doing, effect: Swap) -> Line | None:
    able = holds(owned(case.state), effect.give) and all(
        available(case, key, number) == number for key, number in effect.get.items()
    )
    return Line("twom-await-swap") if able else None


def _offer_yes(answers: Answers, case: Case, doing: Doing, effect: Swap) -> tuple[str, ...]:
    del case, doing, effect
    return offer_yes(answers, "twom-ask-swap")


def _swap(run: Run, _: Doing, effect: Swap, picks: tuple[str, ...]) -> None:
    if picks == (YES,):
        lose(run, effect.give)
        gain(run, effect.get)


THINGS: Mapping[type, EffectKind] = {
    Gain: EffectKind(lambda run, _, effect, __: gain(run, effect.things)),
    Lose: EffectKind(lambda run, _, effect, __: lose(run, effect.things, remove=effect.remove)),
    PickOf: EffectKind(_pick, _ask_pick, _offer_pick),
    Find: EffectKind(_find),
    Swap: EffectKind(_swap, _ask_swap, _offer_yes),
}
