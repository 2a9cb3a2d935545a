import unittest

from demo import Demo
from terminal import BACKSPACE, DOWN, ENTER, LEFT, RIGHT, TAB, UP, control


class Typing(unittest.TestCase):
    def test_a_line_reaches_the_caller(self):
        with Demo() as shell:
            shell.enter("hello there")
            shell.wait_for("got: [hello there] 11")

    def test_a_long_line_survives_a_terminal_that_becomes_narrow(self):
        for before, after in [(200, 20), (250, 10), (120, 5)]:
            with self.subTest(before=before, after=after), Demo(columns=before) as shell:
                line = "abcdefghi " * 60 + "end"
                shell.type(line)
                shell.wait(lambda: shell.raw.count(b"end") == 1, "the line")
                shell.resize(after, 24)
                shell.enter("!")
                shell.wait_for_raw(f"got: [{line}!] {len(line) + 1}".encode())

    def test_arrows_and_backspace_edit_in_the_middle(self):
        with Demo() as shell:
            shell.type("abcd" + LEFT * 2 + BACKSPACE + "X" + RIGHT + "Y")
            shell.wait_for_line("λ 0> aXcYd")
            shell.type(ENTER)
            shell.wait_for("got: [aXcYd] 5")

    def test_emacs_keys_move_and_delete(self):
        with Demo() as shell:
            shell.type("one two" + control("A") + "<" + control("E") + ">")
            shell.wait_for_line("λ 0> <one two>")
            shell.type(control("W"))
            shell.wait_for_line("λ 0> <one")
            shell.type(control("U") + "new" + control("B") * 2 + control("K"))
            shell.wait_for_line("λ 0> n")

    def test_home_end_and_delete_keys_work(self):
        with Demo() as shell:
            shell.type("abc\x1b[H\x1b[3~\x1b[FX")
            shell.wait_for_line("λ 0> bcX")

    def test_letters_beyond_ascii_are_not_commands(self):
        with Demo() as shell:
            shell.enter("éñ ÿ 😀")
            shell.wait_for("got: [éñ ÿ 😀] 6")

    def test_an_invalid_byte_becomes_a_replacement_character(self):
        with Demo() as shell:
            shell.type(b"a\xffb\xed\xa0c" + ENTER.encode())
            shell.wait_for("got: [a\ufffdb\ufffd\ufffdc] 6")

    def test_a_character_can_arrive_byte_by_byte(self):
        with Demo() as shell:
            for byte in "한".encode():
                shell.type(bytes([byte]))
                shell.read(0.01)
            shell.wait_for_line("λ 0> 한")


class Hangul(unittest.TestCase):
    def test_is_inserted_in_the_middle(self):
        with Demo() as shell:
            shell.type("한글" + LEFT + "국")
            shell.wait_for_line("λ 0> 한국글")
            shell.wait(lambda: shell.cursor()[0] == 9, "the cursor behind 국")
            shell.type(ENTER)
            shell.wait_for("got: [한국글] 3")

    def test_is_erased_as_a_whole(self):
        with Demo() as shell:
            shell.type("가나다" + LEFT + BACKSPACE)
            shell.wait_for_line("λ 0> 가다")
            shell.wait(lambda: shell.cursor()[0] == 7, "the cursor behind 가")
            shell.type(control("D"))
            shell.wait_for_line("λ 0> 가")

    def test_is_edited_without_a_locale(self):
        for environment in ({}, {"LANG": "C"}, {"LC_ALL": "no_SUCH.locale"}):
            with self.subTest(environment), Demo(environment=environment) as shell:
                shell.type("안녕" + BACKSPACE + "전" + ENTER)
                shell.wait_for("got: [안전] 2")

    def test_that_does_not_fit_begins_the_next_row(self):
        # 5 columns of prompt and 14 of letters leave one column of 20.
        with Demo(columns=20) as shell:
            shell.type("a" * 14 + "한")
            shell.wait(lambda: shell.lines()[:2] == ["λ 0> " + "a" * 14, "한"], "한 on its own row")
            shell.type(BACKSPACE)
            shell.wait(lambda: shell.lines()[:2] == ["λ 0> " + "a" * 14, ""], "한 gone")
            shell.type("b한글" + ENTER)
            shell.wait_for("got: [" + "a" * 14)
            shell.wait_for("b한글] 17")


