"""What a seat may do with its actions and in windows, each with the questions on the way."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from operator import itemgetter
from typing import Any

from bot.games.doomtrooper.acts.actions import cultists
from bot.games.doomtrooper.acts.combat import arming
from bot.games.doomtrooper.acts.playing import boosting
from bot.games.doomtrooper.asks import offering
from bot.games.doomtrooper.asks.asked import Asked
from bot.games.doomtrooper.asks.offering import pick_card
from bot.games.doomtrooper.looks.acting import costs, possible, tokens
from bot.games.doomtrooper.looks.playing import plays, using
from bot.games.doomtrooper.looks.seen import labels
from bot.games.doomtrooper.looks.seen.picking import CardTokens
from bot.games.doomtrooper.position.commands import (
    Act,
    Attack,
    Boost,
    ChooseWeapon,
    Command,
    CountAs,
    Follow,
    Sabotages,
)
from bot.games.doomtrooper.position.state import CardId
from bot.games.kernel.ask import Answers, Branch, says
from bot.games.values import Line

Option = Branch[Asked, Command]


# Playing and using.


def _may_play(asked: Asked) -> bool:
    return any(True for _ in plays.playable(*asked))


def _may_use(asked: Asked) -> bool:
    return any(True for _ in using.usable(*asked))


# Acts.


def _open_acts(asked: Asked, what: str) -> Iterator[Act]:
    """The acts of a sort that the rules allow and somebody can pay for."""
    for act in possible.found(asked.case, asked.seat, what):
        if costs.payers(asked.case, asked.seat, costs.act_cost(asked.case, act)):
            yield act


def _offer_act(what: str) -> Callable[[Answers, Asked], Command]:
    def offer(answers: Answers, asked: Asked) -> Command:
        places = [(act.card, act.area) for act in _open_acts(asked, what)]
        names: CardTokens[tuple[CardId, str]] = CardTokens(asked.case, asked.seat, itemgetter(0))
        card, area = answers.choose("doomtrooper-ask-act", places, names, lambda one: _act(asked, *one))
        act = Act(what, card, area)  # type: ignore[arg-type]
        token = offering.pick_token(answers, asked.case, asked.seat, costs.act_cost(asked.case, act))
        return Act(act.what, card, area, token)

    return offer


def _act(asked: Asked, card: CardId, area: str) -> Line:
    name = labels.choice(asked.case, card, asked.seat)
    return Line("doomtrooper-to-area", {"card": name, "area": labels.area(area)}) if area else name


def _meditate(answers: Answers, asked: Asked) -> Command:
    act = Act("meditate")
    return Act("meditate", token=offering.pick_token(answers, asked.case, asked.seat, costs.act_cost(asked.case, act)))


# Attacks.


def _may_attack(asked: Asked) -> bool:
    return costs.attack_refusal(*asked) == ""


def _attack_label(asked: Asked) -> Line:
    """The attack, and how many actions are lost by it where it is the last one of the turn."""
    lost = costs.lost_by_attack(*asked)
    return Line("doomtrooper-attack-last", {"count": lost}) if lost else says("doomtrooper-attack")(asked)


def _attack(answers: Answers, asked: Asked) -> Command:
    case, seat = asked
    sorts = tokens.sorts(case, seat, costs.attack_tokens(case, seat))
    label = partial(offering.token_label, case, seat)
    return Attack(answers.one_of_a_sort("doomtrooper-ask-token", sorts, -1, str, label))


def _sabotages(asked: Asked) -> Sequence[Sabotages]:
    return costs.sabotages(*asked)


def _sabotage(answers: Answers, asked: Asked) -> Command:
    case, seat = asked
    found = _sabotages(asked)
    against = answers.choose("doomtrooper-ask-against", _once(one.against for one in found), str, labels.seat)
    able = _once(one.card for one in found if one.against == against)
    card = pick_card(answers, "doomtrooper-ask-warrior", case, seat, able)
    cost = costs.sabotage_cost(case, Sabotages(card, against))
    return Sabotages(card, against, offering.pick_token(answers, case, seat, cost))


def _once(values: Any) -> list[int]:
    return list(dict.fromkeys(values))


# Spells of the combat.


def _boost(answers: Answers, asked: Asked) -> Command:
    case, seat = asked
    found = boosting.boosts(case, seat)
    card = pick_card(answers, "doomtrooper-ask-boost", case, seat, tuple(found), always=True)
    return Boost(card, answers.amount("doomtrooper-ask-x", 1, found[card].most, step=found[card].step))


# Weapons.


def _weapon(answers: Answers, asked: Asked) -> Command:
    case, seat = asked
    found = arming.choices(case, seat)
    card = pick_card(answers, "doomtrooper-ask-warrior", case, seat, tuple(found))
    weapon = pick_card(answers, "doomtrooper-ask-weapon", case, seat, found[card], always=True)
    return ChooseWeapon(card, weapon)


# Cultists and commanders.


def _count_as(answers: Answers, asked: Asked) -> Command:
    case, seat = asked
    found = cultists.choices(case, seat)
    card = pick_card(answers, "doomtrooper-ask-warrior", case, seat, _once(found))
    side = cultists.other_side(case, card)
    return CountAs(card, side)


def _follow(answers: Answers, asked: Asked) -> Command:
    case, seat = asked
    found = cultists.units(case, seat)
    card = pick_card(answers, "doomtrooper-ask-warrior", case, seat, _once(one for one, _ in found))
    able = [commander for one, commander in found if one == card]
    commander = pick_card(answers, "doomtrooper-ask-commander", case, seat, able)
    return Follow(card, commander)


def _play(answers: Answers, asked: Asked) -> Command:
    return offering.offer_play(answers, *asked)


def _use(answers: Answers, asked: Asked) -> Command:
    return offering.offer_use(answers, *asked)


_PLAY: Option = Branch("play", says("doomtrooper-play"), _may_play, _play)
_USE: Option = Branch("use", says("doomtrooper-use"), _may_use, _use)
IN_WINDOWS: tuple[Option, ...] = (
    _PLAY,
    _USE,
    Branch("count-as", says("doomtrooper-count-as"), lambda asked: cultists.choices(*asked), _count_as),
    Branch("follow", says("doomtrooper-follow"), lambda asked: cultists.units(*asked), _follow),
    Branch("boost", says("doomtrooper-boost"), lambda asked: boosting.boosts(*asked), _boost),
    Branch("weapon", says("doomtrooper-weapon"), lambda asked: arming.choices(*asked), _weapon),
)
"""What may be done in windows beside passing."""


def _acts_open(what: str) -> Callable[[Asked], object]:
    return lambda asked: any(True for _ in _open_acts(asked, what))


ACTIONS: tuple[Option, ...] = (
    _PLAY,
    _USE,
    Branch("attack", _attack_label, _may_attack, _attack),
    Branch("sabotage", says("doomtrooper-sabotage"), _sabotages, _sabotage),
    *(
        Branch(what, says(f"doomtrooper-{what}"), _acts_open(what), _offer_act(what))
        for what in ("cover", "uncover", "board", "transfer")
    ),
    Branch("meditate", says("doomtrooper-meditate"), _acts_open("meditate"), _meditate),
)
"""What may be done with actions beside ending them."""
