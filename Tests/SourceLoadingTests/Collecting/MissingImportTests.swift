import FileAccess
import Testing

@testable import SourceLoading

@Suite("Files that do not import the architecture")
struct MissingImportTests {
  private static let counter = """
    @Reducer struct Counter { struct State {}; enum Action { case tapped } }

    """

  private func failure(_ text: String, beside other: String = "") -> LoadFailure? {
    let files = InMemoryFileSystem(
      ["/w/Counter.swift": text, "/w/Other.swift": other + "\n// "], folders: ["/w"])
    do throws(LoadFailure) {
      _ = try FeatureSources(["Counter.swift"], target: nil, in: "/w", home: nil, files: files)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "A reducer without the import is refused",
    arguments: [
      "", "import SwiftUI\nimport Foundation\n", "// import ComposableArchitecture\n",
      "import Dependencies\n",
    ])
  func refused(imports: String) {
    #expect(
      failure(imports + Self.counter)
        == LoadFailure(
          "Counter.swift declares the reducer Counter and does not import ComposableArchitecture",
          hint: "expected `import ComposableArchitecture` in its first lines"))
    #expect(failure(imports + "extension App { \(Self.counter) }") != nil)
  }

  @Test(
    "A file that imports the architecture, or a module that may export it, is not refused",
    arguments: [
      "import ComposableArchitecture\n", "@preconcurrency import ComposableArchitecture\n",
      "#if canImport(SwiftUI)\nimport ComposableArchitecture\n#endif\n",
      "import struct ComposableArchitecture.Effect\n", "import AppCore\n", "protocol Reducer {}\n",
    ])
  func accepted(imports: String) { #expect(failure(imports + Self.counter) == nil) }

  @Test("Another file of the module can export the architecture, and a view needs no reducer")
  func others() {
    #expect(failure(Self.counter, beside: "@_exported import ComposableArchitecture") == nil)
    #expect(failure(Self.counter, beside: "import ComposableArchitecture") != nil)
    #expect(failure("import SwiftUI\nstruct CounterView: View {}") == nil)
  }
}
