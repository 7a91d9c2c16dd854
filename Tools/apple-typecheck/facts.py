"""The table of facts about UIKit, and the deviations from it that are meant."""

import re
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from declarations import Declaration, parse

TABLE = "uikit-api-facts.tsv"
DEVIATIONS = "deviations.tsv"
UNLISTED = "unlisted-types.tsv"
CORRECTION = re.compile(r"SWIFT NAME CORRECTION .*?: (.*)")
# Protocols whose members a class has without listing them.
ADOPTED = {
    "UIViewController": ["UIContentContainer"],
    "UIPercentDrivenInteractiveTransition": ["UIViewControllerInteractiveTransitioning"],
}


class Fact(NamedTuple):
    line: int
    type: str
    # `-selector:`, `+selector:`, or `@name` of a property.
    key: str
    declaration: Declaration
    ios: str
    is_optional: bool


class Case(NamedTuple):
    line: int
    # In Objective-C.
    name: str
    value: str


class Deviation(NamedTuple):
    line: int
    side: str
    type: str
    declared: str


def objective_c_key(signature: str) -> str:
    """What a declaration is called in Objective-C."""
    signature = re.sub(r"\s*\b(NS_|API_)\w+(\(.*?\))*(?=\s|;|$)", "", signature).rstrip("; )")
    if signature.startswith("@property"):
        block = re.search(r"\(\^\s*(?:_\w+ )?(\w+)\)", signature)
        return "@" + (block[1] if block else re.search(r"(\w+)$", signature)[1])
    parts = re.findall(r"(\w+:)\s*\(", signature)
    name = "".join(parts) if parts else re.search(r"\)\s*(\w+)$", signature)[1]
    return signature[0] + name


class Table:
    def __init__(self, folder: Path) -> None:
        self.facts: dict[str, list[Fact]] = {}
        # The cases of enumerations and option sets, by the type's name in Objective-C, and that name by the one in Swift.
        self.cases: dict[str, list[Case]] = {}
        self.enumerations: dict[str, str] = {}
        lines = (folder / TABLE).read_text(encoding="utf-8").splitlines()
        columns = lines[0].split("\t")
        for number, line in enumerate(lines[1:], 2):
            self.read(number, dict(zip(columns, line.split("\t"))))

    def read(self, number: int, row: dict[str, str]) -> None:
        type = row["type"]
        if row["kind"] == "case":
            self.enumerations[row["swift_signature"].partition(" ")[0]] = type
            name, _, value = row["objc_signature"].partition(" = ")
            self.cases.setdefault(type, []).append(Case(number, name, value))
            return
        correction = CORRECTION.match(row["swift_note"])
        signature = row["swift_signature"]
        # Rows without a signature are what one source has and the others do not: names only.
        if not signature or row["ios"] == "unavailable":
            return
        key = objective_c_key(row["objc_signature"].replace("_Nonnull", ""))
        declaration = parse(signature)
        if correction and (property := re.search(r"\bvar (\w+): .*", correction[1])):
            # A setter that stands for its property.
            key, declaration = "@" + property[1], replace(parse(property[0]), is_open=True)
        elif correction:
            declaration = corrected(declaration, correction[1])
        if row["kind"].startswith("class ") and declaration.kind != "init":
            declaration = replace(declaration, is_static=True)
        optional = row["required_optional"] == "optional"
        self.facts.setdefault(type, []).append(Fact(number, type, key, declaration, row["ios"], optional))

    def __contains__(self, type: str) -> bool:
        return type in self.facts or type in self.cases or type in self.enumerations

    def named(self, type: str, name: str) -> list[Fact]:
        types = [type, *ADOPTED.get(type, [])]
        return [fact for type in types for fact in self.facts.get(type, []) if fact.declaration.name == name]


def corrected(declaration: Declaration, correction: str) -> Declaration:
    """Applies a note: `willMove(toParent:)`, `isMovingToParent (property)`, `property (var shouldAutorotate)`."""
    name = correction.split()[0]
    if "property" in correction:
        variable = re.search(r"\(var (\w+)\)", correction)
        name = variable[1] if variable else declaration.name.partition("(")[0] if name == "property" else name
        return replace(declaration, kind="var", name=name, types=())
    return replace(declaration, name=name)


class Deviations:
    """What is meant to differ: side, type, what is declared, and the reason. One that nothing needs is a fault."""

    def __init__(self, root: Path, folder: Path) -> None:
        path = folder / DEVIATIONS
        self.file = str(path.relative_to(root))
        self.used: set[int] = set()
        self.entries = []
        self.faults = []
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines()[1:], 2):
            fields = line.split("\t")
            if len(fields) != 4 or not all(fields):
                self.faults.append(f"{self.file}:{number}: a deviation has four fields, the last is its reason")
            else:
                self.entries.append(Deviation(number, *fields[:3]))

    def allow(self, side: str, type: str, declared: str) -> bool:
        for entry in self.entries:
            if (entry.side, entry.type, entry.declared) == (side, type, declared):
                self.used.add(entry.line)
                return True
        return False

    def check(self) -> list[str]:
        """To be asked last."""
        unused = [entry for entry in self.entries if entry.line not in self.used]
        return [
            *self.faults,
            *(f"{self.file}:{entry.line}: {entry.type}: {entry.declared}: nothing deviates here" for entry in unused),
        ]


class UnlistedTypes:
    """Types of which the table has no members, each with the reason. A type in neither is a fault, and one in both."""

    def __init__(self, root: Path, folder: Path, table: Table) -> None:
        path = folder / UNLISTED
        self.file, self.table = str(path.relative_to(root)), table
        self.used: set[str] = set()
        self.lines: dict[str, int] = {}
        self.faults = []
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines()[1:], 2):
            fields = line.split("\t")
            if len(fields) != 2 or not all(fields):
                self.faults.append(f"{self.file}:{number}: an unlisted type has two fields, the second is the reason")
            else:
                self.lines[fields[0]] = number

    def check_type(self, type: str, file: str, line: int) -> None:
        if type in self.table or type in self.used:
            return
        self.used.add(type)
        if type not in self.lines:
            self.faults.append(f"{file}:{line}: {type}: neither {TABLE} nor {UNLISTED} lists this type")

    def check(self) -> list[str]:
        """To be asked last."""
        unused = [
            f"{self.file}:{line}: {type}: {'the table lists it' if type in self.table else 'nothing declares it'}"
            for type, line in self.lines.items()
            if type not in self.used
        ]
        return [*self.faults, *unused]
