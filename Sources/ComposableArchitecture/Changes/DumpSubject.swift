import CustomDump
import Reflection
import Synchronization

/// A value that is to be dumped, with the views of it that a dump asks for.
struct DumpSubject {
  let value: Any
  let traits: DumpTraits

  init(_ value: Any) {
    self.value = value
    traits = DumpTraits.of(value)
  }

  /// Whether the value is a number, a Boolean, or a string that is dumped as such.
  var isPlain: Bool { traits.contains(.plain) }

  /// The type that the value is.
  var typeValue: Any.Type? { traits.mayBe(.typeValue) ? value as? Any.Type : nil }

  /// The text with which the type describes its values in dumps.
  var description: String? {
    guard traits.mayBe(.stringConvertible) else { return nil }
    return (value as? any CustomDumpStringConvertible)?.customDumpDescription
  }

  /// Whether the type describes its values in dumps.
  var describesItself: Bool {
    traits.mayBe(.stringConvertible) && value is any CustomDumpStringConvertible
  }

  /// The value as a reference to something that is dumped once.
  var diffObject: (any _CustomDiffObject)? {
    traits.mayBe(.diffObject) ? value as? any _CustomDiffObject : nil
  }

  /// The value that is dumped in place of this one.
  var representation: Any? {
    guard traits.mayBe(.representable) else { return nil }
    return (value as? any CustomDumpRepresentable)?.customDumpValue
  }

  var string: String? {
    guard traits.mayBe(.string) else { return nil }
    return (value as? any StringProtocol).map { String($0) }
  }

  /// The mirror that a dump shows, which the type may provide.
  var mirror: Mirror {
    guard providesMirror else { return Mirror(reflecting: value) }
    return (value as! any CustomDumpReflectable).customDumpMirror
  }

  /// Whether the type provides the mirror that a dump shows.
  var providesMirror: Bool {
    traits.mayBe(.reflectable) && value is any CustomDumpReflectable
  }

  /// The children that the mirror lists.
  func children(of mirror: Mirror) -> [Mirror.Child] {
    guard mirror.displayStyle == .struct, mirror.subjectType == type(of: value),
      let layout = FieldLayouts.layout(of: value), let values = layout.concreteValues(in: value)
    else { return Array(mirror.children) }
    return zip(layout.fields, values).map { ($0.name, $1) }
  }
}

/// The layouts of structs that are shown as they are declared, looked up once for each type.
private enum FieldLayouts {
  /// `nil` unless the value is a struct whose mirror is not its own.
  static func layout(of value: Any) -> StructLayout? {
    let type = type(of: value)
    let key = ObjectIdentifier(type)
    if let known = known.withLock({ $0[key] }) { return known }
    let mirrorsItself = type is any CustomReflectable.Type || type is any CustomDumpReflectable.Type
    let layout = mirrorsItself ? nil : StructLayout.of(type)
    known.withLock { $0[key] = .some(layout) }
    return layout
  }

  private static let known = Mutex<[ObjectIdentifier: StructLayout?]>([:])
}
