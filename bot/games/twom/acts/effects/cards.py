"""Effects on decks, locations and prices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from bot.games.twom.acts.flow.chance import draw_card
from bot.games.twom.acts.flow.step import EffectKind
from bot.games.twom.looks.counting import available
from bot.games.twom.pack.effects.cards import AddCard, Aside, Cap, DropCard, Price, ReplaceLocation
from bot.games.twom.pack.kinds import Deck
from bot.games.twom.position.case import Run
from bot.games.twom.position.events import CardMoved
from bot.games.twom.position.events_group import Moved, Priced
from bot.games.twom.position.events_house import Relocated
from bot.games.twom.position.frames.stack import Doing


def _replace(run: Run, doing: Doing, effect: ReplaceLocation, _: tuple[str, ...]) -> None:
    open_ = run.state.locations
    gone = effect.location or doing.source.removeprefix("locations.")
    if gone not in open_:
        return
    there = draw_card(run, "locations")
    rest = tuple(key for key in open_ if key != gone)
    run.emit(Relocated(rest if there is None else (*rest, there), gone))


def _add(run: Run, _: Doing, effect: AddCard, __: tuple[str, ...]) -> None:
    cards = run.state.decks.get(effect.deck)
    if cards is None:
        return
    if cards.aside.get(effect.card):
        run.emit(CardMoved(effect.deck, effect.card, "aside", "left"))
    elif cards.discards.get(effect.card):
        run.emit(CardMoved(effect.deck, effect.card, "discards", "left"))


def _drop(run: Run, doing: Doing, effect: DropCard, _: tuple[str, ...]) -> None:
    if effect.deck is not None and effect.card is not None:
        _away(run, effect.deck, effect.card, ("discards", "left"), "out")
    else:
        deck, _dot, card = doing.source.partition(".")
        _away(run, deck, card, ("discards",), "out")


def _aside(run: Run, doing: Doing, _: Aside, __: tuple[str, ...]) -> None:
    deck, _dot, card = doing.source.partition(".")
    _away(run, deck, card, ("discards",), "aside")


def _away(run: Run, deck: str, card: str, sources: tuple[str, ...], target: str) -> None:
    cards = run.state.decks.get(cast(Deck, deck))
    for source in sources:
        if cards is not None and getattr(cards, source).get(card):
            run.emit(CardMoved(cast(Deck, deck), card, source, target))  # type: ignore[arg-type]
            return


def _cap(run: Run, _: Doing, effect: Cap, __: tuple[str, ...]) -> None:
    if effect.token in run.state.supply and (there := available(run, effect.token, effect.number)):
        run.emit(Moved({effect.token: there}, "supply", "removed", "cap"))


CARDS: Mapping[type, EffectKind] = {
    ReplaceLocation: EffectKind(_replace),
    AddCard: EffectKind(_add),
    DropCard: EffectKind(_drop),
    Aside: EffectKind(_aside),
    Price: EffectKind(lambda run, _, effect, __: run.emit(Priced(effect.token, effect.by))),
    Cap: EffectKind(_cap),
}
