"""How people type what the books write: contractions, slips of the pen, colloquial endings, numbers in words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from functools import lru_cache

import simplemma

from rules_index.languages.language import WORD
from rules_index.values.books import Language

_APOSTROPHE = re.compile(r"(?<=\w)['’´`](?=\w)")


def _pairs(text: str) -> dict[str, tuple[str, ...]]:
    """``one two, three four`` as a table of the first word to the others."""
    listed = (entry.split() for entry in text.split(","))
    return {first: tuple(others) for first, *others in listed}


_CONTRACTIONS = _pairs("""
    whats what is, thats that is, whos who is, wheres where is, hows how is, whens when is, theres there is, its it is,
    im i am, ive i have, id i would, youre you are, youve you have, theyre they are, hes he is, shes she is,
    cant can not, cannot can not, dont do not, doesnt does not, didnt did not, isnt is not, arent are not,
    wasnt was not, werent were not, wont will not, wouldnt would not, shouldnt should not, couldnt could not,
    mustnt must not, havent have not, hasnt has not, aint is not, gotta have to, gonna going to, wanna want to,
    lemme let me, dunno do not know, u you, ur your, pls please, thx thanks, n and
""")
_SLIPS = _pairs("""
    muzem můžeme, mužem můžeme, můžem můžeme, nemuzem nemůžeme, nemužem nemůžeme, nemůžem nemůžeme,
    budem budeme, musim musím, smim smím, nesmim nesmím, vim vím, nevim nevím,
    musej musí, sem jsem, seš jsi, jseš jsi, ses jsi, sme jsme, ste jste, du jdu, de jde, pude půjde, nejde nelze,
    bysme bychom, bysem bych, dyž když, dyby kdyby, dycky vždycky, kdyz když, furt pořád, porad pořád, eště ještě,
    este ještě, ňáký nějaký, ňákej nějaký, nejakej nějaký, nějakej nějaký, kterej který, jakej jaký, žádnej žádný,
    zadnej žádný, todle tohle, tendle tenhle, teďka teď, tedka teď, voba oba, von on, vona ona, voni oni, vod od,
    vodkud odkud, vo o, kolikrat kolikrát, jestly jestli, jesli jestli, esli jestli, jes jestli, páč protože,
    prej prý, jo ano, nn ne, jj ano, tk také
""")
_SPOKEN: Mapping[Language, Mapping[str, tuple[str, ...]]] = {
    Language.EN: _CONTRACTIONS,
    Language.CS: _SLIPS,
    Language.SV: _pairs(
        "ska skall, dom de, nåt något, nån någon, sen sedan, va vad, e är, å och, mej mig, dej dig, sej sig"
    ),
}

_ENDINGS = (("ejma", "ými"), ("ama", "ami"), ("ema", "emi"), ("ma", "mi"), ("ej", "ý"), ("em", "eme"), ("im", "íme"))
"""Colloquial Czech endings and those of the written language."""
_SHORTEST = 3


def said(text: str, language: Language) -> Iterator[str]:
    """The words of a text as the books would write them, in lower case.

    >>> list(said("what's a hit", Language.EN))
    ['what', 'is', 'a', 'hit']
    >>> list(said("Můžem hrát kartama?", Language.CS))
    ['můžeme', 'hrát', 'kartami']
    """
    spoken = _SPOKEN[language]
    for word in WORD.findall(unicodedata.normalize("NFC", _APOSTROPHE.sub("", text)).casefold()):
        if found := spoken.get(word):
            yield from found
        else:
            yield _written(word) if language is Language.CS else word


@lru_cache(maxsize=50_000)
def _written(word: str) -> str:
    """A Czech word with a colloquial ending as it is written, if the dictionary knows that and not the word itself."""
    if simplemma.is_known(word, lang="cs"):
        return word
    for spoken, written in _ENDINGS:
        if word.endswith(spoken) and len(word) - len(spoken) >= _SHORTEST:
            form = word.removesuffix(spoken) + written
            if simplemma.is_known(form, lang="cs"):
                return form
    return word
