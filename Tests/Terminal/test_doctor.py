"""`doctor` at a prompt, and `tca doctor` with files that it shows, rewrites, and refuses."""

import json
import os
import shutil
import subprocess
import tempfile
import unittest

from terminal import Terminal
from test_shell import TCA, Shell

OLD = """\
import ComposableArchitecture

// A counter of 2022.
struct Counter: ReducerProtocol {
  struct State: Equatable { var count = 0 }
  enum Action: Equatable { case tapped, loaded(Int) }

  func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
    switch action {
    case .tapped:
      return .task { .loaded(1) }
    case .loaded(let number):
      state.count = min(9, state.count + number)
      return .none
    }
  }
}
"""

NEW = """\
import ComposableArchitecture

// A counter of 2022.
@Reducer
struct Counter {
  struct State: Equatable { var count = 0 }
  enum Action: Equatable { case tapped, loaded(Int) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        return .run { send in await send(.loaded(1)) }
      case .loaded(let number):
        state.count = min(9, state.count + number)
        return .none
      }
    }
  }
}
"""


class AtAPrompt(unittest.TestCase):
    def test_the_files_of_the_loaded_feature_are_described(self):
        with Shell() as shell:
            shell.wait_for_line("tca>")
            shell.enter("load HapticSettings")
            shell.wait_for_line("HapticSettings>")
            shell.enter("doctor")
            shell.wait_for("HapticSettings.swift is written for version 1.0 or later, before 1.4.")
            shell.wait_for("WithViewStore")
            shell.wait_for_line("HapticSettings>")


