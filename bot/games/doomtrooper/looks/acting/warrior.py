"""Warriors: what they cost, where they enter play, openly or under cover, and who may be there only once.

Rule: doomtrooper-cs.recruit.action, doomtrooper-cs.recruit.cost, doomtrooper-cs.hidden.recruit,
doomtrooper-cs.personality.one-copy, doomtrooper-sv.play.warrior, doomtrooper-sv.personality.one
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.doomtrooper.looks.acting import moving
from bot.games.doomtrooper.looks.acting.moving import Duty
from bot.games.doomtrooper.looks.fighting.values import rating
from bot.games.doomtrooper.looks.holding.standing import barred, has
from bot.games.doomtrooper.looks.meaning.tags import tags
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import CardId, Zone
from bot.games.doomtrooper.words.continuous import Able, Bar
from bot.games.doomtrooper.words.deeds import Enter
from bot.games.values import Seat


def value(case: Case, card: CardId) -> int:
    """What a warrior costs in destiny points, before prices change."""
    return max(0, rating(case, card, "value"))


def areas(case: Case, seat: Seat, card: CardId) -> tuple[Zone, ...]:
    """The areas to which a warrior may be recruited.

    Rule: doomtrooper-cs.transfer.with-tribes
    """
    return tuple(area for area in _open(case, seat, card) if not moving.kept_from(case, seat, card, area))


def _open(case: Case, seat: Seat, card: CardId) -> Iterator[Zone]:
    """The areas where a warrior belongs, and gets on with those who are there."""
    play = case.printed(card).play
    told: tuple[Zone, ...] = tuple(area for area in play.areas if area in ("squad", "cohort", "outpost", "aside"))  # type: ignore[misc]
    there = [other for other in case.warriors(seat) if case.card(other).zone == "outpost"]
    for area in told or (moving.home(case, card),):
        if area != "outpost" or moving.may_stand(case, card, there):
            yield area


def is_unique(case: Case, card: CardId) -> bool:
    """Whether only one copy of a card may be in play."""
    return not {"personality", "unique"}.isdisjoint(case.printed(card).tags)


def copies(case: Case, card: CardId) -> Iterator[CardId]:
    """The other cards in play that are the same personality or unique card; those out of play do not count.

    Nor does what lies on somebody out of play.
    Rule: doomtrooper-cs.relic.out-of-play, doomtrooper-cs.target.out-unique,
    doomtrooper-cs.target.imprisoned-personality
    """
    for other in case.laid(_by_name).get(case.printed(card).name, ()):
        bearer = case.card(other).on
        away = bearer >= 0 and "out" in case.card(bearer).marks
        if other != card and not away:
            yield other


def _by_name(case: Case) -> dict[str, tuple[CardId, ...]]:
    """The cards in play by their names."""
    found: dict[str, tuple[CardId, ...]] = {}
    for card in case.in_play():
        name = case.printed(card).name
        found[name] = (*found.get(name, ()), card)
    return found


def refusal(case: Case, seat: Seat, card: CardId, *, hidden: bool, to: str = "", giver: Seat | None = None) -> str:
    """The topic of the rule that keeps a warrior from being recruited, whatever it costs; empty where none does.

    Args:
        to: the area to which a card brings him, whether he belongs there or not.
        giver: who brings him in, where that is another player than the one who will have him.

    A copy that lies hidden at another player is nobody's business until the price is paid.
    Rule: doomtrooper-cs.personality.hidden-copy, doomtrooper-cs.hidden.never
    """
    if is_unique(case, card):
        for other in copies(case, card):
            if not case.card(other).unpaid or case.card(other).controller == (seat if giver is None else giver):
                return "personality.one-copy"
    if barred(case, card, "recruit"):
        return "wording.may-not"
    if not hidden:
        open_to = (to,) if to else tuple(_open(case, seat, card))
        kept = all(moving.kept_from(case, seat, card, area) for area in open_to)
        return ("wording.may-not" if kept else "") if open_to else "transfer.with-tribes"
    if _never_covers(case, card):
        return "hidden.never"
    if any(not case.card(other).covered for other in case.warriors(seat)):
        return ""
    return "cover.one-uncovered"


NO_COVER = frozenset({"cover", "cover:action"})
"""Acts of which one is barred to those who cannot be recruited into cover."""


def _never_covers(case: Case, card: CardId) -> bool:
    """Whether the card itself says that he is never in cover, or cannot seek it; nothing in play speaks of a hand."""
    text = case.printed(card).text
    own = () if text is None else text.effects
    return "never-cover" in case.printed(card).tags or any(
        (isinstance(word, Able) and word.ability == "never-cover")
        or (isinstance(word, Bar) and not NO_COVER.isdisjoint(word.what))
        for word in own
        if word.who.role == "self" and not word.conditions
    )


def may_enter(case: Case, seat: Seat, card: CardId, word: Enter, *, giver: Seat, source: CardId) -> bool:
    """Whether an effect may bring a card into play for a seat: a warrior who can be paid for and may be there.

    Args:
        giver: whose card it is, who pays for it.
        source: the card whose effect it is.
    """
    if case.printed(card).type != "warrior":
        return True
    if not word.free and value(case, card) > case.player(giver).destiny:
        return False
    to = case.area(source) if word.to == "same" else word.to
    return refusal(case, seat, card, hidden=False, to=to, giver=giver) in ("", "transfer.with-tribes")


def affordable(case: Case, seat: Seat) -> Iterator[CardId]:
    """The warriors of a hand that may be recruited openly and can be paid for."""
    for card in case.hand(seat):
        payable = case.printed(card).type == "warrior" and value(case, card) <= case.player(seat).destiny
        if payable and refusal(case, seat, card, hidden=False) == "":
            yield card


def meets(case: Case, seat: Seat, card: CardId, area: str = "") -> tuple[Duty, ...]:
    """The duties that recruiting a warrior openly meets: to leave cover by the Czech rules, to the Outpost on it.

    Rule: doomtrooper-cs.cover.must-leave, doomtrooper-cs.transfer.duty
    """
    found: tuple[Duty, ...] = () if case.rules.edition == "sv" else ("cover",)
    there = area == "outpost" if area else "outpost" in areas(case, seat, card)
    return (*found, "outpost") if there else found


def opens_outpost(case: Case, card: CardId) -> bool:
    """Whether a warrior who is recruited to the Outpost opens it.

    Rule: doomtrooper-cs.transfer.opening
    """
    return "tribe" in tags(case, card) or bool(has(case, card, "opens-outpost"))
