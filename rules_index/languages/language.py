"""Words of Czech, Swedish and English: folding, tokens, spoken forms, roots, compounds, function words."""

from __future__ import annotations

import re
import threading
import unicodedata
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import lru_cache
from sys import intern

import Stemmer
from rapidfuzz import fuzz, process

from rules_index.languages import dictionaries
from rules_index.languages.dictionaries import is_listed
from rules_index.languages.function_words import FUNCTION_WORDS, OTHER_LANGUAGES
from rules_index.values.books import Language

WORD = re.compile(r"[^\W_]+")
_ACCENT, _FOREIGN = re.compile(r"[\u0300-\u034e]+"), re.compile(r"[^\x00-\x7f]")
"""The usual accents once they are apart from their letters, and letters of which that is to be seen."""
STEMMERS = {Language.CS: "czech", Language.SV: "swedish", Language.EN: "english"}
ACCENTS = {Language.CS: "ěščřžýíúůťďň", Language.SV: "åäö", Language.EN: ""}
"""Letters that a language has and no other of these."""
SHORTEST_TEXT, KNOWN = 5, 0.4
"""Words from which a text can be told to be foreign, and the share of known ones below which it is."""
OTHER_LETTERS = frozenset("ąćęłńśźżñçœãõß")
"""Letters that no language known here has."""
LEAD = 2
"""Function words and words of other letters that a text has more than function words of any language known here."""
SHORTEST_PART = 3
"""Letters a part of a Swedish compound has at least."""

_per_thread = threading.local()

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
_SHORTEST_SPOKEN = 5
"""Letters of a Czech word in whose middle a colloquial sound is looked for."""


@lru_cache(maxsize=100_000)
def fold(text: str) -> str:
    """The text in lower case without diacritics, in one Unicode form."""
    if text.isascii():
        return text.lower()
    decomposed = _ACCENT.sub("", unicodedata.normalize("NFKD", text.casefold()))
    return decomposed if decomposed.isascii() else _FOREIGN.sub(_uncombined, decomposed)


@lru_cache(maxsize=2_000)
def written_words(text: str) -> tuple[tuple[str, str], ...]:
    """The words of a text as they are written, each once, and folded; for texts that are looked through again."""
    return tuple((intern(word), fold(word)) for word in dict.fromkeys(WORD.findall(text)))


def _uncombined(letter: re.Match[str]) -> str:
    return "" if unicodedata.combining(letter[0]) else letter[0]


def legible(text: str) -> str:
    """The text with a question mark for every half of a character, which neither SQLite nor a terminal takes."""
    return text.encode(errors="replace").decode()


def words(text: str) -> list[str]:
    """The words and numbers of a text, in lower case with their diacritics."""
    return WORD.findall(unicodedata.normalize("NFC", text).casefold())


@lru_cache(maxsize=1_000)
def said(text: str, language: Language) -> tuple[str, ...]:
    """The words of a text as the books would write them, in lower case.

    >>> said("what's a hit", Language.EN)
    ('what', 'is', 'a', 'hit')
    >>> said("Můžem hrát kartama na vejhru?", Language.CS)
    ('můžeme', 'hrát', 'kartami', 'na', 'výhru')
    """
    return tuple(_said(text, language))


def _said(text: str, language: Language) -> Iterator[str]:
    spoken = _SPOKEN[language]
    for word in WORD.findall(unicodedata.normalize("NFC", _APOSTROPHE.sub("", text)).casefold()):
        if found := spoken.get(word):
            yield from found
        else:
            yield _written(word) if language is Language.CS else word


@lru_cache(maxsize=50_000)
def _written(word: str) -> str:
    """A Czech word with a colloquial ending or sound (``vejhra``, ``vobrana``) as it is written, if the dictionary
    knows that and not the word itself."""
    if is_listed(word, Language.CS):
        return word
    for spoken, written in _ENDINGS:
        if word.endswith(spoken) and len(word) - len(spoken) >= _SHORTEST:
            form = word.removesuffix(spoken) + written
            if is_listed(form, Language.CS):
                return form
    if len(word) < _SHORTEST_SPOKEN:
        return word
    sounds = (word.replace("ej", "ý", 1), word.removeprefix("v") if word.startswith("vo") else word)
    return next((form for form in sounds if form != word and is_listed(form, Language.CS)), word)


def plain(text: str) -> str:
    """The words of a text alone, folded: what two ways to type one question share."""
    return " ".join(words(fold(text)))


def alphabetical(text: str) -> str:
    """Lines of text, the words of each in the order of the alphabet, which need not be sorted to be compared.

    >>> alphabetical("wie viele\\nburgen")
    'viele wie\\nburgen'
    """
    return "\n".join([" ".join(sorted(line.split())) for line in text.split("\n")])


def letters(content: str, whole: str, text: str, repeating: Iterable[tuple[int, str]]) -> tuple[float, float]:
    """How alike a question and the nearest line of a text are, letter by letter, from 0 to 1: by content, and whole.

    Args:
        content: the words of the question that count.
        whole: all its words, in the order of the alphabet, as those of the lines are.
        repeating: the lines that say a word twice, by their places, with each word once.
    """
    lines = text.split("\n")
    of_whole = process.extractOne(whole, lines, scorer=fuzz.ratio)[1]
    for at, line in repeating:
        lines[at] = line
    return _of_content(content, lines, text) / 100, of_whole / 100