class Keys(unittest.TestCase):
    def test_ctrl_c_discards_the_line(self):
        with Demo() as shell:
            shell.type("half" + control("C"))
            shell.wait_for("(interrupted)")
            shell.wait_for_line("λ 0>")
            self.assertEqual(shell.lines()[0], "λ 0> half")
            shell.enter("whole")
            shell.wait_for("got: [whole] 5")

    def test_ctrl_c_leaves_a_line_of_several_rows_whole(self):
        with Demo(columns=20) as shell:
            shell.type("a" * 40 + control("A") + control("C"))
            whole = ["λ 0> " + "a" * 15, "a" * 20, "a" * 5, "(interrupted)", "λ 0>"]
            shell.wait(lambda: shell.lines()[:5] == whole, "the line above a new prompt")

    def test_ctrl_d_ends_the_program_only_on_an_empty_line(self):
        with Demo() as shell:
            shell.type("ab" + control("A") + control("D"))
            shell.wait_for_line("λ 0> b")
            shell.type(control("E") + control("D") + BACKSPACE)
            shell.wait_for_line("λ 0>")
            shell.type(control("D"))
            self.assertEqual(shell.wait_for_end(), 0)
            self.assertEqual(shell.lines()[:2], ["λ 0>", "bye"])

    def test_ctrl_c_stops_a_running_command(self):
        with Demo() as shell:
            shell.enter("busy")
            shell.wait_for_line("working")
            shell.type(control("C"))
            shell.wait_for("stopped working")
            shell.wait_for_line("λ 0>")

    def test_what_is_typed_while_a_command_runs_reaches_the_next_prompt(self):
        with Demo() as shell:
            shell.enter("busy")
            shell.wait_for_line("working")
            shell.type("next 한글")
            shell.signal(2)
            shell.wait_for_line("λ 0> next 한글")
            self.assertEqual(sum("next" in line for line in shell.lines()), 1)


class Completion(unittest.TestCase):
    def test_a_single_candidate_is_inserted_with_a_space(self):
        with Demo() as shell:
            shell.type("dec" + TAB + "x")
            shell.wait_for_line("λ 0> decrement x")

    def test_an_incomplete_candidate_gets_no_space(self):
        with Demo() as shell:
            shell.type("di" + TAB + "x")
            shell.wait_for_line("λ 0> dir/x")

    def test_the_common_beginning_is_inserted_and_the_next_tab_lists_the_candidates(self):
        with Demo() as shell:
            shell.type("in" + TAB)
            shell.wait_for_line("λ 0> increment")
            shell.type(TAB)
            shell.wait_for("increment       incrementTwice")
            shell.type("T")
            shell.wait_for_line("λ 0> incrementT")
            self.assertEqual(shell.lines()[0], "λ 0> increment")

    def test_without_a_candidate_the_bell_rings(self):
        with Demo() as shell:
            shell.type("zzz" + TAB)
            shell.wait_for_raw(b"\x07")
            shell.wait_for_line("λ 0> zzz")

    def test_a_word_is_completed_in_the_middle_of_a_line(self):
        with Demo() as shell:
            shell.type("한글 decr 사과" + LEFT * 3 + TAB + "!")
            shell.wait_for_line("λ 0> 한글 decrement! 사과")

    def test_a_list_is_shown_below_a_line_of_several_rows(self):
        with Demo(columns=20) as shell:
            shell.type("a" * 30 + " 사" + LEFT * 10 + control("E") + TAB)
            shell.wait_for("사과  사람")
            shell.wait_for_line("a" * 15 + " 사")
            expected = ["λ 0> " + "a" * 15, "a" * 15 + " 사"]
            self.assertEqual(shell.lines()[:5], expected + ["사과  사람"] + expected)

    def test_candidates_that_do_not_fit_on_the_screen_are_counted(self):
        with Demo(rows=10) as shell:
            shell.type("many number" + TAB)
            shell.wait(lambda: any(line.startswith("and ") for line in shell.lines()), "a count")
            shell.wait_for_line("λ 0> many number")


