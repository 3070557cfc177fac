"""Choosing between the readings of one place: evidence first, then the witness that evidence has mostly sided with."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import log

from rules_index.model import Evidence
from rules_index.sources.align import letters
from rules_index.sources.attestation import Attestation
from rules_index.sources.readings import Reading, Site

_DECIDES = 2.0
_SECOND_VOICE = 2.0
_ROUNDS = 5
_WON, _CONTESTED = 2.0, 3.0


@dataclass(frozen=True, slots=True)
class Choice:
    """The reading that won a site, and the strongest kind of evidence for it."""

    site: Site
    chosen: Reading
    evidence: Evidence

    @property
    def rejected(self) -> tuple[Reading, ...]:
        return tuple(reading for reading in self.site.readings if reading is not self.chosen)


@dataclass
class _Trust:
    """How often each witness was right where evidence decided, counting a repeated misreading once."""

    won: dict[tuple[str, int], set[frozenset[str]]] = field(default_factory=lambda: defaultdict(set))
    contested: dict[tuple[str, int], set[frozenset[str]]] = field(default_factory=lambda: defaultdict(set))

    def learn(self, site: Site, winner: Reading) -> None:
        damage, pair = _damage(site), frozenset(" ".join(reading.keys) for reading in site.readings)
        for reading in site.readings:
            for witness in reading.witnesses:
                self.contested[damage, witness].add(pair)
                if reading is winner:
                    self.won[damage, witness].add(pair)

    def odds(self, site: Site, reading: Reading) -> float:
        """Natural-log odds that the witnesses of ``reading`` are right about this kind of damage, halved because the
        other readings' witnesses count against them with the other half."""
        damage = _damage(site)
        total = 0.0
        for witness in reading.witnesses:
            won, contested = len(self.won[damage, witness]), len(self.contested[damage, witness])
            right = (won + _WON) / (contested + _CONTESTED)
            total += log(right / (1 - right)) / 2
        return total + _SECOND_VOICE * (len(reading.witnesses) - 1)


def choose(sites: Sequence[Site], attestation: Attestation) -> list[Choice]:
    """The winning reading of every site.

    What the text itself shows decides; where it decides clearly it also tells which witness to trust with that kind of
    damage (misread letters, or words wrongly split and joined), and trust decides the rest. A tie keeps the first
    witness's reading.
    """
    weights = [
        {reading: attestation.weigh(reading.keys, site.before, site.after) for reading in site.readings}
        for site in sites
    ]
    trust = _Trust()
    for _ in range(_ROUNDS):
        learnt = _Trust()
        for site, weighed in zip(sites, weights, strict=True):
            totals = {reading: sum(weighed[reading].values()) + trust.odds(site, reading) for reading in site.readings}
            best, second = sorted(totals, key=lambda reading: -totals[reading])[:2]
            if totals[best] - totals[second] >= _DECIDES:
                learnt.learn(site, best)
        if learnt == trust:
            break
        trust = learnt
    return [_choice(site, weighed, trust) for site, weighed in zip(sites, weights, strict=True)]


def _choice(site: Site, weighed: Mapping[Reading, Mapping[Evidence, float]], trust: _Trust) -> Choice:
    evidence = {
        reading: {**weighed[reading], Evidence.RELIABLE: trust.odds(site, reading)} for reading in site.readings
    }
    chosen = max(site.readings, key=lambda reading: round(sum(evidence[reading].values()), 6))
    rival = max(
        (reading for reading in site.readings if reading is not chosen), key=lambda r: sum(evidence[r].values())
    )
    lead = {kind: weight - evidence[rival].get(kind, 0.0) for kind, weight in evidence[chosen].items()}
    strongest = max(lead, key=lambda kind: lead[kind])
    return Choice(site, chosen, strongest if lead[strongest] > 1e-6 else Evidence.STRUCTURE)


def _damage(site: Site) -> str:
    return "spacing" if len({letters(reading.keys) for reading in site.readings}) == 1 else "letters"
