@testable import ShellCore
import Testing

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

  @Test("Below a block, it is said in Korean that an action did what was expected")
  func verdict() {
    let block = "received action:\n  A.b\n- count: 0\n+ count: 1\n\n"
    let shown = Output(text: block + "as expected").translated(into: .korean)
    #expect(shown.text == block + "예상대로입니다")
  }

  @Test("The rows of a list are translated like its lines")
  func rows() {
    let output = Output(
      list: ["1  typed  .a                 no state changes"],
      rows: [.cells(["1", "typed", ".a"], parts: ["no state changes"])])
    let shown = output.translated(into: .korean)
    #expect(shown.text == "1  typed  .a                 상태 변화 없음")
    #expect(shown.fitted(toColumns: 30).text == "1  typed  .a  상태 변화 없음")
  }

  @Test("A value stays, and only the note on what is omitted is translated")
  func values() {
    let text = "\"\"\"\nerror: unknown command `ls`\nno effects\n\"\"\""
    var value = Output(text: text)
    #expect(value.translated(into: .korean).text != text)
    value.valueLines = 0..<4
    #expect(value.translated(into: .korean) == value)
    value.valueLines = 0..<5
    value.text += "\n20 more lines; `state PATH` shows a part"
    value.text += "\nerror: unknown command `ls`"
    var lines = value.translated(into: .korean).text.split(separator: "\n")
    #expect(lines.removeLast().hasPrefix("오류"))
    #expect(lines.dropLast().joined(separator: "\n") == text)
    #expect(lines.last?.contains("more lines") == false)
  }

  @Test("In English, and without a message, the output stays")
  func same() {
    #expect(error.translated(into: .english) == error)
    let block = Output(text: "received action:\n  A.b\n- count: 0\n+ count: 1")
    #expect(block.translated(into: .korean) == block)
  }
}
