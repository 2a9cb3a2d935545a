/// What is printed when an exercise begins. The task comes last, and everything fits a screen of 24 rows.
struct LessonOpening {
  /// The rows of a small terminal, without the row of the prompt.
  static let rows = 23

  let phrases: LessonPhrases
  /// Shown before the first exercise of a course.
  var welcome = ""
  var keys = ""
  /// Each command that the shell typed, with its output.
  var start: [String] = []
  var task = ""

  var text: String {
    let fixed = [welcome, task, keys].filter { !$0.isEmpty }
    let used = fixed.reduce(0) { $0 + $1.lineTexts.count + 1 }
    let typed = shortened(start.joined(separator: "\n\n").lineTexts, to: Self.rows - used)
    return [welcome, typed.joined(separator: "\n"), task, keys].filter { !$0.isEmpty }
      .joined(separator: "\n\n")
  }

  /// The first lines of a start, and how many were left out.
  private func shortened(_ lines: [String], to rows: Int) -> [String] {
    // The task says what to do, and the suggestions of `load` would say how.
    let needed = lines.filter { !$0.hasPrefix("Try: ") }
    guard needed.count > rows, needed.count > 1 else { return needed }
    let kept = max(1, rows - 1)
    return needed.prefix(kept) + [phrases.shortened(needed.count - kept)]
  }
}

extension String {
  /// The lines, without the line break at the end.
  var lineTexts: [String] {
    guard !isEmpty else { return [] }
    let text = hasSuffix("\n") ? dropLast() : self[...]
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
