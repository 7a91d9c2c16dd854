#!/usr/bin/env python3
"""Checks the catalog of UIKit's behavior, Documentation/UIKitBehaviour*.md, against the sources and the tests.

An entry begins with a line `**B54** · … · **modeled**`: its id, and at the end what the model does with it. Usage:

    Tools/check-catalog.py [--write] [ROOT]

Prints one line a fault, `file:line: what is wrong`, then the counts. Exits with 1 if there is a fault. With `--write` it
first writes Documentation/CatalogTests.md, the table of which test shows which entry; without, it checks that table.
"""

import re
import sys
from pathlib import Path
from typing import Iterator, NamedTuple

# The catalog; what this project added has a file of its own, so that neither grows too long.
CATALOG = (
    "Documentation/UIKitBehaviour.md",
    "Documentation/UIKitBehaviourOtherWaysOut.md",
    "Documentation/UIKitBehaviourAdded.md",
)
ASSUMPTIONS = "Sources/HeadlessUIKit/Device/Assumptions.swift"
TABLE = "Documentation/CatalogTests.md"
STORIES = "Examples/NotesApp.swiftpm/Sources/Stories"
# Why an entry is shown on no device, and why a test of the model is named after no entry.
NOT_ON_DEVICE = "Tools/not-on-device.tsv"
WITHOUT_ENTRY = "Tools/tests-without-entry.tsv"
MODEL_TESTS = "Tests/HeadlessUIKitTests"

ENTRY = re.compile(r"\*\*(B\d+)\*\* · (.*)")
STATE = re.compile(r"\*\*(modeled|(?:modeled, )?assumption `\w+`(?:, `\w+`)*|not modeled: .+)\*\*$")
ID = re.compile(r"\bB\d+\b")
# A display name that begins with one id or several: "B54: …", "B61, B62: …".
NAMED_TEST = re.compile(r'@(?:Test|Suite)\(\s*"((?:B\d+, )*B\d+)( on both sides)?: ')
DISPLAY_NAME = re.compile(r'@(?:Test|Suite)\(\s*"([^"\n]*)')
FUNCTION = re.compile(r"\bfunc (\w+)")
# A story to try by hand, up to the next one.
STORY = re.compile(r'Story\(\s*title: "([^"\n]*)",(.*?)(?=Story\(|\Z)', re.DOTALL)
COMMENT = re.compile(r"//(.*)")

TABLE_HEAD = """\
# Which test shows which entry

Written by `make catalog-table`, kept current by `make catalog`.

- *In the model*: the tests named after the entry that run on HeadlessUIKit only, on the systems that the entry speaks of.
- *On a device, by itself*: the tests of `Tests/UIKitBehaviourTests`, which run on HeadlessUIKit here, where they show the
  entry as well, and on UIKit itself in a simulator or on a device. **None of them was run there yet.**
- *On a device, by hand*: the stories of the app in `Examples/NotesApp.swiftpm`, for what needs a finger, a trackpad or
  VoiceOver. None of them was tried yet.

What is shown on no device stands below the table, with the reasons (`Tools/not-on-device.tsv`).

| Entry | State | In the model | On a device, by itself | On a device, by hand |
|---|---|---|---|---|"""


class Entry(NamedTuple):
    path: Path
    line: int
    state: str

    @property
    def needs_test(self) -> bool:
        return not self.state.startswith("not modeled")

    @property
    def assumptions(self) -> list[str]:
        return re.findall(r"`(\w+)`", self.state) if self.needs_test else []


class Evidence(NamedTuple):
    """What shows an entry: in the model, on a device by itself, on a device by hand."""

    in_model: list[str]
    on_device: list[str]
    by_hand: list[str]

    @property
    def is_on_device(self) -> bool:
        return bool(self.on_device or self.by_hand)


class Reason(NamedTuple):
    line: int
    names: list[str]
    text: str


class Mention(NamedTuple):
    path: Path
    line: int
    id: str


def line_of(text: str, offset: int) -> int:
    return text.count("\n", 0, offset) + 1


