import Synchronization

/// A case of a feature's actions that holds the actions of a child whose state is in the feature's
/// state.
struct ChildCase: Sendable {
  let tag: Int
  let name: String
  /// The name with the labels of the payload: `todo(id:action:)`.
  let spelling: String
  let payload: Any.Type
  /// Whether the feature's actions have case key paths.
  let hasKeyPaths: Bool
  /// The name of the child feature: `AmountControl`.
  let child: String
  let state: StatePart

  /// The stored property or the enum case that holds the child's state.
  struct StatePart: Sendable {
    let name: String
    let kind: Kind

    /// Whether an enum reducer runs the child.
    var isEnumReducer = false

    /// The name of the property without the underscore of its property wrapper.
    var wrappedName: String { name.hasPrefix("_") ? String(name.dropFirst()) : name }
  }

  enum Kind: Sendable {
    case property
    case optional
    case presentation
    case stack
    case collection
    case enumCase
  }

  /// The cases of a feature with these types. They are found once and cached.
  static func all(state: Any.Type, action: Any.Type) -> [ChildCase] {
    let key = Key(state: ObjectIdentifier(state), action: ObjectIdentifier(action))
    if let known = cache.withLock({ $0[key] }) { return known }
    let found = find(state: state, action: action)
    cache.withLock { $0[key] = found }
    return found
  }

  private struct Key: Hashable {
    let state: ObjectIdentifier
    let action: ObjectIdentifier
  }

  private static let cache = Mutex<[Key: [ChildCase]]>([:])

  private static func find(state: Any.Type, action: Any.Type) -> [ChildCase] {
    guard let cases = EnumLayout.of(action)?.cases else { return [] }
    let parts = parts(of: state)
    return cases.compactMap { enumCase in
      guard let payload = enumCase.payload, let child = child(of: payload),
        let state = Self.state(of: child, among: parts, named: enumCase.name)
      else { return nil }
      return ChildCase(
        tag: enumCase.tag, name: enumCase.name, spelling: spelling(enumCase), payload: payload,
        hasKeyPaths: action is any CasePathable.Type, child: TypeName.of(child.action).parent,
        state: state)
    }
  }

  /// `todo(id:action:)`, as in a case path.
  private static func spelling(_ enumCase: EnumCase) -> String {
    let labels = enumCase.payload.flatMap(TupleLayout.of)?.elements.compactMap(\.label) ?? []
    return enumCase.name + (labels.isEmpty ? "" : "(\(labels.map { $0 + ":" }.joined()))")
  }
}

/// An action type with a child's actions among others: the actions of a presentation, of a stack, or of the
/// elements of a collection.
protocol ChildActionContainer {
  static var childAction: Any.Type { get }
  /// How the state holds the child.
  static var childKind: ChildCase.Kind { get }
}

/// A state with the state of a child among others: that of a presentation or of a stack.
protocol ChildStateContainer {
  static var isForEnumReducer: Bool { get }
}

// MARK: The state of a child

extension ChildCase {
  private struct Child {
    let action: Any.Type
    let stateName: String
    /// Whether the action is preceded by an ID.
    var isElement = false
    /// The kind of state if the action's type tells it.
    var kind: Kind?
  }

  private struct Part {
    let name: String
    let type: Any.Type
    let isCase: Bool

    var typeName: String { _typeName(type) }
  }

  /// The child whose action a payload consists of, possibly preceded by the ID of an element. `State`
  /// and `Action` of the same type belong together.
  private static func child(of payload: Any.Type) -> Child? {
    if let container = payload as? any ChildActionContainer.Type {
      return child(container.childAction, container.childKind)
    }
    let elements = TupleLayout.of(payload)?.elements ?? []
    let action = elements.count == 2 ? elements[1].type : payload
    let name = _typeName(action)
    guard name.hasSuffix(".Action") else { return nil }
    return Child(action: action, stateName: name.parent + ".State", isElement: elements.count == 2)
  }

  /// The child of a presentation, a stack, or a collection.
  private static func child(_ action: Any.Type, _ kind: Kind) -> Child? {
    let name = _typeName(action)
    guard name.hasSuffix(".Action") else { return nil }
    return Child(
      action: action, stateName: name.parent + ".State", isElement: kind == .collection,
      kind: kind == .collection ? nil : kind)
  }

  private static func parts(of state: Any.Type) -> [Part] {
    if let layout = EnumLayout.of(state) {
      return layout.cases.compactMap { enumCase in
        enumCase.payload.map { Part(name: enumCase.name, type: $0, isCase: true) }
      }
    }
    return (StructLayout.of(state)?.fields ?? []).map {
      Part(name: $0.name, type: $0.type, isCase: false)
    }
  }

  /// The part that holds the child's state. A part with the name of the case is preferred, then one
  /// that fits the payload of the case.
  private static func state(
    of child: Child, among parts: [Part], named name: String
  ) -> StatePart? {
    let candidates = parts.compactMap { part in
      kind(of: part, child).map {
        StatePart(name: part.name, kind: $0, isEnumReducer: isEnumReducer(part.type))
      }
    }
    let named = candidates.first {
      $0.name == name || $0.kind == .presentation && $0.wrappedName == name
    }
    return named
      ?? candidates.first { ($0.kind == .collection) == child.isElement } ?? candidates.first
  }

  /// Whether the state of a presentation or a stack belongs to an enum reducer.
  private static func isEnumReducer(_ type: Any.Type) -> Bool {
    (type as? any ChildStateContainer.Type)?.isForEnumReducer == true
  }

  /// How a part holds a child's state, or `nil` if it does not.
  private static func kind(of part: Part, _ child: Child) -> Kind? {
    let state = child.stateName
    if let kind = child.kind {
      let type = kind == .stack ? "StackState" : "PresentationState"
      return part.typeName == "ComposableArchitecture.\(type)<\(state)>" ? kind : nil
    }
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
  /// The text before the last dot: the type that encloses a nested type.
  fileprivate var parent: String {
    guard let dot = lastIndex(of: ".") else { return self }
    return String(self[..<dot])
  }
}

// MARK: The warning

extension ChildCase {
  /// Reports that the feature holds the child's state but no operator runs the child.
  func report<Action>(_ action: Action) {
    RuntimeWarning(
      .unwiredChild,
      "\(ActionLabel.text(of: action)) was received, but no reducer runs \(child) on it",
      cause: "the parent has no \(operatorName) for its case `\(name)`: add \(remedy)",
      at: nil
    ).report()
  }

  private var operatorName: String {
    switch state.kind {
    case .property: "Scope"
    case .optional, .presentation: "ifLet"
    case .collection, .stack: "forEach"
    case .enumCase: "ifCaseLet"
    }
  }

  /// The line to add to the feature.
  private var remedy: String {
    let part = state.name
    let action = hasKeyPaths ? "\\.\(name)" : "/Action.\(spelling)"
    let rest = "action: \(action))" + (state.isEnumReducer ? "" : " { \(child)() }")
    switch state.kind {
    case .property: return "`Scope(state: \\.\(part), \(rest)` to its body"
    case .optional: return "`.ifLet(\\.\(part), \(rest)` to its Reduce"
    case .presentation: return "`.ifLet(\\.$\(state.wrappedName), \(rest)` to its Reduce"
    case .collection, .stack: return "`.forEach(\\.\(part), \(rest)` to its Reduce"
    case .enumCase:
      return "`.ifCaseLet(\(hasKeyPaths ? "\\" : "/State").\(part), \(rest)` to its Reduce"
    }
  }
}
