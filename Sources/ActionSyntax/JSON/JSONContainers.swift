/// A collection that JSON writes as an array.
protocol JSONList {
  static var jsonElement: Any.Type { get }
  /// - Returns: `nil` if an element is not exactly of the type, or if two elements have the same ID.
  static func list(_ elements: [Any]) -> Any?
}

/// A collection that JSON writes as an object, or as an array of pairs.
protocol JSONMap {
  static var jsonKey: Any.Type { get }
  static var jsonValue: Any.Type { get }
  /// - Returns: `nil` if a key or a value is not exactly of the type, or if two keys are equal.
  static func map(_ pairs: [(Any, Any)]) -> Any?
}

private func typed<Element>(_ values: [Any], as type: Element.Type) -> [Element]? {
  let elements = values.compactMap { $0 as? Element }
  return elements.count == values.count ? elements : nil
}

extension Array: JSONList {
  static var jsonElement: Any.Type { Element.self }
  static func list(_ elements: [Any]) -> Any? { typed(elements, as: Element.self) }
}

extension ContiguousArray: JSONList {
  static var jsonElement: Any.Type { Element.self }
  static func list(_ elements: [Any]) -> Any? { typed(elements, as: Element.self).map(Self.init) }
}

extension Set: JSONList {
  static var jsonElement: Any.Type { Element.self }
  static func list(_ elements: [Any]) -> Any? {
    typed(elements, as: Element.self).flatMap { list in
      let set = Self(list)
      return set.count == list.count ? set : nil
    }
  }
}

extension IdentifiedArray: JSONList where Element: Identifiable, ID == Element.ID {
  static var jsonElement: Any.Type { Element.self }
  static func list(_ elements: [Any]) -> Any? {
    typed(elements, as: Element.self).flatMap { list in
      Swift.Set(list.map(\.id)).count == list.count ? Self(uniqueElements: list) : nil
    }
  }
}

extension Dictionary: JSONMap {
  static var jsonKey: Any.Type { Key.self }
  static var jsonValue: Any.Type { Value.self }
  static func map(_ pairs: [(Any, Any)]) -> Any? {
    guard let keys = typed(pairs.map(\.0), as: Key.self),
      let values = typed(pairs.map(\.1), as: Value.self), Set(keys).count == keys.count
    else { return nil }
    return Self(uniqueKeysWithValues: zip(keys, values))
  }
}

extension StackState: JSONMap {
  static var jsonKey: Any.Type { StackElementID.self }
  static var jsonValue: Any.Type { Element.self }
  static func map(_ pairs: [(Any, Any)]) -> Any? {
    guard let ids = typed(pairs.map(\.0), as: StackElementID.self),
      let elements = typed(pairs.map(\.1), as: Element.self), Set(ids).count == ids.count
    else { return nil }
    return Self(elements, ids: ids)
  }
}
