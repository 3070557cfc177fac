"""The lines beside a question: its story, how people are, costs, what is in store, and why an answer is missing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bot.games.questions import Barred, Question, Step, bare
from bot.games.twom.acts.day.placing import BUILD, Round, as_far_as
from bot.games.twom.acts.day.tasks import actions, cost, tool, wrong_there
from bot.games.twom.acts.night.trade import goods, value
from bot.games.twom.looks.came import DECKS, source
from bot.games.twom.looks.counting import holds, owned, purse
from bot.games.twom.looks.labels import fitting, person, shelter_card, space, things, token
from bot.games.twom.looks.refusals import refuse
from bot.games.twom.looks.whom import holds_all
from bot.games.twom.pack.effects.conditions import Has
from bot.games.twom.pack.effects.people import Kill, Leave, Mark, Rest, Wound
from bot.games.twom.pack.effects.people import State as Level
from bot.games.twom.pack.effects.story import Choose, Script, Way
from bot.games.twom.pack.effects.things import Gain, PickOf, Swap
from bot.games.twom.pack.kinds import CONDITIONS, RESOURCES, Key
from bot.games.twom.pack.shelter import Action
from bot.games.twom.position.case import Case
from bot.games.twom.position.commands import Task
from bot.games.twom.position.frames.combat import Combat
from bot.games.twom.position.frames.night import Trading
from bot.games.twom.position.frames.raid import Raiding
from bot.games.twom.position.frames.stack import Declaring, Doing
from bot.games.twom.position.people import Person
from bot.games.twom.position.state import StepName
from bot.games.values import Arg, Line, Violation

PEOPLE: frozenset[StepName] = frozenset(
    {"placing", "water", "food", "evening", "arms", "medicine", "alcohol", "alcohol-after"}
)
STORE: frozenset[StepName] = frozenset({"food", "evening", "location", "gear", "arms", "medicine", "last-resort"})
"""Steps whose questions are decided by how people are, and by what is in store."""


_CARDS = {"twom-ask-keep": "last-resort", "twom-ask-play": "last-resort", "twom-ask-location": "locations"}
"""By question the deck of the cards among which is chosen."""


def facts(case: Case, path: tuple[str, ...], question: Question) -> tuple[Line, ...]:
    """The lines by which the question at the end of a path is decided."""
    state = case.state
    if state.pending is not None:
        return ()
    if state.stack:
        return (*_of_frame(case, state.stack[-1]), *_otherwise(question))
    return tuple(_of_step(case, path, question))


def _line(what: str, /, **values: Arg) -> Line:
    return Line(f"twom-fact-{what}", values)


def _of_step(case: Case, path: tuple[str, ...], question: Question) -> Iterator[Line]:
    state = case.state
    if state.step in PEOPLE:
        yield from (_person(case, each) for each in state.people)
    if state.step == "placing":
        round_ = as_far_as(case, path)
        yield _store(case, round_.store)
        yield from _building(round_, question)
        yield from _uses(case, path, question)
    elif state.step in STORE:
        yield _store(case, state.store)
        if state.step == "food":
            yield from _meals(case)
    elif state.step == "findings":
        yield from _found(case)
    if isinstance(question, Step) and bare(question.ask).key in _CARDS:
        yield from _cards(case, _CARDS[bare(question.ask).key], question)


def _cards(case: Case, deck: str, question: Step) -> Iterator[Line]:
    """The texts of the cards among which is chosen."""
    for option in question.options:
        script = _script(case, option.token) if deck == "last-resort" else None
        if (text := _printed(case, deck, option.token)) is not None:
            yield _line("card", card=option.label, text=text)
        elif script is not None:
            yield _line("card-script", card=option.label, number=script)


def _script(case: Case, key: Key) -> int | None:
    """The script that a card of last resort leads to, where it says nothing else."""
    card = case.components.last_resort.get(key)
    effects = () if card is None else card.effects or ()
    return effects[0].number if len(effects) == 1 and isinstance(effects[0], Script) else None


def _person(case: Case, each: Person) -> Line:
    """How somebody is: the states that trouble them."""
    levels = tuple(
        _line("level", state=case.components.say(case.components.states[state].name), level=each.level(state))
        for state in CONDITIONS
        if each.level(state)
    )
    name = person(case.components, each.key)
    return _line("person", who=name, levels=levels) if levels else _line("well", who=name)


def _store(case: Case, pile: Mapping[Key, int]) -> Line:
    there = {key: number for key, number in pile.items() if number > 0}
    return _line("store", things=things(case.components, there)) if there else _line("store-empty")


def _owned(case: Case) -> Line:
    """The things that the group has where it acts: outside, the findings pile."""
    if purse(case.state) == "store":
        return _store(case, case.state.store)
    there = {key: number for key, number in owned(case.state).items() if number > 0}
    return _line("has", things=things(case.components, there)) if there else _line("has-nothing")


def _found(case: Case) -> Iterator[Line]:
    """The findings, and the resources that may be added to them.

    Rule: twom-cs.findings.resources
    """
    there = {key: number for key, number in owned(case.state).items() if number > 0}
    yield _line("found", things=things(case.components, there)) if there else _line("found-nothing")
    yield _line("resources", tokens=tuple(token(case.components, case.components.token_of(role)) for role in RESOURCES))


def _meals(case: Case) -> Iterator[Line]:
    """By how much each food in store lowers hunger."""
    foods = {key: case.components.tokens[key].food for key, number in case.state.store.items() if number > 0}
    meals = tuple(
        _line("meal", token=token(case.components, key), by=food) for key, food in foods.items() if food is not None
    )
    if meals:
        yield _line("meals", meals=meals)


def _uses(case: Case, path: tuple[str, ...], question: Question) -> Iterator[Line]:
    """The cost of each action that is offered on a space, and the tokens that it gives."""
    if not isinstance(question, Step) or question.ask.key != "twom-ask-task" or path[-1] not in case.components.spaces:
        return
    offered = {option.token for option in question.options}
    for action in actions(case, path[-1]):
        if action.key in offered and (parts := tuple(_exchange(case, action))):
            yield _line("use", what=case.components.say(action.name), parts=parts)


def _exchange(case: Case, action: Action) -> Iterator[Line]:
    if action.cost:
        yield _line("takes", things=things(case.components, dict(action.cost)))
    for effect in action.effects or ():
        if isinstance(effect, Gain):
            yield _line("gives", things=things(case.components, dict(effect.things)))


def _building(round_: Round, question: Question) -> Iterator[Line]:
    """The costs of building, where it is offered."""
    case = round_.case
    who = round_.left[0] if round_.left else ""
    offered = isinstance(question, Step) and (
        question.ask.key == "twom-ask-build" or any(option.token == BUILD for option in question.options)
    )
    costs = tuple(
        _line("cost", what=fitting(case.components, key), things=things(case.components, dict(_cost(case, key))))
        for key in (round_.fittings(who) if offered else ())
    )
    if costs:
        yield _line("costs", costs=costs)


def _cost(case: Case, key: Key) -> Mapping[Key, int]:
    return case.components.fittings[key].cost


# What is being carried out.


def _of_frame(case: Case, frame: Any) -> Iterator[Line]:
    match frame:
        case Doing(queue=queue, source=of):
            yield from _story(case, of)
            yield from _effect(case, queue[0])
        case Declaring(source=of):
            # The question names the card already.
            yield from _text(case, of)
        case Raiding(card=card):
            yield from _story(case, f"raids.{card}")
            if frame.stage == "rerolls":
                yield _line("raid-left", damage=frame.damage, wounds=frame.wounds)
                yield _line("raid-dice")
                yield from _pools(case, frame.pools)
        case Trading():
            yield from _trade(case, frame)
        case Combat():
            yield from _combat(case, frame)


def _otherwise(question: Question) -> Iterator[Line]:
    """The things that go instead of those that are kept, where a loss is divided thing by thing."""
    if not isinstance(question, Step):
        return
    ask = bare(question.ask)
    if ask.key in ("twom-ask-stolen", "twom-ask-lose"):
        yield _line("later", things=ask.args["later"])


def _pools(case: Case, pools: Mapping[Key, int]) -> Iterator[Line]:
    """The rerolls that people have left."""
    left = tuple(
        _line("pool", who=person(case.components, key), count=number) for key, number in pools.items() if number
    )
    if left:
        yield _line("pools", pools=left)


def _story(case: Case, of: str) -> Iterator[Line]:
    """The card or script that asks, with its text."""
    yield _line("source", source=source(case.components, of))
    yield from _text(case, of)


def _text(case: Case, of: str) -> Iterator[Line]:
    """The text of a card or script, where there is one."""
    deck, _, key = of.partition(".")
    if deck == "scripts":
        script = None if case.state.table.scripts == "book" else case.components.scripts.get(int(key))
        text = None if script is None else case.components.say(script.text)
    else:
        text = _printed(case, deck, key)
    if text is not None:
        yield text


def _printed(case: Case, deck: str, key: str) -> Line | None:
    components = case.components
    cards: Mapping[str, Any] = {"backs": components.backs, "last-resort": components.last_resort}.get(deck, {})
    if deck in DECKS:
        cards = components.events if deck in ("events", "finales") else dict(components.decks)[deck]  # type: ignore[index]
    card = cards.get(key)
    text = getattr(card, "text", None) or getattr(card, "rule", None)
    return None if text is None else components.say(text)


def _effect(case: Case, effect: Any) -> Iterator[Line]:
    components = case.components
    match effect:
        case Level(state=state, by=by, to=to):
            name = components.say(components.states[state].name)
            yield _line("level-to", state=name, level=to) if to is not None else _line("level-by", state=name, by=by)
            yield from (_person(case, each) for each in case.state.people)
        case Kill() | Leave() | Rest() | Mark():
            yield _line(type(effect).__name__.lower())
            yield from (_person(case, each) for each in case.state.people)
        case Wound():
            yield from (_person(case, each) for each in case.state.people)
        case Choose(ways=ways):
            priced = [way for way in ways if way.cost]
            yield from (
                _line("way", way=components.say(way.label), things=things(components, dict(way.cost)))
                for way in priced
                if _is_open(case, way)
            )
            if priced:
                yield _owned(case)
        case PickOf():
            yield _owned(case)
        case Swap(give=give, get=get):
            yield _line("swap", give=things(components, dict(give)), get=things(components, dict(get)))
            yield _owned(case)


def _trade(case: Case, frame: Trading) -> Iterator[Line]:
    """The offer and the things that the group can pay with, each with its value."""
    offered = {key: price for key in sorted(set(frame.trade.offer)) if (price := value(case, key)) is not None}
    yield _line(
        "offer",
        things=tuple(
            _line("for-sale", token=token(case.components, key), price=price) for key, price in offered.items()
        ),
    )
    paying = tuple(
        _line("priced", token=token(case.components, key), count=number, price=value(case, key) or 0)
        for key, number in goods(case, frame).items()
    )
    yield _line("goods", things=paying) if paying else _line("goods-none")


def _combat(case: Case, frame: Combat) -> Iterator[Line]:
    yield from (_person(case, each) for each in case.state.people if each.key in frame.fighters)
    for number, foe in enumerate(frame.foes, 1):
        if foe.wounds < 3:
            yield _line("foe", number=number, prowess=foe.prowess, wounds=foe.wounds)
    if frame.stage == "rerolls":
        yield _line("combat-dice")
        yield from _pools(case, frame.pools)


# What is missing.


def barred(case: Case, path: tuple[str, ...], question: Question) -> tuple[Barred, ...]:
    """What the question at the end of a path does not offer though it may be looked for there, and why."""
    state = case.state
    if state.pending is not None or not isinstance(question, Step):
        return ()
    if state.stack:
        frame = state.stack[-1]
        if isinstance(frame, Doing) and isinstance(frame.queue[0], Choose) and not path:
            return tuple(_closed(case, frame, frame.queue[0]))
        return ()
    if state.step != "placing" or question.ask.key not in ("twom-ask-place", "twom-ask-build"):
        return ()
    round_ = as_far_as(case, path)
    stuck = () if question.ask.key == "twom-ask-build" else blocked(round_)
    return (*stuck, *unbuildable(round_))


def _is_open(case: Case, way: Way) -> bool:
    return holds(owned(case.state), way.cost)


def _closed(case: Case, frame: Doing, choose: Choose) -> Iterator[Barred]:
    """The ways that cannot be paid for, or for which something is missing; others belong to another story."""
    for way in choose.ways:
        wanted = dict(way.cost)
        unmet = [one for one in way.when if not holds_all(case, (one,), frame.acting)]
        for one in unmet:
            wanted |= one.things if isinstance(one, Has) else {}
        short = _short(case, owned(case.state), wanted, *(HAS if purse(case.state) == "pile" else STORED))
        if short is not None and all(isinstance(one, Has) for one in unmet):
            yield Barred(case.components.say(way.label), short)


STORED, HAS = ("term.storage", "store"), ("explore.findings", "have")
"""The rule by which something is missing, and how it is said: at home and while the group explores."""


def _short(
    case: Case, pile: Mapping[Key, int], wanted: Mapping[Key, int], rule: str, why: str = "store"
) -> Violation | None:
    """The first thing of which there is too little."""
    for key, number in wanted.items():
        if pile.get(key, 0) < number:
            return refuse(rule, why, token=token(case.components, key), count=number)
    return None


def blocked(round_: Round) -> Iterator[Barred]:
    """Shelter cards that cannot be turned over for want of a tool."""
    case = round_.case
    if not round_.left:
        return
    who = round_.left[0]
    for where in round_.open:
        spot = case.state.shelter.get(where)
        if spot is None or spot.card is None or where in round_.spaces or any(True for _ in round_.at(who, where)):
            continue
        task = Task((who,), where, "turn")
        wrong = next(wrong_there(case, task), None)
        needed = tool(case, task)
        if wrong is None and needed is not None:
            wrong = _short(case, round_.store, {needed: 1}, "shelter.tools")
        if wrong is not None:
            card, room = shelter_card(case.components, spot.card), space(case.components, where)
            yield Barred(Line("twom-fitting-at", {"fitting": card, "space": room}), wrong)


def unbuildable(round_: Round) -> Iterator[Barred]:
    """Fittings that cannot be built, each with the first reason."""
    case = round_.case
    if not round_.left:
        return
    who = round_.left[0]
    store = round_.store
    for key in case.state.fittings:
        if any(True for _ in round_.buildable(who, key)):
            continue
        name = fitting(case.components, key)
        why = _short(case, store, cost(case, Task((who,), "", "build", key)), "build.requirements")
        if why is None and not round_.has_copy(key):
            why = refuse("build.any", "copies", fitting=name)
        if why is None:
            spaces = (where for where in round_.open if where not in round_.spaces)
            wrongs = (next(wrong_there(case, Task((who,), where, "build", key)), None) for where in spaces)
            why = next((wrong for wrong in wrongs if wrong is not None), None)
        if why is not None:
            yield Barred(name, why)
