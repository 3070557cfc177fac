"""The deeds of a turn for players who ask: where each begins, with whom, why it is not possible, what is left."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.games.doomtrooper.acts.combat import enemies
from bot.games.doomtrooper.asks.asked import Asked
from bot.games.doomtrooper.asks.refusing import GENERAL, why_not
from bot.games.doomtrooper.looks.acting import costs, tokens
from bot.games.doomtrooper.looks.fighting.able import pairs
from bot.games.doomtrooper.looks.playing import forbidding, plays
from bot.games.doomtrooper.looks.seen import labels
from bot.games.doomtrooper.position import commands as said
from bot.games.doomtrooper.position.frames import ActionFrame, Combat
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import NO_CARD, CardId, State
from bot.games.doomtrooper.tells import beside, sheet
from bot.games.doomtrooper.words.rules.refusals import refuse
from bot.games.lookups import Deed
from bot.games.questions import Barred
from bot.games.values import Line, Seat, Violation

_PICKS: Mapping[Deed, frozenset[str]] = {
    "attack": frozenset({"attack"}),
    "play": frozenset({"play"}),
    "card": frozenset({"play"}),
    "recruit": frozenset({"play"}),
    "use": frozenset({"use"}),
    "sabotage": frozenset({"sabotage"}),
    "cover": frozenset({"cover"}),
    "uncover": frozenset({"uncover"}),
    "transfer": frozenset({"transfer"}),
    "board": frozenset({"board"}),
    "meditate": frozenset({"meditate"}),
    "end": frozenset({"pass"}),
}


class DoomtrooperDeeds:
    """The deeds of a turn.

    Args:
        case_of: a position to look at.
    """

    hides_nothing = False
    asks_who_first = False

    def __init__(self, case_of: Callable[[State], Case]) -> None:
        self._case = case_of

    def turn(self, state: State) -> str:
        """The course of a turn, by the book that is played."""
        return self._case(state).rules.slug(GENERAL)

    def picks(self, state: State, seat: Seat, deed: Deed) -> frozenset[str]:  # noqa: ARG002
        """The option of the menu of actions, and in a combat the question who attacks whom."""
        return _PICKS.get(deed, frozenset())

    def missing(self, state: State, seat: Seat, deed: Deed) -> tuple[Barred, ...]:
        """The cards of the hand that cannot be played, or the warriors among them."""
        case = self._case(state)
        if deed == "recruit":
            found = ((card, plays.refusal(case, seat, card)) for card in _warriors(case, seat))
            return tuple(
                Barred(labels.card(case, card, seat), forbidding.refusal(case, seat, card, why))
                for card, why in found
                if why
            )
        return beside.barred(Asked(case, seat), ("play",)) if deed in ("card", "play") else ()

    def whom(self, state: State, seat: Seat, deed: Deed) -> tuple[Line, ...] | None:
        """Each warrior who may attack, with those whom he may attack; the warriors of the hand that can be played."""
        case = self._case(state)
        if deed == "recruit":
            able = set(plays.playable(case, seat))
            return tuple(labels.card(case, card, seat) for card in _warriors(case, seat) if card in able)
        if deed != "attack" or not isinstance(case.top, ActionFrame):
            return None
        found: dict[CardId, tuple[CardId, ...]] = {}
        for at in costs.attack_tokens(case, seat):
            combat = Combat(0, seat, only=tokens.whose(case, seat, case.player(seat).tokens[at]))
            found |= enemies.payable(case, combat, pairs(case, combat))
        return tuple(_pair(case, seat, attacker, defenders) for attacker, defenders in found.items())

    def why_not(self, state: State, seat: Seat, deed: Deed) -> Violation | None:
        """The refusal of its plainest command."""
        case = self._case(state)
        attempt = _ATTEMPTS.get(deed)
        if attempt is None:
            return None
        if not isinstance(case.top, ActionFrame):
            return refuse(case.rules, "turn.card-timing")
        return attempt(case, seat)

    def left(self, state: State, seat: Seat) -> tuple[Line, ...]:
        """The actions by kind."""
        return (sheet.actions(self._case(state), seat),)


def _warriors(case: Case, seat: Seat) -> list[CardId]:
    """The warriors in a hand, each name once."""
    return list(
        {case.card(card).code: card for card in case.hand(seat) if case.printed(card).type == "warrior"}.values()
    )


def _no_warrior(case: Case, seat: Seat) -> Violation | None:
    """That there is none to be recruited."""
    if _warriors(case, seat):
        return None
    return Violation(case.rules.slug("recruit.action"), Line("doomtrooper-deed-no-warrior"))


def _pair(case: Case, seat: Seat, attacker: CardId, defenders: tuple[CardId, ...]) -> Line:
    against = tuple(labels.choice(case, each, seat) for each in defenders)
    return Line("doomtrooper-deed-attacker", {"card": labels.choice(case, attacker, seat), "against": against})


def _act(what: str) -> Callable[[Case, Seat], Violation]:
    """The refusal of an act by the first warrior, for a reason that has more to say than that nobody is there."""

    def attempt(case: Case, seat: Seat) -> Violation:
        cards = (*case.warriors(seat), NO_CARD)
        area = "outpost" if what == "transfer" else ""
        tried = [said.Act(what, card, area) for card in cards]  # type: ignore[arg-type]
        known = [each for each in tried if each.card != NO_CARD or what == "meditate"]
        if not known:
            return refuse(case.rules, "term.in-play")
        found = [why_not(case, seat, each) for each in known]
        general = case.rules.slug(GENERAL)
        return next((each for each in found if each.rule != general), found[0])

    return attempt


def _sabotage(case: Case, seat: Seat) -> Violation:
    cards = (*case.warriors(seat), NO_CARD)
    against = next(iter(case.opponents(seat)), seat)
    return why_not(case, seat, said.Sabotages(cards[0], against))


_ATTEMPTS: Mapping[Deed, Callable[[Case, Seat], Violation | None]] = {
    "recruit": _no_warrior,
    "attack": lambda case, seat: why_not(case, seat, said.Attack()),
    "meditate": lambda case, seat: why_not(case, seat, said.Act("meditate")),
    "cover": _act("cover"),
    "uncover": _act("uncover"),
    "transfer": _act("transfer"),
    "board": _act("board"),
    "sabotage": _sabotage,
}
