"""Features that change the process of the shell: its files, terminal, signals, limits, memory, threads, and copies.

Each line costs at most itself: the prompt returns, the next line works, and so does the session that another process restores.
"""

import contextlib
import ctypes
import os
import signal
import termios
import unittest

from terminal import ENTER, control, restore_signals
from test_misbehaving import CONTINUES, Misbehaving, kill_worker, place

LOST_FILE = "closed or replaced a file that the shell needs"
OUTSIDE = "that `{}` started outside of an effect"


def children(process):
    """What a process has started, including what has ended and was not collected."""
    found = []
    for thread in os.listdir(f"/proc/{process}/task"):
        with open(f"/proc/{process}/task/{thread}/children") as file:
            found += map(int, file.read().split())
    return found


def state(process):
    """The state of a process, such as "T" (stopped) and "Z" (ended, and not collected)."""
    with open(f"/proc/{process}/stat") as file:
        return file.read().rpartition(")")[2].split()[0]


@contextlib.contextmanager
def stopped(*processes):
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            os.kill(process, signal.SIGCONT)


def use_first_processor():
    os.sched_setaffinity(0, [min(os.sched_getaffinity(0))])


def program(process):
    """The name of the program that a process runs."""
    with open(f"/proc/{process}/comm") as comm:
        return comm.read().strip()


def worker_names(supervisor):
    """The names of the programs that the processes of the session run."""
    names = []
    for child in children(supervisor):
        with contextlib.suppress(FileNotFoundError):
            names.append(program(child))
    return names


class Faults(Misbehaving):
    def expect_prompt(self):
        self.terminal.wait_for_line(self.prompt)
        self.expect_next_line_works()

    def expect_no_effect(self, line):
        self.enter(line)
        self.terminal.wait_for("No state changes")
        self.expect_prompt()

    def expect_restored(self):
        """The session that another process restores has lost nothing."""
        kill_worker(self.terminal.child.pid)
        self.terminal.wait_for("the session continues")
        self.expect_prompt()


def costs(line, event):
    """A line that ends its process, and whose error contains a text."""

    def test(self):
        self.expect_error(line, event)

    return test


def harmless(line):
    def test(self):
        self.expect_no_effect(line)

    return test


def add(case, tests, make):
    for name, *arguments in tests:
        setattr(case, f"test_{name}", make(*arguments))


