"""Scenarios, lessons, logs, and tasks of strangers: whatever files their lines name, nothing outside of their own folder changes.

The lines come from docs/Commands.md, which lists for every command the forms that name a file. A command that is added is tried here
without a change to this file.
"""

import json
import os
import shutil
import subprocess
import unittest

from kernel import has_landlock
from room_case import RoomTestCase
from strangers import PREPARATION, Strangers, WithCourse, forms, listing, model_requests
from test_shell import TCA


class Table(unittest.TestCase):
    def test_the_table_of_commands_says_which_lines_name_files(self):
        lines = forms()
        self.assertGreater(len(lines), 20, lines)
        for line in ["explore save FILE", "explore export test FILE", "export scenario FILE", "record FILE", "replay FILE",
                     "load AmountControl --state FILE", "import log FILE", "room --to FILE"]:
            self.assertIn(line, lines)


class Playing(Strangers, unittest.TestCase):
    CREATES = "a scenario creates files only in its own folder"
    READS = "a scenario reads only files in its own folder and in trusted folders"

    def play(self, *arguments, text="", loads=False):
        self.scenario(loads)
        output = self.expect_nothing_outside(lambda: self.run_tca(*arguments, text=text)[1])
        self.expect_nothing_shown(output)
        return output

    def expect_refusals(self, output):
        for refusal in [self.CREATES, self.READS]:
            self.assertTrue(refusal in output, f"{refusal}: not in {output[:2000]}")

    def test_replay(self):
        self.expect_refusals(self.play("replay", "talk.md"))

    def test_check(self):
        self.assertIn("talk.md: passed", self.play("check", "talk.md"))

    def test_bless(self):
        self.play("bless", "talk.md")

    def test_present(self):
        self.expect_refusals(self.play("present", "--page", "-", "talk.md"))

    def test_a_replay_that_is_typed_at_a_prompt(self):
        self.expect_refusals(self.play(text="replay talk.md\n", loads=True))

    def test_lines_that_load_code_are_refused_before_the_first_line_runs(self):
        for command in [["replay"], ["check"], ["bless"], ["present", "--page", "-"]]:
            with self.subTest(command):
                self.assertIn("error: the scenario runs code that is not trusted", self.play(*command, "talk.md", loads=True))

    def test_what_is_inside_is_created(self):
        self.write(os.path.join(self.stranger, "talk.md"),
                   "```tca\n> load AmountControl\n...\n> explore depth 2 always amount < 1\n...\n> explore save below/bug.md\n...\n"
                   "> export test CounterTests.swift\n...\n```\n")
        self.assertEqual(self.run_tca("check", "talk.md")[0], 0)
        self.assertTrue(os.path.isfile(os.path.join(self.stranger, "below", "bug.md")))
        self.assertTrue(os.path.isfile(os.path.join(self.stranger, "CounterTests.swift")))


class Courses(WithCourse, unittest.TestCase):
    def test_the_start_of_a_lesson(self):
        self.course(PREPARATION[:1] + list(self.lines(self.ABSENT)))
        self.expect_nothing_outside(lambda: self.run_tca("learn", ".", text="solution\n.plusButtonTapped\n")[1])

    def test_the_check_of_a_course(self):
        self.course(PREPARATION + list(self.lines(self.ABSENT)))
        self.expect_nothing_outside(lambda: self.run_tca("lesson", "check", ".")[1])

    def test_the_file_of_an_exercise_is_created_in_the_learners_folder(self):
        for name in ["../../../home/new.swift", "../../../../home/new.swift", "../../../outside/Counter.swift", f"{self.home}/new.swift"]:
            with self.subTest(name):
                shutil.rmtree(os.path.join(self.stranger, "taps"), ignore_errors=True)
                self.course(["load AmountControl"], goal=f"file {name}\nstate amount = 1")
                # What the name leads to from the folder of the lesson exists, too.
                for folder in ["", "home", "outside"]:
                    os.makedirs(os.path.join(self.stranger, folder), exist_ok=True)
                    self.write(os.path.join(self.stranger, folder, "new.swift"), "struct New {}\n")
                work = os.path.join(self.root, "stranger", "work", "here")
                os.makedirs(work, exist_ok=True)
                self.expect_nothing_outside(lambda: subprocess.run(
                    [TCA, "learn", self.stranger], cwd=work, env=self.environment(), input=b"again\n", stdout=subprocess.PIPE,
                    stderr=subprocess.STDOUT, timeout=600).stdout.decode(errors="replace"))
                found = [path for path, _, names in os.walk(self.stranger) if "new.swift" in names]
                self.assertFalse([path for path in found if "work" in path and "tca-exercises" not in path], found)


