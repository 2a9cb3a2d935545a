import Reflection
import Synchronization

/// A case of a feature's actions that carries those of a child whose state the feature holds.
struct ChildCase: Sendable {
  let tag: Int
  /// The case's name.
  let name: String
  /// The name with the labels of what it carries: `todo(id:action:)`.
  let spelling: String
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
        let state = Self.state(of: child, among: parts, named: enumCase.name)
      else { return nil }
      return ChildCase(
        tag: enumCase.tag, name: enumCase.name, spelling: spelling(enumCase), payload: payload,
        child: TypeName.of(child.action).parent, state: state)
    }
  }

  /// The part that holds the child's state: the one of the case's name, else the first that is as
  /// the case's payload suggests.
  private static func state(
    of child: Child, among parts: [Part], named name: String
  ) -> StatePart? {
    let fitting = parts.compactMap { part in
      kind(of: part, child.stateName).map { StatePart(name: part.name, kind: $0) }
    }
    return fitting.first { $0.name == name }
      ?? fitting.first { ($0.kind == .collection) == child.isElement } ?? fitting.first
  }

  /// `todo(id:action:)`, as a case path has to be written.
  private static func spelling(_ enumCase: EnumCase) -> String {
    let labels = enumCase.payload.flatMap(TupleLayout.of)?.elements.compactMap(\.label) ?? []
    return enumCase.name + (labels.isEmpty ? "" : "(\(labels.map { $0 + ":" }.joined()))")
  }

  private struct Child {
    let action: Any.Type
    let stateName: String
    /// Whether an id stands before the action.
    let isElement: Bool
  }

  private struct Part {
    let name: String
    let typeName: String
    let isCase: Bool
  }

  /// The child whose actions a case carries, alone or behind the id of an element: State and Action
  /// of one type belong together.
  private static func child(of payload: Any.Type) -> Child? {
    let elements = TupleLayout.of(payload)?.elements ?? []
    let action = elements.count == 2 ? elements[1].type : payload
    let name = _typeName(action)
    guard name.hasSuffix(".Action") else { return nil }
    return Child(action: action, stateName: name.parent + ".State", isElement: elements.count == 2)
  }

  private static func parts(of state: Any.Type) -> [Part] {
    if let layout = EnumLayout.of(state) {
      return layout.cases.compactMap { enumCase in
        enumCase.payload.map { Part(name: enumCase.name, typeName: _typeName($0), isCase: true) }
      }
    }
    return (StructLayout.of(state)?.fields ?? []).map {
      Part(name: $0.name, typeName: _typeName($0.type), isCase: false)
    }
  }

  /// How a part holds a child's state; nil: it does not.
  private static func kind(of part: Part, _ state: String) -> Kind? {
    if part.isCase { return part.typeName == state ? .enumCase : nil }
    switch part.typeName {
    case state: return .property
    case "Swift.Optional<\(state)>": return .optional
    default:
      let isCollection =
        part.typeName.hasSuffix("<\(state)>") || part.typeName.hasSuffix(", \(state)>")
      return isCollection ? .collection : nil
    }
  }
}

extension String {
  /// Up to the last dot: the type that encloses a nested one.
  fileprivate var parent: String {
    guard let dot = lastIndex(of: ".") else { return self }
    return String(self[..<dot])
  }
}
