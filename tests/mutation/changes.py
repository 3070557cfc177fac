"""The small changes that a test should notice: for each kind of syntax, what may stand in its place."""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterator
from typing import Any

Replacements = Iterator[ast.AST]

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
FUNCTIONS = {"min": "max", "max": "min", "any": "all", "all": "any", "sorted": "list", "reversed": "list"}


def replacements(node: ast.AST) -> Replacements:
    """What may stand in place of a node, each with one change; the node itself stays as it is."""
    change = CHANGES.get(type(node))
    return iter(()) if change is None else change(node)


def _with(node: ast.AST, **fields: Any) -> ast.AST:
    changed = copy.deepcopy(node)
    for name, value in fields.items():
        setattr(changed, name, value)
    return changed


def _compare(node: ast.Compare) -> Replacements:
    for place, operator in enumerate(node.ops):
        ops = [*node.ops]
        ops[place] = COMPARISONS[type(operator)]()
        yield _with(node, ops=ops)


def _bool_op(node: ast.BoolOp) -> Replacements:
    for place in range(len(node.values)):
        rest = node.values[:place] + node.values[place + 1 :]
        yield rest[0] if len(rest) == 1 else _with(node, values=rest)


def _unary(node: ast.UnaryOp) -> Replacements:
    yield node.operand


def _arithmetic(node: ast.BinOp | ast.AugAssign) -> Replacements:
    if other := ARITHMETIC.get(type(node.op)):
        yield _with(node, op=other())


def _constant(node: ast.Constant) -> Replacements:
    if isinstance(node.value, bool):
        yield _with(node, value=not node.value)
    elif isinstance(node.value, int | float):
        yield _with(node, value=node.value + 1)


def _call(node: ast.Call) -> Replacements:
    if isinstance(node.func, ast.Name) and (other := FUNCTIONS.get(node.func.id)):
        keywords = [] if other == "list" else node.keywords
        yield _with(node, func=ast.Name(other, ast.Load()), keywords=keywords)


def _statement(node: ast.Expr) -> Replacements:
    if isinstance(node.value, ast.Call | ast.Await):
        yield ast.Pass()


def _if_else(node: ast.IfExp) -> Replacements:
    yield node.body
    yield node.orelse


def _unfiltered(node: ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp) -> Replacements:
    for loop, generator in enumerate(node.generators):
        for place in range(len(generator.ifs)):
            rest = generator.ifs[:place] + generator.ifs[place + 1 :]
            generators = [*node.generators]
            generators[loop] = copy.copy(generator)
            generators[loop].ifs = rest
            yield _with(node, generators=generators)


def _continue(_: ast.Continue) -> Replacements:
    yield ast.Break()


def _break(_: ast.Break) -> Replacements:
    yield ast.Continue()


CHANGES: dict[type[ast.AST], Callable[[Any], Replacements]] = {
    ast.Compare: _compare,
    ast.BoolOp: _bool_op,
    ast.UnaryOp: _unary,
    ast.BinOp: _arithmetic,
    ast.AugAssign: _arithmetic,
    ast.Constant: _constant,
    ast.Call: _call,
    ast.Expr: _statement,
    ast.IfExp: _if_else,
    ast.ListComp: _unfiltered,
    ast.SetComp: _unfiltered,
    ast.DictComp: _unfiltered,
    ast.GeneratorExp: _unfiltered,
    ast.Continue: _continue,
    ast.Break: _break,
}
