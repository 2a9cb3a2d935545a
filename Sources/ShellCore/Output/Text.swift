extension String {
  /// The text without white space at its ends.
  package var trimmingWhitespace: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}

extension Sequence where Element: Equatable {
  /// The elements in their order, each once.
  var withoutRepetitions: [Element] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

/// A number with its thousands separated: `10,000`.
package func countText(_ count: Int) -> String {
  let digits = String(count)
  var text = ""
  for (place, digit) in digits.enumerated() {
    if place > 0, (digits.count - place).isMultiple(of: 3) { text.append(",") }
    text.append(digit)
  }
  return text
}

/// A duration as it is typed: `1s`, `1.5s`, `250ms`, `0s`.
enum DurationText {
  static func of(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    if attoseconds == 0 { return "\(seconds)s" }
    let nanoseconds = attoseconds / 1_000_000_000
    if seconds == 0, nanoseconds % 1_000_000 == 0 { return "\(nanoseconds / 1_000_000)ms" }
    if seconds == 0, nanoseconds % 1_000 == 0 { return "\(nanoseconds / 1_000)us" }
    if seconds == 0 { return "\(nanoseconds)ns" }
    var fraction = String(nanoseconds + 1_000_000_000).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    return "\(seconds).\(fraction)s"
  }
}
