extension ValueBuilder {
  /// Makes the elements of `[a, b]` or `[[0]: a, [1]: b]`, for a value of type `whole`.
  fileprivate func elements<Element>(
    _ node: SyntaxNode, as type: Element.Type, of whole: Any.Type
  ) throws(InputError) -> [Element] {
    guard let nodes = node.elements else { throw wrongType(node, whole) }
    let builder = self.for(.part("element", of: subject))
    var elements: [Element] = []
    elements.reserveCapacity(nodes.count)
    for node in nodes { elements.append(try builder.value(node, as: type)) }
    return elements
  }

  /// The error for the second element with an ID.
  fileprivate func duplicate(id: Any, _ node: SyntaxNode) -> InputError {
    error(
      .duplicateKey, "duplicate ID \(ChangeText.short(id))", at: node.range,
      hint: "expected an element with another ID")
  }
}

extension SyntaxNode {
  /// The elements of a list, or of a dictionary with the keys `[0]`, `[1]` and so on: the form in
  /// which lists are printed.
  fileprivate var elements: [SyntaxNode]? {
    switch kind {
    case .list(let elements): return elements
    case .dictionary(let entries):
      let isNumbered = entries.enumerated().allSatisfy { index, entry in
        guard case .list(let key) = entry.key.kind, key.count == 1,
          case .number(let literal) = key[0].kind
        else { return false }
        return literal.integer(Int.self) == index
      }
      return isNumbered && !entries.isEmpty ? entries.map(\.value) : nil
    default: return nil
    }
  }
}

/// A collection that is typed as `[a, b]`.
package protocol ListConstructible: SyntaxConstructible, Sequence {
  init<S: Sequence>(_ elements: S) where S.Element == Element
}

extension ListConstructible {
  package static func make(
    from node: SyntaxNode, by builder: ValueBuilder
  ) throws(InputError) -> Any {
    Self(try builder.elements(node, as: Element.self, of: Self.self))
  }

  package static var expectation: String { "a list such as [\(TypeName.full(Element.self)), …]" }
  package static var beginnings: [ValueBeginning] { [.prefix("[")] }
  package static var elementType: Any.Type? { Element.self }
}

extension Array: ListConstructible {}
extension ContiguousArray: ListConstructible {}
extension ArraySlice: ListConstructible {}
extension Set: ListConstructible {}

extension IndexSet: SyntaxConstructible {
  /// Reads the indices: `[0, 2]`.
  package static func make(
    from node: SyntaxNode, by builder: ValueBuilder
  ) throws(InputError) -> Any {
    let indices = try builder.elements(node, as: Int.self, of: Self.self)
    guard indices.allSatisfy({ 0 <= $0 && $0 < .max }) else {
      throw builder.invalid("an index cannot be negative", node, Self.self)
    }
    return IndexSet(indices)
  }

  package static var expectation: String { "a list of indices such as [0, 2]" }
  package static var beginnings: [ValueBeginning] { [.prefix("[")] }
  package static var elementType: Any.Type? { Int.self }
}

extension IdentifiedArray: SyntaxConstructible where Element: Identifiable, ID == Element.ID {
  package static func make(
    from node: SyntaxNode, by builder: ValueBuilder
  ) throws(InputError) -> Any {
    let elements = try builder.elements(node, as: Element.self, of: Self.self)
    var known: Set<ID> = []
    for (element, node) in zip(elements, node.elements ?? [])
    where !known.insert(element.id).inserted {
      throw builder.duplicate(id: element.id, node)
    }
    return IdentifiedArray(uniqueElements: elements)
  }

  package static var expectation: String { "a list such as [\(TypeName.full(Element.self)), …]" }
  package static var beginnings: [ValueBeginning] { [.prefix("[")] }
  package static var elementType: Any.Type? { Element.self }
}

extension Dictionary: SyntaxConstructible {
  package static func make(
    from node: SyntaxNode, by builder: ValueBuilder
  ) throws(InputError) -> Any {
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
        throw builder.error(
          .duplicateKey, "duplicate key \(builder.shown(entry.key))", at: entry.key.range,
          hint: "expected another key")
      }
    }
    return dictionary
  }

  package static var expectation: String {
    "a dictionary such as [\(TypeName.full(Key.self)): \(TypeName.full(Value.self))]"
  }
}

extension Optional: SyntaxConstructible {
  /// Reads `nil`, `.none`, `.some(value)` or the value alone.
  package static func make(
    from node: SyntaxNode, by builder: ValueBuilder
  ) throws(InputError) -> Any {
    switch node.kind {
    case .null: return Self.none as Any
    case .chain(let chain) where chain.isImplicit && chain.links.count == 1:
      let link = chain.links[0]
      if link.name.text == "none", link.arguments == nil, link.subscripts.isEmpty {
        return Self.none as Any
      }
      if link.name.text == "some", let arguments = link.arguments, arguments.count == 1,
        arguments[0].label == nil
      {
        return Self.some(try builder.value(arguments[0].value, as: Wrapped.self)) as Any
      }
    default: break
    }
    return try wrapped(node, by: builder)
  }

  /// The error for a wrong value names the optional type, because `nil` is valid as well.
  private static func wrapped(
    _ node: SyntaxNode, by builder: ValueBuilder
  ) throws(InputError) -> Any {
    do {
      return Self.some(try builder.value(node, as: Wrapped.self)) as Any
    } catch {
      throw error.code == .wrongType && error.range == node.range
        ? builder.wrongType(node, Self.self) : error
    }
  }

  package static var expectation: String { Expectation.of(Wrapped.self) + ", or nil" }
}
