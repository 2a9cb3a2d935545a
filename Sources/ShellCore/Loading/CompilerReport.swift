/// What the compiler said.
package struct CompilerReport: Sendable, Equatable {
  package let isSuccess: Bool
  /// Its words, without white space around them.
  package let text: String

  package init(isSuccess: Bool, text: String) {
    self.isSuccess = isSuccess
    self.text = text.trimmingWhitespace
  }

  /// The parameters that a call is said to lack: `missing arguments for parameters 'id', 'name'`.
  var missingParameters: [String] {
    guard let start = text.range(of: "missing argument") else { return [] }
    let line = text[start.lowerBound...].prefix { !$0.isNewline }
    guard line.contains("parameter") else { return [] }
    return line.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }

  /// A macro that the file uses: there are none here.
  var macro: String? {
    Self.macros.first {
      text.contains("unknown attribute '\($0)'") || text.contains("no macro named '\($0)'")
    }
  }

  /// Whether the modules were built by another compiler than this one.
  var isOfAnotherToolchain: Bool {
    text.contains("module compiled with Swift")
      || text.contains("was created by a newer version of the compiler")
      || text.contains("was created by an older version of the compiler")
      || text.contains("compiled module was created by a different version of the compiler")
  }

  private static let macros = [
    "Reducer", "ObservableState", "CasePathable", "Presents", "ViewAction", "DependencyClient",
    "Shared", "Preview",
  ]
}
