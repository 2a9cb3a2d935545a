import os
import random
import re
import signal
import subprocess
import unittest

from demo import COMMAND, Demo
from terminal import BACKSPACE, ENTER, LEFT, PASTE_BEGINS, PASTE_ENDS, Terminal, control
from typing_at_random import laid_out, press


class Restoring(unittest.TestCase):
    """The terminal is restored however the program ends."""

    def ended_by(self, end):
        shell = Terminal(["/bin/sh"], environment={"PS1": "$ ", "LC_ALL": "C.UTF-8"})
        with shell:
            shell.wait_for_line("$")
            before = shell.settings()
            shell.enter("echo $$; exec 3>&1; " + COMMAND + "; echo status $?")
            shell.wait_for_line("λ 0>")
            self.assertNotEqual(shell.settings(), before)
            end(shell)
            shell.wait_for("status ")
            shell.wait_for_line("$")
            self.assertEqual(shell.settings(), before)
            self.assertGreater(
                shell.raw.rfind(b"\x1b[?2004l"), shell.raw.rfind(b"\x1b[?2004h"), "paste marks"
            )
            # Shells print no message, and so no line end, for some signals.
            return re.search(r"status \d+", "\n".join(shell.lines())).group()

    def kill(self, shell, number):
        pid = subprocess.run(
            ["pgrep", "-P", str(shell.child.pid)], capture_output=True, text=True, check=True
        ).stdout
        os.kill(int(pid), number)

    def test_after_ctrl_d(self):
        self.assertEqual(self.ended_by(lambda shell: shell.type(control("D"))), "status 0")

    def test_after_exit(self):
        self.assertEqual(self.ended_by(lambda shell: shell.enter("exit")), "status 3")

    def test_after_a_crash(self):
        self.assertIn(self.ended_by(lambda shell: shell.enter("crash")), ["status 132", "status 133"])

    def test_after_a_crash_while_a_line_is_typed(self):
        def crash(shell):
            shell.enter("trap later")
            shell.type("half")

        self.assertIn(self.ended_by(crash), ["status 132", "status 133"])

    def test_after_a_stack_overflow(self):
        self.assertEqual(self.ended_by(lambda shell: shell.enter("overflow")), "status 139")

    def test_after_sigterm(self):
        self.assertEqual(
            self.ended_by(lambda shell: self.kill(shell, signal.SIGTERM)), "status 143"
        )

    def test_after_sighup(self):
        self.assertEqual(self.ended_by(lambda shell: self.kill(shell, signal.SIGHUP)), "status 129")

    def test_after_sigusr1(self):
        self.assertEqual(
            self.ended_by(lambda shell: self.kill(shell, signal.SIGUSR1)), "status 138"
        )

    def test_after_sigpipe(self):
        self.assertEqual(
            self.ended_by(lambda shell: self.kill(shell, signal.SIGPIPE)), "status 141"
        )

    def test_after_a_fault_sent_from_outside(self):
        self.assertEqual(
            self.ended_by(lambda shell: self.kill(shell, signal.SIGSEGV)), "status 139"
        )

    def test_the_last_output_is_shown(self):
        with Demo() as shell:
            shell.enter("exit")
            self.assertEqual(shell.wait_for_end(), 3)
            self.assertIn("last words", shell.lines())

    def test_closing_the_terminal_ends_the_program(self):
        with Demo() as shell:
            self.assertIn(shell.hang_up(), [0, -signal.SIGHUP])


class Stopping(unittest.TestCase):
    def job(self):
        shell = Terminal(
            ["/bin/bash", "--norc", "-i"], environment={"PS1": "$ ", "LC_ALL": "C.UTF-8"}
        )
        shell.wait_for_line("$")
        shell.enter(COMMAND)
        shell.wait_for_line("λ 0>")
        return shell

    def test_ctrl_z_stops_and_fg_restores_the_line(self):
        with self.job() as shell:
            shell.type("half 한글" + control("Z"))
            shell.wait_for("Stopped")
            shell.wait_for_line("$")
            shell.enter("echo sh''ell")
            shell.wait_for("shell")
            for _ in range(2):
                shell.enter("fg")
                shell.wait_for_line("λ 0> half 한글")
                shell.type(control("Z"))
                shell.wait_for_line("$")
            shell.enter("fg")
            shell.wait_for_line("λ 0> half 한글")
            shell.type(BACKSPACE + ENTER)
            shell.wait_for("got: [half 한] 6")

    def test_a_job_in_the_background_waits_for_the_foreground(self):
        with self.job() as shell:
            shell.type("half" + control("Z"))
            shell.wait_for_line("$")
            shell.enter("bg")
            # The terminal stops it, as any other program that reads.
            shell.enter('while [ -n "$(jobs -r)" ]; do :; done; echo all st""opped')
            shell.wait_for("all stopped")
            shell.enter("fg")
            shell.wait_for_line("λ 0> half")
            shell.type(ENTER)
            shell.wait_for("got: [half] 4")

    def test_ctrl_z_stops_a_running_command(self):
        with self.job() as shell:
            shell.enter("busy")
            shell.wait_for_line("working")
            running = shell.settings()
            shell.type(control("Z"))
            shell.wait_for("Stopped")
            shell.wait_for_line("$")
            shell.enter("fg")
            shell.wait(lambda: shell.settings() == running, "the terminal set as before")
            shell.type(control("C"))
            shell.wait_for("stopped working")
            shell.enter("x")
            shell.wait_for("got: [x] 1")