class OnTheCommandLine(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = os.path.realpath(folder.name)
        self.write("Counter.swift", OLD)

    def write(self, name, text):
        with open(os.path.join(self.folder, name), "w") as file:
            file.write(text)

    def read(self, name):
        with open(os.path.join(self.folder, name)) as file:
            return file.read()

    def doctor(self, *arguments):
        environment = {"PATH": os.environ["PATH"], "HOME": os.path.join(self.folder, "home")}
        result = subprocess.run(
            [TCA, "doctor", *arguments], executable=shutil.which(TCA), cwd=self.folder, env=environment,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        return result.returncode, result.stdout

    def git(self, *arguments):
        identity = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
        subprocess.run(["git", *identity, *arguments], cwd=self.folder, check=True, stdout=subprocess.DEVNULL)

    def test_the_age_of_a_file(self):
        status, text = self.doctor("Counter.swift")
        self.assertEqual(status, 0)
        self.assertIn("Counter.swift is written for version 0.43 or later, before 1.0.", text)
        self.assertEqual(self.read("Counter.swift"), OLD)
        _, report = self.doctor("--json", ".")
        self.assertEqual(json.loads(report)["files"][0]["path"], "Counter.swift")
        _, annotations = self.doctor("--annotations")
        self.assertIn("::warning file=Counter.swift,line=4,", annotations)

    def test_without_an_option_only_the_difference_is_printed(self):
        status, text = self.doctor("--fix", "Counter.swift")
        self.assertEqual(status, 0, text)
        self.assertIn("-struct Counter: ReducerProtocol {", text)
        self.assertIn("+@Reducer", text)
        self.assertIn("Counter: proven by ", text)
        self.assertEqual(self.read("Counter.swift"), OLD)

    def test_what_features_print_is_not_in_the_report(self):
        self.write("Counter.swift", OLD.replace("state.count = min", 'print("loud"); state.count = min'))
        status, output = self.doctor("--fix")
        self.assertIn("proven by", output)
        self.assertNotIn("loud", output.splitlines())

    def test_a_page_shows_both_editions(self):
        status, text = self.doctor("--fix", "Counter.swift", "--html", "page.html")
        self.assertEqual(status, 0, text)
        self.assertIn("wrote page.html", text)
        self.assertNotIn("+@Reducer", text)
        self.assertIn("Counter: proven by ", self.read("page.html"))
        self.assertEqual(self.read("Counter.swift"), OLD)

    def test_a_terminal_shows_what_is_compared_while_it_lasts(self):
        with Terminal([TCA, "doctor", "--fix", os.path.join(self.folder, "Counter.swift")]) as terminal:
            self.assertEqual(terminal.wait_for_end(), 0)
            self.assertIn(b"comparing the editions of Counter", terminal.raw)
            self.assertFalse(any("comparing" in line for line in terminal.lines()))

    def test_a_copy_is_written(self):
        status, text = self.doctor("--fix", "Counter.swift", "--output", "Today")
        self.assertEqual(status, 0, text)
        self.assertEqual(self.read("Today/Counter.swift"), NEW)
        self.assertEqual(self.read("Counter.swift"), OLD)

    def test_a_file_that_exists_is_not_overwritten_by_a_copy_or_a_page(self):
        for option in ("--output", "."), ("--html", "Counter.swift"):
            status, text = self.doctor("--fix", "Counter.swift", *option)
            self.assertNotEqual(status, 0)
            self.assertIn("Counter.swift` already exists; --output and --html write new files", text)
            self.assertEqual(self.read("Counter.swift"), OLD)

    def test_a_folder_is_compared_whose_name_may_be_that_of_a_feature(self):
        os.mkdir(os.path.join(self.folder, "Timer"))
        self.write("Timer/Counter.swift", OLD)
        self.write("Timer/Other.swift", OLD.replace("struct Counter", "struct Other"))
        status, text = self.doctor("--fix", "Timer", "--output", "Today")
        self.assertEqual(status, 0, text)
        self.assertEqual(self.read("Today/Timer/Counter.swift"), NEW)

    def test_a_file_is_written_in_place_only_if_it_is_committed(self):
        _, text = self.doctor("--fix", "--write", "Counter.swift")
        self.assertEqual(text, "Error: `Counter.swift` is not committed to git; --output writes copies\n")
        self.git("init", "-q")
        status, text = self.doctor("--fix", "--write", "Counter.swift")
        self.assertNotEqual(status, 0)
        self.assertIn("is not committed to git", text)
        self.git("add", ".")
        self.git("commit", "-q", "-m", "old")
        self.write("Counter.swift", OLD + "// More.\n")
        _, text = self.doctor("--fix", "--write", "Counter.swift")
        self.assertIn("has changes that are not committed", text)
        self.write("Counter.swift", OLD)
        status, text = self.doctor("--fix", "--write", "Counter.swift")
        self.assertEqual(status, 0, text)
        self.assertEqual(self.read("Counter.swift"), NEW)
        _, text = self.doctor("--fix", "Counter.swift")
        self.assertIn("Nothing can be rewritten.", text)

    def test_dependencies_are_rewritten_only_on_demand(self):
        client = ("struct Log {\n  var add: (String) -> Void\n}\nextension Log: DependencyKey {\n  static let liveValue = Log(add: { _ in })\n"
                  "  static let testValue = Log(add: unimplemented(\"Log.add\"))\n}\n")
        other = client.replace("Log", "Clock").replace("Void", "Int").replace("_ in", "_ in 1")
        self.write("Counter.swift", NEW + client + other)
        _, text = self.doctor("--fix", "Counter.swift")
        self.assertIn("Nothing can be rewritten.", text)
        status, text = self.doctor("--fix", "--clients", "Counter.swift", "--output", "Today")
        self.assertEqual(status, 0, text)
        self.assertIn("Counter: proven by ", text)
        self.assertRegex(text, r"Counter.swift:\d+: Clock keeps its test value")
        written = self.read("Today/Counter.swift")
        self.assertIn("@DependencyClient\nstruct Log {", written)
        self.assertIn("static let testValue = Log()\n", written)
        self.assertIn(other, written)

    def test_a_file_that_does_not_load_stays(self):
        self.write("Counter.swift", OLD.replace("min(9, ", "minimum(9, "))
        status, text = self.doctor("--fix", "Counter.swift", "--output", "Today")
        self.assertEqual(status, 1)
        self.assertIn("Counter.swift stays as it is.", text)
        self.assertIn("minimum", text)
        self.assertFalse(os.path.exists(os.path.join(self.folder, "Today")))

    def test_a_file_whose_brackets_do_not_match_stays_and_is_named(self):
        self.write("Counter.swift", OLD[:-2])
        status, text = self.doctor("--fix", "Counter.swift")
        self.assertEqual(status, 0, text)
        self.assertIn("Counter.swift stays as it is: its brackets do not match.\nNothing can be rewritten.", text)

    def test_steps_that_end_the_process_are_left_out_and_everything_else_is_compared(self):
        leaver = OLD.replace("struct Counter", "struct Leaver").replace("import Comp", "import Foundation\nimport Comp")
        self.write("Leaver.swift", leaver.replace("state.count = min(9, state.count + number)", "exit(0)"))
        self.write("Trap.swift", OLD.replace("struct Counter", "struct Trap").replace(
            "state.count = min(9, state.count + number)", "state.count = [number][state.count + number]"))
        status, text = self.doctor("--fix", ".", "--output", "Today")
        self.assertEqual(status, 0, text)
        self.assertIn("Leaver: compiles; not proven, because no action can be sent; without ", text)
        self.assertIn("`.tapped` called `exit` at Leaver.swift:14", text)
        self.assertRegex(text, r"Trap: proven by .*; without \d+ steps that cannot be compared:")
        self.assertIn("`.tapped` crashed at Trap.swift:13: Index out of range", text)
        self.assertIn("Counter: proven by ", text)
        self.assertEqual(self.read("Today/Counter.swift"), NEW)

    def test_what_ends_the_process_before_a_step_is_taken_refuses_the_file(self):
        self.write("Counter.swift", "import Foundation\n" + OLD.replace("var count = 0", "var count: Int = { exit(0) }()"))
        status, text = self.doctor("--fix", "Counter.swift")
        self.assertEqual(status, 1, text)
        self.assertIn("Counter.swift stays as it is.\nCounter: ", text)

    def test_a_step_that_never_ends_is_left_out(self):
        self.write("Counter.swift", OLD.replace("state.count = min(9, state.count + number)", "while number > 0 {}"))
        status, text = self.doctor("--line-limit", "2", "--fix", "Counter.swift")
        self.assertEqual(status, 0, text)
        self.assertIn("made no progress for 2 seconds", text)

    def test_what_is_wrong_with_the_arguments(self):
        for arguments, message in (
                (["None.swift"], "does not exist"), (["--write"], "need --fix"), (["--html", "a.html"], "need --fix"),
                (["--clients"], "need --fix"),
                (["--fix", "--json"], "prints no JSON")):
            with self.subTest(arguments):
                status, text = self.doctor(*arguments)
                self.assertNotEqual(status, 0)
                self.assertIn(message, text)


if __name__ == "__main__":
    unittest.main()
