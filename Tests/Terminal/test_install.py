"""An installed program: moved to another folder, without the sources beside it."""

import os
import shutil
import subprocess
import tempfile
import unittest

from terminal import ROOT

BUILD = os.path.join(ROOT, ".build/debug")


def run(*command, input=None, cwd=None):
    environment = {"PATH": os.environ["PATH"], "HOME": cwd or "/", "LC_ALL": "C.UTF-8"}
    result = subprocess.run(command, input=input, capture_output=True, text=True, cwd=cwd, env=environment)
    return result.returncode, result.stdout + result.stderr


class Install(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        first = os.path.join(folder.name, "first")
        cls.prefix = os.path.join(folder.name, "second")
        subprocess.run([os.path.join(ROOT, "Packaging/install"), BUILD, first], check=True)
        os.rename(first, cls.prefix)
        cls.tca = os.path.join(cls.prefix, "bin/tca")
        cls.folder = os.path.join(folder.name, "work")
        os.mkdir(cls.folder)

    def test_a_swift_file_with_macros_is_loaded(self):
        shutil.copy(os.path.join(ROOT, "Examples/Files/Counter.swift"), self.folder)
        with open(os.path.join(self.folder, "Now.swift"), "w") as file:
            file.write(
                "import ComposableArchitecture\nimport Dependencies\n"
                "@Reducer struct Now {\n  @ObservableState struct State: Equatable { var count = 0 }\n"
                "  enum Action { case up }\n"
                "  var body: some ReducerOf<Self> {\n"
                "    Reduce { state, _ in state.count += 1; return .none }\n  }\n}\n"
            )
        status, text = run(self.tca, cwd=self.folder, input="load Counter\n.plusButtonTapped\nload Now\n.up\n")
        self.assertEqual(status, 0, text)
        self.assertIn("+   _count: 1", text)

    def test_the_course_and_the_scenarios_are_found(self):
        status, text = run(self.tca, "learn", "--list", cwd=self.folder)
        self.assertEqual(status, 0, text)
        scenario = os.path.join(self.prefix, "share/composable-shell/Scenarios/02-scope.md")
        status, text = run(self.tca, "check", scenario, cwd=self.folder)
        self.assertEqual(status, 0, text)

    def test_completions_and_the_man_page_name_every_command(self):
        _, help = run(self.tca, "--help", cwd=self.folder)
        lines = help.split("SUBCOMMANDS:")[1].splitlines()
        commands = [line.split()[0] for line in lines if line[:2] == "  " and line[2:3].islower()]
        self.assertIn("present", commands)
        self.assertGreater(len(commands), 8)
        with open(os.path.join(self.prefix, "share/man/man1/tca.1")) as file:
            manual = file.read()
        for file in (
            "bash-completion/completions/tca", "zsh/site-functions/_tca", "fish/vendor_completions.d/tca.fish"
        ):
            with open(os.path.join(self.prefix, "share", file)) as completions:
                text = completions.read()
            for command in commands:
                self.assertIn(command, text, file)
                self.assertIn(command, manual)

    def test_a_misspelled_command_is_corrected(self):
        status, text = run(self.tca, "chek", cwd=self.folder)
        self.assertEqual(status, 64)
        self.assertIn("did you mean `tca check`?", text)

    def test_uninstalling_removes_every_file(self):
        with tempfile.TemporaryDirectory() as prefix:
            subprocess.run([os.path.join(ROOT, "Packaging/install"), BUILD, prefix], check=True)
            subprocess.run([os.path.join(ROOT, "Packaging/uninstall"), prefix], check=True)
            self.assertEqual([name for _, _, names in os.walk(prefix) for name in names], [])


if __name__ == "__main__":
    unittest.main()
