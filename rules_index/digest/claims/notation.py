"""The notation of claims: one line a claim, each word of it from a closed list.

    actor force act [object] [amount] [moment…] [if condition, …] [except slug, …]
    actor is object [amount] [moment…] [if …] [except …]
    define thing, …
    sequence thing [count] [= item, …]
    unclaimed reason

Actor and object may have conditions: ``warrior[in(cover)]``. A condition has arguments in parentheses, and ``!`` denies
it: ``!has(die)``. An amount is an operator and a number or thing, a unit, and perhaps ``per`` a thing: ``<=2 troop per
action``. A moment is a relation and a thing or act: ``before attack``.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from collections.abc import Sequence as Many
from dataclasses import dataclass, field
from typing import NoReturn

from rules_index.digest.claims.vocabulary import ClaimProblem, Things, Vocabulary, unknown
from rules_index.values.claims import (
    Amount,
    Claim,
    Condition,
    Definition,
    Force,
    Moment,
    Party,
    Reason,
    Sequence,
    Statement,
    Unclaimed,
)

AMOUNT = re.compile(r"^(?P<operator><=|>=|=|\+|-|x)(?P<number>\d+(?:\.\d+)?|[a-z][a-z0-9-]*)$")
COUNT = re.compile(r"^(?:<=|>=|=|<|>)?\d+$")
FIXED_NUMBERS = ("half", "all", "any")
_PART = re.compile(r"[^\s\[\]()]*(?:\([^()]*\)|\[(?:[^\[\]()]|\([^()]*\))*\])*[^\s\[\]()]*")
_CONDITION = re.compile(r"^(?P<not>!?)(?P<name>[a-z-]+)(?:\((?P<args>[^()]*)\))?$")
_PARTY = re.compile(r"^(?P<thing>[a-z0-9-]+)(?:\[(?P<conditions>.*)\])?$")
_COMMA = re.compile(r",(?![^(]*\))")


def read_statement(text: str, vocabulary: Vocabulary, game: str, slug: Callable[[str], str | None]) -> Statement:
    """The statement of a line.

    Args:
        text: the line, in the notation above.
        game: the key of the game whose things it may name.
        slug: the whole slug of a rule by what a claim calls it; ``None`` where there is no such rule.

    Raises:
        ClaimProblem: the line does not fit the notation, or a word of it is of no list.
    """
    return _Line(vocabulary, vocabulary.things(game), slug, text, _parts(text)).statement()


def _parts(text: str) -> list[str]:
    """The words of a line; one with brackets or parentheses is one word whatever is in them."""
    parts = [part for part in _PART.findall(text) if part]
    if "".join(parts) != "".join(text.split(" ")) and "".join("".join(parts).split()) != "".join(text.split()):
        raise ClaimProblem("brackets or parentheses do not fit")
    return parts


@dataclass
class _Line:
    vocabulary: Vocabulary
    things: Things
    slug: Callable[[str], str | None]
    text: str
    parts: list[str] = field(default_factory=list)

    def statement(self) -> Statement:
        if not self.parts:
            self._wrong("the line is empty")
        match self.parts[0]:
            case "define":
                return Definition(tuple(self._thing(name) for name in self._list(self.parts[1:], "a thing")))
            case "sequence":
                return self._sequence()
            case "unclaimed":
                return Unclaimed(self._reason())
        return self._claim()

    def _wrong(self, what: str) -> NoReturn:
        raise ClaimProblem(f"{what}, in: {self.text}")

    def _next(self) -> str:
        return self.parts[0] if self.parts else ""

    def _take(self, wanted: str) -> str:
        if not self.parts:
            self._wrong(f"the line ends where {wanted} is missing")
        return self.parts.pop(0)

    def _list(self, parts: Many[str], wanted: str) -> list[str]:
        items = [item.strip() for item in _COMMA.split(" ".join(parts))]
        if not all(items):
            self._wrong(f"{wanted} is missing")
        return items

    def _thing(self, name: str) -> str:
        found = self.things.find(name)
        if not found:
            near = self.things.near(name)
            self._wrong(f"no thing {name!r}" + (f"; did you mean {', '.join(near)}?" if near else ""))
        return found

    def _act(self, name: str) -> str:
        if name not in self.vocabulary.acts:
            self._wrong(unknown("act", name, self.vocabulary.acts))
        return name

    def _either(self, name: str) -> str:
        return name if name in self.vocabulary.acts else self._thing(name)

    def _reason(self) -> Reason:
        name = " ".join(self.parts[1:])
        if name not in set(Reason):
            self._wrong(f"unclaimed is followed by one of {', '.join(Reason)}")
        return Reason(name)

    def _sequence(self) -> Sequence:
        self.parts.pop(0)
        thing = self._thing(self._take("a thing"))
        count = int(self.parts.pop(0)) if self._next().isdigit() else None
        items: list[str] = []
        if self._next() == "=":
            items = [self._either(name) for name in self._list(self.parts[1:], "an item")]
        elif self.parts:
            self._wrong(f"'=' and the items come after the thing or its count, not {self._next()!r}")
        if count is None and not items:
            self._wrong("a sequence has a count or items")
        return Sequence(thing, count, tuple(items))

    def _claim(self) -> Claim:
        actor = self._party(self._take("an actor"))
        force = self._take("a force")
        if force not in set(Force):
            self._wrong(f"after the actor comes one of {', '.join(Force)}, not {force!r}")
        named = Force(force) in (Force.IS, Force.IS_NOT)
        act = "" if named else self._act(self._take("an act"))
        party = self._party(self.parts.pop(0)) if self._is_party() else None
        if named and party is None:
            self._wrong(f"after {force} comes a thing")
        amount = self._amount()
        moments: list[Moment] = []
        while self._next() in self.vocabulary.moments:
            moments.append(self._moment())
        conditions, exceptions = self._conditions(), self._exceptions()
        if self.parts:
            self._wrong(f"{self._next()!r} is out of place; the order is object, amount, moments, if, except")
        return Claim(actor, Force(force), act, party, amount, tuple(moments), conditions, exceptions)

    def _is_party(self) -> bool:
        word = self._next()
        return bool(word) and not AMOUNT.match(word) and word not in {*self.vocabulary.moments, "if", "except"}

    def _party(self, word: str) -> Party:
        match = _PARTY.match(word)
        if not match:
            self._wrong(f"{word!r} is no thing, or thing[condition, …]")
        inside = match["conditions"]
        conditions = () if inside is None else tuple(map(self._condition, self._list([inside], "a condition")))
        return Party(self._either(match["thing"]), conditions)

    def _amount(self) -> Amount | None:
        match = AMOUNT.match(self._next())
        if not match:
            return None
        self.parts.pop(0)
        number = match["number"]
        if not number[0].isdigit() and number not in FIXED_NUMBERS:
            number = self._thing(number)
        unit = self._either(self._take("the unit of the amount"))
        per = ""
        if self._next() == "per":
            self.parts.pop(0)
            per = self._either(self._take("what the amount is per"))
        return Amount(match["operator"], number, unit, per)

    def _moment(self) -> Moment:
        relation = self.parts.pop(0)
        if self.vocabulary.moments[relation].alone:
            return Moment(relation)
        return Moment(relation, self._either(self._take(f"what it is {relation}")))

    def _conditions(self) -> tuple[Condition, ...]:
        if self._next() != "if":
            return ()
        end = self.parts.index("except") if "except" in self.parts else len(self.parts)
        listed, self.parts = self.parts[1:end], self.parts[end:]
        return tuple(map(self._condition, self._list(listed, "a condition")))

    def _exceptions(self) -> tuple[str, ...]:
        if self._next() != "except":
            return ()
        named, self.parts = self._list(self.parts[1:], "a slug"), []
        slugs = [(name, self.slug(name)) for name in named]
        if lost := [name for name, found in slugs if found is None]:
            self._wrong(f"except leads to no rule: {', '.join(lost)}")
        return tuple(found for _, found in slugs if found)

    def _condition(self, text: str) -> Condition:
        match = _CONDITION.match(text)
        if not match:
            self._wrong(f"{text!r} is no condition; one reads name(argument, …)")
        name = match["name"]
        known = self.vocabulary.conditions.get(name)
        if known is None:
            self._wrong(unknown("condition", name, self.vocabulary.conditions))
        args = self._list([match["args"]], f"an argument of {name}") if match["args"] is not None else []
        least = sum(not kind.endswith("?") for kind in known.takes)
        if not least <= len(args) <= len(known.takes):
            self._wrong(f"{name} takes ({', '.join(known.takes)}), not ({', '.join(args)})")
        kinds = known.takes if len(args) == len(known.takes) else tuple(k for k in known.takes if not k.endswith("?"))
        read = tuple(self._argument(kind.rstrip("?"), arg, name) for kind, arg in zip(kinds, args, strict=False))
        return Condition(name, read, bool(match["not"]))

    def _argument(self, kind: str, arg: str, name: str) -> str:
        match kind:
            case "thing":
                return self._thing(arg)
            case "act":
                return self._act(arg)
            case "either":
                return self._either(arg)
        if not COUNT.match(arg):
            self._wrong(f"{name} takes a count such as 2, >=2 or <3, not {arg!r}")
        return arg
