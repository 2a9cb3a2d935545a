import FileAccess
import Testing

@testable import SourceLoading

@Suite("The file that declares a missing name")
struct NeighboringFilesTests {
  private static let cart = """
    struct Cart: Reducer { struct State { var total = Price(); var text = 3.0.euros } }
    """
  private static let price = """
    struct Price {}
    private struct Hidden {}
    extension Double { var euros: String { "\\(self) €" } }
    extension DependencyValues { var prices: Int { 1 } }
    enum Outer { struct Inner {} }
    """

  /// The last line of the error.
  private func hint(
    _ error: String, loading path: String = "Shop/Cart/Cart.swift", in folder: String? = "/w",
    _ files: [String: String] = ["/w/Shop/Models/Price.swift": price], text: String = cart
  ) -> String {
    let all = files.merging(["/w/Shop/Cart/Cart.swift": text]) { one, _ in one }
    let folders = all.keys.flatMap { path -> [String] in
      let parts = path.split(separator: "/").dropLast()
      return parts.indices.map { "/" + parts[...$0].joined(separator: "/") }
    }
    let report = CompilerReport(isSuccess: false, text: "Cart.swift:1:1: error: \(error)")
    let neighbors = NeighboringFiles(
      of: [path], in: folder, home: nil,
      files: InMemoryFileSystem(all, folders: Array(Set(folders))))
    let causes = RootCauses(
      CompilerMessage.errors(in: report.text), in: report,
      of: SourceSet(files: [SourceSet.File(name: "Cart.swift", text: text)]), leftOut: [],
      neighbors: neighbors)
    return causes.text.split(separator: "\n").last.map { String($0.drop { $0 == " " }) } ?? ""
  }

  private let expected =
    "declared in `Shop/Models/Price.swift`: add this file to the line, or load the folder: `load ./Shop`"

  @Test("A type, a member of an extension, and a dependency")
  func kinds() {
    #expect(hint("cannot find 'Price' in scope") == expected)
    #expect(hint("cannot find type 'Price' in scope") == expected)
    #expect(hint("value of type 'Double' has no member 'euros'") == expected)
    let text = "@Dependency(\\.prices) var prices"
    #expect(
      hint("value of type 'DependencyValues' has no member 'prices'", text: text) == expected)
  }

  @Test("A declaration that other files cannot use is not named")
  func hidden() {
    for name in ["Hidden", "Inner", "Absent"] {
      #expect(!hint("cannot find type '\(name)' in scope").contains("declared in"))
    }
    #expect(!hint("value of type 'Int' has no member 'euros'").contains("declared in"))
  }

  @Test("Another version of the loaded file is not named")
  func versions() {
    let files = ["/w/Shop/Cart/Old.swift": Self.cart + "\nstruct Price {}"]
    #expect(!hint("cannot find 'Price' in scope", files).contains("declared in"))
  }

  @Test("The paths are those that the user would type")
  func paths() {
    let error = "cannot find 'Price' in scope"
    #expect(
      hint(error, loading: "Cart.swift", in: "/w/Shop/Cart", ["/w/Shop/Cart/A B.swift": Self.price])
        == "declared in `A B.swift`: add this file to the line, or load the folder: `load .`")
    let project = ["/w/Shop/Models/Price.swift": Self.price, "/w/Shop/Package.swift": "let a = 1"]
    #expect(
      hint(error, loading: "Cart.swift", in: "/w/Shop/Cart", project)
        == "declared in `../Models/Price.swift`: add this file to the line, or load the folder: `load ..`"
    )
    #expect(
      hint(error, loading: "/w/Shop/Cart/Cart.swift", in: nil, project)
        == "declared in `/w/Shop/Models/Price.swift`: add this file to the line, or load the folder: `load /w/Shop`"
    )
    // Without a project, only what was typed is searched.
    #expect(!hint(error, loading: "Cart.swift", in: "/w/Shop/Cart").contains("declared in"))
  }
}
