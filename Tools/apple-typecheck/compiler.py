"""Compiles the sources as Apple's compiler would read them, against the declarations in Headers and Overlays.

Swift's importer reads Objective-C headers on Linux too, so with UIKit's declarations at hand `canImport(UIKit)` and
`canImport(ObjectiveC)` are true, and what is behind them is type-checked: renaming, overrides, optional requirements,
nullability, actors, selectors. Nothing is linked or run.
"""

import re
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor
from threading import BoundedSemaphore
from pathlib import Path
from typing import Callable, NamedTuple

TOOL = Path(__file__).resolve().parent

# In the order in which they import each other.
STAND_INS = {
    "ObjectiveC": ["ObjectiveC.swift"],
    "Foundation": ["Foundation.swift", "Bridging.swift"],
    "UIKit": ["UIKit.swift"],
    "os": ["os.swift"],
}
# Modules that others import, in that order, and those that nothing imports.
IMPORTED = {
    "BackGuard": "Sources/BackGuard",
    "BackGuardUIKit": "Sources/BackGuardUIKit",
    "Notes": "Examples/Notes",
}
LEAVES = {
    "UIKitBehaviourTests": "Tests/UIKitBehaviourTests",
    "ClassicTechniques": "Sources/ClassicTechniques",
    "NotesApp": "Examples/NotesApp.swiftpm/Sources",
    "OnDevice": "Tests/OnDevice/Host",
}
MODULES = IMPORTED | LEAVES

OBJECTIVE_C = [
    *("-Xfrontend", "-enable-objc-interop"),
    *("-Xfrontend", "-disable-objc-attr-requires-foundation-module"),
    *("-Xcc", "-fobjc-runtime=macosx", "-Xcc", "-fblocks"),
]
PLAIN = ["-parse-as-library", "-swift-version", "6", "-diagnostic-style", "llvm"]
IMPLICIT_IMPORT = ["-Xfrontend", "-import-module", "-Xfrontend", "ObjectiveC"]
# Code generation would need the Objective-C runtime, so modules are written without any.
MODULE_ONLY = ["-emit-module", "-wmo", "-Xfrontend", "-experimental-skip-all-function-bodies"]
DIAGNOSTIC = re.compile(
    r"^(?P<file>[^\s:][^:\n]*):(?P<line>\d+):(?P<column>\d+): (?P<kind>error|warning): (?P<what>.*)", re.MULTILINE
)


class Diagnostic(NamedTuple):
    file: str
    line: int
    column: int
    kind: str
    what: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.what}"


class CompilerError(Exception):
    pass


