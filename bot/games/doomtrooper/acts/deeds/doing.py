"""One effect as it is carried out: what it is about, what it asks, what it leaves behind for the next."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.doomtrooper.acts.deeds import paying
from bot.games.doomtrooper.acts.happening.choosing import Asker
from bot.games.doomtrooper.looks.holding.standing import spared
from bot.games.doomtrooper.looks.meaning.context import carried
from bot.games.doomtrooper.looks.meaning.fits import found, players
from bot.games.doomtrooper.looks.meaning.roles import players_of
from bot.games.doomtrooper.looks.playing.targets import to_bear
from bot.games.doomtrooper.looks.playing.vain import could, touches
from bot.games.doomtrooper.position.frames import SETTLED, Carrying, Playing
from bot.games.doomtrooper.position.run import Case, Run
from bot.games.doomtrooper.position.state import CardId
from bot.games.doomtrooper.words.effects import Effect
from bot.games.doomtrooper.words.texts import Play
from bot.games.doomtrooper.words.whom import Who, Whom
from bot.games.values import Seat


class Doing(Asker):
    """An effect that is carried out.

    Everything is asked before anything changes: a question sends the effect back to where it begins.

    Attributes:
        taken, number, named: what the effects after it call so.
    """

    def __init__(self, run: Run, frame: Carrying) -> None:
        super().__init__(run, frame.answers, carried(frame))
        self.frame = frame
        self.taken: tuple[CardId, ...] | None = None
        self.number: int | None = None
        self.named: tuple[str, ...] | None = None

    @property
    def seat(self) -> Seat:
        """Who ``me`` is."""
        return self.context.seat

    @property
    def card(self) -> CardId:
        """The card that the words stand on."""
        return self.context.card

    def waits(self) -> None:
        """Go back to this effect."""
        self.run.change(self.frame)

    def meant(self, who: Who) -> tuple[Seat, ...]:
        """The seats that are meant, whether or not the effect touches them."""
        return players(self.run, who, self.context)

    def players(self, who: Who) -> tuple[Seat, ...]:
        """The seats that are meant and touched."""
        return tuple(seat for seat in self.meant(who) if not spared(self.run, seat, self.card, self.seat))

    def about(self, seat: Seat) -> None:
        """Let ``that`` player be a seat, where an effect is done for one after the other."""
        self.context = replace(self.context, that_player=seat)

    def met(self, word: Effect, whom: Whom | None = None) -> tuple[CardId, ...] | None:
        """The cards that an effect is done to: chosen, touched by it, and not paid for."""
        selector = word.who if whom is None else whom
        cards = self.pick(self.open_to(word, whom), selector)
        if cards is None:
            return None
        if word.unless is not None:
            kept = self._unpaid(word, cards)
            if kept is None:
                return None
            cards = kept
        self.taken = cards
        return cards

    def open_to(self, word: Effect, whom: Whom | None = None) -> tuple[CardId, ...]:
        """The cards that an effect could be done to: those that are meant, touched by it, and changed."""
        return tuple(
            card
            for card in found(self.run, word.who if whom is None else whom, self.context)
            if touches(self.run, card, self.context) and (whom is not None or could(self.run, word, card, self.context))
        )

    def _unpaid(self, word: Effect, cards: tuple[CardId, ...]) -> tuple[CardId, ...] | None:
        """The cards for which nobody pays to keep the effect away."""
        assert word.unless is not None  # noqa: S101
        bills = []
        kept = []
        for card in cards:
            context = replace(self.context, that=card, that_player=self.run.card(card).controller)
            payers = players_of(self.run, word.unless_by, context)
            if not payers or not paying.payable(self.run, payers[0], word.unless, context):
                kept.append(card)
                continue
            agrees = self.agrees(payers[0], "pay-unless")
            if agrees is None:
                return None
            if not agrees:
                kept.append(card)
                continue
            bill = paying.ask(self, payers[0], word.unless)
            if bill is None:
                return None
            bills.append(bill)
        for bill in bills:
            bill.settle(self.run)
        return tuple(kept)

    def targets_of(self, play: Play) -> tuple[CardId, ...] | None:
        """The cards that a card asks for as it is played: what it is played on, and its other choices."""
        chosen: tuple[CardId, ...] = ()
        for whom in (*(() if play.whom is None else (play.whom,)), *play.also):
            asked = to_bear(play, replace(self.context, targets=chosen))
            some = self.pick(tuple(card for card in found(self.run, whom, asked) if card not in chosen), whom)
            if some is None:
                return None
            chosen = (*chosen, *(some[:1] if whom.count == "all" else some))
        return chosen

    def go(
        self,
        effects: tuple[Effect, ...],
        *,
        card: CardId = -1,
        targets: tuple[CardId, ...] | None = None,
        x: int | None = None,
    ) -> None:
        """Let other effects be carried out before the next one of these, those of another card on its own targets."""
        self.run.push(
            replace(
                self.frame,
                effects=effects,
                at=0,
                answers=(),
                card=self.card if card < 0 else card,
                targets=self.frame.targets if targets is None else targets,
                x=self.frame.x if x is None else x,
                that_player=self.context.that_player,
                taken=self.frame.taken if self.taken is None else self.taken,
                named=self.frame.named if self.named is None else self.named,
                number=self.frame.number if self.number is None else self.number,
            )
        )


def answered(case: Case, card: CardId) -> tuple[int, Playing] | None:
    """What a card or ability answers: that which is being played beneath it, and its place on the stack.

    A card that another one brought about answers what that one answers; a card that was taken over lies beneath what
    took it, and answers what it was played to answer.
    """
    played = [(at, frame) for at, frame in enumerate(case.state.stack) if isinstance(frame, Playing)]
    own = max((at for at, frame in played if frame.card == card), default=None)
    if own is None:
        return played[-1] if played else None
    return next(((at, frame) for at, frame in reversed(played) if at < own and frame.at != SETTLED), None)
