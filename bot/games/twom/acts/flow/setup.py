"""How a campaign is set up: the lobby's choices, and the table before the first morning."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from bot.games.questions import Option
from bot.games.setup import Choice, FirstMatch, Ruleset, Setup, Variant
from bot.games.twom.acts.flow.chance import announced, draw_card
from bot.games.twom.acts.flow.diary import go, pass_on
from bot.games.twom.acts.flow.told_people import ask_person, with_values
from bot.games.twom.looks.refusals import refuse
from bot.games.twom.pack.cards import Card
from bot.games.twom.pack.components import Components
from bot.games.twom.pack.kinds import Deck, Key, Role
from bot.games.twom.pack.partial import short
from bot.games.twom.position.case import Run
from bot.games.twom.position.decks import Cards, nth
from bot.games.twom.position.events import DiaryPassed
from bot.games.twom.position.events_group import Came
from bot.games.twom.position.events_house import Relocated
from bot.games.twom.position.people import Person
from bot.games.twom.position.state import Ask, Since, Spot, State, Table
from bot.games.values import Line, Seat, Violation

GROUP = "group"
RULESET = Ruleset("twom-cs@2026", "twom-cs", (Variant(GROUP, (1, 6), together=True, opens=4 * 3600),))
CHOICES: Mapping[str, tuple[str, ...]] = {
    "cards": ("bot", "table", "box"),
    "dice": ("bot", "table"),
    "scripts": ("pack", "book"),
    "diary": ("passes", "stays"),
    "council": ("off", "1", "2", "4", "8"),
    "length": ("whole", "1", "2", "3"),
}
"""What the lobby settles; the first option holds where nothing was picked."""

VERSION = 2
"""The agreement by which campaigns are played that begin now; see :class:`Table`."""
FIRST_OPTIONS: Mapping[str, tuple[str, ...]] = {**CHOICES, "cards": ("bot", "table")}
"""The options that there were in version 1."""

FIRST_MATCH = FirstMatch(GROUP, 3, {"length": "1"})

KEEPER = "keeper"
"""The choice of who has the box, where people at a table tell what came: a seat, or whoever holds the Diary."""
HOLDER = "holder"

SAVED = "saved"
"""The choice of the file that a campaign goes on from."""

STORE: Mapping[Role, int] = {"lockpick": 1, "shovel": 1, "component": 4, "wood": 4, "water": 2, "raw-food": 3}
"""Rule: twom-cs.setup.storage"""
HUNGER = 2
"""Rule: twom-cs.setup.hunger"""
FRAMES = ("red", "black", "black")
"""Rule: twom-cs.setup.characters"""
LOCATIONS = 3
"""Rule: twom-cs.setup.locations"""


def options(version: int) -> Mapping[str, tuple[str, ...]]:
    """The choices of the lobby for the whole table, by name."""
    return CHOICES if version > 1 else FIRST_OPTIONS


def is_box(setup: Setup) -> bool:
    """Whether people play with their own box, and without a component pack."""
    return _picked(setup, "cards") == "box"


def choices(setup: Setup, version: int = VERSION) -> tuple[Choice, ...]:
    """What is to be settled in the lobby; who keeps the box, only where people tell what came out of it."""
    picks = (
        Choice(name, False, tuple(Option(token, Line(f"twom-{name}-{token}")) for token in tokens))
        for name, tokens in options(version).items()
        if name != "scripts" or not is_box(setup)
    )
    keepers = (
        Option(HOLDER, Line("twom-keeper-holder")),
        *(Option(str(seat), Line("twom-seat", {"seat": seat})) for seat in range(len(setup.seats))),
    )
    keeper = (Choice(KEEPER, False, keepers),) if _tells(setup) else ()
    return (*picks, *keeper, Choice(SAVED, False, kind="file", needed=False))


def _tells(setup: Setup) -> bool:
    """Whether people tell anything of what comes."""
    return any(_picked(setup, name) in ("table", "box", "book") for name in ("cards", "dice", "scripts"))


def _keeper(setup: Setup) -> Seat | None:
    """The seat that has the box; ``None`` for whoever holds the Diary.

    Raises:
        ValueError: there is no such seat.
    """
    picked = setup.options.get(KEEPER, HOLDER) if _tells(setup) else HOLDER
    return None if picked == HOLDER else range(len(setup.seats)).index(int(picked))


def check(setup: Setup, version: int = VERSION) -> tuple[Violation, ...]:
    """Why the table cannot be set like this."""
    least, most = RULESET.variants[0].seats
    if setup.variant != GROUP or setup.ruleset != RULESET.key or not least <= len(setup.seats) <= most:
        return (refuse("setup.steps", "seats"),)
    wrong = [name for name, tokens in options(version).items() if setup.options.get(name, tokens[0]) not in tokens]
    try:
        _keeper(setup)
    except ValueError:
        wrong.append(KEEPER)
    return tuple(refuse("setup.steps", "option", option=Line(f"twom-{name}")) for name in wrong)


def days_of(setup: Setup) -> int:
    """For how many days the table plays; 0 for the whole campaign."""
    return 0 if (days := _picked(setup, "length")) == "whole" else int(days)


def _picked(setup: Setup, name: str) -> str:
    return setup.options.get(name, CHOICES[name][0])


SECTIONS = (
    "shelter", "characters", "fittings", "states", "dice", "events", "locations", "exploration", "residents", "raids",
    "fate", "last_resort", "scripts",
)  # fmt: skip
"""The sections of a pack without which the referee asks people, or leaves something to them."""


def cautions(components: Components, setup: Setup) -> tuple[Line, ...]:
    """Warnings about a table whose cards the referee does not know, or knows under invented names."""
    if components.pack.stand_in and _picked(setup, "cards") == "table":
        return (Line("twom-caution-invented"),)
    return lacking(components)


def lacking(components: Components) -> tuple[Line, ...]:
    """The tables that a pack of people's own lacks, and the questions or checks that this means for them."""
    if components.pack.stand_in:
        return ()
    begun = tuple(
        Line("twom-short", {"section": Line(f"twom-section-{name.replace('_', '-')}"), "count": count, "of": of})
        for name, (count, of) in short(components.given).items()
    )
    unfinished = (Line("twom-caution-short", {"short": begun}),) if begun else ()
    missing = [name for name in SECTIONS if not getattr(components.pack, name)]
    without = tuple(Line(f"twom-without-{name.replace('_', '-')}") for name in missing)
    return (*unfinished, Line("twom-caution-without", {"without": without})) if without else unfinished


