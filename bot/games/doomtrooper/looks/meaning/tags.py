"""What cards are now: their tags after every word that gives or takes kinds and affiliations."""

from __future__ import annotations

from bot.games.doomtrooper.looks.meaning.matching import Look, printed_tags
from bot.games.doomtrooper.looks.meaning.sources import Held, expanded, raw, reached, sorts
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import CardId
from bot.games.doomtrooper.words.affiliations import AFFILIATIONS, with_faith
from bot.games.doomtrooper.words.effects import Copies, Grant, Kind, Protect
from bot.games.doomtrooper.words.whom import Rating

CHANGING = frozenset({Kind, Grant, Copies})
"""The words that change kinds, and those that may give such a word."""
ABOUT_KINDS = CHANGING | {Protect}
FORMER = "former-affiliation"
PASSES = 4
"""Kinds may depend on kinds; so often they are looked at again, which is more than any cards we know need."""


def tags(case: Case, card: CardId) -> frozenset[str]:
    """What a card is now: type, affiliations, kinds, flags, name (``name:…``), and for a warrior his faith.

    Rule: doomtrooper-cs.countsas.meaning, doomtrooper-cs.heretic.dark-legion,
    doomtrooper-cs.heretic.keeps-affiliation
    """
    kinds = case.once(_kinds)
    return kinds[card] if card in kinds else case.laid(_Printed)[card]


class _Printed(dict[CardId, frozenset[str]]):
    """The printed tags of the cards that were asked about."""

    def __init__(self, case: Case) -> None:
        super().__init__()
        self._case = case

    def __missing__(self, card: CardId) -> frozenset[str]:
        self[card] = printed_tags(self._case, card)
        return self[card]


class Guess(Look):
    """The cards with the kinds that were found so far."""

    def __init__(self, case: Case, kinds: dict[CardId, frozenset[str]]) -> None:
        super().__init__(case)
        self._kinds = kinds
        self._printed = case.laid(_Printed)

    def tags(self, card: CardId) -> frozenset[str]:
        """The tags as far as they are known."""
        return self._kinds[card] if card in self._kinds else self._printed[card]

    def rating(self, card: CardId, which: Rating, *, base: bool) -> int:  # noqa: ARG002
        """The printed rating."""
        return self.case.printed(card).ratings.get(which, 0)


def _kinds(case: Case) -> dict[CardId, frozenset[str]]:
    """The tags of the cards whose tags are not the printed ones."""
    known: dict[CardId, frozenset[str]] = {}
    if sorts(case).isdisjoint(CHANGING):
        return known
    about = tuple(held for held in raw(case).held if type(held.word) in ABOUT_KINDS)
    for _ in range(PASSES):
        look = Guess(case, known)
        changed: dict[CardId, frozenset[str]] = {}
        held_words = tuple(expanded(look, about))
        kept = _kept(look, held_words)
        for held in held_words:
            if isinstance(held.word, Kind):
                _change(look, held, held.word, changed, kept)
        if changed == known:
            break
        known = changed
    return known


def _kept(look: Look, held_words: tuple[Held, ...]) -> dict[CardId, frozenset[str]]:
    """What cards are kept from becoming (``gain:…``) or from ceasing to be (``lose:…``)."""
    kept: dict[CardId, frozenset[str]] = {}
    for held in held_words:
        if isinstance(held.word, Protect):
            names = frozenset(name for name in held.word.against if name.startswith(("gain:", "lose:")))
            for card in reached(look, held) if names else ():
                kept[card] = kept.get(card, frozenset()) | names
    return kept


def _is_kept(kept: frozenset[str], how: str, tag: str) -> bool:
    return f"{how}:{tag}" in kept or (tag in AFFILIATIONS and f"{how}:affiliation" in kept)


def _change(
    look: Look,
    held: Held,
    word: Kind,
    changed: dict[CardId, frozenset[str]],
    kept: dict[CardId, frozenset[str]],
) -> None:
    case = look.case
    for card in reached(look, held):
        before = changed.get(card, case.laid(_Printed)[card])
        lost = _lost(_with_named(word.lose, held), before, case.laid(_Printed)[card])
        gained = set(_with_named(word.gain, held))
        if FORMER in gained:
            gained = (gained - {FORMER}) | _former(case, card)
        if card in kept:
            gained = {tag for tag in gained if not _is_kept(kept[card], "gain", tag)}
            lost = frozenset(tag for tag in lost if not _is_kept(kept[card], "lose", tag))
        if "heretic" in gained and "heretic" not in before:
            gained.add("legion")
        after = (before - lost) | gained
        if case.printed(card).type == "warrior":
            after = _settled(before, after, lost)
        changed[card] = after


def _former(case: Case, card: CardId) -> frozenset[str]:
    """The affiliations that a warrior who is hired now once had: those that are printed, and those he is said to have
    left.
    """
    printed = case.printed(card).tags
    left = {tag.removeprefix("former:") for tag in printed if tag.startswith("former:")}
    return frozenset((printed & AFFILIATIONS) | left)


def _with_named(told: tuple[str, ...], held: Held) -> tuple[str, ...]:
    """The tags that a word speaks of, with what was named in the place of ``named``."""
    if "named" not in told:
        return told
    return (*(tag for tag in told if tag != "named"), *held.context.named)


def _lost(lose: tuple[str, ...], before: frozenset[str], printed: frozenset[str]) -> frozenset[str]:
    """The kinds a warrior loses: by ``affiliation`` all he has, by ``gained-affiliation`` those that cards gave him."""
    lost = frozenset(lose)
    if "gained-affiliation" in lost:
        lost |= (before - printed) & AFFILIATIONS
    return lost | (before & AFFILIATIONS) if "affiliation" in lost else lost


def _settled(before: frozenset[str], after: frozenset[str], lost: frozenset[str]) -> frozenset[str]:
    """A Doomtrooper who lost his last affiliation is a mercenary; a tribe's tag goes with the tribe.

    Rule: doomtrooper-cs.mercenary.lost-affiliation
    """
    alone = AFFILIATIONS.isdisjoint(after) and not AFFILIATIONS.isdisjoint(lost & before)
    return with_faith(after | {"freelancer"} if alone and "doomtrooper" in after else after)
