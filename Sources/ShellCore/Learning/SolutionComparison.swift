import Lessons
import OutputText
import TerminalUI

/// A learner's solution beside the one of the course.
///
/// Equal lines at the beginning and at the end are left out, except for one line of context.
struct SolutionComparison {
  private static let columns = 78

  private let yours: ArraySlice<String>
  private let ours: ArraySlice<String>
  private let phrases: LessonPhrases

  init(_ yours: [String], _ ours: [String], _ phrases: LessonPhrases) {
    let shorter = min(yours.count, ours.count)
    let head = zip(yours, ours).prefix { $0 == $1 }.count
    let tail = min(
      zip(yours.reversed(), ours.reversed()).prefix { $0 == $1 }.count, shorter - head)
    let (before, after) = (max(0, head - 1), max(0, tail - 1))
    self.yours = yours.dropFirst(before).dropLast(after)
    self.ours = ours.dropFirst(before).dropLast(after)
    self.phrases = phrases
    isSame = yours == ours
  }

  private let isSame: Bool

  var text: String {
    guard !isSame else { return phrases.sameSolution }
    let titles = phrases.comparison
    let left = [titles.yours] + yours.map { "  \($0)" }
    let right = [titles.ours] + ours.map { "  \($0)" }
    let width = left.map { ColumnWidth.of($0) }.max() ?? 0
    let other = right.map { ColumnWidth.of($0) }.max() ?? 0
    // Lines that do not fit beside each other are shown one below the other.
    guard width + 2 + other <= Self.columns else { return (left + right).joined(separator: "\n") }
    return (0..<max(left.count, right.count)).map { row in
      let text = row < left.count ? left[row] : ""
      guard row < right.count else { return text }
      return text + String(repeating: " ", count: width + 2 - ColumnWidth.of(text)) + right[row]
    }
    .joined(separator: "\n")
  }
}
