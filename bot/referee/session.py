"""One match refereed from JSON lines: commands are judged, positions shown and arranged."""

from __future__ import annotations

import hashlib
from itertools import islice
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from bot.games.codec import CodecProblem
from bot.games.contract import AnyGame, after_events
from bot.games.offers import WRITTEN, completions
from bot.games.questions import Complete, Name, Number, Option, Prompt, Question, Step, Text
from bot.games.setup import Setup
from bot.games.values import BENCH, JUDGE, Accepted, Bookkeeping, Line, Outcome, Rejected, Seat, Section, Viewer
from bot.locales.lines import Speaker
from bot.matches.model.chance import Secret
from bot.matches.model.position import variant_of
from bot.referee.words import words

LISTED = 200
"""Legal commands listed for one prompt; more than that nobody reads."""

Answer: TypeAlias = dict[str, Any]

EXPECTED = (
    'each line is {"seat": 0, "command": {…}}, {"arrange": {…}}, {"attend": [0]}, {"retire": [0]} or {"show": …}, '
    'where … is "prompts", "state", "setup", "events", "outcome", "save", {"view": 0}, {"sheet": 0}, {"log": 0} or '
    '{"step": {"seat": 0, "path": ["…"]}}; in place of the seat a view, a sheet and a log take "spectator" or "judge", '
    'and a command that a judge is asked for takes "judge"; where a step asks for a name, "typed" beside the path '
    "holds a part of it"
)


