/// The Swift code of a Markdown page, such as a tutorial. Lines keep their numbers.
///
/// The declarations of the blocks are to be joined: ``JoinedDeclarations``.
enum MarkdownSources {
  /// The Swift blocks of a page that declare something. All other lines are empty.
  static func swift(in page: String) -> String {
    var fence: Substring?
    var isSwift = false
    var block: [Substring] = []
    var lines: [Substring] = []
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      let text = line.drop { $0 == " " }
      if let open = fence {
        if text.hasPrefix(open), text.allSatisfy({ $0 == "`" || $0.isWhitespace }) {
          lines += isFragment(block) ? block.map { _ in "" } : block
          lines.append("")
          (fence, block) = (nil, [])
        } else {
          block.append(isSwift ? line : "")
        }
        continue
      }
      let ticks = text.prefix { $0 == "`" }
      if ticks.count >= 3 {
        fence = ticks
        isSwift = text.dropFirst(ticks.count).lowercased().hasPrefix("swift")
      }
      lines.append("")
    }
    return (lines + block).joined(separator: "\n")
  }

  /// Whether a block shows a few lines of a function or a view instead of declarations, so that it is not a part of the program.
  private static func isFragment(_ block: [Substring]) -> Bool {
    let text = block.joined(separator: "\n")
    let declarations = SourceOutline(text).declarations
    guard !declarations.contains(where: { $0.isType || $0.keyword == "import" }) else {
      return false
    }
    var rest = Array(text.utf8)
    for range in declarations.map(\.range).reversed() { rest.removeSubrange(range) }
    return String(decoding: rest, as: UTF8.self).split(separator: "\n").contains { line in
      let code = line.drop(while: \.isWhitespace)
      return !code.isEmpty && !code.hasPrefix("//") && !code.hasPrefix("/*") && !code.hasPrefix("#")
    }
  }
}
