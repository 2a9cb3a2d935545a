/// Connects the properties of a feature with the mounted feature. `@Feature` writes the calls.
public struct FeatureBinder {
  let node: AnyNode
  let scope: FeatureScope

  /// Connects a property.
  public func bind(_ property: some FeatureBindable) { property._bind(self) }

  /// Accepts other properties with the attribute of one that is connected.
  @_disfavoredOverload
  public func bind(_ property: Any) {}
}

/// A property of a feature that is connected with the mounted feature.
public protocol FeatureBindable {
  /// Connects the property.
  func _bind(_ binder: FeatureBinder)
}

extension FeatureCell {
  /// Takes the storage of the feature that was in the same place before.
  func bind(_ binder: FeatureBinder) {
    binder.node.runtime.hasCells = true
    storage = binder.node.memory { storage }
  }
}

extension StoreTaskID: FeatureBindable {
  /// Connects the property.
  public func _bind(_ binder: FeatureBinder) { cell.bind(binder) }
}
