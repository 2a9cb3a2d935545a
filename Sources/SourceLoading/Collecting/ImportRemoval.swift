extension SourceOutline {
  /// Removes the imports at the top level of a text that a condition applies to.
  ///
  /// - Returns: The names of their modules.
  @discardableResult
  static func removeImports(
    from text: inout String, where condition: (Declaration) -> Bool
  ) -> [String] {
    let imports = SourceOutline(text).declarations.filter {
      $0.keyword == "import" && condition($0)
    }
    var bytes = Array(text.utf8)
    for range in imports.map(\.range).reversed() {
      bytes.replaceSubrange(range, with: [])
    }
    text = String(decoding: bytes, as: UTF8.self)
    return imports.map(\.name)
  }
}
