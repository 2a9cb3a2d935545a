"""Runs every test_*.py in this folder, or the named files. Prints one line per test and a summary; exits with 1 on failure."""

import os
import sys
import time
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))


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


def main(arguments):
    os.chdir(HERE)
    sys.path.insert(0, HERE)
    names = [os.path.basename(name) for name in arguments]
    files = names or sorted(n for n in os.listdir(".") if n.startswith("test_") and n.endswith(".py"))
    suite = unittest.TestSuite(
        unittest.defaultTestLoader.loadTestsFromName(name.removesuffix(".py")) for name in files
    )
    result = LineResult()
    result.began = time.monotonic()
    suite.run(result)
    failed = len(result.failures) + len(result.errors)
    print(f"{result.testsRun} tests, {failed} failed")
    return 1 if failed or not result.testsRun else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
