"""What the diary itself says of components, for packs that lack the section."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from bot.games.packs.words import Words
from bot.games.twom.pack.kinds import CONDITIONS, RESOURCES, Key, Role
from bot.games.twom.pack.pack import Pack
from bot.games.twom.pack.shelter import Shelter, Space
from bot.games.twom.pack.tokens import StateLevels, Token

_TOKENS: Mapping[Role, Words] = MappingProxyType(
    {
        "wood": Words("dřevo", "wood", "trä"),
        "component": Words("komponenta", "component", "komponent"),
        "water": Words("voda", "water", "vatten"),
        "shovel": Words("lopata", "shovel", "spade"),
        "saw": Words("pila", "saw blade", "sågblad"),
        "lockpick": Words("šperhák", "lockpick", "dyrk"),
        "bullet": Words("kulka", "bullet", "patron"),
        "raw-food": Words("syrové jídlo", "raw food", "rå mat"),
    }
)
UNNAMED: Mapping[Key, Words] = MappingProxyType(
    {
        **{f"person-{n}": Words(f"{n}. postava", f"character {n}", f"karaktär {n}") for n in (1, 2, 3)},
        "guard": Words("hlídka", "guard", "vakt"),
        "floor": Words("spánek na podlaze", "sleep on the floor", "sov på golvet"),
        "look-around": Words("rozhlédnutí", "look around", "se dig omkring"),
        "near": Words("nejbližší lokace", "the nearest location", "den närmaste platsen"),
        "middle": Words("prostřední lokace", "the middle location", "den mellersta platsen"),
        "far": Words("nejvzdálenější lokace", "the farthest location", "den mest avlägsna platsen"),
        "unknown-resort": Words("karta poslední záchrany", "a last resort card", "ett sista utväg-kort"),
        "somewhere": Words("místo ve městě", "a place in the city", "en plats i staden"),
        "unknown": Words("karta osudu", "a fate card", "ett ödeskort"),
        "unknown-card": Words("karta průzkumu", "an exploration card", "ett utforskningskort"),
        "unknown-event": Words("karta události", "an event card", "ett händelsekort"),
        "unknown-fate": Words("karta osudu", "a fate card", "ett ödeskort"),
        "unknown-raid": Words("karta nočního nájezdu", "a night raid card", "ett rädkort"),
        "unknown-resident": Words("karta obyvatele", "a resident card", "ett invånarkort"),
        "unknown-visitor": Words("karta návštěvníka", "a visitor card", "ett besökarkort"),
    }
)
"""What people, places and cards are called of which the pack lacks the section, by the keys that stand for them."""
_STATES = {
    "fatigue": Words("únava", "fatigue", "trötthet"),
    "wounds": Words("zranění", "wounds", "sår"),
    "misery": Words("zoufalství", "misery", "förtvivlan"),
    "hunger": Words("hlad", "hunger", "hunger"),
    "illness": Words("nemoc", "illness", "sjukdom"),
}


def tokens(pack: Pack) -> tuple[Token, ...]:
    """The pack's tokens, and those that the diary names and the pack lacks.

    Rule: twom-cs.dusk.food-kinds, twom-faq.food-values
    """
    there = {token.role for token in pack.tokens} - {None}
    keys = {token.key for token in pack.tokens}
    more = tuple(
        Token(role, words, role, weight=1 if role in RESOURCES else 0, food=1 if role == "raw-food" else None)
        for role, words in _TOKENS.items()
        if role not in there and role not in keys
    )
    return (*pack.tokens, *more)


def states(pack: Pack) -> tuple[StateLevels, ...]:
    """The pack's states; one that it lacks has no marks."""
    there = {each.state for each in pack.states}
    more = tuple(StateLevels(state, _STATES[state], (0, 0, 0, 0)) for state in CONDITIONS if state not in there)
    return (*pack.states, *more)


def shelter(pack: Pack) -> Shelter:
    """The pack's shelter; without one, the three spaces that the diary names."""
    if pack.shelter is not None:
        return pack.shelter
    return Shelter(
        (
            Space("guard", UNNAMED["guard"], 0, 0, "guard"),
            Space("floor", UNNAMED["floor"], 0, 1, "floor"),
            Space("look-around", UNNAMED["look-around"], 0, 2, "look-around"),
        )
    )
