"""Each kind of fault that an attack has found, with the test that would notice it; and control characters from scenarios, file names,
and features, which never reach the terminal."""

import os
import re
import tempfile
import unittest

from terminal import ENTER, ROOT, TAB, Terminal
from test_shell import TCA, Shell

# A test at a terminal is named by its file, class, and function; a Swift test by its file and a part of its title.
KINDS = {
    "an effect swallows its cancellation": [
        "test_cancelling.AtAPrompt.test_the_effect_is_abandoned_and_the_line_is_carried_out",
        "test_cancelling.WithoutATerminal.test_a_pipe_goes_on", "test_cancelling.WithoutATerminal.test_a_check_goes_on"],
    "a line takes the terminal's foreground": ["test_faults.Descriptors.test_the_program_stays_in_the_foreground"],
    "Ctrl-C is only a key for a line": [
        "test_faults.Descriptors.test_ctrl_c_stops_a_line_for_which_it_is_only_a_key",
        "test_faults.Descriptors.test_ctrl_c_stops_a_line_that_reads_a_password",
        "test_faults.Descriptors.test_keys_that_are_typed_while_ctrl_c_is_one_of_them_are_kept"],
    "a thread closes descriptors after its line": [
        "test_faults.Descriptors.test_a_thread_that_closes_files_between_two_lines_costs_its_line"],
    "an attempt reads another terminal, the presenter's variables, or its filter's listener": [
        "test_room.TaskTests.test_lines_reach_nothing_outside_and_say_what_was_refused",
        "test_room.TasksWithoutLandlock.test_lines_read_no_file_and_no_terminal"],
    "shared memory is overwritten": ["test_faults.Descriptors.test_a_line_that_overwrites_shared_memory_is_lost"],
    "a tool of a model writes a file": [
        "test_strangers.Models.test_a_scenario_that_exports_fails_and_says_why", "test_strangers.Models.test_each_tool"],
    "an exported state contains control characters": ["ShellCoreTests/JSON/JSONTests.swift: Characters that would act on a terminal are escaped"],
    "a deadlock in a pipe": [
        "test_line_limit.LineLimit.test_the_lines_after_it_run",
        "test_line_limit.LineLimit.test_a_check_reports_it_as_the_output_of_the_line"],
    "a `deinit` crashes": [
        "test_faults.Discarding.test_a_value_that_crashes_when_it_is_discarded_costs_each_line_that_discards_it"],
    "a line waits for a signal": ["test_faults.Discarding.test_a_line_that_waits_for_a_signal_is_lost_as_a_whole"],
    "keys are put into the terminal": [
        "test_faults.Discarding.test_keys_that_a_reducer_types_are_typed_again_when_the_session_is_restored"],
    "an error shows a file of others": ["test_reading.Shown.test_a_scenario_that_is_not_trusted_shows_only_its_folder"],
    "a name has invisible characters": ["RoomContentsTests/ViewerNameTests.swift: Characters that nobody sees are left out"],
    "others could have written a journal": ["ComposableShellTests/Supervision/SessionFolderTests.swift: A journal that another user could have written is not opened"],
    "others could have written the cache": [
        "FileAccessTests/CacheFolderTests.swift: A folder that others can enter, or that is a link, is not used",
        "FileAccessTests/CacheFolderTests.swift: A link, and a file that others can write, are not read"],
    "Ctrl-Z": ["test_terminal.Stopping.test_ctrl_z_stops_and_fg_restores_the_line", "test_terminal.Stopping.test_ctrl_z_stops_a_running_command"],
    "SIGHUP and SIGTERM": [
        "test_resume.Resume.test_a_session_goes_on_after_its_terminal_was_closed_or_it_was_killed",
        "test_terminal.Restoring.test_after_sighup", "test_terminal.Restoring.test_after_sigterm"],
    "two sessions record one file": ["test_circumstances.Circumstances.test_two_sessions_do_not_record_one_file"],
    "a paste is not UTF-8": ["test_circumstances.Circumstances.test_bytes_that_are_not_utf_8_are_refused"],
    "the clock goes backwards": ["test_circumstances.Circumstances.test_a_clock_that_goes_backwards_changes_nothing"],
    "the folder for temporary files is full": [
        "test_circumstances.Circumstances.test_a_full_folder_for_temporary_files_is_said_and_the_session_goes_on"],
    "300 scopes": ["test_circumstances.Circumstances.test_three_hundred_scopes"],
    "10,000 rows in a room": ["test_circumstances.Circumstances.test_ten_thousand_rows_in_a_room"],
    "the Debian package": ["test_package.Package.test_a_session"],
    "a restricted session writes a journal that is resumed": [
        "test_kernel.Kernel.test_a_restricted_session_that_writes_its_own_journal_stays_restricted"],
    "a log or a state that is typed leads to a file": [
        "test_kernel.Kernel.test_a_log_and_a_state_that_somebody_types_restrict_the_session_like_a_scenario",
        "test_strangers.Imports.test_each_line_that_is_typed_after_a_log_or_a_state_of_a_stranger"],
    "a scenario writes outside of its folder": [
        "test_strangers.Playing.test_replay", "test_kernel.Kernel.test_a_replay_that_is_typed_restricts_the_session_from_then_on"],
}

