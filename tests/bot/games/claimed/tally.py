"""Which claims deeds met, and which of them a deed broke: counted by rule."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from rules_index.values.claims import Claim, Force, Statement
from rules_index.values.digest import Referee, Rule
from tests.bot.games.claimed.judging import Deed, breach, limits, parts


class Contradiction(NamedTuple):
    """A deed that was accepted though a claim forbids it, and where that was."""

    rule: str
    claim: Claim
    deed: Deed
    where: str


@dataclass
class Met:
    """How often a claim met deeds: could be judged, missed one part alone of being broken, could not be judged.

    ``permitted`` counts the deeds against it that a card or effect may have let happen, ``excepted`` those that an
    exception of the books may.
    """

    judged: int = 0
    near: int = 0
    open: int = 0
    permitted: int = 0
    excepted: int = 0


@dataclass
class Tally:
    """The claims of one edition's enforced rules that can be broken, against the deeds of its matches."""

    edition: str
    by_act: Mapping[str, Sequence[tuple[str, Claim]]]
    exceptions: Mapping[str, Sequence[Claim]]
    met: defaultdict[tuple[str, Claim], Met] = field(default_factory=lambda: defaultdict(Met))
    broken: list[Contradiction] = field(default_factory=list)

    @property
    def claims(self) -> Iterator[tuple[str, Claim]]:
        """Every claim that can be broken, with its rule."""
        for found in self.by_act.values():
            yield from found

    def take(self, deed: Deed, where: str) -> None:
        """Judge a deed by every claim of its act."""
        for slug, claim in self.by_act.get(deed.act, ()):
            told = breach(claim, deed)
            met = self.met[slug, claim]
            if False in told:
                met.judged += 1
                met.near += told.count(False) == 1 and None not in told
            elif None in told:
                met.open += 1
            elif deed.permitted:
                met.permitted += 1
            elif any(
                False not in parts(other, deed) for other in self.exceptions.get(slug, ()) if other.act == claim.act
            ):
                met.excepted += 1
            else:
                met.judged += 1
                self.broken.append(Contradiction(slug, claim, deed, where))

    def rules(self, *forces: Force) -> dict[str, Met]:
        """The counts of the claims of these forces, summed by rule."""
        found: dict[str, Met] = {}
        for slug, claim in self.claims:
            if claim.force in forces:
                met, one = found.setdefault(slug, Met()), self.met.get((slug, claim), Met())
                for name in Met.__dataclass_fields__:
                    setattr(met, name, getattr(met, name) + getattr(one, name))
        return found


def tally_of(edition: str, rules: Iterable[Rule], claims: Mapping[str, Sequence[Statement]]) -> Tally:
    """An empty tally of the rules of an edition that its referee enforces, and the claims that except from them."""
    by_act: defaultdict[str, list[tuple[str, Claim]]] = defaultdict(list)
    exceptions: defaultdict[str, list[Claim]] = defaultdict(list)
    known = {rule.slug: rule for rule in rules}
    for slug, told in claims.items():
        for claim in told:
            if not isinstance(claim, Claim):
                continue
            for excepted in claim.exception_of if not claim.force.is_denial else ():
                exceptions[excepted].append(claim)
            rule = known[slug]
            if rule.book.key == edition and rule.referee is Referee.ENFORCED and limits(claim):
                by_act[claim.act].append((slug, claim))
    for slug, rule in known.items():
        allowing = [one for other in rule.but for one in claims.get(other, ()) if isinstance(one, Claim)]
        exceptions[slug] += [one for one in allowing if not one.force.is_denial]
    return Tally(edition, by_act, exceptions)
