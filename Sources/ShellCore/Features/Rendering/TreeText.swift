/// Draws lines as a tree with branches.
///
/// ```
/// ProductDetailFeature
/// ├─ BindingReducer
/// └─ Reduce
/// ```
enum TreeText {
  /// A node's line, followed by the lines of its children, which this function has also created.
  static func lines(_ title: String, parts: [[String]]) -> [String] {
    [title]
      + parts.enumerated().flatMap { index, part in
        branch(part, isLast: index == parts.count - 1)
      }
  }

  private static func branch(_ lines: [String], isLast: Bool) -> [String] {
    let rest = isLast ? "   " : "│  "
    return lines.enumerated().map { ($0 == 0 ? (isLast ? "└─ " : "├─ ") : rest) + $1 }
  }
}
