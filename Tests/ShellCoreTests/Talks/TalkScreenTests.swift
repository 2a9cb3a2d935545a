import TestSupport
import Testing

@testable import ShellCore

@Suite("The screen of a talk")
struct TalkScreenTests {
  @Test func `A slide shows its heading, prose, commands with output, and the next prompt`() throws
  {
    var talk = try Rehearsal("# A *b*\none\ntwo\n" + block("> x", "> y"))
    talk.answers = ["x": "1\n  2"]
    talk.press(.pageDown)
    #expect(
      talk.content == ["A b", "━━━", "", "one two", "", "at0> x", "1", "  2", "at1> "])
    #expect(talk.status.hasPrefix("1/1  A b"))
  }

  @Test func `Prose is wrapped to the width, counting two columns for Hangul`() throws {
    let talk = try Rehearsal("상태는 값이고 뷰는 함수다", columns: 14)
    #expect(talk.content == ["상태는 값이고", "뷰는 함수다"])
  }

  @Test func `Code is indented and breaks between words`() throws {
    let talk = try Rehearsal("a\n\n```swift\nlet a = b\n```\n", columns: 10)
    #expect(talk.content == ["a", "", "    let a", "      = b"])
  }

  @Test func `Without headings, the status line contains only the number of the slide`() throws {
    #expect(try Rehearsal("a\n" + block("> x") + "b").status == "1/2")
  }

  @Test func `A heading that is too long for the status line is cut off`() throws {
    #expect(try Rehearsal("# 가나다라마바사", columns: 12).status == "1/1  가나…")
  }

  @Test func `The status line shows how many have solved the task of the room, without names`()
    throws
  {
    var talk = try Rehearsal("# A\na\n")
    talk.handle(.progress(TaskProgress(count: 3, solvers: ["Mina"])))
    #expect(talk.status == "1/1  A" + String(repeating: " ", count: 22) + "1 of 3 done")
    talk.press(.home)
    #expect(talk.status.hasSuffix("1 of 3 done"))
    talk.handle(.progress(nil))
    #expect(talk.status == "1/1  A")
  }

  @Test func `The status line names output that differs from the scenario`() throws {
    var talk = try Rehearsal("# A\n" + block("> x", "1", "> y", "[..]", "> z", "3"))
    talk.answers = ["x": "2", "y": "2", "z": "4"]
    talk.press(.pageDown)
    #expect(talk.content.suffix(3) == ["at0> x", "2", "at1> "])
    #expect(talk.status == "1/1  A                         ≠ line 3")
    talk.press(.pageDown, .pageDown)
    #expect(talk.status.hasSuffix("  ≠ line 3, 7"))
    talk.press(.pageUp, .pageUp, .pageUp)
    #expect(talk.status == "1/1  A")
  }

  @Test func `Output longer than the screen is shown page by page, starting at its command`() throws
  {
    var talk = try Rehearsal("# A\none\n" + block("> x", "> y"), rows: 6)
    talk.answers = ["x": (1...9).map(String.init).joined(separator: "\n")]
    talk.press(.pageDown)
    #expect(talk.content == ["at0> x", "1", "2", "3", "4"])
    #expect(talk.status.hasSuffix("more below"))
    talk.press(.pageDown)
    #expect(talk.content == ["4", "5", "6", "7", "8"])
    talk.press(.pageDown)
    #expect(talk.content == ["6", "7", "8", "9", "at1> "])
    #expect(!talk.status.hasSuffix("more below"))
    talk.press(.pageUp)
    #expect(talk.content.first == "2")
    #expect(talk.effects == [.run(0)])
    talk.press(.pageDown, .pageDown)
    #expect(talk.effects == [.run(0), .run(1)])
  }

  @Test func `A slide that is too long shows its end after a command`() throws {
    var talk = try Rehearsal("# A\none\n" + block("> x", "> y"), rows: 6)
    talk.answers = ["x": "1\n2"]
    talk.press(.pageDown)
    #expect(talk.content == ["", "at0> x", "1", "2", "at1> "])
  }

  @Test func `Prose longer than the screen is shown page by page before its commands`() throws {
    let prose = (1...8).map { "\($0)\n\n" }.joined()
    var talk = try Rehearsal(prose + block("> x"), rows: 6)
    #expect(talk.content == ["1", "", "2", "", "3"])
    talk.press(.pageDown, .pageDown)
    #expect(talk.status.hasSuffix("more below"))
    talk.press(.pageDown)
    #expect(talk.effects.isEmpty)
    #expect(talk.content.last == "tca> ")
    talk.press(.pageDown)
    #expect(talk.effects == [.run(0)])
  }

  @Test func `The arrow keys scroll by a row, within the slide`() throws {
    var talk = try Rehearsal("1\n\n2\n\n3", rows: 4)
    talk.press(.up)
    #expect(talk.content == ["1", "", "2"])
    talk.press(.down)
    #expect(talk.content == ["", "2"])
    talk.press(.down, .down, .down)
    #expect(talk.content == ["2", "", "3"])
    talk.press(.up)
    #expect(talk.content == ["", "2"])
  }

  @Test func `A new size changes the layout, not the position`() throws {
    var talk = try Rehearsal("one two three", columns: 40)
    talk.handle(.resized(TalkSize(columns: 7, rows: 5)))
    #expect(talk.content == ["one two", "three"])
    #expect(TalkScreen(talk.state).rows.count == 5)
  }

  @Test func `The cursor is where the next character is typed, even if the row is full`() throws {
    var talk = try Rehearsal(block("> abcde"), columns: 8, speed: 10)
    #expect(cursor(talk) == [0, 5])
    talk.press(.pageDown)
    talk.handle(.tick)
    #expect(cursor(talk) == [0, 6])
    talk.handle(.tick)
    talk.handle(.tick)
    #expect(cursor(talk) == [1, 0])
    talk.handle(.tick)
    #expect(talk.content == ["tca> abc", "d"])
    #expect(cursor(talk) == [1, 1])
    talk.press(.other)
    #expect(cursor(talk) == nil)
  }

  @Test func `The h key lists the keys, and the headings with the numbers of their slides`() throws
  {
    var talk = try Rehearsal("# One\n## *Two*\n", columns: 70, rows: 20)
    talk.press(.pageDown, .character("h"))
    #expect(talk.content.suffix(3) == ["", "1  One", "2    Two"])
    #expect(talk.status.hasSuffix("press any key to go back"))
    #expect(!talk.status.contains("more below"))
    #expect(talk.content.contains { $0.hasPrefix("q Ctrl-C") && $0.hasSuffix("quit") })
    #expect(cursor(talk) == nil)
    talk.press(.character("x"))
    #expect(talk.content == ["Two", "───"])
    talk.press(.character("?"), .character("1"), .enter)
    #expect(talk.content == ["One", "━━━"])
  }

  @Test func `A list longer than the screen scrolls`() throws {
    var talk = try Rehearsal((1...20).map { "# H\($0)\n" }.joined(), columns: 80, rows: 6)
    talk.press(.character("h"))
    #expect(talk.content.first?.hasPrefix("Space Enter") == true)
    #expect(talk.status.hasSuffix("more below  press any key to go back"))
    talk.press(.pageDown, .pageDown, .pageDown)
    #expect(talk.content.first == " 1  H1")
    talk.press(.down)
    #expect(talk.content.first == " 2  H2")
    talk.press(.pageUp, .up, .up)
    #expect(talk.content.last?.hasPrefix("q Ctrl-C") == true)
    talk.press(.pageDown, .pageDown, .pageDown, .pageDown, .pageDown)
    #expect(talk.content.last == "20  H20")
    #expect(!talk.status.contains("more below"))
    talk.press(.pageUp)
    for _ in 0..<9 { talk.press(.pageDown) }
    #expect(talk.state.activity == .resting)
  }

  @Test func `The rows with content stay above a live prompt`() throws {
    var talk = try Rehearsal("# A\n" + block("> x", "> y"))
    talk.press(.pageDown, .character(":"))
    #expect(TalkScreen(talk.state).liveRows.map(\.text) == ["A", "━", "", "at0> x", ""])
  }

  @Test func `Each part of the screen has its style`() throws {
    var talk = try Rehearsal("# A\n**b** `c`\n" + block("> x"))
    talk.answers = ["x": "error: no"]
    talk.press(.pageDown)
    let runs = TalkScreen(talk.state).rows.flatMap(\.runs)
    for run in [
      StyledText("A", .bold), StyledText("b", .bold), StyledText("c", .code),
      StyledText("at0> ", .dimmed), StyledText("x"),
      StyledText("error: no", .output(.error)), StyledText("━", .dimmed),
    ] {
      #expect(runs.contains(run), "\(run)")
    }
  }

  private func cursor(_ talk: Rehearsal) -> [Int]? {
    TalkScreen(talk.state).cursor.map { [$0.row, $0.column] }
  }
}
