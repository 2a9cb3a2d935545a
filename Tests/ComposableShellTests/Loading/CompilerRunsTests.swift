@testable import ShellCore
@testable import SourceLoading
import Synchronization
import Testing

@testable import ComposableShell

/// How often the compiler runs, which decides how long a load takes.
@Suite("Runs of the compiler", .serialized)
@MainActor
struct CompilerRunsTests {
  @Test("A folder that compiles takes one run, and another feature of it none")
  func features() async throws {
    let folder = try Self.folder([
      "Parent.swift": """
      import ComposableArchitecture
      @Reducer struct Parent {
        @ObservableState struct State: Equatable { var child = Child.State(); var row = Row.State(id: 7) }
        enum Action { case child(Child.Action), row(Row.Action) }
        var body: some ReducerOf<Self> {
          Scope(state: \\.child, action: \\.child) { Child() }
          Scope(state: \\.row, action: \\.row) { Row() }
        }
      }
      """,
      "Child.swift": """
      import ComposableArchitecture
      struct Note: Equatable { var text = ""; var size: Duration = .seconds(60 * 5) }
      @Reducer struct Child {
        @ObservableState struct State: Equatable { var note = Note() }
        enum Action { case noted(Note) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .noted(let note): state.note = note
            }
            return .none
          }
        }
      }
      """,
      "Row.swift": """
      import ComposableArchitecture
      @Reducer struct Row {
        @ObservableState struct State: Equatable { let id: Int }
        enum Action { case tapped }
        var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
      }
      struct RowView: View { let store: StoreOf<Row>; var body: some View { Text("\\(store.state.id)") } }
      #Preview { RowView(store: Store(initialState: Row.State(id: 3)) { Row() }) }
      """,
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (session, runs) = Self.session()
    #expect(await session.evaluate("load \(folder)").text.contains("Parent.State("))
    #expect(runs.value == 1)
    let child = await session.evaluate("load \(folder) Child").text
    #expect(child.contains("not compiled: 2 files that Child does not need"))
    #expect(
      await session.evaluate(".noted(.init(text: \"hi\"))").text.contains("text: \"hi\""))
    #expect(await session.evaluate("load \(folder) Row").text.contains("id: 3"))
    #expect(await session.evaluate("screen").text == "3")
    #expect(runs.value == 1)
    #expect(await session.evaluate("load \(folder) Row id: 5").text.contains("id: 5"))
  }

  private static func folder(_ files: [String: String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tca-runs-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    return folder.path
  }

  private static func session() -> (Session, CountedRuns) {
    let session = Session(features: [], folder: nil, files: LocalFileSystem())
    let runs = CountedRuns()
    session.workspace.loader = CodeLoader {
      CountingToolchain(base: try CodeLoader.compiling.makeToolchain(), runs: runs)
    }
    return (session, runs)
  }
}

private final class CountedRuns: Sendable {
  private let count = Mutex(0)
  var value: Int { count.withLock { $0 } }
  func add() { count.withLock { $0 += 1 } }
}

private struct CountingToolchain: Toolchain {
  let base: any Toolchain
  let runs: CountedRuns

  var build: BuildFolder { base.build }
  var scratch: String { base.scratch }
  func write(_ text: String, to name: String) throws -> Bool { try base.write(text, to: name) }
  func compile(_ job: CompilerJob, in folder: String) async throws -> CompilerReport {
    runs.add()
    return try await base.compile(job, in: folder)
  }
  func open(_ job: CompilerJob) throws -> any CodeLibrary { try base.open(job) }
  func removeScratch() { base.removeScratch() }
}
