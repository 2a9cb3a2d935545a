"""Views at the prompt: drawing them and operating their controls."""

import unittest

from terminal import TAB
from test_shell import Shell


class Screens(unittest.TestCase):
    def test_tapping_a_control_changes_the_screen(self):
        with Shell("Settings") as shell:
            shell.wait_for_line("Settings>")
            shell.enter("format labels")
            shell.enter("screen")
            shell.wait_for("│ [2] Protect my posts: off")
            shell.enter("tap protect my posts")
            shell.wait_for("[2] Protect my posts: isOn off -> on, sent .binding(")
            shell.enter("screen")
            shell.wait_for("│ [2] Protect my posts: on")

    def test_hangul_is_entered_as_it_was_typed(self):
        with Shell("Settings") as shell:
            shell.wait_for_line("Settings>")
            shell.enter("enter Name 홍길동")
            shell.wait_for('+   _displayName: "홍길동",')

    def test_tab_completes_labels_and_values(self):
        with Shell("Settings") as shell:
            shell.wait_for_line("Settings>")
            shell.type("tap pro" + TAB)
            shell.wait_for_line("Settings> tap Protect my posts")
            shell.type("\x03enter Noti" + TAB)
            shell.wait_for_line("Settings> enter Notifications")
            shell.type("of" + TAB)
            shell.wait_for_line("Settings> enter Notifications off")

    def test_a_narrow_terminal_gets_a_narrow_screen(self):
        with Shell("Settings", columns=40) as shell:
            shell.wait_for_line("Settings>")
            shell.enter("screen")
            shell.wait_for("└" + "─" * 38 + "┘")

    def test_a_wide_terminal_gets_the_same_screen_as_files(self):
        with Shell("Settings", columns=120) as shell:
            shell.wait_for_line("Settings>")
            shell.enter("screen")
            shell.wait_for("└" + "─" * 78 + "┘")

    def test_a_childs_screen_acts_on_the_running_store(self):
        with Shell("ProductDetail") as shell:
            shell.wait_for_line("ProductDetail>")
            shell.enter("scope amountControl")
            shell.enter("tap +")
            shell.wait_for("outside this scope: productAmount 0 -> 1")


if __name__ == "__main__":
    unittest.main()
