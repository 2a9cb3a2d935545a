import Synchronization

/// A case of a feature's actions that carries those of a child whose state the feature holds.
struct ChildCase: Sendable {
  let tag: Int
  /// The case's name.
  let name: String
  /// What the case carries.
  let payload: Any.Type
  /// The child's name: `AmountControl`.
  let child: String
  /// Where the child's state is.
  let state: StatePart

  /// A stored property, or a case of an enum.
  struct StatePart: Sendable {
    let name: String
    let kind: Kind
  }

  /// How the child's state is held.
  enum Kind: Sendable {
    case property
    case optional
    case collection
    case enumCase
  }

  /// Those of a feature with these types; found once.
  static func all(state: Any.Type, action: Any.Type) -> [ChildCase] {
    let key = Key(state: ObjectIdentifier(state), action: ObjectIdentifier(action))
    if let known = kept.withLock({ $0[key] }) { return known }
    let found = find(state: state, action: action)
    kept.withLock { $0[key] = found }
    return found
  }

  private struct Key: Hashable {
    let state: ObjectIdentifier
    let action: ObjectIdentifier
  }

  private static let kept = Mutex<[Key: [ChildCase]]>([:])

  private static func find(state: Any.Type, action: Any.Type) -> [ChildCase] {
    guard let cases = EnumLayout.of(action)?.cases else { return [] }
    let parts = parts(of: state)
    return cases.compactMap { enumCase in
      guard let payload = enumCase.payload, let child = child(of: payload),
        let part = parts.first(where: { holds($0.typeName, child.stateName) })
      else { return nil }
      return ChildCase(
        tag: enumCase.tag, name: enumCase.name, payload: payload, child: TypeName.of(child.action).parent,
        state: StatePart(
          name: part.name, kind: part.isCase ? .enumCase : kind(part.typeName, child.stateName)))
    }
  }

  /// The child whose actions a case carries, alone or behind the id of an element: State and Action of one type belong together.
  private static func child(of payload: Any.Type) -> (action: Any.Type, stateName: String)? {
    let elements = TupleLayout.of(payload)?.elements ?? []
    let action = elements.count == 2 ? elements[1].type : payload
    let name = _typeName(action)
    guard name.hasSuffix(".Action") else { return nil }
    return (action, name.parent + ".State")
  }

  private static func parts(
    of state: Any.Type
  ) -> [(name: String, typeName: String, isCase: Bool)] {
    if let layout = EnumLayout.of(state) {
      return layout.cases.compactMap { enumCase in
        enumCase.payload.map { (enumCase.name, _typeName($0), true) }
      }
    }
    return (StructLayout.of(state)?.fields ?? []).map { ($0.name, _typeName($0.type), false) }
  }

  /// Whether a type is the child's state, or an optional or a collection of it.
  private static func holds(_ type: String, _ state: String) -> Bool {
    kind(type, state) == .property || type.hasSuffix("<\(state)>") || type.hasSuffix(", \(state)>")
  }

  private static func kind(_ type: String, _ state: String) -> Kind {
    if type == state { return .property }
    return type == "Swift.Optional<\(state)>" ? .optional : .collection
  }
}

extension String {
  /// Up to the last dot: the type that encloses a nested one.
  fileprivate var parent: String {
    guard let dot = lastIndex(of: ".") else { return self }
    return String(self[..<dot])
  }
}
