import Testing

@testable import ShellCore

@Suite("The package template")
struct PackageTemplateTests {
  @Test("Examples/MyFeatures equals the output of `tca new`")
  func example() throws {
    let folder = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Examples/MyFeatures")
    for (path, text) in PackageTemplate(name: "MyFeatures", shell: .folder("../..")).files {
      let written = try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
      #expect(written == text, Comment(rawValue: path))
    }
  }

  @Test("The manifest of an installed program contains no path of the machine that wrote it")
  func installed() throws {
    let files = PackageTemplate(name: "New", shell: .installed(first: nil)).files
    let manifest = try #require(files.first { $0.path == "Package.swift" }?.text)
    #expect(manifest.contains("path: shell)"))
    #expect(manifest.contains("environment[\"PATH\"]"))
    #expect(manifest.contains("[environment[\"COMPOSABLE_SHELL\"]].compactMap"))
    let known = PackageTemplate(name: "New", shell: .installed(first: "/opt/shell")).files
    #expect(
      known.first { $0.path == "Package.swift" }?.text.contains(
        "[environment[\"COMPOSABLE_SHELL\"], \"/opt/shell\"].compactMap") == true)
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
    for name in ["class", "self", "Any", "import"] {
      #expect(
        PackageTemplate.problem(with: name)
          == "`\(name)` is a keyword of Swift, so a module cannot have this name")
    }
    #expect(PackageTemplate.problem(with: "Class") == nil)
  }
}