class Descriptors(Faults):
    file = "Descriptors.swift"

    def test_a_session_is_restored_after_all_of_them(self):
        for line in [".nullOutput", ".closeErrors", ".inherited", ".rawTerminal", ".stoppedOutput", ".noVariables", ".deletedFolder"]:
            self.expect_no_effect(line)
        self.expect_restored()

    def test_output_that_was_stopped_goes_on(self):
        self.expect_no_effect(".stoppedOutput")

    def test_a_terminal_without_line_ends_gets_them_again(self):
        for line in [".rawTerminal", ".emptyTerminal"]:
            with self.subTest(line):
                self.enter(line)
                self.terminal.wait_for("No state changes")
                self.terminal.wait_for_line(self.prompt)
                self.assertIn("  (No state changes)", self.terminal.lines())
                self.expect_next_line_works()

    def test_a_thread_that_closes_files_between_two_lines_costs_its_line(self):
        self.enter(".closeFilesLater")
        self.terminal.wait(lambda: not self.has_journal(), "the journal to be closed")
        # A line that was read is run, whatever has happened to the files.
        type(self).count += 1
        self.terminal.enter(".plus")
        self.terminal.wait_for_raw(f"work {OUTSIDE.format('.closeFilesLater')} {LOST_FILE}".encode())
        self.terminal.wait_for("the session continues without `.closeFilesLater`")
        self.terminal.wait_for(f"count: {self.count}")
        self.expect_prompt()

    def has_journal(self):
        """Whether the process of the session has its journal open."""
        supervisor = self.terminal.child.pid
        with open(f"/proc/{supervisor}/task/{supervisor}/children") as children:
            folder = f"/proc/{children.read().split()[0]}/fd"
        files = [os.path.join(folder, name) for name in os.listdir(folder)]
        return any(os.path.lexists(file) and os.readlink(file).endswith(".journal") for file in files)

    def test_files_that_the_prompt_needs_are_missed_at_once(self):
        for name in ["closeInputLater", "closeAllLater"]:
            with self.subTest(name):
                self.enter("." + name)
                self.terminal.wait_for_raw(f"work {OUTSIDE.format('.' + name)} {LOST_FILE}".encode())
                self.expect_prompt()

    def test_the_program_stays_in_the_foreground(self):
        self.enter(".foreground")
        self.expect_prompt()
        self.assertEqual(os.tcgetpgrp(self.terminal.child.child_fd), os.getpgid(self.terminal.child.pid))
        self.expect_restored()
        self.assertEqual(os.tcgetpgrp(self.terminal.child.child_fd), os.getpgid(self.terminal.child.pid))

    def test_ctrl_c_stops_a_line_for_which_it_is_only_a_key(self):
        for name in ["rawLoop", "rawForever"]:
            with self.subTest(name):
                self.expect_stop("." + name, "was stopped at Descriptors.swift:")
                self.assertTrue(termios.tcgetattr(self.terminal.child.child_fd)[1] & termios.OPOST)

    def test_ctrl_c_stops_a_line_that_reads_a_password(self):
        self.enter(".password")
        # What was typed until then is for the reader of the password.
        self.terminal.wait_for_raw(b"Ctrl-C stops it")
        self.terminal.type(control("C"))
        self.terminal.wait_for_raw(b"Ctrl-C again stops it")
        self.terminal.type(control("C"))
        self.terminal.wait_for(f"error: `.password` was stopped at {place(self.file, 'password')}")
        self.expect_prompt()

    def test_keys_that_are_typed_while_ctrl_c_is_one_of_them_are_kept(self):
        self.enter(".rawForever")
        self.terminal.wait_for_raw(b"it hangs")
        self.terminal.type("# kept")
        self.terminal.type(control("C"))
        self.terminal.wait_for_raw(b"Ctrl-C again stops it")
        self.terminal.type(control("C"))
        self.terminal.wait_for("error: `.rawForever` was stopped")
        self.terminal.wait_for_line(self.prompt + " # kept")
        self.terminal.type(control("U"))
        self.expect_next_line_works()

    def test_signals_have_their_actions_again_after_a_line(self):
        self.expect_no_effect(".ignoredKeys")
        self.expect_stop(".rawLoop", "was stopped at Descriptors.swift:")

    def test_a_line_that_overwrites_shared_memory_is_lost(self):
        self.expect_error(".overwrite", "overwrote memory that the shell needs")
        self.expect_error(
            ".overwriteAndTrap", f"crashed at {place(self.file, 'overwriteAndTrap')}: Index out of range")
        self.expect_restored()


add(Descriptors, [(f"a_line_that_takes_a_file_away_is_lost_{name}", "." + name, LOST_FILE) for name in [
    "nullInput", "pipeInput", "closeStandard", "closeOthers", "closeFiles", "replaceOthers", "reopenOthers"]], costs)
add(Descriptors, [("a_line_that_opens_too_many_files_is_lost", ".exhausted", "opened so many files that the shell can open none")], costs)
add(Descriptors, [(f"the_next_line_works_after_{name}", "." + name) for name in [
    "nullOutput", "nullErrors", "pipeOutput", "fileOutput", "closeOutput", "closeErrors", "nonBlocking", "blocking", "inherited",
    "closeStream", "reopenStream", "unlocked", "rewound", "shutDown", "duplicated", "noTerminal", "noWindow",
    "ownSession", "noVariables", "noTemporaryFolder", "deletedFolder", "noPermissions", "fullDisk"]], harmless)


