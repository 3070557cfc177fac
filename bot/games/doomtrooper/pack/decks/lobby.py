"""Settings of the lobby: for each seat a sealed list, or a deck that is ready to play, held to the ruleset's
format; for the table how well the game's own player plays."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from functools import cached_property

from msgspec import Struct
from msgspec.structs import replace

from bot.games.doomtrooper.pack.cards.catalogue import Catalogue
from bot.games.doomtrooper.pack.decks.asking import unclear
from bot.games.doomtrooper.pack.decks.checking import breaches
from bot.games.doomtrooper.pack.decks.deck import Deck, deck_in, written
from bot.games.doomtrooper.pack.decks.formats import Format, own_format_list
from bot.games.doomtrooper.pack.decks.names import NameBook
from bot.games.doomtrooper.pack.decks.reading import Listed, read_list
from bot.games.doomtrooper.pack.decks.ready import Ready, earlier_decks, playable, ready_decks
from bot.games.doomtrooper.pack.decks.telling import MOST_TOLD, guess_lines, left_out_lines, trouble_lines
from bot.games.doomtrooper.words.rules.rulesets import CZECH, RULES
from bot.games.doomtrooper.words.rules.ways import OPPONENT, Level
from bot.games.questions import Option
from bot.games.setup import Choice, SeatSetup, Setup
from bot.games.values import Line, Rejected, Seat, Unclear, Violation

DECK, READY, FORMAT = "deck", "ready", "format"
"""The choices of a seat: the list it brings, and the ready deck that it plays without one; and that of the table."""

LEVELS: tuple[Level, ...] = ("normal", "easy")
"""How well the game's own player may play; the first is the usual one."""


def level_choices(setup: Setup) -> tuple[Choice, ...]:
    """The choice of a level, where the game's own player has a seat."""
    if not any(seat.automated for seat in setup.seats):
        return ()
    options = tuple(Option(level, Line(f"doomtrooper-level-{level}")) for level in LEVELS)
    return (Choice(OPPONENT, each_seat=False, options=options, needed=False),)


def level_of(setup: Setup) -> Level:
    """How well the game's own player plays: as was chosen, or as usual."""
    chosen = setup.options.get(OPPONENT)
    return next((level for level in LEVELS if level == chosen), LEVELS[0])


class Checked(Struct, frozen=True):
    """A list with all there is to say of it: how it was understood, its one text, and in what it breaks the format."""

    listed: Listed
    text: str
    breaches: tuple[Violation, ...]

    @property
    def is_legal(self) -> bool:
        """Whether it can be played as it is."""
        return not self.listed.troubles and not self.breaches


