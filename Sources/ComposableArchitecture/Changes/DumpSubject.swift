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
    if let duration = value as? Duration { return DumpedDuration(duration).text }
    return (value as? any CustomDumpStringConvertible)?.customDumpDescription
  }

  /// Whether the type describes its values in dumps.
  var describesItself: Bool {
    traits.mayBe(.stringConvertible)
      && (value is any CustomDumpStringConvertible || value is Duration)
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
      let fields = LabeledFields.of(value), let values = fields.layout.concreteValues(in: value)
    else { return Array(mirror.children) }
    let children = zip(fields.labels, values).map { Mirror.Child(label: $0, value: $1) }
    return fields.areObserved ? children + [("_$observationRegistrar", ())] : children
  }
}

/// The fields of a struct that is shown as it is declared, looked up once for each type.
///
/// The observed fields of an observable state have the labels that they have in the original, where
/// the macro stores `count` as `_count` beside a registrar.
private struct LabeledFields {
  let layout: StructLayout
  let labels: [String]
  let areObserved: Bool

  private init(_ layout: StructLayout, observed: Set<String>) {
    self.layout = layout
    labels = layout.fields.map { observed.contains($0.name) ? "_\($0.name)" : $0.name }
    areObserved = !observed.isEmpty
  }

  /// `nil` unless the value is a struct whose mirror is not its own.
  static func of(_ value: Any) -> Self? {
    let type = type(of: value)
    let key = ObjectIdentifier(type)
    if let known = known.withLock({ $0[key] }) { return known }
    let mirrorsItself = type is any CustomReflectable.Type || type is any CustomDumpReflectable.Type
    let observed = (type as? any ObservableState.Type)?.trackedNames ?? []
    let fields = mirrorsItself ? nil : StructLayout.of(type).map { Self($0, observed: observed) }
    known.withLock { $0[key] = .some(fields) }
    return fields
  }

  private static let known = Mutex<[ObjectIdentifier: LabeledFields?]>([:])
}

extension ObservableState {
  fileprivate static var trackedNames: Set<String> { Set(_$trackedFields.map(\.name)) }
}
