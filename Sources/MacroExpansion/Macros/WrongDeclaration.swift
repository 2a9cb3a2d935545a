extension MacroDiagnostic {
  /// The error for a macro on a declaration of another kind: `'@Model' can only be applied to a class; 'Item' is a struct`.
  ///
  /// - Parameter kinds: What the macro can be applied to: `a struct or an enum`.
  static func wrongDeclaration(
    _ declaration: Declaration, for macro: String, expected kinds: String
  ) -> Self {
    let kind = article(declaration.keyword)
    return Self(
      "'@\(macro)' can only be applied to \(kinds); '\(declaration.name)' is \(kind)",
      at: declaration.keywordRange)
  }
}

/// `a struct`, `an actor`.
func article(_ keyword: String) -> String {
  ["actor", "enum", "extension"].contains(keyword) ? "an \(keyword)" : "a \(keyword)"
}
