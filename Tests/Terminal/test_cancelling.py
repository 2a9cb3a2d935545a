"""Effects that swallow their cancellation are abandoned after two seconds, whatever has cancelled them."""

import os
import subprocess
import tempfile
import unittest

from test_misbehaving import FOLDER, Misbehaving
from test_shell import TCA

FILE = os.path.join(FOLDER, "Cancelling.swift")
WARNING = "ignored its cancellation and was abandoned"
# The line that starts an effect, and the line that cancels it.
CASES = [
    (".poll", ".stop"), (".poll", ".again"), (".poll", "cancel 1"), (".poll", "undo"), (".poll", "load Settings"),
    (".block", ".stop"), (".child(.poll)", ".close"),
]


class AtAPrompt(Misbehaving):
    file = "Cancelling.swift"

    def test_the_effect_is_abandoned_and_the_line_is_carried_out(self):
        for start, cancel in CASES:
            with self.subTest(f"{start}, {cancel}"):
                self.addCleanup(self.close)
                if start.startswith(".child"):
                    self.terminal.enter(".open")
                    self.terminal.wait_for("child: Child.State()")
                self.enter(start)
                self.terminal.wait_for("No state changes")
                self.terminal.wait_for_line(self.prompt)
                self.enter(cancel)
                self.terminal.wait_for(WARNING)
                if cancel.startswith("load"):
                    self.terminal.wait_for_line("Settings>")
                else:
                    self.terminal.wait_for_line(self.prompt)
                    self.expect_next_line_works()
                self.close()
                self.open()


class WithoutATerminal(unittest.TestCase):
    def run_program(self, *arguments, text=""):
        return subprocess.run(
            [TCA, *arguments], input=text, capture_output=True, text=True, timeout=120, cwd=FOLDER)

    def test_a_pipe_goes_on(self):
        for start, cancel in CASES[:4] + CASES[5:]:
            with self.subTest(f"{start}, {cancel}"):
                before = ".open\n" if start.startswith(".child") else ""
                run = self.run_program(text=f"load {FILE}\n{before}{start}\n{cancel}\n.plus\n.plus\n")
                self.assertIn(WARNING, run.stdout)
                self.assertIn("count: 2", run.stdout)

    def test_an_effect_that_its_own_line_cancels_costs_the_line(self):
        run = self.run_program(text=f"load {FILE}\n.startAndStop\n.plus\n")
        self.assertIn("error: an effect at Cancelling.swift:", run.stdout)
        self.assertIn("the session continues from before this line", run.stdout)
        self.assertIn("count: 1", run.stdout)

    def test_a_check_goes_on(self):
        with tempfile.TemporaryDirectory() as folder:
            file = os.path.join(folder, "cancelling.md")
            with open(file, "w") as scenario:
                scenario.write(
                    f"```tca\n> load {FILE}\n...\n> .poll\n...\n> .stop\n...\n[..]{WARNING}\n...\n> .plus\n"
                    "received action:\n...\n-   count: 0,\n+   count: 1,\n...\n```\n")
            run = self.run_program("check", "--trust", file)
            self.assertEqual((run.returncode, run.stderr), (0, ""), run.stdout)


if __name__ == "__main__":
    unittest.main()
