import TestSupport
import Testing

@testable import ShellCore

@Suite("Bad input")
@MainActor
struct BadInputTests {
  /// A session in a child's scope, in which every kind of line is valid.
  private func inside() async -> Session { await session(after: "load todos", "scope todos[2]") }

  private static let megabyte = String(repeating: "a", count: 1_000_000)
  private static let deep = String(repeating: "(", count: 100_000)
  nonisolated static let lines: [String] = [
    "nonsense", ".nonsense", "load nonsense", "set nonsense 1", "toggle nonsense", "state nonsense",
    "scope nonsense", "replay nonsense", "format nonsense", "help nonsense", "actions nonsense",
    "set isDone 3", ".toggled(1)", ".toggled.more", "load", "load form age:",
    "load form age: \"x\"",
    "load form age: 1,, name: \"x\"", "up up", "root 1", "tree 1", "features 1", "quit 1",
    "reset 1",
    ".binding(", ".binding)", ".binding(.set(\\.$isDone, true)", ".set(\\.$isDone, \"never ends)",
    "load form name: \"never ends", ".", "..", "send", "send .", "send ..", "send 3", "state [",
    "state ]",
    "state .", "scope [1]", "load form age: 99999999999999999999", "set isDone tr\0ue", "\0",
    "set isDone “true”", ".binding（1）", "\u{1b}[2Jload", "load \u{1b}]0;x\u{07}",
  ]

  @Test("An invalid line prints one error and changes nothing", arguments: lines)
  func lines(line: String) async {
    await expectError(line, on: await inside())
  }

  @Test("A line of 1 MB is evaluated or is an error")
  func long() async {
    let session = await inside()
    let long = Self.megabyte
    for line in [
      long, ".\(long)", "load \(long)", "load form \(long): 1", "set \(long) 1",
      "set isDone \(long)",
      "state \(long)", "state id.\(long)", "scope \(long)", "scope leaf[\(long)", "replay \(long)",
      "format \(long)", "help \(long)", "actions \(long)", "send \(long)", "toggle \(long)",
      ".toggled(\"\(long)\")", ".binding(.set(\\.$\(long), 1))", "up \(long)",
      "nonsense" + String(repeating: "\u{301}", count: 300_000),
    ] {
      await expectError(line, on: session)
    }
    let comment = await session.evaluate("# \(long)")
    #expect(comment == Output())
  }

  @Test("A longer line is an error at once")
  func tooLong() async {
    let session = await inside()
    await expectError(String(repeating: "a", count: LineText.longestLine + 1), on: session)
    await expectError(".\(String(repeating: "(", count: 50_000_000))", on: session)
  }

  @Test("Brackets that are nested 100,000 deep are an error")
  func nested() async {
    let session = await inside()
    for line in [
      Self.deep, ".binding\(Self.deep)", "set isDone \(Self.deep)", "load form age: \(Self.deep)",
      "state id\(Self.deep)", "state " + String(repeating: "a[", count: 100_000),
      "send " + String(repeating: "todo.", count: 100_000),
    ] {
      await expectError(line, on: session)
    }
  }

  @Test(
    "Bytes that are not UTF-8 are an error with the caret at the first one",
    arguments: [
      ([0xff], "\u{fffd}", 0), (Array("load ".utf8) + [0xc3, 0x28], "load \u{fffd}(", 5),
      (Array("홍 ".utf8) + [0xed, 0xa0, 0x80], "홍 \u{fffd}\u{fffd}\u{fffd}", 3),
    ] as [([UInt8], String, Int)])
  func bytes(bytes: [UInt8], shown: String, column: Int) async {
    let session = await inside()
    let output = await session.evaluate(bytes: bytes)
    let caret = String(repeating: " ", count: column)
    #expect(
      output.text == """
        error: the line is not valid UTF-8
          \(shown)
          \(caret)^ expected text in UTF-8
        """)
    #expect(output.isError)
  }

  @Test("A line given as bytes is evaluated like a string")
  func text() async {
    let session = await inside()
    #expect(await session.evaluate(bytes: Array("state id".utf8)).text == "2")
  }

  /// Lines assembled from parts of valid lines.
  @Test("A random line is executed completely or not at all", arguments: seeds(8))
  func fuzz(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    var session = await inside()
    for _ in 0..<500 {
      let line = random.some(of: Self.pieces, upTo: 9).joined()
      let (prompt, state) = (session.prompt, await session.evaluate("state").text)
      let output = await session.evaluate(line)
      if output.isError {
        #expect(output.text.hasPrefix("error: "), "\(line)")
        #expect(session.prompt == prompt, "\(line)")
        #expect(await session.evaluate("state").text == state, "\(line)")
      }
      if output.ends { session = await inside() }
      _ = session.completer.complete(line)
    }
  }

  private static let pieces = [
    ".", "(", ")", "[", "]", ":", ",", " ", " ", "\"", "\\", "$", "#", "#0", "-", "1", "2", "9",
    "nil", "true", "홍",
    "load ", "todos", "tower", "form", "account", "desk", "scope ", "up", "root", "reset", "state ",
    "actions ",
    "send ", "set ", "toggle ", "format changed", "format full", "help ", "tree", ".todo", "[1]",
    "id: ", "action: ",
    "isDone", "toggled", "binding", ".set(\\.$", ".middle", ".leaf", ".grow", ".guest", ".visit",
    ".logIn", ".open",
    ".sheet", ".turn", ".done", "name", "age", "title", "middle", "leaf", "sheet", "guest", "notes",
    "\"a]b\"", "“",
    "\u{301}", "\t", "effects", "advance ", "cancel ",
  ]

  /// Expects one error that fits the screen, and an unchanged session.
  private func expectError(_ line: String, on session: Session) async {
    let head = Comment(rawValue: String(line.prefix(40)))
    let (prompt, state) = (session.prompt, await session.evaluate("state").text)
    let output = await session.evaluate(line)
    #expect(output.isError, head)
    #expect(!output.ends, head)
    let lines = output.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].hasPrefix("error: "), head)
    #expect(lines.count <= 3, head)
    #expect(lines.allSatisfy { $0.unicodeScalars.count <= 500 }, head)
    #expect(
      output.text.unicodeScalars.allSatisfy {
        $0 == "\n" || $0.properties.generalCategory != .control
      }, head)
    #expect(session.prompt == prompt, head)
    #expect(await session.evaluate("state").text == state, head)
  }
}
