/// Lines with branches before them.
///
/// ```
/// ProductDetailFeature
/// ├─ BindingReducer
/// └─ Reduce
/// ```
enum TreeText {
  /// A node's line, then those of its parts, each part as it was made by this function.
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
