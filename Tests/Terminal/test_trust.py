"""Scenarios that run Swift code: trusted folders, and the question at a terminal."""

import os
import subprocess
import tempfile
import unittest

from kernel import has_landlock
from terminal import ENTER, Terminal, control
from test_shell import TCA, Shell

# The file does not exist, so nothing is compiled: a trusted scenario shows that it was not found.
SCENARIO = """\
```tca
tca> load Missing.swift
error: the file `Missing.swift` does not exist
...
```
"""


class Trust(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = os.path.realpath(folder.name)
        self.code = os.path.join(self.folder, "Missing.swift")
        with open(os.path.join(self.folder, "lesson.md"), "w") as file:
            file.write(SCENARIO)

    def run_tca(self, *arguments):
        environment = {"PATH": os.environ["PATH"], "HOME": self.folder}
        result = subprocess.run(
            [TCA, *arguments], cwd=self.folder, env=environment, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        return result.returncode, result.stdout

    def at_terminal(self, *arguments):
        terminal = Terminal(
            [TCA, *arguments], 120, 30, {"HOME": self.folder, "LC_ALL": "C.UTF-8"})
        self.addCleanup(terminal.close)
        return terminal

    def test_a_scenario_creates_files_only_in_its_own_folder_also_through_links(self):
        home, stranger = os.path.join(self.folder, "home"), os.path.join(self.folder, "stranger")
        for path in [home, stranger, os.path.join(stranger, "below")]:
            os.mkdir(path)
        os.symlink("../home", os.path.join(stranger, "assets"))
        for path in ["assets/.bash_profile", "assets/../home/a.md", "below/../assets/a.md", "../home/a.md"]:
            for kind in ["scenario", "test", "svg"]:
                with self.subTest(path, kind=kind):
                    with open(os.path.join(stranger, "talk.md"), "w") as file:
                        file.write(f"```tca\ntca> load AmountControl\n...\nAmountControl> export {kind} {path}\n```\n")
                    status, output = self.run_tca("check", "stranger/talk.md")
                    self.assertEqual(status, 1)
                    self.assertIn("a scenario creates files only in its own folder", output)
                    self.assertEqual(os.listdir(home), [])

    def test_without_a_terminal_untrusted_code_is_an_error(self):
        for command in ["check", "bless", "replay"]:
            with self.subTest(command):
                status, output = self.run_tca(command, "lesson.md")
                self.assertEqual(status, 1)
                self.assertIn(
                    f"lesson.md: error: the scenario runs code that is not trusted: {self.code}\n",
                    output)
                self.assertIn(f"`tca trust {self.folder}` trusts the folder", output)

    def test_an_option_allows_the_code_once(self):
        status, output = self.run_tca("check", "--trust", "lesson.md")
        self.assertEqual((status, output), (0, "lesson.md: passed, 1 command, 1 of them an error\n"))
        self.assertEqual(self.run_tca("check", "lesson.md")[0], 1)
        self.assertIn("does not exist", self.run_tca("replay", "--trust", "lesson.md")[1])

    def test_trusted_folders_are_listed_and_removed(self):
        self.assertEqual(self.run_tca("trust"), (0, "no folder is trusted\n"))
        self.assertEqual(self.run_tca("trust", "."), (0, f"trusted {self.folder}\n"))
        self.assertEqual(self.run_tca("trust"), (0, f"{self.folder}\n"))
        self.assertEqual(self.run_tca("check", "lesson.md")[0], 0)
        self.assertEqual(
            self.run_tca("trust", "--remove", "."), (0, f"no longer trusted: {self.folder}\n"))
        self.assertEqual(self.run_tca("check", "lesson.md")[0], 1)
        self.assertIn("is not trusted", self.run_tca("trust", "--remove", ".")[1])
        self.assertIn("does not exist", self.run_tca("trust", "missing")[1])

    def test_the_question_names_the_files_and_is_asked_once(self):
        terminal = self.at_terminal("check", os.path.join(self.folder, "lesson.md"))
        terminal.wait_for(self.code)
        terminal.wait_for("Run it?")
        terminal.type("y" + ENTER)
        terminal.wait_for("lesson.md: passed, 1 command")
        self.assertEqual(terminal.wait_for_end(), 0)
        self.assertEqual(self.run_tca("trust")[1], "no folder is trusted\n")

    def test_the_answer_no_runs_nothing(self):
        for command in ["check", "replay", "bless", "present"]:
            with self.subTest(command):
                terminal = self.at_terminal(command, os.path.join(self.folder, "lesson.md"))
                terminal.wait_for("Run it?")
                terminal.type("n" + ENTER)
                terminal.wait_for("error: the scenario runs code that is not trusted")
                self.assertEqual(terminal.wait_for_end(), 1)

    def test_the_answer_always_trusts_the_folder(self):
        terminal = self.at_terminal("replay", os.path.join(self.folder, "lesson.md"))
        terminal.wait_for("Run it?")
        terminal.type("a" + ENTER)
        terminal.wait_for("does not exist")
        terminal.wait_for_end()
        self.assertEqual(self.run_tca("trust"), (0, f"{self.folder}\n"))

    def test_a_replay_at_the_prompt_asks_once_and_no_plays_it_without_its_code(self):
        for key in ["n", ENTER, control("c")]:
            with self.subTest(key), Shell("--no-rc", home=self.folder, columns=160) as shell:
                shell.wait_for_line("tca>")
                shell.enter(f"replay {self.folder}/lesson.md")
                shell.wait_for(f"  {self.code}")
                shell.wait_for(f"Trust {self.folder} and run them? [y/N]")
                shell.type(key)
                shell.wait_for("which is not trusted")
                shell.wait_for_line("tca>")
                self.assertEqual(shell.picture().count("[y/N]"), 1)
                shell.screen.reset()
                shell.enter(f"load {self.folder}/Missing.swift")
                shell.wait_for("does not exist")
                # With a kernel that can restrict it, the session could not keep another answer.
                if has_landlock():
                    shell.enter(f"replay {self.folder}/lesson.md")
                    shell.wait_for("which is not trusted")
                    self.assertNotIn("[y/N]", shell.picture())
        self.assertEqual(self.run_tca("trust")[1], "no folder is trusted\n")

    def test_the_answer_yes_at_the_prompt_trusts_the_folder_also_for_a_session_that_is_resumed(self):
        with Shell("--no-rc", home=self.folder, columns=160) as shell:
            shell.wait_for_line("tca>")
            shell.enter(f"replay {self.folder}/lesson.md")
            shell.wait_for("[y/N]")
            shell.type("y")
            shell.wait_for("the file `Missing.swift` does not exist")
            shell.wait_for_line("tca>")
            self.assertNotIn("not trusted", shell.picture().split("[y/N]")[1])
            shell.enter(f"replay {self.folder}/lesson.md")
            shell.wait_for_line("tca>")
            shell.enter(".plusButtonTapped")
            self.assertEqual(shell.picture().count("[y/N]"), 1)
        self.assertEqual(self.run_tca("trust")[1], f"{self.folder}\n")

    def test_a_scenario_without_code_and_a_pipe_are_not_asked(self):
        with open(os.path.join(self.folder, "plain.md"), "w") as file:
            file.write("```tca\n> load AmountControl\n...\n```\n")
        with Shell("--no-rc", home=self.folder, columns=160) as shell:
            shell.wait_for_line("tca>")
            shell.enter(f"replay {self.folder}/plain.md")
            shell.wait_for_line("AmountControl>")
            self.assertNotIn("[y/N]", shell.picture())
        output = subprocess.run(
            [TCA], input="replay lesson.md\n", cwd=self.folder, env={"PATH": os.environ["PATH"], "HOME": self.folder},
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True).stdout
        self.assertIn("which is not trusted", output)
        self.assertNotIn("[y/N]", output)
