"""Checks that what is newer than the package's oldest system is used only where the system has it.

The compiler tells where newer members are used: compiled with marks, each use is a warning. Whether it stands inside a
matching `#available` or `@available` is read from the text.
"""

import re
from pathlib import Path
from typing import NamedTuple

from compiler import Diagnostic

USE = re.compile(r"'(.+)' is deprecated: ios\(([\d.]+)\)")
CONDITION = re.compile(r"([#@])available\s*\(([^)]*)\)")
NOT_CODE = re.compile(r'//[^\n]*|/\*.*?\*/|"""(?:\\.|.)*?"""|"(?:\\.|[^"\\\n])*"', re.DOTALL)
# The first visionOS has what iOS 17 has.
VISION_OS_SINCE = 17.0
VISION_OS = {18.0: 2.0}


class Question(NamedTuple):
    """One `#available` or `@available`, with the part of the file for which it answers yes."""

    start: int
    end: int
    versions: dict[str, float]


def code_only(text: str) -> str:
    """The text with blanks in place of comments and strings."""
    return NOT_CODE.sub(lambda match: re.sub(r"[^\n]", " ", match[0]), text)


def block_at(code: str, opening: int) -> int:
    depth = 0
    for index in range(opening, len(code)):
        depth += {"{": 1, "}": -1}.get(code[index], 0)
        if depth == 0:
            return index
    return len(code)


def end_of_enclosing_block(code: str, start: int) -> int:
    depth = 0
    for index in range(start, len(code)):
        depth += {"{": 1, "}": -1}.get(code[index], 0)
        if depth < 0:
            return index
    return len(code)


def versions_of(condition: str) -> dict[str, float]:
    pairs = re.findall(r"(\w+)\s+(\d+(?:\.\d+)?)", condition)
    return {platform: float(version) for platform, version in pairs}


def questions(code: str) -> list[Question]:
    result = []
    for match in CONDITION.finditer(code):
        opening = code.find("{", match.end())
        if opening < 0:
            continue
        start, end = opening, block_at(code, opening)
        statement = code[max(code.rfind(bound, 0, match.start()) for bound in "{};") + 1 : match.start()]
        if match[1] == "#" and re.search(r"\bguard\b", statement):
            start, end = end, end_of_enclosing_block(code, end + 1)
        elif match[1] == "@":
            start = match.start()
        result.append(Question(start, end, versions_of(match[2])))
    return result


def answers(question: Question, ios: float) -> bool:
    """Whether the question is enough for a member of iOS `ios` on all platforms of the package."""
    asked = question.versions
    if asked.get("iOS", 0) < ios or asked.get("macCatalyst", asked.get("iOS", 0)) < ios:
        return False
    return ios <= VISION_OS_SINCE or asked.get("visionOS", 0) >= VISION_OS.get(ios, ios)


class AvailabilityCheck:
    def __init__(self, root: Path, diagnostics: list[Diagnostic]) -> None:
        self.root, self.diagnostics = root, diagnostics
        self.uses = 0
        self.read: dict[str, tuple[list[int], list[Question]]] = {}

    def check(self) -> list[str]:
        """What the compiler found, the uses of newer members only if nothing asks for the version."""
        faults = []
        for use in self.diagnostics:
            if not (match := USE.match(use.what)):
                faults.append(str(use))
                continue
            self.uses += 1
            lines, asked = self.questions(use.file)
            offset, ios = lines[use.line - 1] + use.column - 1, float(match[2])
            around = [question for question in asked if question.start <= offset < question.end]
            if not any(answers(question, ios) for question in around):
                faults.append(
                    f"{use.file}:{use.line}: {match[1]} is there from iOS {match[2]} on, and nothing asks for"
                    f" {platforms(ios)}"
                )
        return faults

    def questions(self, file: str) -> tuple[list[int], list[Question]]:
        if file not in self.read:
            text = (self.root / file).read_text(encoding="utf-8")
            # The compiler counts columns in bytes.
            code = code_only(text.encode().decode("latin-1"))
            lines = [0, *(match.end() for match in re.finditer("\n", code))]
            self.read[file] = lines, questions(code)
        return self.read[file]


def platforms(ios: float) -> str:
    names = [f"iOS {ios:g}", f"macCatalyst {ios:g}"]
    if ios > VISION_OS_SINCE:
        names.append(f"visionOS {VISION_OS.get(ios, ios):g}")
    return ", ".join(names)
