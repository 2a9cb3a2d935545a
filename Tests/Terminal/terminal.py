"""Runs a program at a pseudo terminal, sends keys to it, and reads its screen."""

import os
import signal
import tempfile
import termios
import time

import pexpect
import pyte

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

# The program under test: `Tests/Terminal/run` sets it.
TCA = os.environ.get("TCA", "tca")

UP, DOWN, RIGHT, LEFT = "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D"
TAB, ENTER, BACKSPACE = "\t", "\r", "\x7f"
PASTE_BEGINS, PASTE_ENDS = "\x1b[200~", "\x1b[201~"


def control(letter):
    return chr(ord(letter) & 0x1F)


def restore_signals():
    """Resets the signals that nohup (SIGHUP) and Python (SIGPIPE) ignore."""
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)


class Terminal:
    """Runs a command. The `wait_...` methods read its output into a screen until a condition is met."""

    # The longest time without any output. Long, because a busy machine takes long to compile a feature.
    timeout = 120
    # The longest time to wait while there is output.
    patience = 10 * timeout

    def __init__(self, command, columns=80, rows=24, environment=None, prepare=restore_signals):
        """`prepare` is called in the new process before it runs the command."""
        environment = dict(environment or {})
        self.home = None
        if "HOME" not in environment:
            self.home = tempfile.TemporaryDirectory()
            environment["HOME"] = self.home.name
        environment.setdefault("TERM", "xterm-256color")
        environment.setdefault("PATH", os.environ["PATH"])
        environment.setdefault("SWIFT_BACKTRACE", "enable=no")
        # Tests of the pager set it.
        environment.setdefault("PAGER", "cat")
        self.raw = bytearray()
        self.screen = pyte.Screen(columns, rows)
        self.rows = {}
        self.stream = pyte.ByteStream(self.screen)
        self.child = pexpect.spawn(
            command[0], command[1:], env=environment, dimensions=(rows, columns), timeout=None,
            preexec_fn=prepare,
        )
        self.child.delaybeforesend = None
        self.last_output = time.monotonic()

    # Input.

    def type(self, keys):
        """Sends keys and reads output at the same time, so that neither side blocks the other."""
        data = keys.encode() if isinstance(keys, str) else keys
        while data:
            data = data[os.write(self.child.child_fd, data[:1024]) :]
            self.read(0)

    def enter(self, line):
        self.type(line + ENTER)

    def resize(self, columns, rows):
        self.screen.resize(rows, columns)
        self.child.setwinsize(rows, columns)

    def signal(self, number):
        os.kill(self.child.pid, number)

    # Output.

    def read(self, seconds):
        """Reads available output within a time limit. Returns False if the program has closed the terminal."""
        try:
            data = self.child.read_nonblocking(65536, seconds)
        except pexpect.TIMEOUT:
            return True
        except pexpect.EOF:
            return False
        self.last_output = time.monotonic()
        self.raw += data
        self.stream.feed(data)
        return True

    def lines(self):
        """The rows of the screen. A wide character is one character, not two cells."""
        for y in self.screen.dirty:
            cells = self.screen.buffer[y]
            self.rows[y] = "".join(cells[x].data for x in range(self.screen.columns)).rstrip()
        self.screen.dirty.clear()
        return [self.rows.get(y, "") for y in range(self.screen.lines)]

    def row(self, y):
        return self.lines()[y]

    def last_line(self):
        return next((line for line in reversed(self.lines()) if line), "")

    def cursor(self):
        return self.screen.cursor.x, self.screen.cursor.y

    def wait(self, condition, what):
        """Reads until `condition()` is true; fails after `timeout` seconds without output."""
        begin = time.monotonic()
        is_open = True
        while not condition():
            if not is_open or self.is_late(begin):
                raise AssertionError(f"timed out waiting for {what}; the screen:\n{self.picture()}")
            is_open = self.read(0.05)

    def is_late(self, begin):
        now = time.monotonic()
        return now > max(begin, self.last_output) + self.timeout or now > begin + self.patience

    def wait_for(self, text):
        """Waits until a row contains the text."""
        self.wait(lambda: any(text in line for line in self.lines()), repr(text))

    def wait_for_line(self, text):
        """Waits until the last row that is not empty equals the text."""
        self.wait(lambda: self.last_line() == text.rstrip(), f"the last line {text!r}")

    def wait_for_screen_end(self, text):
        """Waits until the last row that is not empty, without the last row of the screen, equals the text."""

        def last():
            return next((line for line in reversed(self.lines()[:-1]) if line), "")

        self.wait(lambda: last() == text, f"{text!r} above the last row")

    def wait_until_gone(self, text):
        """Waits until no row contains the text."""
        self.wait(lambda: all(text not in line for line in self.lines()), f"no {text!r}")

    def wait_for_raw(self, data):
        """Waits until the program has written these bytes."""
        searched = 0

        def is_written():
            nonlocal searched
            start, searched = searched, max(0, len(self.raw) - len(data))
            return self.raw.find(data, start) >= 0

        self.wait(is_written, repr(data))

    def wait_for_end(self):
        """Reads until the program has ended. Returns its exit status, or the negative number of its signal."""
        begin = time.monotonic()
        while self.child.isalive():
            if self.is_late(begin):
                raise AssertionError(f"did not end; the screen:\n{self.picture()}")
            self.read(0.05)
        while self.read(0.05) and not self.is_late(begin):
            pass
        code, killer = self.child.exitstatus, self.child.signalstatus
        return -killer if code is None else code

    def picture(self):
        return "\n".join("|" + line for line in self.lines())

    # Settings.

    def settings(self):
        """Everything that `stty` shows."""
        return termios.tcgetattr(self.child.child_fd)

    @staticmethod
    def first_settings():
        """The settings of a terminal before its program has begun. Read from the program's own, they may already be its own."""
        ends = os.openpty()
        try:
            return termios.tcgetattr(ends[1])
        finally:
            for end in ends:
                os.close(end)

    def hang_up(self):
        """Closes the terminal, as closing its window does. Returns the status of the program."""
        self.child.ptyproc.fileobj.close()
        _, status = os.waitpid(self.child.pid, 0)
        self.child = None
        return os.waitstatus_to_exitcode(status)

    def close(self):
        if self.child:
            try:
                self.child.close(force=True)
            except pexpect.ExceptionPexpect:
                # The program was killed; on a busy machine it ends later than pexpect expects.
                os.waitpid(self.child.pid, 0)
        if self.home:
            self.home.cleanup()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
