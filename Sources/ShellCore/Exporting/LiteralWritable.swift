/// A value that can be written as a single literal.
protocol LiteralWritable {
  /// - Parameter isTyped: Whether the context determines the type.
  func literal(isTyped: Bool) -> String
}

extension Bool: LiteralWritable {
  func literal(isTyped: Bool) -> String { "\(self)" }
}

extension String: LiteralWritable {
  func literal(isTyped: Bool) -> String { StringLiteral.of(self) }
}

extension Substring: LiteralWritable {
  func literal(isTyped: Bool) -> String {
    cast(StringLiteral.of(String(self)), "Substring", isTyped)
  }
}

extension Character: LiteralWritable {
  func literal(isTyped: Bool) -> String {
    cast(StringLiteral.of(String(self)), "Character", isTyped)
  }
}

extension Int: LiteralWritable {
  func literal(isTyped: Bool) -> String { "\(self)" }
}

extension Double: LiteralWritable {
  func literal(isTyped: Bool) -> String { number(self, "Double", isTyped || isFinite) }
}

extension Float: LiteralWritable {
  func literal(isTyped: Bool) -> String { number(self, "Float", isTyped) }
}

extension LiteralWritable where Self: FixedWidthInteger {
  func literal(isTyped: Bool) -> String { cast("\(self)", "\(Self.self)", isTyped) }
}

extension Int8: LiteralWritable {}
extension Int16: LiteralWritable {}
extension Int32: LiteralWritable {}
extension Int64: LiteralWritable {}
extension UInt: LiteralWritable {}
extension UInt8: LiteralWritable {}
extension UInt16: LiteralWritable {}
extension UInt32: LiteralWritable {}
extension UInt64: LiteralWritable {}

extension StackElementID: LiteralWritable {
  func literal(isTyped: Bool) -> String { isTyped ? "\(number)" : "\(number) as StackElementID" }
}

extension Color: LiteralWritable {
  func literal(isTyped: Bool) -> String {
    isTyped && swiftText.hasPrefix("Color.") ? String(swiftText.dropFirst(5)) : swiftText
  }
}

extension Animation: LiteralWritable {
  func literal(isTyped: Bool) -> String { (isTyped ? "." : "Animation.") + text }
}

extension Date: LiteralWritable {
  func literal(isTyped: Bool) -> String {
    let seconds = timeIntervalSince1970
    guard Date(timeIntervalSince1970: seconds) == self, seconds.isFinite else {
      return "Date(timeIntervalSinceReferenceDate: \(timeIntervalSinceReferenceDate))"
    }
    let whole = Int(exactly: seconds).map { "\($0)" }
    return "Date(timeIntervalSince1970: \(whole ?? "\(seconds)"))"
  }
}

extension UUID: LiteralWritable {
  /// `UUID(3)` if the UUID is an incrementing one.
  func literal(isTyped: Bool) -> String {
    let digits = uuidString.suffix(12)
    let isCounted = uuidString.dropLast(12).allSatisfy { $0 == "0" || $0 == "-" }
    guard isCounted, let number = Int(digits, radix: 16) else {
      return "UUID(uuidString: \"\(uuidString)\")!"
    }
    return "UUID(\(number))"
  }
}

extension URL: LiteralWritable {
  func literal(isTyped: Bool) -> String { "URL(string: \(StringLiteral.of(absoluteString)))!" }
}

extension Data: LiteralWritable {
  func literal(isTyped: Bool) -> String {
    "Data([\(map { "\($0)" }.joined(separator: ", "))])"
  }
}

extension IndexSet: LiteralWritable {
  func literal(isTyped: Bool) -> String {
    cast("[\(map { "\($0)" }.joined(separator: ", "))]", "IndexSet", isTyped)
  }
}

extension Decimal: LiteralWritable {
  func literal(isTyped: Bool) -> String { "Decimal(string: \"\(self)\")!" }
}

extension TimeZone: LiteralWritable {
  func literal(isTyped: Bool) -> String {
    if self == .autoupdatingCurrent { return "TimeZone.autoupdatingCurrent" }
    return TimeZone(identifier: identifier) == self
      ? "TimeZone(identifier: \(StringLiteral.of(identifier)))!"
      : "TimeZone(secondsFromGMT: \(secondsFromGMT()))!"
  }
}

extension Locale: LiteralWritable {
  func literal(isTyped: Bool) -> String {
    self == .autoupdatingCurrent
      ? "Locale.autoupdatingCurrent" : "Locale(identifier: \(StringLiteral.of(identifier)))"
  }
}

extension Duration: LiteralWritable {
  func literal(isTyped: Bool) -> String {
    let (seconds, attoseconds) = components
    let type = isTyped ? "" : "Duration"
    if attoseconds == 0 { return "\(type).seconds(\(seconds))" }
    let million = 1_000_000_000_000_000
    guard attoseconds.isMultiple(of: Int64(million)) else {
      return "Duration(secondsComponent: \(seconds), attosecondsComponent: \(attoseconds))"
    }
    return "\(type).milliseconds(\(seconds * 1000 + attoseconds / Int64(million)))"
  }
}

extension CGFloat: LiteralWritable {
  func literal(isTyped: Bool) -> String { number(Double(self), "CGFloat", isTyped) }
}

extension CGPoint: LiteralWritable {
  func literal(isTyped: Bool) -> String {
    "CGPoint(x: \(x.literal(isTyped: true)), y: \(y.literal(isTyped: true)))"
  }
}

extension CGSize: LiteralWritable {
  func literal(isTyped: Bool) -> String {
    "CGSize(width: \(width.literal(isTyped: true)), height: \(height.literal(isTyped: true)))"
  }
}

extension CGRect: LiteralWritable {
  func literal(isTyped: Bool) -> String {
    "CGRect(origin: \(origin.literal(isTyped: true)), size: \(size.literal(isTyped: true)))"
  }
}

private func cast(_ text: String, _ type: String, _ isTyped: Bool) -> String {
  isTyped ? text : "\(type)(\(text))"
}

private func number<F: BinaryFloatingPoint & LosslessStringConvertible>(
  _ value: F, _ type: String, _ isTyped: Bool
) -> String {
  if value.isNaN { return isTyped ? ".nan" : "\(type).nan" }
  guard value.isFinite else {
    return (value < 0 ? "-" : "") + "\(type).infinity"
  }
  return cast("\(value)", type, isTyped)
}
