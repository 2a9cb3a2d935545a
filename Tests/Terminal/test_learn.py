"""The course at a terminal: exercises, mistakes, hints, quitting in the middle, files that are saved."""

import os
import shutil
import tempfile
import unittest

from terminal import ROOT, Terminal, control
from test_misbehaving import kill_worker
from test_shell import TCA

LESSONS = os.path.join(ROOT, "Scenarios/Lessons")


class Learn(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.here = os.getcwd()
        os.chdir(self.folder.name)
        self.addCleanup(os.chdir, self.here)

    def learn(self, *arguments, language="C.UTF-8"):
        environment = {"XDG_STATE_HOME": self.folder.name, "HOME": self.folder.name, "LANG": language}
        return Terminal([TCA, "learn", *arguments], rows=160, environment=environment)

    def read(self, path):
        with open(path) as file:
            return file.read()

    def test_an_exercise_is_solved_and_the_next_session_opens_the_next_one(self):
        with self.learn() as shell:
            shell.wait_for("1.1 Two taps")
            shell.wait_for_line("AmountControlNow>")
            shell.enter("plusButtonTapped")
            shell.wait_for("The dot is missing.")
            shell.enter("hint")
            shell.wait_for("Hint 1 of 3")
            shell.enter(".plusButtonTapped")
            shell.wait_for("+   _amount: 1")
            shell.wait_for_line("AmountControlNow>")
            shell.enter("check")
            shell.wait_for("Not yet:")
            shell.enter(".plusButtonTapped")
            shell.wait_for("Solved with 2 changes.")
            shell.enter("quit")
            self.assertEqual(shell.wait_for_end(), 0)
        with self.learn() as shell:
            shell.wait_for("1.2 Predict the change")
            shell.wait_for_line("AmountControlNow>")
            shell.enter("map")
            shell.wait_for("✓ 1.1  Two taps  (hints 1)")
        with self.learn(language="ko_KR.UTF-8") as shell:
            shell.wait_for_line("AmountControlNow>")
            shell.enter("map")
            shell.wait_for("✓ 1.1  두 번 더하기  (힌트 1개)")

    def test_quitting_in_the_middle_comes_back_to_the_same_exercise(self):
        with self.learn("--exercise", "4.1") as shell:
            shell.wait_for("4.1 Into the child and back")
            shell.wait_for_line("ProductDetailNow>")
            shell.type(control("d"))
            self.assertEqual(shell.wait_for_end(), 0)
        with self.learn() as shell:
            shell.wait_for("4.1 Into the child and back")

    def test_a_file_is_checked_when_it_is_saved(self):
        with self.learn("--exercise", "missing-cases") as shell:
            shell.wait_for("tca-exercises/missing-cases/Counter.swift")
            shell.wait_for_line("Counter>")
            path = os.path.join(self.folder.name, "tca-exercises/missing-cases/Counter.swift")
            source = os.path.join(LESSONS, "missing-cases")
            self.assertTrue(os.path.exists(path))
            shutil.copyfile(os.path.join(source, "Mistakes/3.swift"), path)
            shell.wait_for("The number went below zero")
            shutil.copyfile(os.path.join(source, "Solution.swift"), path)
            shell.wait_for("Solved: the file passes every check.")
            shell.enter("again")
            shell.wait(lambda: "TODO" in self.read(path), "the original file")
            self.assertIn("state.count = max(0, state.count - 1)", self.read(path + ".bak"))

    def test_the_error_of_a_file_comes_before_a_mistake_in_its_text(self):
        with self.learn("forgotten-scope") as shell:
            shell.wait_for_line("Parent>")
            source = self.read(os.path.join(LESSONS, "forgotten-scope/Mistakes/1.swift"))
            with open("tca-exercises/forgotten-scope/Parent.swift", "w") as file:
                file.write(source.replace("state.taps += 1", "state.tabs += 1"))
            shell.wait_for("The parent does the child's work")
            rows = shell.lines()
            error = next(i for i, row in enumerate(rows) if "has no member 'tabs'" in row)
            mistake = next(i for i, row in enumerate(rows) if "The parent does the child's work" in row)
            self.assertIn("The file does not compile yet:", rows[error - 1])
            self.assertLess(error, mistake)

    def test_a_file_that_was_saved_after_again_outlives_the_process(self):
        with self.learn("missing-cases") as shell:
            shell.wait_for_line("Counter>")
            path = os.path.join(self.folder.name, "tca-exercises/missing-cases/Counter.swift")
            shell.enter("again")
            shell.wait(lambda: os.path.exists(path + ".bak"), "the copy")
            shutil.copyfile(os.path.join(LESSONS, "missing-cases/Solution.swift"), path)
            shell.wait_for("Solved: the file passes every check.")
            kill_worker(shell.child.pid)
            shell.wait_for("the system killed it (signal 9)")
            shell.wait_for_line("Counter>")
            self.assertIn("state.count = max(0, state.count - 1)", self.read(path))

    def test_actions_typed_during_an_exercise_in_a_file_reach_what_was_saved(self):
        with self.learn("missing-cases") as shell:
            shell.wait_for_line("Counter>")
            path = os.path.join(self.folder.name, "tca-exercises/missing-cases/Counter.swift")
            shutil.copyfile(os.path.join(LESSONS, "missing-cases/Mistakes/3.swift"), path)
            shell.wait_for("The number went below zero")
            shell.wait_for_line("Counter>")
            shell.enter(".minusButtonTapped")
            shell.wait_for("+   _count: -1")

    def test_a_file_that_could_not_be_loaded_is_loaded_when_it_is_solved(self):
        with self.learn("2.4") as shell:
            shell.wait_for("2.4 The macro is missing")
            shell.wait_for_line("tca>")
            path = "tca-exercises/missing-macro/Counter.swift"
            source = self.read(path)
            with open(path, "w") as file:
                file.write(source.replace("struct Counter", "@Reducer\nstruct Counter", 1))
            shell.wait_for("Solved: the file passes every check.")
            shell.wait_for_line("Counter>")
            shell.enter(".plusButtonTapped")
            shell.wait_for("+   _count: 1")

    def test_others_can_follow_an_exercise_in_a_room(self):
        with self.learn("1.1") as shell:
            shell.wait_for_line("AmountControlNow>")
            shell.enter("room")
            shell.wait_for("http://127.0.0.1:")
            shell.wait_for("only this machine can open the address")
            shell.enter("quit")
            self.assertEqual(shell.wait_for_end(), 0)

    def test_the_locale_chooses_the_language(self):
        with self.learn(language="ko_KR.UTF-8") as shell:
            shell.wait_for("1.1 두 번 더하기")
        with self.learn("--lang", "en", language="ko_KR.UTF-8") as shell:
            shell.wait_for("1.1 Two taps")


if __name__ == "__main__":
    unittest.main()
