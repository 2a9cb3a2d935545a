import Testing

@testable import ActionSyntax
@testable import ShellCore

@Suite("load --state")
@MainActor
struct LoadStateTests {
  private struct Sample: Equatable {
    var name = "say 'hi' \"\\\n\u{1}한"
    var none: Int?
    var some: Double? = 1.5
    var kind = Kind.pair(1, label: "x")
    var plain: Kind? = .plain
    var labelled = Kind.labelled(id: 3)
    var tags: Set<String> = ["b", "a"]
    var counts = ["z": 1, "a": 2]
    var numbers = [2: "two", 1: "one"]
    var date = Date(timeIntervalSince1970: 0.5)
    var id = UUID(1)
    var url = URL(string: "https://example.com/a?b=c")
    var data = Data([0, 255])
    var infinite = Double.infinity
    var pause = Duration.milliseconds(1_500)
    var moment = Duration.nanoseconds(7)
    var rows: IdentifiedArrayOf<Row> = [Row(id: 1, raw: .two), Row(id: 2)]
    var pair = (1, "x")

    static func == (left: Self, right: Self) -> Bool {
      JSONNode(left) == JSONNode(right)
    }
  }

  private struct Row: Equatable, Identifiable {
    var id = 0
    var raw = Raw.one
    @BindingState var isOn = true
  }

  private enum Raw: Int { case one = 1, two }

  private enum Kind: Equatable {
    case plain
    case pair(Int, label: String)
    case labelled(id: Int)
  }

  private func document(_ state: String, _ rest: String = #""version": 1"#) throws -> StateDocument
  {
    try StateDocument("{\(rest), \"state\": \(state)}", name: "s.json")
  }

  @Test("What `state --json` writes is read back exactly, whatever the initial state was")
  func roundTrip() throws {
    let sample = Sample()
    var other = Sample()
    (other.name, other.none, other.some, other.kind) = ("", 3, nil, .plain)
    (other.tags, other.counts, other.numbers, other.rows) = ([], [:], [:], [])
    (other.date, other.id, other.data, other.infinite) = (.distantPast, UUID(2), Data(), 0)
    (other.url, other.pair, other.labelled) = (nil, (2, ""), .plain)
    let document = try document(JSONNode(sample).text())
    let read = try #require(try document.replacing(other) as? Sample)
    #expect(read == sample)
    try document.check(read)
  }

  @Test("Any text is read back")
  func strings() throws {
    for code in UInt8(0)..<128 {
      let text = "a\(Unicode.Scalar(code))b"
      let read = try document(JSONText.quoted(text)).replacing("")
      #expect(read as? String == text, "code \(code)")
    }
    let escapes = try document(#""\u00e9\ud83d\ude00\/\b\f""#).replacing("")
    #expect(escapes as? String == "é😀/\u{8}\u{c}")
  }

  @Test("The order of fields and of elements in a set has no meaning")
  func order() throws {
    struct State: Equatable { var a = 1, b: Set<Int> = [1, 2, 3] }
    let document = try document(#"{"b": [3, 1, 2], "a": 1.0e0}"#.replacing("1.0e0", with: "1"))
    let read = try document.replacing(State(a: 0, b: []))
    #expect(read as? State == State())
    try document.check(read)
  }

  @Test("A value that cannot be set from outside is refused, and the error names it")
  func classes() throws {
    final class Box { var count = 1 }
    struct State { var box = Box() }
    let document = try document(#"{"box": {"count": 2}}"#)
    let read = try document.replacing(State())
    let error = #expect(throws: InputError.self) { try document.check(read) }
    #expect(
      error?.rendered() == """
        error: s.json:1: `box.count` cannot be restored: it would be 1
          {"version": 1, "state": {"box": {"count": 2}}}
                                                    ^ expected a value that can be set from outside
        """)
  }

  private struct WithFunctions {
    var count = 0
    var make: @Sendable (Int) -> Int = { $0 + 1 }
    var tapped: (() -> Void)?
    var child: Child?
    @PresentationState var sheet: Child?
  }

  private struct Child {
    var id = 1
    var run: () -> Int = { 7 }
  }

  @Test("Functions stay as they are, also in optional children, and another one is not made up")
  func functions() throws {
    let initial = WithFunctions(tapped: {}, child: Child(), sheet: Child())
    var changed = initial
    changed.count = 5
    changed.child?.id = 2
    changed.sheet?.id = 3
    let document = try document(JSONNode(changed).text())
    let read = try #require(try document.replacing(initial) as? WithFunctions)
    #expect(read.count == 5 && read.make(1) == 2 && read.tapped != nil)
    #expect(read.child?.id == 2 && read.child?.run() == 7 && read.sheet?.id == 3)
    try document.check(read)

    var withoutTap = initial
    withoutTap.tapped = nil
    let error = #expect(throws: InputError.self) {
      try document.check(try document.replacing(withoutTap))
    }
    #expect(
      error?.summary.contains("`tapped`") == true || error?.summary.contains("functions") == true)
    #expect(throws: InputError.self) {
      try document.check(try document.replacing(WithFunctions(tapped: {})))
    }
  }

