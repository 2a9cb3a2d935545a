import ComposableArchitecture

package enum ValueText {
  /// The source of an operand with its value, `(count → 1)`; a literal stays as it is.
  static func operand(_ source: String, _ value: Any) -> String {
    let text = of(value)
    return isLiteral(source, of: text) ? source : "(\(source) → \(text))"
  }

  /// Whether source says its value: `2`, `"Blob"`, or `.first`.
  private static func isLiteral(_ source: String, of text: String) -> Bool {
    source == text || source.hasPrefix(".") && text.hasSuffix(source)
      || source.wholeMatch(of: /-?[0-9][0-9_.]*/) != nil
  }

  /// A value in one line if it fits: `Counter.State(count: 1)`.
  package static func of(_ value: Any) -> String {
    if let elements = elements(of: value) { return elements }
    let lines = ChangeText.dump(value).split(separator: "\n")
    guard lines.count > 1, lines.allSatisfy({ !$0.contains("\"\"\"") }) else {
      return lines.joined(separator: "\n")
    }
    var text = ""
    for line in lines {
      let line = line.drop { $0 == " " }.replacing(#/^\[\d+\]: /#, with: "")
      let isFirst = text.isEmpty || text.last.map { "([{".contains($0) } == true
      text += (isFirst || line.first.map { ")]}".contains($0) } == true ? "" : " ") + line
    }
    return text
  }

  /// The lines in which two values differ, or `nil` if they are short enough to be compared in one line.
  static func difference(_ left: Any, _ right: Any) -> String? {
    guard max(of(left).count, of(right).count) > longest else { return nil }
    return ChangeText.diff(left, right, markers: .proportional).map {
      $0 + "\n\n(Left: −, Right: +)"
    }
  }

  /// The elements of an array or a set of simple values: `[1, 2]`.
  private static func elements(of value: Any) -> String? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .collection || mirror.displayStyle == .set else { return nil }
    return "[" + mirror.children.map { of($0.value) }.joined(separator: ", ") + "]"
  }

  private static let longest = 50
}
