import Testing

@testable import ShellCore

@Suite("Translating rows")
struct TranslatedRowTests {
  private func line(_ line: String) throws -> String {
    try #require(MessageTranslator(.korean)).line(line)
  }

  @Test(
    "What operating a control did is translated, and the control and its actions stay",
    arguments: [
      ("[2] +: sent .plusTapped", "[2] +: .plusTapped 보냄"),
      (
        "[1] Name: text \"\" -> \"the cat\", sent .nameChanged(\"the cat is\")",
        "[1] Name: text \"\" -> \"the cat\", .nameChanged(\"the cat is\") 보냄"
      ),
      ("[12] A: b, c: sent .a and .b(id: 3)", "[12] A: b, c: .a, .b(id: 3) 보냄"),
      ("[3] Go: sent .a and .b and .c and 2 more", "[3] Go: .a, .b, .c 외 2개 보냄"),
      ("[3] Go: sent nothing", "[3] Go: 아무것도 보내지 않았습니다"),
      ("[3] On: isOn on -> off, started a task", "[3] On: isOn on -> off, 태스크를 시작했습니다"),
      ("[3] On: kept by the view, sent nothing", "[3] On: 뷰가 값을 가지고 있고, 아무것도 보내지 않았습니다"),
    ])
  func controls(english: String, korean: String) throws { #expect(try line(english) == korean) }

  @Test(
    "A row of effects says in Korean what the effect does, and where it comes from",
    arguments: [
      (
        "1  asleep until 3s  Timer.swift:24  from action 1  id CancelID.timer",
        "1  3s까지 잠듦  Timer.swift:24  액션 1에서 시작  id CancelID.timer"
      ),
      ("2  finished  A.swift:4  from a view", "2  끝남  A.swift:4  뷰에서 시작"),
      ("2  outside  A.swift:4  from the beginning", "2  외부  A.swift:4  처음부터"),
      (
        "2  ready or outside, held back  A.swift:4  from action 2",
        "2  준비됐거나 외부, 붙들어 둠  A.swift:4  액션 2에서 시작"
      ),
      ("1  cancelled by action 4  A.swift:4  from action 1", "1  액션 4가 취소함  A.swift:4  액션 1에서 시작"),
      (
        "1  cancelled by a newer effect, from action 2  A.swift:4  from action 1",
        "1  액션 2의 새 이펙트가 취소함  A.swift:4  액션 1에서 시작"
      ),
      (
        "1  cancelled because its child was removed by action 6  A.swift:4  from action 1",
        "1  액션 6이 자식을 없애서 취소됨  A.swift:4  액션 1에서 시작"
      ),
      ("1  cancelled by effect 3  A.swift:4  from a view", "1  이펙트 3이 취소함  A.swift:4  뷰에서 시작"),
      (
        "1  cancelled because its view disappeared  A.swift:4  from a view",
        "1  뷰가 사라져서 취소됨  A.swift:4  뷰에서 시작"
      ),
      (
        "1  cancelled because the view that waited for it disappeared  A.swift:4  from a view",
        "1  기다리던 뷰가 사라져서 취소됨  A.swift:4  뷰에서 시작"
      ),
      (
        "1  cancelled because the `id` of the view's task changed  A.swift:4  from a view",
        "1  뷰의 `task`에 준 `id`가 바뀌어서 취소됨  A.swift:4  뷰에서 시작"
      ),
      ("1  cancelled manually  A.swift:4  from a view", "1  직접 취소함  A.swift:4  뷰에서 시작"),
      ("1  cancelled by `undo`  A.swift:4  from a view", "1  `undo` 명령이 취소함  A.swift:4  뷰에서 시작"),
      ("12 more effects are not shown", "보이지 않는 이펙트 12개"),
      ("1 more effect is not shown", "보이지 않는 이펙트 1개"),
    ])
  func effects(english: String, korean: String) throws { #expect(try line(english) == korean) }

  @Test(
    "What a room shows is translated, and names stay",
    arguments: [
      ("1 viewer", "보는 사람 1명"), ("3 viewers", "보는 사람 3명"),
      ("1  done  Blob (1 attempt)", "1  해결  Blob (시도 1번)"),
      ("2        Kim (4 attempts)", "2        Kim (시도 4번)"), ("Blob, solved", "Blob, 해결"),
    ])
  func room(english: String, korean: String) throws { #expect(try line(english) == korean) }

  @Test("The number that is expected", arguments: [("whole", "정수를"), ("larger", "더 큰 수를")])
  func numbers(english: String, korean: String) throws {
    #expect(try line("^ expected a \(english) number") == "^ \(korean) 쓰세요")
  }

  @Test("A sign of a keyboard that has no backslash")
  func currency() throws {
    #expect(try line("error: `₩` is a currency sign") == "오류: `₩`는 통화 기호입니다")
    #expect(try line("^ type \\") == "^ \\를 입력하세요")
  }

  @Test(
    "Lines of a feature, and of an exported page, stay as they are",
    arguments: [
      "[2] sent", "[a]: sent .b", "[2] Box: sends .a", "1  a  b  from c", "1  finished  b  now",
      "<p>23 states generated, 13 distinct, 0 left, up to 6 steps: there is more beyond this depth</p>",
      "viewers", "many viewers",
    ])
  func others(text: String) throws { #expect(try line(text) == text) }
}
