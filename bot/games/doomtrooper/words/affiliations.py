"""The affiliations that cards may have, the tribes among them, and the faiths that they make."""

from __future__ import annotations

from functools import lru_cache

TRIBES = frozenset({"crescentia", "lutheran", "rasputin", "templars"})
AFFILIATIONS = TRIBES | {"bauhaus", "capitol", "cybertronic", "imperial", "mishima", "brotherhood", "legion"}
FAITHS = frozenset({"doomtrooper", "legion", "tribe"})
"""What a warrior is by where he belongs: a Doomtrooper, of the Dark Legion, or of a tribe."""
FAITHLESS = frozenset({"not-doomtrooper", "outsider"})
"""Tags of a warrior who is of no faith, and no Doomtrooper either."""
APOSTLES = ("algeroth", "demnogonis", "ilian", "muawijhe", "semai")
"""Those whose gifts their own followers alone may have: a gift is tagged ``gift:…``, a follower ``follower:…``."""


@lru_cache(maxsize=4096)
def with_faith(found: frozenset[str]) -> frozenset[str]:
    """The tags of a warrior with the faith he has: Doomtrooper is who is neither of the Legion nor of a tribe.

    Who is recruited outside all areas is neither, unless his card says that he is.
    Rule: doomtrooper-cs.doomtrooper.meaning, doomtrooper-cs.doomtrooper.unaligned, doomtrooper-cs.outsider.who
    """
    if not TRIBES.isdisjoint(found):
        found |= {"tribe"}
    if FAITHS.isdisjoint(found) and FAITHLESS.isdisjoint(found):
        found |= {"doomtrooper"}
    return found
