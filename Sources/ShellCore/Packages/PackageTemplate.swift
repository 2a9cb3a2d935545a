/// The files of a package with its own shell, which `tca new NAME` writes.
package struct PackageTemplate {
  let name: String
  /// Where the manifest finds composable-shell.
  let shell: ShellLocation

  /// - Parameters:
  ///   - name: A name that ``problem(with:)`` accepts.
  ///   - shell: Where the manifest finds composable-shell.
  package init(name: String, shell: ShellLocation) {
    self.name = name
    self.shell = shell
  }

  /// Describes what is wrong with a name, or returns `nil` if it is valid.
  package static func problem(with name: String) -> String? {
    let letters = name.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "_")
    }
    guard letters, let first = name.first, first.isLetter else {
      return "`\(name)` is not a valid package name: use letters and digits, starting with a letter"
    }
    guard !keywords.contains(name) else {
      return "`\(name)` is a keyword of Swift, so a module cannot have this name"
    }
    guard !taken.contains(name) else {
      return "`\(name)` is the name of a module that the package depends on"
    }
    return nil
  }

  private static let taken: Set<String> = [
    "ComposableArchitecture", "ComposableShell", "Counter", "CounterView", "Foundation",
    "ShellCore", "Swift", "SwiftUI", "TerminalUI", "Testing",
  ]

  /// The words that cannot follow `import`.
  private static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]

  /// The files, with paths relative to the package's folder.
  package var files: [(path: String, text: String)] {
    [
      ("Package.swift", manifest),
      (".gitignore", ".build/\n"),
      ("Sources/\(name)/Counter.swift", text("Counter.swift")),
      ("Sources/\(name)/CounterView.swift", text("CounterView.swift")),
      ("Sources/\(name)/main.swift", text("main.swift")),
      ("Tests/\(name)Tests/CounterTests.swift", text("CounterTests.swift")),
      ("Scenarios/counter.md", text("counter.md")),
    ]
  }

  private func text(_ file: String) -> String {
    EmbeddedTexts.text(file + ".txt").replacing("{NAME}", with: name) + "\n"
  }

  private var manifest: String {
    text("Package.swift")
      .replacing("{IMPORTS}", with: shell.imports)
      .replacing("{SHELL}", with: shell.expression)
      .replacing("{DECLARATION}", with: shell.declaration)
  }
}
