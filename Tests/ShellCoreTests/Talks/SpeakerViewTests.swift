import TestSupport
import Testing

@testable import ShellCore

@Suite("The speaker's view")
struct SpeakerViewTests {
  private let text = "# One\na\n<!-- smile -->\n" + block("> x") + "## Two\nb\n"

  private func rows(_ view: SpeakerView?, columns: Int = 40, rows: Int = 12) -> [String] {
    var lines = SpeakerScreen(
      view, size: TalkSize(columns: columns, rows: rows), now: 1_000_312, clock: "14:05"
    ).rows.map(\.text)
    #expect(lines.count == rows)
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  @Test func `In Korean, only what the talk says stays as it is`() {
    let size = TalkSize(columns: 40, rows: 6)
    let korean = SpeakerScreen(nil, size: size, now: 0, clock: "14:05", language: .korean)
    #expect(korean.rows.first?.text == "발표를 기다립니다")
  }

  @Test func `It contains the notes, the next command and the next slide`() throws {
    var talk = try Rehearsal(text)
    var view = SpeakerView(talk.state, startedAt: 5)
    #expect(view.slide == 1 && view.slideCount == 2 && view.title == "One")
    #expect(view.notes == ["smile"] && view.nextCommand == "x" && view.startedAt == 5)
    #expect(view.nextTitle == "Two" && view.nextText == ["b"])
    talk.press(.pageDown, .pageDown)
    view = SpeakerView(talk.state, startedAt: 5)
    #expect(
      view.slide == 2 && view.notes.isEmpty && view.nextCommand == nil && view.nextTitle == nil)
  }

  @Test func `It is drawn with the time since the beginning and the time of day`() throws {
    let view = SpeakerView(try Rehearsal(text).state, startedAt: 1_000_000)
    #expect(
      rows(view) == [
        "slide 1 of 2              05:12   14:05", "", "One", "", "smile", "",
        String(repeating: "─", count: 39), "next command: x", "next slide: Two", "b",
      ])
  }

  @Test func `It contains who has solved the task of the room`() throws {
    var talk = try Rehearsal(text)
    talk.handle(.progress(TaskProgress(count: 3, solvers: ["Mi\u{1B}na", "Bo"])))
    var view = SpeakerView(talk.state, startedAt: 1_000_000)
    #expect(rows(view)[2..<6] == ["One", "", "2 of 3 done: Mi␛na, Bo", ""])
    view.progress = TaskProgress(count: 0, solvers: [])
    #expect(rows(view)[4] == "0 of 0 done")
  }

  @Test func `A paragraph of the next slide is one line, which each terminal wraps`() throws {
    let talk = try Rehearsal("# One\na\n## Two\n\nA line that\ngoes on.\n\nAnother one.\n")
    let view = SpeakerView(talk.state, startedAt: 5)
    #expect(view.nextText == ["A line that goes on.", "", "Another one."])
    #expect(
      rows(view, columns: 15, rows: 20).suffix(4) == [
        "A line that", "goes on.", "", "Another one.",
      ])
  }

  @Test func `Long notes are wrapped, and what does not fit is left out`() throws {
    var view = SpeakerView(try Rehearsal(text).state, startedAt: 996_000)
    view.notes = ["one two three four"]
    #expect(rows(view, columns: 12, rows: 6).suffix(2) == ["one two", "three four"])
    #expect(rows(view)[0].contains("1:11:52"))
  }

  @Test func `Without a talk, it says what to type`() {
    #expect(rows(nil)[0] == "Waiting for a talk")
  }
}

@Suite("What the audience sees")
struct AudienceTextTests {
  @Test func `Advice is left out, and everything else stays`() {
    #expect(
      AudienceText.withoutAdvice(
        "ended Timer (undo restores it)\nTodos.State(\n)\nTry: actions   .add\nended well")
        == "Todos.State(\n)\nended well")
  }

  @Test func `The prose between the commands is that of the file`() throws {
    let prose = ScenarioProse(try read("# A\none\n" + block("> x", "> y") + "*two*\n"))
    #expect(prose.text(before: 0, columns: 80).text == "\nA\n=\n\none\n")
    #expect(prose.text(before: 1, columns: 80).text.isEmpty)
    #expect(prose.text(before: 2, columns: 80).text == "\ntwo\n")
  }
}
