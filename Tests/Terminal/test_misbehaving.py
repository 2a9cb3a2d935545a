"""Features that crash, hang, or exit: what the user sees, and that the next line works.

The features are in `misbehaving`. A comment at the end of a line of theirs marks the place that the error names. Before they
hang, they write `it hangs` to standard error.
"""

import os
import shutil
import signal
import subprocess
import tempfile
import threading
import time
import unittest

from terminal import ENTER, Terminal, control, restore_signals
from test_shell import TCA, Shell

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "misbehaving")
CONTINUES = "the session continues from before this line"


def place(file, mark):
    """`Traps.swift:31`: the line that ends in a comment with the mark."""
    with open(os.path.join(FOLDER, file)) as lines:
        for number, line in enumerate(lines, 1):
            if line.rstrip().endswith("// " + mark):
                return f"{file}:{number}"
    raise AssertionError(f"no line of {file} is marked {mark}")


def kill_worker(supervisor):
    """Kills the process that runs the session."""
    with open(f"/proc/{supervisor}/task/{supervisor}/children") as children:
        for child in children.read().split():
            os.kill(int(child), signal.SIGKILL)


class Misbehaving(unittest.TestCase):
    """One shell for all tests of a class, because compiling the feature takes the most time."""

    file = None
    # Where programs are looked for; that of this process if it is None.
    path = None
    prepare = staticmethod(restore_signals)

    @classmethod
    def setUpClass(cls):
        cls.shell = None
        cls.addClassCleanup(cls.close)

    @classmethod
    def open(cls):
        cls.shell = Shell("--no-rc", os.path.join(FOLDER, cls.file), path=cls.path, columns=200, prepare=cls.prepare)
        cls.terminal = cls.shell.__enter__()
        cls.prompt = cls.file.removesuffix(".swift") + ">"
        cls.terminal.wait_for_line(cls.prompt)
        cls.count = 0

    @classmethod
    def close(cls):
        if cls.shell:
            cls.shell.__exit__(None, None, None)
            cls.shell = None

    def setUp(self):
        if not self.shell:
            self.open()

    def run(self, result=None):
        def failed():
            return len(result.failures) + len(result.errors)

        before = failed()
        super().run(result)
        # The shell of a failed test may be in the middle of a line.
        if failed() > before:
            self.close()

    def enter(self, line):
        # An empty screen shows nothing of the tests before.
        self.terminal.screen.reset()
        self.terminal.raw = bytearray()
        self.terminal.enter(line)

    def expect_next_line_works(self):
        """Sends `.plus`: the count goes on from its value before."""
        type(self).count += 1
        self.enter(".plus")
        self.terminal.wait_for(f"count: {type(self).count}")
        self.terminal.wait_for_line(self.prompt)

    def expect_error(self, line, event):
        self.enter(line)
        self.terminal.wait_for(f"error: `{line}` {event}")
        self.terminal.wait_for(CONTINUES)
        self.terminal.wait_for_line(self.prompt)
        self.expect_next_line_works()

    def expect_stop(self, line, event):
        """Presses Ctrl-C until the line is stopped."""
        self.enter(line)
        self.terminal.wait_for_raw(b"it hangs")
        self.terminal.type(control("C"))
        self.terminal.wait_for_raw(f"still running: {line}".encode())
        self.terminal.wait_for_raw(b"Ctrl-C again stops it")
        self.terminal.type(control("C"))
        self.terminal.wait_for(f"error: `{line}` {event}")
        self.terminal.wait_for_line(self.prompt)
        self.expect_next_line_works()


class Discarding:
    """A screen that shows nothing."""

    def feed(self, data):
        pass