  @Test("A shared value keeps its storage")
  func shared() throws {
    struct State { @Shared var count: Int }
    let state = State(count: Shared(value: 1))
    let read = try #require(try document(#"{"count": 5}"#).replacing(state) as? State)
    #expect(read.count == 5 && state.count == 5)
  }

  @Test(
    "Each mistake in a document has an error at its place",
    arguments: [
      (#"{"state": 1}"#, "the field `version` is missing"),
      (#"{"version": 1}"#, "the field `state` is missing"),
      (#"{"version": 2, "state": 1}"#, "this version of the format is not known"),
      (
        #"{"version": 1, "path": "a", "state": 1}"#, "the file contains only a part of a state: `a`"
      ),
      (
        #"{"version": 1, "scope": "A.b", "state": 1}"#,
        "the file contains the state of a child: `A.b`"
      ),
      (#"{"version": 1, "version": 1}"#, "`version` appears twice"),
      (#"{"version": 1, "state": 1} 2"#, "there is text after the JSON value"),
      (#"{"version": 1, "state": 01}"#, "unexpected `1`"),
      (#"{"version": 1, "state": -}"#, "this is not a number in JSON"),
      (#"{"version": 1, "state": [1,]}"#, "unexpected `]`"),
      (#"{"version": 1, "state": "a}"#, "the string is never closed"),
      (#"{"version": 1, "state": "\q"}"#, "the escape is not valid in JSON"),
      (#"{"version": 1, "state": "\ud83d"}"#, "the escape is not valid in JSON"),
      ("{\"version\": 1, \"state\": \"\t\"}", "a string contains a control character"),
      (#"{"version": 1, "state": [1"#, "the JSON ends too early"),
      (#"{"version" 1}"#, "unexpected `1`"),
      (#"{version: 1}"#, "unexpected `v`"),
      ("", "the JSON ends too early"),
      (String(repeating: "[", count: 201), "more than 200 brackets are open"),
    ])
  func syntax(text: String, summary: String) {
    let error = #expect(throws: InputError.self) { try StateDocument(text, name: "s.json") }
    #expect(error?.summary == "s.json:1: \(summary)")
  }

  @Test(
    "Each value of the wrong kind has an error at its place",
    arguments: [
      (#"3"#, "a LoadStateTests.Sample is expected here, not a number"),
      (#"{"nam": 1}"#, "LoadStateTests.Sample has no field `nam`"),
      (#"{"name": "a"}"#, "LoadStateTests.Sample also needs"),
    ])
  func types(state: String, summary: String) throws {
    let document = try document(state)
    let error = #expect(throws: InputError.self) { try document.replacing(Sample()) }
    #expect(error?.summary.hasPrefix("s.json:1: \(summary)") == true)
  }

  private struct Pieces {
    var flag = true
    var count = 1
    var kind = Kind.plain
    var rows: IdentifiedArrayOf<Row> = []
    var map: [Int: Int] = [:]
    var data = Data()
    var pair = (1, 2)
  }

  @Test(
    "Each field of the wrong type is named",
    arguments: [
      ("flag", "1", "`flag` takes a Bool"),
      ("count", "1.5", "`count` takes an Int"),
      ("count", "99999999999999999999", "99999999999999999999 does not fit in Int"),
      ("kind", #""plai""#, "LoadStateTests.Kind has no case `plai`"),
      ("kind", #""pair""#, "`pair` has a payload"),
      ("kind", #"{"plain": 1}"#, "`plain` has no payload"),
      ("kind", "[]", "`kind` takes a LoadStateTests.Kind, not an array"),
      ("rows", "{}", "`rows` takes an IdentifiedArray"),
      (
        "rows", #"[{"id": 1, "raw": "one", "isOn": true}, {"id": 1, "raw": "two", "isOn": true}]"#,
        "two elements of `rows` are the same"
      ),
      ("map", "[[1, 2], [1, 3]]", "two keys of `map` are the same"),
      ("map", "[1]", "`map` takes [Int: Int], not a number"),
      ("map", "1", "`map` takes [Int: Int], not a number"),
      ("data", #""%""#, "`data` takes a Data, not a string"),
      ("pair", "[1]", "`pair` takes (Int, Int), not an array"),
    ])
  func fields(name: String, value: String, summary: String) throws {
    var fields: [JSONNode.Field] = []
    if case .object(let all) = JSONNode(Pieces()) { fields = all }
    let texts = fields.map {
      "\(JSONText.quoted($0.name)): \($0.name == name ? value : $0.value.text())"
    }
    let document = try document("{\(texts.joined(separator: ", "))}")
    let error = #expect(throws: InputError.self) { try document.replacing(Pieces()) }
    #expect(error?.summary.hasPrefix("s.json:1: \(summary)") == true, "\(error?.summary ?? "")")
  }

  @Test(
    "`load --state` starts with the state, `reset` returns to it, and a file with a mistake loads nothing"
  )
  func loading() async throws {
    let saved = """
      {
        "version": 1,
        "state": {"count": 7, "ids": [], "rolls": [3], "times": []}
      }
      """
    let files = InMemoryFileSystem([
      "/saved.json": saved, "/wrong.json": saved.replacing("[3]", with: "3"),
    ])
    try await expectTranscript(
      #"""
      tca> load diary --state wrong.json
      error: wrong.json:3: `rolls` takes [Int], not a number
          "state": {"count": 7, "ids": [], "rolls": 3, "times": []}
                                                    ^ expected an array
      tca> load diary --state saved.json
      Diary.State(
        count: 7,
        ids: [],
        rolls: [
          [0]: 3
        ],
        times: []
      )
      Try: [..]
      Diary> .add(1)
      ...
      Diary> reset
      Diary.State(
        count: 7,
      ...
      Diary> load diary --state
      error: `--state` needs a file
        load diary --state
                          ^ expected a file that `export state` has written
      Diary> load diary --state nowhere.json
      error: the file `nowhere.json` does not exist
        load diary --state nowhere.json
                           ^ expected a file that `export state` has written
      Diary> load diary --stat saved.json
      error: `load` has no option `--stat`
        load diary --stat saved.json
                   ^ expected --state and a file, or --timings; did you mean --state?
      """#, on: Session(features: [Diary.feature], files: files))
  }

  @Test(
    "A field without its colon is an error that says how it is written", arguments: ["3", "= 3"])
  func colon(value: String) async {
    let text = await Session(features: [Diary.feature]).evaluate("load diary count \(value)").text
    #expect(
      text.hasPrefix("error: unexpected") && text.hasSuffix("^ expected `count: 3`"), "\(text)")
  }

  @Test("The export names the file relative to its own folder")
  func relocation() throws {
    let meaning = LineMeaning(
      command: .controlsSession(isRecorded: true, isAllowedInScenarios: true), file: .swift)
    let move = Relocation(from: "/a", to: "/a/b")
    #expect(
      move.line("load Diary --state s.json", meaning) == "load Diary --state ../s.json")
    #expect(
      move.line(#"load Counter.swift --state "my s.json""#, meaning)
        == #"load "../Counter.swift" --state "../my s.json""#)
  }

  @Test("The option and the file are completed")
  func completion() {
    let files = InMemoryFileSystem(["/saved.json": ""])
    let session = Session(features: [Diary.feature], files: files)
    #expect(session.completer.complete("load Diary --").candidates.map(\.text) == ["--state"])
    #expect(
      session.completer.complete("load Diary --state sa").candidates.map(\.text) == ["saved.json"])
  }
}