class Processes(Faults):
    file = "Processes.swift"

    def test_a_session_is_restored_after_all_of_them(self):
        for line in [".blockedSignals", ".ignoredChildren", ".ignoredInterrupt", ".undumpable", ".forkAndReturn", ".limit(9, 1000)"]:
            self.expect_no_effect(line)
        self.expect_restored()

    def test_a_handler_that_loops_is_stopped(self):
        self.expect_stop(".loopingHandler", "was stopped at Processes.swift:")

    def test_a_program_that_replaces_the_shell_is_stopped(self):
        self.enter(".runLong")
        # A Ctrl-C before that would be the shell's, and its answer would go with it.
        self.terminal.wait(lambda: "sleep" in worker_names(self.terminal.child.pid), "the other program")
        self.terminal.type(control("C"))
        # The program may end with the first Ctrl-C.
        def is_over():
            return b"error: `.runLong`" in self.terminal.raw

        self.terminal.wait(lambda: is_over() or b"Ctrl-C again stops it" in self.terminal.raw, "a reaction")
        if not is_over():
            self.terminal.type(control("C"))
        self.terminal.wait_for("error: `.runLong` ")
        self.expect_prompt()

    def test_a_copy_that_reads_the_terminal_ends_with_its_line(self):
        self.expect_no_effect(".forkAndRead")

    def test_a_copy_of_the_process_does_not_run_the_session_a_second_time(self):
        self.enter(".forkAndReturn")
        self.terminal.wait_for("No state changes")
        self.terminal.wait_for_line(self.prompt)
        self.assertEqual(self.terminal.raw.count(b"No state changes"), 1)
        self.expect_next_line_works()

    def test_a_timer_costs_the_line_that_has_set_it(self):
        self.enter(".timer(0)")
        self.terminal.wait_for_raw(f"work {OUTSIDE.format('.timer(0)')} crashed: SIGALRM".encode())
        self.terminal.wait_for("the session continues without `.timer(0)`")
        self.expect_prompt()

    def test_the_main_actor_without_its_thread_is_stopped(self):
        self.enter(".cancelThread")
        self.terminal.wait_for_raw(b"it hangs")
        self.terminal.type(control("C"))
        self.terminal.wait_for_raw(b"still running: work between two lines")
        self.terminal.type(control("C"))
        self.terminal.wait_for(f"error: work {OUTSIDE.format('.cancelThread')} was stopped")
        self.expect_prompt()

    def test_code_that_runs_at_the_exit_does_not_prevent_it(self):
        self.addCleanup(self.close)
        for line in [".printAtExit", ".trapAtExit"]:
            self.expect_no_effect(line)
        self.terminal.raw = bytearray()
        self.terminal.enter("quit")
        self.terminal.wait_for_end()
        self.assertNotIn(b"\x1b]0;bad", self.terminal.raw)


class KilledCopies(Faults):
    """A copy that was killed while it waited for keys takes those that arrive before it gets a processor to end on."""

    file = "Processes.swift"

    @staticmethod
    def prepare():
        restore_signals()
        use_first_processor()

    def expect_keys_arrive(self):
        """Types while the shell does not read, and lets copies that are left end before it does."""
        supervisor = self.terminal.child.pid
        worker, = children(supervisor)
        type(self).count += 1
        with stopped(supervisor, worker):
            self.enter(".plus")
            for child in children(worker):
                if program(child) == "sh":
                    os.kill(child, signal.SIGKILL)
            self.terminal.wait(lambda: all(state(child) == "Z" for child in children(worker)), "the end of the copies")
        self.terminal.wait_for(f"count: {self.count}")
        self.terminal.wait_for_line(self.prompt)

    def run_line(self):
        self.enter(".forkAndReadLate")
        self.terminal.wait_for("No state changes")
        self.terminal.wait_for_line(self.prompt)

    def test_copies_take_no_keys_from_the_next_line(self):
        self.run_line()
        self.expect_keys_arrive()

    def test_copies_take_no_keys_from_the_line_after_a_crash(self):
        self.run_line()
        kill_worker(self.terminal.child.pid)
        # The line runs again.
        self.terminal.wait_for("the session continues")
        self.terminal.wait_for_line(self.prompt)
        self.expect_keys_arrive()


class LastingLimits(Faults):
    """A process without the right to lift such limits."""

    file = "Processes.swift"

    @staticmethod
    def prepare():
        restore_signals()
        # PR_CAPBSET_DROP of CAP_SYS_RESOURCE: a superuser could lift the limits. It fails for other users, who cannot.
        ctypes.CDLL(None).prctl(24, 24, 0, 0, 0)

    def test_limits_that_cannot_be_lifted_cost_their_line(self):
        for line in [".hardLimit(7, 3)", ".hardLimit(9, 1000)", ".hardLimit(1, 0)"]:
            with self.subTest(line):
                self.enter(line)
                self.terminal.wait_for(f"error: `{line}` ")
                self.terminal.wait_for(CONTINUES)
                self.expect_prompt()
        self.enter(".hardLimit(1, 0)")
        self.terminal.wait_for("error: `.hardLimit(1, 0)` set a limit of the process (`setrlimit`) that cannot be lifted")
        self.expect_prompt()


def can_type_for_others():
    """Whether the kernel lets a process put keys into its terminal (TIOCSTI)."""
    path = "/proc/sys/dev/tty/legacy_tiocsti"
    if os.path.exists(path):
        with open(path) as file:
            return file.read().strip() == "1" or os.geteuid() == 0
    return True


