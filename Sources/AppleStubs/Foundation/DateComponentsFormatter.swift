import Foundation

public class DateComponentsFormatter {
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let `default` = Self(rawValue: 1 << 0)
    public static let dropLeading = Self(rawValue: 1 << 1)
    public static let dropMiddle = Self(rawValue: 1 << 2)
    public static let dropTrailing = Self(rawValue: 1 << 3)
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = Self(rawValue: 1 << 16)
  }

  public var allowedUnits: NSCalendar.Unit = []
  public var unitsStyle = UnitsStyle.positional
  public var zeroFormattingBehavior = ZeroFormattingBehavior.default
  public var maximumUnitCount = 0
  public var allowsFractionalUnits = false
  public var collapsesLargestUnit = false
  public var includesApproximationPhrase = false
  public var includesTimeRemainingPhrase = false
  public var calendar: Calendar?

  public init() {}

  public func string(from start: Date, to end: Date) -> String? {
    string(from: end.timeIntervalSince(start))
  }

  public func string(from components: DateComponents) -> String? {
    let counts = [
      components.year, components.month, components.weekOfMonth, components.day,
      components.hour, components.minute, components.second,
    ]
    return string(from: zip(counts, Self.units).reduce(0) { $0 + Double($1.0 ?? 0) * $1.1.seconds })
  }

  public func string(from interval: TimeInterval) -> String? {
    guard interval.isFinite, abs(interval) < 1e15 else { return nil }
    var rest = abs(interval)
    var parts = Self.units.filter { allowed.contains($0.flag) }.map { unit in
      let count = (rest / unit.seconds).rounded(.down)
      rest -= count * unit.seconds
      return Part(unit: unit, count: Int(count))
    }
    dropZeros(&parts)
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    return (interval < 0 ? "-" : "") + text(of: parts)
      + (includesTimeRemainingPhrase ? " remaining" : "")
  }

  public static func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private struct TimeUnit {
    let flag: NSCalendar.Unit
    let seconds: Double
    let name: String
    let short: String
    let letter: String
  }

  private struct Part {
    let unit: TimeUnit
    let count: Int
  }

  private static let units = [
    TimeUnit(flag: .year, seconds: 31_556_952, name: "year", short: "yr", letter: "y"),
    TimeUnit(flag: .month, seconds: 2_629_746, name: "month", short: "mo", letter: "mo"),
    TimeUnit(flag: .weekOfMonth, seconds: 604_800, name: "week", short: "wk", letter: "w"),
    TimeUnit(flag: .day, seconds: 86_400, name: "day", short: "day", letter: "d"),
    TimeUnit(flag: .hour, seconds: 3_600, name: "hour", short: "hr", letter: "h"),
    TimeUnit(flag: .minute, seconds: 60, name: "minute", short: "min", letter: "m"),
    TimeUnit(flag: .second, seconds: 1, name: "second", short: "sec", letter: "s"),
  ]

  private var allowed: NSCalendar.Unit {
    allowedUnits.isEmpty ? [.day, .hour, .minute, .second] : allowedUnits
  }

  private func dropZeros(_ parts: inout [Part]) {
    let isPositional = unitsStyle == .positional
    let behavior: ZeroFormattingBehavior =
      zeroFormattingBehavior == .default
      ? (isPositional ? .dropLeading : .dropAll) : zeroFormattingBehavior
    if behavior.contains(.dropLeading) {
      while parts.count > 1, parts[0].count == 0 { parts.removeFirst() }
    }
    if behavior.contains(.dropTrailing) {
      while parts.count > 1, parts[parts.count - 1].count == 0 { parts.removeLast() }
    }
    guard behavior.contains(.dropMiddle), parts.count > 2 else { return }
    parts =
      [parts[0]] + parts[1..<(parts.count - 1)].filter { $0.count != 0 } + [parts[parts.count - 1]]
  }

  private func text(of parts: [Part]) -> String {
    switch unitsStyle {
    case .positional:
      let pads = zeroFormattingBehavior.contains(.pad)
      return parts.enumerated().map { index, part in
        (pads || index > 0) && part.count < 10 ? "0\(part.count)" : "\(part.count)"
      }.joined(separator: ":")
    case .abbreviated:
      return parts.map { "\($0.count)\($0.unit.letter)" }.joined(separator: " ")
    case .brief:
      return parts.map { "\($0.count)\($0.unit.short)" }.joined(separator: " ")
    case .short:
      return parts.map { "\($0.count) \($0.unit.short)" }.joined(separator: ", ")
    case .full:
      return parts.map { "\($0.count) \(name(of: $0))" }.joined(separator: ", ")
    case .spellOut:
      let speller = NumberFormatter()
      speller.numberStyle = .spellOut
      speller.locale = Locale(identifier: "en_US")
      return parts.map { part in
        let count = speller.string(from: NSNumber(value: part.count)) ?? "\(part.count)"
        return "\(count) \(name(of: part))"
      }.joined(separator: ", ")
    }
  }

  private func name(of part: Part) -> String {
    part.count == 1 ? part.unit.name : part.unit.name + "s"
  }
}
