"""An answer from the table: a die, a card with what it did, a value, a name; or several of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import takewhile

from msgspec.structs import replace

from bot.games.kernel.ask import Answers, NoSuchAnswer
from bot.games.offers import written
from bot.games.twom.asks.told.declaring import parts, things_of
from bot.games.twom.looks.came import DECKS, asking, came
from bot.games.twom.looks.refusals import refuse
from bot.games.twom.pack.cards import Raid
from bot.games.twom.pack.kinds import Key
from bot.games.twom.pack.told_names import LONGEST
from bot.games.twom.position.case import Case, fits
from bot.games.twom.position.commands import Tell
from bot.games.twom.position.frames.stack import Declaring, Turning
from bot.games.twom.position.state import Ask
from bot.games.values import Violation


def offer_told(answers: Answers, case: Case) -> Tell:
    """The answer to all that is asked; of a card of which the pack says nothing more, its effects as well."""
    pending = case.state.pending
    if pending is None:
        raise NoSuchAnswer
    if not pending.asks:
        label = lambda said: came(case.components, pending.what, said)  # noqa: E731
        return Tell(answers.menu("twom-ask-tell", pending.options, str.lower, label))
    said: list[str] = []
    for ask in pending.asks:
        said.append(_one(answers, case, _left_of(case, ask, said)))
    frames = told_of(case, tuple(said))
    return Tell(said[0], tuple(said[1:]), parts(things_of(answers, case, frames)) if frames else ())


def _left_of(case: Case, ask: Ask, said: list[str]) -> Ask:
    """A question without the options that earlier parts of the same answer have used up."""
    before = [each for each, one in zip(said, _asks(case), strict=False) if one.what == ask.what]
    copies = _copies(case, ask.what)
    if not before or copies is None:
        return ask
    return replace(ask, options=tuple(each for each in ask.options if before.count(each) < copies.get(each, 0)))


def _asks(case: Case) -> tuple[Ask, ...]:
    return () if case.state.pending is None else case.state.pending.asks


def _copies(case: Case, what: str) -> Mapping[Key, int] | None:
    """How often each thing can come, where several are said at once; ``None`` for dice and values."""
    kind, _, of = what.partition("-")
    if kind == "backs":
        return case.state.backs.get(of, {})
    return next((cards.left for deck, cards in case.state.decks.items() if deck == what), None)


def _one(answers: Answers, case: Case, ask: Ask) -> str:
    line = asking(case, ask)
    if ask.named:
        return written(answers.text(line.key, LONGEST, **line.args))
    if ask.options:
        label = lambda said: came(case.components, ask.what, said)  # noqa: E731
        return answers.menu(line.key, ask.options, str.lower, label, **line.args)
    return str(answers.amount(line.key, ask.least, ask.most, **line.args))


def told_of(case: Case, said: tuple[str, ...]) -> tuple[Declaring, ...]:
    """The cards and backs that people tell of as they tell which they are; none of which the pack says what they do."""
    pending = case.state.pending
    if pending is None or not pending.asks or pending.drawn or pending.told:
        return ()
    if pending.what.startswith("backs-"):
        turned = sum(isinstance(frame, Turning) for frame in case.state.stack)
        rest = list(reversed(case.state.stack))[turned:]
        backs = ((ask, case.components.backs.get(each)) for ask, each in zip(pending.asks, said, strict=False))
        found = [
            Declaring(f"backs.{back.key}", () if ask.who is None else (ask.who,), where=ask.where)
            for ask, back in backs
            if back is not None and back.effects is None
        ]
        plain = len(found) == len(pending.asks)
        others = takewhile(lambda frame: plain and isinstance(frame, Declaring), rest)
        return (*found, *(frame for frame in others if isinstance(frame, Declaring)))
    return () if len(pending.asks) > 1 or pending.what not in DECKS else tuple(_card_of(case, pending.what, said[0]))


def _card_of(case: Case, deck: str, said: str) -> Iterator[Declaring]:
    there = next((cards for name, cards in case.components.decks.items() if name == deck), {})
    card = case.components.events.get(said) if deck in ("events", "finales") else there.get(said)
    numbered = isinstance(card, Raid) and card.damage is not None and card.wounds is not None
    if card is not None and card.effects is None and not numbered and not _is_chosen_from(deck):
        yield Declaring(f"{'events' if deck == 'finales' else deck}.{said}")


def _is_chosen_from(deck: str) -> bool:
    """Whether a card of a deck does nothing as it is turned up."""
    return deck in ("locations", "last-resort")


def path_of(case: Case, command: Tell) -> tuple[str, ...]:
    """The path that leads to an answer, if any does."""
    asks = () if case.state.pending is None else case.state.pending.asked
    said = (command.said, *command.more)
    picks = (one.lower() if ask.options else one for one, ask in zip(said, asks, strict=False))
    return (*picks, *command.did)


def check_told(case: Case, command: Tell) -> Iterator[Violation]:
    """Why an answer cannot be, where each part of it alone could have come."""
    pending = case.state.pending
    if pending is None:
        return
    said = [command.said, *command.more]
    asks = pending.asked
    left = (_left_of(case, ask, said[:number]) for number, ask in enumerate(asks))
    has_come = len(said) == len(asks) and all(map(fits, left, said))
    if has_come and (command.did or told_of(case, tuple(said))):
        yield refuse("scenes.more", "pick")
    else:
        yield refuse("setup.steps", "told")
