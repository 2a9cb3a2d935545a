/// The difference of two texts, in the form that `diff -u` prints.
package enum UnifiedDiff {
  private struct Line {
    let mark: Character
    let text: Substring
    /// The numbers of the line in both texts, counted from 1.
    let old: Int
    let new: Int
  }

  /// The difference; empty if the texts are equal.
  package static func text(of path: String, from old: String, to new: String) -> String {
    let lines = lines(old, new)
    let changed = lines.indices.filter { lines[$0].mark != " " }
    guard !changed.isEmpty else { return "" }
    var hunks: [Range<Int>] = []
    for index in changed {
      let range = max(0, index - context)..<min(lines.count, index + context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return (["--- \(path)", "+++ \(path)"] + hunks.flatMap { hunk(lines[$0]) })
      .joined(separator: "\n")
  }

  private static let context = 2

  private static func hunk(_ lines: ArraySlice<Line>) -> [String] {
    guard let first = lines.first else { return [] }
    let old = lines.count { $0.mark != "+" }, new = lines.count { $0.mark != "-" }
    return ["@@ -\(first.old),\(old) +\(first.new),\(new) @@"]
      + lines.map { "\($0.mark)\($0.text)" }
  }

  private static func lines(_ old: String, _ new: String) -> [Line] {
    let before = old.split(separator: "\n", omittingEmptySubsequences: false)
    let after = new.split(separator: "\n", omittingEmptySubsequences: false)
    let changes = after.difference(from: before)
    var removed: Set<Int> = [], added: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var result: [Line] = []
    var (first, second) = (0, 0)
    while first < before.count || second < after.count {
      let (mark, text): (Character, Substring)
      if removed.contains(first) {
        (mark, text) = ("-", before[first])
      } else if added.contains(second) {
        (mark, text) = ("+", after[second])
      } else {
        (mark, text) = (" ", before[first])
      }
      result.append(Line(mark: mark, text: text, old: first + 1, new: second + 1))
      if mark != "+" { first += 1 }
      if mark != "-" { second += 1 }
    }
    return result
  }
}
