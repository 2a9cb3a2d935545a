@_spi(Reflection) import Swift
import Synchronization

/// A field that a binding can set: a `@BindingState` field, found by reflection, or a variable of an
/// observable state.
package struct BindingField: Hashable, Sendable {
  /// The names on the path from the state to the field: `["displayName"]`, or `["filter", "query"]` for
  /// `\.filter.$query`.
  package let path: [String]
  let storage: Storage

  enum Storage: @unchecked Sendable {
    // Unchecked because key paths are not Sendable. The ones in a `TrackedField` are literals that
    // capture nothing.

    /// A wrapper of the type `BindingState<…>`, `offset` bytes from the start of the state.
    case wrapper(any BindingStateType.Type, offset: Int)
    /// A variable of an observable state.
    case variable(AnyKeyPath)
  }

  /// Whether the field is declared with `@BindingState`, so that its key path has a `$`.
  package var isWrapped: Bool { wrapper != nil }

  package var valueType: Any.Type {
    switch storage {
    case .wrapper(let type, _): type.valueType
    case .variable(let keyPath): type(of: keyPath).valueType
    }
  }

  /// `$displayName` or `filter.$query`; `displayName` for a variable of an observable state.
  package var name: String {
    (path.dropLast() + [(isWrapped ? "$" : "") + path.last!]).joined(separator: ".")
  }

  /// `BindingState<…>`, or `nil` for a variable of an observable state.
  // Not inlined, because the optimizer of Swift 6.3 crashes on a closure that contains this pattern.
  @inline(never)
  var wrapper: (any BindingStateType.Type)? {
    if case .wrapper(let type, _) = storage { type } else { nil }
  }

  package static func == (lhs: Self, rhs: Self) -> Bool {
    guard lhs.path == rhs.path else { return false }
    switch (lhs.storage, rhs.storage) {
    case (.wrapper(_, let left), .wrapper(_, let right)): return left == right
    case (.variable(let left), .variable(let right)): return left == right
    case (.wrapper, .variable), (.variable, .wrapper): return false
    }
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(path) }

  /// The fields of a state, including those of nested structs, in the order of their declaration.
  package static func all(of type: Any.Type) -> [BindingField] {
    let key = ObjectIdentifier(type)
    if let known = known.withLock({ $0[key] }) { return known }
    let variables = (type as? any ObservableState.Type)?.bindingFields ?? []
    let found = variables + fields(of: type, at: 0, path: [])
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
      return [BindingField(path: path + [name], storage: .wrapper(wrapper, offset: offset))]
    }
  }

  /// Changes the wrapper in place.
  ///
  /// `Root` must be the type in which the field was found, and `Wrapper` the type of its wrapper, as
  /// reflection found the offset for these types.
  func modify<Root, Wrapper, R>(
    _ root: inout Root, as type: Wrapper.Type, _ body: (inout Wrapper) -> R
  ) -> R {
    guard case .wrapper(let wrapper, let offset) = storage, wrapper == type else {
      preconditionFailure("the field \(name) does not hold a \(type)")
    }
    return modifyStored(&root, at: offset, as: type, body)
  }

  /// The key path to the stored wrapper. It is not equal to `\.$displayName`, which is computed.
  func storedKeyPath<Root>(root: Root.Type) -> PartialKeyPath<Root> {
    guard case .wrapper(let wrapper, let offset) = storage else {
      preconditionFailure("the field \(name) has no wrapper")
    }
    let keyPath = _createOffsetBasedKeyPath(root: root, value: wrapper, offset: offset)
    return keyPath as! PartialKeyPath<Root>
  }
}

/// A property wrapper around a field of a state, with any type of value: the field is read and typed as if it
/// were not wrapped.
package protocol WrappedFieldType: SendableMetatype {
  static var valueType: Any.Type { get }
  var anyValue: Any { get }
  /// A wrapper of a value, or `nil` if the value is not exactly of the wrapper's type.
  static func wrapping(_ value: Any) -> Any?
}

package protocol BindingStateType: WrappedFieldType {
  /// Whether a key path leads to the field. Tests it on a copy of a state in which the field is marked.
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

// Names of key paths such as `\.$displayName`. The runtime on Linux has none, so each field is tried.
extension BindingField {
  /// The field that a key path leads to.
  ///
  /// - Parameter root: A state of the root type, on a copy of which the fields are tried.
  package static func find<Root>(_ keyPath: PartialKeyPath<Root>, in root: Root) -> BindingField? {
    if let known = named(keyPath) { return known }
    let field = all(of: Root.self).first {
      $0.wrapper?.leads(keyPath, to: $0, in: root) ?? false
    }
    if let field { names.withLock { $0[keyPath] = field } }
    return field
  }

  /// The states on which key paths are tried while a value is described, as `customDump` passes none.
  @TaskLocal package static var witnesses: [Any] = []

  /// `\State.$displayName`.
  static func description<Root>(of keyPath: PartialKeyPath<Root>) -> String {
    guard let field = resolve(keyPath) else { return "\\\(rootName(Root.self)).<computed>" }
    return field.description(root: Root.self)
  }

  func description(root: Any.Type) -> String { "\\\(Self.rootName(root)).\(name)" }

  private static func resolve<Root>(_ keyPath: PartialKeyPath<Root>) -> BindingField? {
    if let known = named(keyPath) { return known }
    for case let root in witnesses.lazy.compactMap({ first(Root.self, in: $0) }) {
      return find(keyPath, in: root)
    }
    let candidates = all(of: Root.self).filter {
      $0.wrapper.map { $0 == type(of: keyPath).valueType } ?? false
    }
    return candidates.count == 1 ? candidates[0] : nil
  }

  private static func named(_ keyPath: AnyKeyPath) -> BindingField? {
    names.withLock { $0[keyPath] }
  }

  private static let names = Mutex<[AnyKeyPath: BindingField]>([:])

  private static func rootName(_ type: Any.Type) -> String { _typeName(type, qualified: false) }

  private static func first<Root>(_: Root.Type, in value: Any) -> Root? {
    ValueSearch.first(of: Root.self, in: value).flatMap { exactly($0, as: Root.self) }
  }
}