TRAPS = {
    "index": "Index out of range",
    "negativeIndex": "Index out of range",
    "emptyFirst": "Can't remove first element from an empty collection",
    "unwrap": "Unexpectedly found nil while unwrapping an Optional value",
    "implicitUnwrap": "Unexpectedly found nil while implicitly unwrapping an Optional value",
    "overflow": "arithmetic overflow",
    "underflow": "arithmetic overflow",
    "conversion": "Not enough bits to represent the passed value",
    "division": "Division by zero",
    "remainder": "Division by zero in remainder operation",
    "shift": "Double value cannot be converted to Int because it is either infinite or NaN",
    "fatal": "not written yet",
    "failedPrecondition": "needs an item",
    "failedAssertion": "not reached",
    "cast": "Could not cast value of type 'Swift.Array<Swift.Int>' to 'Swift.Int'.",
    "tryBang": "'try!' expression unexpectedly raised an error: Traps.Failure()",
    "duplicateKeys": "Duplicate values for key: '1'",
    "stringIndex": "String index is out of bounds",
    "range": "Range requires lowerBound <= upperBound",
    "nullPointer": "an invalid memory access",
    "abort": "`abort` was called",
    "objectOverrun": "Index out of range",
    "endlessRecursion": "stack overflow (a function that calls itself without an end?)",
    "isolation": "",
    "computedProperty": "Index out of range",
    "nestedClosure": "Index out of range",
    "sort": "no order",
}


class Traps(Misbehaving):
    file = "Traps.swift"

    def test_an_unowned_reference_names_the_line_that_reads_it(self):
        at = place(self.file, "danglingRead")
        self.expect_error(
            ".unownedReference",
            f"crashed at {at}: Attempted to read an unowned reference but object was already destroyed")

    def test_overlapping_accesses_are_one_line_without_a_backtrace(self):
        at = place(self.file, "overlap")
        self.expect_error(
            ".exclusivity",
            f"crashed at {at}: Simultaneous accesses, but modification requires exclusive access.")

    def test_mutual_recursion_names_one_of_the_functions(self):
        self.expect_error(".mutualRecursion", f"crashed at {self.file}:")

    def test_a_killed_process_is_replaced(self):
        self.expect_error(
            ".killed",
            "crashed: the system killed it (signal 9), perhaps because it used too much memory")

    def test_explain_shows_the_page_of_the_last_crash(self):
        self.expect_error(".fatal", "crashed")
        self.enter(".fatal")
        self.terminal.wait_for(CONTINUES)
        self.enter("explain")
        self.terminal.wait_for_raw(b"TCA181: a feature that crashed")


def trap(name, text):
    def test(self):
        at = place(self.file, name)
        self.expect_error("." + name, f"crashed at {at}: {text}".rstrip())

    return test


for name, text in TRAPS.items():
    setattr(Traps, "test_the_error_names_the_line_of_" + name, trap(name, text))


class Endings(Misbehaving):
    file = "Endings.swift"

    def test_a_signal_that_the_feature_raises_is_a_crash(self):
        at = place(self.file, "endSignal")
        self.expect_error(".endSignal", f"crashed at {at}: an invalid memory access")

    def test_an_array_that_does_not_fit_into_memory_is_a_crash(self):
        at = place(self.file, "bigArray")
        self.expect_error(".bigArray", f"crashed at {at}: failed to allocate")

    def test_a_loop_of_prints_is_stopped(self):
        # The screen is slower than the loop.
        stream, self.terminal.stream = self.terminal.stream, Discarding()
        self.terminal.enter(".prints")
        self.terminal.wait_for_raw(b"a line")
        self.terminal.type(control("C"))
        self.terminal.wait_for_raw(b"Ctrl-C again stops it")
        self.terminal.type(control("C"))
        self.terminal.wait_for_raw(b"error: `.prints` was stopped at Endings.swift:")
        self.terminal.stream = stream
        self.terminal.wait_for_line(self.prompt)
        self.expect_next_line_works()

    def test_ctrl_c_directly_after_enter_is_not_lost(self):
        for _ in range(3):
            self.enter(".loop")
            # The line was read, but it may not have begun.
            self.terminal.wait_for_raw(b"\r\n")
            self.terminal.type(control("C"))
            self.terminal.wait_for_raw(b"Ctrl-C again stops it")
            self.terminal.type(control("C"))
            self.terminal.wait_for(f"error: `.loop` was stopped at {place(self.file, 'loop')}")
            self.terminal.wait_for_line(self.prompt)
            self.expect_next_line_works()

    def test_a_loop_ends_with_its_terminal(self):
        self.addCleanup(self.close)
        self.enter(".loop")
        self.terminal.wait_for_raw(b"it hangs")
        program = self.terminal.child
        with open(f"/proc/{program.pid}/task/{program.pid}/children") as children:
            workers = children.read().split()
        # Only the first process of the session is told that the terminal is closed.
        program.ptyproc.fileobj.close()
        program.wait()
        self.assertTrue(workers)
        self.assertFalse([worker for worker in workers if os.path.exists(f"/proc/{worker}")])

    def test_a_loop_that_waits_is_stopped(self):
        self.expect_stop(".readInput", "was stopped at Endings.swift:")

    def test_actions_without_an_end_are_stopped_by_the_first_ctrl_c(self):
        self.addCleanup(self.close)
        self.enter("hide *")
        self.terminal.wait_for_line(self.prompt)
        self.enter(".sendForever")
        self.terminal.wait_for_raw(b"it hangs")
        self.terminal.type(control("C"))
        self.terminal.wait_for("error: stopped; pending work was discarded")
        self.terminal.wait_for_line(self.prompt)
        self.enter("hide none")
        self.terminal.wait_for_line(self.prompt)
        self.expect_next_line_works()
        # A session that is restored repeats the line up to where it was stopped.
        self.expect_error(".exit", f"called `exit` at {place(self.file, 'exit')}")


