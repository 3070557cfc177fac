"""Support cards: choosing them before the first round, and using those that work once."""

from __future__ import annotations

from itertools import combinations

from bot.games.kernel.ask import Answers
from bot.games.values import Line, Seat, Violation
from bot.games.zloba.looks.payment import own_turn_only
from bot.games.zloba.looks.powers import useful
from bot.games.zloba.looks.refusals import refuse
from bot.games.zloba.pack.components import name_of, text_of
from bot.games.zloba.pack.pack import SupportCard
from bot.games.zloba.position.case import Case, Run
from bot.games.zloba.position.commands import ChooseCards, UseCard
from bot.games.zloba.position.events import CardUsed, Chose
from bot.games.zloba.position.state import Pending, State


def choosing(case: Case) -> bool:
    """Whether the seat has still to choose its support cards."""
    return case.state.phase == "setup" and case.seat < case.state.seats and not case.force.cards


def hand_size(state: State, seat: Seat) -> int:
    """How many support cards a seat chooses. Rule: zloba-cs.support.handicap"""
    return 2 if state.forces[seat].newcomer and state.coop is None else 1


def offer_cards(answers: Answers, case: Case, _: None) -> ChooseCards:
    """Ask for as many cards as the seat chooses, all at once, by their names."""
    cards, size = case.components.cards[case.force.faction], hand_size(case.state, case.seat)
    hands = list(combinations(sorted(cards), size))
    hand = answers.menu(
        "zloba-ask-cards",
        hands,
        lambda keys: f"c{hands.index(keys)}",
        lambda keys: Line("zloba-cards", {"cards": tuple(name_of(cards[key]) for key in keys)}),
        count=size,
    )
    return ChooseCards(hand)


def card_label(card: SupportCard) -> Line:
    """A card with its text."""
    return Line("zloba-card", {"name": name_of(card), "text": text_of(card)})


def check_cards(case: Case, command: ChooseCards) -> list[Violation]:
    """Rules: zloba-cs.support.choose, zloba-cs.support.handicap"""
    if not choosing(case):
        return [refuse("support.choose", "cards-chosen")]
    size = hand_size(case.state, case.seat)
    known = case.components.cards[case.force.faction]
    if any(key not in known for key in command.cards):
        return [refuse("support.choose", "cards-other")]
    if len(set(command.cards)) != size or len(command.cards) != size:
        return [refuse("support.choose", "cards-count", count=size)]
    return []


def do_cards(run: Run, seat: Seat, command: ChooseCards) -> None:
    """Put the cards down, covered."""
    run.emit(Chose(seat, command.cards))


def usable_cards(case: Case) -> list[SupportCard]:
    """The cards that the seat can use up to some effect now."""
    force, once = case.force, case.components.once
    return [
        once[key] for key in force.cards if key in once and key not in force.spent and useful(case, once[key].once, 0)
    ]


def offer_card(answers: Answers, case: Case) -> UseCard:
    """Ask which card."""
    card = answers.choose("zloba-ask-card", usable_cards(case), lambda each: each.key, card_label)
    return UseCard(card.key)


def check_card(case: Case, command: UseCard) -> list[Violation]:
    """Rules: zloba-cs.support.when, zloba-cs.support.kinds"""
    found = own_turn_only(case, "support.when", "card-turn", passed=False)
    if found:
        return found
    if command.card not in case.force.cards:
        return [refuse("support.choose", "card-other")]
    card = case.components.cards[case.force.faction][command.card]
    if not card.once:
        return [refuse("support.kinds", "card-passive")]
    if card.key in case.force.spent:
        return [refuse("support.kinds", "card-spent")]
    return [] if useful(case, card.once, 0) else [refuse("support.kinds", "useless")]


def do_card(run: Run, seat: Seat, command: UseCard) -> None:
    """Use the card up, and begin what it does."""
    card = run.components.cards[run.force(seat).faction][command.card]
    run.emit(CardUsed(seat, card.key))
    run.push(Pending(seat, card.key, card.once))
