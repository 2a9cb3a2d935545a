"""What the kernel takes from a process that plays what nobody has trusted, shown by a feature that does not ask the shell."""

import json
import os
import shutil
import unittest
import urllib.request

from kernel import has_landlock, without_landlock
from room_case import RoomTestCase
from strangers import WithCourse, listing, model_requests
from terminal import ROOT, TCA, Terminal
from test_misbehaving import kill_worker
from test_shell import Shell

OTHER = "tca-journal 6\nfolder\t/\nbegan\t1\t0\tload AmountControl\nended\t1\t0\t0\n"
DEMO = os.environ.get("SHELL_DEMO", os.path.join(ROOT, ".build/debug/ShellDemo"))


class Kernel(WithCourse, unittest.TestCase):
    """What code reaches that does not ask the shell, as a fault in it could."""

    PLACES = ["outside/new.txt", "home/.profile", "state/tca/own.txt", "state/tca/sessions/new.journal", "state/tca/sessions/other.journal"]

    def setUp(self):
        super().setUp()
        self.sessions = os.path.join(self.state, "tca/sessions")
        os.makedirs(self.sessions, mode=0o700)
        # The session of another program.
        self.other = os.path.join(self.sessions, "other.journal")
        self.write(self.other, OTHER)

    def tearDown(self):
        with open(self.other) as file:
            self.assertEqual(file.read(), OTHER)
        self.assertFalse(os.path.exists(os.path.join(self.state, "tca/own.txt")))
        self.assertFalse(os.path.exists(os.path.join(self.sessions, "new.journal")))

    def attacks(self):
        lines = []
        for place in self.PLACES:
            path = os.path.join(self.root, place)
            lines += [f'.write("{path}")', f'.writeOnThread("{path}")', f'.remove("{self.root}/outside/state.json")']
        return lines + ['.run("/bin/true")']

    def own_files(self):
        return [f"{self.stranger}/own.txt", f"{self.stranger}/below/own.txt"]

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
        self.assertEqual(output.count("this session uses files that are not trusted, so it writes only in their folder"), 3, output)
        self.assertEqual(
            output.count(f"expected a path inside {self.stranger}; after `tca trust FOLDER`, `tca resume` continues"), 3, output)

    @unittest.skipUnless(has_landlock(), "the kernel has no Landlock")
    def test_a_log_and_a_state_that_somebody_types_restrict_the_session_like_a_scenario(self):
        path = os.path.join(self.outside, "new.txt")
        self.write(os.path.join(self.stranger, "log.txt"),
                   f'received action:\n  Escape.Action.write("{path}")\n- Escape.State(result: "")\n+ Escape.State(result: "refused")\n')
        self.write(os.path.join(self.stranger, "state.json"), '{"version": 1, "state": {"result": "saved"}}')
        typed = "".join(line + "\n" for line in self.attacks() + [f'.write("{path}")' for path in self.own_files()])
        for line, shown in [("import log log.txt as Escape", "replayed 1 action"), ("import log log.txt", "imported"),
                            ("load Escape --state state.json", 'result: "saved"')]:
            with self.subTest(line):
                output = self.expect_walls(lambda: self.demo(text=f"{line}\nload Escape\n{typed}"))
                self.assertIn(shown, output)

    @unittest.skipUnless(has_landlock(), "the kernel has no Landlock")
    def test_a_log_that_is_pasted_was_typed(self):
        path = os.path.join(self.outside, "new.txt")
        log = "received action:\n  AmountControl.Action.plusButtonTapped\n"
        self.demo(text=f'import log - as AmountControl\n{log}.\nload Escape\n.write("{path}")\n')
        self.assertTrue(os.path.exists(path))

    @unittest.skipUnless(has_landlock(), "the kernel has no Landlock")
    def test_a_restricted_session_says_why_it_cannot_save_a_log_that_is_pasted(self):
        log = "received action:\n  AmountControl.Action.plusButtonTapped\n"
        self.write(os.path.join(self.stranger, "log.txt"), log)
        output = self.expect_nothing_outside(
            lambda: self.demo(text=f"import log log.txt as AmountControl\nimport log - as AmountControl\n{log}.\n"))
        self.assertIn("error: this session uses files that are not trusted, so it cannot save the pasted log; write it to a file", output)

    @unittest.skipUnless(has_landlock(), "the kernel has no Landlock")
    def test_a_restricted_session_that_writes_its_own_journal_stays_restricted(self):
        self.write(os.path.join(self.stranger, "talk.md"), "```tca\n> load AmountControl\n...\n```\n")
        self.code(self.stranger)
        target = os.path.join(self.outside, "new.txt")
        lines = [f"load {self.stranger}/Escape.swift", f'.write("{target}")', f'.remove("{self.outside}/state.json")']
        forged = "tca-journal 6\nfolder\t/\n" + "".join(
            f"began\t{number}\t0\t{line}\nended\t{number}\t0\t0\n" for number, line in enumerate(lines, 1))
        evil = os.path.join(self.stranger, "evil.journal")
        self.write(evil, forged)
        literal = json.dumps(forged)
        before = listing(self.outside)
        with self.terminal("--no-rc") as shell:
            shell.wait_for_line("tca>")
            shell.enter(f"replay {self.stranger}/talk.md")
            shell.wait_for_line("AmountControl>")
            shell.enter(f"load {self.stranger}/Escape.swift")
            shell.wait_for_line("Escape>")
            own = [name for name in os.listdir(self.sessions) if name.endswith(".journal") and name != "other.journal"]
            self.assertEqual(len(own), 1)
            journal = os.path.join(self.sessions, own[0])
            marks = [os.path.join(self.sessions, name) for name in os.listdir(self.sessions) if name.endswith(".restricted")]
            self.assertEqual(len(marks), 2, marks)
            # Neither of the marks can be removed or changed.
            for line in [f'.remove("{mark}")' for mark in marks] + [f'.write("{mark}")' for mark in marks]:
                shell.screen.reset()
                shell.enter(line)
                shell.wait_for_line("Escape>")
            self.assertEqual([mark for mark in marks if os.path.getsize(mark) < 10], [])
            # Its memory names another journal, whose lines it has written, and the session of another program.
            for path in [evil, self.other]:
                memory = self.memory(shell.child.pid)
                shell.enter(f'.put("path\\t{path}\\n", in: "{memory}")')
                # The second time, the state says already that something was written.
                shell.wait_for("Escape.Action.put(")
                shell.wait_for_line("Escape>")
                shell.screen.reset()
                kill_worker(shell.child.pid)
                shell.wait_for(">")
                self.assertEqual(listing(self.outside), before)
        with self.terminal("--no-rc") as shell:
            shell.wait_for_line("tca>")
            shell.enter(f"replay {self.stranger}/talk.md")
            shell.wait_for_line("AmountControl>")
            shell.enter(f"load {self.stranger}/Escape.swift")
            shell.wait_for_line("Escape>")
            names = [name for name in os.listdir(self.sessions) if name.endswith(".journal")]
            journal = max((os.path.join(self.sessions, name) for name in names), key=os.path.getmtime)
            self.assertNotEqual(journal, self.other)
            shell.enter(f'.put({literal}, in: "{journal}")')
            shell.wait_for('"written"')
            shell.wait_for_line("Escape>")
            kill_worker(shell.child.pid)
            shell.wait_for("the session continues")
            shell.wait_for_line("Escape>")
            self.assertEqual(listing(self.outside), before)
            shell.hang_up()
        with self.terminal("resume") as shell:
            shell.wait_for_line("Escape>")
            shell.screen.reset()
            shell.enter("state")
            shell.wait_for('result: "refused"')
            shell.enter(f'.put("x", in: "{self.stranger}/own.txt")')
            shell.wait_for('"written"')
            shell.enter(f'.write("{target}")')
            shell.wait_for('"refused"')
        self.assertEqual(listing(self.outside), before)

    def terminal(self, *arguments):
        return Terminal([TCA, *arguments], 200, 60, {**self.environment(), "PAGER": "cat"})

    def memory(self, supervisor):
        """The file in memory that the workers share, as the worker can open it."""
        with open(f"/proc/{supervisor}/task/{supervisor}/children") as children:
            worker = children.read().split()[-1]
        for name in os.listdir(f"/proc/{worker}/fd"):
            if "memfd:journal" in os.readlink(f"/proc/{worker}/fd/{name}"):
                return f"/proc/self/fd/{name}"
        self.fail("no file in memory")

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
                shell.wait_for("error: this session uses files that are not trusted")
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
                self.assertEqual([path for path in self.own_files() if os.path.exists(path)], [], output)

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
        # The state of the program was not restricted either.
        self.write(self.other, OTHER)
        for name in ["own.txt", "sessions/new.journal"]:
            os.remove(os.path.join(self.state, "tca", name))

    def test_without_landlock_the_program_says_once_that_only_its_own_gate_protects(self):
        self.write(os.path.join(self.stranger, "talk.md"),
                   "```tca\n> load AmountControl\n...\n> export test ../outside/x.swift\n...\n```\n")
        self.write(os.path.join(self.stranger, "state.json"), '{"version": 1, "state": {"amount": 7}}')
        note = "note: this system has no Landlock, so only the program itself keeps scenarios from other files"
        for command, text in [(["replay", "talk.md"], ""), (["bless", "talk.md"], ""), (["check", "talk.md"], ""),
                              ([], "replay talk.md\nreplay talk.md\n"),
                              ([], "import log log.txt as AmountControl\nload AmountControl --state state.json\n")]:
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
