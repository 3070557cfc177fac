"""The order of play: for each kind of frame how it goes on by itself, who is asked then, and for what.

Rule: doomtrooper-cs.anytime.order, doomtrooper-cs.turn.sequence, doomtrooper-sv.turn.phases
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, get_args

from bot.games.doomtrooper.acts import carry, simultaneous
from bot.games.doomtrooper.acts.actions import cultists, taking
from bot.games.doomtrooper.acts.combat import enemies, phases, points, sabotaging
from bot.games.doomtrooper.acts.deeds import replacing, states
from bot.games.doomtrooper.acts.flow import discarding, entering, hands, opening, turns
from bot.games.doomtrooper.acts.happening import choosing, ends, windows
from bot.games.doomtrooper.acts.happening.triggers import WithoutEnd, reach
from bot.games.doomtrooper.acts.playing import declaring, playing
from bot.games.doomtrooper.asks import turn_answers
from bot.games.doomtrooper.asks.asked import Asked
from bot.games.doomtrooper.asks.declared import declared
from bot.games.doomtrooper.asks.ways import way
from bot.games.doomtrooper.looks.acting import moving
from bot.games.doomtrooper.looks.fighting import able
from bot.games.doomtrooper.looks.seen import labels
from bot.games.doomtrooper.looks.seen.picking import card_tokens
from bot.games.doomtrooper.position import commands as said
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position import frames
from bot.games.doomtrooper.position.commands import Command
from bot.games.doomtrooper.position.frames import AnyFrame
from bot.games.doomtrooper.position.run import Case, Run
from bot.games.doomtrooper.position.state import NO_CARD, CardId, Step
from bot.games.kernel.ask import Answers, Branch, NoSuchAnswer, says
from bot.games.kernel.frames import Course, Kind, always, nothing
from bot.games.questions import Prompt
from bot.games.values import BENCH, Line

Prompts = tuple[Prompt, ...]
Options = tuple[int, ...]
Option = Branch[Asked, Command]
BEFORE_ACTIONS = frozenset({"start", "draw", "action"})
"""The windows of a turn after which the player in turn acts."""
AGREEING = frozenset({"use-ability", "use-effect", "pay-unless"})
"""Questions that are answered by yes or no."""
NOBODY = -1


def _await(what: str, /, **values: Any) -> Line:
    return Line(f"doomtrooper-await-{what}", values)


def _await_hand(_: Case, frame: frames.Opening) -> Prompts:
    return tuple(Prompt(f"privilege.{seat}", seat, _await("privilege")) for seat in frame.open)


def _offer_hand(answers: Answers, asked: Asked, frame: frames.Opening) -> Command:
    if asked.seat not in frame.open:
        raise NoSuchAnswer
    new = answers.menu("doomtrooper-ask-privilege", (False, True), _kept, lambda one: Line(f"doomtrooper-{_kept(one)}"))
    return said.Privilege(new)


def _kept(new: bool) -> str:
    return "new-hand" if new else "old-hand"


def _await_action(case: Case, frame: frames.ActionFrame) -> Prompts:
    left = len(case.player(frame.seat).tokens)
    return (Prompt(f"a{frame.serial}", frame.seat, _await("action", count=left)),)


def _offer_action(answers: Answers, asked: Asked, frame: frames.ActionFrame) -> Command:
    if asked.seat != frame.seat:
        raise NoSuchAnswer
    return answers.branch("doomtrooper-ask-action", asked, ACTIONS)


def _await_discard(_: Case, frame: frames.Discarding) -> Prompts:
    return (Prompt(f"d{frame.serial}", frame.seat, _await("discard")),)


def _offer_discard(answers: Answers, asked: Asked, frame: frames.Discarding) -> Command:
    if asked.seat != frame.seat:
        raise NoSuchAnswer
    least, most = discarding.bounds(asked.case, frame.seat)
    hand = asked.case.hand(frame.seat)

    def label(card: int) -> Line:
        return labels.card(asked.case, card, frame.seat)

    tokens = card_tokens(asked.case, frame.seat)
    return said.DiscardCards(answers.several("doomtrooper-ask-discard", hand, tokens, label, least, most))


def _go_on_in_window(run: Run, frame: frames.Window) -> bool:
    """Seats go on playing, unless the combat they play in is over.

    Rule: doomtrooper-cs.combat.ends-on-discard
    """
    beneath = run.state.stack[-2] if len(run.state.stack) > 1 else None
    if frame.kind in ("combat", "modifiers") and isinstance(beneath, frames.Combat) and phases.is_off(run, beneath):
        run.pop()
        return True
    return windows.go_on(run, frame)


def _await_window(case: Case, frame: frames.Window) -> Prompts:
    """One prompt to each seat that still speaks in this round; those whose turn has not come may answer ahead."""
    name = f"w{frame.serial}"
    ask = _await("window", window=Line(f"doomtrooper-window-{frame.name}"))
    acts = case.state.active if frame.name in BEFORE_ACTIONS else NOBODY
    return tuple(
        Prompt(f"{name}.{seat}", seat, ask, urgency="window", window=name, ahead=at > 0, onward=seat == acts)
        for at, seat in enumerate(windows.waiting(frame))
    )


def _offer_in_window(answers: Answers, asked: Asked, frame: frames.Window) -> Command:
    if asked.seat not in frame.order:
        raise NoSuchAnswer
    return answers.branch("doomtrooper-ask-window", asked, WINDOW)


def _await_choice(_: Case, frame: frames.Choosing) -> Prompts:
    return (Prompt(f"c{frame.serial}", frame.seat, _await("choice")),)


def _offer_choice(answers: Answers, asked: Asked, frame: frames.Choosing) -> Command:
    """What an effect lets choose: cards, seats, ways, or a number."""
    if asked.seat != frame.seat:
        raise NoSuchAnswer
    ask = Line(f"doomtrooper-choose-{frame.what}")
    if frame.kind == "number":
        return said.Chosen((answers.amount("doomtrooper-ask-number", frame.least, frame.most, what=ask),))
    token: Callable[[int], str] = card_tokens(asked.case, frame.seat) if frame.kind == "cards" else str
    found = _yes_no if frame.what in AGREEING else _LABELS[frame.kind]
    if frame.kind == "lines" and frame.options == choosing.NOTHING:
        found = _nothing

    def label(one: int) -> Line:
        return found(asked, one)

    if frame.what == "order":
        return said.Chosen(_in_order(answers, frame, token, label))
    if frame.least == frame.most == 1:
        return said.Chosen((answers.menu("doomtrooper-ask-choice", frame.options, token, label, what=ask),))
    some = answers.several("doomtrooper-ask-choice", frame.options, token, label, frame.least, frame.most, what=ask)
    if not choosing.may_answer(frame, some):
        raise NoSuchAnswer
    return said.Chosen(some)


def _in_order(
    answers: Answers, frame: frames.Choosing, token: Callable[[int], str], label: Callable[[int], Line]
) -> Options:
    """What comes first, then next, as many as the frame wants; the last one is not asked for."""
    ask = Line("doomtrooper-choose-order")
    rest = list(frame.options)
    found: list[int] = []
    while len(found) < frame.least:
        one = answers.choose("doomtrooper-ask-choice", rest, token, label, what=ask)
        rest.remove(one)
        found.append(one)
    return tuple(found)


def _nothing(_: Asked, __: int) -> Line:
    return Line("doomtrooper-nothing")


def _yes_no(_: Asked, one: int) -> Line:
    return Line("doomtrooper-yes" if one else "doomtrooper-no")


_LABELS: dict[str, Callable[[Asked, int], Line]] = {
    "cards": lambda asked, one: labels.choice(asked.case, one, asked.seat),
    "seats": lambda _, one: labels.seat(one),
    "lines": lambda asked, one: way(asked.case, asked.seat, one),
}


def _await_in_combat(case: Case, frame: frames.Combat) -> Prompts:
    phase = phases.asking(case, frame)
    if phase is None:
        return ()
    naming = ".d" if frame.naming >= 0 and phase == "announce" else ""
    return (Prompt(f"k{frame.serial}.{frame.at}{naming}", phases.asked(case, frame), _await(phase)),)


def _offer_in_combat(answers: Answers, asked: Asked, frame: frames.Combat) -> Command:
    """Who fights, how, or from which war zone.

    Rule: doomtrooper-cs.combat.announce, doomtrooper-cs.combat.tactic, doomtrooper-cs.combat.zone-choice
    """
    case, seat = asked
    phase = phases.asking(case, frame)
    if phase is None or phases.asked(case, frame) != seat:
        raise NoSuchAnswer
    if phase == "announce":
        return _announce(answers, asked, frame)
    if phase == "tactic":
        found = able.tactics(case, frame.attacker, frame.defender)
        return said.ChooseTactic(answers.choose("doomtrooper-ask-tactic", found, str, labels.rating))
    zones = (*phases.zones(case, frame), NO_CARD)
    tokens, label = card_tokens(case, seat, "none"), partial(_or, asked, "no-zone")
    return said.ChooseZone(answers.choose("doomtrooper-ask-zone", zones, tokens, label))


def _or(asked: Asked, nothing: str, card: CardId) -> Line:
    return Line(f"doomtrooper-{nothing}") if card == NO_CARD else labels.choice(asked.case, card, asked.seat)


def _announce(answers: Answers, asked: Asked, frame: frames.Combat) -> said.Announce:
    """The attacker and whom he attacks, or nobody: the attack is given up.

    Rule: doomtrooper-cs.combat.attacker-removed
    """
    case, seat = asked
    pairs = enemies.payable(case, frame, able.pairs(case, frame))
    tokens, label = card_tokens(case, seat, "nobody"), partial(_or, asked, "give-up")
    if frame.naming >= 0:
        # His own player may let further ones be.
        theirs = pairs.get(frame.naming, ())
        either = theirs if theirs and seat != frame.seat else (*theirs, NO_CARD)
        defender = answers.menu("doomtrooper-ask-defender", either, tokens, label)
        return said.Announce(frame.naming if defender != NO_CARD else NO_CARD, defender)
    attacker = answers.menu("doomtrooper-ask-attacker", (*pairs, NO_CARD), tokens, label)
    if attacker == NO_CARD or able.namer(case, frame.seat, attacker) != frame.seat:
        return said.Announce(attacker, NO_CARD)
    return said.Announce(attacker, answers.menu("doomtrooper-ask-defender", pairs[attacker], tokens, label))


def _await_split(_: Case, frame: frames.Splitting) -> Prompts:
    one = points.asked(frame)
    if one is None:
        return ()
    done = sum(each.victory >= 0 for each in frame.earned)
    return (Prompt(f"p{frame.serial}.{done}", one.seat, _await("split", count=one.points)),)


def _offer_split(answers: Answers, asked: Asked, frame: frames.Splitting) -> Command:
    """How many of the points earned become victory points.

    Rule: doomtrooper-cs.combat.points-split
    """
    one = points.asked(frame)
    if one is None or one.seat != asked.seat:
        raise NoSuchAnswer
    return said.Split(answers.amount("doomtrooper-ask-split", 0, one.points, points=one.points))


def _await_others(case: Case, frame: frames.Declared) -> Prompts:
    """The others let it be or dispute it; a disputed declaration waits for a judge, or for its withdrawal."""
    playing = case.innermost(frames.Playing)
    card = labels.card(case, playing.card)
    if frame.disputed < 0:
        ask = _await("declared", what=declared(case, playing))
        window = f"let{frame.serial}"
        return tuple(Prompt(f"{window}.{seat}", seat, ask, urgency="window", window=window) for seat in frame.open)
    judge = _await("judge", what=declared(case, playing))
    judged = Prompt(f"judge{frame.serial}", playing.seat, judge, judge=True)
    withdrawal = _await("withdraw", card=card)
    back = Prompt(f"back{frame.serial}", playing.seat, withdrawal, optional=True, urgency="chore")
    return (judged, back)


def _offer_others(answers: Answers, asked: Asked, frame: frames.Declared) -> Command:
    playing = asked.case.innermost(frames.Playing)
    what = declared(asked.case, playing)
    if frame.disputed < 0 and asked.seat in frame.open:
        return answers.branch("doomtrooper-ask-declared", asked, _OTHERS, what=what)
    if frame.disputed >= 0 and asked.seat == BENCH:
        return answers.branch("doomtrooper-ask-disputed", asked, (_STANDS, _WITHDRAW), what=what)
    if frame.disputed >= 0 and asked.seat == playing.seat:
        return answers.branch("doomtrooper-ask-withdraw", asked, (_WITHDRAW,), what=what)
    raise NoSuchAnswer


_STANDS: Option = Branch("let-be", says("doomtrooper-stands"), always, lambda _, __: said.LetBe())
_WITHDRAW: Option = Branch("withdraw", says("doomtrooper-withdraw"), always, lambda _, __: said.Withdraw())
_OTHERS: tuple[Option, ...] = (
    Branch("let-be", says("doomtrooper-let-be"), always, lambda _, __: said.LetBe()),
    Branch("react", says("doomtrooper-react"), always, lambda _, __: said.LetBe(react=True)),
    Branch("dispute", says("doomtrooper-dispute"), always, lambda _, __: said.Dispute()),
)
WINDOW: tuple[Option, ...] = (
    Branch("pass", says("doomtrooper-pass"), always, lambda _, __: said.Pass()),
    *turn_answers.IN_WINDOWS,
)
"""What may be done in a window."""
ACTIONS: tuple[Option, ...] = (
    *turn_answers.ACTIONS,
    Branch("pass", says("doomtrooper-no-more-actions"), always, lambda _, __: said.Pass()),
)
"""What may be done with actions."""

FRAMES: Mapping[type[AnyFrame], Kind] = {
    frames.Opening: Kind(opening.go_on, _await_hand, _offer_hand),
    frames.TurnFrame: Kind(turns.go_on),
    frames.ActionFrame: Kind(taking.go_on, _await_action, _offer_action),
    frames.Discarding: Kind(discarding.go_on, _await_discard, _offer_discard),
    frames.Window: Kind(_go_on_in_window, _await_window, _offer_in_window),
    frames.Playing: Kind(playing.go_on),
    frames.Carrying: Kind(carry.go_on),
    frames.Choosing: Kind(choosing.go_on, _await_choice, _offer_choice),
    frames.Simultaneous: Kind(simultaneous.go_on),
    frames.Befalling: Kind(replacing.go_on),
    frames.Combat: Kind(phases.go_on, _await_in_combat, _offer_in_combat),
    frames.Splitting: Kind(points.go_on, _await_split, _offer_split),
    frames.Sabotage: Kind(sabotaging.go_on),
    frames.Revealing: Kind(entering.go_on),
    frames.Declared: Kind(declaring.go_on, _await_others, _offer_others),
}
"""Each ``happen`` answers ``False`` where somebody is asked instead."""
COURSE = Course(FRAMES, dict.fromkeys(get_args(Step), Kind(nothing, waits=always)), "step")
"""Nothing happens, and nobody is asked, once the stack is empty: the match is over."""


def prompts(case: Case) -> Prompts:
    """Who is asked what; nobody once the match is over."""
    return () if case.state.over else COURSE.ask(case) or ()


def command(answers: Answers, asked: Asked) -> Command:
    """The command that answers lead to.

    Raises:
        Unanswered, NoSuchAnswer: see :class:`Answers`.
    """
    state = asked.case.state
    if state.over:
        raise NoSuchAnswer
    kind, frame = COURSE.in_hand(state)
    return kind.offer(answers, asked, frame)  # type: ignore[no-any-return]


def advance(run: Run) -> None:
    """Let everything happen up to the next question, or to the end of the match."""
    while run.state.stack and (step(run) or reach(run) or hands.settle(run)):
        _keep(run)
    _keep(run)


def step(run: Run) -> bool:
    """Carry the innermost frame on; ``False`` where it asks somebody."""
    kind, frame = COURSE.in_hand(run.state)
    try:
        return bool(kind.happen(run, frame))
    except WithoutEnd:
        return True


def _keep(run: Run) -> None:
    """Let happen at once what follows from a card being something else now."""
    if run.laid(ends.orphaned):
        states.lapse(run)
    _get_out(run)
    cultists.fall_apart(run)


def _get_out(run: Run) -> None:
    """Let everybody out of a vehicle who has lost the affiliation that it demands; that takes no action.

    Rule: doomtrooper-cs.vehicle.forced-out
    """
    for card in run.once(moving.strangers):
        run.emit(ev.Marked(card, "inside", off=True, why="outside"))
