"""Compares the cases of enumerations and option sets in Headers with the table of facts, and gives their Swift names."""

import json
import re
from pathlib import Path
from typing import NamedTuple

from facts import Case, Deviations, Table, UnlistedTypes

ENUM = re.compile(r"typedef NS_(?:ENUM|OPTIONS)\(\w+, (\w+)\) \{(.*?)\}", re.DOTALL)
CASE = re.compile(r"^\s*(\w+)(?: = ([^,\n]+))?,?", re.MULTILINE)
SYMBOL = re.compile(r"c:@EA?@(\w+)@(\w+)")
# `UIGestureRecognizerState::Ended.0`: the same value as another case.
ALIAS = re.compile(r"\w+::(\w+)\.0")


class HeaderCase(NamedTuple):
    file: str
    line: int
    type: str
    name: str
    value: int | None


def value_of(text: str | None, values: list[int]) -> int:
    if text is None:
        return values[-1] + 1 if values else 0
    match = re.fullmatch(r"(-?\w+)(?:\s*<<\s*(\d+))?", text.strip())
    return int(match[1], 0) << int(match[2] or 0)


def cases_of_headers(root: Path, folder: Path) -> list[HeaderCase]:
    result = []
    for path in sorted((folder / "Headers/UIKit").glob("*.h")):
        text = path.read_text(encoding="utf-8")
        for enum in ENUM.finditer(text):
            values: list[int] = []
            for case in CASE.finditer(enum[2]):
                values.append(value_of(case[2], values))
                line = text.count("\n", 0, enum.start(2) + case.start(1)) + 1
                result.append(HeaderCase(str(path.relative_to(root)), line, enum[1], case[1], values[-1]))
    return result


def write_header(table: Table, folder: Path) -> None:
    """Writes the table's enumerations down for the compiler, which alone knows how it shortens the names."""
    enums = []
    for type, cases in table.cases.items():
        names = ", ".join(case.name for case in cases)
        enums.append(f"enum __attribute__((enum_extensibility(open))) {type} : long {{ {names} }};")
    (folder / "Cases.h").write_text("\n".join(enums), encoding="utf-8")
    (folder / "module.modulemap").write_text('module Cases { header "Cases.h" }', encoding="utf-8")
    (folder / "Cases.swift").write_text("", encoding="utf-8")


def swift_names(symbol_graph: Path) -> dict[str, set[str]]:
    """The Swift names of the cases, by the type's name in Objective-C."""
    result: dict[str, set[str]] = {}
    for symbol in json.loads(symbol_graph.read_text(encoding="utf-8"))["symbols"]:
        if match := SYMBOL.fullmatch(symbol["identifier"]["precise"]):
            result.setdefault(match[1], set()).add(symbol["pathComponents"][-1])
    return result


class CaseCheck:
    def __init__(
        self, root: Path, folder: Path, table: Table, deviations: Deviations, unlisted: UnlistedTypes
    ) -> None:
        self.table, self.deviations, self.unlisted = table, deviations, unlisted
        self.cases = cases_of_headers(root, folder)
        self.faults: list[str] = []
        self.compared = 0

    def fault(self, case: HeaderCase, declared: str, expected: str) -> None:
        if not self.deviations.allow("header", case.type, declared):
            self.faults.append(f"{case.file}:{case.line}: {case.type}: {declared}; {expected}")

    def check(self) -> list[str]:
        declared: dict[str, list[HeaderCase]] = {}
        for case in self.cases:
            declared.setdefault(case.type, []).append(case)
        for type, cases in declared.items():
            self.unlisted.check_type(type, cases[0].file, cases[0].line)
            if facts := {fact.name: fact for fact in self.table.cases.get(type, [])}:
                for case in cases:
                    self.compare(case, facts)
                for fact in facts.values():
                    if fact.name not in {case.name for case in cases}:
                        self.fault(cases[0], f"no case {fact.name}", f"the table has it (line {fact.line})")
        return self.faults

    def compare(self, case: HeaderCase, facts: dict[str, Case]) -> None:
        self.compared += 1
        fact = facts.get(case.name)
        if not fact:
            self.fault(case, f"case {case.name}", "the table has no such case")
            return
        alias = ALIAS.fullmatch(fact.value)
        value = value_of(facts[case.type + alias[1]].value if alias else fact.value, [])
        if case.value != value:
            self.fault(case, f"{case.name} = {case.value}", f"the table says {value} (line {fact.line})")
