"""Presenting a scenario as a talk: keys and the screen."""

import os
import re
import signal
import subprocess
import tempfile
import unittest

from terminal import ENTER, LEFT, RIGHT, ROOT, TAB, TCA, Terminal, control

PAGE_UP, PAGE_DOWN, ESCAPE = "\x1b[5~", "\x1b[6~", "\x1b"
OWN_SCREEN, OLD_SCREEN = b"\x1b[?1049h", b"\x1b[?1049l"

TALK = """\
# A child and its parent

`ProductDetail` holds an **AmountControl**. 부모는 자식의 행동을 듣는다.

```tca
> load AmountControl
...
AmountControl> .plusButtonTapped
...
AmountControl> state
AmountControl.State(amount: 99)
```

## A timer

```tca
AmountControl> load Timer
...
Timer> .startButtonTapped
...
Timer> advance
...
```

## The end

Thank you.
"""


class Talk:
    """`tca present` with a text. By default commands are typed immediately."""

    def __init__(self, text=TALK, *options, columns=60, rows=20, environment=None):
        self.folder = tempfile.TemporaryDirectory()
        self.path = os.path.join(self.folder.name, "talk.md")
        with open(self.path, "w") as file:
            file.write(text)
        environment = {"HOME": self.folder.name, "LC_ALL": "C.UTF-8", **(environment or {})}
        command = [TCA, "present", self.path, *(options or ("--speed", "0"))]
        self.terminal = Terminal(command, columns, rows, environment)

    def __enter__(self):
        return self.terminal.__enter__()

    def __exit__(self, *error):
        result = self.terminal.__exit__(*error)
        self.folder.cleanup()
        return result


