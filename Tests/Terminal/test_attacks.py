"""Control characters from scenarios, file names, and features never reach the terminal."""

import os
import tempfile
import unittest

from terminal import ENTER, TAB, Terminal
from test_shell import TCA, Shell

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
