/// The warning for an action whose child is not there.
@usableFromInline
struct MissingChild {
  let code: RuntimeWarning.Code
  let name: String
  /// The problem: `while \.child is nil`.
  let state: String
  /// The change that causes the problem: `set \.child to nil`.
  let change: String
  /// The event that causes the problem later: `\.child became nil`.
  let became: String

  /// An optional child is `nil`.
  @usableFromInline
  static func isNil(_ name: String, _ keyPath: AnyKeyPath) -> Self {
    isNil(name, place: keyPath.text)
  }

  /// The child at a place is `nil`.
  static func isNil(_ name: String, place: String) -> Self {
    Self(
      code: .nilChild, name: name, state: "while \(place) is nil", change: "set \(place) to nil",
      became: "\(place) became nil")
  }

  /// No element of a collection has the action's ID.
  @usableFromInline
  static func noElement(_ name: String, _ keyPath: AnyKeyPath, id: Any) -> Self {
    noElement(name, keyPath, id: id, code: .missingElement)
  }

  /// No element has the action's ID, reported with the operator's own code.
  ///
  /// - Parameter others: The IDs of the elements; `nil` leaves them out of the text.
  static func noElement(
    _ name: String, _ keyPath: AnyKeyPath, id: Any, code: RuntimeWarning.Code,
    others: [String]? = nil
  ) -> Self {
    let list = others.map {
      $0.isEmpty ? ", which is empty" : ", whose IDs are \($0.joined(separator: ", "))"
    }
    return Self(
      code: code, name: name,
      state: "for ID \(ChangeText.short(id)), which is not in \(keyPath.text)\(list ?? "")",
      change: "removed the element", became: "the element was removed")
  }

  /// An enum is in another case.
  @usableFromInline
  static func isOtherCase<State, Child>(
    _ name: String, _ state: State, _ path: AnyCasePath<State, Child>
  ) -> Self {
    let type = TypeName.of(State.self)
    let current = caseText(of: state)
    return Self(
      code: .otherCase, name: name, state: "while \(type) is \(current)",
      change: "moved the state to \(current)", became: "the state left its case")
  }

  /// The case of a state: `.loggedIn`.
  static func caseText<State>(of state: State) -> String {
    EnumLayout.of(State.self)?.caseOf(state).map { ".\($0.name)" } ?? "another case"
  }

  /// Reports the warning.
  ///
  /// - Parameters:
  ///   - action: The parent's action.
  ///   - presence: Tells whether the child was there when the parent received the action; `nil` if no
  ///     other reducer runs before the operator.
  ///   - location: The location of the operator.
  @usableFromInline
  func report<Action>(
    _ action: Action, _ presence: ChildPresence?, at location: SourceLocation
  ) {
    let summary = "\(name) received \(ActionLabel.text(of: action)) \(state)"
    let wasRemovedEarlier = presence?.wasThere == true
    RuntimeWarning(
      code, summary, cause: wasRemovedEarlier ? cause : nil,
      causes: wasRemovedEarlier ? [] : causes, at: location
    ).report()
  }

  private var cause: String {
    "a reducer that runs before \(name) \(change) while it handled this action: put \(name) first"
  }

  private var causes: [String] {
    let remedy = "as \(name) does when the reducer it is applied to makes the change"
    return [
      "a reducer that ran before \(name) had \(change): let \(name) run first",
      "an effect of the child was still running when \(became): cancel it then"
        + (name == "Scope" ? "" : ", \(remedy)"),
      "a view sent the action although the state has no such child: show its view only while it has, "
        + "and let `onDisappear` send an action of the parent",
    ]
  }
}

/// Reports an action for a child that is `nil`, for the operators of other modules.
package func reportNilChild<Action>(
  of name: String, at place: String, _ action: Action, at location: SourceLocation
) { MissingChild.isNil(name, place: place).report(action, nil, at: location) }

/// Reports an action for an element that is not in a collection, for the operators of other modules.
package func reportMissingElement<Action>(
  _ id: Any, in keyPath: AnyKeyPath, _ action: Action, at location: SourceLocation
) { MissingChild.noElement("forEach", keyPath, id: id).report(action, nil, at: location) }

/// Finds out whether children are there before any reducer of their parent runs.
///
/// If other reducers run before an operator, they may remove its child before the operator runs. The
/// warning about the missing child then names them as the cause.
@usableFromInline
final class PresenceChecks<State, Action> {
  private var checks: [(child: ChildPresence, isThere: (State, Action) -> Bool)] = []

  /// The checks of a sequence of reducers. A sequence inside another one shares its checks.
  @usableFromInline
  static func shared(
    with compiler: ReducerCompiler
  ) -> (checks: PresenceChecks, isOutermost: Bool) {
    guard let outer = compiler.presence as? PresenceChecks else { return (PresenceChecks(), true) }
    return (outer, false)
  }

  @usableFromInline var isEmpty: Bool { checks.isEmpty }

  /// The sequence, preceded by the checks.
  @usableFromInline
  func running(
    before sequence: @escaping CompiledReducer<State, Action>
  ) -> CompiledReducer<State, Action> {
    { [checks] state, action in
      for (child, isThere) in checks { child.wasThere = isThere(state, action) }
      return sequence(&state, action)
    }
  }

  fileprivate func add(_ isThere: @escaping (State, Action) -> Bool) -> ChildPresence {
    let child = ChildPresence()
    checks.append((child, isThere))
    return child
  }
}

@usableFromInline
final class ChildPresence {
  /// Whether the child that the current action is for was there before any reducer of its parent ran.
  @usableFromInline var wasThere = false
}

extension ReducerCompiler {
  /// Adds a check for an operator's child. Returns `nil` if no other reducer runs before the operator.
  @usableFromInline
  func presenceCheck<State, Action>(
    _ isThere: @escaping (State, Action) -> Bool
  ) -> ChildPresence? {
    (presence as? PresenceChecks<State, Action>)?.add(isThere)
  }
}
