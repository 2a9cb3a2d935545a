/// How steppers and sliders take numbers.
extension ControlWork {
  /// Writes a number within bounds that steps lead to; `+` and `-` go one step on.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The least and the largest one; nil: there are none.
  ///   - step: How far it is from one number to the next; nil: any number will do.
  ///   - stepsFromValue: Whether steps are counted from the present number as well, not from the least alone.
  static func number<Value: Strideable>(
    _ value: Binding<Value>, in bounds: ClosedRange<Value>?, step: Value.Stride?,
    stepsFromValue: Bool
  ) -> ControlWork {
    func move(_ distance: Value.Stride) -> Step? {
      NumberStep.from(value.wrappedValue, by: distance).flatMap {
        write(clamped($0, bounds), value, bounds)
      }
    }
    func isReached(_ number: Value) -> Bool {
      guard let step else { return true }
      let starts = [bounds?.lowerBound, stepsFromValue ? value.wrappedValue : nil]
      return starts.compactMap { $0 }.contains { NumberStep.leads(from: $0, to: number, by: step) }
        || stepsFromValue && (number == bounds?.lowerBound || number == bounds?.upperBound)
    }
    return ControlWork(
      enter: { text in
        switch (text, step) {
        case ("+", let step?): move(step)
        case ("-", let step?): move(-1 * step)
        default:
          parsed(text, as: Value.self).flatMap {
            isReached($0) ? write($0, value, bounds) : nil
          }
        }
      },
      accepted: accepted(bounds, step))
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
      choices: ways.map(\.0), accepted: ways.map(\.0).joined(separator: " or "))
  }

  /// A step past a bound ends there.
  private static func clamped<Value: Strideable>(
    _ value: Value, _ bounds: ClosedRange<Value>?
  ) -> Value {
    bounds.map { min(max(value, $0.lowerBound), $0.upperBound) } ?? value
  }

  private static func write<Value: Strideable>(
    _ newValue: Value, _ value: Binding<Value>, _ bounds: ClosedRange<Value>?
  ) -> Step? {
    guard bounds?.contains(newValue) ?? true else { return nil }
    return write("value", "\(newValue)") { value.wrappedValue = newValue }
  }

  private static func parsed<Value>(_ text: String, as type: Value.Type) -> Value? {
    (type as? any LosslessStringConvertible.Type)?.init(text) as? Value
  }

  private static func accepted<Value: Strideable>(
    _ bounds: ClosedRange<Value>?, _ step: Value.Stride?
  ) -> String {
    let number = bounds.map { "a number from \($0.lowerBound) to \($0.upperBound)" } ?? "a number"
    guard let step else { return number }
    return number + ("\(step)" == "1" ? "" : " in steps of \(step)") + ", + or -"
  }
}
