/// An action type with a case for the bindings of a view.
///
/// ```swift
/// enum Action: BindableAction {
///   case binding(BindingAction<State>)
///   case saveButtonTapped
/// }
/// ```
public protocol BindableAction<State> {
  /// The state whose fields are changed.
  associatedtype State

  /// Embeds a binding action. A case `binding(BindingAction<State>)` satisfies this requirement.
  static func binding(_ action: BindingAction<State>) -> Self
}

extension BindableAction {
  /// Changes one field: a short form of `.binding(.set(\.$displayName, "Blob"))`.
  @inlinable
  public static func set<Value: Equatable>(
    _ keyPath: WritableKeyPath<State, BindingState<Value>>, _ value: Value
  ) -> Self {
    .binding(.set(keyPath, value))
  }
}

/// A change of one `@BindingState` field by a view.
///
/// ```swift
/// enum Action: BindableAction { case binding(BindingAction<State>) }
/// store.send(.binding(.set(\.$displayName, "Blob")))
/// ```
///
/// A reducer matches it by field:
///
/// ```swift
/// case .binding(\.$displayName):
/// ```
@frozen
public struct BindingAction<Root>: @unchecked Sendable {
  // Unchecked: the update is immutable. As in the original, features that send it between threads keep values that can be sent.
  @usableFromInline let update: BindingUpdate<Root>

  @inlinable
  init(update: BindingUpdate<Root>) { self.update = update }

  /// The field that is changed.
  public var keyPath: PartialKeyPath<Root> { update.keyPath }

  package var value: Any { update.value }

  /// Makes an action that changes a field.
  ///
  /// - Parameters:
  ///   - keyPath: The field: `\.$displayName`.
  ///   - value: The new value.
  @inlinable
  public static func set<Value: Equatable>(
    _ keyPath: WritableKeyPath<Root, BindingState<Value>>, _ value: Value
  ) -> Self {
    Self(update: KeyPathUpdate(keyPath, value))
  }

  /// Whether an action changes a field, for the pattern `case .binding(\.$displayName)`.
  public static func ~= <Value>(
    keyPath: WritableKeyPath<Root, BindingState<Value>>, bindingAction: Self
  ) -> Bool {
    bindingAction.update.writes(keyPath)
  }

  /// Returns the action for a larger state that contains this one.
  public func pullback<NewRoot>(_ keyPath: WritableKeyPath<NewRoot, Root>) -> BindingAction<NewRoot>
  {
    BindingAction<NewRoot>(update: PullbackUpdate(update, keyPath))
  }

  @inlinable
  @inline(__always)
  func set(_ root: inout Root, _ offsets: BindingOffsets<Root>) {
    if let offset = offsets.offset(of: update.keyPath, in: root) {
      update.apply(to: &root, at: offset)
    } else {
      update.apply(to: &root)
    }
  }
}

extension BindingAction: Equatable {
  /// Whether two actions set the same field to equal values.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.update.hasSameValue(as: rhs.update)
      && (lhs.update.writes(rhs.keyPath) || rhs.update.writes(lhs.keyPath))
  }
}

extension BindingAction: CustomDumpStringConvertible {
  /// `.set(\State.$displayName, "Blob")`; the same on every run.
  public var customDumpDescription: String {
    var value = ""
    CustomDump.customDump(self.value, to: &value, maxDepth: 0)
    return ".set(\(update.fieldDescription), \(value))"
  }
}