def exit_call(name):
    def test(self):
        self.expect_error("." + name, f"called `exit` at {place(self.file, name)}")

    return test


def hang(name):
    def test(self):
        self.expect_stop("." + name, f"was stopped at {place(self.file, name)}")

    return test


for name in ["exit", "exitWithFailure", "quickExit", "underscoreExit"]:
    setattr(Endings, f"test_{name}_is_an_error_that_names_its_line", exit_call(name))
for name in ["loop", "semaphore", "lock", "sleep"]:
    setattr(Endings, f"test_a_second_ctrl_c_stops_{name}", hang(name))


class Effects(Misbehaving):
    file = "Effects.swift"

    def expect_effect_crash(self, line, event):
        self.enter(line)
        self.terminal.wait_for(event)
        self.terminal.wait_for_line(self.prompt)
        self.expect_next_line_works()

    def test_a_crash_when_an_effect_starts_is_that_of_its_line(self):
        self.expect_error(".crashNow", f"crashed at {place(self.file, 'crashNow')}: Index out of range")

    def test_an_effect_that_crashes_later_is_dropped_and_the_state_stays(self):
        self.expect_effect_crash(
            ".crashLater", f"error: an effect crashed at {place(self.file, 'crashLater')}: Index out of range")

    def test_text_that_is_being_typed_survives_the_process(self):
        self.enter("")
        self.terminal.type("expect counz")
        self.terminal.type("\x1b[D")
        self.terminal.wait_for_line(self.prompt + " expect counz")
        kill_worker(self.terminal.child.pid)
        self.terminal.wait_for("error: ")
        self.terminal.wait_for_line(self.prompt + " expect counz")
        # The arrow key may have arrived only now: then the cursor is before the last letter.
        self.terminal.type(control("E") + control("U"))
        self.expect_next_line_works()

    def test_lines_that_were_pasted_after_one_that_crashes_run(self):
        self.enter("\x1b[200~# begin\n.crashNow\n# 가나 1\n# 2\n# end\x1b[201~")
        self.terminal.wait_for(CONTINUES)
        self.terminal.wait_for(self.prompt + " # end")
        self.terminal.wait_for_line(self.prompt)
        lines = [line for line in self.terminal.lines() if line.startswith(self.prompt + " #")]
        self.assertEqual(lines, [f"{self.prompt} # {text}" for text in ["begin", "가나 1", "2", "end"]])
        self.expect_next_line_works()

    def test_an_effect_that_exits_later_is_dropped(self):
        self.expect_effect_crash(
            ".exitLater", f"error: an effect called `exit` at {place(self.file, 'exitLater')}")

    def test_a_crash_on_another_thread_is_not_repeated_forever(self):
        for name in ["crashOnThread", "crashInTask", "crashInDispatch"]:
            with self.subTest(name):
                self.enter("." + name)
                self.terminal.wait_for(f"crashed at {place(self.file, name)}: Index out of range")
                # If the crash comes after the line, the thread crashes again while the session is restored.
                ends = ["continues from before this line", "continues without this line", f"continues without `.{name}`"]
                self.terminal.wait(
                    lambda: any(end in line for line in self.terminal.lines() for end in ends),
                    "the line to be left out")
                self.terminal.wait_for_line(self.prompt)
                self.expect_next_line_works()

    def expect_abandoned(self, name):
        """A cancelled effect that never ends is abandoned, and the line that has cancelled it is carried out."""
        self.enter("." + name)
        self.terminal.wait_for("No state changes")
        self.terminal.wait_for_line(self.prompt)
        self.enter("undo")
        at = place(self.file, name).rsplit(":", 1)[0]
        self.terminal.wait_for(f"warning: an effect at {at}:")
        self.terminal.wait_for("ignored its cancellation and was abandoned")
        self.terminal.wait_for("a loop around `try? await` never sees the cancellation")
        self.terminal.wait_for(f"undid")
        self.terminal.wait_for_line(self.prompt)
        self.expect_next_line_works()

    def test_a_cancelled_effect_that_loops_around_a_sleep_is_abandoned(self):
        self.expect_abandoned("ignoreSleep")

    def test_a_cancelled_effect_that_loops_around_the_clock_is_abandoned(self):
        self.expect_abandoned("ignoreClock")

    def test_an_effect_that_spins_between_two_lines_is_stopped(self):
        self.enter(".spin")
        self.terminal.wait_for("No state changes")
        self.terminal.wait_for_raw(b"it hangs")
        self.terminal.type(control("C"))
        self.terminal.wait_for("still running: effects in flight")
        self.terminal.type(control("C"))
        self.terminal.wait_for(f"error: work between two lines was stopped at {place(self.file, 'spin')}")
        self.terminal.wait_for_line(self.prompt)
        self.expect_next_line_works()


