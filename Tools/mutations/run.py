#!/usr/bin/env python3
"""Takes the code of each rule away, one piece at a time, and prints who notices: the explorer, or else a test.

    Tools/mutations/run.py                the table, on standard output; exit code 1 if nobody notices one
    Tools/mutations/run.py --write        the same, into Documentation/Explorer.md, each row as soon as it is known
    Tools/mutations/run.py --check        only whether every piece is still there, and the table names no other
    Tools/mutations/run.py --only TEXT    those whose rule or description has the text

Works in a copy of the files that git knows, which it keeps between runs to build less.
"""

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

from mutations import MUTATIONS

ROOT = Path(__file__).resolve().parents[2]
DOCUMENT = ROOT / "Documentation" / "Explorer.md"
BEGIN, END = "<!-- mutations -->", "<!-- end of mutations -->"
# Seconds in which no test has ended.
PATIENCE = 240
# One after the other, until one finds something: what is found first is about as short as it can be.
EXPLORATIONS = [["--depth", "2", "--system", "26"], ["--depth", "2", "--system", "17"], ["--depth", "3", "--system", "26"]]


def copy_tree(to):
    """The working tree's files; those that are the same keep their times, so that little is built again."""
    names = subprocess.run(
        ["git", "-c", "safe.directory=*", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.split("\0")
    for name in filter(None, names):
        source, target = ROOT / name, to / name
        if not source.is_file():
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        if not target.exists() or target.read_bytes() != source.read_bytes():
            shutil.copyfile(source, target)


def run(command, tree, limit=300):
    try:
        return subprocess.run(command, cwd=tree, capture_output=True, text=True, timeout=limit)
    except subprocess.TimeoutExpired:
        return subprocess.CompletedProcess(command, 124, "", "it hangs")


def ask_explorer(tree):
    """The shortest finding, in words; None if there is none."""
    for arguments in EXPLORATIONS:
        findings = []
        result = run([".build/debug/backguard-lab", "explore", *arguments], tree)
        if result.returncode not in (0, 1):
            return "the command stops"
        for rule, actions in re.findall(r"^(\w+), \d+ times: .*\n((?:  .+\n)+)", result.stderr, re.MULTILINE):
            findings.append((actions.count("\n"), rule))
        if findings:
            length, rule = min(findings)
            return f"`{rule}`, {length} action{'' if length == 1 else 's'}"
    return None


def ask_tests(tree, suites):
    """The first test that fails, in words; None if none does."""
    build = run(["swift", "build", "--build-tests"], tree, limit=1200)
    if build.returncode != 0:
        return "the tests do not build"
    command = ["swift", "test", "--skip-build", "--filter", suites]
    tests = subprocess.Popen(
        command, cwd=tree, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True)
    # Who waits for something that never comes says nothing any more.
    silence = threading.Timer(PATIENCE, stop, [tests])
    silence.start()
    try:
        for line in tests.stdout:
            silence.cancel()
            failed = re.search(r"Test (\"[^\"]+\"|\w+\()[^\n]* (?:recorded an issue|failed)", line)
            if failed:
                return f"“{failed.group(1).strip('(').strip(chr(34))}”"
            silence = threading.Timer(PATIENCE, stop, [tests])
            silence.start()
    finally:
        silence.cancel()
        stop(tests)
    return None if tests.wait() == 0 else "a test hangs" if tests.returncode == -signal.SIGKILL else "the tests stop"


def stop(process):
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)


def judge(mutation, tree):
    path = tree / mutation.file
    text = path.read_text()
    path.write_text(text.replace(mutation.old, mutation.new, 1))
    try:
        build = run(["swift", "build", "--product", "backguard-lab"], tree)
        if build.returncode != 0:
            raise SystemExit(f"{mutation.rule}, {mutation.what}: does not build\n{build.stdout[-3000:]}")
        found = ask_explorer(tree)
        return (found, None) if found else (None, ask_tests(tree, mutation.tests))
    finally:
        path.write_text(text)


def row(mutation, found, test):
    return f"| {mutation.rule} | {mutation.what} | {found or '–'} | {test or '–'} |"


def check():
    """What a change of the code may have broken, without building anything."""
    faults = []
    document = DOCUMENT.read_text() if DOCUMENT.exists() else ""
    for mutation in MUTATIONS:
        count = (ROOT / mutation.file).read_text().count(mutation.old)
        name = f"{mutation.rule}, {mutation.what}"
        if count != 1:
            faults.append(f"{name}: its code is {count} times in {mutation.file}; say what it is now in mutations.py.")
    names = {(mutation.rule, mutation.what) for mutation in MUTATIONS}
    for rule, what in re.findall(r"^\| (R\d+) \| ([^|]+) \|", document[document.find(BEGIN):], re.MULTILINE):
        if (rule, what) not in names:
            faults.append(f"{rule}, {what}: in Documentation/Explorer.md, but no mutation any more.")
    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"{len(MUTATIONS)} mutations, {len(faults)} faults")
    return 1 if faults else 0


def write(rows):
    """Rows that are known from before and were not asked for now stay."""
    text = DOCUMENT.read_text()
    known = text[text.index(BEGIN): text.index(END)].splitlines()
    table = ["| Rule | Taken away | The explorer finds | or else this test fails |", "|---|---|---|---|"]
    for mutation in MUTATIONS:
        name = f"| {mutation.rule} | {mutation.what} |"
        table += [row for row in [*rows, *known] if row.startswith(name)][:1]
    DOCUMENT.write_text(text[: text.index(BEGIN)] + "\n".join([BEGIN, *table, text[text.index(END):]]))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--only", default="")
    arguments = parser.parse_args()
    if arguments.check:
        return check()
    tree = Path(os.environ.get("MUTATIONS_TREE", Path(tempfile.gettempdir()) / "backguard-mutations"))
    tree.mkdir(parents=True, exist_ok=True)
    copy_tree(tree)
    chosen = [m for m in MUTATIONS if arguments.only.lower() in f"{m.rule} {m.what}".lower()]
    rows, unnoticed = [], 0
    for mutation in chosen:
        found, test = judge(mutation, tree)
        unnoticed += not (found or test)
        rows.append(row(mutation, found, test))
        print(rows[-1], flush=True)
        if arguments.write:
            write(rows)
    print(f"{len(chosen)} mutations, {unnoticed} unnoticed")
    return 1 if unnoticed else 0


if __name__ == "__main__":
    sys.exit(main())
