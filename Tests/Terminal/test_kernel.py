"""What the kernel takes from a process that plays what nobody has trusted, shown by a feature that does not ask the shell."""

import json
import os
import shutil
import unittest
import urllib.request

from kernel import has_landlock, without_landlock
from room_case import RoomTestCase
from strangers import WithCourse, model_requests
from terminal import ROOT
from test_misbehaving import kill_worker
from test_shell import Shell

DEMO = os.environ.get("SHELL_DEMO", os.path.join(ROOT, ".build/debug/ShellDemo"))


class Kernel(WithCourse, unittest.TestCase):
    """What code reaches that does not ask the shell, as a fault in it could."""

    PLACES = ["outside/new.txt", "home/.profile"]

    def attacks(self):
        lines = []
        for place in self.PLACES:
            path = os.path.join(self.root, place)
            lines += [f'.write("{path}")', f'.writeOnThread("{path}")', f'.remove("{self.root}/outside/state.json")']
        return lines + ['.run("/bin/true")']

    def own_files(self):
        return [f"{self.stranger}/own.txt", f"{self.stranger}/below/own.txt", f"{self.state}/tca/own.txt"]

    def scenario(self, load="load Escape"):
        lines = [load] + self.attacks() + [f'.write("{path}")' for path in self.own_files()]
        self.write(os.path.join(self.stranger, "talk.md"), "```tca\n" + "".join(f"> {line}\n...\n" for line in lines) + "```\n")

    def demo(self, *arguments, prepare=None, text=""):
        return self.run_program([DEMO, *arguments], text, prepare)[1]

    def code(self, folder):
        """The feature, as a file that is compiled."""
        shutil.copy(os.path.join(ROOT, "Tests/ShellDemo/Escape.swift"), folder)

    def expect_walls(self, play):
        """Nothing outside changes, no program starts, and the own files are written."""
        output = self.expect_nothing_outside(play)
        self.assertNotIn("Landlock", output)
        self.assertNotIn('"ran"', output)
        self.assertIn('"refused"', output)
        for path in self.own_files():
            self.assertTrue(os.path.exists(path), output)
            os.remove(path)
        return output

    @unittest.skipUnless(has_landlock(), "the kernel has no Landlock")
    def test_a_scenario_that_nobody_trusts_is_played_by_a_process_that_the_kernel_restricts(self):
        self.scenario()
        for command in [["replay"], ["check"], ["bless"], ["present", "--page", "-"], ["present", "--room", "--page", "-"]]:
            with self.subTest(command):
                output = self.expect_nothing_outside(lambda: self.demo(*command, "talk.md"))
                self.assertNotIn("Landlock", output)
                for path in self.own_files():
                    os.remove(path)
        self.expect_walls(lambda: self.demo("replay", "talk.md"))

    @unittest.skipUnless(has_landlock(), "the kernel has no Landlock")
    def test_a_scenario_that_loads_trusted_code_is_restricted_like_others(self):
        library = os.path.join(self.root, "library")
        os.mkdir(library)
        self.code(library)
        self.run_tca("trust", library)
        self.scenario("load ../library/Escape.swift")
        self.expect_walls(lambda: self.run_tca("replay", "talk.md")[1])
        self.expect_nothing_outside(lambda: self.run_tca("check", "talk.md")[1])
        self.assertTrue(os.path.exists(os.path.join(self.stranger, "own.txt")))

    @unittest.skipUnless(has_landlock(), "the kernel has no Landlock")
    def test_a_replay_that_is_typed_restricts_the_session_from_then_on(self):
        self.scenario()
        typed = "".join(line + "\n" for line in self.attacks())
        output = self.expect_walls(lambda: self.demo(text=f"replay talk.md\n{typed}"))
        self.assertNotIn('+   result: "written"', output.split("own.txt")[-1])
        text = "replay talk.md\nexport scenario ../outside/typed.md\nrecord ../outside/typed.md\nroom --to ../outside/room\n"
        output = self.expect_nothing_outside(lambda: self.demo(text=text))
        self.assertEqual(output.count("this session plays files that are not trusted, so it writes only in their folder"), 3, output)
        self.assertEqual(
            output.count(f"expected a path inside {self.stranger}; after `tca trust FOLDER`, `tca resume` continues"), 3, output)

    @unittest.skipUnless(has_landlock(), "the kernel has no Landlock")
    def test_after_a_typed_replay_files_are_recorded_in_its_folder_and_code_is_loaded(self):
        self.write(os.path.join(self.stranger, "talk.md"), "```tca\n> load AmountControl\n...\n```\n")
        self.code(self.stranger)
        outside = os.path.join(self.outside, "begun.md")
        text = (f"record {outside}\nreplay talk.md\n.plusButtonTapped\nrecord stop\nrecord below/own.md\n"
                ".plusButtonTapped\nrecord stop\nload Escape.swift\n.read(\"/etc/passwd\")\n")
        status, output = self.run_tca(text=text)
        self.assertEqual(status, 0, output)
        self.assertIn("recorded 1 command to below/own.md", output)
        # What was begun before goes on.
        self.assertIn(f"recorded 2 commands to {outside}", output)
        self.assertIn('result: "read"', output)

    @unittest.skipUnless(has_landlock(), "the kernel has no Landlock")
    def test_a_process_that_continues_the_session_is_restricted_too(self):
        self.write(os.path.join(self.stranger, "talk.md"), "```tca\n> load Fall\n...\n```\n")
        path = os.path.join(self.outside, "new.txt")
        output = self.expect_nothing_outside(
            lambda: self.demo(text=f'replay talk.md\n.fall\nload Escape\n.write("{path}")\n'))
        self.assertIn("the session continues", output)
        self.assertIn('"refused"', output)

    @unittest.skipUnless(has_landlock(), "the kernel has no Landlock")
    def test_a_restricted_session_at_a_terminal(self):
        self.write(os.path.join(self.stranger, "talk.md"), "```tca\n> load AmountControl\n...\n```\n")
        self.code(self.stranger)
        with Shell("--no-rc", home=self.home, pager="less", columns=200) as shell:
            shell.wait_for_line("tca>")
            shell.enter(f"load {self.stranger}/Escape.swift")
            shell.wait_for_line("Escape>")
            shell.enter(f"replay {self.stranger}/talk.md")
            shell.wait_for_line("AmountControl>")
            # The pager starts.
            shell.enter("help all")
            shell.wait_for("Space shows more")
            shell.type("q")
            shell.wait_for_line("AmountControl>")
            for _ in range(2):
                shell.enter(f"export scenario {self.outside}/new.md")
                shell.wait_for("error: this session plays files that are not trusted")
                shell.screen.reset()
                kill_worker(shell.child.pid)
                shell.wait_for("the session continues")
                shell.wait_for_line("AmountControl>")
            shell.enter(".plusButtonTapped")
            shell.wait_for("amount: 1")
            # What was compiled before is restored, and the compiler starts.
            shell.enter(f"load {self.stranger}/Escape.swift")
            shell.wait_for_line("Escape>")
            shell.enter(f'.write("{self.outside}/new.txt")')
            shell.wait_for('result: "refused"')
            shell.enter("quit")
            self.assertEqual(shell.wait_for_end(), 0)
        # Who trusts the folder continues the session without the limit.
        self.run_tca("trust", self.stranger)
        with Shell("resume", home=self.home, columns=200) as shell:
            shell.wait_for_line("Escape>")
            shell.enter(f"export scenario {self.outside}/new.md")
            shell.wait_for("wrote a scenario file")

    @unittest.skipUnless(has_landlock(), "the kernel has no Landlock")
    def test_a_course_that_nobody_trusts(self):
        self.course(["load Escape"] + self.attacks(), goal='state result = "x"', solution='.read("/")')
        self.expect_nothing_outside(lambda: self.demo("lesson", "check", "."))
        typed = "state\n" + "".join(line + "\n" for line in self.attacks())
        output = self.expect_nothing_outside(lambda: self.demo("learn", ".", text=typed))
        self.assertIn('"refused"', output)
        self.assertNotIn('+   result: "written"', output)
        self.assertNotIn('"ran"', output)

    @unittest.skipUnless(has_landlock(), "the kernel has no Landlock")
    def test_a_client_of_a_model(self):
        requests = [("load", {"feature": "Escape"})] + [("send", {"action": line}) for line in self.attacks()]
        requests += [("send", {"action": f'.write("{path}")'}) for path in self.own_files()]
        text = "\n".join(model_requests(*requests)) + "\n"
        for options in [[], ["--built-in"]]:
            with self.subTest(options):
                output = self.expect_nothing_outside(lambda: self.demo("mcp", *options, text=text))
                self.assertNotIn('\\"ran', output)
                self.assertEqual([path for path in self.own_files() if os.path.exists(path)], self.own_files()[2:], output)
                os.remove(self.own_files()[2])

    @unittest.skipUnless(has_landlock(), "the kernel has no Landlock")
    def test_a_client_of_a_model_loads_code_that_is_restricted(self):
        self.code(self.stranger)
        path = os.path.join(self.outside, "new.txt")
        requests = [("load", {"feature": "Escape.swift"}), ("send", {"action": f'.write("{path}")'})]
        text = "\n".join(model_requests(*requests)) + "\n"
        output = self.expect_nothing_outside(lambda: self.run_tca("mcp", text=text)[1])
        self.assertIn("refused", output)

    @unittest.skipUnless(has_landlock(), "the kernel has no Landlock")
    def test_what_is_trusted_is_not_restricted(self):
        self.scenario()
        self.demo("replay", "--trust", "talk.md")
        self.assertTrue(os.path.exists(os.path.join(self.outside, "new.txt")))
        os.remove(os.path.join(self.outside, "new.txt"))
        self.demo("trust", self.stranger)
        for command, text in [(["replay", "talk.md"], ""), ([], "replay talk.md\n")]:
            self.demo(*command, text=text)
            self.assertTrue(os.path.exists(os.path.join(self.outside, "new.txt")))
            os.remove(os.path.join(self.outside, "new.txt"))

    def test_without_landlock_the_program_says_once_that_only_its_own_gate_protects(self):
        self.write(os.path.join(self.stranger, "talk.md"),
                   "```tca\n> load AmountControl\n...\n> export test ../outside/x.swift\n...\n```\n")
        note = "note: this system has no Landlock, so only the program itself keeps scenarios from other files"
        for command, text in [(["replay", "talk.md"], ""), (["bless", "talk.md"], ""), (["check", "talk.md"], ""),
                              ([], "replay talk.md\nreplay talk.md\n")]:
            with self.subTest(command):
                output = self.expect_nothing_outside(
                    lambda: self.run_tca(*command, text=text, prepare=without_landlock)[1])
                self.assertEqual(output.count(note), 1, output)
        self.assertNotIn(note, self.run_tca("replay", "--trust", "talk.md", prepare=without_landlock)[1])


