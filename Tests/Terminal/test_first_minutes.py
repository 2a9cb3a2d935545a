"""What someone meets in the first ten minutes at the prompt."""

import os
import tempfile
import unittest

from terminal import BACKSPACE, ENTER, PASTE_BEGINS, PASTE_ENDS, TAB, control
from test_shell import Shell


class FirstScreen(unittest.TestCase):
    def test_three_lines_say_what_it_is_what_to_type_and_how_to_leave(self):
        with Shell(rows=10) as shell:
            shell.wait_for_line("tca>")
            self.assertRegex(shell.lines()[0], r"^tca \d+\.\d+\.\d+, a shell for the Composable Architecture$")
            self.assertIn("`load ProductDetail`", shell.lines()[1])
            self.assertIn("`quit` leaves", shell.lines()[2])
            self.assertEqual(shell.lines()[3], "tca>")

    def test_a_session_with_a_feature_begins_with_the_feature(self):
        with Shell("AmountControl") as shell:
            shell.wait_for_line("AmountControl>")
            self.assertEqual(shell.lines()[0], "AmountControl.State(amount: 0)")

    def test_long_lines_are_broken_between_words(self):
        with Shell(columns=44) as shell:
            shell.wait_for_line("tca>")
            shell.enter("ls")
            shell.wait_for("  lists what can be loaded, `actions` what")
            self.assertIn("  can be sent, `state` shows the state", shell.lines())

    def test_help_fits_into_40_columns(self):
        with Shell(columns=40, rows=60) as shell:
            shell.wait_for_line("tca>")
            shell.enter("help")
            shell.wait_for("      Load a feature")
            shell.wait_for("  advance [DURATION|N]")
            shell.wait_for("`help all` lists all of them.")


class Completing(unittest.TestCase):
    def test_candidates_are_listed_with_descriptions(self):
        with Shell() as shell:
            shell.wait_for_line("tca>")
            shell.type("lo" + TAB)
            shell.wait_for("load  Load a feature")
            shell.wait_for("log   List the actions and what each one changed")
            shell.wait_for_line("tca> lo")
            shell.type("ad HapticS" + TAB)
            shell.wait_for_line("tca> load HapticSettings")

    def test_fields_are_listed_with_their_values(self):
        with Shell("Settings") as shell:
            shell.wait_for_line("Settings>")
            shell.type("toggle " + TAB + TAB)
            shell.wait_for("now false")

    def test_a_joined_emoji_is_erased_as_one(self):
        with Shell("Settings") as shell:
            shell.wait_for_line("Settings>")
            shell.type("set displayName ab👨‍👩‍👧‍👦" + BACKSPACE + "c" + ENTER)
            shell.wait_for('_displayName: "abc"')


class Pages(unittest.TestCase):
    def test_long_output_is_shown_by_the_pager(self):
        with Shell(pager="less", rows=12) as shell:
            shell.wait_for_line("tca>")
            shell.enter("help")
            shell.wait_for_line("Space shows more, q leaves")
            self.assertTrue(any("Commands to start with" in line for line in shell.lines()))
            shell.type("G")
            shell.wait_for("lists all of them")
            shell.type("q")
            shell.wait_for_line("tca>")
            shell.enter("load HapticSettings")
            shell.wait_for_line("HapticSettings>")

    def test_help_and_hint_typed_into_the_pager_reach_the_prompt(self):
        with Shell(pager="less", rows=12) as shell:
            shell.wait_for_line("tca>")
            shell.enter("help")
            shell.wait_for_line("Space shows more, q leaves")
            shell.enter("help quit")
            shell.wait_for("Quit the shell")
            shell.wait_for_line("tca>")
            self.assertNotIn("LESS COMMANDS", "\n".join(shell.lines()))

    def test_short_output_is_printed(self):
        with Shell(pager="less", rows=12) as shell:
            shell.wait_for_line("tca>")
            shell.enter("trace")
            shell.wait_for("no feature is loaded")
            shell.wait_for_line("tca>")

    def test_help_fits_in_a_terminal_of_24_rows(self):
        with Shell(pager="less", rows=24) as shell:
            shell.wait_for_line("tca>")
            shell.enter("help")
            shell.wait_for("lists all of them")
            shell.wait_for_line("tca>")

    def test_the_pager_shows_unicode_if_the_locale_is_not_installed(self):
        with Shell(pager="less", rows=6, locale="en_US.not-installed") as shell:
            shell.wait_for_line("tca>")
            shell.enter("help map")
            shell.wait_for("Space shows more, q leaves")
            shell.type("G")
            shell.wait_for("✓ marks")

    def test_the_pager_can_be_turned_off(self):
        with Shell("--no-pager", pager="less", rows=12) as shell:
            shell.wait_for_line("tca>")
            shell.enter("help")
            shell.wait_for_line("tca>")

    def test_output_is_printed_if_the_pager_does_not_exist(self):
        with Shell(pager="no-such-pager", rows=12) as shell:
            shell.wait_for_line("tca>")
            shell.enter("help")
            shell.wait_for("lists all of them")
            shell.wait_for_line("tca>")

    def test_the_stage_stays_and_no_pager_opens(self):
        with Shell("Settings", pager="less", rows=24) as shell:
            shell.wait_for_line("Settings>")
            shell.enter("stage")
            shell.wait_for("─ Settings ─")
            shell.enter("help all")
            shell.wait_for("Quit the shell")
            self.assertTrue(any("─ Settings ─" in line for line in shell.lines()))
            shell.enter("format changed")
            shell.wait_for("format is changed")
            shell.enter("expect displayName = 1")
            shell.wait_for("error: ")
            shell.enter("expect no change")
            shell.wait_for("the next action will be compared with this")

    def test_no_pager_opens_on_an_action(self):
        with Shell("Settings", pager="less", rows=12) as shell:
            shell.wait_for_line("Settings>")
            shell.enter("toggle protectMyPosts")
            shell.wait_for_line("Settings>")
            shell.enter("state digest")
            shell.wait_for("Settings.Digest.daily")

    def test_a_key_that_begins_a_line_leaves_the_pager_and_is_typed(self):
        with Shell("Settings", pager="less", rows=12) as shell:
            shell.wait_for_line("Settings>")
            shell.enter("help all")
            shell.wait_for_line("Space shows more, q leaves")
            shell.type("s")
            shell.wait_for_line("Settings> s")
            shell.enter("tate digest")
            shell.wait_for("Settings.Digest.daily")


