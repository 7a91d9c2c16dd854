"""Compares HeadlessUIKit's public declarations with the table of facts."""

import json
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote

from declarations import Declaration, parse
from facts import Deviations, Fact, Table, UnlistedTypes

# Where a class says nothing about a member, the table may list it for a class above.
ROOT_CLASS = "NSObject"
# What conforming to a protocol of Swift's brings, and `NSObject` brings in UIKit.
BROUGHT_BY_SWIFT = {"hash(into:)", "hashValue", "rawValue", "init(rawValue:)", "id"}
TYPES = {"class", "struct", "enum", "protocol", "typealias", "actor"}


class Member(NamedTuple):
    id: str
    file: str
    line: int
    type: str
    declaration: Declaration
    is_open: bool


class ModelCheck:
    def __init__(
        self,
        root: Path,
        symbol_graph: Path,
        case_names: dict[str, set[str]],
        table: Table,
        deviations: Deviations,
        unlisted: UnlistedTypes,
    ) -> None:
        self.root, self.case_names = root, case_names
        self.table, self.deviations, self.unlisted = table, deviations, unlisted
        graph = json.loads(symbol_graph.read_text(encoding="utf-8"))
        self.relationships = graph["relationships"]
        self.full_names = {
            symbol["identifier"]["precise"]: ".".join(symbol["pathComponents"]) for symbol in graph["symbols"]
        }
        self.types: dict[str, Member] = {}
        self.members: list[Member] = []
        for symbol in graph["symbols"]:
            self.read(symbol)
        self.superclasses = self.read_superclasses()
        self.requirements = {r["source"] for r in self.relationships if r["kind"] == "requirementOf"}
        defaults = {r["target"] for r in self.relationships if r["kind"] == "defaultImplementationOf"}
        self.optional = self.requirements & defaults
        self.default_implementations = {
            r["source"] for r in self.relationships if r["kind"] == "defaultImplementationOf"
        }
        self.faults: list[str] = []
        self.compared = 0
        self.unlisted_members = 0

    def read(self, symbol: dict) -> None:
        """Keeps what is declared in a file of ours and belongs to a type of UIKit's name."""
        location, path = symbol.get("location"), symbol["pathComponents"]
        if not location or not path[0].startswith("UI"):
            return
        file = Path(unquote(location["uri"].removeprefix("file://")))
        if not file.is_absolute():
            file = self.root / file
        if not file.is_relative_to(self.root):
            return
        text = self.text(symbol["declarationFragments"])
        declaration = parse(text)
        is_type = declaration.kind in TYPES
        member = Member(
            symbol["identifier"]["precise"],
            str(file.relative_to(self.root)),
            location["position"]["line"] + 1,
            ".".join(path if is_type else path[:-1]),
            declaration,
            symbol["accessLevel"] == "open",
        )
        if is_type:
            self.types[member.type] = member
        elif member.type:
            self.members.append(member)

    def text(self, fragments: list[dict]) -> str:
        """The declaration with the names of nested types in full, as the table has them."""
        text = ""
        for part in fragments:
            full_name = self.full_names.get(part.get("preciseIdentifier", ""))
            is_nested = part["kind"] == "typeIdentifier" and full_name and not text.endswith(".")
            text += full_name if is_nested else part["spelling"]
        return text

    def read_superclasses(self) -> dict[str, str]:
        names = {member.id: name for name, member in self.types.items()}
        return {
            names[r["source"]]: names[r["target"]]
            for r in self.relationships
            if r["kind"] == "inheritsFrom" and r["source"] in names and r["target"] in names
        }

    def fault(self, member: Member, declared: str, expected: str) -> None:
        if not self.deviations.allow("model", member.type, declared):
            self.faults.append(f"{member.file}:{member.line}: {member.type}: {declared}; {expected}")

    def check(self) -> list[str]:
        for name, type in self.types.items():
            self.unlisted.check_type(name, type.file, type.line)
            if name in self.table.facts and type.declaration.kind == "class" and not type.is_open:
                self.fault(type, "the class cannot be subclassed", "in UIKit it can")
        for member in self.members:
            name = member.declaration.name
            if member.id in self.default_implementations or name in BROUGHT_BY_SWIFT or name.startswith("=="):
                continue
            if member.type in self.table.enumerations:
                self.check_case(member)
            elif member.type in self.table.facts:
                self.check_member(member)
            else:
                self.unlisted_members += 1
        return self.faults

    def check_case(self, member: Member) -> None:
        self.compared += 1
        name = member.declaration.name
        if name not in self.case_names[self.table.enumerations[member.type]]:
            self.fault(member, f"case {name}", "there is no such case in UIKit")

    def check_member(self, member: Member) -> None:
        self.compared += 1
        declaration = member.declaration
        facts = self.facts_named(member.type, declaration)
        if not facts:
            self.fault(member, str(declaration), "the table has no such member")
            return
        fact = next((fact for fact in facts if fact.declaration == declaration), facts[0])
        if fact.declaration != declaration:
            self.fault(member, str(declaration), f"the table says {fact.declaration} (line {fact.line})")
        if fact.declaration.is_open and not member.is_open and member.declaration.kind != "init":
            self.fault(member, f"{declaration.name} cannot be overridden", "in UIKit it can")
        if member.id in self.requirements and fact.is_optional != (member.id in self.optional):
            declared, expected = ("required", "optional") if fact.is_optional else ("optional", "required")
            self.fault(member, f"{declaration.name} is {declared}", f"in UIKit it is {expected}")

    def facts_named(self, type: str, declaration: Declaration) -> list[Fact]:
        """The table's rows of this name for the type, or for the nearest class above that has any."""
        above: str | None = type
        while above:
            if facts := self.table.named(above, declaration.name):
                return facts
            above = self.superclasses.get(above)
        return self.table.named(ROOT_CLASS, declaration.name)
