"""A live prompt: time passes, and its effects appear above the line."""

import os
import random
import re
import tempfile
import unittest

from terminal import ENTER, RIGHT, ROOT, Terminal, control
from test_shell import Shell
from typing_at_random import laid_out, press

DEMO = os.environ.get("SHELL_DEMO", os.path.join(ROOT, ".build/debug/ShellDemo"))
GREY = b"\x1b[90m"


class Live(Shell):
    """A shell with features that act by themselves."""

    def __init__(self, feature, rc="", columns=80, rows=40, environment=None):
        self.folder = tempfile.TemporaryDirectory()
        home = self.folder.name
        folder = os.path.join(home, ".config/tca")
        os.makedirs(folder)
        with open(os.path.join(folder, "rc"), "w") as file:
            file.write(rc)
        environment = {"HOME": home, "LC_ALL": "C.UTF-8", **(environment or {})}
        self.terminal = Terminal([DEMO, feature], columns, rows, environment)


class Repeating(unittest.TestCase):
    def test_ticks_are_counted_and_a_breakpoint_holds_a_live_clock(self):
        with Shell("Timer") as shell:
            shell.wait_for_line("Timer>")
            shell.enter("break when seconds >= 3")
            shell.enter(".startButtonTapped")
            shell.wait_for("1 x .ticked  seconds 1 -> 2")
            shell.wait_for("stopped by `break when seconds >= 3` after action 4")
            shell.enter(".stopButtonTapped")
            shell.wait_for("error: `break` has stopped the feature")
            shell.enter("continue")
            shell.wait_for("+   seconds: 4")


class Exploring(unittest.TestCase):
    def test_a_long_search_says_how_far_it_is_and_ends_with_control_c(self):
        with Shell("Todos", columns=40) as shell:
            shell.wait_for_line("Todos>")
            shell.enter("explore depth 100 time 600s")
            shell.wait_for("; Ctrl-C ends it")
            shell.type(control("C"))
            shell.wait_for("cancelled")
            shell.wait_for_line("Todos>")
            shell.wait_until_gone("; Ctrl-C ends it")


class Ticking(unittest.TestCase):
    def test_500_random_keys_among_ticks_leave_line_and_screen_correct(self):
        with Live("Metronome", rc="hints off\nformat labels", columns=50) as shell:
            shell.wait_for_line("Metronome>")
            shell.enter(".start")
            rnd = random.Random(7)
            line, cursor = [], 0
            for _ in range(500):
                key, line, cursor = press(rnd, line, cursor)
                shell.type(key)
                shell.read(rnd.choice([0, 0, 0.003, 0.01]))
                if len(line) % 50 == 0:
                    shell.read(0.06)
            shell.wait_for_raw(b"tick 4\r\n")
            text = "#" + "".join(line)
            shell.type(control("A") + "#")
            expected = laid_out("Metronome> " + text, columns=50)
            shell.wait(lambda: rows_from_prompt(shell) == expected, f"the line {text!r}")
            shell.type(ENTER)
            shell.enter("clock manual")
            shell.wait_for("clock is manual, now")
            ticks = [int(n) for n in re.findall(rb"tick (\d+)\r\n", shell.raw)]
            self.assertEqual(ticks, list(range(1, len(ticks) + 1)))
            self.assertGreater(len(ticks), 3)

    def test_ticks_appear_above_an_incomplete_line_with_a_hint(self):
        with Live("Metronome", rc="format labels") as shell:
            shell.enter(".start")
            shell.type("advan")
            shell.wait_for("tick 5")
            shell.wait_for_line("Metronome> advance")
            shell.type(RIGHT + ENTER)
            shell.wait_for("now ")

    def test_a_manual_clock_stands_still(self):
        with Live("Metronome", rc="clock manual\nformat labels") as shell:
            shell.enter(".start")
            shell.enter("advance 100ms")
            shell.wait_for("tick 2")
            shell.enter("clock")
            shell.wait_for("clock is manual, now 100ms")
            self.assertNotIn(b"tick 3", shell.raw)

    def test_control_c_ends_waiting_and_the_shell_continues(self):
        with Live("Metronome", rc="format labels") as shell:
            shell.enter(".start")
            shell.enter("wait 1000s")
            shell.wait_for("tick 3")
            shell.type(control("C"))
            # Ctrl-C may arrive during the wait or while the effects of a tick run.
            shell.wait_for("error: stopped")
            shell.enter("clock manual")
            shell.wait_for("clock is manual")

    def test_a_child_that_removes_itself_changes_the_prompt_but_not_the_line(self):
        with Live("Guest") as shell:
            shell.wait_for_line("Guest>")
            shell.enter("scope visit")
            shell.wait_for_line("Guest.visit>")
            shell.enter("up")
            shell.enter(".leave")
            shell.enter("scope visit")
            shell.type("# 반쯤")
            shell.wait_for("visit no longer exists; back to Guest")
            shell.wait_for_line("Guest> # 반쯤")