class Speaking(unittest.TestCase):
    def test_page_keys_go_through_the_talk(self):
        with Talk() as talk:
            talk.wait_for("1/3  A child and its")
            self.assertEqual(talk.lines()[0], "A child and its parent")
            talk.wait_for("부모는 자식의 행동을")
            self.assertIn("듣는다.", talk.lines())
            talk.type(PAGE_DOWN)
            talk.wait_for("AmountControl.State(amount: 0)")
            talk.wait_for_screen_end("AmountControl>")
            talk.type(PAGE_DOWN)
            talk.wait_for("+ AmountControl.State(amount: 1)")
            talk.type(PAGE_DOWN)
            talk.wait_for("≠ line 10")
            talk.type(PAGE_DOWN)
            talk.wait_for("2/3  A timer")
            self.assertEqual(talk.lines()[0], "A timer")

    def test_going_back_restores_the_state(self):
        with Talk() as talk:
            talk.wait_for("1/3")
            talk.type(PAGE_DOWN + " ")
            talk.wait_for("+ AmountControl.State(amount: 1)")
            talk.type(PAGE_UP)
            talk.wait_until_gone("+ AmountControl")
            talk.type(RIGHT)
            talk.wait_for("+ AmountControl.State(amount: 1)")
            talk.type("b" + LEFT)
            talk.wait_for_screen_end("tca>")

    def test_a_number_goes_to_a_slide_with_its_state(self):
        with Talk() as talk:
            talk.wait_for("1/3")
            talk.type("2")
            talk.wait_for("go to slide 2")
            talk.type(ENTER)
            talk.wait_for("2/3  A timer")
            talk.wait_for_screen_end("AmountControl>")
            talk.type(PAGE_DOWN)
            talk.wait_for("Timer.State(")
            talk.type("1" + ENTER)
            talk.wait_for_screen_end("tca>")
            talk.type("9" + ENTER)
            talk.wait_for("no slide 9; there are 1 to 3")

    def test_pictures_fit_below_80_columns_and_advice_is_hidden(self):
        text = "# A\n\n```tca\n> load HapticSettings\n...\n> screen\n...\n```\n"
        with Talk(text, columns=50) as talk:
            talk.wait_for("1/1")
            talk.type("  ")
            talk.wait_for("│ [1] Haptic feedback: on")
            self.assertTrue(any(re.fullmatch("┌─+┐", line) and len(line) == 50 for line in talk.lines()), talk.picture())
            self.assertFalse(any("Try:" in line for line in talk.lines()))
            self.assertNotIn("≠", talk.lines()[-1])

    def test_notes_follow_the_talk_in_a_second_terminal(self):
        text = "# One\nfirst\n\n<!-- remember to smile -->\n\n# Two\n\n```tca\n> load Timer\n```\n"
        with tempfile.TemporaryDirectory() as folder:
            environment = {"XDG_RUNTIME_DIR": folder, "LC_ALL": "C.UTF-8", "HOME": folder}
            with Terminal([TCA, "present", "--notes"], 60, 16, environment) as notes:
                notes.wait_for("Waiting for a talk")
                with Talk(text, environment=environment) as talk:
                    talk.wait_for("1/2")
                    notes.wait_for("slide 1 of 2")
                    notes.wait_for("remember to smile")
                    notes.wait_for("next slide: Two")
                    self.assertFalse(any("smile" in line for line in talk.lines()))
                    talk.type(" ")
                    notes.wait_for("next command: load Timer")
                    notes.wait_for("this is the last slide")
                    talk.type("q")
                    self.assertEqual(talk.wait_for_end(), 0)
                notes.wait_for("Waiting for a talk")
                notes.type("q")
                self.assertEqual(notes.wait_for_end(), 0)

    def test_h_lists_the_headings(self):
        with Talk() as talk:
            talk.wait_for("1/3")
            talk.type("h")
            talk.wait_for("3    The end")
            talk.wait_for("q Ctrl-C")
            talk.type("3" + ENTER)
            talk.wait_for("Thank you.")

    def test_commands_type_themselves_and_a_key_finishes_them(self):
        with Talk(TALK, "--speed", "2") as talk:
            talk.wait_for("1/3")
            talk.type(" ")
            talk.wait_for_screen_end("tca> loa")
            talk.type(" ")
            talk.wait_for("AmountControl.State(amount: 0)")
        with Talk(TALK, "--speed", "500") as talk:
            talk.wait_for("1/3")
            talk.type(" ")
            talk.wait_for("AmountControl.State(amount: 0)")
            self.assertIn(b"tca> \x1b[0mlo\x1b[K", talk.raw)

    def test_printed_text_is_part_of_the_output(self):
        with Talk("```tca\n> load AmountControl\n...\n> .plusButtonTapped\n...\n```\n") as talk:
            talk.wait_for("1/1")
            talk.type(PAGE_DOWN + PAGE_DOWN)
            talk.wait_for("+ AmountControl.State(amount: 1)")

    def test_colors_are_those_of_the_prompt(self):
        with Talk() as talk:
            talk.wait_for("1/3")
            talk.type("  ")
            talk.wait_for_raw(b"\x1b[32m+ AmountControl.State(amount: 1)\x1b[0m")
            self.assertIn(b"\x1b[1mAmountControl\x1b[0m", talk.raw)
        with Talk(environment={"NO_COLOR": "1"}) as talk:
            talk.wait_for("1/3")
            talk.type("  ")
            talk.wait_for("+ AmountControl.State(amount: 1)")
            self.assertIsNone(re.search(rb"\x1b\[[0-9;]*m", talk.raw))


