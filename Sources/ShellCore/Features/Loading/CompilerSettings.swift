/// Settings of an app that change what the compiler reports: `language 6`, `isolation main`.
struct CompilerSettings: Equatable {
  private var hasLanguage6 = false
  private var isIsolated = false

  /// The names of the settings, each with its only value.
  static let values = ["language": "6", "isolation": "main"]

  /// - Throws: An `InputError` for other words, and for a setting that is there twice.
  init(_ words: [CommandArgument]) throws {
    var rest = words[...]
    while let word = rest.popFirst() {
      guard let value = Self.values[word.text] else {
        throw word.error(
          .invalidValue, "`doctor` has no setting `\(abbreviated(word.text))`",
          hint: "expected `language 6` or `isolation main`",
          suggestion: NearestName.to(word.text, in: Self.values.keys.sorted()))
      }
      let argument = rest.popFirst()
      guard argument?.text == value else {
        throw (argument ?? word).error(
          .invalidValue, "`\(word.text)` can be `\(value)` here, and nothing else",
          hint: "expected `doctor \(word.text) \(value)`")
      }
      if word.text == "language" { hasLanguage6 = true } else { isIsolated = true }
    }
  }

  /// The arguments of the compiler.
  var options: [String] {
    (hasLanguage6 ? ["-swift-version", "6"] : [])
      + (isIsolated ? ["-default-isolation", "MainActor"] : [])
  }

  /// As a part of a sentence.
  var text: String {
    switch (hasLanguage6, isIsolated) {
    case (true, true): "in the Swift 6 language mode with the main actor as default isolation"
    case (false, true): "with the main actor as default isolation"
    default: "in the Swift 6 language mode"
    }
  }
}
