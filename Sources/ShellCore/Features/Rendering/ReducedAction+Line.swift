extension ActionLine {
  static func of(_ reduced: ReducedAction) -> String {
    of(reduced.action, witnesses: [reduced.before, reduced.after])
  }

  /// The line, truncated to a number of columns.
  static func of(_ reduced: ReducedAction, cutTo width: Int) -> String {
    of(reduced).truncated(toColumns: width)
  }
}