class Showing(unittest.TestCase):
    """The stage, the themes, tables, large screens, and the time."""

    def test_the_stage_is_beside_the_slide_and_follows_the_talk(self):
        with Talk(columns=120, rows=40) as talk:
            talk.wait_for("1/3")
            talk.type("s")
            talk.wait_for("No feature is loaded.")
            talk.type(PAGE_DOWN + PAGE_DOWN)
            talk.wait_for("│ AmountControl.State(amount: 1)")
            self.assertTrue(any(line.startswith("  AmountControl> .plusButtonTapped") for line in talk.lines()), talk.picture())
            self.assertTrue(any("─ last actions ─" in line for line in talk.lines()), talk.picture())
            # A step back shows the state before it.
            talk.type(PAGE_UP)
            talk.wait_for("│ AmountControl.State(amount: 0)")
            talk.type(PAGE_DOWN)
            talk.wait_for("│ AmountControl.State(amount: 1)")
            talk.type("s")
            talk.wait_for("stage in place of the slide")
            self.assertTrue(talk.lines()[0].startswith("╭─ AmountControl "), talk.picture())
            talk.type("s")
            talk.wait_for("the stage is off")
            self.assertFalse(any("│" in line for line in talk.lines()), talk.picture())

    def test_the_command_stage_in_a_talk_shows_the_stage(self):
        text = "# A\n\n```tca\n> load AmountControl\n...\n> stage\n> .plusButtonTapped\n...\n```\n"
        with Talk(text, columns=80, rows=24) as talk:
            talk.wait_for("1/1")
            talk.type("   ")
            talk.wait_for("│ AmountControl.State(amount: 1)")
            self.assertTrue(talk.lines()[0].startswith("╭─ AmountControl "), talk.picture())
            talk.resize(60, 10)
            talk.wait_until_gone("╭─")

    def test_a_live_prompt_has_no_stage(self):
        with Talk(columns=120, rows=40) as talk:
            talk.wait_for("1/3")
            talk.type("  s")
            talk.wait_for("│ AmountControl.State(amount: 1)")
            talk.type(":")
            talk.wait_for_line("AmountControl>")
            self.assertFalse(any("│" in line for line in talk.lines()), talk.picture())
            talk.enter("quit")
            talk.wait_for("│ AmountControl.State(amount: 1)")

    def test_themes_set_the_background_of_every_cell(self):
        with Talk(TALK, "--speed", "0", "--theme", "light") as talk:
            talk.wait_for("1/3")
            self.assertEqual(self.backgrounds(talk), {"ffffff"})
            talk.type("t")
            talk.wait_for("theme: terminal")
            talk.wait(lambda: self.backgrounds(talk) == {"default"}, "the background of the terminal")
            talk.type("ts")
            talk.wait_for("stage above the slide")
            talk.wait(lambda: self.backgrounds(talk) == {"1c1c1c"}, "a dark background")
        with Talk(TALK, "--speed", "0", "--theme", "light", environment={"NO_COLOR": "1"}) as talk:
            talk.wait_for("1/3")
            self.assertIsNone(re.search(rb"\x1b\[[0-9;]*m", talk.raw))

    def backgrounds(self, talk):
        return {talk.screen.buffer[y][x].bg for y in range(talk.screen.lines) for x in range(talk.screen.columns)}

    def test_tables_lose_no_letter_on_narrow_terminals(self):
        words = "BindingReducer writes the fields of bindings TestStore asserts every change exhaustively".split()
        text = (
            "# T\n\n| name of the type | what it does for you |\n|---|---|\n"
            "| `BindingReducer` | writes the fields of bindings |\n| `TestStore` | asserts every change exhaustively |\n"
        )
        for columns in (60, 40, 20):
            with self.subTest(columns), Talk(text, columns=columns, rows=30) as talk:
                talk.wait_for("1/1")
                shown = " ".join(talk.lines()).split()
                self.assertEqual([word for word in words if word not in shown], [], talk.picture())

    def test_a_large_screen_has_large_letters_and_margins(self):
        with Talk(columns=160, rows=45) as talk:
            talk.wait_for("1/3")
            self.assertTrue(any("▞▀▖" in line for line in talk.lines()), talk.picture())
            content = [line for line in talk.lines()[:-1] if line]
            self.assertTrue(all(line.startswith(" " * 30) for line in content), talk.picture())

    def test_the_time_is_compared_with_the_plan(self):
        text = "# One\n<!-- 5 minutes. -->\na\n\n# Two\n<!-- 2 minutes. -->\nb\n"
        with tempfile.TemporaryDirectory() as folder:
            environment = {"XDG_RUNTIME_DIR": folder, "LC_ALL": "C.UTF-8", "HOME": folder}
            with Terminal([TCA, "present", "--notes"], 70, 16, environment) as notes, \
                    Talk(text, columns=80, environment=environment) as talk:
                talk.wait_for("1/2")
                talk.type("c")
                talk.wait_for("of 07:00, this part until 05:00, on time")
                notes.wait_for("of 07:00, this part until 05:00, on time")
                talk.type(" ")
                notes.wait_for("of 07:00, this part until 07:00, 0")
                notes.wait_for(" ahead")


