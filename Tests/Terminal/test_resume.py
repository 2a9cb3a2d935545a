"""Continuing a session whose terminal was closed, and a talk whose feature has crashed."""

import os
import shutil
import signal
import subprocess
import tempfile
import unittest

from terminal import ROOT, Terminal, control
from test_present import PAGE_DOWN, Talk
from test_misbehaving import kill_worker
from test_shell import TCA, Shell

CRASH = """\
import ComposableArchitecture

struct Crash: Reducer {
  struct State: Equatable { var count = 0 }
  enum Action { case plus, index }
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .index: state.count = [1][state.count + 7]
    case .plus: state.count += 1
    }
    return .none
  }
}
"""


SECOND_VERSION = """\
import ComposableArchitecture2

@Feature struct Row {
  struct State: Identifiable {
    let id: Int
    var n = 0
    @Trigger var zero
  }
  enum Action { case plus }
  var body: some Feature {
    Update { state, _ in state.n += 1 }.onTrigger(store.zero) { $0.n = 0 }
  }
}

@Feature struct Board {
  struct State {
    var rows = [Row.State(id: 1)]
    var ticks = 0
    private var secret = 0
    @StoreTaskID var ticking
  }
  enum Action { case rows(Row.State.ID, Row.Action), zeroAll, start, crash }
  @Dependency(\\.continuousClock) var clock
  @FeatureState var starts = 0
  var body: some Feature {
    Update { state, action in
      switch action {
      case .rows: break
      case .zeroAll: for index in state.rows.indices { state.rows[index].zero() }
      case .crash: state.ticks = [1][state.ticks + 7]
      case .start:
        starts += 1
        store.addTask(id: state.ticking) {
          while true {
            try await clock.sleep(for: .seconds(1))
            try store.modify { $0.ticks += starts }
          }
        }
      }
    }
    .forEach(\\.rows, action: \\.rows) { Row() }
  }
}
"""


