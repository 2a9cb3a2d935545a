import Testing

@testable import SourceLoading

/// The modifiers of views that exceed the bound of the compiler. Nothing is compiled here.
@Suite("Probing the modifiers of a long view")
struct ModifierProbeTests {
  private static let text = """
    import MapKit
    import SwiftUI
    struct A: View {
      var body: some View {
        VStack {
          Text(Duration.seconds(1).formatted()).own()
          Circle().fill(rows.filter { $0 }.first().tint())
        }
        .fileExporter(items) { $0.load().resize() }
        .map { $0 }
      }
      func other() { Text("").hidden() }
    }
    extension View { func own() -> some View { self } }
    """

  private func probe(line: Int = 5, _ text: String = Self.text) -> ModifierProbe {
    let error = CompilerMessage(
      location: .init(file: "A.swift", line: line, column: 5),
      text: "the compiler is unable to type-check this expression in reasonable time")
    return ModifierProbe(
      after: [error], in: SourceSet(files: [.init(name: "A.swift", text: text)]))
  }

  @Test("Each modifier of a statement that creates a view is looked up on several types")
  func source() {
    let lines = probe().source.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0] == "import SwiftUI; import MapKit")
    #expect(lines[1].hasPrefix("func probe0(_ v0: SwiftUI.EmptyView, "))
    #expect(lines[1].contains("_ = v0.fileExporter; _ = v1.fileExporter; "))
    #expect(lines[2].contains("_ = v5.fill "))
    #expect(probe(line: 13).isEmpty)
  }

  @Test("A modifier that no type has is an error at its place")
  func errors() throws {
    func report(_ types: Range<Int>, line: Int, _ name: String) -> CompilerReport {
      CompilerReport(
        isSuccess: false,
        text: types.map {
          "\(ModifierProbe.fileName):\(line):\($0 + 1): error: value of type 'T\($0)' has no member '\(name)'"
        }.joined(separator: "\n"))
    }
    let errors = probe().errors(in: report(0..<6, line: 2, "fileExporter"))
    #expect(
      errors == [
        CompilerMessage(
          location: .init(file: "A.swift", line: 9, column: 6),
          text: "value of type 'some View' has no member 'fileExporter'")
      ])
    #expect(probe().errors(in: report(0..<5, line: 2, "fileExporter")).isEmpty)
    #expect(probe().errors(in: report(0..<6, line: 3, "fileExporter")).isEmpty)
  }
}
