"""docs/Reliability.md names a test for each promise: every test, file, and make target that it names exists."""

import functools
import glob
import os
import re
import unittest

from terminal import ROOT

HEADING = "## Which test would notice"


def contents(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def rows(page):
    """The promises of the table with the names in its second column."""
    section = page.split(HEADING, 1)[1].split("\n## ", 1)[0]
    cells = [line.strip().strip("|").split("|") for line in section.splitlines() if line.startswith("|")]
    return [(row[0].strip(), re.findall(r"`([^`]+)`", row[1])) for row in cells[2:]]


def exists(name):
    if name.startswith("make "):
        return re.search(rf"^{re.escape(name[5:])}:", contents(os.path.join(ROOT, "Makefile")), re.MULTILINE)
    if name.endswith(".py"):
        return os.path.isfile(os.path.join(ROOT, "Tests/Terminal", os.path.basename(name)))
    return name in declared_names()


@functools.cache
def declared_names():
    """The names of all tests, and of what is declared beside them."""
    files = glob.glob(os.path.join(ROOT, "Tests/Terminal/test_*.py"))
    files += glob.glob(os.path.join(ROOT, "Tests/*Tests/**/*.swift"), recursive=True)
    return {name for path in files for name in re.findall(r"\b(?:struct|class|def) (\w+)", contents(path))}


class ReliabilityPage(unittest.TestCase):
    def test_each_promise_names_tests_that_exist(self):
        promises = rows(contents(os.path.join(ROOT, "docs/Reliability.md")))
        self.assertTrue(promises)
        for promise, names in promises:
            with self.subTest(promise=promise):
                self.assertTrue(names)
                self.assertEqual([name for name in names if not exists(name)], [])

    def test_a_test_that_does_not_exist_is_noticed(self):
        page = HEADING + "\n| promise | test |\n|---|---|\n| one | `No" + "SuchTests`, `test_no_such_file.py`, `make no-such` |\n"
        (promise, names), = rows(page)
        self.assertEqual(promise, "one")
        self.assertEqual([name for name in names if exists(name)], [])
