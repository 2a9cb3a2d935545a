/// The difference of two texts, in the form that `diff -u` prints.
package enum UnifiedDiff {
  private struct Line {
    let mark: Character
    let text: String
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
    var (first, second) = (1, 1)
    return marked(lines(of: old), lines(of: new)).map { mark, text in
      defer {
        if mark != "+" { first += 1 }
        if mark != "-" { second += 1 }
      }
      return Line(mark: mark, text: text, old: first, new: second)
    }
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The lines of both texts in order: those of the older one alone with `-`, those of the newer one alone with `+`, the others with a space.
  static func marked(_ old: [String], _ new: [String]) -> [(mark: Character, text: String)] {
    let changes = new.difference(from: old)
    let removed = Set(changes.removals.map(\.offset)), added = Set(changes.insertions.map(\.offset))
    var result: [(Character, String)] = []
    var (first, second) = (0, 0)
    while first < old.count || second < new.count {
      if removed.contains(first) {
        result.append(("-", old[first]))
        first += 1
      } else if added.contains(second) {
        result.append(("+", new[second]))
        second += 1
      } else {
        result.append((" ", old[first]))
        (first, second) = (first + 1, second + 1)
      }
    }
    return result
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
