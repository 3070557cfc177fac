"""Whether the components of a pack fit together, where each by itself is as it must be."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from msgspec import Struct

from bot.games.packs.problems import Mistake, Place
from bot.games.packs.words import Words
from bot.games.twom.pack.checks.counts import count_mistakes
from bot.games.twom.pack.checks.scripts import script_mistakes
from bot.games.twom.pack.checks.shelter import shelter_mistakes
from bot.games.twom.pack.effects.cards import AddCard, Cap, DropCard, Price, ReplaceLocation
from bot.games.twom.pack.effects.conditions import Built, Has, Here
from bot.games.twom.pack.effects.meeting import Trade
from bot.games.twom.pack.effects.people import Join, Mark
from bot.games.twom.pack.effects.shelter import Break, Learn, OpenCard
from bot.games.twom.pack.effects.story import Script, Way
from bot.games.twom.pack.effects.things import Gain, Lose, PickOf, Swap
from bot.games.twom.pack.effects.whom import Whom
from bot.games.twom.pack.fallback import tokens
from bot.games.twom.pack.pack import Pack
from bot.games.twom.pack.partial import played
from bot.games.twom.pack.shelter import Action, Fitting
from bot.games.twom.pack.walk import walk

LONGEST = 3500
"""Characters of a text, so that it fits into one message."""
_LISTS = (
    "tokens", "characters", "traits", "fittings", "events", "locations", "exploration", "findings", "residents",
    "visitors", "raids", "fate", "last_resort",
)  # fmt: skip


def pack_mistakes(pack: Pack) -> Iterator[Mistake]:
    """What is wrong with a pack."""
    yield from _repeated(pack)
    pack = played(pack)
    yield from shelter_mistakes(pack)
    yield from count_mistakes(pack)
    yield from _references(pack)
    yield from script_mistakes(pack)
    for place, value in walk(pack):
        if isinstance(value, Words):
            for language, said in value.said.items():
                if len(said) > LONGEST:
                    yield Mistake(
                        (*place, language), f"it has {len(said)} characters, and a text has at most {LONGEST}"
                    )


def _repeated(pack: Pack) -> Iterator[Mistake]:
    for name in _LISTS:
        known: set[str] = set()
        for number, each in enumerate(getattr(pack, name)):
            if each.key in known:
                yield Mistake((name, number, "key"), f"the key `{each.key}` is there already")
            known.add(each.key)
    for name, field in (("scripts", "number"), ("states", "state")):
        seen: set[object] = set()
        for number, each in enumerate(getattr(pack, name)):
            value = getattr(each, field)
            if value in seen:
                yield Mistake((name, number, field), f"`{value}` is there already")
            seen.add(value)
    roles: set[str] = set()
    for number, token in enumerate(pack.tokens):
        if token.role in roles:
            yield Mistake(("tokens", number, "role"), f"another token is the `{token.role}` already")
        if token.role is not None:
            roles.add(token.role)


_Named = tuple[tuple[str, str, tuple[str | int | None, ...]], ...]
_NAMES: Mapping[type[Struct], Callable[..., _Named]] = {
    Gain: lambda it: (("things", "tokens", tuple(it.things)),),
    Lose: lambda it: (("things", "tokens", tuple(it.things)),),
    Has: lambda it: (("things", "tokens", tuple(it.things)),),
    PickOf: lambda it: (("kinds", "tokens", it.kinds),),
    Swap: lambda it: (("give", "tokens", tuple(it.give)), ("get", "tokens", tuple(it.get))),
    Trade: lambda it: (("offer", "tokens", it.offer),),
    Price: lambda it: (("token", "tokens", (it.token,)),),
    Cap: lambda it: (("token", "tokens", (it.token,)),),
    Way: lambda it: (("cost", "tokens", tuple(it.cost)),),
    Action: lambda it: (("cost", "tokens", tuple(it.cost)),),
    Fitting: lambda it: (("cost", "tokens", tuple(it.cost)), ("next_to", "fittings", (it.next_to,))),
    Join: lambda it: (("character", "characters", (it.character,)),),
    Here: lambda it: (("character", "characters", (it.character,)),),
    Whom: lambda it: (("trait", "traits", (it.trait,)),),
    Mark: lambda it: (("trait", "traits", (it.trait,)),),
    Learn: lambda it: (("fitting", "fittings", (it.fitting,)),),
    Break: lambda it: (("fitting", "fittings", (it.fitting,)),),
    Built: lambda it: (("fitting", "fittings", (it.fitting,)),),
    ReplaceLocation: lambda it: (("location", "locations", (it.location,)),),
    Script: lambda it: (("number", "scripts", (it.number,)),),
    OpenCard: lambda it: (("kind", "shelter cards", (it.kind,)),),
    AddCard: lambda it: (("card", it.deck, (it.card,)),),
    DropCard: lambda it: (("card", it.deck or "cards", (it.card,)),) if it.deck else (),
}


def _names(pack: Pack) -> dict[str, set[str | int]]:
    names: dict[str, set[str | int]] = {
        name.replace("_", "-"): {each.key for each in getattr(pack, name)} for name in _LISTS
    }
    names["tokens"] = {token.key for token in tokens(pack)}
    names["finales"] = names["events"]
    names["scripts"] = {each.number for each in pack.scripts}
    names["shelter cards"] = {card.key for card in pack.shelter.cards} if pack.shelter else set()
    return names


def strangers(pack: Pack, value: object) -> Iterator[tuple[Place, str, str | int]]:
    """What a value, such as effects, names and a pack lacks: where it is named, what it should be, and its name."""
    names = _names(pack)
    for place, each in walk(value):
        named = _NAMES.get(type(each))
        for field, of, keys in named(each) if named else ():
            for key in keys:
                if key is not None and key not in names[of] and (of != "scripts" or pack.scripts):
                    yield (*place, field), of, key


def _references(pack: Pack) -> Iterator[Mistake]:
    for place, of, key in strangers(pack, pack):
        yield Mistake(place, f"there is no `{key}` among the {of} of this pack")
    traits = {trait.key for trait in pack.traits}
    for number, character in enumerate(pack.characters):
        for trait in character.traits:
            if trait not in traits:
                yield Mistake(("characters", number, "traits"), f"there is no `{trait}` among the traits of this pack")