class Checker:
    def __init__(self, root: Path) -> None:
        self.root = root
        self.faults: list[str] = []
        self.entries: dict[str, Entry] = {}

    def fault(self, path: Path, line: int, what: str) -> None:
        self.faults.append(f"{path.relative_to(self.root)}:{line}: {what}")

    def read_catalog(self) -> str:
        """Reads the entries and returns the whole text."""
        files = [self.root / name for name in CATALOG]
        lines = [
            (path, number, line)
            for path in files
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        ]
        for path, number, line in lines:
            entry = ENTRY.fullmatch(line.rstrip())
            if not entry:
                continue
            id, state = entry[1], STATE.search(entry[2])
            if known := self.entries.get(id):
                self.fault(path, number, f"{id} is there twice, first in {known.path.name}:{known.line}")
            elif not state:
                self.fault(path, number, f"{id} does not say whether it is modeled")
            else:
                self.entries[id] = Entry(path, number, state[1])
        if not self.entries:
            self.fault(files[0], 1, "there are no entries")
        for path, number, line in lines:
            for id in ID.findall(line):
                if id not in self.entries and not ENTRY.match(line):
                    self.fault(path, number, f"{id} is mentioned but has no entry")
        return "\n".join(line for _, _, line in lines)

    def swift_files(self, folder: str) -> Iterator[tuple[Path, str]]:
        for path in sorted((self.root / folder).rglob("*.swift")):
            yield path, path.read_text(encoding="utf-8")

    def mentions_in_comments(self) -> Iterator[Mention]:
        for path, text in self.swift_files("Sources"):
            for number, line in enumerate(text.splitlines(), 1):
                if comment := COMMENT.search(line):
                    yield from (Mention(path, number, id) for id in ID.findall(comment[1]))

    def mentions_in_tests(self) -> Iterator[Mention]:
        for path, text in self.swift_files("Tests"):
            for name in DISPLAY_NAME.finditer(text):
                number = line_of(text, name.start())
                yield from (Mention(path, number, id) for id in ID.findall(name[1]))

    def stories(self) -> Iterator[tuple[Path, int, str, list[str]]]:
        """The stories to try by hand: where, title, and the ids that their text names."""
        for path, text in self.swift_files(STORIES):
            for story in STORY.finditer(text):
                yield path, line_of(text, story.start()), story[1], ID.findall(story[2])

    def mentions_in_stories(self) -> Iterator[Mention]:
        for path, line, _, ids in self.stories():
            yield from (Mention(path, line, id) for id in ids)

    def evidence(self) -> dict[str, Evidence]:
        """What shows each entry. A test on both sides runs on the model too, and is not written twice."""
        evidence = {id: Evidence([], [], []) for id in self.entries}
        for path, text in self.swift_files("Tests"):
            for test in NAMED_TEST.finditer(text):
                function = FUNCTION.search(text, test.end())
                name = f"`{path.stem}.{function[1]}`" if function and test[0].startswith("@Test") else f"`{path.stem}`"
                for id in test[1].split(", "):
                    if known := evidence.get(id):
                        (known.on_device if test[2] else known.in_model).append(name)
        for _, _, title, ids in self.stories():
            for id in dict.fromkeys(ids):
                if known := evidence.get(id):
                    known.by_hand.append(f"“{title}”")
        return evidence

    def table(self, evidence: dict[str, Evidence]) -> str:
        def cell(names: list[str]) -> str:
            return ", ".join(dict.fromkeys(names)) or "–"

        rows = [
            f"| {id} | {self.entries[id].state} | {cell(shown.in_model)} | {cell(shown.on_device)} | {cell(shown.by_hand)} |"
            for id, shown in sorted(evidence.items(), key=lambda item: int(item[0][1:]))
        ]
        reasons = [f"- {', '.join(reason.names)}: {reason.text}." for reason in self.reasons(NOT_ON_DEVICE, " ")]
        return "\n".join([TABLE_HEAD, *rows, "", "## On no device", "", *reasons, ""])

    def reasons(self, file: str, separator: str) -> list[Reason]:
        lines = (self.root / file).read_text(encoding="utf-8").splitlines()
        fields = [(number, *line.partition("\t")) for number, line in enumerate(lines[1:], 2)]
        return [Reason(number, names.split(separator), text) for number, names, _, text in fields]

    def check_devices(self, evidence: dict[str, Evidence]) -> None:
        """An entry that the model relies on is shown on a device, by itself or by hand, or there is a reason why not."""
        path, excused = self.root / NOT_ON_DEVICE, set()
        for reason in self.reasons(NOT_ON_DEVICE, " "):
            if not reason.text:
                self.fault(path, reason.line, "there is no reason")
            for id in reason.names:
                excused.add(id)
                if id not in self.entries or not self.entries[id].needs_test:
                    self.fault(path, reason.line, f"{id} is no entry that is modeled")
                elif evidence[id].is_on_device:
                    self.fault(path, reason.line, f"{id} is shown on a device")
        for id, entry in self.entries.items():
            if entry.needs_test and not evidence[id].is_on_device and id not in excused:
                self.fault(entry.path, entry.line, f"{id}: no test of both sides, no story, no reason in {NOT_ON_DEVICE}")

    def check_model_tests(self) -> None:
        """A test of the model is named after an entry, unless its file is about what no entry says."""
        path = self.root / WITHOUT_ENTRY
        unused = {name: reason.line for reason in self.reasons(WITHOUT_ENTRY, "|") for name in reason.names}
        excused = set(unused)
        for file, text in self.swift_files(MODEL_TESTS):
            for test in re.finditer(r'@Test\b(?:\(\s*"([^"\n]*)")?', text):
                name = test[1] or "a test without a name"
                if ID.search(name):
                    continue
                unused.pop(name, None)
                if name not in excused:
                    what = f"“{name}” is named after no entry of the catalog, and {WITHOUT_ENTRY} does not say why"
                    self.fault(file, line_of(text, test.start()), what)
        for name, line in unused.items():
            self.fault(path, line, f"there is no test “{name}” without an entry")

    def check_table(self, evidence: dict[str, Evidence], *, writes: bool) -> None:
        path, table = self.root / TABLE, self.table(evidence)
        if writes:
            path.write_text(table, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != table:
            self.fault(path, 1, "the table is not current: `make catalog-table` writes it")

    def assumptions(self) -> dict[str, int]:
        """The fields of Device.Assumptions, with their lines."""
        text = (self.root / ASSUMPTIONS).read_text(encoding="utf-8")
        return {field[1]: line_of(text, field.start()) for field in re.finditer(r"public var (\w+)", text)}

    def check(self, *, writes: bool) -> int:
        catalog_text = self.read_catalog()
        mentions = [*self.mentions_in_comments(), *self.mentions_in_tests(), *self.mentions_in_stories()]
        for mention in mentions:
            if mention.id not in self.entries:
                self.fault(mention.path, mention.line, f"{mention.id} has no entry in the catalog")

        evidence = self.evidence()
        tested = {id for id, shown in evidence.items() if shown.in_model or shown.on_device}
        fields = self.assumptions()
        for name, number in fields.items():
            if f"`{name}`" not in catalog_text:
                self.fault(self.root / ASSUMPTIONS, number, f"the assumption {name} is not in the catalog")
        for id, entry in self.entries.items():
            if entry.needs_test and id not in tested:
                self.fault(entry.path, entry.line, f'{id} is {entry.state} but no test is named "{id}: …"')
            for name in entry.assumptions:
                if name not in fields:
                    self.fault(entry.path, entry.line, f"{id} names the assumption {name}, which {ASSUMPTIONS} does not have")

        self.check_devices(evidence)
        self.check_model_tests()
        self.check_table(evidence, writes=writes)

        for fault in self.faults:
            print(fault)
        states = [entry.state for entry in self.entries.values()]
        modeled = sum(state == "modeled" for state in states)
        left_out = sum(state.startswith("not modeled") for state in states)
        print(
            f"{len(states)} entries: {modeled} modeled, {len(states) - modeled - left_out} with assumptions, "
            f"{left_out} not modeled; {len(tested)} with a test of their name, "
            f"{sum(bool(shown.on_device) for shown in evidence.values())} with one for devices, "
            f"{sum(bool(shown.by_hand) for shown in evidence.values())} with a story to try by hand; "
            f"{len({mention.id for mention in mentions})} named in sources and tests; {len(self.faults)} faults"
        )
        return 1 if self.faults else 0


if __name__ == "__main__":
    arguments = sys.argv[1:]
    writes = "--write" in arguments
    folders = [argument for argument in arguments if argument != "--write"]
    root = Path(folders[0]) if folders else Path(__file__).parent.parent
    sys.exit(Checker(root.resolve()).check(writes=writes))
