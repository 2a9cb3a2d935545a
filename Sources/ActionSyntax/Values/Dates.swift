import Synchronization

extension Date: SyntaxConstructible {
  /// Reads an ISO 8601 date, with or without quotation marks, or seconds since 1970.
  package static func make(
    from node: SyntaxNode, by builder: ValueBuilder
  ) throws(InputError) -> Any {
    switch node.kind {
    case .string(let text), .bare(let text):
      if let date = ISODate.date(text) { return date }
      throw builder.invalid("\(builder.shown(node)) is not a date", node, Self.self)
    case .number(let literal):
      if let seconds = literal.floating(Double.self) { return Date(timeIntervalSince1970: seconds) }
    default: break
    }
    throw builder.wrongType(node, Self.self)
  }

  package static var expectation: String { "a date such as 2024-01-31 or 2024-01-31T09:30:00Z" }
  package static var initializerLabel: String? { "timeIntervalSince1970" }
}

/// ISO 8601 dates of the Gregorian calendar. A date without a time zone is in UTC.
enum ISODate {
  /// The date, or `nil` if the text is not a date that exists.
  ///
  /// Foundation's parser accepts days that do not exist, so the result is compared with the text. It
  /// also uses the Julian calendar for old dates. The Gregorian calendar repeats every 400 years, so
  /// each date is parsed in the years 2000 to 2399 and moved back.
  static func date(_ text: String) -> Date? {
    let match = pattern.withLock { text.wholeMatch(of: $0)?.output }
    guard let (_, day, time, seconds, fraction, zone) = match else { return nil }
    guard let year = Int(day.prefix(4)), let offset = zoneOffset(zone) else { return nil }
    let local = "\(2000 + year % 400)\(day.dropFirst(4))T\(time ?? "00:00")\(seconds ?? ":00")Z"
    guard let date = try? style.parse(local), style.format(date) == local else { return nil }
    let days = (year / 400 - 5) * 146_097
    let whole = date.timeIntervalSince1970 + Double(days * 86_400 - offset)
    return Date(timeIntervalSince1970: whole + (fraction.flatMap { Double("0" + $0) } ?? 0))
  }

  private static let style = Date.ISO8601FormatStyle()

  // In a lock, because a regex is compiled by its first use and is therefore not Sendable.
  private static let pattern = Mutex(
    /([0-9]{4}-[0-9]{2}-[0-9]{2})(?:T([0-9]{2}:[0-9]{2})(?:(:[0-9]{2})(\.[0-9]{1,18})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?)?/
  )

  /// The offset of a time zone from UTC, in seconds.
  private static func zoneOffset(_ zone: Substring?) -> Int? {
    guard let zone, zone != "Z" else { return 0 }
    let digits = zone.filter(\.isNumber)
    guard let hours = Int(digits.prefix(2)), let minutes = Int(digits.suffix(2)), hours < 24,
      minutes < 60
    else { return nil }
    return (zone.hasPrefix("-") ? -1 : 1) * (hours * 3_600 + minutes * 60)
  }
}

extension Duration: SyntaxConstructible {
  /// Reads `3s`, `.seconds(3)`, `3.0 seconds` or `.zero`.
  package static func make(
    from node: SyntaxNode, by builder: ValueBuilder
  ) throws(InputError) -> Any {
    switch node.kind {
    case .quantity(let literal, let suffix):
      guard let unit = DurationUnit(suffix) else { break }
      return try duration(literal, unit, node, builder)
    case .chain(let chain):
      guard let link = chain.links.last, chain.links.count == (chain.isImplicit ? 1 : 2),
        chain.isImplicit || chain.links[0].name.text == "Duration"
      else { break }
      if link.name.text == "zero", link.arguments == nil { return Duration.zero }
      guard let unit = DurationUnit(factory: link.name.text), let arguments = link.arguments,
        arguments.count == 1, case .number(let literal) = arguments[0].value.kind
      else { break }
      return try duration(literal, unit, node, builder)
    default: break
    }
    throw builder.wrongType(node, Self.self)
  }

  package static var expectation: String { "a duration such as 3s, 500ms or .seconds(3)" }

  private static func duration(
    _ literal: NumberLiteral, _ unit: DurationUnit, _ node: SyntaxNode, _ builder: ValueBuilder
  ) throws(InputError) -> Duration {
    guard let attoseconds = unit.attoseconds(in: literal) else {
      throw builder.error(
        .overflow, "\(builder.shown(node)) does not fit in Duration", at: node.range,
        hint: "expected a shorter duration, without an exponent")
    }
    return Duration(attoseconds: attoseconds)
  }
}

extension DurationUnit {
  /// The unit of `.seconds(3)`.
  fileprivate init?(factory name: String) {
    switch name {
    case "nanoseconds": self = .nanoseconds
    case "microseconds": self = .microseconds
    case "milliseconds": self = .milliseconds
    case "seconds": self = .seconds
    default: return nil
    }
  }

  /// The length of a number of units, or `nil` if it is too long or has an exponent. Fractions of
  /// an attosecond are dropped.
  fileprivate func attoseconds(in literal: NumberLiteral) -> Int128? {
    if literal.isInteger { return literal.integer(Int128.self).flatMap(times) }
    let parts = literal.text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].allSatisfy(\.isNumber),
      let whole = Int128(parts[0]).flatMap(times)
    else { return nil }
    var fraction: Int128 = 0
    var digitValue = attoseconds
    for digit in parts[1].prefix(40) {
      digitValue /= 10
      fraction += Int128(digit.wholeNumberValue ?? 0) * digitValue
    }
    let (sum, overflow) = whole.addingReportingOverflow(
      literal.text.hasPrefix("-") ? -fraction : fraction)
    return overflow ? nil : sum
  }

  private func times(_ count: Int128) -> Int128? {
    let (product, overflow) = count.multipliedReportingOverflow(by: attoseconds)
    return overflow ? nil : product
  }
}
