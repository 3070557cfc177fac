"""TOML files that are slow or deep to read, each of about a wanted size."""

from __future__ import annotations


def _filled(unit: str, size: int, head: str = "", tail: str = "") -> str:
    return head + unit * ((size - len(head) - len(tail)) // len(unit)) + tail


def _numbered(line: str, size: int, head: str = "") -> str:
    lines = (line.replace("#", str(number)) for number in range((size - len(head)) // len(line)))
    return head + "".join(lines)[: size - len(head)].rpartition("\n")[0]


def refused(size: int) -> dict[str, str]:
    """Files whose reading takes more than their size accounts for, by what makes them so."""
    return {
        "a key of many parts": _filled("a.", size, tail="a=1"),
        "a key of many quoted parts": _filled('"".', size, tail="a=1"),
        "a key of many parts with blanks": _filled("a . ", size, tail="a=1"),
        "a header of many parts": _filled("a.", size, "[", "a]"),
        "an inline table's key of many parts": _filled("a.", size, "x={", "a=1}"),
        "many keys of many parts": _filled("a." * 40 + "a=1\n", size),
        "nested arrays": _filled("[", size // 2, "x=") + "]" * (size // 2 - 2),
        "nested arrays on many lines": _filled("[\n", size, "x="),
        "nested inline tables": _filled("{a=", size, "x="),
        "nested after a text that ends in a quote": _filled("[", size, 'x=["""a"""",'),
        "nested after an escaped quote": _filled("[", size, 'x=["\\"",'),
        "nested after a literal text": _filled("[", size, "x=['''a\\'''',"),
        "a long number": _filled("1", size, "x="),
        "a long number in parts": _filled("_1", size, "x=1"),
        "a long bare key": _filled("a", size, tail="=1"),
    }


def accepted(size: int) -> dict[str, str]:
    """Files that are as much work as a size allows, and still are read."""
    return {
        "keys": _numbered("k#=1\n", size),
        "keys of six parts": _numbered("a.b.c.d.e.k#=1\n", size),
        "keys of six parts in a table of six": _numbered("a.b.c.d.e.k#=1\n", size, "[a.b.c.d.e.f]\n"),
        "tables": _numbered("[a.b.c.d.e.k#]\n", size),
        "arrays of tables": _filled("[[a.b.c.d.e.f]]\n", size),
        "numbers": _filled("1,", size, "x=[", "]"),
        "moments": _filled("2020-01-01T00:00:00Z,", size, "x=[", "]"),
        "empty arrays": _filled("[],", size, "x=[", "]"),
        "inline tables": _filled("{a.b.c.d.e.f=1},", size, "x=[", "]"),
        "nested inline tables": _numbered("k#=" + "{b=" * 19 + "1" + "}" * 19 + "\n", size),
        "texts": _filled('"",', size, "x=[", "]"),
        "escapes": _filled("\\u00e9", size, 'x="', '"'),
        "escaped line ends": _filled("\\\n", size, 'x="""', '"""'),
        "quotes in a text of many lines": _filled('""a', size, 'x="""', '"""'),
        "comments": _filled("#\n", size),
        "line ends": _filled("\r\n", size),
        "dots and brackets in texts": _filled("a.[{", size, 'x="', '"'),
        "dots and brackets in a comment": _filled("a.[{", size, "# "),
        "dots and brackets after quotes": _filled("a.[{", size, 'x = """', '"""""\n'),
    }
