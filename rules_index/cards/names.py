"""The names of cards: printed in the lexicon or in an imported table, inflected, shortened or misspelt."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache

from rapidfuzz import fuzz, process

from rules_index.digest.components import Components
from rules_index.digest.lexicon import Concept, load_cards_of_lexicon
from rules_index.languages.language import fold, root, stem, words
from rules_index.values.books import Language
from rules_index.values.cards import Card, Component

DASH = re.compile(r"\s+[–—-]\s+|[–—,]")
"""Parts a name from its byname: ``Algeroth – vládce černé technologie``."""
MISSPELT = 82
"""Likeness of a name, of 100, from which it is the one meant."""
NEAR, SHOWN_NEAR = 60, 5
"""Likeness from which a name is offered instead, and how many are."""
SHORTEST_PART = 3
"""Letters that the typed beginning of a name has at least."""


@dataclass(frozen=True, slots=True)
class KnownCard:
    """A card or other component with all it is called: printed ``names`` by language, ``others`` (short forms, slang)
    with theirs.

    ``unsure`` are the languages whose printed name is not sure. ``is_named`` tells that the names are proper names.
    """

    game: str
    names: Mapping[Language, str]
    others: tuple[tuple[str, Language], ...] = ()
    card: Card | None = None
    component: Component | None = None
    unsure: frozenset[Language] = frozenset()
    is_named: bool = True

    @property
    def label(self) -> str:
        """The first of its names."""
        return next(iter(self.names.values()))

    @property
    def printed(self) -> tuple[tuple[str, Language], ...]:
        """The printed names, whole and without their bynames."""
        found: dict[tuple[str, Language], None] = {}
        for language, name in self.names.items():
            for part in (name, DASH.split(name)[0].strip()):
                if words(part):
                    found[part, language] = None
        return tuple(found)


@dataclass(frozen=True)
class Names:
    """The cards of all games, to be found by what people call them."""

    cards: tuple[KnownCard, ...]
    _by_key: dict[tuple[str, str], KnownCard] = field(init=False, repr=False)
    _keys: dict[str, list[KnownCard]] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        by_key: dict[tuple[str, str], KnownCard] = {}
        for named in (lambda card: card.names.items(), _short_names, _other_names):
            for card in self.cards:
                for _, name in named(card):
                    by_key.setdefault((card.game, key(name)), card)
        keys: dict[str, list[KnownCard]] = {}
        for (_, name), card in by_key.items():
            keys.setdefault(name, []).append(card)
        object.__setattr__(self, "_by_key", by_key)
        object.__setattr__(self, "_keys", keys)

    @cached_property
    def spelt(self) -> tuple[tuple[KnownCard, str, tuple[str, ...]], ...]:
        """Each card with each of its proper names, as written and as folded words."""
        return tuple((card, name, tuple(map(fold, words(name)))) for card in self.cards for name in proper_names(card))

    @cached_property
    def by_letter(self) -> dict[str, list[tuple[KnownCard, str, tuple[str, ...]]]]:
        """What :attr:`spelt` has, by the letters that its words begin with."""
        found: dict[str, list[tuple[KnownCard, str, tuple[str, ...]]]] = {}
        for each in self.spelt:
            for letter in sorted({word[0] for word in each[2]}):
                found.setdefault(letter, []).append(each)
        return found

    def find(self, typed: str, game: str | None = None) -> KnownCard | None:
        """The card that is meant: named exactly, in another form, with typing errors, or by the only beginning."""
        wanted = key(typed)
        if not wanted:
            return None
        if wanted in self._keys and (exact := _of_game(self._keys[wanted], game)):
            return exact[0]
        if inflected := [card for card in _of_game(self.cards, game) if _is_form(typed, card)]:
            return inflected[0]
        if alike := self.misspelt(typed, game):
            return alike
        begun = {id(card): card for name in self._listed(game) if _begins(name, wanted) for card in self._keys[name]}
        fitting = _of_game(begun.values(), game)
        return fitting[0] if len(fitting) == 1 else None

    def misspelt(self, typed: str, game: str | None = None) -> KnownCard | None:
        """The card whose name is much like what is typed; unlike :meth:`find` it takes no beginnings of names."""
        wanted = key(typed)
        alike = process.extractOne(wanted, self._listed(game), scorer=fuzz.ratio, score_cutoff=MISSPELT)
        return _of_game(self._keys[alike[0]], game)[0] if alike else None

    def near(self, typed: str, game: str | None = None, limit: int = SHOWN_NEAR) -> tuple[str, ...]:
        """Printed names like what is typed: first those that begin so, then those alike, then those sharing a word."""
        wanted = key(typed)
        shown = {key(name): name for card in _of_game(self.cards, game) for name in card.names.values()}
        if not wanted:
            return tuple(sorted(shown.values(), key=fold)[:limit])
        begun = sorted(
            (name for name in shown if f" {wanted}" in f" {name}"),
            key=lambda name: (not name.startswith(wanted), len(name), name),
        )
        alike = [name for name, *_ in process.extract(wanted, list(shown), scorer=fuzz.ratio, score_cutoff=NEAR)]
        parts = [part for part in wanted.split() if len(part) >= SHORTEST_PART]
        sharing = sorted(name for name in shown if any(f" {part}" in f" {name}" for part in parts))
        return tuple(shown[name] for name in dict.fromkeys((*begun, *alike, *sharing)))[:limit]

    def _listed(self, game: str | None) -> Sequence[str]:
        return self._by_game.get(game, ()) if game else tuple(self._keys)

    @cached_property
    def _by_game(self) -> dict[str, list[str]]:
        """The keys of the names of each game."""
        found: dict[str, list[str]] = {}
        for game, name in self._by_key:
            found.setdefault(game, []).append(name)
        return found


def known_names(cards: Iterable[Card], components: Components | None = None) -> Names:
    """The names of the lexicon's cards, of a table's, and of other components; a card that is in both is one."""
    known: list[KnownCard] = []
    listed = tuple(cards)
    rows = {(card.game, key(name)): card for card in listed for name in (card.name_en, card.name_cs) if key(name)}
    taken: set[tuple[str, str]] = set()
    for game, concepts in load_cards_of_lexicon().items():
        for concept in concepts:
            names = _printed(concept)
            card = next((row for name in names.values() if (row := rows.get((game, key(name))))), None)
            unsure: frozenset[Language] = frozenset()
            if card:
                taken.add((card.game, card.code))
                unsure = _unsure(card)
                both = {**_row_names(card), **names}
                names = {language: both[language] for language in Language if language in both}
            component = card.component if card else None
            known.append(KnownCard(game, names, _others(concept), card, component, unsure))
    fresh = {(card.game, card.code): card for card in rows.values() if (card.game, card.code) not in taken}
    known += [
        KnownCard(card.game, _row_names(card), (), card, card.component, _unsure(card))
        for _, card in sorted(fresh.items())
    ]
    return Names((*known, *(_components(components) if components else ())))


def _components(components: Components) -> Iterator[KnownCard]:
    for game in components.games.values():
        for text in game.component:
            named = text.named()
            first = {language: names[0] for language, names in named.items()}
            others = tuple((name, language) for language, names in named.items() for name in names[1:])
            is_named = game.kind[text.kind].named
            yield KnownCard(game.game, first, others, None, game.component_of(text), is_named=is_named)


def _unsure(card: Card) -> frozenset[Language]:
    return frozenset() if card.is_name_cs_sure else frozenset({Language.CS})


def key(name: str) -> str:
    """A name folded, without its punctuation."""
    return " ".join(words(fold(name)))


def proper_names(card: KnownCard) -> list[str]:
    """Names that mean the card wherever they occur: printed ones, and short ones written with a capital."""
    proper = (name for name, _ in card.others if name[:1].isupper())
    return list(dict.fromkeys([*(name for name, _ in card.printed), *proper]))


@lru_cache(maxsize=20_000)
def forms(word: str, language: Language) -> frozenset[str]:
    """What the inflected forms of a word may share: the form itself, its stem, its root."""
    return frozenset({fold(word), stem(word, language), root(word, language)})


def _is_form(typed: str, card: KnownCard) -> bool:
    said = words(typed)
    for name, language in (*card.printed, *card.others):
        own = words(name)
        if len(own) == len(said) and all(
            forms(one, language) & forms(other, language) for one, other in zip(said, own, strict=True)
        ):
            return True
    return False


def _begins(name: str, wanted: str) -> bool:
    return len(wanted) >= SHORTEST_PART and (name.startswith(wanted) or f" {wanted}" in name)


def _of_game(cards: Iterable[KnownCard], game: str | None) -> list[KnownCard]:
    return [card for card in cards if game in (None, card.game)]


def _short_names(card: KnownCard) -> Iterable[tuple[Language, str]]:
    return ((language, name) for name, language in card.printed)


def _other_names(card: KnownCard) -> Iterable[tuple[Language, str]]:
    return ((language, name) for name, language in card.others)


def _printed(concept: Concept) -> dict[Language, str]:
    return {language: names[0] for language in Language if (names := concept.words(language))}


def _others(concept: Concept) -> tuple[tuple[str, Language], ...]:
    printed = set(_printed(concept).values())
    return tuple((word, language) for word, language in concept.members() if word not in printed)


def _row_names(card: Card) -> dict[Language, str]:
    named = {Language.CS: card.name_cs, Language.EN: card.name_en}
    return {language: name for language, name in named.items() if name}
