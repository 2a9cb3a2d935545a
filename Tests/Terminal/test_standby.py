"""A long session has a standby: a second process that repeats its lines, and continues the session when the first one dies.

The session is in a pipe, so that many lines are fast.
"""

import os
import queue
import signal
import subprocess
import threading
import time
import unittest

from terminal import Terminal
from test_misbehaving import FOLDER, place
from test_shell import TCA

# The standby begins after 1,000 lines, and repeats 200 at a time.
ENOUGH = 1100


class Standby(unittest.TestCase):
    def setUp(self):
        self.program = subprocess.Popen(
            [TCA], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=FOLDER)
        self.output = queue.Queue()
        threading.Thread(target=self.read, daemon=True).start()
        self.count = 0
        self.addCleanup(self.end)
        self.enter("load Counting.swift")

    def end(self):
        self.program.kill()
        self.program.stdin.close()
        self.program.wait()
        self.program.stdout.close()

    def read(self):
        for line in self.program.stdout:
            self.output.put(line)
        self.output.put(None)

    def enter(self, *lines):
        self.program.stdin.write("".join(line + "\n" for line in lines))
        self.program.stdin.flush()

    def wait_for(self, text):
        while True:
            line = self.output.get(timeout=Terminal.timeout)
            self.assertIsNotNone(line, f"the program ended before `{text}`")
            if text in line:
                return

    def count_up(self, times):
        self.count += times
        self.enter(*[".plus"] * times)
        self.wait_for(f"(count: {self.count})")

    def children(self):
        pid = self.program.pid
        with open(f"/proc/{pid}/task/{pid}/children") as children:
            return [int(child) for child in children.read().split()]

    def wait_for_children(self, count):
        end = time.monotonic() + Terminal.timeout
        while len(self.children()) != count:
            self.assertLess(time.monotonic(), end, f"{len(self.children())} processes instead of {count}")
            time.sleep(0.01)
        return self.children()

    def crash(self):
        self.enter(".trap")
        self.wait_for(f"`.trap` crashed at {place('Counting.swift', 'trap')}")
        self.wait_for("the session continues from before this line")

    def test_it_continues_the_session_with_all_of_its_history(self):
        self.count_up(ENOUGH)
        for _ in range(2):
            worker, standby = self.wait_for_children(2)
            self.crash()
            self.assertIn(standby, self.children())
            self.assertNotIn(worker, self.children())
            self.count_up(1)
        # The program is in another process by now, and in all of its history.
        self.enter("goto 5", ".plus")
        self.wait_for("(count: 6)")
        self.enter("quit")
        self.assertEqual(self.program.wait(timeout=Terminal.timeout), 1)

    def test_a_shorter_session_has_none(self):
        self.count_up(500)
        self.assertEqual(len(self.children()), 1)

    def test_one_that_is_killed_costs_nothing(self):
        self.count_up(ENOUGH)
        _, standby = self.wait_for_children(2)
        os.kill(standby, signal.SIGKILL)
        self.wait_for_children(1)
        self.crash()
        self.count_up(1)

    def test_one_that_was_stopped_goes_on(self):
        self.count_up(ENOUGH)
        _, standby = self.wait_for_children(2)
        os.kill(standby, signal.SIGSTOP)
        self.crash()
        self.assertIn(standby, self.children())
        self.count_up(1)

    def libraries(self, process):
        """The compiled files that a process has loaded."""
        with open(f"/proc/{process}/maps") as maps:
            return {line.split()[-1] for line in maps if "/Counting_" in line}

    def test_it_does_not_write_where_the_worker_compiles(self):
        self.count_up(ENOUGH)
        worker, standby = self.wait_for_children(2)
        end = time.monotonic() + Terminal.timeout
        while not self.libraries(standby):
            self.assertLess(time.monotonic(), end, "nothing is loaded")
            time.sleep(0.01)
        self.assertTrue(self.libraries(worker))
        self.assertFalse(self.libraries(worker) & self.libraries(standby))

    def test_it_ends_with_the_program(self):
        self.count_up(ENOUGH)
        processes = self.wait_for_children(2)
        self.program.send_signal(signal.SIGTERM)
        self.program.wait(timeout=Terminal.timeout)
        for process in processes:
            self.assertFalse(os.path.exists(f"/proc/{process}"), process)

    def test_effects_on_the_clock_are_repeated(self):
        self.enter(".sleep")
        self.count_up(ENOUGH)
        self.wait_for_children(2)
        self.crash()
        self.enter("effects")
        self.wait_for("asleep until 1s")

    def test_work_outside_of_the_process_is_not_done_twice(self):
        for line in [".ask", ".task"]:
            with self.subTest(line):
                self.count_up(ENOUGH)
                self.wait_for_children(2)
                self.enter(line)
                self.wait_for_children(1)
                self.count_up(ENOUGH)
                self.assertEqual(len(self.children()), 1)
                self.crash()
                self.count_up(1)
                self.end()
                self.setUp()


if __name__ == "__main__":
    unittest.main()