def path_with_symbolizer(folder, command):
    """Returns folders of programs in which the program that looks up places runs a command first."""
    toolchain = os.path.dirname(os.path.realpath(shutil.which("swiftc")))
    for name, first in [("swiftc", ":"), ("llvm-symbolizer", command)]:
        path = os.path.join(folder, name)
        with open(path, "w") as file:
            file.write(f'#!/bin/sh\n{first}\nexec "{toolchain}/{name}" "$@"\n')
        os.chmod(path, 0o755)
    return f"{folder}:{os.environ['PATH']}"


class KilledInAPipe(unittest.TestCase):
    def test_a_process_that_is_killed_between_two_lines_of_a_pipe_costs_none(self):
        with subprocess.Popen(
            [TCA], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        ) as program:
            killer = threading.Timer(Terminal.timeout, program.kill)
            killer.start()

            def write(line):
                program.stdin.write(line + "\n")

            write("load ProductDetail")
            # The records of 450 lines fill the end of the journal that is not in its file more than once.
            for number in range(1, 451):
                write(".amountControl(.plusButtonTapped)")
                while f"+   productAmount: {number},\n" != (line := program.stdout.readline()):
                    self.assertTrue(line, f"the program ended before line {number}")
                if number in (1, 2, 200, 449):
                    time.sleep(0.1)
                    kill_worker(program.pid)
                    # What a process reads while it is killed is lost.
                    time.sleep(0.1)
            output = program.communicate("undo\nstate productAmount\n")[0]
            killer.cancel()
        self.assertIn("undid 450", output)
        self.assertTrue(output.endswith("449\n"), output)


class DeadlyPlaces(unittest.TestCase):
    def test_a_process_that_dies_whenever_it_reads_how_the_last_one_ended_is_not_replaced_for_ever(self):
        with tempfile.TemporaryDirectory() as folder:
            # The parent is the process that continues the session.
            path = path_with_symbolizer(folder, "kill -9 $PPID")
            program = subprocess.run(
                [TCA], input="load Traps.swift\n.index\n", env={**os.environ, "PATH": path}, cwd=FOLDER, text=True,
                capture_output=True, timeout=Terminal.timeout)
        self.assertEqual(program.returncode, -signal.SIGKILL)


