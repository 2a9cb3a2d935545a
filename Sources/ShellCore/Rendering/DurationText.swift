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
