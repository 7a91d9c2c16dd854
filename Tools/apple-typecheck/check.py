#!/usr/bin/env python3
"""Checks the project as Apple's compiler would, as far as that is possible without one. Usage:

    Tools/apple-typecheck/check.py [ROOT] [--without MODULE …]

1. Sources that Apple's platforms compile are type-checked against Headers, a subset of UIKit's declarations.
2. Headers and HeadlessUIKit are compared with the table of facts about UIKit, uikit-api-facts.tsv.
3. Uses of members that the package's oldest system does not have must ask for the version.

Prints one line a fault, `file:line: what is declared; what is right`, then the counts. Exits with 1 if there is one.
"""

import sys
from argparse import ArgumentParser
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from availability import AvailabilityCheck
from cases import CaseCheck, swift_names, write_header
from compiler import MODULES, Compiler, CompilerError
from facts import Deviations, Table, UnlistedTypes
from header import HeaderCheck
from model import ModelCheck


def check(root: Path, without: list[str], known_graph: Path | None) -> int:
    modules = {name: folder for name, folder in MODULES.items() if name not in without}
    compiler = Compiler(root, modules)
    table, deviations = Table(compiler.tool), Deviations(root, compiler.tool)
    unlisted = UnlistedTypes(root, compiler.tool, table)
    with ThreadPoolExecutor() as pool:
        model_graph = pool.submit(lambda: known_graph or compiler.symbol_graph_of_model())
        compiler.compile_stand_ins()
        compiled = pool.submit(compiler.check)
        header_graph = pool.submit(compiler.symbol_graph_of_headers)
        case_graph = pool.submit(compiler.symbol_graph_of_cases, lambda folder: write_header(table, folder))

    availability = AvailabilityCheck(root, compiled.result())
    header = HeaderCheck(root, compiler.tool, header_graph.result(), table, deviations, unlisted)
    cases = CaseCheck(root, compiler.tool, table, deviations, unlisted)
    model = ModelCheck(root, model_graph.result(), swift_names(case_graph.result()), table, deviations, unlisted)
    # The last two tell which of their lines nobody needed.
    faults = [fault for part in (availability, header, cases, model, deviations, unlisted) for fault in part.check()]

    for fault in faults:
        print(fault)
    files = sum(len(compiler.files(folder)) for folder in modules.values())
    print(
        f"{files} files type-checked for Apple; {header.compared} members and {cases.compared} cases of the headers "
        f"and {model.compared} members and cases of HeadlessUIKit compared with the table, {header.not_in_table} and "
        f"{model.unlisted_members} members of {len(unlisted.lines)} types that it does not list; "
        f"{availability.uses} uses of newer members; {len(deviations.entries)} deviations; {len(faults)} faults"
    )
    return 1 if faults else 0


if __name__ == "__main__":
    parser = ArgumentParser()
    parser.add_argument("root", nargs="?", type=Path, default=Path(__file__).parents[2])
    parser.add_argument("--without", nargs="+", choices=MODULES, default=[], help="modules that are not type-checked")
    parser.add_argument("--model-graph", type=Path, help="the symbol graph of HeadlessUIKit, if it has been written")
    arguments = parser.parse_args()
    try:
        sys.exit(check(arguments.root.resolve(), arguments.without, arguments.model_graph))
    except CompilerError as error:
        print(error)
        sys.exit(1)
