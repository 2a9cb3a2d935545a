"""Runs every test_*.py in this folder, or the named files. Prints one line per test and a summary; exits with 1 on failure.

The tests mostly wait for programs, so several classes run at the same time, each in one of JOBS processes.
"""

import concurrent.futures
import contextlib
import io
import multiprocessing
import os
import sys
import tempfile
import time
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
# These compile features or paste large texts. They begin first, so that none of them runs alone at the end.
LONGEST = ["test_misbehaving", "test_loading", "test_pasting", "test_resume", "test_recording", "test_stage"]


class LineResult(unittest.TestResult):
    def startTest(self, test):
        super().startTest(test)
        self.began = time.monotonic()

    def addSuccess(self, test):
        super().addSuccess(test)
        self.say("ok", test)

    def addFailure(self, test, error):
        super().addFailure(test, error)
        self.say("FAILED", test)
        print(self.failures[-1][1])

    def addError(self, test, error):
        super().addError(test, error)
        self.say("FAILED", test)
        print(self.errors[-1][1])

    def addSubTest(self, test, subtest, error):
        super().addSubTest(test, subtest, error)
        if error:
            self.say(f"FAILED {subtest._subDescription()} in", test)
            print((self.failures + self.errors)[-1][1])

    def addSkip(self, test, reason):
        super().addSkip(test, reason)
        self.say("skipped", test)

    def say(self, how, test):
        name = f"{type(test).__name__}.{getattr(test, '_testMethodName', test)}"
        print(f"{how:8}{name.replace('_', ' ')}  {time.monotonic() - self.began:.1f}s", flush=True)


def classes(suite):
    """The names of the test classes in a suite, for `unittest`, in its order."""
    names = {}
    for test in suite:
        if isinstance(test, unittest.TestSuite):
            names.update(dict.fromkeys(classes(test)))
        elif isinstance(test, unittest.loader._FailedTest):
            names[test._testMethodName] = None
        else:
            names[f"{type(test).__module__}.{type(test).__qualname__}"] = None
    return list(names)


def run(name):
    """Runs a test class, or a file that cannot be imported. Returns the number of tests and of failures, and the lines."""
    lines = io.StringIO()
    with contextlib.redirect_stdout(lines):
        result = LineResult()
        result.began = time.monotonic()
        unittest.defaultTestLoader.loadTestsFromName(name).run(result)
    return result.testsRun, len(result.failures) + len(result.errors), lines.getvalue()


def main(arguments):
    sys.path.insert(0, HERE)
    with tempfile.TemporaryDirectory() as folder:
        # The program is used far from its sources, by somebody who has never used it.
        os.environ["HOME"] = os.path.join(folder, "home")
        os.chdir(folder)
        os.mkdir("home")
        try:
            return run_all(arguments)
        finally:
            os.chdir(HERE)


def run_all(arguments):
    names = [os.path.basename(name).removesuffix(".py") for name in arguments]
    files = names or sorted(
        (n.removesuffix(".py") for n in os.listdir(HERE) if n.startswith("test_") and n.endswith(".py")),
        key=lambda name: (name not in LONGEST, name),
    )
    jobs = int(os.environ.get("JOBS", 0)) or os.cpu_count()
    count = failed = 0
    fork = multiprocessing.get_context("fork")
    with concurrent.futures.ProcessPoolExecutor(jobs, mp_context=fork) as processes:
        suites = [unittest.defaultTestLoader.loadTestsFromName(name) for name in files]
        runs = [processes.submit(run, name) for suite in suites for name in classes(suite)]
        for done in concurrent.futures.as_completed(runs):
            tests, failures, lines = done.result()
            print(lines, end="", flush=True)
            count += tests
            failed += failures
    print(f"{count} tests, {failed} failed")
    return 1 if failed or not count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
