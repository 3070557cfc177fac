"""Names that people tell, as keys: such a key holds the name itself, so that any event can be read alone."""

from __future__ import annotations

import re
from collections.abc import Collection

from bot.games.twom.pack.kinds import Key

LONGEST = 24
"""Characters of a name that is asked for, and of a key."""
_PLAIN, _CAPITAL = "0", "1"
"""The first character of such a key says whether the words of the name begin with capitals."""
_SPACE, _OTHER = "-", "."
_LETTERS = "áčďéěíňóřšťúůýžäåö-'/&!?,:()+"
_SIGNS = "abcdefghijklmnopqrstuvwxyz0123456789"
_TO = dict(zip(_LETTERS, _SIGNS, strict=False))
_FROM = {sign: letter for letter, sign in _TO.items()}
_BETWEEN_SPACES = re.compile(r"(?<= )(?= )")


def is_told(key: str) -> bool:
    """Whether a key is a name that people said."""
    return key[:1] in (_PLAIN, _CAPITAL)


def key_of(name: str, taken: Collection[Key] = ()) -> Key | None:
    """The key of a name; ``None`` where nothing of the name can be written.

    Letters of Czech, Swedish and English and digits are kept, other characters left out; what is too long is cut off,
    and a name that is taken is numbered.

    >>> key_of("Věra"), name_of(key_of("Jednoduchá postel"))
    ('1v.era', 'Jednoduchá postel')
    """
    words = " ".join(name.split())
    capital = words[:1].isupper()
    written = "".join(map(_written, words.casefold()))
    if not written.strip(_SPACE):
        return None
    first = _CAPITAL if capital else _PLAIN
    for number in range(1, 100):
        suffix = f"{_SPACE}{number}" if number > 1 else ""
        key = first + _cut(written, LONGEST - 1 - len(suffix)) + suffix
        if key not in taken:
            return key
    return None


def name_of(key: Key) -> str:
    """The name that a key holds."""
    signs = iter(key[1:])
    name = "".join(_read(sign, signs) for sign in signs)
    return name[:1].upper() + name[1:] if key[:1] == _CAPITAL else name


def spelling(key: Key) -> str:
    """A name that has a key: what the key holds, and signs that none keeps where such signs left spaces or a capital.

    >>> spelling(key_of("Pokoj – horní")), spelling(key_of("Ω5 vlevo"))
    ('Pokoj – horní', 'Ω5 vlevo')
    """
    name = _BETWEEN_SPACES.sub("–", name_of(key))
    return f"Ω{name}" if key[:1] == _CAPITAL and not name[:1].isupper() else name


def _written(letter: str) -> str:
    if letter == " ":
        return _SPACE
    return letter if letter in _SIGNS else _OTHER + _TO[letter] if letter in _TO else ""


def _cut(written: str, longest: int) -> str:
    cut = written[:longest]
    # An escaped letter is never cut in two.
    return (cut[:-1] if cut.endswith(_OTHER) else cut).strip(_SPACE)


def _read(sign: str, signs: object) -> str:
    if sign == _SPACE:
        return " "
    return _FROM.get(next(signs, ""), "") if sign == _OTHER else sign  # type: ignore[call-overload]
