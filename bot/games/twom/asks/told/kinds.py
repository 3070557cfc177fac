"""What people can say that a card or a script did: effects of the vocabulary of packs, each in few picks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from bot.games.kernel.ask import Answers
from bot.games.twom.acts.flow.chance import BLACK
from bot.games.twom.acts.night.trade import goods
from bot.games.twom.asks.told.meeting import (
    offer_bargain,
    offer_fight,
    offer_trade,
    told_bargain,
    told_fight,
    told_trade,
    tradeable,
)
from bot.games.twom.looks.asking import person_label, token_label
from bot.games.twom.looks.counting import available, owned
from bot.games.twom.looks.labels import card, fitting, person, shelter_card
from bot.games.twom.looks.telling import run_dry
from bot.games.twom.pack.effects.cards import AddCard, Aside, DropCard, Price, ReplaceLocation
from bot.games.twom.pack.effects.exploring import Check, Encounter, GiveBack, Look, Noise, Skip, StopExploring
from bot.games.twom.pack.effects.meeting import Ambush, Flee, Visitor
from bot.games.twom.pack.effects.people import Cure, Join, Kill, Leave, Rest, State
from bot.games.twom.pack.effects.shelter import Board, Break, Frost, Learn, OpenCard
from bot.games.twom.pack.effects.story import Effect, End, Later, RollTable, Row, Script
from bot.games.twom.pack.effects.things import Find, Gain, Lose
from bot.games.twom.pack.kinds import CONDITIONS, Condition, Deck, Key
from bot.games.twom.position.case import Case
from bot.games.twom.position.frames.combat import Combat
from bot.games.twom.position.frames.stack import Declaring
from bot.games.values import Line

LAST_SCRIPT = 9999
MOST = 9
"""How many tokens of a kind, or findings, people can say at once."""
FARTHEST = 12
"""Days to the last dawn for which something can be put off."""
DRAWN = ".drawn"
TODAY, TOMORROW = "today", "tomorrow"
MOST_PEOPLE = 4
NUMBERED = frozenset(
    f"twom-ask-{what}"
    for what in ("ways", "enemies", "check", "cards", "price", "damage", "raid-wounds", "commission", "how-many")
)
"""Questions answered by bare numbers, which mean nothing in a list of other things that happened."""


def _nothing(answers: Answers, case: Case) -> tuple[str, ...]:
    del answers, case
    return ()


def _always(case: Case, frame: Declaring) -> bool:
    del case, frame
    return True


class Said(NamedTuple):
    """One thing that people can say.

    Attributes:
        effects: what the picks stand for.
        offer: the picks that answers lead to, beyond that it is this.
        now: whether it can be at all.
        who: whether the first pick is who it is about: they act.
    """

    effects: Callable[[Case, tuple[str, ...]], tuple[Effect, ...]]
    offer: Callable[[Answers, Case], tuple[str, ...]] = _nothing
    now: Callable[[Case, Declaring], object] = _always
    who: bool = False


def _plain(effect: Effect, now: Callable[[Case, Declaring], object] = _always) -> Said:
    """Something that needs no more words."""
    return Said(lambda _, __: (effect,), now=now)


# Questions.


def _number(number: str) -> Line:
    return Line("twom-number", {"count": int(number)})


def _count(answers: Answers, ask: str, numbers: Sequence[int]) -> str:
    return answers.menu(ask, [str(number) for number in numbers], str, _number)


def _offer_things(answers: Answers, case: Case, pile: Mapping[Key, int]) -> tuple[str, ...]:
    """Kinds of tokens, and how many of each of which there are several."""
    label = token_label(case)
    keys = answers.several("twom-ask-tokens", list(pile), str, label, 1, len(pile))
    numbers = (
        answers.menu("twom-ask-how-many", [str(n) for n in range(1, pile[key] + 1)], str, _number, token=label(key))
        for key in keys
        if pile[key] > 1
    )
    return ("+".join(keys), *numbers)


def _things(pile: Mapping[Key, int], picks: tuple[str, ...]) -> dict[Key, int]:
    """The tokens that picks of :func:`_offer_things` stand for."""
    keys, *numbers = picks
    said = iter(numbers)
    return {key: int(next(said)) if pile[key] > 1 else 1 for key in keys.split("+")}


def _gainable(case: Case) -> dict[Key, int]:
    """Tokens of which the supply has some, in the order of the pack, which begins with what is gained most."""
    there = ((key, available(case, key, MOST)) for key in case.components.tokens)
    return {key: number for key, number in there if number}


def _losable(case: Case) -> dict[Key, int]:
    there = owned(case.state)
    return {key: min(number, MOST) for key in case.components.tokens if (number := there.get(key, 0))}


def _offer_people(answers: Answers, case: Case) -> tuple[str, ...]:
    keys = case.state.keys
    return ("+".join(answers.several("twom-ask-people", keys, str, person_label(case), 1, len(keys))),)


def _offer_state(answers: Answers, case: Case) -> str:
    states = case.components.states
    return answers.menu("twom-ask-state", CONDITIONS, str, lambda each: case.components.say(states[each].name))


def _state(named: str) -> Condition:
    return next(each for each in CONDITIONS if each == named)


def script_number(answers: Answers) -> str:
    """The number of a script."""
    return str(answers.amount("twom-ask-script", 1, LAST_SCRIPT))


def _offer_rest(answers: Answers, case: Case) -> tuple[str, ...]:
    who = _offer_people(answers, case)
    days = (TODAY, TOMORROW)
    return (*who, answers.menu("twom-ask-rest", days, str, lambda day: Line(f"twom-rest-{day}")))


def _offer_later(answers: Answers, case: Case) -> tuple[str, ...]:
    dawn = lambda days: Line("twom-dawn-of", {"day": case.state.day + int(days)})  # noqa: E731
    numbers = [str(days) for days in range(FARTHEST + 1)]
    return script_number(answers), answers.menu("twom-ask-dawn", numbers, str, dawn)


def _offer_join(answers: Answers, case: Case) -> tuple[str, ...]:
    label = lambda key: Line("twom-drawn") if key == DRAWN else person(case.components, key)  # noqa: E731
    return (answers.menu("twom-ask-person", (DRAWN, *sorted(case.state.characters)), str, label),)


def _can_come(case: Case) -> bool:
    """Whether anybody can join: of a pack without characters, whom people name."""
    return bool(case.state.characters) or not (case.is_first or case.components.characters)


def _medicine(case: Case) -> list[Key]:
    """The medicine that somebody has been given."""
    return sorted({key for each in case.state.people for key in each.medicine})


def _offer_treated(answers: Answers, case: Case) -> tuple[str, ...]:
    return answers.menu("twom-ask-token", _medicine(case), str, token_label(case)), _offer_state(answers, case)


def _cured(case: Case, picks: tuple[str, ...]) -> tuple[Effect, ...]:
    medicine = case.components.tokens[picks[0]].medicine
    return () if medicine is None else (Cure(medicine, _state(picks[1])),)


def _offer_check(answers: Answers, case: Case) -> tuple[str, ...]:
    """The face of the die, where people roll it."""
    if case.is_first or case.state.table.dice != "table":
        return ()
    return (_count(answers, "twom-ask-check", range(1, BLACK + 1)),)


def _checked(case: Case, picks: tuple[str, ...]) -> tuple[Effect, ...]:
    del case
    return (Check(int(picks[0])) if picks else Check(),)


def _offer_price(answers: Answers, case: Case) -> tuple[str, ...]:
    changes = [by for by in range(-5, 6) if by]
    return answers.menu("twom-ask-token", tradeable(case), str, token_label(case)), _count(
        answers, "twom-ask-price", changes
    )


def _fittings(case: Case) -> list[Key]:
    return sorted({spot.fitting for spot in case.state.shelter.values() if spot.fitting is not None})


def _lying(case: Case) -> list[Key]:
    return sorted({spot.card for spot in case.state.shelter.values() if spot.card is not None})


def _one_fitting(ask: str, keys: Callable[[Case], Sequence[Key]]) -> Callable[[Answers, Case], tuple[str, ...]]:
    return lambda answers, case: (answers.menu(ask, keys(case), str, lambda key: fitting(case.components, key)),)


def _ideas(case: Case) -> list[Key]:
    return sorted(key for key, number in case.state.ideas.items() if number)


def _offer_open(answers: Answers, case: Case) -> tuple[str, ...]:
    return (answers.menu("twom-ask-space", _lying(case), str, lambda key: shelter_card(case.components, key)),)


def _offer_location(answers: Answers, case: Case) -> tuple[str, ...]:
    label = lambda key: card(case.components, "locations", key)  # noqa: E731
    return (answers.menu("twom-ask-replaced", case.state.locations, str, label),)


def _of_unknown(answers: Answers, case: Case) -> tuple[str, ...]:
    return (_count(answers, "twom-ask-cards", range(1, case.state.unknown + 1)),)


def _apart(case: Case) -> Iterator[tuple[Deck, Key]]:
    """The cards that lie aside."""
    for deck, cards in case.state.decks.items():
        for key, number in cards.aside.items():
            if number:
                yield deck, key


def _offer_apart(answers: Answers, case: Case) -> tuple[str, ...]:
    cards = {f"{deck}.{key}": card(case.components, deck, key) for deck, key in _apart(case)}
    return (answers.menu("twom-ask-card", list(cards), str, lambda each: cards[each]),)


def _back(case: Case, picks: tuple[str, ...]) -> tuple[Effect, ...]:
    return tuple(AddCard(deck, key) for deck, key in _apart(case) if f"{deck}.{key}" == picks[0])


# When something can be.


def _outside(case: Case, _: Declaring) -> bool:
    return bool(case.state.noise)


def _unknown(case: Case, _: Declaring) -> bool:
    return bool(case.state.noise and case.state.unknown)


def _fighting(case: Case, _: Declaring) -> bool:
    return any(isinstance(frame, Combat) for frame in case.state.stack)


def _is_card(case: Case, frame: Declaring) -> bool:
    """Whether it is a card that lies on the discards of its deck."""
    deck, _, key = frame.source.partition(".")
    if case.state.pending is not None and case.state.pending.what == deck:
        # People tell its effects as they tell that it came.
        return True
    return any(name == deck and cards.discards.get(key) for name, cards in case.state.decks.items())


def _findings(case: Case, _: Declaring) -> bool:
    return bool(case.components.decks["findings"]) and not run_dry(case, "findings")


KINDS: Mapping[str, Said] = {
    "gain": Said(
        lambda case, picks: (Gain(_things(_gainable(case), picks)),),
        lambda answers, case: _offer_things(answers, case, _gainable(case)),
        lambda case, _: _gainable(case),
    ),
    "lose": Said(
        lambda case, picks: (Lose(_things(_losable(case), picks)),),
        lambda answers, case: _offer_things(answers, case, _losable(case)),
        lambda case, _: _losable(case),
    ),
    "remove": Said(
        lambda case, picks: (Lose(_things(_losable(case), picks), remove=True),),
        lambda answers, case: _offer_things(answers, case, _losable(case)),
        lambda case, _: _losable(case),
    ),
    "find": Said(
        lambda _, picks: (Find(int(picks[0])),),
        lambda answers, _: (_count(answers, "twom-ask-cards", range(1, MOST + 1)),),
        _findings,
    ),
    "raise": Said(
        lambda _, picks: (State(_state(picks[1]), 1),),
        lambda answers, case: (*_offer_people(answers, case), _offer_state(answers, case)),
        who=True,
    ),
    "lower": Said(
        lambda _, picks: (State(_state(picks[1]), -1),),
        lambda answers, case: (*_offer_people(answers, case), _offer_state(answers, case)),
        who=True,
    ),
    "rest": Said(lambda _, picks: (Rest(until=picks[1]),), _offer_rest, who=True),  # type: ignore[arg-type]
    "treated": Said(_cured, _offer_treated, lambda case, _: _medicine(case)),
    "died": Said(lambda _, __: (Kill(),), _offer_people, who=True),
    "left": Said(lambda _, __: (Leave(),), _offer_people, who=True),
    "join": Said(
        lambda _, picks: (Join(None if picks[0] == DRAWN else picks[0], with_consent=False),),
        _offer_join,
        lambda case, _: _can_come(case) and len(case.state.people) < MOST_PEOPLE,
    ),
    "roll": _plain(RollTable((Row(10),))),
    "later": Said(lambda _, picks: (Later((Script(int(picks[0])),), int(picks[1])),), _offer_later),
    "fight": Said(lambda case, picks: (told_fight(case, picks),), offer_fight),
    "trade": Said(
        lambda _, picks: (told_trade(picks),), offer_trade, lambda case, _: case.is_first and tradeable(case)
    ),
    "traded": Said(
        told_bargain,
        offer_bargain,
        lambda case, _: not case.is_first and goods(case),
    ),
    "price": Said(lambda _, picks: (Price(picks[0], int(picks[1])),), _offer_price, lambda case, _: tradeable(case)),
    "visitor": _plain(Visitor(), lambda case, _: not case.state.noise and not run_dry(case, "visitors")),
    "louder": _plain(Noise(1), _outside),
    "quieter": _plain(Noise(-1), _outside),
    "check": Said(_checked, _offer_check, _outside),
    "encounter": _plain(Encounter(), lambda case, _: case.state.noise and not run_dry(case, "residents")),
    "stop": _plain(StopExploring(), _outside),
    "ambush-people": _plain(Ambush("people"), _fighting),
    "ambush-enemies": _plain(Ambush("enemies"), _fighting),
    "flee": _plain(Flee(), _fighting),
}
"""What people say most, by its pick; what needs the noise of an exploration, a combat or a card, only where it is."""

SHELTER: Mapping[str, Said] = {
    "learn": Said(
        lambda _, picks: (Learn(picks[0]),), _one_fitting("twom-ask-learn", _ideas), lambda case, _: _ideas(case)
    ),
    "break": Said(
        lambda _, picks: (Break(picks[0]),), _one_fitting("twom-ask-break", _fittings), lambda case, _: _fittings(case)
    ),
    "open": Said(lambda _, picks: (OpenCard(picks[0]),), _offer_open, lambda case, _: _lying(case)),
    "board": _plain(Board(1)),
    "unboard": _plain(Board(-1), lambda case, _: case.state.boarded),
    "frost": _plain(Frost(1)),
    "thaw": _plain(Frost(-1), lambda case, _: case.state.frost),
}
CARDS: Mapping[str, Said] = {
    "location": Said(
        lambda _, picks: (ReplaceLocation(picks[0]),), _offer_location, lambda case, _: case.state.locations
    ),
    "out": _plain(DropCard(), _is_card),
    "aside": _plain(Aside(), _is_card),
    "again": Said(_back, _offer_apart, lambda case, _: any(_apart(case))),
    "give-back": Said(lambda _, picks: (GiveBack(int(picks[0])),), _of_unknown, _unknown),
    "look": Said(lambda _, picks: (Look(int(picks[0])),), _of_unknown, _unknown),
    "skip": Said(lambda _, picks: (Skip(int(picks[0])),), _of_unknown, _unknown),
}
ENDS: Mapping[str, Said] = {"won": _plain(End(won=True)), "lost": _plain(End(won=False))}
GROUPS: Mapping[str, Mapping[str, Said]] = {"shelter": SHELTER, "cards": CARDS, "end": ENDS}
"""What people say less often, each group behind one pick."""
