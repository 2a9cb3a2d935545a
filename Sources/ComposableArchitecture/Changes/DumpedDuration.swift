/// A duration as dumps show it: `1 minute, 30 seconds`.
///
/// The text is that of the original on Apple's platforms in English, where Foundation formats it.
struct DumpedDuration {
  private let nanoseconds: Int128

  init(_ duration: Duration) {
    // Rounded to the nearest nanosecond; halves to the nearest even one.
    let attoseconds = duration.attoseconds, unit: Int128 = 1_000_000_000
    let (quotient, rest) = attoseconds.magnitude.quotientAndRemainder(dividingBy: unit.magnitude)
    let roundsUp = rest * 2 > unit.magnitude || rest * 2 == unit.magnitude && quotient % 2 == 1
    let magnitude = Int128(quotient) + (roundsUp ? 1 : 0)
    nanoseconds = attoseconds < 0 ? -magnitude : magnitude
  }

  var text: String {
    var rest = nanoseconds.magnitude
    var parts: [String] = []
    for unit in Self.units {
      let (count, remainder) = rest.quotientAndRemainder(dividingBy: unit.nanoseconds)
      rest = remainder
      if count > 0 { parts.append(Self.text(count, unit.name)) }
    }
    guard !parts.isEmpty else { return "0 nanoseconds" }
    return (nanoseconds < 0 ? "-" : "") + parts.joined(separator: ", ")
  }

  private static let units: [(name: String, nanoseconds: UInt128)] = [
    ("day", 86_400_000_000_000), ("hour", 3_600_000_000_000), ("minute", 60_000_000_000),
    ("second", 1_000_000_000), ("millisecond", 1_000_000), ("microsecond", 1_000),
    ("nanosecond", 1),
  ]

  /// `1 day`, `1,000 days`.
  private static func text(_ count: UInt128, _ unit: String) -> String {
    "\(grouped(count)) \(unit)\(count == 1 ? "" : "s")"
  }

  /// `1,000`.
  static func grouped(_ count: UInt128) -> String {
    var digits = String(count)
    for position in stride(from: digits.count - 3, to: 0, by: -3) {
      digits.insert(",", at: digits.index(digits.startIndex, offsetBy: position))
    }
    return digits
  }
}
