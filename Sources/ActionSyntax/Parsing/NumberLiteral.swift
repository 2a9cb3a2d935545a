/// A number as it was typed, before its type is known.
package struct NumberLiteral: Sendable, Equatable {
  /// The text without underscores and without a plus sign: `-0x1F`, `2.50`, `1e3`.
  package let text: String

  /// The radix of ``digits`` (2, 8, 10 or 16), or `nil` if there is a fraction or an exponent.
  package let radix: Int?

  /// The digits with the sign and without the prefix: `-1F`.
  package let digits: String

  package var isInteger: Bool { radix != nil }

  /// The value as an integer, or `nil` if it is not a whole number or does not fit.
  package func integer<T: FixedWidthInteger>(_: T.Type) -> T? {
    radix.flatMap { T(digits, radix: $0) }
  }

  /// The value as a floating-point number, or `nil` if it is too large.
  package func floating<T: BinaryFloatingPoint & LosslessStringConvertible>(_: T.Type) -> T? {
    let value = radix == 2 || radix == 8 ? integer(Int128.self).map { T($0) } : T(text)
    return value.flatMap { $0.isFinite ? $0 : nil }
  }

  /// The text for messages, at most 24 characters.
  var abbreviated: String { text.count <= 24 ? text : text.prefix(20) + "…" }
}
