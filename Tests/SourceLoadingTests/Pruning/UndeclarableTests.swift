import Testing

@testable import SourceLoading

/// What protocols and classes of packages are needed for. Nothing is compiled here.
@Suite("Declarations that need what only a package has")
struct UndeclarableTests {
  private func error(_ line: Int, _ column: Int, _ text: String) -> CompilerMessage {
    CompilerMessage(location: .init(file: "A.swift", line: line, column: column), text: text)
  }

  private func missing(_ name: String, _ line: Int, _ column: Int) -> CompilerMessage {
    error(line, column, "cannot find type '\(name)' in scope")
  }

  /// The pruning of a folder's file whose first line imports what does not exist here.
  private func pruning(_ text: String) -> Pruning {
    var pruning = Pruning(SourceSet(files: [.init(name: "A.swift", text: text, isFound: true)]))
    _ = pruning.leaveOutAbsentImports(existing: [])
    return pruning
  }

  @Test("An extension keeps the protocol of a package, which is declared without members")
  func conformingExtension() {
    let text = """
      import Mapping
      struct Film { struct Role { let id = 1 } }
      extension Film.Role: @retroactive Mapped, Keyed { var first: Int { 1 } }
      func isMapped(_ film: Any) -> Bool { film is Mapped }
      @Reducer struct Feed { struct State { var film: Film? } }
      """
    var pruning = pruning(text)
    _ = pruning.next(
      after: [missing("Mapped", 3, 35), missing("Keyed", 3, 43)], stage: .declarations)
    #expect(pruning.sources.files[0].text == "              " + text.dropFirst(14))
    let declarations = pruning.standIns.text(for: pruning.sources).split(separator: "\n")
    #expect(declarations.dropFirst() == ["protocol Mapped {}", "protocol Keyed {}"])
    #expect(
      pruning.leftOut.last?.line
        == "stops: Keyed (A.swift:3: Keyed is in none of the loaded sources, perhaps in Mapping)")
  }

  @Test("What inherits from a protocol that is left out goes with it, without another run")
  func heirs() {
    let text = """
      import APIKit
      protocol Base: Request where Response: Decodable {}
      extension Base { var host: String { "a" } }
      protocol Github: Base {}
      struct Search: Github { var id = 1 }
      struct Other: Codable {}
      func search() { print(Search(id: 1)) }
      @Reducer struct Feed { struct State { var n = 0 } }
      """
    var pruning = pruning(text)
    let problem = "'Response' is not a member type of type 'Self'"
    #expect(pruning.next(after: [error(2, 31, problem)]) == .compile(pruning.sources))
    let rest = pruning.sources.files[0].text.split(separator: "\n")
      .filter { !$0.allSatisfy(\.isWhitespace) }
    #expect(rest.map { $0.prefix(12) } == ["struct Other", "func search(", "@Reducer str"])
    #expect(
      pruning.leftOut.dropFirst().map(\.line) == [
        "left out: Base (A.swift:2: \(problem))",
        "left out: extension Base (A.swift:3: it extends Base, which was left out)",
        "left out: Github (A.swift:4: it uses Base, which was left out)",
        "stops: Search (A.swift:5: it uses Github, which was left out)",
      ])
    #expect(pruning.standIns.names == ["Search"])
  }

  @Test(
    "A class of a framework is not taken for the similar name of its own subclass")
  func ownName() {
    let text = """
      import MapKit
      final class CMMarkerAnnotationView: MKMarkerAnnotationView {}
      @Reducer struct Feed { struct State { var n = 0 } }
      """
    var pruning = pruning(text)
    _ = pruning.next(after: [missing("MKMarkerAnnotationView", 2, 37)])
    #expect(pruning.leftOut.last?.name == "CMMarkerAnnotationView")
  }
}
