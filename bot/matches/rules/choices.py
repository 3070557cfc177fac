"""What is settled before a match opens: picks, numbers, files, open or sealed. Functions change a change or refuse."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from bot.games.contract import AnyGame, Chance
from bot.games.offers import is_pick
from bot.games.setup import Choice
from bot.games.values import Line, Rejected, Seat, Unclear, Violation
from bot.matches.model.match import Actor, Match, Status
from bot.matches.model.messages import Lobby, Unready
from bot.matches.model.position import Position
from bot.matches.model.private import TABLE, Key, Private, held, is_held, revealed
from bot.matches.model.refusals import Reason, Refused, refused
from bot.matches.rules.change import Change
from bot.matches.rules.permissions import may_manage

LARGEST = 64 * 1024
"""Bytes of a file that somebody brings, and of what a game reads in it."""


class NotReady(Struct, frozen=True):
    """A match does not start; seats that it waits for are told so, each the reason by itself."""

    refusal: Refused


class Understood(Struct, frozen=True):
    """What a game has read in a file: its text, and what its owner should look over in it."""

    text: str
    remarks: tuple[Line, ...] = ()


def understood(
    game: AnyGame, choice: Choice, content: bytes, meant: str = ""
) -> Understood | Refused | Rejected | Unclear:
    """What a game reads in a file that somebody brings.

    Args:
        meant: the answer of its owner to what the game asks about the file; what it asks after that is asked of them.
    """
    text = game.read(choice, content)
    if isinstance(text, Unclear) and (meaning := next((m for m in text.meanings if m.token == meant), None)):
        content = meaning.text.encode(errors="replace")
        text = game.read(choice, content)
    if not isinstance(text, str):
        return text
    return too_large(len(text.encode())) or Understood(text, game.remarks(choice, content))


def too_large(size: int) -> Refused | None:
    """Why a file of so many bytes is not taken."""
    return refused(Reason.TOO_LARGE, kilobytes=LARGEST // 1024) if size > LARGEST else None


def choices(game: AnyGame, match: Match) -> tuple[Choice, ...]:
    """What is to be settled before the match can open."""
    return game.choices(match.setup())


def chosen(match: Match, seat: Seat) -> dict[str, str]:
    """What was chosen for a seat, or with :data:`TABLE` for the whole table, a fingerprint where it is not shown."""
    return match.terms.options if seat == TABLE else match.seats[seat].choices


def closed(match: Match) -> Refused | None:
    """Why nothing of a lobby can be changed any more."""
    if match.status is not Status.LOBBY:
        return refused(Reason.NOT_IN_LOBBY)
    return None if match.course.opening is None else refused(Reason.OPENING)


def target(match: Match, actor: Actor, choice: Choice, seat: Seat | None) -> Seat | Refused:
    """For whom somebody settles a choice: themselves, and as the host an automated seat or the whole table."""
    if match.is_between and not choice.each_seat:
        return refused(Reason.SERIES)
    if not choice.each_seat:
        return TABLE if may_manage(match, actor) else refused(Reason.HOST_ONLY)
    own = match.seat_of(actor.user)
    found = own if seat is None else seat
    if found is None:
        return refused(Reason.NOT_SEATED)
    if not 0 <= found < len(match.seats):
        return refused(Reason.NO_SEAT)
    if found != own and not (match.seats[found].automated and may_manage(match, actor)):
        return refused(Reason.NOT_YOURS)
    return found


def choose(change: Change, actor: Actor, name: str, token: str, seat: Seat | None = None) -> Refused | None:
    """Settle a pick or a number, for oneself or, as the host, for the table or an automated seat."""
    problem = closed(change.match)
    if problem is not None:
        return problem
    choice = _asked(change, name)
    if choice is None or choice.kind == "file":
        return refused(Reason.UNKNOWN_CHOICE, choice=f"{name} {token}")
    if choice.kind == "number" and not is_number(token, choice.least, choice.most):
        return refused(Reason.OUT_OF_RANGE, least=choice.least, most=choice.most)
    if choice.kind != "number" and not is_pick(choice, token):
        return refused(Reason.UNKNOWN_CHOICE, choice=f"{name} {token}")
    return _settle(change, actor, choice, token, seat)


def bring(change: Change, actor: Actor, choice: Choice, text: str, seat: Seat | None) -> Refused | None:
    """Settle a file, of which the game has read this text."""
    problem = closed(change.match)
    if problem is not None:
        return problem
    if choice.kind != "file" or _asked(change, choice.name) != choice:
        return refused(Reason.UNKNOWN_CHOICE, choice=choice.name)
    return _settle(change, actor, choice, text, seat)


def drop(change: Change, actor: Actor, name: str, seat: Seat | None = None) -> Refused | None:
    """Take back what was chosen; the seat and who may as in :func:`choose`."""
    problem = closed(change.match)
    if problem is not None:
        return problem
    choice = _asked(change, name)
    if choice is None:
        return refused(Reason.UNKNOWN_CHOICE, choice=name)
    whose = target(change.match, actor, choice, seat)
    if isinstance(whose, Refused):
        return whose
    if name not in chosen(change.match, whose):
        return refused(Reason.NOTHING_BROUGHT)
    _forget(change, Key(whose, "choice", name))
    return None


def leave(change: Change, gone: Seat) -> None:
    """What a seat keeps goes with whoever leaves it, and what later seats keep moves up with them."""
    kept = {key: each for key, each in change.private.items() if key.seat != gone}
    change.private = {key._replace(seat=key.seat - (key.seat > gone)): each for key, each in kept.items()}
    change.course(unready=())


def resettle(change: Change, before: Match, chance: Chance) -> None:
    """After the rules or the way to play changed: what is still asked stays as it is, all else is settled as usual.

    Args:
        before: the match before that.
    """
    earlier = {(choice.name, choice.each_seat): choice for choice in choices(change.game, before)}
    usual = {name: default(before, choice) for (name, each_seat), choice in earlier.items() if not each_seat}
    asked = {(choice.name, choice.each_seat): choice for choice in choices(change.game, change.match)}
    taken = (TABLE, *(seat for seat, each in enumerate(change.match.seats) if each.user or each.automated))
    for whose in taken:
        for name, value in chosen(change.match, whose).items():
            at = (name, whose != TABLE)
            choice = asked.get(at)
            # What the host left at the usual is the usual of the new rules.
            left = whose == TABLE and value == usual.get(name)
            if choice is None or left or not _still_holds(earlier.get(at), choice, value):
                _forget(change, Key(whose, "choice", name))
    for whose in taken:
        settle_usual(change, whose)
        if whose != TABLE and change.match.seats[whose].automated:
            bring_own(change, whose, chance)
    change.course(unready=())


def settle_usual(change: Change, whose: Seat) -> None:
    """Settle what is still open for a seat, or with :data:`TABLE` for the whole table, as it is settled by itself."""
    for choice in choices(change.game, change.match):
        usual, settled = default(change.match, choice), chosen(change.match, whose)
        if choice.each_seat == (whose != TABLE) and usual is not None and choice.name not in settled:
            _put(change, whose, {**settled, choice.name: usual})


def _still_holds(earlier: Choice | None, choice: Choice, value: str) -> bool:
    """Whether what was settled can be settled so for a choice as it is asked now.

    Of what is kept from everybody nothing may be read off what becomes of it: it stays where the same is asked.
    """
    if is_held(choice):
        return earlier is not None and _asks(earlier) == _asks(choice)
    return is_number(value, choice.least, choice.most) if choice.kind == "number" else is_pick(choice, value)


def _asks(choice: Choice) -> tuple[object, ...]:
    return choice.kind, choice.sealed, choice.least, choice.most, [option.token for option in choice.options]


def forget(change: Change) -> None:
    """Nothing that was brought is kept of a match that never opens."""
    forget_before(change)
    for key in [key for key in change.private if key.kind == "choice"]:
        _forget(change, key)


def forget_before(change: Change) -> None:
    """What the game before was played with is not kept twice."""
    change.private = {key: each for key, each in change.private.items() if key.kind != "series"}


def prune(change: Change) -> None:
    """What was brought and came to be of no use is not kept, so that the end of the match does not reveal it."""
    forget_before(change)
    asked = {(choice.name, choice.each_seat) for choice in choices(change.game, change.match)}
    for key in list(change.private):
        if key.kind == "choice" and (key.name, key.seat != TABLE) not in asked:
            _forget(change, key)


def unready(change: Change) -> NotReady | Refused | None:
    """Why the match cannot start; a reason that is a seat's alone is given to no other."""
    lacking = _lacking(change.game, change.match)
    if TABLE in lacking:
        return refused(Reason.UNSETTLED)
    violations = () if lacking else change.game.check(revealed(change.match.setup(), change.private))
    waiting = sorted({*lacking, *(each.seat for each in violations if each.seat is not None)})
    shown = tuple(each for each in violations if each.seat is None)
    if not waiting:
        return replace(refused(Reason.ILLEGAL_SETUP), violations=shown) if shown else None
    names = tuple(Line("match-seat", {"seat": seat}) for seat in waiting)
    refusal = replace(refused(Reason.NOT_READY, seats=names), violations=shown)
    new = [seat for seat in waiting if seat not in change.match.course.unready and change.match.seats[seat].user]
    if not new:
        return refusal
    change.course(unready=(*change.match.course.unready, *new))
    for seat in new:
        change.note(Unready(seat), seat)
    return NotReady(refusal)


