import Foundation

/// Steps between numbers of any type, without leaving what the type can hold.
enum NumberStep {
  /// The number a distance further; nil where its type ends.
  static func from<Value: Strideable>(_ value: Value, by distance: Value.Stride) -> Value? {
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

  /// Whether a whole number of steps leads from one number to another.
  static func leads<Value: Strideable>(
    from start: Value, to end: Value, by step: Value.Stride
  ) -> Bool {
    // By their digits: `distance(to:)` stops the program where an integer's type ends.
    let texts = ["\(start)", "\(end)", "\(step)"]
    let integers = texts.compactMap { Int128($0) }
    if integers.count == 3 {
      let (distance, overflows) = integers[1].subtractingReportingOverflow(integers[0])
      return !overflows && integers[2] != 0 && distance % integers[2] == 0
    }
    let numbers = texts.compactMap(Double.init)
    guard numbers.count == 3, numbers[2] != 0 else { return true }
    let steps = (numbers[1] - numbers[0]) / numbers[2]
    // A sum of tenths is seldom exact.
    return abs(steps - steps.rounded()) < 1e-6
  }
}
