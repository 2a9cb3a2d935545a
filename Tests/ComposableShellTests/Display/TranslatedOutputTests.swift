import OutputText
import Testing
import Translations

@testable import ComposableShell

@Suite("Output in the user's language")
struct TranslatedOutputTests {
  private let error = Output(
    text: "error: unknown command `lod`\n  lod\n  ^ did you mean load?", isError: true)

  @Test("In Korean, messages are translated and keep their colors")
  func korean() {
    let shown = error.translated(into: .korean)
    #expect(shown.text == "오류: `lod` 명령은 없습니다\n  lod\n  ^ 비슷한 이름: load")
    #expect(shown.isError)
    #expect(shown.styledText.first?.style.color == .red)
  }

  @Test("In English, and without a message, the output stays")
  func same() {
    #expect(error.translated(into: .english) == error)
    let block = Output(text: "received action:\n  A.b\n- count: 0\n+ count: 1")
    #expect(block.translated(into: .korean) == block)
  }
}
