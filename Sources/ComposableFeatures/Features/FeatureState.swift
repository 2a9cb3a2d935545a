/// Storage of a feature that does not belong to its State and is never in a snapshot.
@propertyWrapper
public struct FeatureState<Value>: @unchecked Sendable, FeatureBindable {
  // Unchecked: it is used on the thread of the store.
  private let cell: FeatureCell<Value>

  /// Makes storage with an initial value.
  public init(wrappedValue: Value) { cell = FeatureCell(wrappedValue) }

  /// Connects the property.
  public func _bind(_ binder: FeatureBinder) { cell.bind(binder) }

  public var wrappedValue: Value {
    get { cell.value }
    nonmutating set { cell.value = newValue }
  }
}

/// The earlier name of ``FeatureState``.
public typealias FeatureLocal = FeatureState