class Resume(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.home = folder.name

    def shell(self, *arguments):
        terminal = Shell(*arguments, home=self.home, columns=100).__enter__()
        self.addCleanup(terminal.close)
        return terminal

    def test_a_long_session_shows_how_far_it_is_restored(self):
        folder = os.path.join(self.home, ".local/state/tca/sessions")
        os.makedirs(folder)
        with open(os.path.join(folder, "long.journal"), "w") as journal:
            journal.write("tca-journal 6\nfolder\t/\n")
            for number in range(1, 2_101):
                line = "load AmountControl" if number == 1 else f"# {number}" if number < 2_100 else ".plusButtonTapped"
                journal.write(f"began\t{number}\t0\t{line}\nended\t{number}\t0\t0\n")
        with Shell("resume", home=self.home, columns=100) as terminal:
            terminal.wait_for_raw(b"restoring the session: 500 of 2,100 lines")
            terminal.wait_for_raw(b"restoring the session: 2,000 of 2,100 lines")
            terminal.wait_for_line("AmountControl>")
            self.assertFalse(any("restoring" in line for line in terminal.lines()))
            terminal.enter("state")
            terminal.wait_for("AmountControl.State(amount: 1)")

    def test_a_disk_without_room_is_said_and_no_line_is_lost(self):
        # A file can have one kilobyte. That is also true of the memory in which the lines are kept, so they must fit there.
        terminal = Terminal(
            ["bash", "-c", f"ulimit -f 1; exec {TCA} --no-rc AmountControl"], 120, 60,
            {"HOME": self.home, "LC_ALL": "C.UTF-8"})
        self.addCleanup(terminal.close)
        terminal.wait_for_line("AmountControl>")
        for count in (500, 450):
            terminal.enter("# " + "x" * count)
            terminal.wait_for_line("AmountControl>")
        terminal.enter(".plusButtonTapped")
        terminal.wait_for("amount: 1")
        terminal.wait_for("warning: the session cannot be saved: File too large")
        terminal.enter(".plusButtonTapped")
        terminal.wait_for("amount: 2")
        kill_worker(terminal.child.pid)
        terminal.wait_for("the system killed it (signal 9)")
        terminal.enter(".plusButtonTapped")
        terminal.wait_for("amount: 3")

    def test_a_session_goes_on_after_its_terminal_was_closed_or_it_was_killed(self):
        for number in [None, signal.SIGKILL, signal.SIGTERM]:
            with self.subTest(signal=number):
                shell = self.shell("AmountControl")
                shell.wait_for_line("AmountControl>")
                shell.enter(".plusButtonTapped")
                shell.wait_for("amount: 1")
                if number:
                    shell.signal(number)
                    shell.wait_for_end()
                else:
                    shell.hang_up()
                shell = self.shell()
                shell.wait_for("`tca resume` continues the last session: AmountControl, 2 lines")
                shell.enter("quit")
                shell.wait_for_end()
                shell = self.shell("resume")
                shell.wait_for("resumed after 2 lines; the last one was `.plusButtonTapped`")
                shell.wait_for_line("AmountControl>")
                shell.enter(".plusButtonTapped")
                shell.wait_for("amount: 2")
                shell.enter("quit")
                shell.wait_for_end()
        shell = self.shell()
        shell.wait_for_line("tca>")
        self.assertNotIn("the last session", shell.picture())
        shell.enter("quit")
        shell.wait_for_end()
        shell = self.shell("sessions")
        shell.wait_for("1  ")
        self.assertIn("last: .plusButtonTapped", shell.picture())

    def test_a_session_without_lines_leaves_no_journal(self):
        shell = self.shell()
        shell.wait_for_line("tca>")
        shell.type(control("d"))
        shell.wait_for_end()
        self.assertEqual(os.listdir(os.path.join(self.home, ".local/state/tca/sessions")), [])

    def test_a_fault_sent_to_the_program_leaves_the_terminal_as_it_was(self):
        for number in [signal.SIGSEGV, signal.SIGABRT, signal.SIGBUS, signal.SIGFPE]:
            with self.subTest(signal=number):
                shell = self.shell("--no-rc")
                shell.wait_for_line("tca>")
                shell.type("load")
                shell.wait_for("load")
                before = shell.settings()
                shell.signal(number)
                self.assertEqual(shell.wait_for_end(), -number)
                # Nothing is restored after the program has ended, when its caller uses the terminal again.
                self.assertNotEqual(shell.settings(), before)
                self.assertGreater(shell.raw.rfind(b"\x1b[?2004l"), shell.raw.rfind(b"\x1b[?2004h"))

    def test_a_session_of_2_0_goes_on_after_a_crash_and_after_it_was_killed(self):
        path = os.path.join(self.home, "Board.swift")
        with open(path, "w") as file:
            file.write(SECOND_VERSION)
        shell = self.shell(path)
        shell.wait_for_line("Board>")
        shell.enter("clock manual")
        shell.enter(".rows(1, .plus)")
        shell.wait_for("n: 1")
        shell.enter(".start")
        shell.wait_for("Board.Action.start")
        shell.enter("advance 2s")
        shell.wait_for("ticks: 2")
        # Another process goes on, with the tasks that were in flight and what the feature keeps beside its state.
        shell.enter(".crash")
        shell.wait_for("`.crash` crashed at Board.swift:30: Index out of range")
        shell.enter("advance 1s")
        shell.wait_for("ticks: 3")
        shell.enter("set ticks 10")
        shell.wait_for("ticks: 10")
        shell.signal(signal.SIGKILL)
        shell.wait_for_end()
        shell = self.shell("resume")
        shell.wait_for("the last one was `set ticks 10`")
        shell.wait_for_line("Board>")
        shell.enter("effects")
        shell.wait_for("task Board.ticking")
        shell.enter("advance 1s")
        shell.wait_for("ticks: 11")
        shell.enter(".zeroAll")
        shell.wait_for("n: 0")
        shell.enter("undo")
        shell.wait_for("undid")
        shell.enter("explore depth 2 until ticks > 20")
        shell.wait_for("no state was found with ticks > 20")
        shell.enter("dismiss")
        shell.wait_for("no child is presented in Board")

    def test_a_session_goes_on_with_the_code_that_it_had(self):
        path = os.path.join(self.home, "Counter.swift")
        shutil.copy(os.path.join(ROOT, "Examples/Files/Counter.swift"), path)
        shell = self.shell(path)
        shell.wait_for_line("Counter>")
        shell.enter(".plusButtonTapped")
        shell.wait_for("count: 1,")
        shell.signal(signal.SIGKILL)
        shell.wait_for_end()
        with open(path) as file:
            text = file.read()
        with open(path, "w") as file:
            file.write(text.replace("state.count += 1", "state.count += 10"))
        shell = self.shell("resume")
        shell.wait_for_line("Counter>")
        shell.enter(".plusButtonTapped")
        shell.wait_for("+   count: 2,")
        shell.enter("reload")
        shell.wait_for("count: 20,")
        shell.wait_for_line("Counter>")
        shell.enter("quit")
        shell.wait_for_end()

    def test_keys_reach_a_talk_whose_process_was_replaced_on_a_busy_machine(self):
        for _ in range(8):
            busy = subprocess.Popen(["sh", "-c", "while :; do :; done"])
            self.addCleanup(busy.wait)
            self.addCleanup(busy.kill)
        for _ in range(4):
            self.test_a_talk_stays_at_the_command_that_has_crashed()

    def test_a_talk_stays_at_the_command_that_has_crashed(self):
        path = os.path.join(self.home, "Crash.swift")
        with open(path, "w") as file:
            file.write(CRASH)
        text = f"# Talk\n```tca\n> load {path}\n...\n> .index\n...\n> .plus\n...\n```\n"
        with Talk(text, "--speed", "0", "--trust", columns=160, rows=30) as talk:
            talk.wait_for("1/1")
            talk.type(PAGE_DOWN)
            talk.wait_for("count: 0")
            talk.wait_for_screen_end("Crash>")
            talk.type(PAGE_DOWN)
            talk.wait_for("error: `.index` crashed at Crash.swift:8: Index out of range")
            talk.type(PAGE_DOWN)
            talk.wait_for("count: 1")
            talk.type(control("C"))
            self.assertEqual(talk.wait_for_end(), 0)