class SlowPlaces(Misbehaving):
    """The program that looks up the place of a crash takes longer than a view may take to be drawn."""

    file = "Views.swift"

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.path = path_with_symbolizer(folder.name, "sleep 3")

    def test_a_view_that_crashes_is_not_taken_for_one_that_is_slow(self):
        self.enter(".removeLast")
        self.terminal.wait_for(f"error: `ViewsView` crashed at {place(self.file, 'first')}: Index out of range")
        self.terminal.wait_for_line(self.prompt)


class Views(Misbehaving):
    file = "Views.swift"

    def expect_log(self, *lines):
        self.enter("log")
        for line in lines:
            self.terminal.wait_for(line)
        self.terminal.wait_for_line(self.prompt)

    def test_a_view_that_crashes_costs_only_the_drawing(self):
        self.enter(".removeLast")
        at = place(self.file, "first")
        self.terminal.wait_for(f"error: `ViewsView` crashed at {at}: Index out of range")
        self.terminal.wait_for("the session continues without the screen; `screen` draws it again")
        self.terminal.wait_for_line(self.prompt)
        self.expect_next_line_works()
        self.expect_log(".removeLast", ".plus")
        self.enter("screen")
        self.terminal.wait_for(f"error: `screen` crashed at {at}: Index out of range")
        self.terminal.wait_for_line(self.prompt)
        self.enter("stage on")
        self.terminal.wait_for("The screen could not be drawn. `screen` draws it again.")
        self.enter("stage off")
        self.enter("undo")
        self.terminal.wait_for("undid")
        self.enter("undo")
        type(self).count = 0
        # Labels are completed again.
        self.enter("screen")
        self.terminal.wait_for("First: a")
        self.terminal.type("tap Rem\t")
        self.terminal.wait_for_line("Views> tap Remove")
        self.terminal.type(control("C"))
        self.terminal.wait_for_line(self.prompt)

    def expect_given_up(self, action, mark):
        self.enter(action)
        at = place(self.file, mark)
        self.terminal.wait_for(f"error: `ViewsView` was stopped at {at}, because drawing it took 2 seconds")
        self.terminal.wait_for_line(self.prompt)
        self.expect_next_line_works()
        self.enter("undo")
        self.terminal.wait_for("undid")
        self.enter("undo")
        type(self).count = 0
        self.enter("screen")
        self.terminal.wait_for("First: a")
        self.terminal.wait_for_line(self.prompt)

    def test_a_view_that_is_never_drawn_to_its_end_is_given_up(self):
        self.expect_given_up(".loop", "steps")

    def test_the_place_of_a_loop_is_known_wherever_it_is_interrupted(self):
        for _ in range(4):
            self.expect_given_up(".call", "letter")


class OutsideWork(Misbehaving):
    file = "OutsideWork.swift"

    def test_a_line_that_closes_the_input_is_lost(self):
        self.expect_error(".closeInput", "closed or replaced a file that the shell needs")

    def test_a_line_that_limits_the_files_of_the_process_has_no_effect_on_the_next(self):
        self.enter(".limitFiles")
        self.terminal.wait_for("No state changes")
        self.terminal.wait_for_line(self.prompt)
        # Naming its line needs other processes.
        self.enter(".task")
        self.terminal.wait_for(f"crashed at {place(self.file, 'task')}")
        self.terminal.wait_for_line(self.prompt)
        self.expect_next_line_works()

    def test_a_line_that_overwrites_what_is_beyond_the_stack_is_lost(self):
        self.expect_error(".overwrite", "crashed")

    def test_a_value_that_is_nested_too_deeply_names_no_file_of_the_shell(self):
        self.expect_error(".nest", "crashed: stack overflow: a value is nested too deeply for the shell")

    def test_a_test_that_ends_the_process_costs_only_itself(self):
        self.enter("test")
        for line in [
            "passed: OutsideTests.first", "failed: OutsideTests.traps",
            f"  the test crashed at {place(self.file, 'trapInTest')}: Index out of range", "failed: OutsideTests.exits",
            f"  the test called `exit` at {place(self.file, 'exitInTest')}", "passed: OutsideTests.last", "4 tests, 2 failed",
        ]:
            self.terminal.wait_for(line)
        self.terminal.wait_for_line(self.prompt)
        self.expect_next_line_works()
        # Repeating the line runs the tests without those.
        kill_worker(self.terminal.child.pid)
        self.terminal.wait_for("the session continues")
        self.terminal.wait_for_line(self.prompt)
        self.expect_next_line_works()

    def test_a_random_number_that_is_drawn_again_is_a_warning_that_names_its_line(self):
        self.enter(".random")
        self.terminal.wait_for("number:")
        self.terminal.wait_for_line(self.prompt)
        self.enter(".exitInTask")
        self.terminal.wait_for("warning: the restored state differs from the one before, because `.random` had another result")
        self.terminal.wait_for_line(self.prompt)
        self.enter("undo")
        self.terminal.wait_for("undid")
        self.terminal.wait_for_line(self.prompt)
        self.expect_next_line_works()

    def test_an_endless_loop_on_the_main_actor_is_stopped(self):
        self.enter(".loop")
        self.terminal.wait_for_raw(b"it hangs")
        self.terminal.type(control("C"))
        self.terminal.wait_for_raw(b"still running: work between two lines")
        self.terminal.type(control("C"))
        at = place(self.file, "loop")
        self.terminal.wait_for(f"error: work that `.loop` started outside of an effect was stopped at {at}")
        self.terminal.wait_for_line(self.prompt)
        self.expect_next_line_works()