class _Path(Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    path: tuple[str, ...] = ()
    typed: str = ""


class _Part(Struct, frozen=True, forbid_unknown_fields=True):
    view: int | Literal["spectator", "judge"] | UnsetType = UNSET
    sheet: int | Literal["spectator", "judge"] | UnsetType = UNSET
    log: int | Literal["spectator", "judge"] | UnsetType = UNSET
    step: _Path | UnsetType = UNSET


class _Request(Struct, frozen=True, forbid_unknown_fields=True):
    seat: int | Literal["judge"] | UnsetType = UNSET
    command: Raw | UnsetType = UNSET
    show: Literal["prompts", "state", "setup", "events", "outcome", "save"] | _Part | UnsetType = UNSET
    arrange: dict[str, Any] | UnsetType = UNSET
    attend: tuple[int, ...] | UnsetType = UNSET
    retire: tuple[int, ...] | UnsetType = UNSET


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
        self._gone: tuple[Seat, ...] = ()
        self._apply(events or game.open(setup, self._chance()))

    def answer(self, line: str) -> Answer:
        """What a line is answered; whatever the line holds, this does not raise."""
        try:
            request = msgspec.json.decode(line, type=_Request)
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as problem:
            return _error(f"{problem}: {EXPECTED}")
        asked = {name: value for name, value in msgspec.structs.asdict(request).items() if value is not UNSET}
        match asked:
            case {"seat": "judge", "command": Raw() as command, **others} if not others:
                return self._command(BENCH, bytes(command))
            case {"seat": int() as seat, "command": Raw() as command, **others} if not others:
                return self._no_seat((seat,)) or self._command(seat, bytes(command))
            case {"arrange": dict(changes), **others} if not others:
                return self._arranged(self.game.adjust(self.state, changes))
            case {"attend": tuple(present), **others} if not others:
                return self._attended(present)
            case {"retire": tuple(seats), **others} if not others:
                return self._retired(seats)
            case {"show": str(what), **others} if not others:
                return self._show(what)
            case {"show": _Part() as part, **others} if not others:
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

    def _attended(self, present: tuple[Seat, ...]) -> Answer:
        variant = variant_of(self.game, self.setup.ruleset, self.setup.variant)
        if variant is None or not variant.together:
            return _error(f"{self.setup.variant} is played by everybody for themselves: nobody is passed over")
        seats = tuple(sorted(set(present)))
        wrong = self._no_seat(seats)
        return wrong or self._decided(Accepted(self.game.attend(self.state, seats)))

    def _retired(self, seats: tuple[Seat, ...]) -> Answer:
        wrong = self._no_seat(seats)
        if wrong is not None:
            return wrong
        if not self.game.prompts(self.state):
            return _error('the match is over; {"show": "outcome"} tells how it ended')
        seats = tuple(sorted({*self._gone, *seats}))
        people = tuple(seat for seat in range(len(self.setup.seats)) if seat not in seats)
        answer = self.game.retire(self.state, seats, people)
        self._gone = seats
        if isinstance(answer, Outcome):
            return {"accepted": True, "outcome": self._outcome(answer)}
        return self._decided(answer or Accepted(()))

    def _no_seat(self, seats: tuple[Seat, ...]) -> Answer | None:
        wrong = (self._wrong_viewer(seat) for seat in seats)
        return next((each for each in wrong if each is not None), None)

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
            case "save":
                return self._saved(self.game.save(self.state))
        outcome = self.game.outcome(self.state)
        if outcome is None:
            return {"outcome": None}
        return {"outcome": self._outcome(outcome)}

    def _outcome(self, outcome: Outcome) -> Answer:
        return {"standings": outcome.standings, "reason": self.text(outcome.reason)}

    def _sheet(self, viewer: Viewer) -> list[Answer]:
        return [self._section(section, viewer) for section in self.game.sheet(self.state, viewer)]

    def _section(self, section: Section, viewer: Viewer) -> Answer:
        """A section with what is behind it; only a judge reads what is doubtful about it."""
        told = {"lines": section.lines, "notes": section.notes if viewer == JUDGE else ()}
        shown = {"title": self.text(section.title), **{name: [*map(self.text, each)] for name, each in told.items()}}
        more = [self._section(each, viewer) for each in section.more]
        return {name: each for name, each in {**shown, "more": more}.items() if each or name == "lines"}

    def _show_part(self, part: _Part) -> Answer:
        asked = {name: value for name, value in msgspec.structs.asdict(part).items() if value is not UNSET}
        match asked:
            case {"view": viewer, **others} if not others:
                return self._wrong_viewer(viewer) or {"view": self.game.view(self.state, viewer)}
            case {"sheet": viewer, **others} if not others:
                return self._wrong_viewer(viewer) or {"sheet": self._sheet(viewer)}
            case {"log": viewer, **others} if not others:
                told = (line for event in self.events for line in self.game.narrate(event, viewer))
                return self._wrong_viewer(viewer) or {"log": [self.text(line) for line in told]}
            case {"step": _Path(seat, path, typed), **others} if not others:
                return self._step(seat, path, typed)
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

    def _saved(self, saved: bytes | Rejected) -> Answer:
        if isinstance(saved, Rejected) and not saved.violations:
            return _error(f"{self.game.key} saves nothing")
        return self._refused(saved) if isinstance(saved, Rejected) else {"save": saved.decode(errors="replace")}

    def _step(self, seat: Seat, path: tuple[str, ...], typed: str) -> Answer:
        prompts = [prompt for prompt in self.game.prompts(self.state) if prompt.seat == seat]
        if not prompts:
            return _error(f'seat {seat} is asked nothing; {{"show": "prompts"}} tells who is')
        for prompt in prompts:
            step = self.game.step(self.state, prompt, path)
            if isinstance(step, Complete):
                return {"step": self._complete(step)}
            if step is not None:
                found = self.game.suggest(self.state, prompt, path, typed) if isinstance(step, Name) else ()
                return {"step": self._question(step, found)}
        return _error("this path leads nowhere; each token must be one that the step before it shows")

    def _question(self, question: Question, found: tuple[Option, ...]) -> Answer:
        shown: Answer = {"ask": self.text(question.ask)}
        match question:
            case Step():
                several = {"least": question.least, "most": question.most}
                one = several == {"least": 1, "most": 1}
                others = {"others": self._options(question.others)} if question.others else {}
                return {**shown, "options": self._options(question.options), **({} if one else several), **others}
            case Number():
                return {**shown, "least": question.least, "most": question.most}
            case Name():
                return {**shown, "names": len(found), "options": self._options(found[:LISTED])}
            case Text():
                return {**shown, "longest": question.longest, "answer": f"{WRITTEN}text"}

    def _options(self, options: tuple[Option, ...]) -> list[Answer]:
        return [{"token": each.token, "label": self.text(each.label)} for each in options]

    def _complete(self, end: Complete[Any]) -> Answer:
        shown: Answer = {"command": self._raw(end.command), "preview": self.text(end.preview), "final": end.final}
        return {**shown, "more": self._options(end.more)} if end.more else shown

    def _apply(self, events: tuple[Any, ...]) -> None:
        self.state = after_events(self.game, events, self.state)
        self.events += events
        self._entries += 1

    def _chance(self) -> Any:
        return self._secret.chance(0, self._entries)

    def _raw(self, value: Any) -> Raw:
        return Raw(self.game.codec.encode(value))


def _error(text: str) -> Answer:
    return {"error": text}
