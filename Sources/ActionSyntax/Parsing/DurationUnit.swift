/// A unit of time that can follow a number, as in `500ms`.
package enum DurationUnit: CaseIterable, Sendable {
  case nanoseconds, microseconds, milliseconds, seconds, minutes, hours

  /// Creates a unit from `ns`, `us` or `µs`, `ms`, `s`, `m` or `min`, or `h`.
  package init?(_ suffix: String) {
    switch suffix {
    case "ns": self = .nanoseconds
    case "us", "µs", "μs": self = .microseconds
    case "ms": self = .milliseconds
    case "s": self = .seconds
    case "m", "min": self = .minutes
    case "h": self = .hours
    default: return nil
    }
  }

  /// The length of one unit in attoseconds.
  package var attoseconds: Int128 {
    switch self {
    case .nanoseconds: 1_000_000_000
    case .microseconds: 1_000_000_000_000
    case .milliseconds: 1_000_000_000_000_000
    case .seconds: 1_000_000_000_000_000_000
    case .minutes: 60_000_000_000_000_000_000
    case .hours: 3_600_000_000_000_000_000_000
    }
  }
}
