"""Korean at a terminal: the language of the locale, of `--lang`, and of `lang`."""

import os
import re
import subprocess
import tempfile
import unittest

from terminal import Terminal
from test_shell import TCA


class Korean(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def environment(self, language):
        return {"XDG_STATE_HOME": self.folder, "HOME": self.folder, "LANG": language}

    def test_the_locale_chooses_the_language_and_lang_changes_it(self):
        environment = self.environment("ko_KR.UTF-8")
        with Terminal([TCA, "ProductDetail"], rows=60, environment=environment) as shell:
            shell.wait_for_line("ProductDetail>")
            shell.enter(".plusButtonTaped")
            shell.wait_for("오류: ProductDetailFeature.Action에는 `plusButtonTaped` 케이스가 없습니다")
            shell.enter("explain")
            shell.wait_for("TCA121: 그런 케이스가 없음")
            shell.wait_for_line("ProductDetail>")
            recording = os.path.join(self.folder, "session.md")
            shell.enter(f"record {recording}")
            shell.wait_for("기록합니다")
            shell.enter("help undo")
            shell.wait_for("무언가를 바꾼 마지막 명령 되돌리기")
            shell.enter("undoo")
            shell.wait_for("오류: `undoo` 명령은 없습니다. 쓰려던 명령: undo")
            shell.enter("record stop")
            shell.wait_for("기록했습니다")
            shell.enter("lang en")
            shell.wait_for("the language is English")
            shell.enter("undoo")
            shell.wait_for("error: unknown command `undoo`; did you mean undo?")
        with open(recording) as file:
            recorded = file.read()
        self.assertIn("Undo the last command that changed anything", recorded)
        self.assertIn("error: unknown command `undoo`", recorded)
        self.assertNotRegex(recorded, "[가-힣]")

    def test_the_first_screen_the_features_and_the_stage_are_in_korean(self):
        environment = {**self.environment("ko_KR.UTF-8"), "PAGER": "less", "LESSCHARSET": "utf-8"}
        with Terminal([TCA], rows=20, environment=environment) as shell:
            shell.wait_for_line("tca>")
            self.assertEqual(
                shell.lines()[1], "`load ProductDetail`을 입력하면 시작합니다. 명령은 `help`, 강좌는 `learn`.")
            shell.enter("features")
            shell.wait_for("AmountControlNow      수 하나와 버튼 둘")
            shell.wait_for_line("Space shows more, q leaves")
            shell.type("q")
            shell.wait_for_line("tca>")
            shell.enter("stage")
            shell.wait_for("불러온 피처가 없습니다.")
            shell.enter("load AmountControl")
            shell.wait_for("─ 상태 ─")

    def test_a_talk_speaks_korean_to_the_speaker(self):
        path = os.path.join(self.folder, "talk.md")
        with open(path, "w") as file:
            file.write("# One\n\nText.\n\n# Two\n")
        with Terminal([TCA, "present", path], rows=20, environment=self.environment("ko_KR.UTF-8")) as talk:
            talk.wait_for("스페이스로 넘기고 h로 키를 봅니다")
            talk.type("h")
            talk.wait_for("아무 키나 누르면 돌아갑니다")
            self.assertTrue(any("다음으로" in line for line in talk.lines()))
            talk.type("x9\r")
            talk.wait_for("슬라이드 9는 없습니다. 1부터 2까지 있습니다")
            talk.type(":")
            talk.wait_for("`quit`를 입력하면 발표로 돌아갑니다")
            talk.wait_for_line("tca>")
            talk.enter("undo")
            talk.wait_for("오류: 되돌릴 것이 없습니다")
            talk.enter("quit")
            talk.type("q")
            self.assertEqual(talk.wait_for_end(), 0)

    def run_piped(self, *arguments, lines=""):
        environment = dict(os.environ, **self.environment("ko_KR.UTF-8"))
        return subprocess.run([TCA, *arguments], input=lines, env=environment, capture_output=True, text=True)

    def test_what_is_not_a_terminal_is_in_english_unless_lang_is_given(self):
        self.assertIn("error: unknown command", self.run_piped(lines="undoo\n").stdout)
        self.assertIn("오류: `undoo` 명령은 없습니다", self.run_piped("--lang", "ko", lines="undoo\n").stdout)
        self.assertTrue(self.run_piped("--help").stdout.startswith("OVERVIEW: "))
        self.assertTrue(self.run_piped("check", "--help", "--lang=ko").stdout.startswith("개요: 시나리오 파일을"))


    def test_what_commands_of_the_program_say_is_korean_as_a_whole(self):
        """No word of English is left outside of code, quotation, and names."""
        with open(os.path.join(self.folder, "Old.swift"), "w") as file:
            file.write("import ComposableArchitecture\n\nstruct Old: ReducerProtocol {\n  struct State {\n"
                       "    @BindingState var a = 1\n  }\n}\n")
        with open(os.path.join(self.folder, "s.md"), "w") as file:
            file.write("```tca\ntca> undo\nnothing\n```\n")
        self.assertIn("Old.swift는 버전", self.korean("doctor", "Old.swift"))
        self.assertIn("`empty`에 Swift 파일이 없습니다", self.korean("doctor", "empty"))
        self.assertIn("git에 커밋되지 않았습니다", self.korean("doctor", "Old.swift", "--fix", "--write"))
        self.assertIn("신뢰하는 폴더가 없습니다", self.korean("trust"))
        self.assertIn("명령 1개 중 1개", self.korean("check", "s.md"))
        self.assertIn("x1/", self.korean("new", "x1"))
        self.korean("sessions")
        self.korean("features")

    def korean(self, *arguments):
        """What a command says; code, names, and what a scenario contains are removed before it is tested for English."""
        os.makedirs(os.path.join(self.folder, "empty"), exist_ok=True)
        environment = {**os.environ, "XDG_STATE_HOME": self.folder, "HOME": self.folder, "XDG_CONFIG_HOME": self.folder}
        result = subprocess.run([TCA, "--lang", "ko", *arguments], cwd=self.folder, env=environment, text=True,
                                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        quoted = ("+", "-", "tca> ", "  swift ")
        lines = [line for line in result.stdout.splitlines() if not line.startswith(quoted)]
        said = re.sub(r"`[^`]*`", "", "\n".join(lines))
        self.assertNotRegex(said, r"(?<![\w./@-])[a-z]{2,} [a-z]{2,}(?![\w./])")
        self.assertNotIn("{", said)
        return result.stdout


if __name__ == "__main__":
    unittest.main()
