"""Where nobody can press Ctrl-C, a line that makes no progress is stopped after a time."""

import os
import subprocess
import tempfile
import unittest

from test_misbehaving import CONTINUES, FOLDER, place
from test_shell import TCA

FILE = "Hanging.swift"


def run(*arguments, text=""):
    return subprocess.run([TCA, *arguments], input=text, capture_output=True, text=True, timeout=240, cwd=FOLDER)


class LineLimit(unittest.TestCase):
    def error(self, name):
        return f"error: `.{name}` was stopped at {place(FILE, name)}, because it made no progress for 2 seconds\n{CONTINUES}"

    def test_the_lines_after_it_run(self):
        names = ["wait", "loop", "loopInEffect"]
        lines = "".join(f".{name}\n.plus\n" for name in names)
        result = run("--line-limit", "2", text=f"load {FILE}\n{lines}")
        for name in names:
            self.assertIn(self.error(name), result.stdout)
        self.assertIn("count: 3", result.stdout)
        self.assertEqual(result.returncode, 1)

    def test_a_check_reports_it_as_the_output_of_the_line(self):
        with tempfile.TemporaryDirectory() as folder:
            file = os.path.join(folder, "hanging.md")
            with open(file, "w") as scenario:
                scenario.write(
                    f"```tca\n> load {os.path.join(FOLDER, FILE)}\n...\n> .wait\n{self.error('wait')}\n> .plus\n"
                    "...\n+ Hanging.State(count: 1)\n```\n")
            result = run("check", "--trust", "--line-limit=2", file)
            self.assertEqual((result.returncode, result.stderr), (0, ""), result.stdout)

    def test_a_line_that_makes_progress_is_not_stopped(self):
        # Compiling takes longer.
        result = run("--line-limit", "1", text=f"load {FILE}\n.plus\n")
        self.assertIn("count: 1", result.stdout)
        self.assertEqual(result.returncode, 0)

    def test_the_limit_is_a_number(self):
        for value in ["x", "-1", "1.5"]:
            result = run("--line-limit", value)
            self.assertIn("--line-limit needs a number of seconds, or 0 for any time", result.stderr)
            self.assertEqual(result.returncode, 64)


if __name__ == "__main__":
    unittest.main()
