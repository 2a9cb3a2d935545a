/// A learner's solution beside the one of the course.
///
/// Lines are shown whole. Of a file, equal lines are left out, except for one before and one after each difference.
struct SolutionComparison {
  private static let columns = 78

  /// A line of both solutions, or of one of them.
  private struct Row {
    var yours: String?
    var ours: String?

    var isSame: Bool { yours == ours }
  }

  private let rows: [Row]
  private let phrases: LessonPhrases
  /// How many rows there are for the comparison, with its titles.
  private let limit: Int

  /// - Parameter limit: How many rows of files are shown; `nil` for lines of a session.
  init(_ yours: [String], _ ours: [String], limit: Int? = nil, _ phrases: LessonPhrases) {
    let rows = Self.rows(yours, ours)
    self.rows =
      rows.allSatisfy(\.isSame) ? [] : limit == nil ? rows : Self.withoutEqualLines(rows)
    self.limit = limit ?? .max
    self.phrases = phrases
  }

  /// Pairs the lines of both solutions.
  private static func rows(_ yours: [String], _ ours: [String]) -> [Row] {
    let changes = ours.difference(from: yours)
    let removed = Set(changes.removals.map(offset)), added = Set(changes.insertions.map(offset))
    var rows: [Row] = []
    var (left, right) = (0, 0)
    while left < yours.count || right < ours.count {
      let (firstLeft, firstRight) = (left, right)
      while removed.contains(left) { left += 1 }
      while added.contains(right) { right += 1 }
      for index in 0..<max(left - firstLeft, right - firstRight) {
        rows.append(
          Row(
            yours: firstLeft + index < left ? yours[firstLeft + index] : nil,
            ours: firstRight + index < right ? ours[firstRight + index] : nil))
      }
      if left < yours.count, right < ours.count {
        rows.append(Row(yours: yours[left], ours: ours[right]))
      }
      (left, right) = (left + 1, right + 1)
    }
    return rows
  }

  private static func offset(_ change: CollectionDifference<String>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  private static func withoutEqualLines(_ rows: [Row]) -> [Row] {
    let shown = rows.indices.filter { index in
      rows[max(0, index - 1)...min(rows.count - 1, index + 1)].contains { !$0.isSame }
    }
    var result: [Row] = []
    let mark = Row(yours: "...", ours: "...")
    for (position, index) in shown.enumerated() {
      if index > 0, position == 0 || shown[position - 1] != index - 1 { result.append(mark) }
      result.append(rows[index])
    }
    return shown.last == rows.count - 1 ? result : result + [mark]
  }

  var text: String {
    guard !rows.isEmpty else { return phrases.sameSolution }
    let lines = besideEachOther ?? belowEachOther
    guard lines.count > limit else { return lines.joined(separator: "\n") }
    let kept = max(2, limit - 1)
    return (lines.prefix(kept) + [phrases.shortenedComparison(lines.count - kept)])
      .joined(separator: "\n")
  }

  /// `nil` if the lines are too long for two columns.
  private var besideEachOther: [String]? {
    let titles = phrases.comparison
    let left = [titles.yours] + rows.map { $0.yours.map { "  \($0)" } ?? "" }
    let right = [titles.ours] + rows.map { $0.ours.map { "  \($0)" } ?? "" }
    let width = left.map { ColumnWidth.of($0) }.max() ?? 0
    guard width + 2 + (right.map { ColumnWidth.of($0) }.max() ?? 0) <= Self.columns else {
      return nil
    }
    return zip(left, right).map { yours, ours in
      guard !ours.isEmpty else { return yours }
      return yours + String(repeating: " ", count: width + 2 - ColumnWidth.of(yours)) + ours
    }
  }

  /// The lines of both, with `-` before yours and `+` before ours.
  private var belowEachOther: [String] {
    var lines = [phrases.comparisonInLines]
    var index = 0
    while index < rows.count {
      guard !rows[index].isSame else {
        lines.append("  " + (rows[index].yours ?? ""))
        index += 1
        continue
      }
      let block = rows[index...].prefix { !$0.isSame }
      lines += block.compactMap(\.yours).map { "- \($0)" }
      lines += block.compactMap(\.ours).map { "+ \($0)" }
      index = block.endIndex
    }
    return lines
  }
}
