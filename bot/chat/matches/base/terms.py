"""The terms of a match in words: each with its value, and the one before where it changed."""

from __future__ import annotations

from bot.chat.base.messages import LineRenderer, small
from bot.chat.base.text import escape, short_hash
from bot.chat.bot import Bot
from bot.disputes.model.precedents import Precedent, PrecedentKind, PrecedentState
from bot.locales.lines import put
from bot.locales.sentences import Localizer
from bot.matches.model.match import Match, Status, Terms
from bot.matches.rules.terms.alter import OFF, SPANS, differing, token_of
from bot.matches.rules.terms.house import span_line

_LISTED = ("time", "expiry", "opens", "quick", "window", "veil", "reserve", "length", "series")
"""The terms with a line of their own."""
_UNSAID = {"series": "1", "quick": OFF}
"""The value with which a term is not listed, where it is not 0."""
_MOST_NAMED = 8
"""House rules that a lobby names."""
_PLAYED = ("ruleset", "variant")
"""Those that share a line, and have one of their own where they changed."""


def terms_lines(renderer: LineRenderer) -> list[str]:
    """The terms of a match as lines for everybody, with what changed since players sat down."""
    match, words = renderer.position.match, renderer.words
    terms, agreed = match.terms, match.course.agreed
    changed = () if agreed is None else differing(agreed, terms)
    lines = []
    for name in (*(each for each in _PLAYED if each in changed), *_LISTED):
        value = {"name": words.say(f"term-{name}"), "value": term_value(match.game, terms, name, words)}
        mark = house_mark(match, name, words)
        if agreed is not None and name in changed:
            before = term_value(match.game, agreed, name, words)
            lines.append(words.say("terms-changed", **value, before=before) + mark)
        elif _is_listed(terms, name) or mark:
            lines.append(words.say("terms-line", **value) + mark)
    lines += [words.say("terms-series")] if terms.best > 1 else []
    lines += [words.say("terms-changed-hint")] if changed else []
    ruleset, variant = (term_value(match.game, terms, name, words) for name in _PLAYED)
    lines.append(small([words.say("terms-ruleset", ruleset=ruleset, variant=variant)]))
    return [*lines, pack_line(renderer), *_cautions(renderer)]


def house_mark(match: Match, name: str, words: Localizer, value: str | None = None) -> str:
    """The words of a lobby behind a setting that a house rule gives: by which it is so, or from which the host departs.

    Args:
        value: what is settled, of a choice of the table; without it the setting is a term.
    """
    rule = next((each for each in match.terms.house if each.name == name), None)
    if rule is None or match.status is not Status.LOBBY:
        return ""
    follows = rule.token == (token_of(match.terms, name) if value is None else value)
    return f" · {words.say('lobby-house-played' if follows else 'lobby-house-departs', rule=rule.rule)}"


def _cautions(renderer: LineRenderer) -> list[str]:
    """Warnings of the game about what was agreed on so far, as long as the match can be altered."""
    position = renderer.position
    if position.match.status is not Status.LOBBY:
        return []
    return [renderer.markdown(line) for line in position.game.cautions(position.match.setup())]


def term_value(game: str, terms: Terms, name: str, words: Localizer) -> str:
    """A term of a match in words."""
    return value_said(game, name, token_of(terms, name), words)


def value_said(game: str, name: str, token: str, words: Localizer) -> str:
    """A token of a term in words."""
    if name == "variant":
        return variant_name(game, token, words)
    if name == "ruleset":
        return ruleset_name(token, words)
    if name not in SPANS:
        return words.say(f"term-{name}-{token}")
    if not int(token):
        return words.say("terms-no-limit" if name == "time" else f"term-{name}-none")
    return span(int(token), words)


def ruleset_name(key: str, words: Localizer) -> str:
    """The name of a ruleset: the sentence of its book, else its key."""
    book = f"ruleset-{key.partition('@')[0]}"
    said = words.say(book)
    return escape(key) if said == book else said


def _is_listed(terms: Terms, name: str) -> bool:
    """Whether a term says anything: there is such a time, or it can run out."""
    if name == "expiry":
        return terms.timing.seconds is not None
    return name == "time" or token_of(terms, name) != _UNSAID.get(name, "0")


def pack_line(renderer: LineRenderer) -> str:
    """Of what pack the values of the components are, or that they are invented; empty where they are neither."""
    match = renderer.position.match
    if match.terms.pack:
        return small([renderer.words.say("terms-pack", pack=short_hash(match.terms.pack))])
    return renderer.words.say(f"standin-{match.game}") if renderer.position.game.invents(match.setup()) else ""


def variant_name(game: str, variant: str, words: Localizer) -> str:
    """What a variant is called: the game's own sentence, else its key."""
    key = f"variant-{game}-{variant}"
    said = words.say(key)
    return variant if said == key else said


def span(seconds: int, words: Localizer) -> str:
    """A length of time in its largest whole unit."""
    return put(span_line(seconds), words.say, str, str)


async def house_rules(client: Bot, guild: int, game: str, ruleset: str) -> tuple[Precedent, ...]:
    """The house rules of a server that are in force for matches of a game by a ruleset, the oldest first."""
    found = await client.disputes.precedents.list(
        guild, kind=PrecedentKind.HOUSE_RULE, state=PrecedentState.IN_FORCE, game=game
    )
    edition = ruleset.partition("@")[0]
    return tuple(sorted((each for each in found if each.edition in (None, edition)), key=lambda each: each.number))


async def house_lines(client: Bot, match: Match, words: Localizer) -> list[str]:
    """The house rules of a lobby's server that its match does not play; none for a match that began."""
    if match.status is not Status.LOBBY:
        return []
    found = await house_rules(client, match.guild, match.game, match.terms.ruleset)
    played = {rule.rule for rule in match.terms.house}
    names = [each.name for each in found if each.name not in played]
    return [words.say("lobby-house-rules", names=", ".join(names[:_MOST_NAMED]))] if names else []
