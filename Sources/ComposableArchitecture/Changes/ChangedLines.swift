/// A diff without its unchanged lines.
///
/// The unchanged lines that open and close a value (`Settings.State(`, `)`) are kept if the value
/// contains a change.
package struct ChangedLines {
  private var lines: [Line]
  /// The unchanged lines that may enclose the current one, outermost first.
  private var open: [Int] = []

  /// The lines of a diff that `format changed` shows.
  package static func of(_ diff: String) -> String {
    let lines = diff.split(separator: "\n", omittingEmptySubsequences: false).map(Line.init)
    var changed = ChangedLines(lines: lines)
    for index in lines.indices { changed.read(index) }
    return changed.lines.filter(\.isKept).map { String($0.text) }.joined(separator: "\n")
  }

  private init(lines: [Line]) { self.lines = lines }

  private mutating func read(_ index: Int) {
    if lines[index].isChange { keepEnclosingLines(of: index) } else { readUnchanged(index) }
  }

  private mutating func keepEnclosingLines(of index: Int) {
    // Unchanged lines with the same indentation are beside the change, and do not enclose the lines in it.
    while let last = open.last, lines[last].indent >= lines[index].indent { open.removeLast() }
    for outer in open.reversed() where lines[outer].indent < lines[index].indent {
      if lines[outer].isKept { return }
      lines[outer].isKept = true
    }
  }

  private mutating func readUnchanged(_ index: Int) {
    while let last = open.last, lines[last].indent >= lines[index].indent {
      open.removeLast()
      guard lines[last].indent == lines[index].indent, lines[last].isKept else { continue }
      // The next line with the indentation of a kept one closes it.
      lines[index].isKept = true
      return
    }
    open.append(index)
  }

  private struct Line {
    let text: Substring
    let isChange: Bool
    let indent: Int
    var isKept: Bool

    init(_ text: Substring) {
      self.text = text
      isChange =
        text.hasPrefix("- ") || text.hasPrefix("+ ") || text.hasSuffix(ValueDiffer.noDifference)
      isKept = isChange
      indent = text.dropFirst(2).prefix { $0 == " " }.count
    }
  }
}
