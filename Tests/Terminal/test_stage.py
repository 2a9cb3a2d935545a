"""The stage: a picture of the feature above the prompt."""

import os
import re
import signal
import unittest

from terminal import control
from test_misbehaving import FOLDER
from test_shell import Shell


def opened(shell, line="stage"):
    shell.wait_for_line("Settings>")
    shell.enter("format labels")
    shell.enter(line)
    shell.wait(lambda: shell.lines()[0].startswith("╭─ Settings ─"), "the stage")
    shell.wait_for_line("Settings>")


class Stage(unittest.TestCase):
    def test_the_screen_and_the_state_follow_each_action(self):
        with Shell("Settings", rows=24) as shell:
            opened(shell)
            self.assertIn("state", shell.lines()[0])
            shell.enter("tap Protect my posts")
            shell.wait(lambda: any("2 Protect my posts ·" in l and "on" in l for l in shell.lines()), "on")
            shell.wait_for("protectMyPosts           true")
            shell.wait_for("[2] Protect my posts: isOn off -> on")

    def test_the_screen_alone_is_pinned(self):
        with Shell("Settings", rows=24) as shell:
            opened(shell, "screen on")
            self.assertNotIn("state", shell.lines()[0])
            shell.enter("screen off")
            shell.wait_for_raw(b"\x1b[?1049l")
            shell.wait_for("Settings> screen off")

    def test_a_line_is_edited_as_without_the_stage(self):
        with Shell("Settings", rows=24) as shell:
            opened(shell)
            shell.type("set displayName 홍길동" + control("A") + "#" + control("E") + "!")
            shell.wait_for_line("Settings> #set displayName 홍길동!")
            shell.type(control("C"))
            shell.wait_for_line("Settings>")
            shell.type("stat\t")
            shell.wait_for("Settings> state")
            shell.type(control("U") + "x" * 200)
            shell.wait(lambda: "".join(shell.lines()).count("x") == 200, "a line of several rows")
            shell.type(control("L"))
            shell.wait(lambda: "".join(shell.lines()).count("x") == 200, "a line of several rows")

    def test_a_resized_terminal_is_drawn_again(self):
        with Shell("Settings", columns=120, rows=40) as shell:
            opened(shell)
            shell.wait(lambda: "effects" in shell.lines()[0], "three panels")
            shell.type("half")
            shell.resize(60, 18)
            shell.wait(lambda: shell.lines()[0] == "╭─ Settings " + "─" * 47 + "╮", "one panel")
            shell.wait_for_line("Settings> half")
            shell.resize(40, 8)
            shell.wait(lambda: not any("╭" in line for line in shell.lines()), "no stage")
            shell.resize(120, 40)
            shell.wait(lambda: "effects" in shell.lines()[0], "three panels")
            shell.wait_for_line("Settings> half")

    def test_a_click_taps_a_control_and_keeps_the_incomplete_line(self):
        with Shell("Settings", rows=24) as shell:
            opened(shell, "stage mouse on")
            row = next(y for y, line in enumerate(shell.lines()) if "Protect my posts" in line)
            shell.type("sta")
            shell.wait_for_line("Settings> sta")
            shell.type(f"\x1b[<0;8;{row + 1}M\x1b[<0;8;{row + 1}m")
            shell.wait_for("[2] Protect my posts: isOn off -> on")
            shell.wait_for_line("Settings> sta")

    def test_the_stage_moves_while_time_passes(self):
        with Shell("Timer", rows=24) as shell:
            shell.wait_for_line("Timer>")
            shell.enter("format labels")
            shell.enter("stage")
            shell.wait_for_line("Timer>")
            shell.enter("actions")
            shell.wait_for("startButtonTapped")
            shell.enter(".startButtonTapped")
            shell.wait(lambda: any(re.search(r" 0\.[3-7]/", line) for line in shell.lines()), "half of a second")

    def test_the_end_of_a_long_answer_is_below_the_stage_without_a_pager(self):
        with Shell("Settings", rows=24, pager="less") as shell:
            opened(shell)
            shell.enter("explain testing")
            shell.wait_for("Try it: `replay Scenarios")
            shell.wait_for_line("Settings>")
            self.assertTrue(shell.lines()[0].startswith("╭─ Settings ─"))
            self.assertTrue(shell.lines()[22], "the end of the answer")

    def test_leaving_restores_the_terminal_and_prints_the_transcript(self):
        with Shell("Settings", rows=24) as shell:
            opened(shell, "stage mouse on")
            shell.enter("toggle protectMyPosts")
            shell.wait_for_line("Settings>")
            shell.enter("quit")
            self.assertEqual(shell.wait_for_end(), 0)
            end = shell.raw[shell.raw.rindex(b"\x1b[?1049l"):]
            self.assertIn("Settings> toggle protectMyPosts", end.decode())
            self.assertIn(b"\x1b[?1006l\x1b[?1000l", shell.raw)

    def test_killing_the_shell_restores_the_terminal(self):
        with Shell("Settings", rows=24) as shell:
            opened(shell)
            shell.signal(signal.SIGTERM)
            shell.wait_for_end()
            self.assertGreater(shell.raw.rindex(b"\x1b[?1049l"), shell.raw.rindex(b"\x1b[?1049h"))

    def test_the_stage_returns_after_a_crash(self):
        path = os.path.join(FOLDER, "Traps.swift")
        with Shell("--no-rc", path, columns=200, rows=30) as shell:
            shell.wait_for_line("Traps>")
            shell.enter("stage")
            shell.wait(lambda: shell.lines()[0].startswith("╭─ Traps ─"), "the stage")
            shell.enter(CRASH)
            shell.wait_for("the session continues from before this line")
            shell.wait(lambda: shell.lines()[0].startswith("╭─ Traps ─"), "the stage")
            shell.wait_for_line("Traps>")

    def test_an_alert_is_drawn_over_the_screen_at_any_size(self):
        with Shell("Contacts", columns=60, rows=18) as shell:
            shell.wait_for_line("Contacts>")
            shell.enter("stage")
            shell.wait(lambda: shell.lines()[0].startswith("╭─ Contacts ─"), "the stage")
            shell.enter("tap Delete Blob")
            for columns, rows in [(60, 18), (80, 24), (120, 40), (60, 18)]:
                shell.resize(columns, rows)
                shell.wait(lambda: shell.lines()[0].count("─") > columns // 3, "the frame")
                shell.wait(lambda: shows_alert(shell.lines()[:rows // 2]), "the whole alert above the prompt")
            shell.enter("tap Cancel")
            shell.wait(lambda: not any("You cannot undo this." in l for l in shell.lines()[:8]), "the list of contacts")
            self.assertTrue(any("[1] <Blob >" in l for l in shell.lines()[:8]))


def shows_alert(lines):
    """Whether the alert is shown from its title to its lower border."""
    parts = ["┌ Delete Blob? ─", "│ You cannot undo this. │", "<Delete>", "<Cancel>", "└──"]
    columns = next((line.index("┌ Delete Blob?") for line in lines if "┌ Delete Blob?" in line), None)
    if columns is None:
        return False
    box = [line[columns:] for line in lines]
    start = next(index for index, line in enumerate(box) if line.startswith(parts[0]))
    return all(part in line for part, line in zip(parts, box[start:])) and len(box[start:]) >= len(parts)


CRASH = ".unwrap"

if __name__ == "__main__":
    unittest.main()
