import TestSupport
import Testing

@testable import ShellCore

@Suite("What a talk shows")
struct TalkScreenTests {
  @Test func `heading, prose, commands with their answers, the prompt of the next one`() throws {
    var talk = try Rehearsal("# A *b*\none\ntwo\n" + block("> x", "> y"))
    talk.answers = ["x": "1\n  2"]
    talk.press(.pageDown)
    #expect(
      talk.content == ["A b", "━━━", "", "one two", "", "at0> x", "1", "  2", "at1> "])
    #expect(talk.mark.hasPrefix("1/1  A b"))
  }

  @Test func `prose is wrapped to the width, Hangul by its columns`() throws {
    let talk = try Rehearsal("상태는 값이고 뷰는 함수다", columns: 14)
    #expect(talk.content == ["상태는 값이고", "뷰는 함수다"])
  }

  @Test func `code is indented and not wrapped at spaces`() throws {
    let talk = try Rehearsal("a\n\n```swift\nlet a = b\n```\n", columns: 10)
    #expect(talk.content == ["a", "", "    let a ", "    = b"])
  }

  @Test func `without headings the mark counts slides alone`() throws {
    #expect(try Rehearsal("a\n" + block("> x") + "b").mark == "1/2")
  }

  @Test func `a heading that is too long for the mark is cut`() throws {
    #expect(try Rehearsal("# 가나다라마바사", columns: 12).mark == "1/1  가나다")
  }

  @Test func `an answer that differs from the scenario's is marked, and stands as it is`() throws {
    var talk = try Rehearsal("# A\n" + block("> x", "1", "> y", "[..]", "> z", "3"))
    talk.answers = ["x": "2", "y": "2", "z": "4"]
    talk.press(.pageDown)
    #expect(talk.content.suffix(3) == ["at0> x", "2", "at1> "])
    #expect(talk.mark == "1/1  A                         ≠ line 3")
    talk.press(.pageDown, .pageDown)
    #expect(talk.mark.hasSuffix("  ≠ line 3, 7"))
    talk.press(.pageUp, .pageUp, .pageUp)
    #expect(talk.mark == "1/1  A")
  }

  @Test func `an answer longer than the screen is shown from its command on, page by page`() throws
  {
    var talk = try Rehearsal("# A\none\n" + block("> x", "> y"), rows: 6)
    talk.answers = ["x": (1...9).map(String.init).joined(separator: "\n")]
    talk.press(.pageDown)
    #expect(talk.content == ["at0> x", "1", "2", "3", "4"])
    #expect(talk.mark.hasSuffix("more below"))
    talk.press(.pageDown)
    #expect(talk.content == ["4", "5", "6", "7", "8"])
    talk.press(.pageDown)
    #expect(talk.content == ["6", "7", "8", "9", "at1> "])
    #expect(!talk.mark.hasSuffix("more below"))
    talk.press(.pageUp)
    #expect(talk.content.first == "2")
    #expect(talk.effects == [.run(0)])
    talk.press(.pageDown, .pageDown)
    #expect(talk.effects == [.run(0), .run(1)])
  }

  @Test func `a slide that is too long for its answer shows the end`() throws {
    var talk = try Rehearsal("# A\none\n" + block("> x", "> y"), rows: 6)
    talk.answers = ["x": "1\n2"]
    talk.press(.pageDown)
    #expect(talk.content == ["", "at0> x", "1", "2", "at1> "])
  }

  @Test func `prose longer than the screen comes page by page before its commands`() throws {
    let prose = (1...8).map { "\($0)\n\n" }.joined()
    var talk = try Rehearsal(prose + block("> x"), rows: 6)
    #expect(talk.content == ["1", "", "2", "", "3"])
    talk.press(.pageDown, .pageDown)
    #expect(talk.mark.hasSuffix("more below"))
    talk.press(.pageDown)
    #expect(talk.effects.isEmpty)
    #expect(talk.content.last == "tca> ")
    talk.press(.pageDown)
    #expect(talk.effects == [.run(0)])
  }

  @Test func `the arrows move by a row, as far as there are any`() throws {
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

  @Test func `another size is another layout of the same place`() throws {
    var talk = try Rehearsal("one two three", columns: 40)
    talk.handle(.resized(TalkSize(columns: 7, rows: 5)))
    #expect(talk.content == ["one two", "three"])
    #expect(TalkScreen(talk.state).rows.count == 5)
  }

  @Test func `the cursor stands where one types, also where the row is full`() throws {
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

  @Test func `h lists the headings with their numbers, and the keys`() throws {
    var talk = try Rehearsal("# One\n## *Two*\n", columns: 70)
    talk.press(.pageDown, .character("h"))
    #expect(talk.content.prefix(3) == ["1  One", "2    Two", ""])
    #expect(talk.content.contains { $0.hasPrefix("q Ctrl-C") && $0.hasSuffix("quit") })
    #expect(cursor(talk) == nil)
    talk.press(.character("x"))
    #expect(talk.content == ["Two", "───"])
    talk.press(.character("?"), .character("1"), .enter)
    #expect(talk.content == ["One", "━━━"])
  }

  @Test func `a list longer than the screen moves`() throws {
    var talk = try Rehearsal((1...20).map { "# H\($0)\n" }.joined(), columns: 70, rows: 6)
    talk.press(.character("h"), .down)
    #expect(talk.content.first == " 2  H2")
    talk.press(.pageDown)
    #expect(talk.content.first == " 6  H6")
    talk.press(.pageUp, .up, .up)
    #expect(talk.content.first == " 1  H1")
    for _ in 0..<9 { talk.press(.pageDown) }
    #expect(talk.state.activity == .resting)
  }

  @Test func `above a live prompt stand the rows that say something`() throws {
    var talk = try Rehearsal("# A\n" + block("> x", "> y"))
    talk.press(.pageDown, .character(":"))
    #expect(TalkScreen(talk.state).liveRows.map(\.text) == ["A", "━", "", "at0> x", ""])
  }

  @Test func `colours are told by inks`() throws {
    var talk = try Rehearsal("# A\n**b** `c`\n" + block("> x"))
    talk.answers = ["x": "error: no"]
    talk.press(.pageDown)
    let pieces = TalkScreen(talk.state).rows.flatMap(\.pieces)
    for piece in [
      InkedText("A", .heading), InkedText("b", .strong), InkedText("c", .code),
      InkedText("at0> ", .prompt), InkedText("x", .command),
      InkedText("error: no", .output(.error)), InkedText("━", .mark),
    ] {
      #expect(pieces.contains(piece), "\(piece)")
    }
  }

  private func cursor(_ talk: Rehearsal) -> [Int]? {
    TalkScreen(talk.state).cursor.map { [$0.row, $0.column] }
  }
}
