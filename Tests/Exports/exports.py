#!/usr/bin/env python3
"""Exports random sessions with random features, and repeats them: exports.py [--count N] [--seed N] [--only N] [--package FOLDER] TCA

Each session is exported as a test, which must compile and pass, and must fail when one statement of the reducer is changed; and as a
scenario, which must pass `tca check`, and which `tca bless` must not change. What `record` has written while it was played is checked in
the same way. A session that is refused says why, and writes nothing. It is an error if more than 2 % are.

With `--package`, the tests are compiled and run once more outside of the shell, as the target ExportedTests of this package.
"""

import argparse
import collections
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import features

# How many features are compiled together.
BATCH = 20
MOST_REFUSED = 0.02


class Batch:
    def __init__(self, tca, seed, numbers, folder):
        self.tca, self.folder = tca, pathlib.Path(folder)
        self.features = [features.feature(seed, number) for number in numbers]
        self.failures, self.refusals = [], []

    def run(self):
        self.write("Features.swift", lambda feature: feature.source)
        exported = self.export()
        self.test("Features.swift", exported, "passed")
        self.write("Changed.swift", lambda feature: feature.mutated)
        self.test("Changed.swift", exported, "failed")
        self.check()
        return exported

    def write(self, file, text):
        (self.folder / file).write_text("".join(text(feature) for feature in self.features))

    def shell(self, lines, *arguments):
        run = subprocess.run(
            [self.tca, *arguments], input="\n".join(lines) + "\n", cwd=self.folder, text=True, capture_output=True, timeout=1800
        )
        return run.stdout + run.stderr

    def begin(self, feature):
        """The lines that begin a session."""
        load = "load Features.swift " + feature.load
        if feature.start == "state":
            state = f"{feature.name}.json"
            return [load, feature.lines[0], f"export state {state}", f"load Features.swift {feature.name} --state {state}"]
        if feature.start == "log":
            (self.folder / f"{feature.name}.log").write_text(self.shell([load, *feature.lines]))
            return [f"import log {feature.name}.log as Features.swift {feature.name}"]
        return [load]

    def export(self):
        """Plays all sessions, and returns the features whose tests were written."""
        lines = []
        for feature in self.features:
            lines += [*self.begin(feature), f"record {feature.name}r.md", *feature.lines, "record stop"]
            lines += [f"export test {feature.name}Tests.swift", f"export scenario {feature.name}.md"]
        output = self.shell(lines)
        exported = []
        for feature in self.features:
            scenario = f"wrote a scenario file to {feature.name}.md"
            if (self.folder / f"{feature.name}Tests.swift").exists():
                exported.append(feature)
            elif scenario in output:
                self.refusals.append((feature, output.split(scenario)[0].strip().split("\n")[-1]))
            else:
                self.failures.append((feature, "not played", output))
        return exported

    def test(self, file, exported, expected):
        """Runs the exported tests with a file of features."""
        tests = " ".join(f"{feature.name}Tests.swift" for feature in exported)
        if not tests:
            return
        output = self.shell([f"load {file} {tests} {exported[0].name}", "test"])
        for feature in exported:
            verdict = re.search(rf"^(passed|failed): {feature.name}Tests\..*\n((?:  .*\n)*)", output, re.MULTILINE)
            if not verdict:
                self.failures.append((feature, f"not run with {file}", output))
            elif verdict[1] != expected or "does not compile" in verdict[2]:
                self.failures.append((feature, f"{verdict[1]} with {file}", verdict[2] or "it passes"))

    def check(self):
        """Checks the scenarios that were exported and recorded, and updates them, which changes nothing."""
        files = [self.folder / f"{feature.name}{end}.md" for feature in self.features for end in ("", "r")]
        files = [file for file in files if file.exists()]
        names = [file.name for file in files]
        output = self.shell([], "check", "--trust", *names)
        texts = {file: file.read_text() for file in files}
        for name in re.findall(r"^(F\d+r?)\.md: (?!passed)", output, re.MULTILINE):
            self.fail(name, "the scenario fails", output)
        output = self.shell([], "bless", "--trust", *names)
        for file in files:
            if file.read_text() != texts[file]:
                self.fail(file.stem, "`bless` changes the scenario", output)

    def fail(self, scenario, reason, output):
        kind = "recorded: " if scenario.endswith("r") else ""
        feature = next(feature for feature in self.features if feature.name == scenario.rstrip("r"))
        self.failures.append((feature, kind + reason, output))


def copy_tests(batch, exported, target):
    """Copies the exported tests, each with its feature, to the folder of a target."""
    for feature in exported:
        shutil.copy(batch.folder / f"{feature.name}Tests.swift", target)
        (target / f"{feature.name}.swift").write_text(feature.source)


def run_in_package(package, folder):
    """Compiles and runs the exported tests as a target of a package, and returns the status."""
    run = subprocess.run(
        ["swift", "test", "--filter", r"^ExportedTests\."], cwd=package, text=True, capture_output=True, env=os.environ | {"EXPORTED_TESTS": str(folder)}
    )
    if run.returncode:
        print(*(line for line in (run.stdout + run.stderr).split("\n") if re.search(r"error:|✘|Fatal", line)), sep="\n")
    return run.returncode


def report(batch, keep):
    for feature, reason, output in batch.failures:
        print(f"{feature.name} ({feature.start}: {', '.join(feature.kinds)}): {reason}")
        print(*(f"    {line}" for line in output.split("\n")[: None if keep else 4]), sep="\n")
        if keep:
            print("\n".join([feature.load, *feature.lines]))
    for feature, reason in batch.refusals:
        print(f"{feature.name} ({feature.start}: {', '.join(feature.kinds)}): refused: {reason}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", type=int, help="the number of one feature, whose output is shown")
    parser.add_argument("--keep", help="the folder for the files, which is not removed")
    parser.add_argument("--package", help="the folder of this package, in which the tests are compiled and run once more")
    parser.add_argument("tca")
    arguments = parser.parse_args()
    tca = str(pathlib.Path(arguments.tca).resolve())
    numbers = [arguments.only] if arguments.only else list(range(1, arguments.count + 1))
    failed = refused = 0
    starts = collections.Counter()
    target = pathlib.Path(tempfile.mkdtemp())
    for start in range(0, len(numbers), BATCH):
        folder = tempfile.mkdtemp(dir=arguments.keep)
        batch = Batch(tca, arguments.seed, numbers[start : start + BATCH], folder)
        exported = batch.run()
        copy_tests(batch, exported, target)
        if not arguments.keep:
            shutil.rmtree(folder)
        report(batch, arguments.only)
        failed += len({feature.name for feature, _, _ in batch.failures})
        refused += len(batch.refusals)
        starts.update(feature.start for feature in exported)
    if arguments.package and run_in_package(arguments.package, target):
        print("the exported tests fail outside of the shell")
        failed += 1
    shutil.rmtree(target)
    total = len(numbers)
    print(f"{total} sessions: {total - failed - refused} exports pass and notice a change, {refused} refused, {failed} fail")
    print("exports of sessions that began with: " + ", ".join(f"{start} {count}" for start, count in sorted(starts.items())))
    sys.exit(1 if failed or refused > MOST_REFUSED * total else 0)


if __name__ == "__main__":
    main()
