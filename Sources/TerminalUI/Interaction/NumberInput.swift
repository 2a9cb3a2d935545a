/// How steppers and sliders accept numbers.
@MainActor
struct NumberInput<Value: Strideable> {
  let value: Binding<Value>
  let bounds: ClosedRange<Value>?
  let step: Value.Stride?
  let stepsFromValue: Bool

  var accepted: String {
    let number = bounds.map { "a number from \($0.lowerBound) to \($0.upperBound)" } ?? "a number"
    guard let step else { return number }
    return number + ("\(step)" == "1" ? "" : " in steps of \(step)") + ", + or -"
  }

  /// What entering a text does; nil if the text is not accepted.
  func operation(_ text: String) -> ControlBehavior.Operation? {
    switch (text, step) {
    case ("+", let step?): move(by: step)
    case ("-", let step?): move(by: -1 * step)
    default: parsed(text).flatMap { isReached($0) ? write($0) : nil }
    }
  }

  private func move(by distance: Value.Stride) -> ControlBehavior.Operation? {
    NumberStep.from(value.wrappedValue, by: distance).flatMap { write(clamped($0)) }
  }

  /// A step beyond a bound ends at the bound.
  private func clamped(_ number: Value) -> Value {
    bounds.map { min(max(number, $0.lowerBound), $0.upperBound) } ?? number
  }

  private func isReached(_ number: Value) -> Bool {
    guard let step else { return true }
    let starts = [bounds?.lowerBound, stepsFromValue ? value.wrappedValue : nil]
    return starts.compactMap { $0 }.contains { NumberStep.leads(from: $0, to: number, by: step) }
      || stepsFromValue && (number == bounds?.lowerBound || number == bounds?.upperBound)
  }

  private func write(_ number: Value) -> ControlBehavior.Operation? {
    guard bounds?.contains(number) ?? true else { return nil }
    return .write("value", "\(number)", number, to: value)
  }

  private func parsed(_ text: String) -> Value? {
    (Value.self as? any LosslessStringConvertible.Type)?.init(text) as? Value
  }
}

/// Steps between numbers of any type, without overflow.
private enum NumberStep {
  /// The number at a distance; nil beyond the end of its type.
  static func from<Value: Strideable>(_ value: Value, by distance: Value.Stride) -> Value? {
    // An integer's `advanced(by:)` traps beyond the type's last value.
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

  /// Whether a whole number of steps leads from one number to another.
  static func leads<Value: Strideable>(
    from start: Value, to end: Value, by step: Value.Stride
  ) -> Bool {
    // Compared by their digits, because `distance(to:)` traps beyond the end of an integer's type.
    let texts = ["\(start)", "\(end)", "\(step)"]
    let integers = texts.compactMap { Int128($0) }
    if integers.count == 3 {
      let (distance, overflows) = integers[1].subtractingReportingOverflow(integers[0])
      return !overflows && integers[2] != 0 && distance % integers[2] == 0
    }
    let numbers = texts.compactMap(Double.init)
    guard numbers.count == 3, numbers[2] != 0 else { return true }
    let steps = (numbers[1] - numbers[0]) / numbers[2]
    // A sum of tenths is rarely exact.
    return abs(steps - steps.rounded()) < 1e-6
  }
}