class History(unittest.TestCase):
    def test_arrows_recall_earlier_lines(self):
        with Demo() as shell:
            shell.enter("first")
            shell.enter("둘째")
            shell.wait_for_line("λ 2>")
            shell.type(UP * 2)
            shell.wait_for_line("λ 2> first")
            shell.type(DOWN)
            shell.wait_for_line("λ 2> 둘째")

    def test_lines_are_kept_between_runs(self):
        with Demo() as shell:
            shell.enter("kept 한글 \\040 x")
            shell.wait_for_line("λ 1>")
            shell.type(control("D"))
            shell.wait_for_end()
            with Demo(history=shell.history) as next_shell:
                next_shell.type(UP)
                next_shell.wait_for_line("λ 0> kept 한글 \\040 x")

    def test_concurrent_shells_keep_each_others_lines(self):
        with Demo() as one, Demo(history=one.history) as other:
            one.enter("from one")
            one.wait_for_line("λ 1>")
            other.enter("from other")
            other.wait_for_line("λ 1>")
            with Demo(history=one.history) as third:
                third.type(UP * 2)
                third.wait_for_line("λ 0> from one")
                third.type(DOWN)
                third.wait_for_line("λ 0> from other")

    def test_home_and_an_arrow_key_end_a_search_and_move_the_cursor(self):
        with Demo() as shell:
            shell.enter("increment 1")
            shell.wait_for_line("λ 1>")
            for key in ["\x1b[1~", "\x1b[H", "\x1b[D\x1b[D\x1b[D\x1b[D\x1b[D\x1b[D"]:
                shell.type(control("R") + "in")
                shell.wait_for("> increment 1")
                shell.type(key)
                shell.enter("X")
                shell.wait_for("got: [Xincrement 1]")
                shell.enter("clear")

    def test_ctrl_r_searches_backwards(self):
        with Demo() as shell:
            shell.enter("increment 1")
            shell.enter("사과 2")
            shell.enter("other 3")
            shell.wait_for_line("λ 3>")
            shell.type(control("R") + "과")
            shell.wait_for("λ 3> 사과 2")
            shell.type(ENTER)
            shell.wait_for_line("λ 4>")
            self.assertEqual(sum("got: [사과 2]" in line for line in shell.lines()), 2)

    def test_any_letter_can_be_searched_and_a_key_that_ends_the_search_acts(self):
        with Demo() as shell:
            for line in ["누름 1", "state", "누름 2", "other"]:
                shell.enter(line)
            shell.wait_for_line("λ 4>")
            # The last bytes of these letters are those of Ctrl-D and of a key with Meta.
            shell.type(control("R") + "누름")
            shell.wait_for("λ 4> 누름 2  ^R 누름")
            shell.type(control("R"))
            shell.wait_for("λ 4> 누름 1  ^R 누름")
            shell.type(control("R"))
            shell.wait_for("λ 4> 누름 1  ^R 누름 ?")
            shell.type(BACKSPACE + BACKSPACE + "sta")
            shell.wait_for("λ 4> state  ^R sta")
            shell.type(control("E") + "!" + ENTER)
            shell.wait_for("got: [state!] 6")

    def test_ctrl_g_returns_to_the_line_before_the_search(self):
        with Demo() as shell:
            shell.enter("first")
            shell.wait_for_line("λ 1>")
            shell.type("half" + control("R") + "fir")
            shell.wait_for("λ 1> first")
            shell.type(control("G") + "X" + ENTER)
            shell.wait_for("got: [halfX] 5")

    def test_keys_without_a_meaning_insert_nothing(self):
        with Demo() as shell:
            for key in ["[5~", "[6~", "[2~", "[15~", "[24~", "[1;2A", "[1;6C", "Ox", "x"]:
                shell.type("\x1b" + key)
            shell.type("ab\x1b[1;2Dc" + ENTER)
            shell.wait_for("got: [acb] 3")


if __name__ == "__main__":
    unittest.main()
