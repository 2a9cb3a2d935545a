import Testing

@testable import SourceLoading

/// What is said about views that are left out, by the errors of the compiler. Nothing is compiled here.
@Suite("Views that are left out")
struct ViewPruningTests {
  @Test("A view that uses a view which was left out says so")
  func consequence() {
    let text = """
      struct Row: View { let store: Storage; var body: some View { Text("") } }
      struct Rows: View { var body: some View { Row(store: 1) } }
      """
    func error(_ line: Int, _ column: Int, _ text: String) -> CompilerMessage {
      CompilerMessage(location: .init(file: "A.swift", line: line, column: column), text: text)
    }
    var pruning = Pruning(SourceSet(files: [.init(name: "A.swift", text: text)]))
    _ = pruning.next(after: [error(1, 31, "cannot find type 'Storage' in scope")])
    _ = pruning.next(after: [error(2, 43, "cannot convert value of type 'Binding<Store<A>>'")])
    #expect(
      pruning.leftOut.map(\.line) == [
        "left out: Row (A.swift:1: cannot find type 'Storage' in scope)",
        "left out: Rows (A.swift:2: it uses Row, which was left out)",
      ])
  }

  @Test("A view that uses what is left out at the same time says so, also in another file")
  func simultaneousConsequence() {
    let row = "struct Row: View { let store: Storage; var body: some View { Text(\"\") } }"
    let rows = "struct Rows: View { var body: some View { Row(store: 1) } }"
    var pruning = Pruning(
      SourceSet(files: [.init(name: "A.swift", text: rows), .init(name: "B.swift", text: row)]))
    _ = pruning.next(after: [
      CompilerMessage(
        location: .init(file: "A.swift", line: 1, column: 43), text: "cannot convert value"),
      CompilerMessage(
        location: .init(file: "B.swift", line: 1, column: 31),
        text: "cannot find type 'Storage' in scope"),
    ])
    #expect(
      pruning.leftOut.map(\.line) == [
        "left out: Rows (A.swift:1: it uses Row, which was left out)",
        "left out: Row (B.swift:1: cannot find type 'Storage' in scope)",
      ])
  }

  /// The line about a view with an error that the compiler does not explain.
  private func undiagnosed(_ view: String, _ others: String = "") -> String? {
    let text = "struct A: View { var body: some View { \(view) } }\n\(others)"
    var pruning = Pruning(SourceSet(files: [.init(name: "A.swift", text: text)]))
    _ = pruning.next(after: [
      CompilerMessage(
        location: .init(file: "A.swift", line: 1, column: 40),
        text: "failed to produce diagnostic for expression; please submit a bug report")
    ])
    return pruning.leftOut.first?.line
  }

  @Test("A misspelled case of an enum is the reason for a view that the compiler does not explain")
  func qualifiedCase() {
    let path = "struct Root { enum Path { case detail(Detail) } }"
    #expect(
      undiagnosed("Link(Root.Path.State.detial(1))", path)
        == "left out: A (A.swift:1: 'Root.Path.State' has no case 'detial'; did you mean `detail`?)"
    )
    #expect(
      undiagnosed("Link(Root.Path.detial(1))", path)
        == "left out: A (A.swift:1: 'Root.Path' has no case 'detial'; did you mean `detail`?)")
    let unknown =
      "left out: A (A.swift:1: the compiler finds an error in this declaration, but does not locate it)"
    #expect(undiagnosed("Link(Root.Path.State.detail(1))", path) == unknown)
    #expect(undiagnosed("Link(Other.detial(1))", path) == unknown)
  }

  @Test("Of a view, a property with a wrapper that does not exist here is left out")
  func wrapper() {
    let text = """
      import Inject
      struct Row: View {
        @ObserveInjection var inject
        var body: some View { Text("") }
      }
      """
    var pruning = Pruning(SourceSet(files: [.init(name: "A.swift", text: text)]))
    _ = pruning.leaveOutAbsentImports(existing: [])
    _ = pruning.next(after: [
      CompilerMessage(
        location: .init(file: "A.swift", line: 3, column: 4),
        text: "unknown attribute 'ObserveInjection'")
    ])
    #expect(
      pruning.leftOut.last?.line
        == "left out: inject of Row (A.swift:3: unknown attribute 'ObserveInjection')")
    #expect(pruning.sources.files[0].text.hasSuffix("}\n}"))
  }
}
