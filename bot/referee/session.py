"""One match refereed from JSON lines: commands are judged, positions shown and arranged."""

from __future__ import annotations

import hashlib
from itertools import islice
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from bot.games.codec import CodecProblem
from bot.games.contract import (
    BENCH,
    Accepted,
    AnyGame,
    Bookkeeping,
    Complete,
    Line,
    Name,
    Number,
    Prompt,
    Question,
    Rejected,
    Seat,
    Setup,
    Step,
    Viewer,
)
from bot.games.offers import completions
from bot.locales.lines import Speaker
from bot.matches.model.chance import Secret
from bot.referee.words import words

LISTED = 200
"""Legal commands listed for one prompt; more than that nobody reads."""

Answer: TypeAlias = dict[str, Any]

EXPECTED = (
    'each line is {"seat": 0, "command": {…}}, {"arrange": {…}} or {"show": …}, where … is "prompts", "state", '
    '"setup", "events", "outcome", {"view": 0}, {"log": 0} or {"step": {"seat": 0, "path": ["…"]}}; in place of the '
    'seat a view and a log take "spectator" or "judge", and a command that a judge is asked for takes "judge"'
)


class _Path(Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    path: tuple[str, ...] = ()


class _Part(Struct, frozen=True, forbid_unknown_fields=True):
    view: int | Literal["spectator", "judge"] | UnsetType = UNSET
    log: int | Literal["spectator", "judge"] | UnsetType = UNSET
    step: _Path | UnsetType = UNSET


class _Request(Struct, frozen=True, forbid_unknown_fields=True):
    seat: int | Literal["judge"] | UnsetType = UNSET
    command: Raw | UnsetType = UNSET
    show: Literal["prompts", "state", "setup", "events", "outcome"] | _Part | UnsetType = UNSET
    arrange: dict[str, Any] | UnsetType = UNSET


class Session:
    """A match and who answers for it.

    Args:
        seed: what the dice come from; the same seed and the same lines give the same match.
        speaker: says the messages of a language.
        events: what has happened so far; without them, the match is opened.
    """

    def __init__(self, game: AnyGame, setup: Setup, seed: str, speaker: Speaker, events: tuple[Any, ...] = ()) -> None:
        self.game, self.setup = game, setup
        self._speaker = speaker
        self._secret = Secret(hashlib.sha256(f"referee {seed}".encode()).digest())
        self._entries = 0
        self.events: list[Any] = []
        self.state: Any = None
        self._apply(events or game.open(setup, self._chance()))

    def answer(self, line: str) -> Answer:
        """What a line is answered; whatever the line holds, this does not raise."""
        try:
            request = msgspec.json.decode(line, type=_Request)
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as problem:
            return _error(f"{problem}: {EXPECTED}")
        match request:
            case _Request(seat=int() | str() as seat, command=Raw() as command, show=UnsetType(), arrange=UnsetType()):
                return self._command(BENCH if isinstance(seat, str) else seat, bytes(command))
            case _Request(seat=UnsetType(), command=UnsetType(), show=UnsetType(), arrange=dict() as changes):
                return self._arranged(self.game.adjust(self.state, changes))
            case _Request(seat=UnsetType(), command=UnsetType(), show=str() as what, arrange=UnsetType()):
                return self._show(what)
            case _Request(seat=UnsetType(), command=UnsetType(), show=_Part() as part, arrange=UnsetType()):
                return self._show_part(part)
        return _error(EXPECTED)

    def text(self, line: Line) -> str:
        """A line in this session's language."""
        return words(line, self.game, self._speaker)

    def _command(self, seat: Seat, data: bytes) -> Answer:
        try:
            command = self.game.codec.command(data)
        except (CodecProblem, RecursionError) as problem:
            return _error(f"this is no command of {self.game.key}: {problem}; --schema prints what commands look like")
        return self._decided(self.game.decide(self.state, seat, command, self._chance()))

    def _decided(self, decision: Accepted[Any] | Rejected) -> Answer:
        if isinstance(decision, Rejected):
            return self._refused(decision)
        self._apply(decision.events)
        told = tuple(event for event in decision.events if not isinstance(event, Bookkeeping))
        return {"accepted": True, "events": self._raw(told)}

    def _arranged(self, decision: Accepted[Any] | Rejected) -> Answer:
        # The one event of an adjustment is the whole position, which {"show": "state"} shows.
        if isinstance(decision, Rejected):
            return self._refused(decision)
        self._apply(decision.events)
        return {"accepted": True}

    def _refused(self, decision: Rejected) -> Answer:
        broken = [{"rule": each.rule or None, "text": self.text(each.line)} for each in decision.violations]
        return {"accepted": False, "violations": broken}

    def _show(self, what: str) -> Answer:
        match what:
            case "prompts":
                return {"prompts": [self._prompt(prompt) for prompt in self.game.prompts(self.state)]}
            case "state":
                return {"state": self._raw(self.state)}
            case "events":
                return {"events": self._raw(tuple(self.events))}
            case "setup":
                return {"setup": self.setup}
        outcome = self.game.outcome(self.state)
        if outcome is None:
            return {"outcome": None}
        return {"outcome": {"standings": outcome.standings, "reason": self.text(outcome.reason)}}

    def _show_part(self, part: _Part) -> Answer:
        match part:
            case _Part(view=int() | str() as viewer, log=UnsetType(), step=UnsetType()):
                return self._wrong_viewer(viewer) or {"view": self.game.view(self.state, viewer)}
            case _Part(view=UnsetType(), log=int() | str() as viewer, step=UnsetType()):
                told = (line for event in self.events for line in self.game.narrate(event, viewer))
                return self._wrong_viewer(viewer) or {"log": [self.text(line) for line in told]}
            case _Part(view=UnsetType(), log=UnsetType(), step=_Path(seat, path)):
                return self._step(seat, path)
        return _error(EXPECTED)

    def _wrong_viewer(self, viewer: Viewer) -> Answer | None:
        seats = len(self.setup.seats)
        if isinstance(viewer, int) and not 0 <= viewer < seats:
            return _error(f'there is no seat {viewer}: seats are 0 to {seats - 1}, or "spectator" or "judge"')
        return None

    def _prompt(self, prompt: Prompt) -> Answer:
        found = list(islice(completions(self.game, self.state, prompt), LISTED + 1))
        shown: Answer = {
            "id": prompt.id,
            "seat": prompt.seat,
            "ask": self.text(prompt.ask),
            "optional": prompt.optional,
            **({"urgency": prompt.urgency} if prompt.urgency != "move" else {}),
            **({"window": prompt.window, "ahead": prompt.ahead} if prompt.window else {}),
            **({"judge": True} if prompt.judge else {}),
            "commands": [self._complete(each) for each in found[:LISTED]],
        }
        if len(found) > LISTED:
            ask = f'{{"show": {{"step": {{"seat": {prompt.seat}, "path": []}}}}}}'
            shown["note"] = f"there are more; these are the first {LISTED}. {ask} shows them question by question"
        return shown

    def _step(self, seat: Seat, path: tuple[str, ...]) -> Answer:
        prompts = [prompt for prompt in self.game.prompts(self.state) if prompt.seat == seat]
        if not prompts:
            return _error(f'seat {seat} is asked nothing; {{"show": "prompts"}} tells who is')
        for prompt in prompts:
            step = self.game.step(self.state, prompt, path)
            if step is not None:
                return {"step": self._complete(step) if isinstance(step, Complete) else self._question(step)}
        return _error("this path leads nowhere; each token must be one that the step before it shows")

    def _question(self, question: Question) -> Answer:
        shown: Answer = {"ask": self.text(question.ask)}
        match question:
            case Step():
                options = [{"token": each.token, "label": self.text(each.label)} for each in question.options]
                several = {} if question.most == 1 else {"least": question.least, "most": question.most}
                return {**shown, "options": options, **several}
            case Number():
                return {**shown, "least": question.least, "most": question.most}
            case Name():
                return {**shown, "typed": True}

    def _complete(self, end: Complete[Any]) -> Answer:
        return {"command": self._raw(end.command), "preview": self.text(end.preview), "final": end.final}

    def _apply(self, events: tuple[Any, ...]) -> None:
        for event in events:
            self.state = self.game.evolve(self.state, event) if self.events else self.game.initial(event)
            self.events.append(event)
        self._entries += 1

    def _chance(self) -> Any:
        return self._secret.chance(0, self._entries)

    def _raw(self, value: Any) -> Raw:
        return Raw(self.game.codec.encode(value))


def _error(text: str) -> Answer:
    return {"error": text}
