/// A number as it was typed, not yet of any type.
package struct NumberLiteral: Sendable, Equatable {
  /// `-` or nothing, without underscores: `-0x1F`, `2.50`, `1e3`.
  package let text: String

  /// Of `digits`: 2, 8, 10 or 16; nil: it has a fraction or an exponent.
  package let radix: Int?

  /// With the sign, without the prefix: `-1F`.
  package let digits: String

  package var isInteger: Bool { radix != nil }

  /// The value as a binary integer of type `T`; nil: not whole, or too large.
  package func integer<T: FixedWidthInteger>(_: T.Type) -> T? {
    radix.flatMap { T(digits, radix: $0) }
  }

  /// nil: too large.
  package func floating<T: BinaryFloatingPoint & LosslessStringConvertible>(_: T.Type) -> T? {
    let value = radix == 2 || radix == 8 ? integer(Int128.self).map { T($0) } : T(text)
    return value.flatMap { $0.isFinite ? $0 : nil }
  }

  /// At most 24 characters, for messages.
  package var abbreviated: String { text.count <= 24 ? text : text.prefix(20) + "…" }
}
