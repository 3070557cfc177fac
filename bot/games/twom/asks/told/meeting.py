"""A combat and a trade as people at a table tell them: against whom and with what, what is offered and for how much."""

from __future__ import annotations

from typing import get_args

from bot.games.kernel.ask import Answers, PathAnswers
from bot.games.twom.acts.night.combat.sides import PROWESS
from bot.games.twom.acts.night.trade import all_worth, bargain, goods
from bot.games.twom.looks.labels import token
from bot.games.twom.pack.effects.meeting import Fight, Letter, Side, Trade
from bot.games.twom.pack.effects.story import Effect
from bot.games.twom.pack.effects.things import Gain, Lose
from bot.games.twom.pack.kinds import FIREARMS, Key, Weapon
from bot.games.twom.position.case import Case
from bot.games.values import Line

LETTERS: tuple[Letter, ...] = get_args(Letter)
WEAPONS: tuple[Weapon, ...] = get_args(Weapon)
SIDES: tuple[Side, ...] = get_args(Side)
BARE = ".bare"
THUGS, NO = "thugs", "no"
MOST_OF_A_LETTER, MOST_ENEMIES, DEAREST = 3, 6, 20


def offer_fight(answers: Answers, case: Case) -> tuple[str, ...]:
    """How many enemies there are of each letter, with what they fight, whose ambush comes first, if they are thugs.

    Rule: twom-cs.combat.table, twom-cs.combat.ambush
    """
    picks: list[str] = []
    there, met = 0, list[Letter]()
    for letter in LETTERS:
        least = 0 if there or letter != LETTERS[-1] else 1
        numbers = range(least, min(MOST_OF_A_LETTER, MOST_ENEMIES - there) + 1)
        number = answers.menu("twom-ask-enemies", numbers, str, _number, letter=letter)
        picks.append(str(number))
        there += number
        if number:
            met.append(letter)
            if not case.is_first:
                picks += [
                    answers.menu("twom-ask-enemy-prowess", PROWESS, str, _face, letter=letter, number=each)
                    for each in range(1, number + 1)
                ]
            weapon = answers.menu("twom-ask-enemy-weapon", (BARE, *WEAPONS), str, _weapon, letter=letter)
            picks.append(weapon)
            if weapon in FIREARMS:
                rest = (BARE, *(each for each in WEAPONS if each not in FIREARMS))
                picks.append(answers.menu("twom-ask-enemy-spare", rest, str, _weapon, letter=letter))
    picks.append(answers.menu("twom-ask-first", (NO, *SIDES), str, lambda each: Line(f"twom-first-{each}")))
    if case.is_first:
        picks.append(answers.menu("twom-ask-thugs", (NO, THUGS), str, lambda each: Line(_YES[each])))
    else:
        fighting = [letter for letter in LETTERS if letter in met]
        thugs = answers.several("twom-ask-thug-letters", fighting, str.lower, _letter, 0, len(fighting))
        picks.append("+".join(map(str.lower, thugs)) or "-")
    return tuple(picks)


def told_fight(case: Case, picks: tuple[str, ...]) -> Fight:
    """The combat that picks of :func:`offer_fight` stand for."""
    said = iter(picks)
    enemies: list[Letter] = []
    prowess: list[int] = []
    weapons: dict[Letter, tuple[Weapon, ...]] = {}
    for letter in LETTERS:
        number = int(next(said))
        if number:
            enemies += [letter] * number
            prowess += [] if case.is_first else [int(next(said)) for _ in range(number)]
            held = [next(said)]
            if held[0] in FIREARMS:
                held.append(next(said))
            weapons[letter] = tuple(_BY_NAME[weapon] for weapon in held if weapon != BARE)
    first = _BY_SIDE.get(next(said))
    thugs = next(said)
    letters = tuple(letter for letter in LETTERS if letter.lower() in thugs.split("+"))
    return Fight(
        tuple(enemies), weapons, thugs=thugs == THUGS, thug_letters=letters, first=first, prowess=tuple(prowess)
    )


def offer_trade(answers: Answers, case: Case) -> tuple[str, ...]:
    """The commission, and which tokens are offered; resources are never traded.

    Rule: twom-cs.trade.commission, twom-cs.trade.no-resources
    """
    commission = answers.amount("twom-ask-commission", 0, DEAREST)
    label = lambda key: token(case.components, key)  # noqa: E731
    there = tradeable(case)
    offer = answers.several("twom-ask-offer", there, str, label, 1, len(there))
    return str(commission), "+".join(offer)


def told_trade(picks: tuple[str, ...]) -> Trade:
    """The trade that picks of :func:`offer_trade` stand for."""
    return Trade(tuple(picks[1].split("+")), int(picks[0]))


def offer_bargain(answers: Answers, case: Case) -> tuple[str, ...]:
    """The commission, and the whole trade.

    Rule: twom-cs.trade.commission, twom-cs.trade.exchange
    """
    dearest = min(DEAREST, all_worth(case, goods(case)))
    commission = answers.menu("twom-ask-commission", range(dearest + 1), str, _number)
    return (str(commission), *bargain(answers, case, tradeable(case), commission).picks)


def told_bargain(case: Case, picks: tuple[str, ...]) -> tuple[Effect, ...]:
    """The effects of a trade, as picks of :func:`offer_bargain` say."""
    commission, *rest = picks
    made = bargain(PathAnswers(tuple(rest)), case, tradeable(case), int(commission))
    lost = (Lose(dict(sorted(made.given.items()))),) if made.given else ()
    return (*lost, *((Gain(dict(sorted(made.bought.items()))),) if made.bought else ()))


def _face(said: str) -> Line:
    return Line("twom-face", {"face": said})


def _letter(letter: Letter) -> Line:
    return Line("twom-words", {"words": letter})


def tradeable(case: Case) -> list[Key]:
    """The tokens that have a value."""
    return [key for key, each in sorted(case.components.tokens.items()) if each.value is not None]


_BY_NAME: dict[str, Weapon] = {weapon: weapon for weapon in WEAPONS}
_BY_SIDE: dict[str, Side] = {side: side for side in SIDES}
_YES = {NO: "twom-no", THUGS: "twom-yes"}


def _number(number: int) -> Line:
    return Line("twom-number", {"count": number})


def _weapon(weapon: str) -> Line:
    return Line("twom-bare") if weapon == BARE else Line(f"twom-board-weapon-{weapon}")
