import Foundation

extension Date: TextConstructible {
  /// An ISO 8601 date, with or without quotes; a number is seconds since 1970.
  package static func make(from node: Node, by builder: ValueBuilder) throws(ActionError) -> Any {
    switch node.kind {
    case .string(let text), .bare(let text):
      if let date = DateText.date(text) { return date }
      throw builder.invalid("\(builder.shown(node)) is no date", node, Self.self)
    case .number(let literal):
      if let seconds = literal.floating(Double.self) { return Date(timeIntervalSince1970: seconds) }
    default: break
    }
    throw builder.wrongType(node, Self.self)
  }

  package static var expectation: String { "a date such as 2024-01-31 or 2024-01-31T09:30:00Z" }
}

/// ISO 8601 dates of the Gregorian calendar; without a zone they are in UTC.
package enum DateText {
  package static func date(_ text: String) -> Date? {
    guard let match = text.wholeMatch(of: pattern) else { return nil }
    let day = [match.1, match.2, match.3].compactMap { Int($0) }
    let time = [match.4, match.5, match.6].map { $0.flatMap { Int($0) } ?? 0 }
    guard let days = days(day[0], day[1], day[2]), time[0] < 24, time[1] < 60, time[2] < 60,
      let zone = zoneSeconds(match.8)
    else { return nil }
    let seconds = days * 86_400 + time[0] * 3_600 + time[1] * 60 + time[2] - zone
    let fraction = match.7.flatMap { Double("0." + $0) } ?? 0
    return Date(timeIntervalSince1970: Double(seconds) + fraction)
  }

  nonisolated(unsafe) private static let pattern =
    /([0-9]{4})-([0-9]{2})-([0-9]{2})(?:T([0-9]{2}):([0-9]{2})(?::([0-9]{2})(?:\.([0-9]{1,18}))?)?(Z|[+-][0-9]{2}:?[0-9]{2})?)?/

  /// Since 1970-01-01; nil: there is no such day.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int? {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard (1...12).contains(month), (1...lengths[month - 1]).contains(day) else { return nil }
    // Years that begin in March have their odd day at their end.
    let marchYear = month > 2 ? year : year - 1
    let leaps = floor(marchYear, 4) - floor(marchYear, 100) + floor(marchYear, 400)
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return 365 * marchYear + leaps + dayOfYear - 719_468
  }

  private static func floor(_ a: Int, _ b: Int) -> Int { a >= 0 ? a / b : (a - b + 1) / b }

  private static func zoneSeconds(_ zone: Substring?) -> Int? {
    guard let zone, zone != "Z" else { return 0 }
    let digits = zone.filter(\.isNumber)
    guard let hours = Int(digits.prefix(2)), let minutes = Int(digits.suffix(2)), hours < 24,
      minutes < 60
    else { return nil }
    return (zone.hasPrefix("-") ? -1 : 1) * (hours * 3_600 + minutes * 60)
  }
}
