@_spi(Reflection) import Swift
import Reflection
import Synchronization

/// A `@BindingState` field of a state, found by reflection: what `\.$displayName` names.
package struct BindingField: Hashable, Sendable {
  /// The way to the field from the state: `["displayName"]`, or `["filter", "query"]` for
  /// `\.filter.$query`.
  package let path: [String]
  /// The wrapper's place, in bytes from the start of the state.
  let offset: Int
  /// `BindingState<…>`.
  let wrapper: any BindingStateType.Type

  /// The type that the field holds.
  package var valueType: Any.Type { wrapper.valueType }

  /// `$displayName`, or `filter.$query`.
  package var name: String { (path.dropLast() + ["$" + path.last!]).joined(separator: ".") }

  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.path == rhs.path && lhs.offset == rhs.offset
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(path) }

  /// The fields of a state, those of structs within it too, in the order of their declaration.
  package static func all(of type: Any.Type) -> [BindingField] {
    let key = ObjectIdentifier(type)
    if let known = known.withLock({ $0[key] }) { return known }
    let found = fields(of: type, at: 0, path: [])
    known.withLock { $0[key] = found }
    return found
  }

  private static let known = Mutex<[ObjectIdentifier: [BindingField]]>([:])

  private static func fields(of type: Any.Type, at start: Int, path: [String]) -> [BindingField] {
    guard let layout = StructLayout.of(type) else { return [] }
    return layout.fields.flatMap { field -> [BindingField] in
      let offset = start + field.offset
      guard let wrapper = field.type as? any BindingStateType.Type else {
        return fields(of: field.type, at: offset, path: path + [field.name])
      }
      let name = field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name
      return [BindingField(path: path + [name], offset: offset, wrapper: wrapper)]
    }
  }

  /// Gives access to the field's wrapper, where it lies.
  ///
  /// `Root` must be the type that the field was found in, `Wrapper` the field's own: reflection
  /// gave the offset for them.
  func modify<Root, Wrapper, R>(
    _ root: inout Root, as type: Wrapper.Type, _ body: (inout Wrapper) -> R
  ) -> R {
    precondition(type == wrapper, "the field \(name) holds \(wrapper), not \(type)")
    return modifyStored(&root, at: offset, as: type, body)
  }

  /// A key path to the stored wrapper. It differs from `\.$displayName`, which goes through a
  /// computed property.
  func storedKeyPath<Root>(root: Root.Type) -> PartialKeyPath<Root> {
    let keyPath = _createOffsetBasedKeyPath(root: root, value: wrapper, offset: offset)
    return keyPath as! PartialKeyPath<Root>
  }
}

/// `BindingState` of any value.
package protocol BindingStateType: SendableMetatype {
  static var valueType: Any.Type { get }
  /// The wrapped value.
  var anyValue: Any { get }
  /// A wrapper around a value; nil when the value is not exactly of the wrapper's type.
  static func wrapping(_ value: Any) -> Any?
  /// Whether a key path leads to the field, found out on a marked copy of a state.
  static func leads<Root>(_ keyPath: PartialKeyPath<Root>, to field: BindingField, in root: Root)
    -> Bool
}

extension BindingState: BindingStateType {
  package static var valueType: Any.Type { Value.self }

  package var anyValue: Any { wrappedValue }

  package static func wrapping(_ value: Any) -> Any? {
    exactly(value, as: Value.self).map { Self(wrappedValue: $0) }
  }

  package static func leads<Root>(
    _ keyPath: PartialKeyPath<Root>, to field: BindingField, in root: Root
  ) -> Bool {
    guard let keyPath = keyPath as? KeyPath<Root, Self> else { return false }
    var probe = root
    field.modify(&probe, as: Self.self) { $0.isMarked = true }
    return probe[keyPath: keyPath].isMarked
  }
}
