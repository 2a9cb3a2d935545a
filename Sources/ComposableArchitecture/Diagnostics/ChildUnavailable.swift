import Reflection

/// The child that an operator was to run was not there.
@usableFromInline
struct ChildUnavailable {
  let code: RuntimeWarning.Code
  /// The operator's name.
  let name: String
  /// What is the matter: `\.child is nil`.
  let state: String
  /// How it came to be the matter: `set \.child to nil`.
  let change: String
  /// What follows when it comes to be the matter later: `\.child became nil`.
  let became: String

  /// An optional child.
  @usableFromInline
  static func isNil(_ name: String, _ place: AnyKeyPath) -> Self {
    let place = ReducerDescription.text(of: place)
    return Self(
      code: .nilChild, name: name, state: "while \(place) is nil", change: "set \(place) to nil",
      became: "\(place) became nil")
  }

  /// An element of a collection.
  @usableFromInline
  static func isMissing(_ name: String, _ place: AnyKeyPath, id: Any) -> Self {
    let place = ReducerDescription.text(of: place)
    let id = ChangeText.short(id)
    return Self(
      code: .missingElement, name: name, state: "for id \(id), which is not in \(place)",
      change: "removed the element", became: "the element was removed")
  }

  /// A case of an enum.
  @usableFromInline
  static func isOtherCase<State, Child>(
    _ name: String, _ state: State, _ path: AnyCasePath<State, Child>
  ) -> Self {
    let type = TypeName.of(State.self)
    let present = EnumLayout.of(State.self)?.caseOf(state).map { ".\($0.name)" } ?? "another case"
    return Self(
      code: .otherCase, name: name, state: "while \(type) is \(present)",
      change: "moved the state to \(present)", became: "the state left its case")
  }

  /// Reports it.
  ///
  /// - Parameters:
  ///   - late: Knows whether the child was there when the action came; nil: nothing runs before the operator.
  @usableFromInline
  func report<Action>(_ action: Action, _ late: LateChild?, at location: SourceLocation) {
    let summary = "\(name) received \(ActionLabel.text(of: action)) \(state)"
    let isTooLate = late?.wasThere == true
    RuntimeWarning(
      code, summary, cause: isTooLate ? cause : nil, causes: isTooLate ? [] : causes, at: location
    ).report()
  }

  private var cause: String {
    "a reducer that stands before \(name) \(change) while it handled this action: put \(name) first"
  }

  private var causes: [String] {
    let remedy = "as \(name) does when the reducer it is applied to makes the change"
    return [
      "a reducer that ran before \(name) had \(change): let \(name) run first",
      "an effect of the child was still running when \(became): cancel it then"
        + (name == "Scope" ? "" : ", \(remedy)"),
      "a view sent the action although the state has no such child: show its view only while it has",
    ]
  }
}
