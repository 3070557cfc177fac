"""Smugglers, a game of our own for tests: hidden hands, a secret stake, a die, reactions to reactions.

Sixteen cards, four of each value 1-4. Everybody stakes a card face down at once; a die picks who starts. On a turn one
lays a card or draws one (on a six two). A laid card is open to the others: a matching card from the hand takes the pile
over and opens it again; once all let it be, it belongs to whoever laid last. Cards won count their value, and so does
the stake of those who won any. The match ends after a number of turns, or when a hand is empty.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from bot.games.codec import Codec
from bot.games.contract import Chance, Game
from bot.games.questions import Complete, Option, Prompt, Step
from bot.games.setup import Choice, Ruleset, SeatSetup, Setup, Variant
from bot.games.values import JUDGE, Accepted, Adjustable, Line, Loss, Outcome, Rejected, Seat, Viewer, Violation
from tests.bot.games.toy.values import (
    Adjusted,
    Command,
    Dealt,
    Draw,
    Drew,
    Ended,
    Event,
    Laid,
    Lay,
    Let,
    LetBe,
    Stake,
    Staked,
    Started,
    State,
    View,
    Won,
    card_line,
    matches,
    points,
    put,
    ranking,
    shuffled,
    value,
    violation,
    without,
    words,
)

COLOURS = ("red", "blue", "green", "amber")


class Toy(Game[State, Command, Event]):
    """The referee of Smugglers."""

    key = "toy"
    engine = "toy.1"
    rulesets: tuple[Ruleset, ...] = (
        Ruleset("toy@2026-01-01", "toy", (Variant("short", (2, 4)), Variant("long", (2, 3)))),
        Ruleset("toy@2026-02-01", "toy", (Variant("short", (2, 4)),)),
    )
    codec: Codec[State, Command, Event] = Codec(State, Command, Event)
    plays_as = "faction"
    rules = frozenset({"toy.seats", "toy.colour", "toy.turn", "toy.hand", "toy.deck", "toy.match", "toy.adjust"})

    def choices(self, setup: Setup) -> tuple[Choice, ...]:
        colours = tuple(Option(colour, Line("toy-colour", {"colour": colour})) for colour in COLOURS)
        deal = tuple(Option(str(count), Line("toy-deal", {"count": count})) for count in (3, 4))
        return (Choice("faction", True, colours, distinct=True), Choice("deal", False, deal))

    def check(self, setup: Setup) -> tuple[Violation, ...]:
        variants = {(r.key, v.key): v for r in self.rulesets for v in r.variants}
        variant = variants.get((setup.ruleset, setup.variant))
        colours = [seat.choices.get("faction", "") for seat in setup.seats]
        if variant is None or not variant.seats[0] <= len(setup.seats) <= variant.seats[1]:
            return (violation("toy.seats"),)
        if len(set(colours)) < len(colours) or not set(colours) <= set(COLOURS):
            return (violation("toy.colour"),)
        return () if setup.options.get("deal", "3") in ("3", "4") else (violation("toy.hand"),)

    def open(self, setup: Setup, chance: Chance) -> tuple[Event, ...]:
        deck, size = shuffled(range(16), chance), int(setup.options.get("deal", "3"))
        seats = len(setup.seats)
        hands = tuple(tuple(sorted(deck[seat * size : (seat + 1) * size])) for seat in range(seats))
        higher = setup.ruleset == "toy@2026-02-01"
        return (Dealt(higher, seats * (5 if setup.variant == "long" else 3), hands, deck[seats * size :]),)

    def initial(self, event: Event) -> State:
        assert isinstance(event, Dealt)
        seats = len(event.hands)
        return State(event.higher, event.hands, event.deck, (-1,) * seats, ((),) * seats, event.left)

    def decide(self, state: State, seat: Seat, command: Command, chance: Chance) -> Accepted[Event] | Rejected:
        rule = self._breach(state, seat, command)
        if rule is not None:
            return Rejected((violation(rule),))
        happened: list[Event]
        match command:
            case Stake(card):
                happened = [Staked(seat, card)]
                if sum(stake < 0 for stake in state.stakes) == 1:
                    happened.append(Started(chance.draw("starter", len(state.hands))))
                return Accepted(tuple(happened))
            case Lay(card):
                return Accepted((Laid(seat, card),))
            case Draw():
                die = 1 + chance.draw("die", 6)
                happened = [Drew(seat, die, state.deck[: 1 + (die == 6)])]
            case Let():
                happened = [LetBe(seat)] if len(state.waiting) > 1 else [LetBe(seat), Won(state.holder)]
        after = state
        for event in happened:
            after = self.evolve(after, event)
        if after.stage == "turn" and (after.left == 0 or () in after.hands):
            happened.append(Ended(after.stakes))
        return Accepted(tuple(happened))

    def _breach(self, state: State, seat: Seat, command: Command) -> str | None:
        if seat not in {prompt.seat for prompt in self.prompts(state)}:
            return "toy.turn"
        fits = {Stake: ("stake",), Lay: ("turn", "react"), Draw: ("turn",), Let: ("react",)}
        if state.stage not in fits[type(command)]:
            return "toy.turn"
        if isinstance(command, Draw) and not state.deck:
            return "toy.deck"
        if isinstance(command, Stake | Lay) and command.card not in state.hands[seat]:
            return "toy.hand"
        if isinstance(command, Lay) and state.pile and not matches(state, command.card):
            return "toy.match"
        return None

    def adjust(self, state: State, changes: Mapping[str, Any]) -> Accepted[Event] | Rejected:
        left, turn = changes.get("left", state.left), changes.get("turn", state.turn)
        numbers = type(left) is type(turn) is int and 1 <= left <= 99 and 0 <= turn < len(state.hands)
        if not numbers or changes.keys() - {"left", "turn"} or state.stage != "turn":
            return Rejected((violation("toy.adjust"),))
        return Accepted((Adjusted(left, turn),))

    def adjustable(self, state: State) -> tuple[Adjustable, ...]:
        if state.stage != "turn":
            return ()
        last = len(state.hands) - 1
        return (
            Adjustable(("left",), Line("toy-set-left"), state.left, 1, 99),
            Adjustable(("turn",), Line("toy-set-turn"), state.turn, 0, last, is_seat=True),
        )

    def penalise(self, state: State, seat: Seat, what: Loss, amount: int) -> Accepted[Event] | Rejected:
        if what != "turn" or state.stage != "turn" or state.turn != seat:
            return Rejected(())
        return Accepted((Adjusted(state.left, (seat + 1) % len(state.hands)),))

    def evolve(self, state: State, event: Event) -> State:
        match event:
            case Dealt():
                return self.initial(event)
            case Staked(seat, card):
                stakes = put(state.stakes, seat, card)
                return replace(state, hands=without(state.hands, seat, card), stakes=stakes)
            case Started(seat):
                return replace(state, stage="turn", turn=seat)
            case Laid(seat, card):
                waiting = tuple(other for other in range(len(state.hands)) if other != seat)
                hands = without(state.hands, seat, card)
                return replace(
                    state, hands=hands, pile=(*state.pile, card), holder=seat, waiting=waiting, stage="react"
                )
            case Drew(seat, _, cards):
                hands = put(state.hands, seat, tuple(sorted(state.hands[seat] + cards)))
                return _next(replace(state, hands=hands, deck=state.deck[len(cards) :]))
            case LetBe(seat):
                return replace(state, waiting=tuple(other for other in state.waiting if other != seat))
            case Won(seat):
                won = put(state.won, seat, state.won[seat] + state.pile)
                return _next(replace(state, won=won, pile=(), holder=-1))
            case Ended():
                return replace(state, stage="over")
            case Adjusted(left, turn):
                return replace(state, left=left, turn=turn)

    def prompts(self, state: State) -> tuple[Prompt, ...]:
        seats: dict[str, tuple[Seat, ...]] = {
            "stake": tuple(seat for seat, stake in enumerate(state.stakes) if stake < 0),
            "turn": (state.turn,),
            "react": state.waiting,
            "over": (),
        }
        name = f"{state.stage}.{state.left}.{len(state.pile)}"
        ask = Line(f"toy-ask-{state.stage}")
        return tuple(Prompt(f"{name}.{seat}", seat, ask, state.stage == "react") for seat in seats[state.stage])

    def step(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> Step | Complete[Command] | None:
        if prompt not in self.prompts(state):
            return None
        hand = state.hands[prompt.seat]
        cards = {f"c{card}": card for card in hand if not state.pile or matches(state, card)}
        match state.stage, path:
            case ("stake", ()) | ("turn", ("lay",)):
                return Step(prompt.ask, tuple(Option(token, card_line(card)) for token, card in cards.items()))
            case "turn", ():
                return Step(prompt.ask, words("lay", "draw") if state.deck else words("lay"))
            case "react", ():
                taking = tuple(Option(token, card_line(card)) for token, card in cards.items())
                return Step(prompt.ask, words("let") + taking)
            case "stake", (token,) if token in cards:
                last = sum(stake < 0 for stake in state.stakes) == 1
                return Complete(Stake(cards[token]), card_line(cards[token]), final=last)
            case ("turn", ("lay", token)) | ("react", (token,)) if token in cards:
                return Complete(Lay(cards[token]), card_line(cards[token]), final=True)
            case "turn", ("draw",) if state.deck:
                return Complete(Draw(), Line("toy-draw"), final=True)
            case "react", ("let",):
                last = state.waiting == (prompt.seat,) and (state.left == 1 or () in state.hands)
                return Complete(Let(), Line("toy-let"), final=last)
        return None

    def default(self, state: State, prompt: Prompt) -> Command:
        hand = state.hands[prompt.seat]
        return Stake(hand[0]) if state.stage == "stake" else Let() if state.stage == "react" else Lay(hand[0])

    def automated(self, state: State, prompt: Prompt) -> Command:
        hand = state.hands[prompt.seat]
        if state.stage == "react":
            return next((Lay(card) for card in hand if matches(state, card)), Let())
        return Stake(hand[-1]) if state.stage == "stake" else Lay(hand[-1])

    def points(self, state: State) -> tuple[int, ...]:
        """What each seat has by now, with the stakes as soon as they are shown."""
        if state.stage == "over":
            return tuple(points(state))
        return tuple(sum(map(value, won)) for won in state.won)

    def outcome(self, state: State) -> Outcome | None:
        return ranking(points(state), "toy-over") if state.stage == "over" else None

    def retire(self, state: State, seats: tuple[Seat, ...], people: tuple[Seat, ...]) -> Outcome | None:
        if people and len(state.hands) - len(seats) > 1:
            return None
        return ranking([-1 if seat in seats else each for seat, each in enumerate(points(state))], "toy-conceded")

    def reveals(self, event: Event) -> bool:
        return not isinstance(event, Staked | LetBe | Won | Adjusted)

    def view(self, state: State, viewer: Viewer) -> View:
        every, over = viewer == JUDGE, state.stage == "over"
        return View(
            hands=tuple(hand if every or seat == viewer else None for seat, hand in enumerate(state.hands)),
            held=tuple(len(hand) for hand in state.hands),
            stakes=tuple(s if every or over or seat == viewer else None for seat, s in enumerate(state.stakes)),
            deck=len(state.deck),
            won=state.won,
            pile=state.pile,
            turn=state.turn,
            left=state.left,
        )

    def narrate(self, event: Event, viewer: Viewer) -> tuple[Line, ...]:
        return (self._told(event, viewer),)

    def _told(self, event: Event, viewer: Viewer) -> Line:
        match event:
            case Dealt():
                return Line("toy-dealt", {"seats": len(event.hands)})
            case Staked(seat, card) if viewer in (seat, JUDGE):
                return Line("toy-staked-card", {"seat": seat, "card": card_line(card)})
            case Drew(seat, die, cards) if viewer in (seat, JUDGE):
                return Line("toy-drew-cards", {"seat": seat, "die": die, "cards": tuple(map(card_line, cards))})
            case Drew(seat, die, cards):
                return Line("toy-drew", {"seat": seat, "die": die, "count": len(cards)})
            case Laid(seat, card):
                return Line("toy-laid", {"seat": seat, "card": card_line(card)})
            case Ended(stakes):
                return Line("toy-ended", {"stakes": tuple(map(card_line, stakes))})
            case Adjusted(left, turn):
                return Line("toy-adjusted", {"left": left, "turn": turn})
            case Staked(seat) | Started(seat) | LetBe(seat) | Won(seat):
                return Line(f"toy-{type(event).__name__.lower()}", {"seat": seat})

    def resample(self, state: State, viewer: Viewer, chance: Chance) -> State:
        if viewer == JUDGE:
            return state
        others = [seat for seat in range(len(state.hands)) if seat != viewer]
        hands, stakes = list(state.hands), list(state.stakes)
        staked = [seat for seat in others if stakes[seat] >= 0 and state.stage != "over"]
        unknown = [card for seat in others for card in hands[seat]] + [stakes[seat] for seat in staked]
        drawn = list(shuffled((*unknown, *state.deck), chance))
        for seat in others:
            hands[seat] = tuple(sorted(drawn.pop() for _ in hands[seat]))
        for seat in staked:
            stakes[seat] = drawn.pop()
        return replace(state, hands=tuple(hands), stakes=tuple(stakes), deck=tuple(drawn))


def opened(seats: int = 2, *, ruleset: int = 0, variant: str = "short", **options: str) -> Setup:
    """A setup that :meth:`Toy.check` finds nothing wrong with."""
    return Setup(
        Toy.rulesets[ruleset].key, variant, tuple(SeatSetup({"faction": colour}) for colour in COLOURS[:seats]), options
    )


def _next(state: State) -> State:
    return replace(state, stage="turn", turn=(state.turn + 1) % len(state.hands), left=state.left - 1)
