"""Tags and the names of the registries in a reader's language."""

from __future__ import annotations

from bot.games.doomtrooper.words.abilities import MARKS, Names
from bot.games.doomtrooper.words.saying.glue import message_part, plain, say
from bot.games.packs.words import text
from bot.games.values import Line

NAME = "name:"
NOUNS = (
    "warrior", "equipment", "special", "art", "symmetry", "fortification", "mission", "relic", "warzone", "ki", "beast",
    "alliance", "card",
)  # fmt: skip
"""The types of cards, which are nouns of sentences; ``card`` is any of them."""
FAMILIES = frozenset({"follower", "gift", "weapon", "for", "aspect", "warzone", "naming", "aura", "former"})
"""What comes before the colon of a tag and is said around what comes after it."""
TRANSLATED = frozenset(
    {
        *NOUNS, "doomtrooper", "legion", "brotherhood", "tribe", "heretic", "mercenary", "freelancer", "affiliated",
        "affiliation", "gained-affiliation", "former-affiliation", "named", "follower", "gift", "weapon", "caster",
        "own", "own-gift", "attacker", "self", "general", "apostle", "personality", "vehicle", "airship", "tank",
        "submarine", "commander", "sergeant", "captain", "never-combat", "never-cover", "key-code-skull", "armor",
        "armour", "poison", "virus", "citadel", "city", "cathedral", "ritual", "secret", "machine-gun", "handgun",
        "flamethrower", "chain-bayonet", "infantry", "prophet", "patriarch", "corporate-leader", "clansman", "cultist",
        "mystic", "cavalier", "inquisitor", "inquisitor-majoris", "keeper-of-the-art", "fight", "shoot", "fight-shoot",
        "value", "all", "squad", "cohort", "outpost", "aside", "partner", "play", "meditate", "recruit", "build",
        "equip", "transfer", "cover", "cast", "victory", "destiny", "kill", "negative-zone", "equipment-in-area",
        "personal-on-others", "combat-spell", "personal-combat-spell", "changeling", "elements", "exorcism",
        "kinetics", "manipulation", "mentalism", "premonition", "summoning", "mercury", "venus", "mars",
        "asteroid-belt", "dark-eden", "unique", "cartel", "gift:general", "gift:apostle", "gift:algeroth", "gift:semai",
        "gift:ilian", "gift:muawijhe", "gift:demnogonis", "gift:heretic", "gift:named",
        "follower:algeroth", "follower:semai",
        "follower:ilian", "follower:muawijhe", "follower:demnogonis", "follower:named", "weapon:fight",
        "weapon:shoot", "weapon:fight-shoot",
    }
)  # fmt: skip
"""Tags with a message of their own; others are proper names of the card table."""


MARKED = frozenset(
    {
        "disease", "diseased", "frenzy", "age", "dose", "unloaded", "plague", "charge", "shriek", "poisoned", "hit",
        "rested", "ward", "recruit", "targeted", "life",
    }
)  # fmt: skip
"""Marks of single cards that have a message; others are said as the card calls them."""


def tag(name: str) -> Line:
    """A tag: the name of a card, a kind with a message, or a kind as the card table has it."""
    if name.startswith(NAME):
        return text(name)
    if name in TRANSLATED:
        return say(f"tag-{message_part(name)}")
    head, colon, tail = name.partition(":")
    if colon and head in FAMILIES:
        return say(f"family-{head}", of=tag(tail))
    return plain(name.replace(":", " ").replace("-", " ").title())


def tags(names: tuple[str, ...]) -> tuple[Line, ...]:
    """Several tags."""
    return tuple(map(tag, names))


def registered(family: str, names: Names, name: str) -> Line:
    """A name of a registry, or of one of its ``:*`` families; a name that it lacks is said as it is."""
    if name in names:
        return say(f"{family}-{message_part(name)}")
    head, colon, tail = name.partition(":")
    if colon and f"{head}:*" in names:
        return say(f"{family}-{head}-of", of=mark(tail) if head == "mark" else tag(tail))
    return plain(name.replace("-", " "))


def mark(name: str) -> Line:
    """A mark: one that the rules know, or one that a card speaks of."""
    if name in MARKED:
        return say(f"state-{name}")
    return registered("state", MARKS, name)


def registered_all(family: str, names: Names, several: tuple[str, ...]) -> tuple[Line, ...]:
    """Several names of a registry."""
    return tuple(registered(family, names, name) for name in several)
