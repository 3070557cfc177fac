"""The toy game, broken in one way at a time: each class breaks one clause of the contract."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from typing import Any

from msgspec.structs import force_setattr, replace

from bot.games.codec import Codec
from bot.games.contract import Chance
from bot.games.questions import Complete, Option, Prompt, Step
from bot.games.setup import Setup
from bot.games.values import JUDGE, Accepted, Line, Outcome, Rejected, Seat, Standing, Viewer, Violation
from tests.bot.games.toy.game import Toy
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
    Stake,
    Staked,
    State,
    View,
    Won,
    card_line,
    matches,
    put,
    violation,
)


class ShowsHands(Toy):
    def view(self, state: State, viewer: Viewer) -> View:
        return super().view(state, JUDGE)


class ShowsTheDeck(Toy):
    def view(self, state: State, viewer: Viewer) -> View:
        return replace(super().view(state, viewer), deck=state.deck[0] if state.deck else -1)


class TellsStakes(Toy):
    def narrate(self, event: Event, viewer: Viewer) -> tuple[Line, ...]:
        return super().narrate(event, JUDGE if isinstance(event, Staked) else viewer)


class TellsDraws(Toy):
    def narrate(self, event: Event, viewer: Viewer) -> tuple[Line, ...]:
        return super().narrate(event, JUDGE if isinstance(event, Drew) else viewer)


class TellsTheDeal(Toy):
    def narrate(self, event: Event, viewer: Viewer) -> tuple[Line, ...]:
        return (card_line(event.deck[0]),) if isinstance(event, Dealt) else super().narrate(event, viewer)


class AsksOnlyWhoCanTake(Toy):
    def prompts(self, state: State) -> tuple[Prompt, ...]:
        asked = super().prompts(state)
        if state.stage != "react":
            return asked
        able = tuple(one for one in asked if any(matches(state, card) for card in state.hands[one.seat]))
        return able or asked


class NamesTheTopCard(Toy):
    def step(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> Step | Complete[Command] | None:
        step = super().step(state, prompt, path)
        if isinstance(step, Complete) and isinstance(step.command, Draw):
            return replace(step, preview=card_line(state.deck[0]))
        return step


class IdentifiesByTheDeck(Toy):
    """Gives the cards of a hand tokens that follow from what lies in the deck."""

    def step(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> Step | Complete[Command] | None:
        end = f"-{state.deck[0]}" if state.deck else ""
        step = super().step(state, prompt, tuple(token.removesuffix(end) if end in token else "?" for token in path))
        if isinstance(step, Step):
            return replace(step, options=tuple(replace(each, token=each.token + end) for each in step.options))
        return step


class RefusesTellingly(Toy):
    def decide(self, state: State, seat: Seat, command: Command, chance: Chance) -> Accepted[Event] | Rejected:
        decision = super().decide(state, seat, command, chance)
        if isinstance(decision, Rejected) and isinstance(command, Lay) and command.card in state.deck:
            return Rejected((Violation("toy.deck", Line("toy-no-deck")),))
        return decision


class RollsForASecret(Toy):
    def decide(self, state: State, seat: Seat, command: Command, chance: Chance) -> Accepted[Event] | Rejected:
        if isinstance(command, Draw) and sum(state.deck) % 2:
            chance.draw("nothing", 2)
        return super().decide(state, seat, command, chance)


class PeeksAutomatically(Toy):
    def automated(self, state: State, prompt: Prompt) -> Command:
        hand = state.hands[prompt.seat]
        return Lay(hand[sum(state.deck) % len(hand)]) if state.stage == "turn" else super().automated(state, prompt)


class DefaultsUnlawfully(Toy):
    def default(self, state: State, prompt: Prompt) -> Command:
        return Draw() if state.stage == "turn" else super().default(state, prompt)


class OffersTheUnlawful(Toy):
    def step(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> Step | Complete[Command] | None:
        step = super().step(state, prompt, path)
        if state.stage == "react" and isinstance(step, Step):
            return replace(step, options=(*step.options, Option("draw", Line("toy-draw"))))
        return Complete(Draw(), Line("toy-draw")) if state.stage == "react" and path == ("draw",) else step


class KeepsSilentAboutDrawing(Toy):
    def step(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> Step | Complete[Command] | None:
        step = super().step(state, prompt, path)
        if state.stage == "turn" and isinstance(step, Step):
            return replace(step, options=tuple(option for option in step.options if option.token != "draw"))
        return None if path == ("draw",) else step


class OffersTwice(Toy):
    def step(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> Step | Complete[Command] | None:
        step = super().step(state, prompt, path)
        if state.stage == "react" and isinstance(step, Step):
            return replace(step, options=(*step.options, Option("let-it-be", Line("toy-let"))))
        return super().step(state, prompt, ("let",)) if path == ("let-it-be",) else step


class NamesOptionsBadly(Toy):
    def step(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> Step | Complete[Command] | None:
        step = super().step(state, prompt, tuple(token.lower() for token in path))
        if isinstance(step, Step):
            return replace(step, options=tuple(replace(each, token=each.token.upper()) for each in step.options))
        return step


class GivesAnotherCommand(Toy):
    def command(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> Command | None:
        command = super().command(state, prompt, path)
        return Stake(state.hands[prompt.seat][0]) if isinstance(command, Stake) else command


class AnswersStalePrompts(Toy):
    def step(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> Step | Complete[Command] | None:
        standing = [one for one in self.prompts(state) if one.seat == prompt.seat]
        return super().step(state, standing[0], path) if standing else None


class LosesACard(Toy):
    def evolve(self, state: State, event: Event) -> State:
        after = super().evolve(state, event)
        if isinstance(event, Won):
            return replace(after, won=put(after.won, event.seat, after.won[event.seat][:-1]))
        return after


class DoublesACard(Toy):
    def evolve(self, state: State, event: Event) -> State:
        after = super().evolve(state, event)
        return replace(after, deck=(*after.deck, event.card)) if isinstance(event, Laid) else after


class DrawsWhileEvolving(Toy):
    def evolve(self, state: State, event: Event) -> State:
        after = super().evolve(state, event)
        if isinstance(event, Drew):
            return replace(after, deck=tuple(random.sample(after.deck, len(after.deck))))
        return after


class RemembersBesideTheState(Toy):
    """Counts matches on the instance, so that the same command leads elsewhere the second time."""

    def __init__(self) -> None:
        self.decided = 0

    def evolve(self, state: State, event: Event) -> State:
        self.decided += 1
        after = super().evolve(state, event)
        return replace(after, turn=self.decided % len(after.hands)) if isinstance(event, Won) else after


class _Lenient(Codec[State, Command, Event]):
    def command(self, data: bytes) -> Command:
        asked = json.loads(data)
        known = {name: asked[name] for name in ("type", "card") if name in asked} if isinstance(asked, dict) else asked
        return super().command(json.dumps(known).encode())


class TakesUnknownFields(Toy):
    codec = _Lenient(State, Command, Event)


class ForgetsInTheCodec(Toy):
    """Lets what the codec does not keep decide: two equal hands in different types."""

    def evolve(self, state: State, event: Event) -> State:
        after = super().evolve(state, event)
        return replace(after, deck=list(after.deck)) if isinstance(event, Drew) else after


class ChangesTheState(Toy):
    def decide(self, state: State, seat: Seat, command: Command, chance: Chance) -> Accepted[Event] | Rejected:
        decision = super().decide(state, seat, command, chance)
        if isinstance(decision, Rejected):
            force_setattr(state, "left", state.left + 1)
        return decision


class CitesAStranger(Toy):
    def decide(self, state: State, seat: Seat, command: Command, chance: Chance) -> Accepted[Event] | Rejected:
        decision = super().decide(state, seat, command, chance)
        return Rejected((Violation("toy.whim", Line("toy-no-whim")),)) if isinstance(decision, Rejected) else decision


class RefusesWithoutAReason(Toy):
    def decide(self, state: State, seat: Seat, command: Command, chance: Chance) -> Accepted[Event] | Rejected:
        decision = super().decide(state, seat, command, chance)
        return Rejected(()) if isinstance(decision, Rejected) else decision


class TakesAnybodysCards(Toy):
    def _breach(self, state: State, seat: Seat, command: Command) -> str | None:
        rule = super()._breach(state, seat, command)
        return None if rule == "toy.turn" and isinstance(command, Stake) and state.stage == "stake" else rule


class NeverEnds(Toy):
    def evolve(self, state: State, event: Event) -> State:
        return state if isinstance(event, Staked) else super().evolve(state, event)


class HidesTheEnd(Toy):
    def outcome(self, state: State) -> Outcome | None:
        return None


class ForgetsASeat(Toy):
    def outcome(self, state: State) -> Outcome | None:
        outcome = super().outcome(state)
        return replace(outcome, standings=outcome.standings[1:]) if outcome else None


class AdjustsAnything(Toy):
    def adjust(self, state: State, changes: Mapping[str, Any]) -> Accepted[Event] | Rejected:
        return Accepted(())


class AdjustsRecklessly(Toy):
    def adjust(self, state: State, changes: Mapping[str, Any]) -> Accepted[Event] | Rejected:
        if type(changes.get("turn")) is int:
            return Accepted((Adjusted(state.left, changes["turn"]),))
        return super().adjust(state, changes)


class StumblesOverAdjustments(Toy):
    def adjust(self, state: State, changes: Mapping[str, Any]) -> Accepted[Event] | Rejected:
        return super().adjust(state, changes) if changes.get("left", 1) > 0 else Rejected((violation("toy.adjust"),))


class CallsEverythingReversible(Toy):
    def step(self, state: State, prompt: Prompt, path: tuple[str, ...]) -> Step | Complete[Command] | None:
        step = super().step(state, prompt, path)
        return replace(step, final=False) if isinstance(step, Complete) else step


class DependsOnHashes(Toy):
    def open(self, setup: Setup, chance: Chance) -> tuple[Event, ...]:
        (dealt,) = super().open(setup, chance)
        assert isinstance(dealt, Dealt)
        order = list({f"card {card}" for card in dealt.deck})
        return (replace(dealt, deck=tuple(int(name.split()[1]) for name in order)),)


class HidesFromTheJudge(Toy):
    def resample(self, state: State, viewer: Viewer, chance: Chance) -> State:
        return super().resample(state, "spectator" if viewer == JUDGE else viewer, chance)


class ResamplesNothing(Toy):
    def resample(self, state: State, viewer: Viewer, chance: Chance) -> State:
        return state


class PlaysOnAfterTheEnd(Toy):
    def evolve(self, state: State, event: Event) -> State:
        after = super().evolve(state, event)
        return after if not isinstance(event, Ended) else replace(after, stage="over", waiting=(0,))

    def decide(self, state: State, seat: Seat, command: Command, chance: Chance) -> Accepted[Event] | Rejected:
        return Accepted((Won(0),)) if state.stage == "over" else super().decide(state, seat, command, chance)


class PlacesFromZero(Toy):
    def retire(self, state: State, seats: tuple[Seat, ...], people: tuple[Seat, ...]) -> Outcome:
        whole = range(len(state.hands))
        return Outcome(tuple(Standing(seat, 0, 0) for seat in whole), Line("toy-conceded"))
