"""What surrounds a session can be strange: its clock, its folders, other sessions, and the bytes that arrive."""

import json
import os
import re
import subprocess
import tempfile
import unittest
import urllib.request

from terminal import PASTE_BEGINS, PASTE_ENDS, Terminal
from test_misbehaving import FOLDER
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
                shell.wait_for("1 x .ticked")
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

    def test_a_full_folder_for_temporary_files_is_said_and_the_session_goes_on(self):
        with tempfile.TemporaryDirectory() as folder:
            full, home = os.path.join(folder, "full"), os.path.join(folder, "home")
            os.mkdir(full)
            os.mkdir(home)
            mount = ["mount", "-t", "tmpfs", "-o", "size=64k", "none", full]
            if subprocess.run(mount, stderr=subprocess.DEVNULL).returncode != 0:
                self.skipTest("no small file system can be mounted")
            try:
                subprocess.run(["dd", "if=/dev/zero", f"of={full}/filler", "bs=512"], stderr=subprocess.DEVNULL)
                environment = {"HOME": home, "TMPDIR": full, "LC_ALL": "C.UTF-8"}
                with Terminal([TCA, "--no-rc", "AmountControl"], 250, 40, environment) as shell:
                    shell.wait_for_line("AmountControl>")
                    shell.enter(f"load {FOLDER}/Counting.swift")
                    shell.wait_for("/Counting.swift cannot be written")
                    shell.wait_for_line("AmountControl>")
                    shell.enter(".plusButtonTapped")
                    shell.wait_for("amount: 1")
                    # As soon as there is room, the file is loaded.
                    os.unlink(os.path.join(full, "filler"))
                    subprocess.run(["mount", "-o", "remount,size=64m", full], check=True)
                    shell.enter(f"load {FOLDER}/Counting.swift")
                    shell.wait_for_line("Counting>")
            finally:
                subprocess.run(["umount", "-l", full])

    def test_three_hundred_scopes(self):
        enter = ".deepen\nscope inner[1]\n" * 300
        text = f"load {FOLDER}/Rows.swift\nscope nest\n{enter}.plus\nstate count\nup\nroot\nstate count\n.plus\n"
        run = subprocess.run([TCA, "--no-rc"], input=text, capture_output=True, text=True, timeout=600)
        self.assertEqual((run.returncode, run.stderr.replace("compiling 1 file\n", "")), (0, ""), run.stdout[-2000:])
        self.assertEqual(re.findall(r"^\d+$", run.stdout, re.M), ["1", "0"])
        self.assertIn("+   count: 1,", run.stdout.rsplit("Rows.Action.plus", 1)[1])

    def test_ten_thousand_rows_in_a_room(self):
        with Shell("--no-rc", f"{FOLDER}/Rows.swift", columns=100) as shell:
            shell.wait_for_line("Rows>")
            shell.enter("room")
            shell.wait_for("http://")
            shell.wait_for_line("Rows>")
            address = re.search(r"http://\S+", "\n".join(shell.lines())).group(0)
            for line, shown in [(".changeAll", "rows"), (".plus", "count: 1")]:
                shell.enter(line)
                shell.wait_for(shown)
                shell.wait_for_line("Rows>")
            records = []
            with urllib.request.urlopen(f"{address}/events", timeout=120) as stream:
                while len(records) < 3:
                    line = stream.readline()
                    if line.startswith(b"data: "):
                        records.append(json.loads(line[6:]))
            self.assertEqual([record["line"] for record in records], ["", ".changeAll", ".plus"])


if __name__ == "__main__":
    unittest.main()
