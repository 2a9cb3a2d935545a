"""A crash of the program itself: no feature is blamed, and the stack is kept for a report."""

import os
import platform
import re
import subprocess
import unittest

from test_misbehaving import CONTINUES, FOLDER
from test_shell import Shell

# An instruction that no processor of the kind knows.
INVALID = {"x86_64": b"\x0f\x0b", "aarch64": b"\0\0\0\0"}[platform.machine()]


def damage(supervisor, function):
    """Replaces the beginning of a function in the process that runs the session."""
    with open(f"/proc/{supervisor}/task/{supervisor}/children") as children:
        worker = int(children.read().split()[0])
    program = os.path.realpath(f"/proc/{worker}/exe")
    with open(f"/proc/{worker}/maps") as maps:
        base = int(next(line for line in maps if line.rstrip().endswith(program)).split("-")[0], 16)
    names = subprocess.run(["nm", program], capture_output=True, text=True, check=True).stdout
    offset = int(re.search(rf"^([0-9a-f]+) T {function}$", names, re.M)[1], 16)
    with open(f"/proc/{worker}/mem", "r+b", buffering=0) as memory:
        memory.seek(base + offset)
        memory.write(INVALID)


class OwnFault(unittest.TestCase):
    @unittest.skipUnless(os.geteuid() == 0, "only root can change another process")
    def test_a_crash_without_a_loaded_file_is_the_programs_own_fault(self):
        session = Shell("--no-rc", "ProductDetail", columns=200)
        with session as shell:
            shell.wait_for_line("ProductDetail>")
            damage(shell.child.pid, "csv_begin_line")
            shell.enter("state")
            shell.wait_for("error: tca ")
            shell.wait_for("this is a fault of tca ")
            shell.wait_for("the stack is in ")
            shell.wait_for_line("ProductDetail>")
            sessions = os.path.join(session.folder.name, ".local/state/tca/sessions")
            with open(os.path.join(sessions, "crash.txt")) as file:
                self.assertRegex(file.read(), r"\Atca [\d.]+\n0x[0-9a-f]+ csv_begin_line\n")
            shell.enter("toggle isToggled")
            shell.wait_for("+   _isToggled: true")
            shell.wait_for_line("ProductDetail>")
            damage(shell.child.pid, "csv_begin_line")
            shell.enter("state")
            shell.wait_for("this build is broken")
            shell.wait_for_line("ProductDetail>")

    def test_a_loaded_file_may_have_caused_a_crash_without_its_code(self):
        with Shell("--no-rc", os.path.join(FOLDER, "OwnFault.swift"), columns=200) as shell:
            shell.wait_for_line("OwnFault>")
            shell.enter(".fault")
            shell.wait_for("error: `.fault` crashed: an invalid memory access")
            shell.wait_for(CONTINUES)
            shell.wait_for("so this may be a fault of tca ")
            shell.wait_for_line("OwnFault>")
            shell.enter(".up")
            shell.wait_for("+ OwnFault.State(count: 1)")


if __name__ == "__main__":
    unittest.main()
