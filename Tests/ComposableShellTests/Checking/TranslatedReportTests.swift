import Testing

@testable import ComposableShell

@Suite("The report of a check in Korean")
struct TranslatedReportTests {
  private func korean(_ text: String) -> String { TranslatedReport.text(text, in: .korean) }

  @Test("What is said about a scenario is translated")
  func said() {
    #expect(
      korean("a.md: passed, 12 commands, 1 of them an error\n") == "a.md: 통과, 명령 12개, 그중 오류 1개\n")
    #expect(
      korean("a.md: failed, 2 of 3 commands; if the new output is right: `tca bless a.md`")
        == "a.md: 실패, 명령 3개 중 2개. 새 출력이 맞으면 `tca bless a.md`")
    #expect(
      korean(
        "a.md: error: the scenario runs code that is not trusted: /b.swift\n`--trust` runs it this time, `tca trust /c` trusts the folder"
      )
        == "a.md: 오류: 시나리오가 신뢰하지 않는 코드를 실행합니다: /b.swift\n`--trust`는 이번만 실행하고, `tca trust /c`는 폴더를 신뢰합니다"
    )
    #expect(TranslatedReport.summary("failed, 1 of 12 files", in: .korean) == "실패, 파일 12개 중 1개")
    #expect(TranslatedReport.summary("12 files passed", in: .korean) == "파일 12개 통과")
  }

  @Test("The scenario and its output stay")
  func scenario() {
    let report = """
      # nothing was sent
      a.md:12: error: the output differs from the expected output
      tca> undo
      -error: nothing to undo
      +nothing was sent: error: nothing to undo
       passed
      """
    let translated = korean(report).split(separator: "\n").map(String.init)
    let lines = report.split(separator: "\n").map(String.init)
    #expect(translated[1] == "a.md:12: 오류: 출력이 예상한 출력과 다릅니다")
    #expect(translated[0] == lines[0])
    #expect(translated.dropFirst(2) == lines.dropFirst(2))
  }

  @Test("In English, the report stays")
  func english() {
    let text = "a.md: failed, 2 of 3 commands; if the new output is right: `tca bless a.md`"
    #expect(TranslatedReport.text(text, in: .english) == text)
    #expect(
      TranslatedReport.summary("failed, 1 of 12 files", in: .english) == "failed, 1 of 12 files")
  }
}