class Imports(Strangers, unittest.TestCase):
    def test_a_log_contains_no_commands(self):
        commands = [f"export test {self.outside}/log.swift", "explore save ../outside/log.md", f"record {self.home}/log.md"]
        blocks = "".join(f"received action:\n  {command}\n  (No state changes)\n\n" for command in commands)
        first = "received action:\n  AmountControl.Action.plusButtonTapped\n"
        for log in [first + "\n" + blocks, blocks, blocks.replace("export", "AmountControl.Action\nexport")]:
            self.write(os.path.join(self.stranger, "log.txt"), log)
            for line in ["import log log.txt as AmountControl", "import log log.txt"]:
                self.expect_nothing_outside(lambda: self.run_tca(text=line + "\nlog\nexport html\n")[1])

    @unittest.skipUnless(has_landlock(), "the kernel has no Landlock")
    def test_each_line_that_is_typed_after_a_log_or_a_state_of_a_stranger(self):
        self.write(os.path.join(self.stranger, "state.json"), '{"version": 1, "state": {"amount": 7}}')
        typed = "\n".join(PREPARATION[1:] + list(self.lines(("edit",)))) + "\n"
        for line, shown in [("load AmountControl --state state.json", "amount: 7"),
                            ("import log log.txt as AmountControl", "amount: 1")]:
            with self.subTest(line):
                output = self.expect_nothing_outside(lambda: self.run_tca(text=f"{line}\n{typed}")[1])
                self.assertIn(shown, output)
                self.assertIn("this session uses files that are not trusted", output)

    def test_a_state_of_a_stranger(self):
        state = {"version": 1, "state": {"amount": "../outside/x", "path": f"{self.outside}/x"}}
        self.write(os.path.join(self.stranger, "state.json"), json.dumps(state))
        self.expect_nothing_outside(lambda: self.run_tca(text="load AmountControl --state state.json\nexport state\n")[1])


class Models(Strangers, unittest.TestCase):
    def call(self, *requests):
        return self.run_tca("mcp", text="\n".join(model_requests(*requests)) + "\n")[1]

    def test_each_tool(self):
        self.scenario()
        before = listing(self.stranger)
        requests = [("check", {"file": "talk.md"})]
        for name in self.names() + ["../outside/a\nb.md"]:
            requests += [("check", {"file": name}), ("load", {"feature": name}), ("load", {"feature": "AmountControl"}),
                         ("load", {"feature": "AmountControl", "fields": f"--state {name}"}), ("export", {"kind": f"test {name}"}),
                         ("export", {"kind": f"scenario\n{name}"}), ("send", {"action": f".x\nexport test {name}"}),
                         ("state", {"path": name}), ("explain", {"text": name})]
        output = self.expect_nothing_outside(lambda: self.call(*requests))
        self.expect_nothing_shown(output)
        # docs/ModelContext.md: it writes none, also not in its own folder.
        self.assertEqual(listing(self.stranger), before)

    def test_a_scenario_that_exports_fails_and_says_why(self):
        self.write(os.path.join(self.stranger, "talk.md"),
                   "```tca\n> load AmountControl\n...\n> export test new.swift\n...\n```\n")
        output = self.call(("check", {"file": "talk.md"}))
        self.assertFalse(os.path.exists(os.path.join(self.stranger, "new.swift")), output)
        self.assertIn("no line of this session creates files", output)


class Attempts(RoomTestCase):
    """The lines of a viewer."""

    def test_no_line_of_an_attempt_names_a_file(self):
        outside = os.path.join(self.folder, "outside")
        os.mkdir(outside)
        self.terminal.enter("room task state todos.count = 2")
        self.terminal.wait_for_line("Todos [0 of 0 done]>")
        for form in forms():
            text = "\n".join(form.replace("FILE", name) for name in [f"{outside}/x.md", "../x.md", "~/x.md"])
            body = json.dumps({"task": 1, "name": "", "text": text, "language": "en", "voter": "viewer-" + form}).encode()
            self.post("try", body)
        self.assertEqual(os.listdir(outside), [])


if __name__ == "__main__":
    unittest.main()
