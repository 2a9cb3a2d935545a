import SwiftReading

/// The constants of the models that SwiftData stores. `@Model` makes variables of them, so an initializer may give them other values.
enum ModelConstants {
  /// The edits that write `var` in place of `let`.
  static func edits(of text: String) -> [Edit] {
    guard text.contains("@Model"), SourceWords.all(in: text).contains("SwiftData") else {
      return []
    }
    let source = SourceText(text)
    let models = SourceOutline(text).declarations.filter { $0.attributes.contains("Model") }
    let constants = models.flatMap(\.members).filter {
      $0.keyword == "let" && !$0.modifiers.contains("static")
    }
    return constants.compactMap { constant in
      source.tokens.first {
        constant.range.contains($0.range.lowerBound) && source[$0] == "let"
      }.map { Edit($0.range, "var") }
    }
  }
}
