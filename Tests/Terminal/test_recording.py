"""Recording and exporting at the prompt."""

import os
import signal
import subprocess
import tempfile
import unittest

from terminal import control
from test_shell import TCA, Shell


PRINTING = """
import ComposableArchitecture
import Foundation

@Reducer struct Printing {
  @ObservableState struct State: Equatable { var count = 0 }
  enum Action { case print(Int) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .print(let times) = action, times > 0 else { return .none }
      state.count += 1
      print("the count is \\(state.count)\\n")
      FileHandle.standardError.write(Data("on standard error\\n".utf8))
      return .send(.print(times - 1))
    }
  }
}
"""


class Recording(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.file = os.path.join(folder.name, "lesson.md")

    def check(self):
        result = subprocess.run([TCA, "check", "--trust", self.file], capture_output=True, text=True)
        self.assertEqual(result.returncode, 0, result.stdout)

    def read(self):
        with open(self.file, encoding="utf-8") as file:
            return file.read()

    def test_a_recording_of_a_session_with_a_live_clock_passes(self):
        with Shell("Timer", columns=120) as shell:
            shell.enter(".startButtonTapped")
            shell.wait_for("+   seconds: 1")
            shell.enter(f"record {self.file}")
            shell.wait_for("the clock is now manual")
            shell.enter("note # 타이머")
            shell.enter("note It ticks when somebody moves the clock.")
            shell.enter("advance")
            shell.wait_for("+   seconds: 2")
            shell.enter("effects")
            shell.enter(".nope")
            shell.wait_for("error:")
            shell.enter("record stop")
            shell.wait_for("recorded 3 commands to")
            # The clock is live again.
            shell.wait_for("+   seconds: 3")
        self.check()
        self.assertIn("\n# 타이머\n\nIt ticks when somebody moves the clock.\n", self.read())

    def test_a_recording_is_complete_however_the_shell_ends(self):
        ends = {
            "Ctrl-D": lambda shell: shell.type(control("d")),
            "quit": lambda shell: shell.enter("quit"),
            "a signal": lambda shell: shell.signal(signal.SIGKILL),
        }
        for name, end in ends.items():
            with self.subTest(name), Shell("ProductDetail") as shell:
                shell.enter(f"record {self.file}")
                shell.enter("toggle isToggled")
                shell.wait_for("+   _isToggled: true")
                end(shell)
                shell.wait_for_end()
            self.check()
            os.remove(self.file)

    def test_what_a_feature_prints_is_recorded_before_the_block_of_its_action(self):
        source = os.path.join(os.path.dirname(self.file), "Printing.swift")
        with open(source, "w", encoding="utf-8") as file:
            file.write(PRINTING)
        with Shell(source) as shell:
            shell.wait_for("Try:")
            shell.enter(f"record {self.file}")
            shell.enter(".print(3)")
            shell.wait_for("+   _count: 3")
            self.assertEqual(shell.raw.count(b"the count is 2"), 1)
            self.assertIn("on standard error", shell.picture())
            shell.enter("record stop")
            shell.wait_for("recorded 1 command to")
        text = self.read()
        self.assertIn("the count is 2\n\nreceived action:\n  Printing.Action.print(2)\n", text)
        self.assertNotIn("on standard error", text)
        self.check()

    def test_a_session_is_exported_as_a_test(self):
        with Shell("AmountControl") as shell:
            shell.enter(".plusButtonTapped")
            shell.enter(f"export test {self.file}.swift")
            shell.wait_for("wrote a test with a TestStore to")
        with open(f"{self.file}.swift", encoding="utf-8") as file:
            self.assertIn(
                "await store.send(.plusButtonTapped) { $0.amount = 1 }", file.read())


if __name__ == "__main__":
    unittest.main()
