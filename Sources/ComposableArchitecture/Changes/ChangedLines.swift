/// A difference with the lines left out that are the same before and after.
///
/// A line that opens or closes something (`Settings.State(`, `)`) stays where a change stands in
/// it.
package struct ChangedLines {
  private var lines: [Line]
  /// The unchanged lines that may hold the present one, outermost first.
  private var open: [Int] = []

  /// What `format changed` shows of a difference.
  package static func of(_ diff: String) -> String {
    let lines = diff.split(separator: "\n", omittingEmptySubsequences: false).map(Line.init)
    var changed = ChangedLines(lines: lines)
    for index in lines.indices { changed.read(index) }
    return changed.lines.filter(\.isKept).map { String($0.text) }.joined(separator: "\n")
  }

  private init(lines: [Line]) { self.lines = lines }

  private mutating func read(_ index: Int) {
    if lines[index].isChange { keepWhatHolds(index) } else { readUnchanged(index) }
  }

  private mutating func keepWhatHolds(_ index: Int) {
    for holder in open.reversed() where lines[holder].indent < lines[index].indent {
      if lines[holder].isKept { return }
      lines[holder].isKept = true
    }
  }

  private mutating func readUnchanged(_ index: Int) {
    while let last = open.last, lines[last].indent >= lines[index].indent {
      open.removeLast()
      guard lines[last].indent == lines[index].indent, lines[last].isKept else { continue }
      // The next line at the depth of a kept one closes it, and opens nothing itself.
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
      isChange = text.hasPrefix("- ") || text.hasPrefix("+ ")
      isKept = isChange
      indent = text.dropFirst(2).prefix { $0 == " " }.count
    }
  }
}
