"""A crash of the program itself: no feature is blamed, and the stack is kept for a report."""

import os
import unittest

from test_misbehaving import CONTINUES, FOLDER
from test_shell import Shell


class OwnFault(unittest.TestCase):
    def test_a_crash_without_code_of_a_feature_is_the_programs_own_fault(self):
        session = Shell("--no-rc", os.path.join(FOLDER, "OwnFault.swift"), columns=200)
        with session as shell:
            shell.wait_for_line("OwnFault>")
            shell.enter(".fault")
            shell.wait_for("error: tca ")
            shell.wait_for(CONTINUES)
            shell.wait_for("this is a fault of tca ")
            shell.wait_for("the stack is in ")
            shell.wait_for_line("OwnFault>")
            sessions = os.path.join(session.folder.name, ".local/state/tca/sessions")
            with open(os.path.join(sessions, "crash.txt")) as file:
                report = file.read()
            self.assertRegex(report, r"\Atca \d+\.\d+\.\d+\n")
            self.assertRegex(report, r"\n0x[0-9a-f]+ csv_add_library\n")
            shell.enter(".up")
            shell.wait_for("+ OwnFault.State(count: 1)")
            shell.enter(".fault")
            shell.wait_for("this build is broken")
            shell.wait_for_line("OwnFault>")


if __name__ == "__main__":
    unittest.main()
