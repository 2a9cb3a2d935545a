/// A view's wish to write one `@BindingState` field: which field, which value.
///
/// ```swift
/// enum Action: BindableAction { case binding(BindingAction<State>) }
/// store.send(.binding(.set(\.$displayName, "Blob")))
/// ```
///
/// A feature's own logic matches it by field:
///
/// ```swift
/// case .binding(\.$displayName):
/// ```
@frozen
public struct BindingAction<Root> {
  @usableFromInline let update: BindingUpdate<Root>

  @inlinable
  init(update: BindingUpdate<Root>) { self.update = update }

  /// The field that is written.
  public var keyPath: PartialKeyPath<Root> { update.keyPath }

  /// The value that is written.
  package var value: Any { update.value }

  /// An action that writes a field.
  ///
  /// - Parameters:
  ///   - keyPath: The field: `\.$displayName`.
  ///   - value: What to write.
  @inlinable
  public static func set<Value: Equatable>(
    _ keyPath: WritableKeyPath<Root, BindingState<Value>>, _ value: Value
  ) -> Self {
    Self(update: KeyPathUpdate(keyPath, value))
  }

  /// Whether an action writes a field: what `case .binding(\.$displayName)` asks.
  public static func ~= <Value>(
    keyPath: WritableKeyPath<Root, BindingState<Value>>, bindingAction: Self
  ) -> Bool {
    bindingAction.update.writes(keyPath)
  }

  /// The same wish, seen from a larger state that holds this one.
  public func pullback<NewRoot>(_ keyPath: WritableKeyPath<NewRoot, Root>) -> BindingAction<NewRoot>
  {
    BindingAction<NewRoot>(update: PullbackUpdate(update, keyPath))
  }

  /// Writes the value.
  @inlinable
  @inline(__always)
  func set(_ root: inout Root) { update.apply(to: &root) }
}

extension BindingAction: Equatable {
  /// Two actions are equal when they write equal values to the same field.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.update.hasSameValue(as: rhs.update)
      && (lhs.update.writes(rhs.keyPath) || rhs.update.writes(lhs.keyPath))
  }
}

extension BindingAction: CustomDumpStringConvertible {
  /// `.set(\State.$displayName, "Blob")`, the same on every run.
  public var customDumpDescription: String {
    var value = ""
    customDump(self.value, to: &value, maxDepth: 0)
    return ".set(\(update.fieldDescription), \(value))"
  }
}
