extension [StatePath.Component] {
  /// The type of what a path with these components leads to in states of a type, also where a state has nothing now: after
  /// optionals, in cases, and in elements.
  ///
  /// - Returns: `nil` if states of the type have no such place.
  func valueType(in state: Any.Type) -> Any.Type? {
    reduce(state as Any.Type?) { whole, component in
      whole.flatMap { type(at: component.kind, in: OptionalDepth.content(of: $0)) }
    }
  }
}

private func type(at kind: StatePath.Kind, in whole: Any.Type) -> Any.Type? {
  switch kind {
  case .name(let name):
    Stored.valueType(named: name, in: whole) ?? Stored.payloadType(of: name, in: whole)
      ?? (whole as? any Collection.Type).flatMap { _ in typeOfCollections(property: name) }
  case .id, .position:
    (whole as? any KeyedCollection.Type)?.valueType
      ?? (whole as? any Collection.Type).map { Stored.elementType(of: $0) }
  }
}

/// The types of what every collection has, beside its elements.
private func typeOfCollections(property: String) -> Any.Type? {
  switch property {
  case "count": Int.self
  case "isEmpty": Bool.self
  default: nil
  }
}
