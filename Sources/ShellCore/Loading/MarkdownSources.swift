import MacroExpansion

/// The Swift code of a Markdown page, such as a tutorial.
///
/// Later declarations replace earlier ones of the same name, except for stubs without members: `struct App { // ... }`. Lines
/// keep their numbers.
enum MarkdownSources {
  /// The Swift blocks of a page. All other lines are empty.
  static func swift(in page: String) -> String {
    var fence: Substring?
    var isSwift = false
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false).map {
      line -> Substring in
      let text = line.drop { $0 == " " }
      if let open = fence {
        if text.hasPrefix(open), text.allSatisfy({ $0 == "`" || $0.isWhitespace }) { fence = nil }
        return fence == nil || !isSwift ? "" : line
      }
      let ticks = text.prefix { $0 == "`" }
      if ticks.count >= 3 {
        fence = ticks
        isSwift = text.dropFirst(ticks.count).lowercased().hasPrefix("swift")
      }
      return ""
    }
    return joined(lines.joined(separator: "\n"))
  }

  /// Removes the declarations that later ones replace.
  private static func joined(_ text: String) -> String {
    let declarations = SourceOutline(text).declarations
    var bytes = Array(text.utf8)
    for (index, one) in declarations.enumerated() where one.keyword != "import" {
      let others = declarations[(index + 1)...].filter { isSame($0, one, in: text) }
      let earlier = declarations[..<index].contains { isSame($0, one, in: text) }
      let isReplaced =
        others.contains { !isStub($0) } || isStub(one) && (earlier || !others.isEmpty)
      guard isReplaced else { continue }
      for offset in one.range where bytes[offset] != UInt8(ascii: "\n") {
        bytes[offset] = UInt8(ascii: " ")
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isStub(_ declaration: SourceOutline.Declaration) -> Bool {
    declaration.isType && declaration.members.isEmpty && declaration.inherited.isEmpty
  }

  private static func isSame(
    _ one: SourceOutline.Declaration, _ other: SourceOutline.Declaration, in text: String
  ) -> Bool {
    guard one.names == other.names, (one.keyword == "extension") == (other.keyword == "extension")
    else { return false }
    guard one.keyword == "extension" else { return true }
    let names = Set(one.members.flatMap(\.names))
    return one.inherited == other.inherited
      && other.members.contains { !names.isDisjoint(with: $0.names) }
  }
}
