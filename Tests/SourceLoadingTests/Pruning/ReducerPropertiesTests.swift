import Testing

@testable import SourceLoading

/// What happens to a property of a reducer whose value only a package could create. Nothing is compiled here.
@Suite("Properties of reducers that need a package")
struct ReducerPropertiesTests {
  /// The steps after an error about a name at its first place after the import.
  private func pruning(
    _ text: String, missing name: String, isType: Bool = false
  ) -> (pruning: Pruning, step: Pruning.Step) {
    let text = "import FirebaseFirestore\n" + text
    var pruning = Pruning(SourceSet(files: [.init(name: "A.swift", text: text)]))
    _ = pruning.leaveOutAbsentImports(existing: [])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = lines.indices.dropFirst().first { lines[$0].contains(name) } ?? 0
    let column = lines[line].prefix(upTo: lines[line].range(of: name)!.lowerBound).utf8.count + 1
    let error = CompilerMessage(
      location: .init(file: "A.swift", line: line + 1, column: column),
      text: "cannot find \(isType ? "type " : "")'\(name)' in scope")
    let step = pruning.next(after: [error], stage: .declarations)
    return (pruning, step)
  }

  private let reducer = """
    @Reducer struct Feed {
      struct State { var n = 0 }
      private let store = Firestore.firestore()
      var other = 1
    }
    """

  @Test("The property stops where it is used, and the reducer can be created")
  func property() {
    let (found, step) = pruning(reducer, missing: "Firestore")
    #expect(step == .compile(found.sources))
    let lines = found.sources.files[0].text.split(separator: "\n", omittingEmptySubsequences: false)
    let reason = "Firestore is in none of the loaded sources, perhaps in FirebaseFirestore"
    #expect(
      lines[3]
        == "  private var store: Firestore._Member { Swift.fatalError(\"stop: \(reason) (A.swift:4)\") }"
    )
    #expect(lines[4] == "  var other = 1")
    #expect(found.standIns.contains("Firestore"))
    #expect(found.leftOut.last?.line == "stops: Feed.store (A.swift:4: \(reason))")
  }

  @Test("So it is if the type was found to be missing elsewhere")
  func elsewhere() {
    let client = "struct Client { var store: Firestore }\n"
    let (found, _) = pruning(client + reducer, missing: "Firestore", isType: true)
    #expect(found.sources.files[0].text.contains("var store: Firestore._Member { Swift"))
    #expect(found.sources.files[0].text.contains(client))
  }

  @Test(
    "Other values are left as they are: an own mistake, a value of a state, and what has a type",
    arguments: [
      "@Reducer struct Feed { struct State {}; let store = Firestor.firestore() }; struct Firestore {}",
      "@Reducer struct Feed { struct State { var store = Session() } }",
      "@Reducer struct Feed { struct State {}; let store = [Session()] }",
    ])
  func others(text: String) {
    let name = text.contains("Session") ? "Session" : "Firestor"
    let (found, step) = pruning(text, missing: name)
    #expect(step == .refuse)
    #expect(found.sources.files[0].text.hasSuffix(text))
  }
}