class Discarding(Faults):
    file = "Discarding.swift"

    def setUp(self):
        # What a test leaves in the history crashes in the next one.
        self.close()
        super().setUp()

    def run_line(self, line, text):
        self.enter(line)
        self.terminal.wait_for(text)
        self.terminal.wait_for_line(self.prompt)

    def test_a_value_that_crashes_when_it_is_discarded_costs_each_line_that_discards_it(self):
        self.run_line(".keep", "box:")
        self.run_line("undo", "undid 1")
        for _ in range(2):
            self.enter(".plus")
            self.terminal.wait_for(f"error: `.plus` crashed at {place(self.file, 'discarded')}: Index out of range")
            self.terminal.wait_for(CONTINUES)
            self.terminal.wait_for_line(self.prompt)
        # `redo` keeps what was undone, so nothing is discarded.
        self.run_line("redo", "redid 1")
        self.run_line(".plus", "count: 1")

    @unittest.skipUnless(can_type_for_others(), "the kernel lets no process put keys into a terminal")
    def test_keys_that_a_reducer_types_are_typed_again_when_the_session_is_restored(self):
        self.enter(".typeKey")
        self.terminal.wait_for("No state changes")
        self.terminal.wait_for_line(self.prompt + " #")
        kill_worker(self.terminal.child.pid)
        self.terminal.wait_for("the session continues")
        self.terminal.wait_for_line(self.prompt + " ##")
        # What was typed is a comment until it is deleted.
        self.terminal.type(control("U"))
        self.expect_next_line_works()

    def test_a_line_that_waits_for_a_signal_is_lost_as_a_whole(self):
        self.enter(".wait")
        self.terminal.wait_for_raw(b"it hangs")
        self.terminal.type(control("C"))
        self.terminal.wait_for_raw(b"Ctrl-C again stops it")
        self.terminal.type(control("C"))
        self.terminal.wait_for(f"error: `.wait` was stopped at {self.file}:")
        self.terminal.wait_for_line(self.prompt)
        self.assertEqual(self.terminal.raw.count(b"it hangs"), 1)
        self.expect_next_line_works()


CRASHES = [
    ("ignored_fault", ".ignoredFault", "crashed"),
    ("no_signal_stack", ".noSignalStack", "crashed: an invalid memory access"),
    ("small_signal_stack", ".smallSignalStack", "crashed: an invalid memory access"),
    ("unmapped_signal_stack", ".unmappedSignalStack", "crashed: an invalid memory access"),
    ("unmap_code", ".unmapCode", "crashed: an invalid memory access"),
    ("protect_code", ".protectCode", "crashed: an invalid memory access"),
    # Whether the reducer's own frame is unmapped, and so its line unknown, depends on where the frame lies in its page.
    ("unmap_stack", ".unmapStack", "crashed"),
    ("write_code", ".writeCode", "crashed"),
    ("processor_time", ".processorTime", "crashed: SIGXCPU (its processor time was over)"),
    ("end_thread", ".endThread", "crashed"),
    ("run", '.run("/bin/true")', "called `exit`"),
    ("exit_in_thread", ".exitInThread", f"called `exit` at {place('Processes.swift', 'exitInThread')}"),
    ("abort_in_thread", ".abortInThread", f"crashed at {place('Processes.swift', 'abortInThread')}: `abort` was called"),
] + [(f"signal_{number}", f".send({number})", "crashed") for number in [4, 5, 7, 8, 9, 11, 31]]
add(Processes, [("a_line_is_lost_" + name, line, event) for name, line, event in CRASHES], costs)

HARMLESS = [
    ".blockedSignals", ".ignoredChildren", ".ignoredInterrupt", ".undumpable", ".noParentDeath", ".limit(7, 0)", ".limit(1, 0)",
    ".limit(3, 4096)", ".limit(6, 0)", ".limit(9, 1000)", ".forkAndExit", ".forkAndTrap", ".forkMany", '.run("/no/such/program")',
    ".manyThreads",
] + [f".send({number})" for number in [2, 13, 17, 18, 19, 23, 25, 28]] + [
    f".sendParent({number})" for number in [1, 2, 11, 15]] + [f".queueParent({number})" for number in [1, 11, 15]]
add(Processes, [(f"the_next_line_works_after_{line[1:]}", line) for line in HARMLESS], harmless)


if __name__ == "__main__":
    unittest.main()
