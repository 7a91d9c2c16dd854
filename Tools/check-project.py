#!/usr/bin/env python3
"""Checks what only a Mac can run, as far as a file can be checked without one: that it is well-formed, and that all it
names is there. Needs Swift's toolchain (plutil, swiftc) and python3-yaml.

- Tests/OnDevice: every object, folder, target and product that the project and its scheme name.
- Examples/NotesApp.swiftpm: the manifest's syntax, its folder, the products it takes from this package.
- .github/workflows, .spi.yml: YAML; the scripts that are run, with arguments that they know; the documented targets.
- .ci: the shell's syntax.

Prints one line a fault, then what was checked. Exits with 1 if there is a fault.
"""

import json
import re
import subprocess
import sys
import xml.etree.ElementTree as XML
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parent.parent
PROJECT = ROOT / "Tests/OnDevice/OnDevice.xcodeproj"
NOTES_APP = ROOT / "Examples/NotesApp.swiftpm"
OBJECT = re.compile(r"[0-9A-F]{24}")

faults: list[str] = []


def expect(holds: object, path: Path, what: str) -> None:
    if not holds:
        faults.append(f"{path.relative_to(ROOT)}: {what}")


def output_of(path: Path, *command: str) -> str:
    """What a command prints about a file; a fault if it fails."""
    result = subprocess.run([*command, str(path)], text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    expect(result.returncode == 0, path, result.stdout.strip())
    return result.stdout if result.returncode == 0 else ""


def package_names(kind: str) -> set[str]:
    return set(re.findall(rf'\.{kind}\(\s*name: "([^"]+)"', (ROOT / "Package.swift").read_text(encoding="utf-8")))


def references(value: object) -> list[str]:
    if isinstance(value, dict):
        return [name for each in value.values() for name in references(each)]
    if isinstance(value, list):
        return [name for each in value for name in references(each)]
    return [value] if isinstance(value, str) and OBJECT.fullmatch(value) else []


def check_xcode_project() -> None:
    path = PROJECT / "project.pbxproj"
    project = json.loads(output_of(path, "plutil", "-convert", "json", "-o", "-") or "{}")
    objects = project.get("objects", {})
    for name in references(project):
        expect(name in objects, path, f"there is no object {name}")
    for each in objects.values():
        if each["isa"] in ("PBXFileSystemSynchronizedRootGroup", "XCLocalSwiftPackageReference"):
            folder = PROJECT.parent / each.get("path", each.get("relativePath"))
            expect(folder.is_dir(), path, f"there is no folder {folder}")
        if each["isa"] == "XCSwiftPackageProductDependency":
            expect(each["productName"] in package_names("library"), path, f"no product {each['productName']}")
    for scheme in PROJECT.glob("xcshareddata/xcschemes/*.xcscheme"):
        for target in XML.parse(scheme).iter("BuildableReference"):
            name = objects.get(target.attrib["BlueprintIdentifier"], {}).get("name")
            expect(name == target.attrib["BlueprintName"], scheme, f"no target {target.attrib['BlueprintName']}")


def check_notes_app() -> None:
    path = NOTES_APP / "Package.swift"
    output_of(path, "swiftc", "-parse")
    manifest = path.read_text(encoding="utf-8")
    for folder in re.findall(r'path: "([^"]+)"', manifest):
        expect((NOTES_APP / folder).is_dir(), path, f"there is no folder {folder}")
    for product in re.findall(r'\.product\(name: "([^"]+)"', manifest):
        expect(product in package_names("library"), path, f"there is no product {product}")


def check_workflows() -> None:
    known = set(re.findall(r"^#   \.ci/mac (\w+)", (ROOT / ".ci/mac").read_text(encoding="utf-8"), re.MULTILINE))
    for path in sorted((ROOT / ".github/workflows").glob("*.yml")):
        for job in yaml.safe_load(path.read_text(encoding="utf-8"))["jobs"].values():
            for script in re.findall(r"\.ci/\w+", " ".join(step.get("run", "") for step in job["steps"])):
                expect((ROOT / script).is_file(), path, f"there is no {script}")
            for what in job.get("strategy", {}).get("matrix", {}).get("what", []):
                expect(what.split()[0] in known, path, f".ci/mac does not know {what}")


def check_documentation() -> None:
    path = ROOT / ".spi.yml"
    for build in yaml.safe_load(path.read_text(encoding="utf-8"))["builder"]["configs"]:
        for target in build.get("documentation_targets", []):
            expect(target in package_names("target"), path, f"there is no target {target}")


check_xcode_project()
check_notes_app()
check_workflows()
check_documentation()
for script in sorted((ROOT / ".ci").iterdir()):
    output_of(script, "bash", "-n")
for fault in faults:
    print(fault)
print(f"Xcode project, scheme, Notes app, workflow, documentation targets, scripts: {len(faults)} faults")
sys.exit(1 if faults else 0)
