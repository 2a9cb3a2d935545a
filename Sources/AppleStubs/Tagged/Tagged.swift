import Foundation

/// A value with a type of its own, so that two kinds of values with the same raw type cannot be mixed up.
///
/// ```swift
/// struct User { typealias ID = Tagged<User, Int>; let id: ID }
/// let id: User.ID = 7
/// ```
///
/// The shell provides this type to loaded files that import `Tagged`. No other module exports it, because an app's own package
/// may depend on the real one.
@dynamicMemberLookup
public struct Tagged<Tag, RawValue> {
  /// The value without its tag.
  public var rawValue: RawValue

  /// Tags a value.
  public init(rawValue: RawValue) { self.rawValue = rawValue }

  /// Tags a value.
  public init(_ rawValue: RawValue) { self.rawValue = rawValue }

  /// A part of the value.
  public subscript<Subject>(dynamicMember keyPath: KeyPath<RawValue, Subject>) -> Subject {
    rawValue[keyPath: keyPath]
  }

  /// Returns the transformed value with the same tag.
  public func map<NewValue>(
    _ transform: (RawValue) throws -> NewValue
  ) rethrows -> Tagged<Tag, NewValue> {
    Tagged<Tag, NewValue>(rawValue: try transform(rawValue))
  }

  /// Returns the value with another tag.
  public func coerced<NewTag>(to type: NewTag.Type) -> Tagged<NewTag, RawValue> {
    Tagged<NewTag, RawValue>(rawValue: rawValue)
  }
}

extension Tagged: RawRepresentable {}
extension Tagged: Sendable where RawValue: Sendable {}
extension Tagged: BitwiseCopyable where RawValue: BitwiseCopyable {}
extension Tagged: Equatable where RawValue: Equatable {}
extension Tagged: Hashable where RawValue: Hashable {}
extension Tagged: Error where RawValue: Error {}

extension Tagged: Comparable where RawValue: Comparable {
  /// Compares the raw values.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension Tagged: Identifiable where RawValue: Identifiable {
  /// The ID of the raw value.
  public var id: RawValue.ID { rawValue.id }
}

extension Tagged: CustomStringConvertible {
  /// The description of the raw value.
  public var description: String { String(describing: rawValue) }
}

extension Tagged: LosslessStringConvertible where RawValue: LosslessStringConvertible {
  /// Tags the value with a description, if there is one.
  public init?(_ description: String) {
    guard let rawValue = RawValue(description) else { return nil }
    self.init(rawValue: rawValue)
  }
}

extension Tagged where RawValue == UUID {
  /// Tags a new UUID.
  public init() { self.init(rawValue: UUID()) }

  /// Tags the UUID with a text, if it is one.
  public init?(uuidString: String) {
    guard let uuid = UUID(uuidString: uuidString) else { return nil }
    self.init(rawValue: uuid)
  }
}

// MARK: Coding

extension Tagged: Decodable where RawValue: Decodable {
  /// Decodes the raw value.
  public init(from decoder: any Decoder) throws {
    do {
      self.init(rawValue: try decoder.singleValueContainer().decode(RawValue.self))
    } catch {
      self.init(rawValue: try RawValue(from: decoder))
    }
  }
}

extension Tagged: Encodable where RawValue: Encodable {
  /// Encodes the raw value.
  public func encode(to encoder: any Encoder) throws {
    do {
      var container = encoder.singleValueContainer()
      try container.encode(rawValue)
    } catch {
      try rawValue.encode(to: encoder)
    }
  }
}

extension Tagged: CodingKeyRepresentable where RawValue: CodingKeyRepresentable {
  /// Tags the value of a coding key.
  public init?<Key: CodingKey>(codingKey: Key) {
    guard let rawValue = RawValue(codingKey: codingKey) else { return nil }
    self.init(rawValue: rawValue)
  }

  /// The coding key of the raw value.
  public var codingKey: any CodingKey { rawValue.codingKey }
}

// MARK: Literals

extension Tagged: ExpressibleByIntegerLiteral where RawValue: ExpressibleByIntegerLiteral {
  /// Tags a literal.
  public init(integerLiteral value: RawValue.IntegerLiteralType) {
    self.init(rawValue: RawValue(integerLiteral: value))
  }
}

extension Tagged: ExpressibleByFloatLiteral where RawValue: ExpressibleByFloatLiteral {
  /// Tags a literal.
  public init(floatLiteral value: RawValue.FloatLiteralType) {
    self.init(rawValue: RawValue(floatLiteral: value))
  }
}

extension Tagged: ExpressibleByBooleanLiteral where RawValue: ExpressibleByBooleanLiteral {
  /// Tags a literal.
  public init(booleanLiteral value: RawValue.BooleanLiteralType) {
    self.init(rawValue: RawValue(booleanLiteral: value))
  }
}

extension Tagged: ExpressibleByUnicodeScalarLiteral
where RawValue: ExpressibleByUnicodeScalarLiteral {
  /// Tags a literal.
  public init(unicodeScalarLiteral value: RawValue.UnicodeScalarLiteralType) {
    self.init(rawValue: RawValue(unicodeScalarLiteral: value))
  }
}

extension Tagged: ExpressibleByExtendedGraphemeClusterLiteral
where RawValue: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Tags a literal.
  public init(extendedGraphemeClusterLiteral value: RawValue.ExtendedGraphemeClusterLiteralType) {
    self.init(rawValue: RawValue(extendedGraphemeClusterLiteral: value))
  }
}

extension Tagged: ExpressibleByStringLiteral where RawValue: ExpressibleByStringLiteral {
  /// Tags a literal.
  public init(stringLiteral value: RawValue.StringLiteralType) {
    self.init(rawValue: RawValue(stringLiteral: value))
  }
}

extension Tagged: ExpressibleByStringInterpolation
where RawValue: ExpressibleByStringInterpolation {
  /// Tags an interpolated string.
  public init(stringInterpolation: RawValue.StringInterpolation) {
    self.init(rawValue: RawValue(stringInterpolation: stringInterpolation))
  }
}

// MARK: Numbers

extension Tagged: AdditiveArithmetic where RawValue: AdditiveArithmetic {
  /// The tagged zero.
  public static var zero: Self { Self(rawValue: .zero) }

  /// Adds the raw values.
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(rawValue: lhs.rawValue + rhs.rawValue)
  }

  /// Subtracts the raw values.
  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(rawValue: lhs.rawValue - rhs.rawValue)
  }
}

extension Tagged: Numeric where RawValue: Numeric {
  /// Tags the number, if the raw type can represent it exactly.
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let rawValue = RawValue(exactly: source) else { return nil }
    self.init(rawValue: rawValue)
  }

  /// The magnitude of the raw value.
  public var magnitude: RawValue.Magnitude { rawValue.magnitude }

  /// Multiplies the raw values.
  public static func * (lhs: Self, rhs: Self) -> Self {
    Self(rawValue: lhs.rawValue * rhs.rawValue)
  }

  /// Multiplies the raw values.
  public static func *= (lhs: inout Self, rhs: Self) { lhs.rawValue *= rhs.rawValue }
}

extension Tagged: SignedNumeric where RawValue: SignedNumeric {}

extension Tagged: Strideable where RawValue: Strideable {
  /// The distance of the raw values.
  public func distance(to other: Self) -> RawValue.Stride {
    rawValue.distance(to: other.rawValue)
  }

  /// Advances the raw value.
  public func advanced(by distance: RawValue.Stride) -> Self {
    Self(rawValue: rawValue.advanced(by: distance))
  }
}