class Resizing(unittest.TestCase):
    def test_the_line_is_redrawn(self):
        with Demo(columns=60) as shell:
            shell.type("a" * 30)
            shell.wait_for_line("λ 0> " + "a" * 30)
            shell.resize(20, 24)
            shell.wait(
                lambda: shell.lines()[:2] == ["λ 0> " + "a" * 15, "a" * 15], "two rows of 20"
            )
            shell.resize(60, 24)
            shell.wait_for_line("λ 0> " + "a" * 30)
            shell.type(BACKSPACE + ENTER)
            shell.wait_for("got: [" + "a" * 29 + "] 29")


    def test_a_long_line_survives_a_small_terminal(self):
        with Demo(columns=100, rows=30) as shell:
            shell.type("a" * 600)
            shell.wait(lambda: "".join(shell.lines()).count("a") == 600, "600 letters")
            shell.resize(47, 8)
            shell.read(0.2)
            shell.type(BACKSPACE + LEFT * 50 + "b" + control("E") + "c" + ENTER)
            shell.wait(lambda: "] 601" in "".join(shell.lines()), "a line of 601 letters")


class Printing(unittest.TestCase):
    """Printed text appears above the line, which does not change."""

    def test_printed_lines_appear_above_the_line(self):
        for command, printed in (("tick", "tick "), ("bare", "bare ")):
            with self.subTest(command), Demo() as shell:
                shell.enter(command)
                shell.type("half 한글")
                shell.wait_for(printed + "30")
                shell.wait_for_line("λ 0> half 한글")
                shell.type(control("C"))
                shell.enter("still")

    def test_a_line_without_a_line_feed_does_not_change_the_prompt(self):
        with Demo() as shell:
            shell.enter("open")
            shell.wait(lambda: shell.lines()[:3] == ["λ 0> open", "no end", "λ 0>"], "three lines")

    def test_a_flood_of_output_is_complete(self):
        with Demo() as shell:
            shell.enter("flood")
            shell.wait_for("flood 20000 ")
            shell.wait_for_line("λ 0>")
            self.assertEqual(shell.raw.count(b"flood "), 20000)

    def test_random_keys_among_ticks_leave_line_and_screen_correct(self):
        for seed in range(4):
            with self.subTest(seed=seed):
                self.fuzz(random.Random(seed))

    def fuzz(self, rnd):
        with Demo(columns=50) as shell:
            shell.enter(rnd.choice(["tick", "bare"]))
            for count in range(4):
                line, cursor = [], 0
                for _ in range(120):
                    key, line, cursor = press(rnd, line, cursor)
                    shell.type(key)
                    shell.read(rnd.choice([0, 0, 0.003, 0.01]))
                text = "".join(line)
                expected = laid_out(f"λ {count}> " + text, columns=50)
                shell.wait(lambda: shown(shell) == expected, f"the line {text!r}")
                shell.type(ENTER)
                shell.wait_for_raw(f"got: [{text}] {len(text)}".encode())
            shell.enter("still")


def shown(shell):
    """Returns the rows of the screen from the last prompt on."""
    rows = shell.lines()
    starts = [y for y, row in enumerate(rows) if row.startswith("λ")]
    return [row for row in rows[starts[-1] :] if row] if starts else []


class Pasting(unittest.TestCase):
    def test_pasted_lines_all_arrive(self):
        with Demo() as shell:
            shell.type("".join(f"line {n}\r" for n in range(200)))
            shell.wait_for_line("λ 200>")
            self.assertEqual(shell.raw.count(b"got: [line "), 200)

    def test_lines_of_a_bracketed_paste_all_arrive_and_tabs_complete_nothing(self):
        with Demo() as shell:
            shell.type(PASTE_BEGINS + "inc\tx\r\ndec\t\n한글\x03 end" + PASTE_ENDS)
            shell.wait_for_line("λ 2> 한글 end")
            self.assertIn("got: [inc x] 5", shell.lines())
            self.assertIn("got: [dec ] 4", shell.lines())

    def test_a_mebibyte_without_markers_is_complete(self):
        with Demo() as shell:
            shell.type("x" * (1 << 20) + ENTER)
            shell.wait_for("got: [long] 1048576")

    def test_a_mebibyte_with_markers_is_complete(self):
        with Demo() as shell:
            shell.type(PASTE_BEGINS + "가나" * (1 << 18) + PASTE_ENDS + ENTER)
            shell.wait_for("got: [long] 524288")

    def test_a_mebibyte_that_is_pasted_during_a_command_is_complete(self):
        with Demo() as shell:
            shell.enter("busy")
            shell.wait_for_line("working")
            shell.type("y" * 3000)
            shell.signal(signal.SIGINT)
            shell.type("y" * ((1 << 20) - 3000) + ENTER)
            shell.wait_for("got: [long] 1048576")


class WithoutTerminal(unittest.TestCase):
    def lines(self, data):
        run = subprocess.run([COMMAND], input=data, capture_output=True, timeout=120, check=True)
        return run.stdout.decode().splitlines()

    def test_bytes_are_not_changed(self):
        self.assertEqual(
            self.lines(b"a\n\xff\xfe\nb\0c\n\r\n\nlast"),
            [
                "1 bytes, text, no NUL",
                "2 bytes, not text, no NUL",
                "3 bytes, text, NUL",
                "1 bytes, text, no NUL",
                "0 bytes, text, no NUL",
                "4 bytes, text, no NUL",
            ],
        )

    def test_a_line_of_a_mebibyte_is_one_line(self):
        self.assertEqual(
            self.lines(b"x" * (1 << 20) + b"\ny\n"),
            ["1048576 bytes, text, no NUL", "1 bytes, text, no NUL"],
        )

    def test_no_prompt_is_written(self):
        self.assertEqual(self.lines(b""), [])


if __name__ == "__main__":
    unittest.main()
