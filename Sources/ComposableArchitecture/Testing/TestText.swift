import CustomDump

/// How values stand in the messages of failed tests.
enum TestText {
  /// Two values of a type side by side, and what the signs mean.
  static func difference<Value>(_ expected: Value, _ actual: Value, signs: String) -> String {
    let difference = ChangeText.diff(expected, actual, markers: .proportional)
    return """
      \(indented(difference ?? ChangeText.dump(actual)))

      (\(signs))
      """
  }

  /// Actions, one below the other; of very many the first ones.
  static func actions<Action>(_ actions: [Action]) -> String {
    let shown = actions.prefix(25).map { indented(ChangeText.dump($0)) }
    let rest = actions.count - shown.count
    return (shown + (rest > 0 ? ["  and \(rest) more"] : [])).joined(separator: "\n")
  }

  /// `1 effect is`, `2 effects are`.
  static func are(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun) is" : "\(count) \(noun)s are"
  }

  /// `1 received action`, `2 received actions`.
  static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  }
}
