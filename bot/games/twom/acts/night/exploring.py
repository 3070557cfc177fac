"""The unknown, card by card; noise, and whom it brings."""

from __future__ import annotations

from bot.games.twom.acts.flow.cards import carry_out
from bot.games.twom.acts.flow.chance import draw_card, look_at, roll_black
from bot.games.twom.acts.flow.diary import go
from bot.games.twom.acts.flow.step import Step
from bot.games.twom.position.case import Run
from bot.games.twom.position.events import Rolled, Shuffled
from bot.games.twom.position.events_house import Noised, Unknown

QUIET = 1


def explore(run: Run) -> None:
    """Turn the next card of the unknown up and carry it out, until none is left.

    Rule: twom-cs.explore.resolve
    """
    state = run.state
    outside = tuple(person.key for person in state.people if person.night == "outside")
    if not state.unknown or not outside:
        go(run, "explored")
        return
    go(run, "card-over")
    card = draw_card(run, "exploration")
    run.emit(Unknown(state.unknown - 1))
    carry_out(run, "exploration", card or "unknown-card", outside)


def card_over(run: Run) -> None:
    """Pass the Diary after a card, unless the table agreed that it stays.

    Rule: twom-cs.leader.when
    """
    go(run, "explore", passes=not run.state.table.stays)


def explored(run: Run) -> None:
    """Shuffle the cards of the unknown and the residents back into their decks.

    Rule: twom-cs.findings.shuffle
    """
    go(run, "findings")
    if run.state.unknown:
        run.emit(Unknown(0))
    run.emit(Noised(0))
    for deck in ("exploration", "residents"):
        if run.state.decks[deck].discards or run.state.decks[deck].top:
            run.emit(Shuffled(deck))


def change_noise(run: Run, by: int) -> None:
    """Move the noise token, between 1 and the top of its track.

    Rule: twom-cs.noise.change
    """
    level = max(QUIET, min(run.state.noise + by, run.components.pack.noise_top))
    if level != run.state.noise:
        run.emit(Noised(level))


def check_noise(run: Run, face: int = 0) -> None:
    """Roll for the noise: as much as it or less brings somebody.

    Args:
        face: what the die showed, where people said that already.

    Rule: twom-cs.noise.check
    """
    if face:
        run.emit(Rolled("black", str(face), "noise", told=True))
    if (face or roll_black(run, "noise")) <= run.state.noise:
        meet(run)


def meet(run: Run) -> None:
    """Somebody comes: it is quiet again, and the top card of the residents is carried out.

    Rule: twom-cs.noise.encounter
    """
    if run.state.noise != QUIET:
        run.emit(Noised(QUIET))
    outside = tuple(person.key for person in run.state.people if person.night == "outside")
    card = draw_card(run, "residents")
    carry_out(run, "residents", card or "unknown-resident", outside)


def give_back(run: Run, cards: int) -> None:
    """Return cards of the unknown to the exploration deck, unseen.

    Rule: twom-cs.explore.return
    """
    back = min(cards, run.state.unknown)
    if back:
        run.emit(Unknown(run.state.unknown - back))


def skip(run: Run, cards: int) -> None:
    """Discard the next cards of the unknown without carrying them out."""
    for _ in range(min(cards, run.state.unknown)):
        if draw_card(run, "exploration") is None:
            return
        run.emit(Unknown(run.state.unknown - 1))


def look(run: Run, cards: int) -> None:
    """Turn the next cards of the unknown up; they stay on top."""
    look_at(run, "exploration", min(cards, run.state.unknown))


EXPLORE = Step("scavenging", explore)
CARD_OVER = Step("scavenging", card_over)
EXPLORED = Step("scavenging", explored)
