"""`edit`: the editor opens at the place, and a changed file is loaded again."""

import os
import tempfile
import unittest

from terminal import Terminal
from test_shell import TCA

FEATURE = """import ComposableArchitecture

struct Counter: Reducer {
  struct State: Equatable { var count = 0 }
  enum Action: Equatable { case plus, minus }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .plus:
        state.count += 1
        return .none
      case .minus:
        state.count -= 1
        return .none
      }
    }
  }
}
"""


class Edit(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.path = os.path.join(self.folder, "Counter.swift")
        with open(self.path, "w") as file:
            file.write(FEATURE)

    def shell(self, editor, feature=None):
        environment = {"HOME": self.folder, "EDITOR": editor, "PATH": os.environ["PATH"]}
        terminal = Terminal([TCA, feature or self.path], columns=100, rows=40, environment=environment)
        self.addCleanup(terminal.close)
        terminal.wait_for_line("Counter>" if feature is None else f"{feature}>")
        return terminal

    def test_a_changed_file_is_loaded_again(self):
        script = os.path.join(self.folder, "editor")
        with open(script, "w") as file:
            file.write('#!/bin/sh\necho "at $1" > "$HOME/place"\nsed -i "s/count += 1/count += 5/" "$2"\n')
        os.chmod(script, 0o755)
        shell = self.shell(script)
        shell.enter(".plus")
        shell.wait_for("+ Counter.State(count: 1)")
        shell.wait_for_line("Counter>")
        shell.enter("edit .minus")
        shell.wait_for("Counter.State(count: 5)")
        shell.wait_for_line("Counter>")
        with open(os.path.join(self.folder, "place")) as file:
            self.assertEqual(file.read(), "at +12\n")
        shell.enter("state")
        shell.wait_for_line("Counter>")
        self.assertIn("Counter.State(count: 5)", shell.lines())

    def test_an_unchanged_file_is_not_loaded_again(self):
        shell = self.shell("true")
        shell.enter("edit")
        shell.wait_for("Counter.swift:3")
        shell.wait_for_line("Counter>")
        self.assertFalse(any("reload" in line for line in shell.lines()))

    def test_an_editor_that_fails_is_an_error(self):
        shell = self.shell("no-such-editor")
        shell.enter("edit")
        shell.wait_for("the editor `no-such-editor` has failed")
        shell.wait_for("EDITOR names another one")
        shell.wait_for_line("Counter>")

    def test_a_feature_of_the_shell_cannot_be_edited(self):
        shell = self.shell("true", feature="AmountControl")
        shell.enter("edit")
        shell.wait_for("AmountControl is built into the shell")
        shell.wait_for_line("AmountControl>")


if __name__ == "__main__":
    unittest.main()