class Hints(unittest.TestCase):
    def test_a_single_continuation_is_shown_in_gray_and_accepted_with_the_right_arrow(self):
        with Shell("ProductDetail") as shell:
            shell.wait_for_line("ProductDetail>")
            shell.type(".amountControl.pl")
            shell.wait_for_raw(GREY + b"usButtonTapped")
            shell.type(RIGHT + ENTER)
            shell.wait_for("+   productAmount: 1,")

    def test_a_hint_is_not_part_of_the_line(self):
        with Shell("ProductDetail") as shell:
            shell.wait_for_line("ProductDetail>")
            shell.type("toggl")
            shell.wait_for_raw(GREY + b"e")
            shell.type(ENTER)
            shell.wait_for("error: unknown command `toggl`")

    def test_hints_can_be_turned_off_and_need_colors(self):
        with Live("Metronome", rc="hints off") as shell:
            self.assert_no_hint(shell)
        with Live("Metronome", environment={"NO_COLOR": "1"}) as shell:
            self.assert_no_hint(shell)

    def assert_no_hint(self, shell):
        shell.wait_for_line("Metronome>")
        shell.enter("feat")
        shell.wait_for("error: unknown command `feat`")
        self.assertNotIn(GREY, shell.raw)


class Colours(unittest.TestCase):
    def test_added_lines_are_green_and_removed_lines_are_red(self):
        with Shell("AmountControl") as shell:
            shell.enter(".plusButtonTapped")
            shell.wait_for("+ AmountControl.State(amount: 1)")
            self.assertIn(b"\x1b[32m+ AmountControl.State(amount: 1)", shell.raw)
            self.assertIn(b"\x1b[31m- AmountControl.State(amount: 0)", shell.raw)

    def test_no_color_leaves_the_text_plain(self):
        with Live("Guest", environment={"NO_COLOR": "1"}) as shell:
            shell.enter("bogus")
            shell.wait_for("error: unknown command")
            self.assertNotIn(b"\x1b[3", shell.raw)


class Startup(unittest.TestCase):
    def test_its_lines_run_and_an_error_is_located(self):
        with Live("Guest", rc="# mine\n\nbogus\nformat changed\n") as shell:
            shell.wait_for("rc:3:")
            shell.wait_for("error: unknown command `bogus`")
            shell.wait_for_line("Guest>")
            shell.enter("format")
            shell.wait_for("format is changed")

    def test_no_rc_skips_it(self):
        with tempfile.TemporaryDirectory() as home:
            os.makedirs(os.path.join(home, ".config/tca"))
            with open(os.path.join(home, ".config/tca/rc"), "w") as file:
                file.write("bogus\n")
            with Shell("--no-rc", home=home) as shell:
                shell.wait_for_line("tca>")
                self.assertNotIn(b"bogus", shell.raw)


def rows_from_prompt(shell):
    """Returns the rows of the screen from the last prompt on."""
    rows = shell.lines()
    starts = [y for y, row in enumerate(rows) if row.startswith("Metronome>")]
    return [row for row in rows[starts[-1] :] if row] if starts else []


if __name__ == "__main__":
    unittest.main()
