"""Checks that what is newer than the package's oldest system is used only where the system has it.

The compiler tells where newer members are used: compiled with marks, each use is a warning. Whether it stands inside a
matching `#available` or `@available` is read from the text.
"""

import re
from pathlib import Path
from typing import Iterator, NamedTuple

from compiler import Diagnostic

USE = re.compile(r"'(.+)' is deprecated: ios\(([\d.]+)\)")
CONDITION = re.compile(r"([#@])available\s*\(([^)]*)\)")
NOT_CODE = re.compile(r'//[^\n]*|/\*.*?\*/|"""(?:\\.|.)*?"""|"(?:\\.|[^"\\\n])*"', re.DOTALL)
KEYWORD = re.compile(r"\b(if|guard|while)\b(?!\s*:)")
# What begins a line that goes on with the declaration before it, and what ends a line that is not complete.
GOES_ON = re.compile(r"[{.,:?&=)\]]|->|where\b|async\b|throws\b|else\b")
IS_OPEN = re.compile(r"(?:[,:=&?.(\[]|->|\bwhere)\s*$")
ATTRIBUTES = re.compile(r"(?:\s|@\w+(?:\([^)]*\))?)*")
# visionOS has numbers of its own up to 2; the first one has what iOS 17 has.
VISION_OS = {17.4: 1.1, 17.5: 1.2}


class Question(NamedTuple):
    """One `#available` or `@available`, with the part of the file for which it answers yes."""

    start: int
    end: int
    versions: dict[str, float]


def code_only(text: str) -> str:
    """The text with blanks in place of comments and strings."""
    return NOT_CODE.sub(lambda match: re.sub(r"[^\n]", " ", match[0]), text)


def depths(code: str, start: int, brackets: str = "([{") -> Iterator[tuple[int, str, int]]:
    """Each place from `start` on, with its character and how deep in brackets it is, from 0 on."""
    closing = brackets.translate(str.maketrans("([{", ")]}"))
    depth = 0
    for index in range(start, len(code)):
        depth -= code[index] in closing
        yield index, code[index], depth
        depth += code[index] in brackets


def block_at(code: str, opening: int) -> int:
    return next((index for index, char, depth in depths(code, opening, "{") if char == "}" and depth == 0), len(code))


def end_of_enclosing_block(code: str, start: int) -> int:
    return next((index for index, _, depth in depths(code, start, "{") if depth < 0), len(code))


def end_of_declaration(code: str, start: int) -> int:
    """Where a declaration ends: with its body, or with its last line if it has none."""
    start = ATTRIBUTES.match(code, start).end()
    for index, char, depth in depths(code, start):
        if depth < 0 or (depth == 0 and char == ";"):
            return index
        if depth == 0 and char == "{":
            return block_at(code, index)
        if depth == 0 and char == "\n" and not IS_OPEN.search(code, start, index):
            if not GOES_ON.match(code[index:].lstrip()):
                return index
    return len(code)


def outside_brackets(code: str, word: str, start: int) -> int:
    places = (index for index, _, depth in depths(code, start) if depth == 0 and code.startswith(word, index))
    return next(places, len(code))


def versions_of(condition: str) -> dict[str, float]:
    pairs = re.findall(r"(\w+)\s+(\d+(?:\.\d+)?)", condition)
    return {platform: float(version) for platform, version in pairs}


def questions(code: str) -> list[Question]:
    result = []
    for match in CONDITION.finditer(code):
        versions = versions_of(match[2])
        if match[1] == "@":
            result.append(Question(match.start(), end_of_declaration(code, match.end()), versions))
            continue
        keywords = KEYWORD.findall(code, 0, match.start())
        if keywords and keywords[-1] == "guard":
            otherwise = outside_brackets(code, "else", match.end())
            end = block_at(code, code.find("{", otherwise))
            result.append(Question(match.end(), otherwise, versions))
            result.append(Question(end, end_of_enclosing_block(code, end + 1), versions))
        else:
            end = block_at(code, outside_brackets(code, "{", match.end()))
            result.append(Question(match.end(), end, versions))
    return result


def vision_os(ios: float) -> float:
    """The visionOS that has what an iOS has."""
    if ios >= 26:
        return ios
    return round(ios - 16, 1) if ios >= 18 else max((VISION_OS[old] for old in VISION_OS if old <= ios), default=1.0)


def answers(question: Question, ios: float) -> bool:
    """Whether the question is enough for a member of iOS `ios` on all platforms of the package."""
    asked = question.versions
    if asked.get("iOS", 0) < ios or asked.get("macCatalyst", asked.get("iOS", 0)) < ios:
        return False
    return vision_os(ios) == 1 or asked.get("visionOS", 0) >= vision_os(ios)


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
    if vision_os(ios) > 1:
        names.append(f"visionOS {vision_os(ios):g}")
    return ", ".join(names)