class Compiler:
    """Modules of one root, compiled into one temporary folder, by two processes at a time."""

    processes = BoundedSemaphore(2)

    def __init__(self, root: Path, modules: dict[str, str]) -> None:
        self.root = root
        self.modules = modules
        self.tool = root / TOOL.relative_to(TOOL.parents[1])
        self.folder = tempfile.TemporaryDirectory(prefix="apple-typecheck-")
        self.output = Path(self.folder.name)
        manifest = (root / "Package.swift").read_text(encoding="utf-8")
        features = re.findall(r'\.enableUpcomingFeature\("(\w+)"\)', manifest)
        self.features = [flag for feature in features for flag in ("-enable-upcoming-feature", feature)]

    def files(self, folder: str) -> list[str]:
        return [str(path.relative_to(self.root)) for path in sorted((self.root / folder).rglob("*.swift"))]

    def overlay(self, file: str) -> str:
        return str((self.tool / "Overlays" / file).relative_to(self.root))

    def flags(self, module: str) -> list[str]:
        return [
            *("-module-name", module, *PLAIN),
            *(*OBJECTIVE_C, "-I", str(self.tool / "Headers"), "-I", self.folder.name),
            *("-module-cache-path", str(self.output / "cache")),
        ]

    def compile_stand_ins(self) -> None:
        """Compiles the modules that stand for Apple's; their fault is ours, so they stop the check."""
        for module, files in STAND_INS.items():
            overlays = [self.overlay(file) for file in files]
            flags = [*MODULE_ONLY, *self.flags(module), *self.module_path(module)]
            if module != "os":
                flags.append("-import-underlying-module")
            if module in ("Foundation", "UIKit"):
                flags += IMPLICIT_IMPORT
            diagnostics, output = self.run(flags, overlays)
            if diagnostics or output:
                raise CompilerError(output)

    def symbol_graph_of_headers(self) -> Path:
        """Lets the compiler write down what it imports of UIKit, what is for subclasses of recognizers included."""
        folder = self.output / "everything"
        folder.mkdir()
        flags = [*MODULE_ONLY, *self.flags("UIKit"), "-import-underlying-module", *IMPLICIT_IMPORT]
        flags += ["-emit-module-path", str(folder / "UIKit.swiftmodule")]
        overlays = [self.overlay(file) for file in ("UIKit.swift", "UIKitSubclass.swift")]
        return self.symbol_graph("UIKit", folder, flags, overlays)

    def symbol_graph_of_cases(self, write_header: Callable[[Path], None]) -> Path:
        """The same for nothing but enumerations, which `write_header` writes into a folder."""
        folder = self.output / "cases"
        folder.mkdir()
        write_header(folder)
        flags = [*MODULE_ONLY, *self.flags("Cases"), "-I", str(folder), "-import-underlying-module"]
        flags += ["-emit-module-path", str(folder / "Cases.swiftmodule")]
        return self.symbol_graph("Cases", folder, flags, [str(folder / "Cases.swift")])

    def symbol_graph_of_model(self) -> Path:
        """The same for HeadlessUIKit, as Linux sees it."""
        folder = self.output / "model"
        folder.mkdir()
        flags = [*MODULE_ONLY, "-module-name", "HeadlessUIKit", *PLAIN, *self.features]
        flags += ["-emit-module-path", str(folder / "HeadlessUIKit.swiftmodule")]
        return self.symbol_graph("HeadlessUIKit", folder, flags, self.files("Sources/HeadlessUIKit"))

    def symbol_graph(self, module: str, folder: Path, flags: list[str], sources: list[str]) -> Path:
        flags = [*flags, "-emit-symbol-graph", "-emit-symbol-graph-dir", str(folder)]
        diagnostics, output = self.run([*flags, "-symbol-graph-minimum-access-level", "public"], sources)
        if diagnostics or output:
            raise CompilerError(output)
        return folder / f"{module}.symbols.json"

    def check(self) -> list[Diagnostic]:
        """Type-checks every module of ours against the ones before it, and gives all that the compiler says.

        A use of a member that is newer than the package's oldest system is a warning, which AvailabilityCheck reads.
        """
        diagnostics: list[Diagnostic] = []
        with ThreadPoolExecutor() as pool:
            for module in (module for module in self.modules if module in IMPORTED):
                checked = pool.submit(self.type_check, module)
                self.run([*MODULE_ONLY, *self.flags_of_ours(module), *self.module_path(module)], self.sources(module))
                found = checked.result()
                diagnostics += found
                if any(diagnostic.kind == "error" for diagnostic in found):
                    return diagnostics
            for found in pool.map(self.type_check, [module for module in self.modules if module in LEAVES]):
                diagnostics += found
        return diagnostics

    def type_check(self, module: str) -> list[Diagnostic]:
        found, output = self.run(["-typecheck", "-wmo", *self.flags_of_ours(module)], self.sources(module))
        if output and not found:
            raise CompilerError(output)
        return found

    def flags_of_ours(self, module: str) -> list[str]:
        return [*self.flags(module), *IMPLICIT_IMPORT, *self.features, "-package-name", "backguard"]

    def sources(self, module: str) -> list[str]:
        return self.files(self.modules[module])

    def module_path(self, module: str) -> list[str]:
        return ["-emit-module-path", str(self.output / f"{module}.swiftmodule")]

    def run(self, flags: list[str], sources: list[str]) -> tuple[list[Diagnostic], str]:
        with self.processes:
            result = subprocess.run(
                ["swiftc", *flags, *sources], cwd=self.root, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
            )
        found = {
            Diagnostic(at["file"], int(at["line"]), int(at["column"]), at["kind"], at["what"])
            for at in DIAGNOSTIC.finditer(result.stdout)
            # What a macro makes of the sources' own expressions; the compiler says the same where they stand.
            if "swift-generated-sources" not in at["file"] or at["kind"] == "error"
        }
        if result.returncode and not found:
            raise CompilerError(result.stdout)
        return sorted(found), result.stdout.strip()
