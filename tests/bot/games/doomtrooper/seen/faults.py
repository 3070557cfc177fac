"""Faults that are planted in what the engine is given of a card, while its proof goes on reading the card itself.

``python -m tests.bot.games.doomtrooper.seen --faults [--seed N]`` plants 200 of ten kinds and says which are caught.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from bot.games.doomtrooper.words.catalogue import Printed
from bot.games.doomtrooper.words.deeds import (
    Attach,
    Cancel,
    Discard,
    End,
    Enter,
    Fetch,
    Heal,
    Look,
    Move,
    PlayNow,
    Prevent,
    Return,
    Sacrifice,
    Shuffle,
    Swap,
)
from bot.games.doomtrooper.words.effects import CONTINUOUS, Ability, Able, Bar, Effect, Permit
from bot.games.doomtrooper.words.texts import CardText, Play
from bot.games.doomtrooper.words.whom import SELF, Whom
from tests.bot.games.doomtrooper.seen.proof.implied import implied, implied_asking, only_fought
from tests.bot.games.doomtrooper.seen.proof.parts import proven
from tests.bot.games.doomtrooper.seen.staged.people import GONE, Change, everywhere
from tests.bot.games.doomtrooper.seen.staged.stage import FAULTS
from tests.bot.games.doomtrooper.seen.stated.allowed import UNLIMITED
from tests.bot.games.doomtrooper.seen.stated.lasting import FIGHTERS

EACH = 20


class Fault(NamedTuple):
    """A fault: its kind, the card, what is wrong, and the card as the engine is given it."""

    kind: str
    code: str
    what: str
    plant: Callable[[Printed], Printed]


def _on_text(change: Change) -> Callable[[Printed], Printed]:
    def plant(printed: Printed) -> Printed:
        if printed.text is None:
            return printed
        return replace(printed, text=everywhere(printed.text, change), play=everywhere(printed.play, change))

    return plant


def _one(target: object, new: Callable[[Any], object]) -> Change:
    """Change every part that equals one."""
    return lambda thing: new(thing) if type(thing) is type(target) and thing == target else thing


def words(thing: Any) -> Iterator[Effect]:
    """Every word of a card, those within others too."""
    if isinstance(thing, msgspec.Struct):
        if hasattr(thing, "until") and hasattr(thing, "who"):
            yield thing  # type: ignore[misc]
        for name in thing.__struct_fields__:
            yield from words(getattr(thing, name))
    elif isinstance(thing, tuple):
        for one in thing:
            yield from words(one)


Faults = Iterator[tuple[str, Callable[[Printed], Printed]]]


def _named(word: object) -> str:
    return type(word).__name__.lower()


SEARCHES = (Attach, Enter, Fetch)
"""The deeds after which a library that was searched is shuffled; what is played from one leaves it as it lies."""


def said_again(card: Printed) -> list[Effect]:
    """Words that say what is so without them, so that no fault can be planted in them.

    Nothing is left to be kept from happening beside the end of a combat, or where something takes its place; a library
    that cards were taken from is shuffled anyway; anybody may bear several copies of what nothing limits; who is listed
    as one who never fights or never takes cover never does.
    """
    ends = any(isinstance(word, End) for word in words(card.text))
    found: list[Effect] = [word for word in words(card.text) if isinstance(word, Prevent) and ends]
    if card.type in UNLIMITED and not card.play.limits:
        found += [word for word in words(card.text) if isinstance(word, Permit) and _copies_itself(word)]
    found += [word for word in words(card.text) if isinstance(word, Able) and _is_listed(card, word)]
    for ability in () if card.text is None else card.text.abilities:
        if ability.instead:
            found += [one for one in words(ability.effects) if isinstance(one, Prevent) or _saves(one)]
    for told in _lists(card.text):
        at = next((at for at, one in enumerate(told) if isinstance(one, SEARCHES) and _of_library(one)), len(told))
        found += [one for one in told[at:] if isinstance(one, Shuffle)]
    return found


def _copies_itself(word: Permit) -> bool:
    return word.what == ("copies",) and word.player is None and word.whom is None


def _is_listed(card: Printed, word: Able) -> bool:
    listed = word.ability in ("never-combat", "never-cover") and word.ability in card.tags
    return listed and word.who == SELF and not word.conditions


def _saves(word: Effect) -> bool:
    return isinstance(word, Heal) and word.saves


def _of_library(word: Effect) -> bool:
    return not {"library", "collection"}.isdisjoint(getattr(word, "origin", ()))


def _lists(thing: Any) -> Iterator[tuple[Effect, ...]]:
    """Each list of words that happen one after the other."""
    if isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from _lists(getattr(thing, name))
    elif isinstance(thing, tuple):
        yield thing
        for one in thing:
            yield from _lists(one)


def planted(card: Printed) -> Iterator[Effect]:
    """The words of a card in which faults can be planted."""
    again = said_again(card)
    yield from (word for word in words(card.text) if word not in again)


def swallowed(card: Printed) -> Faults:
    """A word is not there."""
    for word in planted(card):
        yield _named(word), _on_text(_one(word, lambda _: GONE))


def price_only(card: Printed) -> Faults:
    """The price is paid, and nothing is done for it."""
    text = card.text
    if text is None:
        return
    if text.effects and card.type != "warrior":
        yield "play", lambda printed: replace(printed, text=replace(printed.text or CardText(), effects=()))
    again = said_again(card)
    for ability in text.abilities:
        if all(word in again for word in words(ability.effects)):
            continue
        yield "ability", _on_text(_one(ability, lambda one: replace(one, effects=())))


SIDES = {"own": "opponent", "opponent": "own"}
ROLES = {
    "attacker": "defender",
    "defender": "attacker",
    "own-fighter": "opponent-fighter",
    "opponent-fighter": "own-fighter",
    "bearer": "opponent-fighter",
}
PLAYERS = {"me": "opponent", "opponent": "me", "chosen": "me", "each-opponent": "me"}


def wrong_side(card: Printed) -> Faults:
    """It is about the other side."""
    for word in planted(card):
        whom = word.who
        if whom.side in SIDES:
            yield (
                f"{_named(word)} side",
                _on_text(_one(word, lambda one: replace(one, who=replace(one.who, side=SIDES[one.who.side])))),
            )
        elif whom.role in ROLES:
            yield (
                f"{_named(word)} role",
                _on_text(_one(word, lambda one: replace(one, who=replace(one.who, role=ROLES[one.who.role])))),
            )
        player = getattr(word, "player", None)
        if _about_no_player(word):
            continue
        if player in PLAYERS and not isinstance(word, CONTINUOUS):
            yield f"{_named(word)} player", _on_text(_one(word, lambda one: replace(one, player=PLAYERS[one.player])))


def _about_no_player(word: Effect) -> bool:
    """Whether a deed that could be about a player is about none: a card is moved elsewhere, turns go the other way."""
    if isinstance(word, Move):
        return word.to != "player"
    return (isinstance(word, Swap) and word.what == "direction") or (isinstance(word, Look) and word.at == "card")


ONE = (*CONTINUOUS, PlayNow)
"""Words that are about one card, or about all: one of several is played, whatever their number."""


def one_too_many(card: Printed) -> Faults:
    """A number is one too high."""
    for word in words(card.text):
        for name in ("sum", "base", "set", "destiny", "victory", "earned"):
            number = getattr(word, name, None)
            if isinstance(number, int) and number:
                yield (
                    f"{_named(word)} {name}",
                    _on_text(_one(word, lambda one, name=name: replace(one, **{name: getattr(one, name) + 1}))),  # type: ignore[misc]
                )
        if _named(word) in ("draw", "discardhand", "actions", "turns") and isinstance(
            getattr(word, "number", None), int
        ):
            yield f"{_named(word)} number", _on_text(_one(word, lambda one: replace(one, number=one.number + 1)))
        if isinstance(word.who.count, int) and not isinstance(word, ONE):
            yield (
                f"{_named(word)} count",
                _on_text(_one(word, lambda one: replace(one, who=replace(one.who, count=one.who.count + 1)))),
            )


def never_ends(card: Printed) -> Faults:
    """Words that last a while last for good."""
    for word in words(card.text):
        lasts = isinstance(word, CONTINUOUS) and word.until in ("combat", "turn", "my-next-turn")
        if lasts and card.type != "warrior" and card.play.after in ("discard", "sacrifice"):
            yield f"{_named(word)} {word.until}", _on_text(_one(word, lambda one: replace(one, until="game")))


def condition_ignored(card: Printed) -> Faults:
    """Conditions that must hold need not."""
    for word in words(card.text):
        if not all(implied(card, word, one) for one in word.conditions):
            yield f"{_named(word)} if", _on_text(_one(word, lambda one: replace(one, conditions=())))
    said = () if card.text is None else card.text.effects
    if not all(implied_asking(card, card.play, said, one) for one in card.play.conditions):
        yield "play if", lambda printed: replace(printed, play=replace(printed.play, conditions=()))
    for ability in () if card.text is None else card.text.abilities:
        if not all(implied_asking(card, ability, ability.effects, one) for one in ability.conditions):
            yield "ability if", _on_text(_one(ability, lambda one: replace(one, conditions=())))
        if ability.on is not None and ability.on.conditions:
            yield "event if", _on_text(_one(ability, lambda one: replace(one, on=replace(one.on, conditions=()))))


def moment_ignored(card: Printed) -> Faults:
    """It may be played or used at another time."""
    other = {
        "action": "any",
        "modifiers": "any",
        "combat": "any",
        "before-combat": "any",
        "turn-start": "any",
        "draw": "any",
    }
    said = () if card.text is None else card.text.effects
    if card.play.when in other and card.type != "warrior" and not _of_itself(card.play, said):
        yield f"play {card.play.when}", lambda printed: replace(printed, play=_any_time(printed.play))
    for ability in () if card.text is None else card.text.abilities:
        free = ability.on is None and not ability.price.actions
        if free and ability.when in other and not _of_itself(ability, ability.effects):
            yield f"use {ability.when}", _on_text(_one(ability, lambda one: replace(one, when="any")))


def _of_itself(part: Play | Ability, effects: tuple[Effect, ...]) -> bool:
    """Whether something for combats is for them anyway, in whose windows all is played that is for any time.

    Its conditions say so, or it is about fighters alone, and is not offered where nobody fights.
    """
    if part.when != "combat" or part.price.actions:
        return False
    fought = all(isinstance(word, (Bar, Permit)) and word.who.role in FIGHTERS and not word.player for word in effects)
    return only_fought(part.conditions) or (fought and bool(effects))


def _any_time(play: Play) -> Play:
    return replace(play, when="any", price=replace(play.price, actions=0))


def wrong_pile(card: Printed) -> Faults:
    """A card goes to another pile."""
    if card.play.after in ("discard", "sacrifice"):
        after = {"discard": "sacrifice", "sacrifice": "discard"}[card.play.after]
        yield "play", lambda printed: replace(printed, play=replace(printed.play, after=after))
    for word in words(card.text):
        if isinstance(word, Discard):
            yield "discard", _on_text(_one(word, lambda one: Sacrifice(who=one.who, conditions=one.conditions)))
        elif isinstance(word, Sacrifice):
            yield "sacrifice", _on_text(_one(word, lambda one: Discard(who=one.who, conditions=one.conditions)))
        elif isinstance(word, (Return, Fetch)):
            to = "top" if word.to == "hand" else "hand"
            yield _named(word), _on_text(_one(word, lambda one, to=to: replace(one, to=to)))  # type: ignore[misc]


def all_of_one(card: Printed) -> Faults:
    """It is done to all who fit, not to one."""
    for word in words(card.text):
        if isinstance(word.who.count, int) and not isinstance(word, ONE):
            yield _named(word), _on_text(_one(word, _of_all))
    for word in words(card.text):
        if word.who.role == "chosen" and not isinstance(word, CONTINUOUS):
            yield f"{_named(word)} chosen", _on_text(_one(word, lambda one: replace(one, who=Whom(tags=("warrior",)))))


def _of_all(word: Any) -> Any:
    many = {"number": 99} if isinstance(getattr(word, "number", None), int) else {}
    return replace(word, who=replace(word.who, count="all"), **many)


def cancels_nothing(card: Printed) -> Faults:
    """Events that it would keep from happening happen."""
    for word in planted(card):
        if isinstance(word, (Cancel, Prevent)) or _saves(word):
            yield _named(word), _on_text(_one(word, lambda _: GONE))
    for ability in () if card.text is None else card.text.abilities:
        if ability.instead:
            yield "instead", _on_text(_one(ability, lambda one: replace(one, instead=False)))


KINDS: dict[str, Callable[[Printed], Faults]] = {
    "deed swallowed": swallowed,
    "price only": price_only,
    "wrong side": wrong_side,
    "one too many": one_too_many,
    "never ends": never_ends,
    "condition ignored": condition_ignored,
    "moment ignored": moment_ignored,
    "wrong pile": wrong_pile,
    "all instead of one": all_of_one,
    "cancels nothing": cancels_nothing,
}


def drawn(cards: list[Printed], seed: int, each: int = EACH) -> Iterator[Fault]:
    """So many faults of each kind, on cards drawn by a seed: one of each card at most."""
    for kind, found in KINDS.items():
        lot = random.Random(f"{seed} {kind}")
        order = sorted(cards, key=lambda card: card.code)
        lot.shuffle(order)
        number = 0
        for card in order:
            options = list(found(card))
            if not options:
                continue
            what, plant = lot.choice(options)
            yield Fault(kind, card.code, what, plant)
            number += 1
            if number >= each:
                break


def caught(fault: Fault, card: Printed) -> str:
    """The part of the card's own proof that fails with the fault and not without it; empty where none does."""
    before = {one.part: one for one in proven(card)}
    FAULTS.append(fault.plant)
    try:
        for one in proven(card):
            if not one.seen and before[one.part].seen:
                return f"{one.part}: {one.why}"
    finally:
        FAULTS.pop()
    return ""
