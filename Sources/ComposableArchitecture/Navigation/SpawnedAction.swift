/// A state that a parent stores for a feature of 2.0 whose actions the parent does not see: `Spawn<Row>`.
package protocol SpawnedState {
  /// The types of the feature.
  static var spawnedTypes: (state: Any.Type, action: Any.Type) { get }
  /// The state of the feature.
  var spawnedState: Any { get }
  /// The value with another state of the feature; `nil` if it is of another type.
  func replacing(spawnedState: Any) -> Any?
}

/// An action of a spawned feature, and the place of the feature in the tree of the store.
package struct SpawnedAction {
  /// A step from a feature to one that it embeds.
  package struct Place: Hashable {
    /// The name of the property or the case.
    package let name: String
    /// The ID of an element.
    package let id: AnyHashable?

    package init(name: String, id: AnyHashable? = nil) { (self.name, self.id) = (name, id) }
  }

  package let places: [Place]
  /// The action of the spawned feature.
  package let action: Any

  package init(places: [Place], action: Any) { (self.places, self.action) = (places, action) }

  /// `board.rows[2]`
  package var path: String {
    places.map { place in place.name + (place.id.map { "[\(ChangeText.short($0.base))]" } ?? "") }
      .joined(separator: ".")
  }
}

extension SpawnedAction: CustomDumpStringConvertible, CustomDebugStringConvertible {
  /// `rows[2]: Row.Action.plus`
  package var customDumpDescription: String { "\(path): \(ChangeText.dump(action))" }
  /// The label of the action, after its place.
  package var debugDescription: String { "\(path): \(ActionLabel.text(of: action))" }
}