class RestrictedRoom(RoomTestCase):
    """A room in the session of somebody who has replayed a scenario that is not trusted."""

    def start(self):
        super().start()
        path = os.path.join(self.folder, "talk.md")
        with open(path, "w") as file:
            file.write("```tca\n> # a stranger's\n```\n")
        self.terminal.enter(f"replay {path}")
        self.terminal.wait_for("a stranger's")
        self.terminal.wait_for_line("Todos>")

    def attempt(self, task, text):
        body = json.dumps({"task": task, "name": "", "text": text, "language": "en", "voter": "viewer-one"}).encode()
        with urllib.request.urlopen(f"{self.address}/try", data=body, timeout=60) as answer:
            return json.load(answer)

    def test_attempts_at_tasks_run(self):
        self.terminal.enter("room task state todos.count = 2")
        self.terminal.wait_for_line("Todos [0 of 0 done]>")
        result = self.attempt(1, ".addButtonTapped")
        self.assertEqual((result["wasStopped"], result["lines"][0]["isRefused"]), (False, False), result)
        self.terminal.enter("room task end")
        self.terminal.wait_for_line("Todos>")
        # The compiler runs for the presenter, and again for the attempt.
        self.terminal.enter(f"load {ROOT}/Tests/Terminal/misbehaving/Counting.swift")
        self.terminal.wait_for_line("Counting>")
        self.terminal.enter("room task state count = 1")
        self.terminal.wait_for_line("Counting [0 of 0 done]>")
        self.assertTrue(self.attempt(2, ".plus")["isSolved"])


if __name__ == "__main__":
    unittest.main()
