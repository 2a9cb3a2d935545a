/// A value that is to be dumped, with the views of it that a dump asks for.
struct DumpSubject {
  let value: Any
  let type: DumpedType

  init(_ value: Any) { self.init(value, as: DumpedType.of(value)) }

  /// - Parameter type: The type of the value.
  init(_ value: Any, as type: DumpedType) { (self.value, self.type) = (value, type) }

  var traits: DumpTraits { type.traits }

  /// Whether the value is a number, a Boolean, or a string that is dumped as such.
  var isPlain: Bool { traits.contains(.plain) }

  var typeValue: Any.Type? { traits.mayBe(.typeValue) ? value as? Any.Type : nil }

  /// See ``DumpedType/equality``.
  var equality: DumpedType.Equality? { type.equality }

  /// The value as an address, which a dump numbers.
  var address: AnyHashable? {
    guard traits.mayBe(.address), value is any _Pointer || value is ObjectIdentifier else {
      return nil
    }
    return value as? AnyHashable
  }

  /// The text with which the type describes its values in dumps.
  var description: String? {
    guard traits.mayBe(.stringConvertible) else { return nil }
    if let text = DumpedFoundation.text(of: value) { return text }
    return (value as? any CustomDumpStringConvertible)?.customDumpDescription
  }

  /// Whether the type describes its values in dumps.
  var describesItself: Bool {
    traits.mayBe(.stringConvertible)
      && (value is any CustomDumpStringConvertible || DumpedFoundation.describes(value))
  }

  /// The value as a reference to something that is dumped once.
  var diffObject: (any _CustomDiffObject)? {
    traits.mayBe(.diffObject) ? value as? any _CustomDiffObject : nil
  }

  /// The value as a reference to a shared value.
  var shared: (any SharedValue)? {
    traits.contains(.shared) ? value as? any SharedValue : nil
  }

  /// The value that is dumped in place of this one.
  var representation: Any? {
    guard traits.mayBe(.representable) else { return nil }
    if let string = value as? AttributedString {
      return DumpedAttributedString.representation(of: string)
    }
    return (value as? any CustomDumpRepresentable)?.customDumpValue
  }

  var string: String? {
    guard traits.mayBe(.string) else { return nil }
    return value as? String ?? (value as? any StringProtocol).map { String($0) }
  }

  /// The text that `print` writes.
  var printed: String {
    switch value {
    case let number as Int: number.description
    case let isTrue as Bool: isTrue.description
    default:
      if traits.isDisjoint(with: [.printed, .wrapper]), let name = type.caseName(of: value) {
        name
      } else {
        String(describing: value)
      }
    }
  }

  /// What a dump shows of the value, which the type may provide.
  var mirror: ValueMirror {
    guard providesMirror else { return ValueMirror(value, as: type) }
    return ValueMirror((value as! any CustomDumpReflectable).customDumpMirror)
  }

  /// Whether the type provides the mirror that a dump shows.
  var providesMirror: Bool {
    traits.mayBe(.reflectable) && value is any CustomDumpReflectable
  }
}
