@testable import ComposableShell
@testable import ShellCore
@testable import SourceLoading
import Testing

@Suite("The tools of a session")
@MainActor
struct SessionToolsTests {
  private struct Counter: Reducer {
    struct State: Equatable { var count = 0 }
    enum Action: Equatable { case add(Int) }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      guard case .add(let number) = action else { return .none }
      state.count += number
      return .none
    }
  }

  private static let files = InMemoryFileSystem(
    [
      "/work/good.md":
        "# Good\n\n```tca\n> load Counter\n...\n> .add(1)\n...\n> state count\n1\n```\n",
      "/work/bad.md": "# Bad\n\n```tca\n> load Counter\n...\n> state count\n7\n```\n",
      "/secret/good.md": "# Good\n\n```tca\n> help\n...\n```\n",
    ], folders: ["/work", "/secret"])

  private let server = ToolServer(
    name: "tca", version: "0", instructions: "",
    tools: SessionTools {
      let files = FolderFileSystem("/work", of: SessionToolsTests.files)
      let feature = Feature("Counter", summary: "counts", initialState: Counter.State()) {
        Counter()
      }
      return Session(features: [feature], folder: files.root, files: files)
    }.all)

  private func request(_ method: String, _ parameters: JSONValue) async -> JSONValue? {
    let line: JSONValue = [
      "jsonrpc": "2.0", "id": 1, "method": .string(method), "params": parameters,
    ]
    return await server.answer(.message(Array(line.text.utf8))).flatMap {
      JSONValue(Array($0.utf8))
    }?["result"]
  }

  /// Calls a tool as a client does, and returns its text, after `error: ` if it is one.
  private func call(_ tool: String, _ arguments: JSONValue = [:]) async -> String {
    _ = await request("initialize", [:])
    let result = await request("tools/call", ["name": .string(tool), "arguments": arguments])
    guard case .array(let content)? = result?["content"] else { return "no result" }
    return (result?["isError"] == true ? "failed: " : "") + (content.first?["text"]?.string ?? "")
  }

  @Test("A client loads a feature, sends actions, and reads states and diffs")
  func session() async {
    #expect(await call("diff") == "failed: no action has been sent yet")
    #expect(await call("load", ["feature": "Counter", "fields": "count: 3"]).contains("count: 3"))
    let diff = await call("send", ["action": ".add(2)"])
    #expect(diff.contains("(count: 5)"))
    #expect(await call("diff") == diff)
    #expect(await call("state", ["path": "count"]) == "5")
    #expect(await call("export", ["kind": "mermaid"]).contains("sequenceDiagram"))
    #expect(
      await call("export", ["kind": "test a.swift"])
        == "failed: `kind` is one word: test, scenario, mermaid, html, cast, svg, or state")
    #expect(await call("send", ["action": ".ad(2)"]).hasPrefix("failed: error: "))
  }

  @Test("A client drives a feature as a user does: it takes back, searches, and lists")
  func driving() async {
    _ = await call("load", ["feature": "Counter"])
    #expect(await call("actions").contains(".add"))
    _ = await call("send", ["action": ".add(2)"])
    #expect(await call("undo").contains("undid"))
    #expect(await call("undo").hasPrefix("failed: error: nothing to undo"))
    #expect(await call("advance").hasPrefix("failed: error: no effect is asleep on the clock"))
    #expect(await call("tap", ["control": "Plus"]).hasPrefix("failed: error: "))
    #expect(await call("screen").hasPrefix("failed: error: "))
    #expect(await call("explore", ["request": "states 3"]).contains("states generated"))
    for request in ["save a.md", "export test a.swift", "graph svg to a.svg"] {
      #expect(
        await call("explore", ["request": .string(request)])
          == "failed: `explore` writes no files here; expected conditions and limits")
    }
  }

  @Test("A client checks the scenarios of the folder")
  func checking() async {
    #expect(!(await call("check", ["file": "good.md"])).hasPrefix("failed"))
    #expect(await call("check", ["file": "bad.md"]).hasPrefix("failed: "))
    #expect(await call("explain", ["text": "TCA003"]).contains("TCA003"))
  }

  /// What a client can do wrong with each tool, and a part of the answer.
  private static let mistakes: [(tool: String, arguments: JSONValue, answer: String)] = [
    ("load", ["feature": "Conter"], "failed: error: unknown feature `Conter`"),
    ("load", ["feature": ""], "failed: error: `load` needs a feature"),
    ("load", ["feature": "Counter\nquit"], "failed: error: unknown feature `Counter"),
    ("load", ["feature": "none.swift"], "failed: error: "),
    (
      "load", ["feature": "Counter", "fields": "nope: 1"],
      "has no field `nope`"
    ),
    ("send", ["action": ""], "failed: error: `send` needs an action"),
    ("send", ["action": "quit"], "has no case `quit`"),
    ("send", ["action": ".add(1)\n.add(2)"], "error: "),
    ("send", ["action": ".add(\"1\")"], "failed: error: "),
    ("state", ["path": "cnt"], "has no field `cnt`"),
    ("diff", ["number": 9], "failed: error: action `9` does not exist"),
    ("diff", ["number": -1], "failed: error: action `-1` does not exist"),
    ("check", ["file": "none.md"], "failed: none.md: error: the file"),
    ("check", ["file": ""], "failed: `file` is empty; expected the path of a scenario"),
    (
      "explain", ["text": " \n"],
      "failed: `text` is empty; expected a message, an error code, or a question"
    ),
    ("export", ["kind": "tests"], "failed: error: a session cannot be exported as `tests`"),
    ("export", ["kind": ""], "failed: error: `export` needs a kind"),
  ]

  @Test("A mistake is answered with what is wrong, and changes nothing", arguments: 0..<17)
  func mistake(index: Int) async {
    let (tool, arguments, answer) = Self.mistakes[index]
    #expect(Self.mistakes.count == 17)
    _ = await call("load", ["feature": "Counter", "fields": "count: 3"])
    let text = await call(tool, arguments)
    #expect(text.hasPrefix("failed: "))
    #expect(text.contains(answer), "\(text)")
    #expect(await call("state", ["path": "count"]) == "3")
  }

  @Test(
    "Nothing outside the folder is read",
    arguments: [
      "../secret/good.md", "/secret/good.md", "x/../../secret/good.md",
    ])
  func outside(path: String) async {
    let reason = "leads out of `/work`, and only files in this folder are read"
    let check = await call("check", ["file": .string(path)])
    #expect(check.hasPrefix("failed: ") && check.hasSuffix(reason), "\(check)")
    #expect(await call("load", ["feature": .string(path)]).hasPrefix("failed: "))
  }

  @Test("A link to a file outside of the folder is refused with the reason, and is not suggested")
  func link() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    let inner = folder.appending(path: "inner")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try "struct S {}".write(
      to: folder.appending(path: "Out.swift"), atomically: true, encoding: .utf8)
    try FileManager.default.createSymbolicLink(
      atPath: inner.appending(path: "Out.swift").path, withDestinationPath: "../Out.swift")
    let files = FolderFileSystem(inner.path, of: LocalFileSystem())
    let refusal = "`Out.swift` leads out of `\(files.root)`, and only files in this folder are read"
    #expect(throws: LoadFailure(refusal)) {
      try SwiftFile("Out.swift", in: files.root, home: nil, files: files)
    }
    let session = Session(features: [], folder: files.root, files: files)
    #expect(session.workspace.nearestFile(to: "Out.swift") == nil)
    #expect(session.workspace.nearestFile(to: "Outt.swift") == "Out.swift")
  }

  @Test(
    "A folder's files cannot be left by a path, a link, or a name that begins like the folder's")
  func fileSystem() throws {
    let all = InMemoryFileSystem(
      ["/a/b/in": "1", "/a/bc/out": "2"], folders: ["/a", "/a/b", "/a/bc"])
    let files = FolderFileSystem("/a/b", of: all)
    #expect(try files.read("/a/b/in") == Array("1".utf8))
    #expect(throws: FileSystemError.outside(folder: "/a/b")) { try files.read("/a/b/../bc/out") }
    #expect(throws: FileSystemError.outside(folder: "/a/b")) { try files.list("/a/bc") }
    #expect(throws: FileSystemError.forbidden(.creates)) { try files.create("/a/bc/new") }
    #expect(files.info("/a/bc/out") == nil)
    #expect(throws: FileSystemError.forbidden(.replaces)) {
      try files.replace("/a/bc/out", with: [])
    }
  }
}
