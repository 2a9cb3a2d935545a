/// How steppers and sliders take numbers.
extension ControlWork {
  /// Writes a number within bounds; `+` and `-` go one step on.
  static func number<Value: Strideable>(
    _ value: Binding<Value>, in bounds: ClosedRange<Value>?, step: Value.Stride?
  ) -> ControlWork {
    func move(_ distance: Value.Stride) -> Step? {
      advanced(value.wrappedValue, by: distance).flatMap {
        writeNumber(clamped($0, bounds), value, bounds)
      }
    }
    return ControlWork(
      enter: { text in
        switch (text, step) {
        case ("+", let step?): move(step)
        case ("-", let step?): move(-1 * step)
        default: parsed(text, as: Value.self).flatMap { writeNumber($0, value, bounds) }
        }
      },
      accepted: accepted(bounds, hasStep: step != nil))
  }

  /// Calls functions for `+` and `-`; nil: the way is barred.
  static func steps(
    up increment: (() -> Void)?, down decrement: (() -> Void)?
  ) -> ControlWork {
    let ways = [("+", increment), ("-", decrement)].filter { $0.1 != nil }
    return ControlWork(
      enter: { text in
        ways.first { $0.0 == text }?.1.map { Step(write: nil, perform: $0) }
      },
      accepted: ways.map(\.0).joined(separator: " or "))
  }

  /// A step past a bound ends there.
  private static func clamped<Value: Strideable>(
    _ value: Value, _ bounds: ClosedRange<Value>?
  ) -> Value {
    bounds.map { min(max(value, $0.lowerBound), $0.upperBound) } ?? value
  }

  /// The value a step further; nil where its type ends.
  private static func advanced<Value: Strideable>(
    _ value: Value, by distance: Value.Stride
  ) -> Value? {
    // An integer's own `advanced(by:)` stops the program at the type's last value.
    guard let integer = value as? any FixedWidthInteger, let distance = distance as? Int else {
      return value.advanced(by: distance)
    }
    func moved<Integer: FixedWidthInteger>(_ integer: Integer) -> Value? {
      Int128(exactly: integer).flatMap {
        let (sum, overflows) = $0.addingReportingOverflow(Int128(distance))
        return overflows ? nil : Integer(exactly: sum) as? Value
      }
    }
    return moved(integer)
  }

  private static func writeNumber<Value: Strideable>(
    _ newValue: Value, _ value: Binding<Value>, _ bounds: ClosedRange<Value>?
  ) -> Step? {
    guard bounds?.contains(newValue) ?? true else { return nil }
    return write("value", "\(newValue)") { value.wrappedValue = newValue }
  }

  private static func parsed<Value>(_ text: String, as type: Value.Type) -> Value? {
    (type as? any LosslessStringConvertible.Type)?.init(text) as? Value
  }

  private static func accepted<Value>(_ bounds: ClosedRange<Value>?, hasStep: Bool) -> String {
    let number = bounds.map { "a number from \($0.lowerBound) to \($0.upperBound)" } ?? "a number"
    return hasStep ? "\(number), + or -" : number
  }
}
