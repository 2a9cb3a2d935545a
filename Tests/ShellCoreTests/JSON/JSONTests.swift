import Testing

@testable import ActionSyntax
@testable import ShellCore

@Suite("JSON of the state and the log")
@MainActor
struct JSONTests {
  private struct Sample {
    var name = "say 'hi' \"\\\n\u{1}한"
    var none: Int?
    var some: Double? = 1.5
    var kind = Kind.pair(1, label: "x")
    var plain = Kind.plain
    var tags: Set<String> = ["b", "a"]
    var counts = ["z": 1, "a": 2]
    var numbers = [2: "two", 1: "one"]
    var date = Date(timeIntervalSince1970: 0.5)
    var _hidden = true
    var infinite = Double.infinity
  }

  private enum Kind {
    case plain
    case pair(Int, label: String)
  }

  @Test(
    "Characters that would act on a terminal are escaped",
    arguments: [
      ("\u{1B}", "\\u001b"), ("\u{7F}", "\\u007f"), ("\u{80}", "\\u0080"),
      ("\u{9B}31m", "\\u009b31m"), ("\u{9F}", "\\u009f"), ("\u{202E}", "\\u202e"),
      ("\u{A0}é한", "\u{A0}é한"),
    ])
  func controls(text: String, json: String) {
    #expect(JSONText.quoted(text) == "\"\(json)\"")
  }

  @Test("Each kind of value has its form, and the text is valid JSON")
  func values() throws {
    let text = JSONNode(Sample()).text()
    #expect(
      text == #"""
        {
          "name": "say 'hi' \"\\\n\u0001한",
          "none": null,
          "some": 1.5,
          "kind": {
            "pair": [
              1,
              "x"
            ]
          },
          "plain": "plain",
          "tags": [
            "a",
            "b"
          ],
          "counts": {
            "a": 2,
            "z": 1
          },
          "numbers": [
            [
              1,
              "one"
            ],
            [
              2,
              "two"
            ]
          ],
          "date": "1970-01-01T00:00:00.500Z",
          "hidden": true,
          "infinite": "inf"
        }
        """#)
    _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  @Test(
    "A date that milliseconds cannot express is written with nanoseconds, and is the same when it is read",
    arguments: [0.123456, -0.0001, 1_700_000_000.123_456_7, 0.25, -0.5, 1e-7])
  func dates(seconds: Double) throws {
    let date = Date(timeIntervalSince1970: seconds)
    guard case .string(let text) = JSONNode(date) else { return #expect(Bool(false), "no text") }
    #expect(text.count == (seconds.magnitude < 0.25 || seconds > 1 ? 30 : 24), "\(text)")
    #expect(try ActionReader().value(text[...], as: Date.self) as? Date == date)
  }

  private final class Node {
    var next: Node?
  }

  @Test("An instance that contains itself is named by an arrow there")
  func instances() {
    let node = Node()
    node.next = node
    defer { node.next = nil }
    #expect(JSONNode(node) == .object(["next": .string("↩︎")]))
    // The same instance beside itself is written twice.
    let leaf = Node()
    #expect(JSONNode([leaf, leaf]) == .array([JSONNode(leaf), JSONNode(leaf)]))
  }

  @Test("Any text is read back by another reader of JSON")
  func strings() throws {
    for code in UInt8(0)..<128 {
      let text = "a\(Unicode.Scalar(code))b"
      let read = try JSONSerialization.jsonObject(
        with: Data("[\(JSONText.quoted(text))]".utf8))
      #expect(read as? [String] == [text], "code \(code)")
    }
  }

  @Test("`state --json` writes the state or a part of it, with the version of the format")
  func state() async throws {
    let session = Session(features: [Diary.feature])
    for line in ["load diary", ".add(2)"] { _ = await session.evaluate(line) }
    let whole = try read(await session.evaluate("state --json").text)
    #expect(whole["version"] as? Int == 1)
    #expect(whole["scope"] as? String == "Diary")
    #expect((whole["state"] as? [String: Any])?["count"] as? Int == 2)
    let part = try read(await session.evaluate("state --json count").text)
    #expect(part["path"] as? String == "count" && part["state"] as? Int == 2)
    #expect(await session.evaluate("state --json nothing").isError)
  }

  @Test("`log --json` writes the actions that were not undone, with the state after each")
  func log() async throws {
    let session = Session(features: [Diary.feature])
    for line in ["load diary", ".burst", ".add(4)", "undo"] { _ = await session.evaluate(line) }
    let log = try read(await session.evaluate("log --json").text)
    let actions = try #require(log["actions"] as? [[String: Any]])
    #expect(log["feature"] as? String == "Diary")
    #expect(
      actions.map { $0["action"] as? String }
        == [".burst", ".add(1)", ".add(2)"].prefix(actions.count).map { $0 })
    #expect(actions[0]["source"] as? String == "typed")
    #expect(actions[0]["changes"] as? [String] == ["count 0 -> 10"])
    #expect((actions[0]["state"] as? [String: Any])?["count"] as? Int == 10)
  }

  @Test("An action in `log --json` is complete")
  func longAction() async throws {
    let session = await session(after: "load form")
    let text = String(repeating: "long ", count: 60) + "\\n"
    _ = await session.evaluate(#".binding(.set(\.$name, "\#(text)"))"#)
    let log = try read(await session.evaluate("log --json").text)
    let actions = try #require(log["actions"] as? [[String: Any]])
    #expect(actions.last?["action"] as? String == #".binding(.set(\.$name, "\#(text)"))"#)
  }

  private func read(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }
}
