"""Reads Swift declarations, as the table of facts and symbol graphs have them, into a form that can be compared."""

import re
from dataclasses import dataclass, field

ATTRIBUTE = re.compile(r"@\w+(\([^)]*\))?\s*")
MODIFIERS = {
    *("open", "public", "weak", "unowned", "lazy", "final", "override", "required", "convenience", "dynamic"),
    *("nonisolated", "mutating", "indirect"),
}
# Other spellings of the same type. `NSUInteger` is `Int` in Apple's modules; the table reads it as `UInt`.
SAME_TYPES = {"CGFloat": "Double", "TimeInterval": "Double", "BOOL": "Bool", "UInt": "Int"}


@dataclass(frozen=True)
class Declaration:
    """What a caller or a subclass sees of a member; names that only its implementation sees are left out."""

    kind: str
    name: str
    types: tuple[str, ...] = ()
    result: str = ""
    is_static: bool = False
    is_settable: bool = False
    is_optional: bool = field(default=False, compare=False)
    is_open: bool = field(default=False, compare=False)

    def __str__(self) -> str:
        start = "static " if self.is_static else ""
        if self.kind == "var":
            return f"{start}var {self.name}: {self.result} {{ {'get set' if self.is_settable else 'get'} }}"
        base, _, labels = self.name.partition("(")
        parameters = ", ".join(f"{label}: {type}" for label, type in zip(labels.rstrip(")").split(":"), self.types))
        return f"{start}{base}({parameters})" + (f" -> {self.result}" if self.result not in ("", "Void") else "")


def split_outside(text: str, separator: str) -> list[str]:
    """Splits at the separators that are in no brackets."""
    parts, depth, start, index = [], 0, 0, 0
    while index < len(text):
        if text.startswith("->", index):
            index += 2
            continue
        depth += text[index] in "([{<"
        depth -= text[index] in ")]}>"
        if text[index] == separator and depth == 0:
            parts.append(text[start:index])
            start = index + 1
        index += 1
    parts.append(text[start:])
    return [part.strip() for part in parts if part.strip()]


def closing(text: str, start: int) -> int:
    """Where the bracket that opens at `start` closes."""
    depth = 0
    for index in range(start, len(text)):
        depth += text[index] in "([{"
        depth -= text[index] in ")]}"
        if depth == 0:
            return index
    raise ValueError(f"unbalanced: {text}")


def normalized_type(text: str) -> str:
    text = re.sub(r"/\*.*?\*/", "", text)
    text = ATTRIBUTE.sub("", text).strip()
    text = re.sub(r"\b(inout|sending|borrowing)\s+", "", text)
    text = re.sub(r"\b\w+\b", lambda word: SAME_TYPES.get(word[0], word[0]), text)
    # The names of a closure's parameters say nothing.
    text = re.sub(r"(?<=[(,] )?\b_ \w+: ", "", text)
    return re.sub(r"\s+", " ", text)


def parse(text: str) -> Declaration:
    text = re.sub(r"/\*.*?\*/|`", "", text.strip())
    text = ATTRIBUTE.sub("", text) if text.startswith("@") else text
    words, rest = [], text
    while match := re.match(r"(@?\w+(?:\(set\))?)\s*", rest):
        word = match[1]
        if word in ("class", "static") and re.match(r"\w+\s+(@|func\b|var\b|let\b|subscript\b|override\b)", rest):
            words.append("static")
        elif word in MODIFIERS or word == "optional" or word.endswith("(set)"):
            words.append(word)
        elif word.startswith("@"):
            pass
        else:
            break
        rest = rest[match.end() :]
    flags = dict(is_static="static" in words, is_optional="optional" in words, is_open="open" in words)
    is_limited = any(word.endswith("(set)") for word in words)
    if match := re.match(r"(var|let) (\w+): ", rest):
        return parse_variable(match[1], match[2], rest[match.end() :], is_limited, flags)
    if match := re.match(r"(?:func (\w+|[^\s\w(]+)|(init)[?!]?)\s*(?:<[^>]*>)?\(", rest):
        return parse_function(match[1] or "init", rest, match.end() - 1, flags)
    if match := re.match(r"case (\w+)", rest):
        return Declaration("case", match[1], **flags)
    if match := re.match(r"(class|struct|enum|protocol|typealias|actor) ([\w.]+)", rest):
        return Declaration(match[1], match[2], **flags)
    return Declaration("other", rest, **flags)


def parse_variable(keyword: str, name: str, rest: str, is_limited: bool, flags: dict) -> Declaration:
    type, _, accessors = rest.partition(" {")
    is_settable = keyword == "var" and not is_limited and ("set" in accessors or not accessors)
    return Declaration("var", name, result=normalized_type(type), is_settable=is_settable, **flags)


def parse_function(name: str, rest: str, opening: int, flags: dict) -> Declaration:
    end = closing(rest, opening)
    labels, types = [], []
    for parameter in split_outside(rest[opening + 1 : end], ","):
        names, _, type = parameter.partition(":")
        labels.append(names.split()[0])
        types.append(normalized_type(split_outside(type, "=")[0]))
    tail = rest[end + 1 :].strip()
    effects = re.match(r"(?:async|throws|rethrows|\s)*", tail)[0].strip()
    result = normalized_type(tail.partition("->")[2].partition(" where ")[0]) if "->" in tail else ""
    if name == "init":
        result = "Self" + ("?" if "init?" in rest[:opening] else "")
        flags["is_static"] = False
    kind = "init" if name == "init" else "func"
    full = f"{name}({''.join(label + ':' for label in labels)})"
    return Declaration(kind, full, tuple(types), f"{effects} {result}".strip() if effects else result, **flags)
