"""What is chosen in a lobby, in words: for everybody, and for the person whose choice it is."""

from __future__ import annotations

from collections.abc import Mapping

from bot.chat.base.messages import LineRenderer
from bot.chat.matches.base.terms import house_mark
from bot.games.questions import Option
from bot.games.setup import Choice
from bot.games.values import Seat
from bot.matches.model.private import TABLE, is_held
from bot.matches.rules.choices import choices, chosen, default, lacks

PAGE = 25
_DIGITS = 10


def choice_name(renderer: LineRenderer, name: str) -> str:
    """What a choice is called; its name in the code for a game that the locales do not know."""
    for key in (f"choice-{renderer.position.match.game}-{name}", f"choice-{name}"):
        said = renderer.words.say(key)
        if said != key:
            return said
    return name


def is_simple(choice: Choice) -> bool:
    """Whether a select on a public card is enough for a choice."""
    return choice.kind == "pick" and not choice.sealed and len(choice.options) <= PAGE


def asked_of(renderer: LineRenderer, whose: Seat) -> list[Choice]:
    """The choices of a seat, or with :data:`TABLE` of the whole table."""
    found = choices(renderer.position.game, renderer.position.match)
    return [choice for choice in found if choice.each_seat == (whose != TABLE)]


def seat_choices(renderer: LineRenderer, seat: Seat) -> list[str]:
    """What everybody may know that a seat has chosen, but for what goes without saying."""
    match, game = renderer.position.match, renderer.position.game
    said = []
    for choice in asked_of(renderer, seat):
        value = chosen(match, seat).get(choice.name)
        usual = choice.name == game.plays_as or (is_simple(choice) and value in (None, choice.options[0].token))
        if not usual and value is not None:
            name = "" if is_simple(choice) else f"{choice_name(renderer, choice.name)} "
            said.append(f"{name}{shown(renderer, choice, value)}")
    missing = missing_of(renderer, seat)
    return [*said, renderer.words.say("lobby-missing", what=missing)] if missing else said


def missing_of(renderer: LineRenderer, whose: Seat) -> str:
    """What a seat, or with :data:`TABLE` the host, still has to settle, and what does as well; empty for nothing."""
    return ", ".join(
        _either(renderer, choice) for choice in lacks(renderer.position.game, renderer.position.match, whose)
    )


def _either(renderer: LineRenderer, choice: Choice) -> str:
    name = choice_name(renderer, choice.name)
    if not choice.instead:
        return name
    return renderer.words.say("lobby-either", one=name, other=choice_name(renderer, choice.instead))


def table_choice(renderer: LineRenderer, choice: Choice) -> str:
    """A line with what was chosen for the whole table, or holds without that; empty for a file that nobody needs."""
    match = renderer.position.match
    value = chosen(match, TABLE).get(choice.name, default(match, choice))
    if value is None and not choice.needed:
        return ""
    named = choice_name(renderer, choice.name)
    said = _open(renderer, choice, TABLE) if value is None else shown(renderer, choice, value)
    mark = house_mark(match, choice.name, renderer.words, value or "")
    return f"**{named[:1].upper()}{named[1:]}:** {said}{mark}"


def shown(renderer: LineRenderer, choice: Choice, value: str) -> str:
    """What everybody may know of a choice: the first digits of a fingerprint where it is kept."""
    if is_held(choice):
        return renderer.words.say("lobby-brought", fingerprint=value[:_DIGITS])
    option = _option(choice, value)
    return renderer.markdown(option.label) if option else value if choice.kind == "number" else "–"


def own(renderer: LineRenderer, choice: Choice, whose: Seat, kept: Mapping[str, str]) -> str:
    """A line with what was chosen for a seat, or with :data:`TABLE` for all, to whoever settles it.

    Args:
        kept: what they brought or sealed, by the choice's name.
    """
    say, name = renderer.words.say, choice_name(renderer, choice.name)
    value = chosen(renderer.position.match, whose).get(choice.name)
    if value is None:
        usual = default(renderer.position.match, choice)
        said = _open(renderer, choice, whose) if usual is None else shown(renderer, choice, usual)
    elif not is_held(choice) or choice.kind == "number":
        said = shown(renderer, choice, kept.get(choice.name, value) if choice.sealed else value)
        said = kept.get(choice.name, said) if choice.kind == "number" and choice.sealed else said
    elif choice.kind == "pick":
        option = _option(choice, kept.get(choice.name, ""))
        said = f"{renderer.markdown(option.label) if option else '–'} · {shown(renderer, choice, value)}"
    else:
        lines = len(kept.get(choice.name, "").splitlines())
        said = f"{say('lobby-file', lines=lines)} · {shown(renderer, choice, value)}"
    secret = say("lobby-sealed") if choice.sealed else ""
    return f"**{name[:1].upper()}{name[1:]}**{secret}: {said}"


def _open(renderer: LineRenderer, choice: Choice, whose: Seat) -> str:
    """What to say where nothing was settled: that it must be, that something else does as well, or that all is well."""
    match, say = renderer.position.match, renderer.words.say
    if choice.instead in chosen(match, whose):
        return say("lobby-not-needed", what=choice_name(renderer, choice.instead))
    lacking = lacks(renderer.position.game, match, whose)
    if choice in lacking or any(each.instead == choice.name for each in lacking):
        other = choice_name(renderer, choice.instead) if choice.instead else ""
        return say("lobby-lacking-either", other=other) if other else say("lobby-lacking")
    return say("lobby-unsettled")


def _option(choice: Choice, token: str) -> Option | None:
    return next((each for each in choice.options if each.token == token), None)
