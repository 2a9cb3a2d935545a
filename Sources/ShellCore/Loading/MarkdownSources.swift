/// The Swift code of a Markdown page, such as a tutorial. Lines keep their numbers.
///
/// The declarations of the blocks are to be joined: ``JoinedDeclarations``.
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
    return lines.joined(separator: "\n")
  }
}
