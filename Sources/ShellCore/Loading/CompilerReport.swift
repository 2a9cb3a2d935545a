/// The output of the compiler.
package struct CompilerReport: Sendable, Equatable {
  package let isSuccess: Bool
  /// The output without surrounding white space.
  package let text: String

  package init(isSuccess: Bool, text: String) {
    self.isSuccess = isSuccess
    self.text = text.trimmingWhitespace
  }

  /// The parameters that a call lacks: `missing arguments for parameters 'id', 'name'`.
  var missingParameters: [String] {
    guard let start = text.range(of: "missing argument") else { return [] }
    let line = text[start.lowerBound...].prefix { !$0.isNewline }
    guard line.contains("parameter") else { return [] }
    return line.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }

  /// A macro or property wrapper in the file that is not available.
  var macro: String? {
    Self.macros.first {
      text.contains("unknown attribute '\($0)'") || text.contains("no macro named '\($0)'")
    }
  }

  /// Whether the modules were built by another compiler.
  var isOfAnotherToolchain: Bool {
    text.contains("module compiled with Swift")
      || text.contains("was created by a newer version of the compiler")
      || text.contains("was created by an older version of the compiler")
      || text.contains("compiled module was created by a different version of the compiler")
  }

  private static let macros = ["Presents", "Shared", "SharedReader", "DependencyEntry", "Preview"]
}

/// The compiler's errors in a file, in its own words.
struct CompilerErrors: Error, Equatable {
  let text: String
}