def complaints(position: Position, private: Private, seat: Seat) -> tuple[Violation, ...]:
    """What the game finds wrong with what a seat has chosen, for whoever sits there alone."""
    if seat != TABLE and lacks(position.game, position.match, seat):
        return ()
    found = position.game.check(revealed(position.match.setup(), private))
    return tuple(each for each in found if each.seat == seat)


def may_look(match: Match, actor: Actor, seat: Seat) -> bool:
    """Whether somebody may see what is sealed for a seat, or with :data:`TABLE` what was brought for all."""
    if seat == TABLE:
        return may_manage(match, actor)
    if not 0 <= seat < len(match.seats):
        return False
    return match.seats[seat].user == actor.user or (match.seats[seat].automated and actor.user == match.host)


def lacks(game: AnyGame, match: Match, seat: Seat) -> tuple[Choice, ...]:
    """What a seat, or with :data:`TABLE` the host, still has to settle by itself; open picks go without saying."""
    return tuple(
        choice
        for choice in choices(game, match)
        if choice.each_seat == (seat != TABLE)
        and choice.needed
        and (choice.kind != "pick" or choice.sealed)
        and not {choice.name, choice.instead} & chosen(match, seat).keys()
    )


def bring_own(change: Change, seat: Seat, chance: Chance) -> None:
    """Let the game's own player settle what its seat still needs: any option that the game has nothing against."""
    asked = {choice.name: choice for choice in choices(change.game, change.match) if choice.each_seat}
    for lacking in lacks(change.game, change.match, seat):
        choice = next((asked[name] for name in (lacking.name, lacking.instead) if _can_pick(asked.get(name))), None)
        tokens = [] if choice is None else [option.token for option in choice.options]
        while choice is not None and tokens:
            _hold(change, seat, choice, tokens.pop(chance.draw("own-choice", len(tokens))))
            if not complaints(change.position, change.private, seat):
                break


