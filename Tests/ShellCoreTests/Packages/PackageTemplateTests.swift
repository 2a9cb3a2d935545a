import Foundation
import Testing

@testable import ShellCore

@Suite("The package template")
struct PackageTemplateTests {
  @Test("Examples/MyFeatures equals the output of `tca new`")
  func example() throws {
    let folder = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Examples/MyFeatures")
    for (path, text) in PackageTemplate(name: "MyFeatures", shellPath: "../..").files {
      let written = try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
      #expect(written == text, Comment(rawValue: path))
    }
  }

  @Test("A name must be a valid module name that is not taken")
  func names() {
    #expect(PackageTemplate.problem(with: "MyFeatures") == nil)
    #expect(PackageTemplate.problem(with: "My_Features2") == nil)
    for name in ["", "2D", "My Features", "../Up", "Größe", "a-b"] {
      #expect(
        PackageTemplate.problem(with: name)
          == "`\(name)` is not a valid package name: use letters and digits, starting with a letter"
      )
    }
    #expect(
      PackageTemplate.problem(with: "SwiftUI")
        == "`SwiftUI` is the name of a module that the package depends on")
  }
}
