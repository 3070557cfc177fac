"""What is seen of a game: signs of events, frames, positions, refusals and words, by which mechanisms are found."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from bot.games.doomtrooper.looks.acting import costs, possible
from bot.games.doomtrooper.looks.fighting import able, sabotage, values
from bot.games.doomtrooper.looks.holding import casting
from bot.games.doomtrooper.looks.meaning.rates import words
from bot.games.doomtrooper.looks.meaning.sources import NAMES
from bot.games.doomtrooper.looks.meaning.tags import tags
from bot.games.doomtrooper.looks.playing import plays
from bot.games.doomtrooper.position import commands as said
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position import frames
from bot.games.doomtrooper.position.fights import fighters, running
from bot.games.doomtrooper.position.run import Case, Run
from bot.games.doomtrooper.position.state import AREAS, IN_PLAY, Card, CardId
from bot.games.doomtrooper.words.continuous import Able, Bar, Immune, Limit, Permit, Protect
from bot.games.doomtrooper.words.deeds import Wound
from bot.games.doomtrooper.words.whom import RATINGS
from bot.games.values import Seat

Signs = Iterator[str]


def of_events(run: Run) -> Signs:
    """What happened in a command."""
    for event in run.events:
        yield type(event).__name__
        tell = _EVENTS.get(type(event))
        if tell is not None:
            yield from tell(run, event)


def of_command(case: Case, command: said.Command) -> Signs:
    """What a command is in the position in which it is given."""
    top = case.top
    if isinstance(top, frames.Window) and top.passes and not isinstance(command, said.Pass):
        yield "window.reopened"


def _said(run: Run, event: ev.Said) -> Signs:
    command = event.command
    yield f"said.{type(command).__name__}"
    match command:
        case said.Play(card=card, hidden=hidden):
            yield f"card-played.{run.card(card).code}"
            yield f"played.{'hidden' if hidden else run.printed(card).type}"
            for name in ("x", "paid", "area", "inside", "targets"):
                if getattr(command, name):
                    yield f"played.with-{name}"
            if event.seat != run.state.active:
                yield "played.in-others-turn"
            for tag in run.printed(card).tags & _KINDS:
                yield f"played.{tag}"
        case said.Act(what=what, area=area):
            yield f"act.{what}{area}"
        case said.Announce(attacker=attacker, defender=defender):
            yield "announced.nobody" if attacker < 0 else "announced"
            if attacker >= 0 and defender >= 0:
                yield from _announced(run, attacker, defender)
        case said.ChooseTactic(tactic=tactic):
            yield f"tactic.{tactic}"
        case said.ChooseZone(zone=zone):
            yield "zone.none" if zone < 0 else "zone.chosen"
        case said.CountAs(side=side):
            yield f"counts-as.{side}"


_KINDS = frozenset({"personality", "vehicle", "combat-spell", "personal-combat-spell", "weapon:fight", "weapon:shoot"})


def _announced(run: Run, attacker: int, defender: int) -> Signs:
    one, other = run.card(attacker), run.card(defender)
    if one.controller == other.controller:
        yield "announced.own"
    if other.covered:
        yield "announced.covered"
    if "outpost" in (one.zone, other.zone):
        yield "announced.outpost"


def _moved(run: Run, event: ev.Moved) -> Signs:
    yield f"moved.{event.why or event.zone}"
    yield f"to.{event.zone}"
    yield f"from.{event.origin}.{event.zone}"
    if event.zone in IN_PLAY:
        yield f"card-played.{run.card(event.card).code}"
    kind = run.printed(event.card).type
    if event.on >= 0:
        yield f"attached.{kind}"
    if kind == "mission" and event.zone == "discard" and event.origin in IN_PLAY:
        yield "mission-done"


def _framed(run: Run, event: ev.Pushed | ev.Changed) -> Signs:
    frame = event.frame
    yield f"frame.{type(frame).__name__}"
    match frame:
        case frames.Window(kind=kind, name=name, order=order):
            yield f"window.{kind}"
            yield f"window.{name}"
            if order[0] != run.state.active:
                yield f"window.{kind}.others-first"
        case frames.Choosing(what=what):
            yield f"choosing.{what}"
        case frames.Splitting(why=why, earned=earned):
            yield f"split.{why}"
            yield from ("split.both" for _ in (0,) if len({one.seat for one in earned}) > 1)
        case frames.Revealing(why=why):
            yield f"revealing.{why}"
        case frames.Carrying(effects=effects, ability=-1, at=0) if effects == (Wound(),):
            yield "wounded-driver"
        case frames.ActionFrame(at_once=True):
            yield "actions.at-once"
        case frames.Combat():
            yield from _combat(run, frame)


def _combat(run: Run, frame: frames.Combat) -> Signs:
    told = {
        "nested": sum(isinstance(one, frames.Combat) for one in run.state.stack) > 1,
        "helped": frame.helping_attacker + frame.helping_defender,
        "two-strikes": frame.strike >= 2,
        "both-hit": len(frame.hits) > 1,
        "both-dead": len(frame.deaths) > 1,
        "weapon-chosen": frame.weapons,
        "zone": frame.zone >= 0,
        "deaths": frame.deaths,
        "own-death": any(death.own for death in frame.deaths),
        "several": frame.past,
    }
    yield from (f"combat.{name}" for name, value in told.items() if value)


_EVENTS: dict[type, Callable[[Run, Any], Signs]] = {
    ev.Said: _said,
    ev.Moved: _moved,
    ev.Marked: lambda _, event: iter((f"{'un' if event.off else ''}marked.{event.mark.partition(':')[0]}",)),
    ev.Cancelled: lambda run, event: iter((f"cancelled.{run.printed(event.card).type}",)),
    ev.Scored: lambda _, event: iter((f"scored.{event.why}",)),
    ev.Pushed: _framed,
    ev.Changed: _framed,
    ev.PlayerOut: lambda _, event: iter((f"out.{event.why}",)),
    ev.Won: lambda _, event: iter((f"won.{event.reason}", *(("won.draw",) if event.places.count(1) > 1 else ()))),
    ev.CombatEnded: lambda _, event: iter((f"ended.{event.why}",)),
    ev.Stepped: lambda _, event: iter((f"step.{event.step}",)),
    ev.Began: lambda _, event: iter((f"until.{event.lasting.until}",)),
}


def of_position(case: Case) -> Signs:
    """What a position shows."""
    state = case.state
    for at, card in enumerate(state.cards):
        if card.zone in AREAS or card.zone in ("aside", "table"):
            yield f"in-play.{case.printed(at).type}"
            yield from (f"card.{name}" for name, test in _CARDS.items() if test(case, at, card))
            yield from (f"mark.{mark.partition(':')[0]}" for mark in card.marks)
            if card.zone == "outpost":
                yield from (f"outpost-{tag}" for tag in ("vehicle", "heretic") if tag in tags(case, at))
    for seat, player in enumerate(state.players):
        yield from (f"token.{token.kind}" for token in player.tokens)
        if any(token.only for token in player.tokens):
            yield "token.only"
        if any(not token.ordinary for token in player.tokens):
            yield "token.extra"
        if any(not token.ordinary for token in player.tokens) and player.attacked:
            yield "token.extra-after-attack"
        yield from (f"player.{name}" for name in ("debt", "deadline", "out", "extra") if getattr(player, name))
        if not state.libraries[seat]:
            yield "library.empty"
    if state.opened:
        yield "outpost.open"
    yield from (f"seats.{len(state.players)}", f"mode.{state.mode}")


_CARDS: dict[str, Callable[[Case, int, Card], Any]] = {
    "wounded-and-covered": lambda _, __, card: card.wounded and card.covered,
    "covered-with-attachment": lambda case, at, card: card.covered and case.attached(at),
    "unpaid": lambda _, __, card: card.unpaid,
    "inside": lambda _, __, card: card.inside,
    "taken": lambda _, __, card: card.owner != card.controller,
    "foreign-attachment": lambda case, _, card: card.on >= 0 and case.card(card.on).controller != card.controller,
    "upgrade": lambda case, _, card: card.on >= 0 and case.card(card.on).on >= 0,
    "unit": lambda _, __, card: card.unit >= 0,
    "heretic": lambda case, at, _: "heretic" in tags(case, at),
    "former": lambda case, at, _: not tags(case, at) >= case.printed(at).tags,
    "mercenary": lambda case, at, _: "freelancer" in tags(case, at),
    "tribe": lambda case, at, _: "tribe" in tags(case, at),
    "apostle": lambda case, at, _: "apostle" in tags(case, at),
    "outsider": lambda case, at, _: "outsider" in tags(case, at),
    "never-combat": lambda case, at, _: "never-combat" in tags(case, at),
    "vehicle": lambda case, at, _: case.printed(at).type == "warrior" and "vehicle" in tags(case, at),
    "beast": lambda case, at, _: case.printed(at).type == "warrior" and "beast" in tags(case, at),
    "one-of-each": lambda case, at, _: not {"virus", "ritual", "prophecy", "poison"}.isdisjoint(tags(case, at)),
    "personality": lambda case, at, _: "personality" in tags(case, at),
    "outpost": lambda _, __, card: card.zone == "outpost",
    "aside": lambda _, __, card: card.zone == "aside",
    "second-copy": lambda case, at, card: any(
        case.card(other).code == card.code for other in case.attached(card.on) if other != at
    ),
    "several-weapons": lambda case, at, _: len(values.weapons(case, at, "")) > 1,
}


def of_words(case: Case) -> Signs:
    """The continuous words that work, and the names they speak of."""
    for held in words(case):
        kind = type(held.word)
        yield f"word.{kind.__struct_config__.tag}"
        for name in NAMES[kind](held.word) if kind in NAMED else ():
            yield f"{NAMED[kind]}.{name}"
        if isinstance(held.word, Immune) and held.word.lose:
            yield "immunity-lost"


NAMED: dict[type, str] = {Bar: "doing", Permit: "doing", Able: "ability", Protect: "harm", Limit: "limit"}
"""The words that speak of names, and the registry of each."""


def of_values(case: Case) -> Signs:
    """How the values of those who fight come about."""
    combat = running(case)
    for card in () if combat is None else fighters(combat):
        for which in RATINGS:
            worked = values.worked(case, card, which)
            yield from (f"share.{share.how}" for share in worked.shares)
            if worked.total < 0:
                yield "share.negative"


def of_refusals(case: Case, seat: Seat) -> Signs:
    """The rules that would refuse a seat something now."""
    topics = [plays.refusal(case, seat, card) for card in case.hand(seat)]
    topics.append(costs.attack_refusal(case, seat))
    own = tuple(case.warriors(seat))
    for card in own:
        topics += [possible.refusal(case, seat, said.Act(what, card)) for what in possible.PLAIN]
        topics += [possible.refusal(case, seat, said.Act("transfer", card, area)) for area in ("squad", "outpost")]
        topics += [able.refusal(case, seat, card, other) for other in case.warriors()]
        topics += [sabotage.refusal(case, seat, card, other) for other in case.opponents(seat)]
    yield from (f"refused.{topic}" for topic in topics if topic)


def of_spells(case: Case) -> Signs:
    """The rule that keeps a spell of a hand from one of the own side."""
    for seat in case.seats():
        if any(_helps_no_legion(case, seat, spell) for spell in case.hand(seat)):
            yield "refused.art.not-for-legion"


def _helps_no_legion(case: Case, seat: Seat, spell: CardId) -> bool:
    """Whether one who may cast a spell may not cast it for the benefit of all of his side."""
    if case.printed(spell).type != "art":
        return False
    pairs = ((caster, other) for caster in casting.casters(case, seat, spell) for other in case.warriors(seat))
    return any(casting.target_refusal(case, spell, *pair) for pair in pairs)