def _of_content(content: str, lines: list[str], text: str) -> float:
    """The token set ratio of the nearest line, from 0 to 100.

    That of a line which shares no word is the plain ratio of both, of all their words once and in order: found in a
    tenth of the time, for all but a few lines.
    """
    words = sorted({*content.split()})
    near = sorted({at for word in words for at in _having(word, text)}, reverse=True)
    sharing = [lines.pop(at) for at in near]
    best = process.extractOne(content, sharing, scorer=fuzz.token_set_ratio)[1] if sharing else 0.0
    other = process.extractOne(" ".join(words), lines, scorer=fuzz.ratio, score_cutoff=best) if words else None
    return other[1] if other else best


def _having(word: str, text: str) -> Iterator[int]:
    """The places of the lines of a text that have a word, on its own or within a longer one."""
    at, place, line = text.find(word), 0, 0
    while at >= 0:
        line += text.count("\n", place, at)
        yield line
        place = text.find("\n", at)
        at = text.find(word, place) if place >= 0 else -1


def has_letter_of_another(text: str, language: Language) -> bool:
    """Whether a letter of the text, in lower case, tells that it is of another language."""
    return any(letter in text for other, letters in ACCENTS.items() if other is not language for letter in letters)


def is_function_word(word: str, language: Language) -> bool:
    """Whether a word only holds a sentence of this language together; its diacritics may be missing."""
    return word in FUNCTION_WORDS[language] or word in _folded_function_words()[language]


@lru_cache(maxsize=200_000)
def root(word: str, language: Language) -> str:
    """What the inflected forms of a word share: the folded stem of its lemma."""
    return fold(_stem(lemma(word, language), language))


@lru_cache(maxsize=200_000)
def stem(word: str, language: Language) -> str:
    """The folded stem of the form as written; needs no dictionary."""
    return fold(_stem(word, language))


def lemma(word: str, language: Language) -> str:
    """The dictionary form of a word, or the word itself where the dictionary lacks it."""
    return dictionaries.lemma(word, language).casefold()


def compound_parts(word: str, known: Callable[[str], bool]) -> tuple[str, ...]:
    """The two parts of a Swedish compound (``vinstpoäng``: vinst, poäng), or nothing when it is none.

    Args:
        known: tells whether a candidate part is a word of its own.
    """
    for cut in range(len(word) - SHORTEST_PART, SHORTEST_PART - 1, -1):
        head, tail = word[:cut], word[cut:]
        if not known(tail):
            continue
        # How a first part may be changed: krig-s-zon, flick(a)-skola, pojk(e)-lag, kyrko-gård (kyrka), gatu-kök (gata).
        changed = (head[:-1] + "a",) if head.endswith(("o", "u")) else ()
        for form in (head, head.removesuffix("s"), head + "a", head + "e", *changed):
            if len(form) >= SHORTEST_PART and known(form):
                return form, tail
    return ()


def trigrams(form: str) -> frozenset[str]:
    """The letter trigrams of a folded form, its beginning and end marked."""
    marked = f"^{form}$"
    return frozenset(marked[at : at + 3] for at in range(len(marked) - 2))


def detect(text: str, among: Collection[Language] = tuple(Language), *, likely: Language | None = None) -> Language:
    """The language most of a text's function words belong to; ``likely``, or the first, where nothing tells."""
    found = words(text)
    score = {language: sum(is_function_word(word, language) for word in found) for language in among}
    for language, letters in ACCENTS.items():
        if language in score:
            score[language] += sum(letter in letters for letter in text.casefold())
    return max(among, key=lambda language: (score[language], language is likely))


def is_of_another_language(text: str) -> bool:
    """Whether the function words of a text are those of a language not known here, and hardly of one that is.

    >>> is_of_another_language("wie gewinnt man das Spiel"), is_of_another_language("hur vinner man spelet")
    (True, False)
    """
    found = set(words(text))
    known = max(sum(is_function_word(word, language) for word in found) for language in Language)
    folded = {fold(word) for word in found}
    spelt = sum(not OTHER_LETTERS.isdisjoint(word) for word in found)
    return max(len(folded & listed) for listed in OTHER_LANGUAGES) + spelt >= known + LEAD


def is_foreign(text: str) -> bool:
    """Whether a text of some length has hardly a word of the languages known here."""
    found = words(text)
    if len(found) < SHORTEST_TEXT:
        return False
    likely = detect(text)
    unknown = [word for word in found if not any(is_function_word(word, language) for language in Language)]
    # A dictionary takes a second to load: the likeliest is asked first, and no other where that one knows enough.
    for language in sorted(Language, key=lambda language: language is not likely):
        if len(found) - len(unknown) >= KNOWN * len(found):
            return False
        unknown = [word for word in unknown if not is_listed(word, language)]
    return len(found) - len(unknown) < KNOWN * len(found)


@lru_cache(maxsize=1)
def _folded_function_words() -> dict[Language, frozenset[str]]:
    return {language: frozenset(map(fold, listed)) for language, listed in FUNCTION_WORDS.items()}


def _stem(word: str, language: Language) -> str:
    stemmers: dict[Language, Stemmer.Stemmer] | None = getattr(_per_thread, "stemmers", None)
    if stemmers is None:
        stemmers = {key: Stemmer.Stemmer(name) for key, name in STEMMERS.items()}
        _per_thread.stemmers = stemmers
    return str(stemmers[language].stemWord(word))
