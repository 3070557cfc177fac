"""What people say that a card or a script did, where the pack does not say it: one thing after the other."""

from __future__ import annotations

from bot.games.question_tree import Answers
from bot.games.twom.flow.cards import begin
from bot.games.twom.flow.declared_meeting import offer_fight, offer_trade, told_fight, told_trade, tradeable
from bot.games.twom.flow.step import FrameKind
from bot.games.twom.pack.effects.exploring import Check, Encounter, Noise, StopExploring
from bot.games.twom.pack.effects.meeting import Ambush, Flee, Visitor
from bot.games.twom.pack.effects.people import Join, Kill, Leave, State
from bot.games.twom.pack.effects.shelter import Frost
from bot.games.twom.pack.effects.story import Effect, End, Script
from bot.games.twom.pack.effects.things import Gain, Lose
from bot.games.twom.pack.effects.whom import Whom
from bot.games.twom.pack.kinds import CONDITIONS, WORST, Condition, Deck, Key
from bot.games.twom.position.case import Case, Run
from bot.games.twom.position.events import Unframed
from bot.games.twom.position.frames.combat import Combat
from bot.games.twom.position.frames.stack import Declaring
from bot.games.twom.rules.came import source
from bot.games.twom.rules.counting import available, owned
from bot.games.twom.rules.labels import person, token
from bot.games.twom.rules.telling import run_dry
from bot.games.values import Line

DONE, SCRIPT, FIGHT, TRADE = "done", "script", "fight", "trade"
LAST_SCRIPT = 9999
_PLAIN: dict[str, tuple[Effect, ...]] = {
    "louder": (Noise(1),),
    "quieter": (Noise(-1),),
    "check": (Check(),),
    "encounter": (Encounter(),),
    "stop": (StopExploring(),),
    "frost": (Frost(1),),
    "thaw": (Frost(-1),),
    "visitor": (Visitor(),),
    "join": (Join(with_consent=False),),
    "won": (End(won=True),),
    "lost": (End(won=False),),
    "ambush-people": (Ambush("people"),),
    "ambush-enemies": (Ambush("enemies"),),
    "flee": (Flee(),),
}
"""What needs no more words; each where it can be, see :func:`_plain`."""
_ABOUT = ("raise", "lower", "died", "left")
"""What is about somebody."""
_OUTSIDE = ("louder", "quieter", "check", "encounter", "stop")
_INSIDE = ("visitor",)
_FROM: dict[str, Deck] = {"visitor": "visitors", "encounter": "residents"}
_IN_COMBAT = ("ambush-people", "ambush-enemies", "flee")


def _ask(case: Case, frame: Declaring) -> Line:
    return Line("twom-await-declared", {"source": source(case.components, frame.source)})


def _kinds(case: Case) -> list[str]:
    state = case.state
    kinds = [DONE]
    if _gainable(case):
        kinds.append("gain")
    if owned(state):
        kinds.append("lose")
    kinds += [*_ABOUT, SCRIPT, FIGHT, *([TRADE] if tradeable(case) else [])]
    return kinds + _plain(case)


def _plain(case: Case) -> list[str]:
    """What needs no more words: noise and exploring outside, a visitor at home, an ambush and flight in a combat.

    Nobody comes from a deck that has run dry.
    """
    never = [*(_INSIDE if case.state.noise else _OUTSIDE)]
    if not any(isinstance(frame, Combat) for frame in case.state.stack):
        never += _IN_COMBAT
    never += [kind for kind, deck in _FROM.items() if run_dry(case, deck)]
    return [kind for kind in _PLAIN if kind not in never]


def _gainable(case: Case) -> list[Key]:
    return [key for key in sorted(case.components.tokens) if available(case, key, 1)]


def _offer(answers: Answers, case: Case, frame: Declaring) -> tuple[str, ...]:
    del frame
    components = case.components
    kind = answers.menu("twom-ask-declared", _kinds(case), str, lambda each: Line(f"twom-declared-{each}"))
    if kind in ("gain", "lose"):
        keys = _gainable(case) if kind == "gain" else sorted(owned(case.state))
        return kind, answers.menu("twom-ask-token", keys, str, lambda key: token(components, key))
    if kind == FIGHT:
        return kind, *offer_fight(answers)
    if kind == TRADE:
        return kind, *offer_trade(answers, case)
    if kind == SCRIPT:
        return kind, str(answers.amount("twom-ask-script", 1, LAST_SCRIPT))
    if kind in _ABOUT:
        who = answers.menu("twom-ask-person", case.state.keys, str, lambda key: person(components, key))
        if kind in ("died", "left"):
            return kind, who
        label = lambda state: components.say(components.states[state].name)  # noqa: E731
        return kind, who, answers.menu("twom-ask-state", CONDITIONS, str, label)
    return (kind,)


def _answer(run: Run, frame: Declaring, picks: tuple[str, ...]) -> None:
    """Let what was said happen, and ask what else; the frame stays below until all is said, or a script goes on."""
    kind, *of = picks
    if kind in (DONE, SCRIPT):
        run.emit(Unframed())
    if kind == SCRIPT:
        begin(run, (Script(int(of[0])),), frame.source, frame.acting)
    if kind in (DONE, SCRIPT):
        return
    begin(
        run, _effects(run, kind, of), frame.source, tuple(of[:1]) if kind in ("raise", "lower", "died", "left") else ()
    )


def _effects(run: Run, kind: str, of: list[str]) -> tuple[Effect, ...]:
    match kind:
        case "gain":
            return (Gain({of[0]: 1}),)
        case "lose":
            return (Lose({of[0]: 1}),)
        case "raise" | "lower":
            state = next(each for each in CONDITIONS if each == of[1])
            return (State(state, to=_level(run, of[0], state, 1 if kind == "raise" else -1), who=Whom("acting")),)
        case "fight":
            return (told_fight(tuple(of)),)
        case "trade":
            return (told_trade(tuple(of)),)
        case "died":
            return (Kill(),)
        case "left":
            return (Leave(),)
    return _PLAIN[kind]


def _level(run: Run, who: Key, state: Condition, by: int) -> int:
    return max(0, min(run.state.person(who).level(state) + by, WORST))


DECLARING = FrameKind(lambda run, _: run.emit(Unframed()), _ask, _offer, _answer, lambda _: "scenes.more")
