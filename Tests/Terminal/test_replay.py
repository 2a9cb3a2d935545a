"""Replaying at a terminal: one command per key, and a prompt after it stops."""

import os
import subprocess
import tempfile
import unittest

from terminal import ENTER, ROOT, TCA, Terminal, control

PAGE_DOWN = "\x1b[6~"

LESSON = """\
# A lesson

```tca
> load AmountControl
...
AmountControl> .plusButtonTapped
...
```

Then a second time.

```tca
AmountControl> .plusButtonTapped
...
AmountControl> state amount
2
```
"""
KEYS = "Space or Enter runs the command, b goes back, q quits"


class Lesson:
    """`tca replay` with a text, at a terminal."""

    def __init__(self, *options, text=LESSON):
        self.folder = tempfile.TemporaryDirectory()
        self.path = os.path.join(self.folder.name, "lesson.md")
        with open(self.path, "w") as file:
            file.write(text)
        environment = {"HOME": self.folder.name, "LC_ALL": "C.UTF-8", "NO_COLOR": "1"}
        self.terminal = Terminal([TCA, "replay", *options, self.path], 80, 30, environment)

    def __enter__(self):
        return self.terminal.__enter__()

    def __exit__(self, *error):
        self.terminal.__exit__(*error)
        self.folder.cleanup()


class Plain(unittest.TestCase):
    def test_the_prose_between_the_commands_is_shown(self):
        with Lesson() as lesson:
            self.assertEqual(lesson.wait_for_end(), 0)
            text = [line for line in lesson.lines() if line]
            self.assertEqual(text[0], "A lesson")
            second = text.index("Then a second time.")
            self.assertEqual(text[second + 1], "AmountControl> .plusButtonTapped")
            self.assertIn("tca> load AmountControl", text[:second])


class Step(unittest.TestCase):
    def test_each_command_waits_for_a_key_and_the_keys_are_explained_once(self):
        with Lesson("--step") as lesson:
            lesson.wait_for_line("tca> load AmountControl")
            self.assertEqual(lesson.lines()[0], KEYS)
            lesson.type("x")
            lesson.type(" ")
            lesson.wait_for_line("AmountControl> .plusButtonTapped")
            self.assertIn("AmountControl.State(amount: 0)", lesson.lines())
            self.assertNotIn("+ AmountControl.State(amount: 1)", lesson.lines())
            lesson.type(ENTER)
            lesson.wait_for("+ AmountControl.State(amount: 1)")
            lesson.type(PAGE_DOWN)
            lesson.wait_for("+ AmountControl.State(amount: 2)")
            lesson.wait_for_line("AmountControl> state amount")
            lesson.type(" ")
            self.assertEqual(lesson.wait_for_end(), 0)
            self.assertEqual(lesson.last_line(), "2")
            self.assertEqual(lesson.lines().count(KEYS), 1)

    def test_the_prose_between_the_commands_is_shown(self):
        with Lesson("--step") as lesson:
            lesson.wait_for_line("tca> load AmountControl")
            self.assertIn("A lesson", lesson.lines())
            lesson.type("  ")
            lesson.wait_for("Then a second time.")

    def test_b_goes_back_to_the_state_before_the_previous_command(self):
        with Lesson("--step") as lesson:
            lesson.wait_for_line("tca> load AmountControl")
            lesson.type("  ")
            lesson.wait_for("+ AmountControl.State(amount: 1)")
            lesson.type("b")
            lesson.wait_for("back")
            lesson.wait_for_line("AmountControl> .plusButtonTapped")
            lesson.type(" ")
            lesson.wait(lambda: lesson.lines().count("+ AmountControl.State(amount: 1)") == 2, "1 again")
            lesson.type("bbb")
            lesson.wait_for("this is the beginning")
            lesson.wait_for_line("tca> load AmountControl")

    def test_q_and_control_c_quit_before_the_shown_command(self):
        for key in ("q", control("c")):
            with self.subTest(repr(key)), Lesson("--step") as lesson:
                lesson.wait_for_line("tca> load AmountControl")
                lesson.type(key)
                self.assertEqual(lesson.wait_for_end(), 0)
                self.assertEqual(lesson.last_line(), "tca> load AmountControl")

    def test_both_together_step_to_the_line_and_open_a_prompt(self):
        with Lesson("--step", "--until", "6") as lesson:
            lesson.wait_for_line("tca> load AmountControl")
            lesson.type("  ")
            lesson.wait_for_line("AmountControl>")
            self.assertIn("+ AmountControl.State(amount: 1)", lesson.lines())

    def test_it_needs_a_terminal(self):
        with tempfile.NamedTemporaryFile("w", suffix=".md") as file:
            file.write(LESSON)
            file.flush()
            result = subprocess.run(
                [TCA, "replay", "--step", file.name],
                stdin=subprocess.DEVNULL, capture_output=True, text=True)
            self.assertEqual((result.returncode, result.stdout), (64, ""))
            self.assertIn("`replay --step` needs a terminal", result.stderr)


class Until(unittest.TestCase):
    def test_a_prompt_continues_with_the_history_and_a_live_clock(self):
        with Lesson("--until", "6") as lesson:
            lesson.wait_for_line("AmountControl>")
            self.assertIn("+ AmountControl.State(amount: 1)", lesson.lines())
            lesson.enter("log")
            lesson.wait_for("1  typed  .plusButtonTapped")
            lesson.enter("clock")
            lesson.wait_for("clock is live")
            lesson.enter("undo")
            lesson.wait_for("undid 1")
            lesson.enter("quit")
            self.assertEqual(lesson.wait_for_end(), 0)

    def test_a_file_with_quit_opens_no_prompt(self):
        with Lesson("--until", "3", text="```tca\n> load Timer\n> quit\n```\n") as lesson:
            self.assertEqual(lesson.wait_for_end(), 0)
            self.assertEqual(lesson.last_line(), "Timer> quit")


if __name__ == "__main__":
    unittest.main()
