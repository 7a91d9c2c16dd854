#!/usr/bin/env python3
"""Checks the sources as Apple's compiler would read them. Usage:

    Tools/apple-typecheck/check.py [ROOT]

Prints one line a fault, `file:line: what is wrong`, then the counts. Exits with 1 if there is a fault.
"""

import sys
from pathlib import Path

from compiler import MODULES, Compiler, CompilerError


def check(root: Path) -> int:
    compiler = Compiler(root)
    try:
        compiler.compile_stand_ins()
        faults = [str(diagnostic) for diagnostic in compiler.check()]
    except CompilerError as error:
        print(error)
        return 1
    for fault in faults:
        print(fault)
    files = sum(len(compiler.sources(module)) for module in MODULES)
    print(f"{files} files type-checked for Apple; {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    arguments = sys.argv[1:]
    root = Path(arguments[0]) if arguments else Path(__file__).parents[2]
    sys.exit(check(root.resolve()))
