"""Inspecting and controlling at the prompt: time travel, traces, effects, dependencies, explanations."""

import unittest

from terminal import TAB, UP, control
from test_shell import Shell


class Travel(unittest.TestCase):
    def test_actions_are_logged_undone_and_redone(self):
        with Shell("ProductDetail") as shell:
            shell.wait_for_line("ProductDetail>")
            shell.enter(".amountControl.plusButtonTapped")
            shell.wait_for("+   productAmount: 1,")
            shell.enter("log")
            shell.wait_for("1  typed  .amountControl(.plusButtonTapped)  productAmount 0 -> 1, 1 more")
            shell.enter("undo")
            shell.wait_for("undid 1  .amountControl(.plusButtonTapped)")
            shell.enter("state productAmount")
            shell.wait_for("0")
            shell.enter("redo")
            shell.wait_for("redid 1  .amountControl(.plusButtonTapped)")
            shell.enter("goto 7")
            shell.wait_for("error:")
            shell.wait_for_line("ProductDetail>")

    def test_undoing_a_load_restores_the_prompt(self):
        with Shell("ProductDetail") as shell:
            shell.enter("scope amountControl")
            shell.wait_for_line("ProductDetail.amountControl>")
            shell.enter("load Timer")
            shell.wait_for("ended ProductDetail (undo restores it)")
            shell.enter("undo")
            shell.wait_for_line("ProductDetail.amountControl>")

    def test_hidden_actions_are_counted(self):
        with Shell("Timer") as shell:
            shell.enter("clock manual")
            shell.enter("hide .ticked")
            shell.enter(".startButtonTapped")
            shell.enter("advance 3s")
            shell.wait_for("3 hidden")


class Tracing(unittest.TestCase):
    def test_a_trace_is_shown_before_the_block(self):
        with Shell("ProductDetail") as shell:
            shell.enter("trace on")
            shell.enter(".amountControl.plusButtonTapped")
            shell.wait_for("│  └─ AmountControl                      amount 0 -> 1")
            shell.wait_for("+   productAmount: 1,")


class World(unittest.TestCase):
    def test_effects_are_listed_and_cancelled(self):
        with Shell("Timer") as shell:
            shell.enter("clock manual")
            shell.enter(".startButtonTapped")
            shell.enter("effects")
            shell.wait_for("Timer.swift:24  from action 1  id CancelID.timer")
            shell.enter("cancel 1")
            shell.wait_for("cancelled effect 1 (Timer.swift:24, id CancelID.timer)")
            shell.enter("effects")
            shell.wait_for("1  cancelled manually  Timer.swift:24")

    def test_dependencies_are_listed_and_set(self):
        with Shell("Registration") as shell:
            shell.enter("deps date 2030-12-24")
            shell.wait_for("date      2030-12-24 00:00:00 UTC, moves with the clock")


class Understanding(unittest.TestCase):
    def test_explain_describes_the_last_error_and_topics(self):
        with Shell("ProductDetail") as shell:
            shell.enter("set productAmount 3")
            shell.wait_for("is not bindable")
            shell.enter("explain")
            shell.wait_for("TCA133")
        with Shell() as shell:
            shell.enter("explain view store")
            shell.wait_for_line("tca>")
            self.assertNotIn(b"error:", shell.raw)


class Searching(unittest.TestCase):
    def test_control_r_searches_the_history(self):
        with Shell("ProductDetail") as shell:
            shell.wait_for_line("ProductDetail>")
            shell.enter("toggle isToggled")
            shell.wait_for("_isToggled: true")
            shell.enter("up")
            shell.type(control("R") + "togg")
            shell.wait(lambda: "toggle isToggled" in shell.picture(), "the line that was found")

    def test_values_are_completed(self):
        with Shell("Settings") as shell:
            shell.wait_for_line("Settings>")
            shell.type("set digest .w" + TAB)
            shell.wait_for_line("Settings> set digest .weekly")
            shell.type(control("U") + "set protectMyPosts t" + TAB)
            shell.wait_for_line("Settings> set protectMyPosts true")
            shell.type(control("U") + UP)


if __name__ == "__main__":
    unittest.main()
