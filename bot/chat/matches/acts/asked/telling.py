"""The referee's answers about a position, from what one seat may know or from what everybody sees."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from bot.chat.answers.saved_questions import can_link
from bot.chat.base.messages import LineRenderer, cut
from bot.chat.matches.acts.asked.possible import Way, may
from bot.chat.matches.acts.asked.reading import Asked, mentions, names_none
from bot.chat.matches.shows.table.status_card import awaited_lines, where_lines
from bot.games.lookups import Deed, Deeds
from bot.games.questions import Barred, Prompt
from bot.games.values import SPECTATOR, Line, Seat, Section
from bot.locales.lines import KEY, TEXT
from bot.matches.model.position import Position
from bot.matches.model.refusals import RefusedCommand
from rules_index import Language, OwnNames

_MOST, _LONGEST = 6, 900
_NOTHING = "\x00"
"""A name that nothing has."""


@dataclass
class Told:
    """An answer: its first line, further lines, and the slugs of the rules that it cites.

    Attributes:
        seen: another may see more of it, for whom a button answers from their own view.
    """

    first: str
    lines: list[str] = field(default_factory=list)
    rules: list[str] = field(default_factory=list)
    seen: bool = False


class Referee:
    """Answers for one who asks.

    Args:
        position: the match; of its state nothing is looked at but what the seat, or everybody, may know.
        renderer: puts lines into words.
        seat: the seat of the person who asks; ``None`` for somebody who does not play.
        open_to_all: everybody reads the answer.
        refused: what the seat was refused lately, the newest first.
    """

    def __init__(
        self,
        position: Position,
        renderer: LineRenderer,
        seat: Seat | None,
        *,
        open_to_all: bool = False,
        refused: Sequence[RefusedCommand] = (),
    ) -> None:
        self._position, self._renderer, self._seat = position, renderer, seat
        self._say, self._markdown = renderer.words.say, renderer.markdown
        self._deeds: Deeds | None = position.game.deeds
        hides = self._deeds is None or not self._deeds.hides_nothing
        self._public = open_to_all and hides
        self._refused = refused

    @property
    def _prompts(self) -> tuple[Prompt, ...]:
        """The open questions of the seat."""
        if self._seat is None:
            return ()
        return tuple(each for each in self._position.answerable(self._seat) if not each.judge)

    def answer(self, asked: Asked) -> Told | None:
        """The answer to a question; ``None`` where the match knows nothing of what it names."""
        match asked.topic:
            case "turn":
                return self._turn()
            case "left":
                return self._left()
            case "score":
                return self._score()
            case "hand":
                return Told(self._say("asked-hidden"))
            case "refused":
                return self._why()
            case "card":
                return self._card(asked.text)
            case "may":
                return self._may(asked)

    def _turn(self) -> Told:
        asked = {wait.seat for wait in self._position.match.course.waits}
        first = "asked-turn"
        if self._seat is not None and self._position.match.course.runs:
            first = "asked-turn-yours" if self._seat in asked else "asked-turn-not-yours"
        return Told(self._say(first), [*where_lines(self._renderer), *awaited_lines(self._renderer)], self._turn_rule())

    def _turn_rule(self) -> list[str]:
        return [] if self._deeds is None else [self._deeds.turn(self._position.state)]

    def _left(self) -> Told | None:
        if self._deeds is None:
            return None
        match, deeds = self._position.match, self._deeds
        if self._seat is not None or deeds.hides_nothing:
            lines = [self._markdown(line) for line in deeds.left(self._position.state, self._seat or 0)]
            who = self._say("asked-left") if self._seat is None else self._renderer.seat(self._seat)
            return Told(who, [f"- {line}" for line in lines], seen=False)
        lines = [
            f"- {self._renderer.player(seat)}: {self._all(deeds.left(self._position.state, seat))}"
            for seat in range(len(match.seats))
        ]
        return Told(self._say("asked-left"), lines)

    def _all(self, lines: Sequence[Line]) -> str:
        return "; ".join(map(self._markdown, lines))

    def _score(self) -> Told:
        scores = self._position.game.scores(self._position.state)
        lines = [f"- {self._renderer.player(seat)}: **{self._markdown(line)}**" for seat, line in enumerate(scores)]
        return Told(self._say("asked-score" if lines else "asked-no-score"), lines or where_lines(self._renderer))

    # Whether a deed is possible.

    def _may(self, asked: Asked) -> Told | None:
        deed, deeds = asked.deed, self._deeds
        if deeds is None or deed is None:
            return None
        if self._seat is None:
            return Told(self._say("asked-no-seat"), awaited_lines(self._renderer))
        if self._position.match.course.stands:
            return Told(self._say("asked-no"), awaited_lines(self._renderer))
        prompts = self._prompts
        if not any(not each.ahead for each in prompts):
            return Told(self._say("asked-no-turn"), awaited_lines(self._renderer), self._turn_rule())
        if self._public:
            left = self._all(deeds.left(self._position.state, self._seat))
            return Told(self._say("asked-may-ask"), [*awaited_lines(self._renderer), f"- {left}"], seen=True)
        found = may(deeds, self._position, prompts, self._seat, deed)
        missing = deeds.missing(self._position.state, self._seat, deed)
        named = self._named(asked.text, found, missing)
        if named is not None or asked.by_name:
            return named
        if found:
            return Told(self._say("asked-yes"), list(self._ways(found)))
        return self._not(deed, deeds, missing)

    def _named(self, text: str, found: Sequence[Way], missing: Sequence[Barred]) -> Told | None:
        """The answer about the one thing that a question names; ``None`` where it names none."""
        offered = [line for way in found for line in way.among if not way.ends or any(_texts(line))]
        place = self._place(text, [*offered, *(each.what for each in missing)])
        if place is None:
            return None
        if place < len(offered):
            return Told(self._say("asked-yes"), [f"- {self._markdown(offered[place])}"])
        return self._because([missing[place - len(offered)]])

    def _place(self, text: str, lines: Sequence[Line]) -> int | None:
        """The place of the line that names what a text names, as the reader reads it or in any language."""
        plain = self._renderer.plain
        read_ = next(
            (at for at, line in enumerate(lines) if any(mentions(text, plain(each)) for each in _names(line))),
            None,
        )
        names = [self._called(line) for line in lines]
        if read_ is not None or not any(names):
            return read_
        return next(iter(OwnNames([each or {Language.CS: _NOTHING} for each in names]).asked(text).places), None)

    def _not(self, deed: Deed, deeds: Deeds, missing: Sequence[Barred]) -> Told | None:
        why = deeds.why_not(self._position.state, self._seat or 0, deed)
        if why is not None:
            return Told(self._say("asked-no"), [self._markdown(why.line)], [why.rule])
        return self._because(missing) if missing else None

    def _because(self, missing: Sequence[Barred]) -> Told:
        lines = [f"- **{self._markdown(each.what)}**: {self._markdown(each.why.line)}" for each in missing[:_MOST]]
        rules = dict.fromkeys(each.why.rule for each in missing[:_MOST])
        return Told(self._say("asked-no"), lines, list(rules))

    def _ways(self, found: Sequence[Way]) -> Iterator[str]:
        """Each way with what is picked next, those of one name together."""
        among: dict[str, dict[str, None]] = {}
        called = [self._markdown(way.what) for way in found]
        for what, way in zip(called, found, strict=True):
            # What several people's deeds come to would fill the card.
            listed_here = () if way.ends and called.count(what) > 1 else way.among
            among.setdefault(what, {}).update(dict.fromkeys(map(self._markdown, listed_here)))
        for what, each in among.items():
            listed = "; ".join(list(each)[: 2 * _MOST])
            yield cut(f"- **{what}**: {listed}" if listed else f"- **{what}**", _LONGEST)

    # Refusals and cards.

    def _why(self) -> Told:
        if self._public or self._seat is None:
            return Told(self._say("asked-refused-private"), seen=self._public)
        if not self._refused:
            missing = [each for prompt in self._prompts for each in self._position.barred(prompt, ())]
            if not missing:
                return Told(self._say("asked-refused-nothing"))
            told = self._because(missing)
            return Told(self._say("asked-refused-none"), told.lines, told.rules)
        last = self._refused[0]
        return Told(self._say("asked-refused"), [*map(self._markdown, last.said)], list(last.rules))

    def _card(self, text: str) -> Told | None:
        viewer = SPECTATOR if self._public or self._seat is None else self._seat
        sections = (*self._position.sheet(viewer), *self._position.components_shown())
        things = list(_things(sections))
        place = self._place(text, [name for name, _, _ in things])
        if place is None:
            return Told(self._say("asked-card-which")) if names_none(text) else None
        _, title, lines = things[place]
        told = Told(f"**{self._markdown(title)}**", [f"- {self._markdown(line)}" for line in lines], seen=self._public)
        return told if self._public else self._with_use(text, told)

    def _with_use(self, text: str, told: Told) -> Told:
        """With whether it can be used now."""
        if self._deeds is None or self._seat is None or not self._prompts:
            return told
        for deed in ("play", "buy", "skill", "use"):
            picks = self._deeds.picks(self._position.state, self._seat, deed)
            found = may(self._deeds, self._position, self._prompts, self._seat, deed) if picks else ()
            missing = self._deeds.missing(self._position.state, self._seat, deed)
            named = self._named(text, found, missing)
            if named is not None:
                now = "asked-card-now" if not named.rules else "asked-card-not-now"
                reasons = named.lines if named.rules else []
                return Told(told.first, [*told.lines, self._say(now), *reasons], named.rules)
        return told

    def _called(self, line: Line) -> dict[Language, str]:
        """The name of a component in a line, in every language that the pack has it in; none where none is in it."""
        name = next(_texts(line), None)
        words = None if name is None else self._position.game.texts.get(str(name.args[KEY]))
        if words is None:
            return {}
        return {Language(language): text for language, text in words.said.items()}


def _texts(line: Line) -> Iterator[Line]:
    """The names of components in a line, in its order."""
    if line.key == TEXT:
        yield line
    for arg in line.args.values():
        for each in arg if isinstance(arg, tuple) else (arg,):
            if isinstance(each, Line):
                yield from _texts(each)


def _names(line: Line) -> Sequence[Line]:
    """The names in a line: the components in it, else what it says itself."""
    return tuple(_texts(line)) or (line,)


def _things(sections: Sequence[Section]) -> Iterator[tuple[Line, Line, tuple[Line, ...]]]:
    """The things that have a name: the name, the line with it, and the lines about it."""
    for section in sections:
        # Behind a section is more about the things in its lines.
        yield from _things(section.more)
        name = next(_texts(section.title), section.name)
        if name is not None and name.key == TEXT:
            yield name, section.title, section.lines
        for line in section.lines:
            inner = line.args.get("name")
            if isinstance(inner, Line) and inner.key == TEXT:
                yield inner, inner, (line,)


def links(told: Told) -> list[str]:
    """The rules that buttons can open."""
    return [rule for rule in dict.fromkeys(told.rules) if can_link(rule)][:3]