def blank(components: Components, setup: Setup, version: int = VERSION) -> State:
    """The table with everything on it that nobody draws.

    Rule: twom-cs.setup.steps
    """
    table = Table(
        "bot" if _picked(setup, "cards") == "bot" else "table",
        "table" if _picked(setup, "dice") == "table" else "bot",
        "book" if _picked(setup, "scripts") == "book" or is_box(setup) else "pack",
        _picked(setup, "diary") == "stays",
        _keeper(setup),
        0 if (hours := _picked(setup, "council")) == "off" else int(hours),
        days_of(setup),
        is_box(setup),
        version,
    )
    store = {components.token_of(role): number for role, number in STORE.items()}
    supply = {key: token.number for key, token in components.tokens.items() if token.number is not None}
    # A box with fewer tokens than the store begins with has none left of them.
    supply = {key: max(0, number - store.get(key, 0)) for key, number in supply.items()}
    shelter = {space: Spot(card=card.key) for card in components.shelter.cards for space in card.spaces}
    backs: dict[Key, dict[Key, int]] = {}
    for back in components.shelter.backs:
        backs.setdefault(back.of, {})[back.key] = back.copies
    fittings = sorted(components.fittings.values(), key=lambda each: each.key)
    seats = len(setup.seats)
    free = tuple(seat for seat, each in enumerate(setup.seats) if each.free is True)
    present = tuple(seat for seat in range(seats) if seat not in free)
    return State(
        seats=seats,
        present=present,
        holder=next(iter(present), 0),
        people=(),
        table=table,
        store=dict(sorted(store.items())),
        since=Since(dict(sorted(store.items()))),
        supply=dict(sorted(supply.items())),
        decks={deck: _deck(components, deck) for deck in sorted(components.decks)},
        characters=dict.fromkeys(sorted(components.characters), 1),
        shelter=dict(sorted(shelter.items())),
        backs={kind: dict(sorted(keys.items())) for kind, keys in sorted(backs.items())},
        fittings={each.key: each.copies for each in fittings if each.known},
        ideas={each.key: each.copies for each in fittings if not each.known},
        free=free,
    )


def _deck(components: Components, deck: Deck) -> Cards:
    """Rule: twom-cs.setup.red-corner"""
    cards: Iterable[Card] = components.decks[deck].values()
    red = {card.key: card.copies for card in cards if getattr(card, "red", False)}
    left = {card.key: card.copies for card in cards if card.key not in red}
    return Cards(dict(sorted(left.items())), red=dict(sorted(red.items())))


def set_up(run: Run) -> None:
    """Draw what is drawn before the first morning: the first holder of the Diary, three characters, three locations."""
    seats = run.state.taken
    if run.state.table.cards == "table" and len(seats) > 1:
        holder = int(announced(run, Ask("holder", tuple(str(seat) for seat in seats))))
    else:
        holder = seats[run.draw("first-holder", len(seats))]
    if holder != run.state.holder:
        run.emit(DiaryPassed(holder, run.state.holder))
    if not run.is_first and run.state.present and run.state.holder not in run.state.present:
        # The one who begins may have left the table meanwhile.
        pass_on(run)
    if not run.is_first and (run.state.table.cards == "table" or not run.components.characters):
        go(run, "characters")
        return
    for frame in FRAMES:
        _character(run, frame)
    while len(run.state.locations) < LOCATIONS and _locate(run):
        pass
    go(run, "event", day=1)


def draw_characters(run: Run) -> None:
    """Draw the next character, until there are three; then the locations.

    Rule: twom-cs.setup.characters
    """
    there = len(run.state.people)
    if there < len(FRAMES):
        _character(run, FRAMES[there])
    else:
        go(run, "locations")


def draw_locations(run: Run) -> None:
    """Draw the next location, until three lie open; then the first day begins.

    Rule: twom-cs.setup.locations
    """
    if len(run.state.locations) == LOCATIONS or not _locate(run):
        go(run, "event", day=1)


def _locate(run: Run) -> bool:
    """Turn the next location up; whether there is one."""
    card = draw_card(run, "locations")
    if card is not None:
        run.emit(Relocated((*run.state.locations, card)))
    return card is not None


def _character(run: Run, frame: str) -> None:
    """Rule: twom-cs.setup.characters"""
    cards = run.components.characters
    if not run.is_first and not cards:
        run.emit(Came(replace(ask_person(run, str(len(run.state.people) + 1)), hunger=HUNGER)))
        return
    there = {key: 1 for key in run.state.characters if cards[key].frame == frame}
    if run.state.table.cards == "table" and there:
        key = announced(run, Ask(f"characters-{frame}", tuple(sorted(there))))
    elif there:
        key = nth(there, run.draw("character", len(there)))
    else:
        # The pack lacks characters; they are told apart by their order.
        key = f"person-{len(run.state.people) + 1}"
    run.emit(Came(with_values(run, Person(key, hunger=HUNGER, at=run.components.guard))))