ESCAPE = "\x1b"
# Each contains a number that the shell itself never sends.
PAYLOADS = [
    "\x1b]52;c;MzEzMzc=\x07",  # writes the clipboard
    "\x1b]0;31337\x07",  # sets the title
    "\x1b]8;;http://31337\x1b\\",  # begins a link
    "\x1bP31337\x1b\\",  # a device control string
    "\x1b_31337\x1b\\",  # a program command
    "\x1b[31337;1H",  # moves the cursor
    "\x1b[?31337h",  # sets a mode
    "\x1bc31337",  # resets the terminal
    "\x9b31337m",  # C1
    "\x9d0;31337\x9c",
    "\x90" + "31337\x9c",
    "\x0731337",  # rings
    "\x0831337",  # moves back
    "\x0531337",  # asks the terminal to answer
    "\x0e31337",  # changes the character set
    "\x7f31337",
    "\u202e31337",  # reverses the text
    "\u206631337",
]
LINES = [
    "{}", ".{}", "load {}", "load Settings displayName: \"{}\"", "set displayName {}",
    "set {} true", "scope {}", "state {}", "help {}", "explain {}", "replay {}", "# {}",
    "note {}", "hide {}", "deps {}",
]
FEATURE = """\
import ComposableArchitecture
import Foundation

struct Prints: Reducer {
  struct State: Equatable { var text = "" }
  enum Action { case out(Int), error(Int), raw(Int), keep(Int) }
  static let payloads = [PAYLOADS]
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .out(let index): print(Self.payloads[index])
      case .error(let index): fputs(Self.payloads[index] + "\\n", stderr)
      case .raw(let index):
        var bytes = Array(Self.payloads[index].utf8) + [0xFF, 0x9B, 10]
        write(1, &bytes, bytes.count)
        write(2, &bytes, bytes.count)
      case .keep(let index): state.text = "a\\n" + Self.payloads[index]
      }
      return .none
    }
  }
}
"""


def has_test(name):
    if ": " not in name:
        # A loader of its own, because a loader keeps what it did not find.
        loader = unittest.TestLoader()
        return loader.loadTestsFromName(name).countTestCases() == 1 and not loader.errors
    path, title = name.split(": ", 1)
    with open(os.path.join(ROOT, "Tests", path), encoding="utf-8") as file:
        return any(title in test for test in re.split(r"(?=@Test)", file.read())[1:])