def outside_work(name, event):
    def test(self):
        self.enter("." + name)
        at = place(self.file, name)
        self.terminal.wait_for(f"error: work that `.{name}` started outside of an effect " + event.format(at))
        self.terminal.wait_for(f"the session continues without `.{name}`; work like this belongs in an effect")
        self.terminal.wait_for_line(self.prompt)
        self.expect_next_line_works()

    return test


for name, event in {
    "task": "crashed at {}: Index out of range", "mainTask": "crashed at {}: Index out of range",
    "detachedTask": "crashed at {}: Index out of range", "thread": "crashed at {}: Index out of range",
    "exitInTask": "called `exit` at {}", "exitInBlock": "called `exit` at {}",
}.items():
    setattr(OutsideWork, "test_work_outside_of_effects_costs_its_line_" + name, outside_work(name, event))


class Loading(unittest.TestCase):
    def setUp(self):
        self.shell = Shell("--no-rc", columns=200)
        self.terminal = self.shell.__enter__()
        self.addCleanup(self.shell.__exit__, None, None, None)
        self.terminal.wait_for_line("tca>")
        self.enter("load Todos")
        self.terminal.wait_for_line("Todos>")

    def enter(self, line):
        self.terminal.screen.reset()
        self.terminal.enter(line)

    def load(self, name, mark):
        self.enter(f"load {FOLDER}/{name}.swift")
        self.terminal.wait_for(f"at {place(name + '.swift', mark)}")
        self.terminal.wait_for("nothing was loaded; the session continues from before this line")
        self.terminal.wait_for_line("Todos>")
        self.enter("state")
        self.terminal.wait_for("todos: []")

    def test_a_state_that_cannot_be_created_leaves_the_feature_before(self):
        self.load("CrashInState", "state")

    def test_a_reducer_that_cannot_be_created_leaves_the_feature_before(self):
        self.load("CrashInBody", "body")

    def test_a_description_that_crashes_leaves_the_feature_before(self):
        self.load("CrashWhenShown", "shown")

    def test_a_state_that_is_created_without_an_end_is_stopped(self):
        self.enter(f"load {FOLDER}/LoopInState.swift")
        # The file is compiled first.
        self.terminal.wait_for("it hangs")
        self.terminal.type(control("C"))
        self.terminal.wait_for("still running: load")
        self.terminal.type(control("C"))
        self.terminal.wait_for("nothing was loaded")
        self.terminal.wait_for_line("Todos>")

    def test_a_comparison_that_crashes_is_that_of_the_action(self):
        self.enter(f"load {FOLDER}/CrashWhenCompared.swift")
        self.terminal.wait_for_line("CrashWhenCompared>")
        self.enter(".plus")
        self.terminal.wait_for(f"error: `.plus` crashed at {place('CrashWhenCompared.swift', 'compared')}")
        self.terminal.wait_for_line("CrashWhenCompared>")
        self.enter("state")
        self.terminal.wait_for("CrashWhenCompared.State(count: 0)")