class Saving(unittest.TestCase):
    def save(self, talk, text):
        with open(talk.path, "w") as file:
            file.write(text)

    def test_a_saved_file_is_read_again_on_the_same_slide(self):
        presented = Talk()
        with presented as talk:
            talk.wait_for("1/3")
            talk.type("2" + ENTER + " ")
            talk.wait_for("Timer.State(")
            self.save(presented, "# A new beginning\n\nHello.\n\n" + TALK.replace("Thank you.", "Bye."))
            talk.wait_for("3/4  A timer")
            talk.wait_for("Timer.State(")
            talk.type("  ")
            talk.wait_for("+   isRunning: true,")
            talk.type("4" + ENTER)
            talk.wait_for("Bye.")

    def test_an_invalid_file_is_named_and_the_talk_goes_on(self):
        presented = Talk()
        with presented as talk:
            talk.wait_for("1/3")
            self.save(presented, "```tca\n> x\n")
            talk.wait_for("not read again: line 1: the block opened here is never")
            talk.type(" ")
            talk.wait_for("AmountControl.State(amount: 0)")
            self.save(presented, TALK)
            talk.wait_for("read again")


class Page(unittest.TestCase):
    def test_the_whole_talk_is_written_as_a_page(self):
        with tempfile.TemporaryDirectory() as folder:
            path, page = os.path.join(folder, "talk.md"), os.path.join(folder, "talk.html")
            with open(path, "w") as file:
                file.write(TALK)
            command = [TCA, "present", path, "--page", page]
            environment = {"PATH": os.environ["PATH"], "HOME": folder, "LC_ALL": "C.UTF-8"}
            result = subprocess.run(command, env=environment, capture_output=True, text=True)
            self.assertEqual((result.returncode, result.stdout), (0, f"{page}: 3 slides, 6 commands\n"))
            self.assertIn("talk.md:10: the output differs from the file", result.stderr)
            with open(page) as file:
                html = file.read()
            self.assertEqual(html.count("<section "), 3)
            self.assertIn('<span class="green">+ AmountControl.State(amount: 1)</span>', html)
            self.assertNotIn("Try: ", html)
            command[-1] = "-"
            result = subprocess.run(command, env=environment, capture_output=True, text=True)
            self.assertEqual(result.stdout, html)
            command[-1] = os.path.join(folder, "none/talk.html")
            result = subprocess.run(command, env=environment, capture_output=True, text=True)
            self.assertEqual(result.returncode, 1)
            self.assertIn(f"the folder of `{command[-1]}` does not exist", result.stderr)

    def test_a_page_replaces_no_file(self):
        with tempfile.TemporaryDirectory() as folder:
            path, page = os.path.join(folder, "talk.md"), os.path.join(folder, "talk.html")
            for file, text in (path, TALK), (page, "mine"):
                with open(file, "w") as opened:
                    opened.write(text)
            environment = {"PATH": os.environ["PATH"], "HOME": folder, "LC_ALL": "C.UTF-8"}
            result = subprocess.run(
                [TCA, "present", path, "--page", page], env=environment, capture_output=True, text=True)
            expected = f"error: `{page}` already exists; `--page` needs the name of a new file\n"
            self.assertEqual((result.returncode, result.stdout, result.stderr), (1, "", expected))
            with open(page) as file:
                self.assertEqual(file.read(), "mine")


