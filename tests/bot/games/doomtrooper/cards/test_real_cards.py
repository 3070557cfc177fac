"""Every real card lies on a table and does what it says there: nothing breaks, and no card is lost or made."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.boards.doomtrooper.cards import own_catalogue
from bot.games.doomtrooper.looks.fighting.values import rating
from bot.games.doomtrooper.looks.holding import standing
from bot.games.doomtrooper.looks.meaning.tags import tags
from bot.games.doomtrooper.position.frames import Carrying, Choosing
from bot.games.doomtrooper.position.state import Card, CardId, State
from bot.games.doomtrooper.words.catalogue import Printed
from bot.games.doomtrooper.words.effects import Effect
from bot.games.doomtrooper.words.whom import RATINGS
from tests.bot.games.doomtrooper.table import Table
from tests.rows import rows

PILES = ("01069", "01105", "01136", "01091")
"""Equipment, a special card, a warrior and a spell, for every hand and pile."""
GEAR = {"equipment", "weapon", "weapon:fight", "weapon:shoot", "vehicle"}
QUESTIONS = 12


class Real(Table):
    """Two seats with warriors in all areas; the card that is tried is :attr:`card_tried`."""

    def __init__(self, card: Printed, *, combat: bool) -> None:
        super().__init__()
        self.own, _, self.foe = (self.put(*where) for where in (("01268", 0), ("01331", 0), ("01015", 1)))
        self.put("01035", 1, "cohort")
        self.put("07014", 1, "outpost")
        self.put("01137", 1)
        self.gear = self.put("01001", 1, on=self.foe)
        for seat in (0, 1):
            for zone in ("hand", "library", "discard"):
                for code in PILES:
                    place = self.put(code, seat, zone)
                    if zone == "library":
                        self.libraries[seat].append(place)
        self.card_tried = self.try_on(card)
        if combat:
            self.combat(self.own, self.foe)

    def put(self, code: str, seat: int, zone: str = "squad", on: CardId = -1, player: int = -1) -> CardId:
        """Put a real card on the table."""
        self.printed[code] = own_catalogue()[code]
        where = zone if on < 0 else self.cards[on].zone
        self.cards.append(Card(code, seat, seat, where, on=on, player=player))  # type: ignore[arg-type]
        return len(self.cards) - 1

    def try_on(self, card: Printed) -> CardId:
        """Put a card where cards of its kind lie."""
        whom = card.play.whom
        if card.type != "warrior" and card.play.after == "attach" and whom is not None:
            return self.put(card.code, 0, on=self.gear if GEAR & {*whom.tags, *whom.any} else self.own)
        if card.type in ("warrior", "fortification", "warzone"):
            return self.put(card.code, 0)
        return self.put(card.code, 0, "table", player=1)

    def carry(self, effects: tuple[Effect, ...], ability: int) -> None:
        """Let words happen, and answer what is asked with the first options."""
        self.run.push(
            Carrying(
                0,
                self.card_tried,
                effects,
                ability,
                targets=(self.foe,),
                player=1,
                x=1,
                caster=self.own,
                that=self.foe,
                that_player=1,
            )
        )
        self.settle()
        for _ in range(QUESTIONS):
            frame = self.run.top
            if not isinstance(frame, Choosing):
                break
            self.answer(*((frame.least,) if frame.kind == "number" else frame.options[: max(frame.least, 1)]))


def some(every: int) -> list[Printed]:
    """The cards of all sets, or every second one, or every third."""
    return list(own_catalogue().values())[::every]


def deeds(card: Printed) -> Iterator[tuple[tuple[Effect, ...], int]]:
    """The words that happen as a card is played, and those of its abilities."""
    assert card.text is not None
    if card.play.after in ("discard", "sacrifice") and card.text.effects:
        yield card.text.effects, 0
    yield from ((ability.effects, place) for place, ability in enumerate(card.text.abilities))


def is_whole(state: State, number: int) -> bool:
    """Whether every card is in one place, and what is attached lies where its bearer does, or face down under it."""
    lying = [sorted(at for at, card in enumerate(state.cards) if (card.owner, card.zone) == (seat, "library"))
             for seat in (0, 1)]  # fmt: skip
    together = all(card.on < 0 or card.zone in (state.cards[card.on].zone, "under") for card in state.cards)
    return len(state.cards) >= number and lying == [sorted(pile) for pile in state.libraries] and together


@pytest.mark.parametrize("every", [7, pytest.param(1, marks=pytest.mark.slow)])
@rows("combat", [False, True])
def test_every_card_can_lie_on_a_table(every: int, combat: bool) -> None:
    for card in some(every):
        table = Real(card, combat=combat)
        run, tried = table.run, table.card_tried
        for each in range(len(table.cards)):
            assert own_catalogue()[table.cards[each].code].type in tags(run, each), card.code
            assert all(isinstance(rating(run, each, which), int) for which in RATINGS), card.code
            assert standing.has(run, each, "kills") in ("", "plain", "always", "never"), card.code
            standing.barred(run, each, "attack", table.foe)
            standing.permitted(run, each, "attack", table.foe)
            standing.immune(run, each, tried)
            standing.protected(run, each, "killed", tried)


@rows("combat", [False, True])
def test_what_every_card_does_can_be_carried_out(combat: bool) -> None:
    for card in some(1):
        for effects, ability in deeds(card):
            table = Real(card, combat=combat)
            table.carry(effects, ability)
            assert is_whole(table.state, len(table.cards)), card.code
            assert all(player.destiny >= 0 and player.victory >= 0 for player in table.state.players), card.code
