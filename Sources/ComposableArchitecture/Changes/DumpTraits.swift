/// The protocols that decide how a value is dumped.
///
/// A cast to a protocol searches the conformances of the whole program; most values conform to
/// none of these.
struct DumpTraits: OptionSet, Sendable {
  let rawValue: Int

  static let stringConvertible = Self(rawValue: 1 << 0)
  static let representable = Self(rawValue: 1 << 1)
  static let reflectable = Self(rawValue: 1 << 2)
  static let diffObject = Self(rawValue: 1 << 3)
  static let equatable = Self(rawValue: 1 << 4)
  static let identifiable = Self(rawValue: 1 << 5)
  static let string = Self(rawValue: 1 << 6)
  /// The value is a type, such as `Int.self`.
  static let typeValue = Self(rawValue: 1 << 7)
  /// An array whose elements are read without a mirror.
  static let elementArray = Self(rawValue: 1 << 8)
  /// An optional or an `AnyHashable`: a cast also looks at the content, which may conform.
  static let wrapper = Self(rawValue: 1 << 9)

  /// A number, a Boolean, or a string, which needs no mirror: it has no children.
  static let plain = Self(rawValue: 1 << 10)
  static let shared = Self(rawValue: 1 << 11)

  /// The value is an address, which differs from run to run.
  static let address = Self(rawValue: 1 << 13)

  /// The type describes its values when they are printed.
  static let printed = Self(rawValue: 1 << 12)
}

extension DumpTraits {
  /// The traits of a value's dynamic type.
  init(of value: Any) {
    self.init(ofType: type(of: value))
    insert(.typeValue, if: value is Any.Type)
  }

  /// The traits of a type whose values are not types.
  init(ofType type: Any.Type) {
    self = []
    insert(
      .stringConvertible,
      if: type is any CustomDumpStringConvertible.Type || DumpedFoundation.describes(type: type))
    insert(
      .representable,
      if: type is any CustomDumpRepresentable.Type || type == AttributedString.self)
    insert(.address, if: type is any _Pointer.Type || type == ObjectIdentifier.self)
    insert(.reflectable, if: type is any CustomDumpReflectable.Type)
    insert(.diffObject, if: type is any _CustomDiffObject.Type)
    insert(.equatable, if: type is any Equatable.Type)
    insert(.identifiable, if: type is any Identifiable.Type)
    insert(.shared, if: type is any SharedValue.Type)
    insert(.string, if: type is any StringProtocol.Type)
    insert(.elementArray, if: type is any ElementArray.Type)
    insert(
      .printed,
      if: type is any CustomStringConvertible.Type || type is any TextOutputStreamable.Type
        || type is any CustomDebugStringConvertible.Type)
    insert(.wrapper, if: type is any OptionalType.Type || type == AnyHashable.self)
    let custom: Self = [.stringConvertible, .representable, .reflectable, .diffObject]
    insert(.plain, if: Self.plainTypes.contains(ObjectIdentifier(type)) && isDisjoint(with: custom))
  }

  private static let plainTypes: Set<ObjectIdentifier> = [
    ObjectIdentifier(Bool.self), ObjectIdentifier(String.self), ObjectIdentifier(Double.self),
    ObjectIdentifier(Float.self), ObjectIdentifier(Int.self), ObjectIdentifier(Int8.self),
    ObjectIdentifier(Int16.self), ObjectIdentifier(Int32.self), ObjectIdentifier(Int64.self),
    ObjectIdentifier(UInt.self), ObjectIdentifier(UInt8.self), ObjectIdentifier(UInt16.self),
    ObjectIdentifier(UInt32.self), ObjectIdentifier(UInt64.self),
  ]

  private mutating func insert(_ trait: Self, if isPresent: Bool) {
    if isPresent { insert(trait) }
  }

  /// Whether a cast to the trait's protocol is worth trying.
  func mayBe(_ trait: Self) -> Bool { !isDisjoint(with: trait.union(.wrapper)) }
}

/// An array whose elements a diff reads and compares without a mirror.
protocol ElementArray {
  associatedtype Element
  /// The elements, as the mirror lists them.
  var comparedElements: [Element] { get }
}

extension Array: ElementArray {
  var comparedElements: [Element] { self }
}