class LivePrompt(unittest.TestCase):
    def test_a_colon_opens_a_prompt_in_this_state_and_quit_returns_to_the_talk(self):
        for leave in ("quit" + ENTER, control("D")):
            with self.subTest(leave), Talk() as talk:
                self.to_the_second_command(talk)
                talk.type(":")
                talk.wait_for_line("AmountControl>")
                talk.type(".plus" + TAB + ENTER)
                talk.wait_for("+ AmountControl.State(amount: 2)")
                talk.enter("load Timer")
                talk.wait_for_line("Timer>")
                talk.type(leave)
                talk.wait_for("1/3  A child")
                talk.wait_until_gone("Timer>")
                talk.type(PAGE_DOWN)
                talk.wait_for("AmountControl.State(amount: 1)")
                talk.wait_for("≠ line 10")

    def test_the_slide_is_shown_above_the_prompt(self):
        with Talk() as talk:
            self.to_the_second_command(talk)
            talk.type(":")
            talk.wait_for_line("AmountControl>")
            talk.wait_for("+ AmountControl.State(amount: 1)")
            self.assertFalse(any("1/3" in line for line in talk.lines()))

    def test_control_c_discards_the_line_but_not_the_talk(self):
        with Talk() as talk:
            talk.wait_for("1/3")
            talk.type(":")
            talk.wait_for_line("tca>")
            talk.type("load" + control("C"))
            talk.wait_for_line("tca>")
            talk.enter("quit")
            talk.wait_for("1/3")

    def test_time_stands_still_as_in_the_talk(self):
        with Talk() as talk:
            talk.wait_for("1/3")
            talk.type("2" + ENTER + "  ")
            talk.wait_for("+   isRunning: true,")
            talk.type(":")
            talk.wait_for_line("Timer>")
            talk.enter("clock")
            talk.wait_for("clock is manual, now 0s")

    def to_the_second_command(self, talk):
        talk.wait_for("1/3")
        talk.type("  ")
        talk.wait_for("+ AmountControl.State(amount: 1)")


class Screens(unittest.TestCase):
    def test_resizing_redraws_the_slide(self):
        with Talk() as talk:
            talk.wait_for("1/3")
            talk.type(" ")
            talk.wait_for("AmountControl.State(amount: 0)")
            for columns, rows in [(30, 12), (100, 30), (24, 8)]:
                talk.resize(columns, rows)
                talk.wait(lambda: talk.lines()[-1].startswith("1/3"), "the mark in the last row")
                talk.wait(lambda: "tca> load AmountControl" in talk.lines(), "the command")
                widest = max(talk.screen.columns for _ in talk.lines())
                self.assertEqual(widest, columns)

    def test_it_is_drawn_correctly_after_the_prompt_was_resized(self):
        with Talk() as talk:
            talk.wait_for("1/3")
            talk.type(":")
            talk.wait_for_line("tca>")
            talk.resize(40, 10)
            talk.enter("quit")
            talk.wait(lambda: talk.lines()[-1].startswith("1/3"), "the mark in the last row")

    def test_output_longer_than_the_screen_is_shown_page_by_page(self):
        with Talk("# A\n\n```tca\n> help all\n...\n> features\n...\n```\n", columns=80, rows=10) as talk:
            talk.wait_for("1/1")
            talk.type(PAGE_DOWN)
            talk.wait_for("more below")
            self.assertEqual(talk.lines()[0], "tca> help all")
            talk.type(PAGE_DOWN)
            talk.wait_until_gone("tca> help all")


