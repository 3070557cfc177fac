"""Mutants: copies of a module that each differ from it in one small change."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

from msgspec import Struct

from tests.mutation.changes import replacements

Route: TypeAlias = tuple[tuple[str, int | None], ...]
"""How to reach a node from the root of its tree: the names of fields, with the index where the field is a list."""

# What decides nothing: annotations, decorators, bases, patterns; and the parts of an f-string know no true position.
_UNREAD: dict[type[ast.AST], frozenset[str]] = {
    ast.arg: frozenset({"annotation"}),
    ast.AnnAssign: frozenset({"annotation", "target"}),
    ast.FunctionDef: frozenset({"returns", "decorator_list"}),
    ast.AsyncFunctionDef: frozenset({"returns", "decorator_list"}),
    ast.ClassDef: frozenset({"bases", "keywords", "decorator_list"}),
    ast.match_case: frozenset({"pattern"}),
    ast.JoinedStr: frozenset({"values"}),
}
_FUNCTION = ast.FunctionDef | ast.AsyncFunctionDef


class Mutant(Struct, frozen=True):
    """One change of one module.

    Attributes:
        path: the module's file, from the root of the repository; line: where the change is, from 1.
        function: the qualified name of the outermost function around the change; empty at the level of the module,
            which default values of arguments belong to.
        constant: the name at the level of the module whose value it changes; empty for any other change.
        before, after: the source that differs, in one line each.
        source: the whole changed module.
    """

    path: str
    line: int
    function: str
    before: str
    after: str
    source: str
    constant: str = ""

    def __str__(self) -> str:
        return f"{self.path}:{self.line} {self.function or '(module)'}\n    - {self.before}\n    + {self.after}"


class Change(Struct, frozen=True):
    """A mutant that is not written yet: what replaces which node of the tree of a module."""

    path: str
    text: str
    tree: ast.Module
    route: Route
    node: ast.AST
    function: str
    new: ast.AST

    def mutant(self) -> Mutant:
        """The mutant with its source."""
        source = _source(self)
        before, after = self.text.splitlines(), source.splitlines()
        start, stop = _equal(before, after)
        return Mutant(
            self.path,
            start + 1,
            self.function,
            " ".join(line.strip() for line in before[start : len(before) - stop]),
            " ".join(line.strip() for line in after[start : len(after) - stop]),
            source,
            _constant(self.tree.body[self.route[0][1] or 0]),
        )


def _constant(statement: ast.stmt) -> str:
    """The name that a statement gives to a value."""
    match statement:
        case ast.Assign(targets=[ast.Name(name)]) | ast.AnnAssign(target=ast.Name(name)):
            return name
    return ""


def changes(root: Path, path: str) -> list[Change]:
    """Every change that makes a mutant of a module, in the order of its lines."""
    text = (root / path).read_text("utf-8")
    tree = ast.parse(text)
    found: list[Change] = []
    for node, route, function in _nodes(tree):
        found += (Change(path, text, tree, route, node, function, new) for new in replacements(node))
        if isinstance(node, ast.If):
            never = ast.Constant(value=False)
            found.append(Change(path, text, tree, (*route, ("test", None)), node.test, function, never))
    return sorted(found, key=lambda change: change.node.lineno)  # type: ignore[attr-defined]


def mutants(root: Path, path: str) -> list[Mutant]:
    """Every mutant of a module, in the order of its lines."""
    return [change.mutant() for change in changes(root, path)]


def _nodes(tree: ast.Module) -> Iterator[tuple[ast.AST, Route, str]]:
    """Every node that may be changed, its route, and the outermost function whose body it is in."""
    ahead: list[tuple[ast.AST, Route, str, bool]] = [(tree, (), "", False)]
    while ahead:
        node, route, name, within = ahead.pop()
        if _decides_nothing(node):
            continue
        if isinstance(node, _FUNCTION | ast.ClassDef) and not within:
            name = f"{name}.{node.name}" if name else node.name
        yield node, route, name if within else ""
        for field, index, child in _children(node):
            body = within or (isinstance(node, _FUNCTION) and field == "body")
            ahead.append((child, (*route, (field, index)), name, body))


def _decides_nothing(node: ast.AST) -> bool:
    if isinstance(node, ast.keyword):
        # ``zip(…, strict=True)`` only guards against ourselves.
        return node.arg == "strict"
    if isinstance(node, ast.If):
        return ast.unparse(node.test) in ("TYPE_CHECKING", "__name__ == '__main__'")
    return isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias"


def _children(node: ast.AST) -> Iterator[tuple[str, int | None, ast.AST]]:
    unread = _UNREAD.get(type(node), frozenset())
    for field, value in ast.iter_fields(node):
        if field in unread:
            continue
        if isinstance(value, ast.AST):
            yield field, None, value
        elif isinstance(value, list):
            yield from ((field, index, child) for index, child in enumerate(value) if isinstance(child, ast.AST))


def _source(change: Change) -> str:
    """The changed module: the node's own text is replaced, in brackets where it would mean something else without."""
    wanted = ast.dump(_replaced(change))
    new = ast.unparse(change.new)
    for written in (new, f"({new})"):
        source = _spliced(change.text, change.node, written)
        try:
            if ast.dump(ast.parse(source)) == wanted:
                return source
        except SyntaxError:
            continue
    return ast.unparse(_replaced(change)) + "\n"


def _replaced(change: Change) -> ast.Module:
    """The tree with the node replaced; only the nodes on the route are copied."""
    root = copy.copy(change.tree)
    here: ast.AST = root
    for step, (field, index) in enumerate(change.route, 1):
        value = getattr(here, field)
        child = copy.copy(value if index is None else value[index]) if step < len(change.route) else change.new
        setattr(here, field, child if index is None else [*value[:index], child, *value[index + 1 :]])
        here = child
    return root


def _spliced(text: str, node: ast.AST, written: str) -> str:
    lines = text.splitlines(keepends=True)
    first, last = node.lineno - 1, node.end_lineno - 1  # type: ignore[attr-defined]
    head = lines[first].encode()[: node.col_offset].decode()  # type: ignore[attr-defined]
    tail = lines[last].encode()[node.end_col_offset :].decode()  # type: ignore[attr-defined]
    return "".join((*lines[:first], head + written + tail, *lines[last + 1 :]))


def _equal(before: list[str], after: list[str]) -> tuple[int, int]:
    """How many lines are equal at the start and at the end."""
    shorter = min(len(before), len(after))
    start = next((at for at in range(shorter) if before[at] != after[at]), shorter)
    stop = next((at for at in range(shorter - start) if before[-1 - at] != after[-1 - at]), shorter - start)
    return start, stop