def _can_pick(choice: Choice | None) -> bool:
    return choice is not None and choice.kind == "pick"


def default(match: Match, choice: Choice) -> str | None:
    """What is taken for an open choice where nothing was settled: the first option that is free, the usual number."""
    if is_held(choice):
        return None
    if choice.kind == "number":
        return str(choice.least if choice.usual is None else choice.usual)
    taken = {each.choices.get(choice.name) for each in match.seats} if choice.distinct else set()
    return next((option.token for option in choice.options if option.token not in taken), None)


def is_number(token: str, least: int, most: int) -> bool:
    """Whether a text is a number of a range, in digits as they are written."""
    plain = len(token) <= 20 and token.isascii() and token.removeprefix("-").isdigit()
    return plain and str(int(token)) == token and least <= int(token) <= most


def unsettle(change: Change, seat: Seat) -> None:
    """Between two games, a seat that chooses something else has to say again that it is ready."""
    series = change.match.course.series
    if series is not None and seat in series.ready:
        change.course(series=replace(series, ready=tuple(each for each in series.ready if each != seat)))


def _asked(change: Change, name: str) -> Choice | None:
    return next((each for each in choices(change.game, change.match) if each.name == name), None)


def _lacking(game: AnyGame, match: Match) -> list[Seat]:
    taken = [seat for seat, each in enumerate(match.seats) if each.user is not None or each.automated]
    return [seat for seat in (TABLE, *taken) if lacks(game, match, seat)]


def _settle(change: Change, actor: Actor, choice: Choice, value: str, seat: Seat | None) -> Refused | None:
    whose = target(change.match, actor, choice, seat)
    if isinstance(whose, Refused):
        return whose
    _hold(change, whose, choice, value)
    return None


def _hold(change: Change, whose: Seat, choice: Choice, value: str) -> None:
    if is_held(choice):
        kept = change.private[Key(whose, "choice", choice.name)] = held(choice, value)
        value = kept.fingerprint
    _put(change, whose, {**chosen(change.match, whose), choice.name: value})


def _forget(change: Change, key: Key) -> None:
    change.private.pop(key, None)
    _put(change, key.seat, {name: value for name, value in chosen(change.match, key.seat).items() if name != key.name})


def _put(change: Change, whose: Seat, settled: dict[str, str]) -> None:
    match = change.match
    if whose == TABLE:
        change.match = replace(match, terms=replace(match.terms, options=settled))
    else:
        change.seat(whose, choices=settled)
        change.course(unready=tuple(seat for seat in match.course.unready if seat != whose))
        unsettle(change, whose)
    change.note(Lobby())
