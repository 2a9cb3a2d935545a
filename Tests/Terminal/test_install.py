"""An installed program: moved to another folder, without the sources beside it."""

import json
import os
import shutil
import subprocess
import tempfile
import unittest

from terminal import ROOT

BUILD = os.path.join(ROOT, ".build/optimized/release")


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
        status, text = run(self.tca, "chek", "a.md", cwd=self.folder)
        self.assertEqual(status, 64)
        self.assertIn("did you mean `tca check`?", text)
        status, text = run(self.tca, "ProductDetail", "Timer", cwd=self.folder)
        self.assertEqual(status, 64)
        self.assertIn("unexpected argument `Timer`", text)

    def test_a_feature_is_suggested_for_a_longer_name(self):
        status, text = run(self.tca, "ContactsNow", cwd=self.folder)
        self.assertEqual(status, 64)
        self.assertIn("did you mean Contacts?", text)

    def test_uninstalling_leaves_nothing(self):
        with tempfile.TemporaryDirectory() as folder:
            prefix = os.path.join(folder, "new")
            subprocess.run([os.path.join(ROOT, "Packaging/install"), BUILD, prefix], check=True)
            subprocess.run([os.path.join(ROOT, "Packaging/uninstall"), prefix], check=True)
            self.assertEqual(os.listdir(folder), [])

    def test_uninstalling_keeps_the_folders_and_files_of_others(self):
        with tempfile.TemporaryDirectory() as prefix:
            os.makedirs(os.path.join(prefix, "share/man"))
            subprocess.run([os.path.join(ROOT, "Packaging/install"), BUILD, prefix], check=True)
            other = os.path.join(prefix, "share/fish/vendor_completions.d/other.fish")
            open(other, "w").close()
            # Installing again first removes what is there.
            subprocess.run([os.path.join(ROOT, "Packaging/install"), BUILD, prefix], check=True)
            subprocess.run([os.path.join(ROOT, "Packaging/uninstall"), prefix], check=True)
            left = sorted(os.path.relpath(os.path.join(path, name), prefix)
                          for path, folders, files in os.walk(prefix) for name in folders + files)
            self.assertEqual(left, [
                "share", "share/fish", "share/fish/vendor_completions.d", "share/fish/vendor_completions.d/other.fish",
                "share/man",
            ])

    def test_a_new_package_finds_the_installed_sources_by_path(self):
        home = os.path.join(self.folder, "home")
        os.mkdir(home)
        environment = {"PATH": f"{self.prefix}/bin:{os.environ['PATH']}", "HOME": home, "LC_ALL": "C.UTF-8"}
        made = subprocess.run([self.tca, "new", "Sample"], cwd=self.folder, env=environment, capture_output=True, text=True)
        self.assertEqual(made.returncode, 0, made.stdout + made.stderr)
        self.assertIn("The first build takes minutes (two on two cores)", made.stdout)
        package = os.path.join(self.folder, "Sample")
        with open(os.path.join(package, "Package.swift")) as file:
            self.assertNotIn(self.prefix, file.read())
        self.assertEqual(self.dependency(package, environment), f"{self.prefix}/lib/composable-shell/Package")
        # On another machine, the same program is in another folder.
        moved = self.prefix + "-moved"
        os.rename(self.prefix, moved)
        try:
            environment["PATH"] = f"{moved}/bin:{os.environ['PATH']}"
            self.assertEqual(self.dependency(package, environment), f"{moved}/lib/composable-shell/Package")
        finally:
            os.rename(moved, self.prefix)

    def test_a_new_package_of_a_program_outside_of_path_names_its_sources(self):
        status, text = run(self.tca, "new", "Outside", cwd=self.folder)
        self.assertEqual(status, 0, text)
        with open(os.path.join(self.folder, "Outside/Package.swift")) as file:
            self.assertIn(f'"{self.prefix}/lib/composable-shell/Package"]', file.read())

    def test_the_installed_sources_are_a_package_without_tests(self):
        with tempfile.TemporaryDirectory() as cache:
            described = subprocess.run(
                ["swift", "package", "--package-path", f"{self.prefix}/lib/composable-shell/Package",
                 "--scratch-path", cache, "dump-package"],
                capture_output=True, text=True)
        self.assertEqual(described.returncode, 0, described.stderr)
        targets = json.loads(described.stdout)["targets"]
        self.assertEqual([target["name"] for target in targets if target["type"] == "test"], [])
        # Every target has its sources in the copy.
        for target in targets:
            path = target.get("path") or ("Plugins" if target["type"] == "plugin" else "Sources") + "/" + target["name"]
            self.assertTrue(os.path.isdir(f"{self.prefix}/lib/composable-shell/Package/{path}"), path)

    def dependency(self, package, environment):
        """The folder of composable-shell that the manifest of a package finds."""
        result = subprocess.run(
            ["swift", "package", "dump-package"], cwd=package, env=environment, capture_output=True, text=True)
        self.assertEqual(result.returncode, 0, result.stderr)
        return json.loads(result.stdout)["dependencies"][0]["fileSystem"][0]["path"]


if __name__ == "__main__":
    unittest.main()
