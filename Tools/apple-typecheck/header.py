"""Compares the declarations in Headers with the table of facts."""

import json
import re
from pathlib import Path
from typing import Iterator, NamedTuple

from declarations import Declaration, parse
from facts import Deviations, Fact, Table, UnlistedTypes, objective_c_key

CONTAINER = re.compile(r"@(?:interface|protocol) (\w+)\b(?!;)")
AVAILABILITY = re.compile(r"API_AVAILABLE\(ios\(([\d.]+)\)\)")
SYMBOL = re.compile(r"c:objc\((?:cs|pl)\)(\w+)\((im|cm|py|cpy)\)(.+)")
PREFIXES = {"im": "-", "cm": "+", "py": "@", "cpy": "@"}
MINIMUM = 15.0


class Line(NamedTuple):
    """A member as it stands in a header."""

    file: str
    line: int
    type: str
    key: str
    is_optional: bool
    ios: str


def lines_of_headers(root: Path, folder: Path) -> list[Line]:
    result = []
    for path in sorted((folder / "Headers/UIKit").glob("*.h")):
        type, is_optional = "", False
        for number, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if container := CONTAINER.match(text):
                type, is_optional = container[1], False
            elif text.startswith(("@optional", "@required")):
                is_optional = text.startswith("@optional")
            elif text.startswith(("@property", "- ", "+ ")):
                ios = AVAILABILITY.search(text)
                key = objective_c_key(text)
                file = str(path.relative_to(root))
                result.append(Line(file, number, type, key, is_optional, ios[1] if ios else ""))
    return result


def symbols_of(symbol_graph: Path) -> Iterator[dict]:
    """The symbols of a module, those of its extensions of other modules' types included."""
    for path in sorted(symbol_graph.parent.glob(f"{symbol_graph.name.partition('.')[0]}*.symbols.json")):
        yield from json.loads(path.read_text(encoding="utf-8"))["symbols"]


def imported_members(symbol_graph: Path) -> dict[tuple[str, str], list[Declaration]]:
    """What Swift's importer makes of the headers, by the name in Objective-C."""
    result: dict[tuple[str, str], list[Declaration]] = {}
    for symbol in symbols_of(symbol_graph):
        if not (match := SYMBOL.fullmatch(symbol["identifier"]["precise"])):
            continue
        text = "".join(part["spelling"] for part in symbol["declarationFragments"])
        result.setdefault((match[1], PREFIXES[match[2]] + match[3]), []).append(parse(text))
    return result


class HeaderCheck:
    def __init__(
        self,
        root: Path,
        folder: Path,
        symbol_graph: Path,
        table: Table,
        deviations: Deviations,
        unlisted: UnlistedTypes,
    ) -> None:
        self.table, self.deviations, self.unlisted = table, deviations, unlisted
        self.lines = lines_of_headers(root, folder)
        self.imported = imported_members(symbol_graph)
        self.faults: list[str] = []
        self.compared = 0
        self.not_in_table = 0

    def fault(self, line: Line, declared: str, expected: str) -> None:
        if not self.deviations.allow("header", line.type, declared):
            self.faults.append(f"{line.file}:{line.line}: {line.type}: {declared}; {expected}")

    def check(self) -> list[str]:
        facts = {type: {fact.key: fact for fact in facts} for type, facts in self.table.facts.items()}
        for line in self.lines:
            self.unlisted.check_type(line.type, line.file, line.line)
            if line.type not in facts:
                self.not_in_table += 1
            elif fact := facts[line.type].get(line.key):
                self.compare(line, fact)
            else:
                self.fault(line, line.key, "the table has no such member")
        self.check_properties(facts)
        return self.faults

    def compare(self, line: Line, fact: Fact) -> None:
        self.compared += 1
        name = fact.declaration.name
        newer = fact.ios if fact.ios[:1].isdigit() and float(fact.ios) > MINIMUM else ""
        if line.ios != newer:
            self.fault(line, f"{name} from iOS {line.ios or MINIMUM}", f"the table says {fact.ios} (line {fact.line})")
        if line.is_optional != fact.is_optional:
            declared, expected = ("optional" if it else "required" for it in (line.is_optional, fact.is_optional))
            self.fault(line, f"{name} is {declared}", f"the table says {expected} (line {fact.line})")
        imported = self.imported.get((line.type, line.key))
        if not imported:
            self.fault(line, name, "the compiler does not import it")
        # A member with an `async` form is there twice.
        elif fact.declaration not in imported:
            self.fault(line, str(imported[0]), f"the table says {fact.declaration} (line {fact.line})")

    def check_properties(self, facts: dict[str, dict[str, Fact]]) -> None:
        """The importer shortens names by what a class has as properties, so all of them must be there."""
        declared = {(line.type, line.key) for line in self.lines}
        first = {}
        for line in self.lines:
            first.setdefault(line.type, line)
        for type, line in first.items():
            for key, fact in facts.get(type, {}).items():
                if key.startswith("@") and (type, key) not in declared:
                    self.fault(line, f"no property {key[1:]}", f"the table has it (line {fact.line})")
