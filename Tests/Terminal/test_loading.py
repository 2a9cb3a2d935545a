"""Loading files at the prompt: load, edit, reload, and a compiler error."""

import os
import shutil
import signal
import tempfile
import time
import unittest

from terminal import ROOT, TAB, control
from test_shell import Shell

COUNTER = os.path.join(ROOT, "Examples/Files/Counter.swift")


def is_running(process):
    """Returns whether a process exists and has not ended."""
    try:
        with open(f"/proc/{process}/stat") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def children(process):
    with open(f"/proc/{process}/task/{process}/children") as file:
        return [int(word) for word in file.read().split()]


class Loading(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.file = os.path.join(self.folder.name, "Counter.swift")
        shutil.copy(COUNTER, self.file)

    def edit(self, old, new):
        with open(self.file) as file:
            text = file.read()
        self.assertIn(old, text)
        with open(self.file, "w") as file:
            file.write(text.replace(old, new))

    def test_a_file_is_loaded_edited_broken_repaired_and_reloaded(self):
        with Shell(self.file) as shell:
            shell.wait_for_line("Counter>")
            shell.enter(".plusButtonTapped")
            shell.wait_for("+   count: 1,")
            self.edit("state.count += 1", "state.count += 10")
            shell.enter("reload")
            shell.wait_for("replayed 1 line; 1 produced different output")
            shell.wait_for("now  +   count: 10,")
            shell.wait_for_line("Counter>")
            self.edit("case ticked\n", "case ticked(\n")
            shell.enter("reload")
            shell.wait_for("Counter.swift:14:")
            shell.wait_for_line("Counter>")
            self.edit("case ticked(\n", "case ticked\n")
            shell.enter("reload")
            shell.wait_for("replayed 1 line with the same output")

    def test_a_line_that_is_invalid_stays_known_while_the_file_is_broken(self):
        with Shell(self.file) as shell:
            shell.wait_for_line("Counter>")
            shell.enter(".plusButtonTapped")
            shell.wait_for("+   count: 1,")
            shell.enter(".minusButtonTapped")
            shell.wait_for("+   count: 0,")
            self.edit("minusButtonTapped", "lessButtonTapped")
            shell.enter("reload")
            shell.wait_for(".minusButtonTapped  is no longer valid")
            self.edit("case ticked\n", "case ticked(\n")
            shell.enter("reload")
            shell.wait_for("Counter.swift:14:")
            self.edit("case ticked(\n", "case ticked\n")
            self.edit("lessButtonTapped", "minusButtonTapped")
            shell.enter("reload")
            shell.wait_for(".minusButtonTapped  is valid again")

    def test_a_watched_file_is_reloaded_at_each_save(self):
        with Shell("watch", self.file) as shell:
            shell.wait_for("watching ")
            shell.enter(".plusButtonTapped")
            shell.wait_for("+   count: 1,")
            self.edit("state.count += 1", "state.count += 10")
            shell.wait_for("replayed 1 line; 1 produced different output")
            shell.wait_for("now  +   count: 10,")
            self.edit("case ticked\n", "case ticked(\n")
            shell.wait_for("Counter.swift:14:")
            self.edit("case ticked(\n", "case ticked\n")
            shell.wait_for("replayed 1 line with the same output")
            shell.enter("watch off")
            shell.enter("state count")
            shell.wait(lambda: any(line.strip() == "10" for line in shell.lines()), "the count")

    def test_a_pinned_screen_is_drawn_again_when_the_watched_file_is_saved(self):
        with Shell("watch", self.file, rows=24) as shell:
            shell.wait_for("watching ")
            shell.enter("screen on")
            shell.wait_for("[1] <->")
            self.edit('Button("-")', 'Button("Less")')
            shell.wait_for("<Less>")
            shell.enter("tap Less")
            shell.wait_for("[1] Less: sent .minusButtonTapped")

    def test_a_folder_is_loaded_and_a_broken_view_is_left_out(self):
        journal = os.path.join(self.folder.name, "Journal")
        shutil.copytree(os.path.join(ROOT, "Examples/Projects/Journal"), journal)
        with Shell(journal) as shell:
            shell.wait_for_line("Journal>")
            with open(os.path.join(journal, "Views.swift"), "a") as file:
                file.write("struct DialView: View { var body: some View { Dial() } }\n")
            shell.enter("reload")
            shell.wait_for("left out: DialView (Views.swift:")
            shell.wait_for_line("Journal>")

    def test_a_target_of_a_package_is_loaded_and_a_wrong_name_is_corrected(self):
        shop = os.path.join(self.folder.name, "Shop")
        shutil.copytree(os.path.join(ROOT, "Examples/Projects/Shop"), shop)
        with Shell(columns=200) as shell:
            shell.wait_for_line("tca>")
            shell.enter(f"load {self.folder.name}/counter.swift")
            shell.wait_for(f"did you mean {self.file}?")
            shell.enter(f"load {shop}p Shop")
            shell.wait_for(f"did you mean {shop}?")
            shell.enter(f"load {shop} Shop")
            shell.wait_for_line("Cart>")
            shell.enter(".buyTapped(2)")
            shell.wait_for("_total: 9")

    def hanging_compiler(self):
        """Returns a folder with a `swiftc` that never ends, and the file with its process identifiers."""
        folder = os.path.join(self.folder.name, "bin")
        notes = os.path.join(self.folder.name, "processes")
        os.mkdir(folder)
        compiler = os.path.join(folder, "swiftc")
        with open(compiler, "w") as file:
            file.write(f"#!/bin/sh\nsleep 1000 &\necho $$ $! > {notes}.new\n")
            file.write(f"mv {notes}.new {notes}\nwait\n")
        os.chmod(compiler, 0o755)
        return folder, notes

    def test_ctrl_c_ends_a_hanging_compiler_and_the_feature_stays(self):
        folder, notes = self.hanging_compiler()
        with Shell("Timer", path=f"{folder}:{os.environ['PATH']}") as shell:
            shell.wait_for_line("Timer>")
            shell.enter("clock manual")
            shell.enter(".startButtonTapped")
            shell.wait_for("+   isRunning: true,")
            shell.enter(f"load {self.file}")
            shell.wait(lambda: os.path.exists(notes), "the compiler")
            with open(notes) as file:
                processes = [int(word) for word in file.read().split()]
            self.assertTrue(all(map(is_running, processes)))
            shell.type(control("C"))
            shell.wait_for("compilation was stopped; nothing was loaded")
            shell.wait_for_line("Timer>")
            shell.wait(lambda: not any(map(is_running, processes)), "the compiler's end")
            shell.enter("advance")
            shell.wait_for("+   seconds: 1")
            # A session that is restored does not load the file either.
            os.kill(children(shell.child.pid)[0], signal.SIGKILL)
            shell.wait_for("the session continues")
            shell.wait_for_line("Timer>")
            shell.enter("state seconds")
            shell.wait(lambda: "1" in shell.lines(), "the seconds")

    def test_a_compiler_ends_with_the_shell_whatever_ends_the_shell(self):
        folder, notes = self.hanging_compiler()
        for number in [signal.SIGKILL, signal.SIGTERM, signal.SIGHUP, signal.SIGSEGV]:
            with self.subTest(number), Shell(path=f"{folder}:{os.environ['PATH']}") as shell:
                shell.wait_for_line("tca>")
                shell.enter(f"load {self.file}")
                shell.wait(lambda: os.path.exists(notes), "the compiler")
                with open(notes) as file:
                    processes = [int(word) for word in file.read().split()]
                os.remove(notes)
                shell.signal(number)
                shell.wait_for_end()
                end = time.monotonic() + shell.timeout
                while any(map(is_running, processes)) and time.monotonic() < end:
                    time.sleep(0.05)
                self.assertFalse(any(map(is_running, processes)))

    def test_files_are_completed_after_load(self):
        with Shell() as shell:
            shell.wait_for_line("tca>")
            shell.type(f"load {self.folder.name}/Coun" + TAB)
            shell.wait_for("Counter.swift")


if __name__ == "__main__":
    unittest.main()
