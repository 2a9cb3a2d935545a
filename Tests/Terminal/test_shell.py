"""The shell at its prompt: keys and the screen."""

import os
import subprocess
import tempfile
import unittest

from terminal import ENTER, ROOT, TAB, TCA, UP, Terminal, control, restore_signals



class Shell:
    """`tca` at a terminal, with a home folder that several runs can share."""

    def __init__(self, *arguments, home=None, path=None, columns=80, rows=40, pager="cat", locale="C.UTF-8",
                 prepare=restore_signals):
        self.folder = None if home else tempfile.TemporaryDirectory()
        environment = {"HOME": home or self.folder.name, "LC_ALL": locale, "PAGER": pager}
        if path:
            environment["PATH"] = path
        self.terminal = Terminal([TCA, *arguments], columns, rows, environment, prepare)

    def __enter__(self):
        return self.terminal.__enter__()

    def __exit__(self, *error):
        result = self.terminal.__exit__(*error)
        if self.folder:
            self.folder.cleanup()
        return result


class Pipe(unittest.TestCase):
    """What a file or another program sends to standard input."""

    def run_lines(self, text):
        with tempfile.TemporaryDirectory() as home:
            environment = {"HOME": home, "LC_ALL": "C.UTF-8", "PATH": os.environ["PATH"]}
            return subprocess.run([TCA], input=text, capture_output=True, text=True, env=environment)

    def test_an_action_with_an_open_bracket_goes_on_in_the_next_lines(self):
        result = self.run_lines("load ProductDetail\n.amountControl(\n  .plusButtonTapped\n)\nundo\n")
        self.assertIn("ProductDetailFeature.Action.amountControl(.plusButtonTapped)", result.stdout)
        self.assertIn("undid", result.stdout)
        self.assertEqual(result.returncode, 0, result.stdout)

    def test_an_action_that_stays_open_ends_at_an_empty_line(self):
        result = self.run_lines("load ProductDetail\n.amountControl(\n\n.isToggledButtonTapped\nfeatures\n")
        self.assertIn("error", result.stdout)
        self.assertIn("AmountControl", result.stdout)
        self.assertEqual(result.returncode, 1)

    def test_a_byte_order_mark_is_not_a_part_of_the_first_line(self):
        result = self.run_lines("\ufeffload ProductDetail\n")
        self.assertIn("ProductDetailFeature.State(", result.stdout)
        self.assertEqual(result.returncode, 0, result.stdout)


    def test_a_set_has_the_same_order_in_each_process(self):
        with tempfile.TemporaryDirectory() as folder:
            feature = os.path.join(folder, "Letters.swift")
            with open(feature, "w") as file:
                file.write(LETTERS)
            outputs = {self.run_lines(f"load {feature}\n.join\n").stdout.split("+ ")[1] for _ in range(3)}
        self.assertEqual(len(outputs), 1, outputs)


LETTERS = """\
import ComposableArchitecture

@Reducer
struct Letters {
  @ObservableState
  struct State: Equatable {
    var letters: Set = ["a", "b", "c", "d", "e", "f", "g", "h"]
    var joined = ""
  }
  enum Action { case join }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.joined = state.letters.joined()
      return .none
    }
  }
}
"""


class Session(unittest.TestCase):
    def test_a_feature_is_loaded_an_action_typed_and_a_child_entered(self):
        with Shell() as shell:
            shell.wait_for_line("tca>")
            shell.enter("load productdetail")
            shell.wait_for_line("ProductDetail>")
            shell.enter(".amountControl(.plusButtonTapped)")
            shell.wait_for("+   productAmount: 1,")
            shell.enter("scope amountControl")
            shell.wait_for_line("ProductDetail.amountControl>")
            shell.enter(".minusButtonTapped")
            shell.wait_for("outside this scope: productAmount 1 -> 0")
            shell.enter("up")
            shell.wait_for_line("ProductDetail>")

    def test_a_feature_named_on_the_command_line_is_loaded(self):
        for arguments in (["AmountControl"], ["shell", "AmountControl"]):
            with self.subTest(arguments), Shell(*arguments) as shell:
                shell.wait_for("AmountControl.State(amount: 0)")
                shell.wait_for_line("AmountControl>")

    def test_an_error_shows_its_position_and_the_shell_continues(self):
        with Shell("ProductDetail") as shell:
            shell.wait_for_line("ProductDetail>")
            shell.enter("set isToggled 3")
            shell.wait_for("^ expected true or false")
            shell.enter("toggle isToggled")
            shell.wait_for("+   _isToggled: true")

    def test_hangul_is_set_as_it_was_typed(self):
        with Shell("Settings") as shell:
            shell.wait_for_line("Settings>")
            shell.enter("set displayName 홍길동")
            shell.wait_for('+   _displayName: "홍길동",')

    def test_lines_that_are_typed_ahead_are_all_evaluated(self):
        with Shell("AmountControl") as shell:
            shell.wait_for_line("AmountControl>")
            shell.type((".plusButtonTapped" + ENTER) * 20)
            shell.wait_for("+ AmountControl.State(amount: 20)")


class Keys(unittest.TestCase):
    def test_tab_completes_commands_features_actions_fields_and_children(self):
        with Shell() as shell:
            shell.wait_for_line("tca>")
            shell.type("loa" + TAB + "prod" + TAB)
            shell.wait_for_line("tca> load ProductDetail")
            shell.type(ENTER)
            shell.wait_for_line("ProductDetail>")
            shell.type(".am" + TAB)
            shell.wait_for(".amountControl")
            shell.type(control("C"))
            shell.wait_for_line("ProductDetail>")
            shell.type("set is" + TAB)
            shell.wait_for_line("ProductDetail> set isToggled")
            shell.type("tr" + TAB)
            shell.wait_for_line("ProductDetail> set isToggled true")
            shell.type(control("C") + "scope am" + TAB)
            shell.wait_for_line("ProductDetail> scope amountControl")

    def test_tab_completes_a_nested_action_to_its_end(self):
        with Shell("ProductDetail") as shell:
            shell.wait_for_line("ProductDetail>")
            shell.type(".amountControl(.pl" + TAB)
            shell.wait_for(".amountControl(.plusButtonTapped")

    def test_control_c_discards_the_line(self):
        with Shell() as shell:
            shell.wait_for_line("tca>")
            shell.type("load nons" + control("C") + "features" + ENTER)
            shell.wait_for("AmountControl")
            self.assertFalse(any("error" in line for line in shell.lines()))

    def test_control_d_ends_the_shell(self):
        with Shell() as shell:
            shell.wait_for_line("tca>")
            shell.type(control("D"))
            self.assertEqual(shell.wait_for_end(), 0)

    def test_quit_ends_the_shell(self):
        with Shell() as shell:
            shell.wait_for_line("tca>")
            shell.enter("quit")
            self.assertEqual(shell.wait_for_end(), 0)

    def test_history_is_kept_between_runs(self):
        with tempfile.TemporaryDirectory() as home:
            with Shell(home=home) as shell:
                shell.wait_for_line("tca>")
                shell.enter("load AmountControl")
                shell.wait_for_line("AmountControl>")
                shell.enter("quit")
                shell.wait_for_end()
            self.assertTrue(os.path.exists(os.path.join(home, ".local/state/tca/history")))
            with Shell(home=home) as shell:
                shell.wait_for_line("tca>")
                shell.type(UP + UP)
                shell.wait_for_line("tca> load AmountControl")
