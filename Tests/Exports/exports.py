#!/usr/bin/env python3
"""Exports random sessions with random features, and repeats them: exports.py [--count N] [--seed N] [--only N] TCA

Each session is exported as a test, which must compile and pass, and must fail when one statement of the reducer is changed; and as a
scenario, which must pass `tca check`. A session that is refused says why, and writes nothing. It is an error if more than 2 % are.
"""

import argparse
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

    def write(self, file, text):
        (self.folder / file).write_text("".join(text(feature) for feature in self.features))

    def shell(self, lines, *arguments):
        run = subprocess.run(
            [self.tca, *arguments], input="\n".join(lines) + "\n", cwd=self.folder, text=True, capture_output=True, timeout=1800
        )
        return run.stdout + run.stderr

    def export(self):
        """Plays all sessions, and returns the features whose tests were written."""
        lines = []
        for feature in self.features:
            lines += ["load Features.swift " + feature.load, *feature.lines]
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
        names = [f"{feature.name}.md" for feature in self.features if (self.folder / f"{feature.name}.md").exists()]
        output = self.shell([], "check", "--trust", *names)
        for name in re.findall(r"^(F\d+)\.md: (?!passed)", output, re.MULTILINE):
            self.failures.append((next(feature for feature in self.features if feature.name == name), "the scenario fails", output))


def report(batch, keep):
    for feature, reason, output in batch.failures:
        print(f"{feature.name} ({', '.join(feature.kinds)}): {reason}")
        print(*(f"    {line}" for line in output.split("\n")[: None if keep else 4]), sep="\n")
        if keep:
            print("\n".join([feature.load, *feature.lines]))
    for feature, reason in batch.refusals:
        print(f"{feature.name} ({', '.join(feature.kinds)}): refused: {reason}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", type=int, help="the number of one feature, whose output is shown")
    parser.add_argument("--keep", help="the folder for the files, which is not removed")
    parser.add_argument("tca")
    arguments = parser.parse_args()
    tca = str(pathlib.Path(arguments.tca).resolve())
    numbers = [arguments.only] if arguments.only else list(range(1, arguments.count + 1))
    failed = refused = 0
    for start in range(0, len(numbers), BATCH):
        folder = tempfile.mkdtemp(dir=arguments.keep)
        batch = Batch(tca, arguments.seed, numbers[start : start + BATCH], folder)
        batch.run()
        if not arguments.keep:
            shutil.rmtree(folder)
        report(batch, arguments.only)
        failed += len({feature.name for feature, _, _ in batch.failures})
        refused += len(batch.refusals)
    total = len(numbers)
    print(f"{total} sessions: {total - failed - refused} exports pass and notice a change, {refused} refused, {failed} fail")
    sys.exit(1 if failed or refused > MOST_REFUSED * total else 0)


if __name__ == "__main__":
    main()
