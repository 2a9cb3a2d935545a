"""What surrounds a session can be strange: its clock, its folders, other sessions, and the bytes that arrive."""

import os
import subprocess
import tempfile
import unittest

from terminal import PASTE_BEGINS, PASTE_ENDS, Terminal
from test_shell import TCA, Shell

# Real time goes backwards, twice as fast, and jumps by hours.
CLOCK = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <sys/time.h>
#include <time.h>
int clock_gettime(clockid_t clock, struct timespec *time) {
  static int (*own)(clockid_t, struct timespec *);
  static time_t start;
  static int calls;
  if (!own) own = dlsym(RTLD_NEXT, "clock_gettime");
  int result = own(clock, time);
  if (clock != CLOCK_REALTIME && clock != CLOCK_REALTIME_COARSE) return result;
  if (!start) start = time->tv_sec;
  time->tv_sec = start - 2 * (time->tv_sec - start) - 3600 * (++calls % 3);
  return result;
}
int gettimeofday(struct timeval *value, void *zone) {
  struct timespec time;
  clock_gettime(CLOCK_REALTIME, &time);
  value->tv_sec = time.tv_sec, value->tv_usec = time.tv_nsec / 1000;
  return 0;
}
"""


class Circumstances(unittest.TestCase):
    def test_a_clock_that_goes_backwards_changes_nothing(self):
        with tempfile.TemporaryDirectory() as folder:
            library, home = os.path.join(folder, "clock.so"), os.path.join(folder, "home")
            os.mkdir(home)
            subprocess.run(
                ["clang", "-shared", "-fPIC", "-x", "c", "-", "-o", library, "-ldl"], input=CLOCK, text=True, check=True)
            environment = {"HOME": home, "LC_ALL": "C.UTF-8", "LD_PRELOAD": library}
            with Terminal([TCA, "--no-rc", "Timer"], 80, 40, environment) as shell:
                shell.wait_for_line("Timer>")
                shell.enter(".startButtonTapped")
                shell.wait_for("+   seconds: 1")
                shell.wait_for("2 x .ticked")
                shell.enter("quit")
                self.assertEqual(shell.wait_for_end(), 0)

    def test_two_sessions_do_not_record_one_file(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "one.md")
            with Shell("--no-rc", "AmountControl") as first, Shell("--no-rc", "AmountControl") as second:
                for shell in [first, second]:
                    shell.wait_for_line("AmountControl>")
                first.enter(f"record {path}")
                first.wait_for("recording to")
                second.enter(f"record {path}")
                second.wait_for("already exists")
                for shell in [second, first]:
                    shell.enter(".plusButtonTapped")
                    shell.wait_for("amount: 1")
                first.enter("record stop")
                first.wait_for("recorded 1 command to")
            with open(path) as file:
                self.assertEqual(file.read().count("> .plusButtonTapped"), 1)

    def test_bytes_that_are_not_utf_8_are_refused(self):
        with Shell("--no-rc", "Settings") as shell:
            shell.wait_for_line("Settings>")
            shell.type(PASTE_BEGINS.encode() + b"set displayName a\xff\xed\xa0\x80b\n" + PASTE_ENDS.encode())
            shell.wait_for("error: the line is not valid UTF-8")
            shell.wait_for_line("Settings>")
            shell.enter("state displayName")
            shell.wait(lambda: '""' in shell.lines(), "an empty name")
            # The character itself is one like any other.
            shell.enter("set displayName \ufffd")
            shell.wait_for('displayName: "\ufffd"')


if __name__ == "__main__":
    unittest.main()