class Lists(unittest.TestCase):
    def test_rows_of_lists_are_abbreviated_to_the_width(self):
        with Shell("TimerNow", columns=40, rows=40) as shell:
            shell.wait_for_line("TimerNow>")
            shell.enter("clock manual")
            shell.enter(".startButtonTapped")
            shell.wait_for("isRunning: true")
            shell.enter("clear")
            shell.enter("log")
            shell.wait_for_line("TimerNow>")
            shell.wait_for("1  typed  .star…Tapped  isRunni… -> true")


class Typing(unittest.TestCase):
    def test_an_open_bracket_says_how_to_leave(self):
        with Shell("AmountControl") as shell:
            shell.wait_for_line("AmountControl>")
            shell.enter(".plusButtonTapped(")
            shell.wait_for("(`)` is missing: type the rest; an empty line or Ctrl-C ends the action)")
            shell.type(control("C"))
            shell.wait_for_line("AmountControl>")
            shell.enter(".plusButtonTapped([")
            shell.wait_for("(`])` is missing")
            shell.enter("")
            shell.wait_for("error: `[` is not closed")
            shell.wait_for_line("AmountControl>")

    def test_ctrl_c_before_the_second_prompt_ends_the_action(self):
        with Shell("AmountControl") as shell:
            shell.wait_for_line("AmountControl>")
            for _ in range(30):
                shell.enter("clear")
                shell.wait(lambda: "".join(shell.lines()) == "AmountControl>", "an empty terminal")
                shell.enter(".plusButtonTapped(")
                # Not the whole note: the second prompt would be there already.
                shell.wait_for("(`)` is")
                shell.type(control("C"))
                shell.wait_for_line("AmountControl>")

    def test_clear_erases_the_terminal(self):
        with Shell("AmountControl") as shell:
            shell.wait_for_line("AmountControl>")
            shell.enter("actions")
            shell.wait_for(".plusButtonTapped")
            shell.enter("clear")
            shell.wait_for_line("AmountControl>")
            shell.wait(lambda: shell.lines()[0] == "AmountControl>", "an empty terminal")


