import Foundation

/// Names the time between two dates, as the English formatter does: "2 hours ago".
public class RelativeDateTimeFormatter {
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }
  public enum DateTimeStyle: Int, Sendable { case numeric, named }

  public var unitsStyle = UnitsStyle.full
  public var dateTimeStyle = DateTimeStyle.numeric
  public var locale: Locale?
  public var calendar: Calendar?

  public init() {}

  public func localizedString(for date: Date, relativeTo reference: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(reference))
  }

  public func string(for object: Any?) -> String? {
    (object as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  public func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    let seconds = abs(interval)
    let unit = Self.units.first { seconds >= $0.seconds } ?? Self.units[Self.units.count - 1]
    let count = Int((seconds / unit.seconds).rounded(.down))
    if dateTimeStyle == .named, let name = name(of: unit, count: count, isPast: interval < 0) {
      return name
    }
    let text = amount(count, of: unit)
    return interval < 0 ? "\(text) ago" : "in \(text)"
  }

  private typealias Unit = (name: String, short: String, abbreviated: String, seconds: Double)

  private static let units: [Unit] = [
    ("year", "yr.", "y", 31_536_000), ("month", "mo.", "mo", 2_592_000),
    ("week", "wk.", "w", 604_800), ("day", "day", "d", 86_400), ("hour", "hr.", "h", 3_600),
    ("minute", "min.", "m", 60), ("second", "sec.", "s", 1),
  ]

  private func amount(_ count: Int, of unit: Unit) -> String {
    let plural = count == 1 ? "" : "s"
    switch unitsStyle {
    case .full: return "\(count) \(unit.name)\(plural)"
    case .spellOut:
      let formatter = NumberFormatter()
      formatter.locale = Locale(identifier: "en_US")
      formatter.numberStyle = .spellOut
      let words = formatter.string(from: NSNumber(value: count)) ?? "\(count)"
      return "\(words) \(unit.name)\(plural)"
    case .short: return "\(count) \(unit.short)\(unit.name == "day" ? plural : "")"
    case .abbreviated: return "\(count)\(unit.abbreviated)"
    }
  }

  private func name(of unit: Unit, count: Int, isPast: Bool) -> String? {
    switch (unit.name, count) {
    case ("second", 0): "now"
    case ("day", 1): isPast ? "yesterday" : "tomorrow"
    case ("week", 1), ("month", 1), ("year", 1): "\(isPast ? "last" : "next") \(unit.name)"
    default: nil
    }
  }
}