class Leaving(unittest.TestCase):
    def test_the_terminal_is_restored(self):
        for how in ("q", control("C"), ":quit", signal.SIGTERM, signal.SIGSEGV, signal.SIGINT):
            with self.subTest(how=how), Shell() as shell:
                before = shell.settings()
                shell.enter(f"{TCA} present --speed 0 {shell.path}")
                shell.wait_for("1/3")
                shell.wait(lambda: shell.settings() != before, "settings of its own")
                self.leave(shell, how)
                shell.wait_for_prompt()
                shell.enter("echo so $((40 + 2))")
                shell.wait_for("so 42")
                shell.wait(lambda: shell.settings() == before, "the old settings")
                # A worker whose supervisor was killed ends a moment later.
                shell.wait(
                    lambda: shell.raw.count(OWN_SCREEN) == shell.raw.count(OLD_SCREEN), "the old screen")
                self.assertLess(shell.raw.rfind(b"\x1b[?25l"), shell.raw.rfind(b"\x1b[?25h"))

    def leave(self, shell, how):
        if how == ":quit":
            shell.type(":")
            shell.wait_for("returns to the talk")
            shell.enter("quit")
            shell.wait_for("1/3")
            shell.type("q")
        elif isinstance(how, str):
            shell.type(how)
        else:
            os.kill(int(shell.talk_pid()), how)

    def test_control_c_ends_a_long_command(self):
        text = "```tca\n> load Timer\n...\n> .startButtonTapped\n...\n> advance 99999999s\n...\n```\n"
        with Talk(text) as talk:
            talk.wait_for("1/1")
            talk.type("  ")
            talk.wait_for("isRunning: true")
            talk.type(" ")
            talk.wait_for("advance 99999999s")
            talk.type(control("C"))
            self.assertEqual(talk.wait_for_end(), 0)

    def test_a_stopped_talk_can_be_continued(self):
        with Shell() as shell:
            shell.enter(f"{TCA} present --speed 0 {shell.path}")
            shell.wait_for("1/3")
            shell.type(" ")
            shell.wait_for("AmountControl.State(amount: 0)")
            shell.type(control("Z"))
            shell.wait_for_prompt()
            shell.enter("echo so $((40 + 2))")
            shell.wait_for("so 42")
            shell.enter("fg")
            shell.wait(lambda: shell.raw.count(OWN_SCREEN) == 2, "the talk's screen")
            shell.wait(lambda: shell.lines()[-1].startswith("1/3"), "the mark in the last row")
            shell.type(" ")
            shell.wait_for("+ AmountControl.State(amount: 1)")

    def test_closing_the_terminal_ends_it(self):
        with Talk() as talk:
            talk.wait_for("1/3")
            self.assertIn(talk.hang_up(), (0, -signal.SIGHUP))

    def test_escape_and_unknown_keys_do_nothing(self):
        with Talk() as talk:
            talk.wait_for("1/3")
            talk.type(ESCAPE)
            talk.type("x\x1b[1;5C\x1b[<0;1;2M\t홍")
            talk.type("2")
            talk.wait_for("go to slide 2")
            talk.type(ESCAPE)
            talk.wait_until_gone("go to")
            talk.type("3" + ENTER)
            talk.wait_for("3/3  The end")


class Shell(Terminal):
    """A job control shell that starts the talk."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory()
        self.path = os.path.join(self.folder.name, "talk.md")
        with open(self.path, "w") as file:
            file.write(TALK)
        environment = {"HOME": self.folder.name, "LC_ALL": "C.UTF-8", "PS1": "$ "}
        super().__init__(["/bin/bash", "--norc", "--noediting"], 80, 20, environment)
        self.wait_for("$")

    def wait_for_prompt(self):
        self.wait(lambda: self.raw.endswith(b"$ "), "the shell's prompt")

    def talk_pid(self):
        """The process that the shell has started."""
        pid = self.child.pid
        with open(f"/proc/{pid}/task/{pid}/children") as file:
            return file.read().split()[0]

    def close(self):
        super().close()
        self.folder.cleanup()


class Refusing(unittest.TestCase):
    def test_an_unreadable_file_has_the_same_error_as_with_check(self):
        for name, text, message in [
            ("none.md", None, "none.md` does not exist"),
            ("bad.md", "```tca\n> x\n", ":1: error: the block opened here is never closed"),
            ("empty.md", "\n", "error: the scenario is empty"),
        ]:
            with self.subTest(name), tempfile.TemporaryDirectory() as folder:
                path = os.path.join(folder, name)
                if text is not None:
                    with open(path, "w") as file:
                        file.write(text)
                with Terminal([TCA, "present", path], 200, 24) as terminal:
                    self.assertEqual(terminal.wait_for_end(), 1)
                    terminal.wait_for(message)
                    self.assertNotIn(OWN_SCREEN, terminal.raw)

    def test_without_a_terminal_it_suggests_replay(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "talk.md")
            with open(path, "w") as file:
                file.write(TALK)
            command = f"{TCA} present {path} | cat; echo status ${{PIPESTATUS[0]}}"
            with Terminal(["/bin/bash", "-c", command], 200, 24) as terminal:
                terminal.wait_for("`present` needs a terminal; `tca replay")
                terminal.wait_for("status 64")

    def test_a_negative_speed_is_refused(self):
        with Terminal([TCA, "present", "x.md", "--speed=-1"], 200, 24) as terminal:
            self.assertEqual(terminal.wait_for_end(), 64)
            terminal.wait_for("--speed needs a number of characters per")


if __name__ == "__main__":
    unittest.main()