class Pasting(unittest.TestCase):
    def paste(self, shell, text):
        shell.type(PASTE_BEGINS + text.replace("\n", "\r") + PASTE_ENDS)

    def test_an_open_bracket_continues_on_a_second_prompt(self):
        with Shell("Settings") as shell:
            shell.wait_for_line("Settings>")
            shell.enter(".set(")
            shell.wait_for_line("...>")
            shell.enter("\\.$displayName,")
            shell.wait_for_line("...>")
            shell.enter('"Blob")')
            shell.wait_for('+   _displayName: "Blob",')

    def test_an_empty_line_and_control_c_end_a_continued_action(self):
        with Shell("Settings") as shell:
            shell.wait_for_line("Settings>")
            shell.enter(".set(")
            shell.wait_for_line("...>")
            shell.type(ENTER)
            shell.wait_for("error: ")
            shell.wait_for_line("Settings>")
            shell.enter(".set(")
            shell.wait_for_line("...>")
            shell.type(control("C"))
            shell.wait_for_line("Settings>")

    def test_a_printed_action_is_pasted(self):
        with Shell("ProductDetail") as shell:
            shell.wait_for_line("ProductDetail>")
            self.paste(
                shell, "ProductDetailFeature.Action.amountControl(\n    .plusButtonTapped\n  )\n")
            shell.wait_for("+   productAmount: 1,")

    def test_a_block_of_a_scenario_is_pasted(self):
        with Shell() as shell:
            shell.wait_for_line("tca>")
            self.paste(
                shell,
                "```tca\ntca> load AmountControl\nAmountControl.State(amount: 0)\n"
                "AmountControl> .plusButtonTapped\n- AmountControl.State(amount: 0)\n```\n")
            shell.wait_for("+ AmountControl.State(amount: 1)")
            shell.wait_for_line("AmountControl>")
            self.assertFalse(any("error" in line for line in shell.lines()), shell.picture())

    LOG = (
        "2026-11-23 10:00:00.123 App[1:2] received action:\n  Counter.Action.plus\n"
        "- Counter.State(count: 0)\n+ Counter.State(count: 1)\n\na print\n")

    def test_a_log_is_pasted_after_import_log(self):
        with Shell() as shell:
            shell.wait_for_line("tca>")
            shell.enter("import log -")
            shell.wait_for("(paste the log; a line with only `.`, or Ctrl-D, ends it)")
            shell.wait_for_line("...>")
            self.paste(shell, self.LOG)
            shell.enter(".")
            shell.wait_for("imported 1 block of 1 store")
            shell.wait_for_line("CounterLog>")
            shell.enter("import log -")
            shell.wait_for_line("...>")
            shell.type(control("D"))
            shell.wait_for("error: nothing was pasted")
            shell.wait_for_line("CounterLog>")
            shell.enter("import log -")
            shell.wait_for_line("...>")
            shell.type(control("C"))
            shell.wait(lambda: shell.last_line() == "CounterLog>", "the prompt")
            shell.enter("state count")
            shell.wait(lambda: "1" in shell.lines(), "the state")

    def test_logs_and_messages_that_are_pasted_at_a_prompt_are_recognized(self):
        with Shell(rows=200) as shell:
            shell.wait_for_line("tca>")
            for text in [self.LOG, self.LOG.replace("Counter", "Row")]:
                self.paste(shell, text)
            shell.wait_for_line("RowLog>")
            message = 'An "ifLet" at "App/Contacts.swift:88" received a child action\nwhen child'
            self.paste(shell, message + " state was nil.\n\n  Action:\n    Contacts.Action.tap\n")
            shell.wait_for("Recognized: a warning of the library, Contacts.swift:88, Contacts.Action.tap")
            shell.wait(lambda: shell.last_line() == "RowLog>", "the prompt")
            self.assertFalse(any("error:" in line for line in shell.lines()), shell.picture())

    def test_a_message_of_one_line_and_a_question_are_explained(self):
        with Shell(rows=100) as shell:
            shell.wait_for_line("tca>")
            for text, answer in [
                ("Cannot find '$store' in scope", "- Cannot find '$store' in scope. The view holds"),
                ("how do I stop a timer?", "Timer"),
            ]:
                self.paste(shell, text)
                shell.type(ENTER)
                shell.wait(
                    lambda: any(line.startswith(answer) for line in shell.lines()), answer)
                shell.wait(lambda: shell.last_line() == "tca>", "the prompt")
            self.assertFalse(any("error:" in line for line in shell.lines()), shell.picture())

    def test_a_message_of_several_lines_is_pasted_after_explain(self):
        with Shell(rows=200) as shell:
            shell.wait_for_line("tca>")
            shell.type("explain ")
            shell.wait_for_line("tca> explain [TOPIC|CODE]")
            self.paste(shell, "Perceptible state\nwas accessed but is\nnot being tracked")
            shell.type(ENTER)
            shell.wait_for("Recognized: a warning of the library")
            shell.wait(lambda: shell.last_line() == "tca>", "the prompt")
            shell.enter("explain -")
            shell.wait_for_line("...>")
            shell.enter("Undefined symbols for")
            shell.enter("architecture arm64")
            shell.enter("")
            shell.wait_for("Recognized: a message of the compiler")


class Errors(unittest.TestCase):
    def test_errors_of_the_command_line_are_broken_between_words(self):
        with Shell("chek", columns=40) as shell:
            self.assertNotEqual(shell.wait_for_end(), 0)
            self.assertEqual(
                [line for line in shell.lines() if line],
                ["Error: `chek` is not a command or a", "  feature; did you mean `tca check`?"])

    def test_swift_in_errors_is_colored(self):
        with tempfile.TemporaryDirectory() as folder, Shell(path=os.environ["PATH"]) as shell:
            path = os.path.join(folder, "Bad.swift")
            with open(path, "w") as file:
                file.write("import ComposableArchitecture\nlet a = missing + 1\n")
            shell.wait_for_line("tca>")
            shell.enter(f"load {path}")
            shell.wait_for_raw(b"\x1b[35mlet\x1b[0m a = missing")


class Replaying(unittest.TestCase):
    def test_a_scenario_of_the_program_is_found_from_any_folder(self):
        with Shell(columns=100) as shell:
            shell.wait_for_line("tca>")
            shell.enter("replay Scenarios/02-scope.md")
            shell.wait_for("outside this scope: productAmount 0 -> 1")


if __name__ == "__main__":
    unittest.main()
