"""Random matches against what the rules claim: ``python -m tests.bot.games.claimed [--matches N] [GAME …]``.

For each edition it prints how many of the rules that the referee enforces forbid or count something, and by how
many of these accepted commands could be judged; how many of them came near, all but one part of a claim being so; of
how many nothing is known; and how many never came up. Every contradiction is printed, and the exit code is 1 where
there is one. With ``--open``, so is every claim that nothing was judged by.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence

from rules_index.values.claims import Force
from tests.bot.games.claimed.playing import TELLERS, run
from tests.bot.games.claimed.tally import Met, Tally

MATCHES = 60
FORCES: dict[str, tuple[Force, ...]] = {
    "may-not": (Force.MAY_NOT,),
    "amount": (Force.MUST, Force.MAY, Force.DOES),
    "either": (Force.MAY_NOT, Force.MUST, Force.MAY, Force.DOES),
}


def counted(found: Sequence[Met]) -> str:
    """The counts of some rules."""
    judged = sum(met.judged > 0 for met in found)
    near = sum(met.near > 0 for met in found)
    untold = sum(met.open > 0 and not met.judged for met in found)
    never = len(found) - judged - untold
    return f"{len(found):4d} rules: judged {judged:3d}, near {near:3d}, undecidable {untold:3d}, never met {never:3d}"


def report(tally: Tally, commands: int) -> Iterator[str]:
    """The figures of a tally, and its contradictions."""
    permitted, excepted = (sum(getattr(met, name) for met in tally.met.values()) for name in ("permitted", "excepted"))
    yield f"{tally.edition}: {commands} commands; a card allowed {permitted} deeds, another rule {excepted}"
    for name, forces in FORCES.items():
        yield f"  {name:8s}{counted([*tally.rules(*forces).values()])}"
    known = {(one.rule, one.claim): one for one in reversed(tally.broken)}
    for (slug, claim), one in known.items():
        number = sum((each.rule, each.claim) == (slug, claim) for each in tally.broken)
        yield f"  CONTRADICTION, {number} times: {slug}: {claim}\n    {one.where}"


def unjudged(tally: Tally) -> Iterator[str]:
    """The claims that nothing was judged by."""
    for slug, claim in tally.claims:
        met = tally.met.get((slug, claim))
        if met is None or not met.judged:
            yield f"  {'never met' if met is None else 'undecidable' if met.open else 'allowed'}: {slug}: {claim}"


def main() -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(description="Play random matches against what the rules claim.")
    parser.add_argument("games", nargs="*", help=f"of {', '.join(TELLERS)}; all when left out")
    parser.add_argument("--matches", type=int, default=MATCHES, help="of each way to play")
    parser.add_argument("--open", action="store_true", help="print the claims that nothing was judged by")
    asked = parser.parse_args()
    found: list[Tally] = []
    for key in asked.games or TELLERS:
        for tally, commands in run(key, asked.matches):
            found.append(tally)
            for line in (*report(tally, commands), *(unjudged(tally) if asked.open else ())):
                sys.stdout.write(f"{line}\n")
    for name, forces in FORCES.items():
        sys.stdout.write(
            f"all: {name:8s}{counted([met for tally in found for met in tally.rules(*forces).values()])}\n"
        )
    return any(tally.broken for tally in found)


if __name__ == "__main__":
    sys.exit(main())