class Kinds(unittest.TestCase):
    def test_each_kind_has_tests_that_exist(self):
        for kind, names in KINDS.items():
            with self.subTest(kind):
                self.assertTrue(names)
                self.assertEqual([name for name in names if not has_test(name)], [])

    def test_a_test_that_does_not_exist_is_noticed(self):
        for name in ["test_faults.Descriptors.test_none", "test_faults.None.test_none", "test_none.None.test_none",
                     "RoomContentsTests/ViewerNameTests.swift: no such title"]:
            self.assertFalse(has_test(name), name)


class Attacks(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        lines = [line.format(payload) for payload in PAYLOADS for line in LINES]
        self.file = os.path.join(self.folder, "attack.md")
        with open(self.file, "w", newline="") as file:
            file.write("# A heading " + PAYLOADS[0] + "\n\nProse " + PAYLOADS[1] + "\n\n```tca\n")
            file.write("tca> load Settings\n...\n")
            file.write("".join(f"> {line}\nexpected {PAYLOADS[2]}\n" for line in lines) + "```\n")

    def expect_no_attack(self, terminal):
        for payload in PAYLOADS:
            self.assertNotIn(payload.encode(), terminal.raw, repr(payload))

    def play(self, *arguments):
        terminal = Terminal([TCA, *arguments], 80, 40, {"HOME": self.folder, "LC_ALL": "C.UTF-8"})
        self.addCleanup(terminal.close)
        return terminal

    def test_no_scenario_reaches_the_terminal_raw(self):
        for command in (["replay"], ["check"], ["bless", "--review"]):
            with self.subTest(command):
                terminal = self.play(*command, self.file)
                if command[0] == "bless":
                    terminal.wait_for("accept? [y/n/q]")
                    terminal.type("y" + ENTER + "y" + ENTER + "q" + ENTER)
                terminal.wait_for_end()
                self.assertIn(b"31337", terminal.raw)
                self.expect_no_attack(terminal)

    def test_no_slide_reaches_the_terminal_raw(self):
        terminal = self.play("present", "--speed", "0", self.file)
        terminal.wait_for("1/1")
        terminal.type(" " * 8)
        terminal.wait_for("expected")
        terminal.type("q")
        terminal.wait_for_end()
        self.expect_no_attack(terminal)

    def test_no_replay_at_the_prompt_reaches_the_terminal_raw(self):
        with Shell(home=self.folder) as shell:
            shell.wait_for_line("tca>")
            shell.enter(f"replay {self.file}")
            shell.wait_for_line("Settings>")
            self.expect_no_attack(shell)

    def test_no_file_name_reaches_the_terminal_raw(self):
        for index, payload in enumerate(PAYLOADS):
            with open(os.path.join(self.folder, f"n{index % 3}" + payload.replace("/", "")), "w"):
                pass
        with Shell(home=self.folder) as shell:
            shell.wait_for_line("tca>")
            shell.type(f"replay {self.folder}/n0" + TAB + TAB)
            shell.wait_for("31337")
            self.expect_no_attack(shell)
        terminal = self.play(PAYLOADS[0] + ".swift")
        terminal.wait_for_line("tca>")
        self.expect_no_attack(terminal)
        terminal = self.play(PAYLOADS[0])
        terminal.wait_for_end()
        self.expect_no_attack(terminal)

    def test_no_print_of_a_feature_reaches_the_terminal_raw(self):
        literals = ", ".join(
            '"' + "".join(f"\\u{{{ord(c):x}}}" for c in payload) + '"' for payload in PAYLOADS)
        path = os.path.join(self.folder, "Prints.swift")
        with open(path, "w") as file:
            file.write(FEATURE.replace("PAYLOADS", literals))
        with Shell(path, home=self.folder) as shell:
            shell.wait_for_line("Prints>")
            for index in range(len(PAYLOADS)):
                for action in ["out", "error", "raw", "keep"]:
                    shell.enter(f".{action}({index})")
            shell.enter("set x 31338")
            shell.wait_for("31338")
            shell.wait_for_line("Prints>")
            self.assertIn(b"31337", shell.raw)
            self.expect_no_attack(shell)