class Decks:
    """The decks of a catalogue.

    Args:
        catalogue: the cards that there are.
        ready: the decks that can be picked, as far as the catalogue has their cards.
        formats: what decks are held to; those that the game comes with, unless others are given.
        earlier: what could be picked in the first versions.
        unnamed: codes of cards that have no name in the text of a deck that goes into a match.
    """

    def __init__(
        self,
        catalogue: Catalogue,
        ready: tuple[Ready, ...] | None = None,
        *,
        earlier: tuple[Ready, ...] | None = None,
        formats: tuple[Format, ...] | None = None,
        unnamed: frozenset[str] = frozenset(),
    ) -> None:
        self.cards = catalogue
        self.formats = own_format_list() if formats is None else formats
        self._named = {code: card for code, card in catalogue.items() if code not in unnamed} if unnamed else catalogue
        self._ready = self._playable(ready_decks() if ready is None else ready)
        self._earlier = earlier_decks() if earlier is None else earlier

    def _playable(self, ready: tuple[Ready, ...]) -> dict[str, Deck]:
        return {each.key: each.deck for each in playable(ready, frozenset(self.cards))}

    @property
    def ready(self) -> Mapping[str, Deck]:
        """The decks that can be picked, by their keys."""
        return self._ready

    def of_first_versions(self) -> Decks:
        """The same with the decks that could be picked then."""
        first = copy(self)
        first._ready = first._playable(self._earlier)
        return first

    @cached_property
    def book(self) -> NameBook:
        """The names of the catalogue's cards."""
        return NameBook(self.cards)

    def table_choice(self, ruleset: str) -> tuple[Choice, ...]:
        """The format that all decks of a match by a ruleset are held to; the first is the usual one."""
        options = tuple(Option(each.key, each.label) for each in self.formats if each.ruleset == ruleset)
        return (Choice(FORMAT, each_seat=False, options=options, needed=False),) if options else ()

    def form(self, setup: Setup) -> Format | None:
        """The format of a match; ``None`` where there is no such format for its ruleset."""
        fitting = [each for each in self.formats if each.ruleset == setup.ruleset]
        key = setup.options.get(FORMAT)
        return next((each for each in fitting if key in (None, each.key)), None)

    def choices(self, ruleset: str = "") -> tuple[Choice, ...]:
        """A list for each seat or a ready deck, both sealed; which of the two somebody settles is for them to say."""
        options = tuple(Option(key, Line(f"doomtrooper-ready-{key}")) for key in self._ready)
        instead = READY if options else ""
        own = Choice(DECK, each_seat=True, kind="file", sealed=True, instead=instead, ruleset=ruleset)
        ready = Choice(READY, each_seat=True, options=options, sealed=True, needed=False, instead=DECK)
        return (own, ready) if options else (own,)

    def read(self, content: bytes, ruleset: str = "") -> str | Rejected | Unclear:
        """The one text of a list; rejected by the ruleset's book with every line that is not understood."""
        listed = read_list(content, self.book)
        if listed.troubles:
            slug = RULES.get(ruleset, CZECH).slug("deck.list")
            return Rejected(tuple(Violation(slug, line) for line in trouble_lines(listed)))
        if listed.question:
            return unclear(content, listed.question)
        return written(listed.deck, self._named, listed.typed)

    def remarks(self, content: bytes) -> tuple[Line, ...]:
        """What its owner should look over in a list: the cards that do not play, and the names that were guessed."""
        listed = read_list(content, self.book)
        return (*left_out_lines(listed.left_out), *guess_lines(listed.guesses))

    def check(self, setup: Setup) -> tuple[Violation, ...]:
        """In what the decks of the seats break the format, each told to its own seat alone."""
        form = self.form(setup)
        if form is None:
            return (Violation(RULES[setup.ruleset].slug("deck.agreed"), Line("doomtrooper-format-none")),)
        found: list[Violation] = []
        for seat in range(len(setup.seats)):
            found += (replace(each, seat=seat) for each in self._wrong(setup, seat, form))
        return tuple(found)

    def checked(self, content: bytes, form: Format) -> Checked:
        """A list with all there is to say of it."""
        listed = read_list(content, self.book)
        text = written(listed.deck, self.cards, listed.typed)
        return Checked(listed, text, tuple(breaches(listed.deck, form, self.cards, self.book)))

    def deck(self, setup: Setup, seat: Seat) -> Deck | None:
        """The deck that a seat plays: the list it brought, else the ready deck it picked."""
        return self.deck_of(setup.seats[seat])

    def dealt(self, setup: Setup) -> tuple[Deck, ...]:
        """The decks that the seats play.

        Raises:
            ValueError: a seat has no deck.
        """
        decks = tuple(map(self.deck_of, setup.seats))
        if None in decks:
            raise ValueError(f"seat {decks.index(None)} has no deck; `check` says so before a match is opened")
        return tuple(deck for deck in decks if deck is not None)

    def deck_of(self, seat: SeatSetup) -> Deck | None:
        """The deck that was chosen for a seat: the list that was brought, else the ready deck that was picked."""
        chosen = seat.choices
        if DECK in chosen:
            return deck_in(chosen[DECK], self.cards)
        return self._ready.get(chosen.get(READY, ""))

    def _wrong(self, setup: Setup, seat: Seat, form: Format) -> tuple[Violation, ...]:
        deck = self.deck(setup, seat)
        if deck is None:
            is_chosen = {DECK, READY} & setup.seats[seat].choices.keys()
            said = Line("doomtrooper-deck-none" if is_chosen else "doomtrooper-deck-missing")
            return (Violation(RULES[form.ruleset].slug("deck.list"), said),)
        found = tuple(breaches(deck, form, self.cards, self.book))
        rest = len(found) - MOST_TOLD
        if rest <= 0:
            return found
        return (*found[:MOST_TOLD], Violation(found[-1].rule, Line("doomtrooper-deck-more", {"count": rest})))
