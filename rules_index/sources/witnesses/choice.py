"""Choose between the readings of one place: by evidence, else by the witness that evidence has mostly supported."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, log
from types import MappingProxyType

from rules_index.sources.witnesses.align import letters
from rules_index.sources.witnesses.attestation import Attestation
from rules_index.sources.witnesses.readings import Reading, Site
from rules_index.values.books import Evidence

_SECOND_VOICE = 2.0
_ROUNDS = 20
_SCEPTICISM = 2.0
_SUREST = 3.0
_NOTICEABLE = 0.1

_Weights = Mapping[Reading, Mapping[Evidence, float]]


@dataclass(frozen=True, slots=True)
class Choice:
    """The reading that won a site, and the strongest evidence of the text, or else what tipped the balance."""

    site: Site
    chosen: Reading
    evidence: Evidence

    @property
    def rejected(self) -> tuple[Reading, ...]:
        return tuple(reading for reading in self.site.readings if reading is not self.chosen)


class _Trust:
    """How often each witness is right where witnesses differ, by kind of damage."""

    def __init__(self, shares: Mapping[tuple[str, int], float] = MappingProxyType({})) -> None:
        self._shares = shares

    def odds(self, site: Site, reading: Reading) -> float:
        """Natural-log odds that the witnesses of ``reading`` are right, halved: the others' count against them with the
        other half. A reading that several witnesses have is hardly a slip."""
        shares = [self._shares.get((_damage(site), witness), 0.5) for witness in reading.witnesses]
        return sum(log(share / (1 - share)) for share in shares) / 2 + _SECOND_VOICE * (len(shares) - 1)

    def learnt(self, sites: Sequence[Site], weights: Sequence[_Weights]) -> _Trust:
        """Trust by how likely each witness's reading is, given the evidence and the trust so far."""
        likely: dict[tuple[str, int], list[float]] = {}
        for site, weighed in zip(sites, weights, strict=True):
            seen = [sum(weighed[reading].values()) for reading in site.readings]
            odds = [
                exp(max(weight - max(seen), -_SUREST) + self.odds(site, reading))
                for reading, weight in zip(site.readings, seen, strict=True)
            ]
            for reading, share in zip(site.readings, odds, strict=True):
                for witness in reading.witnesses:
                    likely.setdefault((_damage(site), witness), []).append(share / sum(odds))
        return _Trust(
            {key: (_SCEPTICISM / 2 + sum(found)) / (_SCEPTICISM + len(found)) for key, found in likely.items()}
        )


def choose(sites: Sequence[Site], attestation: Attestation) -> list[Choice]:
    """The winning reading of every site.

    What the text itself shows weighs each reading; all sites together tell which witness to trust with that kind of
    damage (misread letters, or words wrongly split and joined), which weighs too. A tie keeps the first witness's
    reading.
    """
    weights = [_weighed(site, attestation) for site in sites]
    trust = _Trust()
    for _ in range(_ROUNDS):
        trust = trust.learnt(sites, weights)
    return [_choice(site, weighed, trust) for site, weighed in zip(sites, weights, strict=True)]


def _weighed(site: Site, attestation: Attestation) -> _Weights:
    undisputed = all(attestation.known(reading.keys) for reading in site.readings)
    return {
        reading: attestation.weigh(reading.keys, site.before, site.after, undisputed=undisputed)
        for reading in site.readings
    }


def _choice(site: Site, weighed: _Weights, trust: _Trust) -> Choice:
    total = {reading: sum(weighed[reading].values()) + trust.odds(site, reading) for reading in site.readings}
    chosen, rival = sorted(site.readings, key=lambda reading: -round(total[reading], 6))[:2]
    lead = {kind: weight - weighed[rival].get(kind, 0.0) for kind, weight in weighed[chosen].items()}
    if sum(lead.values()) > _NOTICEABLE:
        return Choice(site, chosen, max(lead, key=lambda kind: lead[kind]))
    trusted = trust.odds(site, chosen) - trust.odds(site, rival) > _NOTICEABLE
    return Choice(site, chosen, Evidence.RELIABLE if trusted else Evidence.STRUCTURE)


def _damage(site: Site) -> str:
    return "spacing" if len({letters(reading.keys) for reading in site.readings}) == 1 else "letters"
