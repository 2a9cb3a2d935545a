import ComposableArchitecture

extension ValueBuilder {
  /// The elements of `[a, b]`, for a value of type `whole`.
  fileprivate func elements<Element>(
    _ node: Node, as type: Element.Type, of whole: Any.Type
  ) throws(ActionError) -> [Element] {
    guard case .list(let nodes) = node.kind else { throw wrongType(node, whole) }
    let builder = self.for(.part("element", of: subject))
    var elements: [Element] = []
    elements.reserveCapacity(nodes.count)
    for node in nodes { elements.append(try builder.value(node, as: type)) }
    return elements
  }

  fileprivate func duplicate(_ node: Node, _ what: String) -> ActionError {
    error(
      .duplicateKey, "the \(what) \(shown(node)) is there twice", at: node.range,
      hint: "expected another \(what)")
  }
}

private func listExpectation(_ element: Any.Type) -> String {
  "a list such as [\(TypeName.full(element)), …]"
}

extension Array: TextConstructible {
  package static func make(from node: Node, by builder: ValueBuilder) throws(ActionError) -> Any {
    try builder.elements(node, as: Element.self, of: Self.self)
  }

  package static var expectation: String { listExpectation(Element.self) }
}

extension ContiguousArray: TextConstructible {
  package static func make(from node: Node, by builder: ValueBuilder) throws(ActionError) -> Any {
    ContiguousArray(try builder.elements(node, as: Element.self, of: Self.self))
  }

  package static var expectation: String { listExpectation(Element.self) }
}

extension ArraySlice: TextConstructible {
  package static func make(from node: Node, by builder: ValueBuilder) throws(ActionError) -> Any {
    try builder.elements(node, as: Element.self, of: Self.self)[...]
  }

  package static var expectation: String { listExpectation(Element.self) }
}

extension Set: TextConstructible {
  /// Equal elements are one, as in Swift.
  package static func make(from node: Node, by builder: ValueBuilder) throws(ActionError) -> Any {
    Set(try builder.elements(node, as: Element.self, of: Self.self))
  }

  package static var expectation: String { listExpectation(Element.self) }
}

extension Dictionary: TextConstructible {
  package static func make(from node: Node, by builder: ValueBuilder) throws(ActionError) -> Any {
    guard case .dictionary(let entries) = node.kind else {
      throw builder.wrongType(node, Self.self)
    }
    let keys = builder.for(.part("key", of: builder.subject))
    let values = builder.for(.part("value", of: builder.subject))
    var dictionary: Self = [:]
    for entry in entries {
      let key = try keys.value(entry.key, as: Key.self)
      let value = try values.value(entry.value, as: Value.self)
      guard dictionary.updateValue(value, forKey: key) == nil else {
        throw builder.duplicate(entry.key, "key")
      }
    }
    return dictionary
  }

  package static var expectation: String {
    "a dictionary such as [\(TypeName.full(Key.self)): \(TypeName.full(Value.self))]"
  }
}
