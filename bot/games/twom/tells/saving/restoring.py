"""A campaign that goes on from a save sheet."""

from __future__ import annotations

from msgspec import UNSET
from msgspec.structs import asdict, replace

from bot.games.kernel.arrange import Wrong
from bot.games.setup import SeatSetup, Setup
from bot.games.twom.acts.arranging.form import Change
from bot.games.twom.acts.arranging.layout import laid_out
from bot.games.twom.acts.flow.diary import next_present
from bot.games.twom.acts.flow.setup import GROUP, RULESET, SAVED, VERSION, blank
from bot.games.twom.pack.components import Components
from bot.games.twom.position.decks import plus
from bot.games.twom.position.events import with_values
from bot.games.twom.position.state import Since, State
from bot.games.twom.tells.saving.sheet import Sheet, failure, read, written
from bot.games.values import Line, Rejected, Violation

_ONE = Setup(RULESET.key, GROUP, (SeatSetup(),))


def text_of(components: Components, content: bytes) -> str | Rejected:
    """The text of a sheet that somebody brings, written in one way whatever it looked like."""
    try:
        sheet = read(components, content)
        _laid(components, _ONE, sheet)
    except Wrong as problem:
        return Rejected((failure(problem),))
    return written(sheet).decode()


def remarks(text: str) -> tuple[Line, ...]:
    """That a sheet was written by hand, for it has no seal."""
    return () if '"seal"' in text else (Line("twom-remark-by-hand"),)


def check(components: Components, setup: Setup) -> tuple[Violation, ...]:
    """Why no campaign can go on from the sheet of a setup."""
    if SAVED not in setup.options:
        return ()
    try:
        restored(components, setup)
    except Wrong as problem:
        return (failure(problem),)
    return ()


def restored(components: Components, setup: Setup, version: int = VERSION) -> tuple[State, bool]:
    """The position on the sheet of a setup, after dawn, and whether the sheet was sealed.

    Raises:
        Wrong: there is no such position.
    """
    sheet = read(components, setup.options[SAVED].encode())
    return _laid(components, setup, sheet, version), bool(sheet.seal)


def _laid(components: Components, setup: Setup, sheet: Sheet, version: int = VERSION) -> State:
    table = blank(components, setup, version)
    day = sheet.day or 1
    if table.table.last:
        # So many days more, from the day on the sheet.
        table = replace(table, table=replace(table.table, last=day + table.table.last))
    counted = {key: number for key, number in table.store.items() if key in table.supply}
    supply = {**table.supply, **plus({key: table.supply[key] for key in counted}, counted)}
    bare = replace(table, store={}, supply=dict(sorted(supply.items())))
    bare = with_values(bare, {} if sheet.values is None else sheet.values)
    whose = replace(table, holder=(sheet.holder or 0) % table.seats)
    parts = {name: value for name, value in asdict(sheet).items() if name in Change.__struct_fields__}
    told = replace(
        Change(**parts),
        step="new-day",
        day=day,
        # A day has one event, unless the sheet says how many were turned.
        turned=min(day, 13) if sheet.turned is None else sheet.turned,
        holder=next_present(whose) if whose.holder in table.free else whose.holder,
        outside=UNSET,
    )
    laid = laid_out(components, bare, told)
    return replace(laid, since=Since(laid.store, laid.figures))
