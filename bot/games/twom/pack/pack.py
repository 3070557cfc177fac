"""The component pack of one box; whatever it lacks, people declare."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from bot.games.packs.words import Words
from bot.games.twom.pack import cards
from bot.games.twom.pack.kinds import Key
from bot.games.twom.pack.people import Character, Epilogue, Trait
from bot.games.twom.pack.shelter import Fitting, Shelter
from bot.games.twom.pack.tokens import Dice, StateLevels, Token


class Pack(Struct, frozen=True, forbid_unknown_fields=True):
    """A component pack; ``stand_in`` says that its values are invented and not those of the box.

    Attributes:
        partial: it is being filled in: people are asked about each section that has fewer cards than the box.
        noise_top: the last space of the noise track.
        frost: what is to be done with frost, in words.
    """

    key: Key
    name: Words
    stand_in: bool = False
    noise_top: Annotated[int, Meta(ge=2, le=10)] = 10
    frost: Words | None = None
    tokens: tuple[Token, ...] = ()
    dice: Dice | None = None
    states: tuple[StateLevels, ...] = ()
    shelter: Shelter | None = None
    characters: tuple[Character, ...] = ()
    traits: tuple[Trait, ...] = ()
    fittings: tuple[Fitting, ...] = ()
    events: tuple[cards.Event, ...] = ()
    locations: tuple[cards.Location, ...] = ()
    exploration: tuple[cards.Exploration, ...] = ()
    findings: tuple[cards.Finding, ...] = ()
    residents: tuple[cards.Resident, ...] = ()
    enemies: tuple[cards.Enemy, ...] = ()
    visitors: tuple[cards.Visitor, ...] = ()
    raids: tuple[cards.Raid, ...] = ()
    fate: tuple[cards.Fate, ...] = ()
    last_resort: tuple[cards.LastResort, ...] = ()
    scripts: tuple[cards.ScriptText, ...] = ()
    epilogues: tuple[Epilogue, ...] = ()
    partial: bool = False
