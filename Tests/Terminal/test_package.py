"""The Debian package: unpacked into a root that has the packages it depends on, and nothing else.

`make dist-check` builds the package. The root has no Swift toolchain, and none of the libraries that this machine has beside it.
"""

import glob
import os
import re
import shutil
import subprocess
import tempfile
import unittest

from terminal import ROOT, Terminal

DIST = os.path.join(ROOT, ".build/dist")
# What every Debian system has: the terminal's description, and a shell.
ESSENTIAL = ["ncurses-base", "dash"]
# A root has its own /proc and the devices of this machine, in a namespace that ends with the program.
ENTER_ROOT = 'mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" && exec chroot "$0" /usr/bin/tca "$@"'


def query(field, package):
    return subprocess.run(
        ["dpkg-query", "--show", f"--showformat=${{{field}}}", package], capture_output=True, text=True, check=True).stdout


def installed(names):
    """The packages that packages depend on, themselves included. All of them are installed on this machine."""
    found, left = set(), list(names)
    while left:
        name = left.pop()
        if name in found:
            continue
        found.add(name)
        for field in ["Depends", "Pre-Depends"]:
            left += re.findall(r"(?:^|, )([a-z0-9.+-]+)", query(field, name))
    return found


def copy(package, root):
    """Copies the files of an installed package, without what it documents."""
    files = subprocess.run(["dpkg", "-L", package], capture_output=True, text=True, check=True).stdout.splitlines()
    for path in files:
        if path.startswith("/usr/share/") and not path.startswith("/usr/share/terminfo"):
            continue
        if path.startswith("/") and not os.path.isdir(path):
            os.makedirs(root + os.path.dirname(path), exist_ok=True)
            shutil.copy2(path, root + path, follow_symlinks=False)


@unittest.skipUnless(os.geteuid() == 0, "only root can change the root folder")
@unittest.skipUnless(shutil.which("dpkg-deb"), "there are no Debian packages on this system")
class Package(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        packages = glob.glob(os.path.join(DIST, "*.deb"))
        if not packages:
            raise unittest.SkipTest("`make dist-check` builds the package")
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.root = folder.name
        package = max(packages, key=os.path.getmtime)
        subprocess.run(["dpkg-deb", "--extract", package, cls.root], check=True)
        depends = subprocess.run(
            ["dpkg-deb", "--field", package, "Depends"], capture_output=True, text=True, check=True).stdout
        # Debian has joined /lib and /usr/lib.
        for name in ["bin", "sbin", "lib", "lib64"]:
            if os.path.islink(f"/{name}"):
                os.makedirs(f"{cls.root}/usr/{name}", exist_ok=True)
                os.symlink(f"usr/{name}", f"{cls.root}/{name}")
        for name in installed(depends.strip().split(", ") + ESSENTIAL):
            copy(name, cls.root)
        for name in ["proc", "dev", "tmp", "home"]:
            os.makedirs(os.path.join(cls.root, name))

    def open(self, *arguments):
        environment = {"HOME": "/home", "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"}
        command = [shutil.which("unshare"), "--mount", "--pid", "--fork", "sh", "-c", ENTER_ROOT, self.root, *arguments]
        terminal = Terminal(command, columns=100, rows=50, environment={**environment, "PATH": os.environ["PATH"]})
        self.addCleanup(terminal.close)
        return terminal

    def test_a_session(self):
        shell = self.open()
        shell.wait_for_line("tca>")
        for line, answer in [
            ("record /home/session.md", "recording"),
            ("load ProductDetail", "productAmount: 0"),
            (".amountControl.plusButtonTapped", "+   productAmount: 1"),
            ("scope amountControl", "AmountControl.State(amount: 1)"),
            ("undo", "undid"),
            ("screen", "[cart]"),
        ]:
            shell.enter(line)
            shell.wait_for(answer)
            shell.wait_for(">")
        shell.enter("quit")
        self.assertEqual(shell.wait_for_end(), 0)
        shell = self.open("check", "/home/session.md")
        shell.wait_for("passed")

    def test_a_scenario_is_played(self):
        shell = self.open("replay", "/usr/share/composable-shell/Scenarios/02-scope.md")
        shell.wait_for("outside this scope: ")

    def test_the_course_is_opened(self):
        shell = self.open("learn")
        shell.wait_for("1.1")

    def test_a_room_is_opened_and_left(self):
        shell = self.open("Todos")
        shell.wait_for_line("Todos>")
        shell.enter("room")
        shell.wait_for("http://127.0.0.1:")
        shell.wait_for_line("Todos>")
        shell.enter("room off")
        shell.wait_for_line("Todos>")
        shell.enter("room")
        shell.wait_for("http://127.0.0.1:")

    def test_what_needs_a_toolchain_says_so_in_one_line(self):
        with open(os.path.join(self.root, "home/Counter.swift"), "w") as file:
            file.write("import ComposableArchitecture\n")
        shell = self.open()
        shell.wait_for_line("tca>")
        shell.enter("load /home/Counter.swift")
        shell.wait_for("error: ")
        shell.wait_for_line("tca>")
        error = [line for line in shell.lines() if line.startswith("error: ")]
        self.assertEqual(len(error), 1)
        self.assertIn("swiftc", error[0])


if __name__ == "__main__":
    unittest.main()
