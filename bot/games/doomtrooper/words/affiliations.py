"""The affiliations that cards may have, the tribes among them, and the faiths that they make."""

from __future__ import annotations

TRIBES = frozenset({"crescentia", "lutheran", "rasputin", "templars"})
AFFILIATIONS = TRIBES | {"bauhaus", "capitol", "cybertronic", "imperial", "mishima", "brotherhood", "legion"}
FAITHS = frozenset({"doomtrooper", "legion", "tribe"})
"""What a warrior is by where he belongs: a Doomtrooper, of the Dark Legion, or of a tribe."""
APOSTLES = ("algeroth", "demnogonis", "ilian", "muawijhe", "semai")
"""Those whose gifts their own followers alone may have: a gift is tagged ``gift:…``, a follower ``follower:…``."""
