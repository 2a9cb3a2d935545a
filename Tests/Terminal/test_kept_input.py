"""A worker can be killed at any moment. The next one reads each typed line once."""

import os
import subprocess
import tempfile
import unittest

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


class KeptInput(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.program = os.path.join(cls.folder.name, "kept")
        sources = os.path.join(ROOT, "Sources/CSupervisor")
        subprocess.run(
            ["clang", "-I", sources, "-I", os.path.join(sources, "include"), "-o", cls.program,
             os.path.join(ROOT, "Tests/Terminal/kept_input.c"), os.path.join(sources, "Kept.c"), "-lpthread"],
            check=True)

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def read(self, moment):
        return subprocess.run([self.program, moment], capture_output=True, text=True, check=True).stdout

    def test_a_line_is_read_once_whenever_the_worker_was_killed(self):
        for moment in ["before Enter", "after Enter", "before the journal"]:
            with self.subTest(moment):
                self.assertEqual(self.read(moment), ".plus\nundo")

    def test_a_line_that_the_journal_contains_is_not_read_again(self):
        self.assertEqual(self.read("after the journal"), "undo")
