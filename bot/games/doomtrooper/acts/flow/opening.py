"""The opening: hands are drawn, seats may change theirs, the first turn begins.

Rule: doomtrooper-cs.setup.opening-hand, doomtrooper-cs.setup.cardinals-privilege, doomtrooper-sv.setup.hand
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from bot.games.contract import Chance
from bot.games.doomtrooper.acts.happening.leaving import shuffle
from bot.games.doomtrooper.pack.cards.catalogue import Catalogue
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.commands import Privilege
from bot.games.doomtrooper.position.frames import Opening, TurnFrame
from bot.games.doomtrooper.position.run import Run
from bot.games.doomtrooper.position.state import Card, Mode, Player, State
from bot.games.doomtrooper.words.rules.rulesets import Rules
from bot.games.values import Seat

Deck = tuple[tuple[str, ...], tuple[str, ...]]
"""The codes of the cards of a deck, and of its sideboard."""


def table(
    catalogue: Catalogue,
    rules: Rules,
    decks: tuple[Deck, ...],
    target: int,
    chance: Chance,
    mode: Mode = "free",
    first: Seat | None = None,
    *,
    by_arrival: bool = True,
) -> State:
    """The table as it is set: libraries shuffled, hands drawn, who begins drawn by lot unless that is settled.

    Rule: doomtrooper-cs.setup.who-starts, doomtrooper-sv.setup.first-player, doomtrooper-sv.multiplayer.teams
    """
    cards: list[Card] = []
    libraries = []
    for seat, (deck, side) in enumerate(decks):
        libraries.append(tuple(range(len(cards), len(cards) + len(deck))))
        cards += [Card(code, seat, seat, "library") for code in deck]
        cards += [Card(code, seat, seat, "sideboard") for code in side]
    destiny = rules.team_destiny if mode == "teams" else rules.destiny
    players = tuple(Player(destiny=destiny) for _ in decks)
    state = State(rules.key, target, tuple(cards), players, tuple(libraries), mode=mode, by_arrival=by_arrival)
    run = Run(catalogue, rules, state, chance)
    for seat in range(len(decks)):
        shuffle(run, seat, "deck")
        draw(run, seat, rules.hand, why="opening")
    if first is None:
        first = chance.draw("first", len(decks))
    frame = Opening(tuple(range(len(decks)))) if rules.privilege else TurnFrame()
    return replace(run.state, first=first, active=first, stack=(frame,))


def codes(counted: Mapping[str, int]) -> tuple[str, ...]:
    """The cards of a deck one by one, in the order of their codes."""
    return tuple(code for code, number in sorted(counted.items()) for _ in range(number))


def draw(run: Run, seat: Seat, number: int, why: str = "draw") -> int:
    """Draw cards from a library, as many as there are. Tells how many there were."""
    top = run.state.libraries[seat][::-1][:number]
    for card in top:
        run.emit(ev.Moved(card, "hand", why))
    return len(top)


def go_on(run: Run, frame: Opening) -> bool:
    """Begin the first turn when every seat has settled its hand."""
    if frame.open:
        return False
    run.pop()
    run.push(TurnFrame())
    return True


def settle(run: Run, seat: Seat, frame: Opening, said: Privilege) -> None:
    """A seat keeps its hand, or takes a new one.

    Seven new cards come first, so that none of the old ones can be among them; then the old hand is shuffled into the
    library, or goes to the discard pile where a warrior was in it. The library is shuffled whatever is decided: nobody
    else learns from the draws of chance whether a hand without a warrior was changed.
    """
    run.change(replace(frame, open=tuple(other for other in frame.open if other != seat)))
    run.emit(ev.PlayerNoted(seat, privilege=True))
    if said.new:
        old = run.hand(seat)
        had_warrior = any(run.printed(card).type == "warrior" for card in old)
        draw(run, seat, run.rules.hand, why="privilege")
        for card in old:
            run.emit(ev.Moved(card, "discard" if had_warrior else "library", "privilege"))
    shuffle(run, seat, "privilege")
