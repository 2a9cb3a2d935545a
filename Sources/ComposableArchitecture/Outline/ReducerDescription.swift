/// What a reducer is called in the outline of a feature.
@usableFromInline
struct ReducerDescription {
  let name: String
  let link: ChildLink?

  @usableFromInline
  init(_ name: String) {
    self.name = name
    link = nil
  }

  /// A feature, by its type's name.
  @usableFromInline
  init<R: Reducer>(feature: R.Type) { self.init(TypeName.of(feature)) }

  /// An operator that runs a child on a property.
  @usableFromInline
  init<Root, Value, Child: Reducer, Action, ChildAction>(
    _ name: String, _ place: WritableKeyPath<Root, Value>,
    _ action: AnyCasePath<Action, ChildAction>, _ child: Child.Type
  ) {
    self.init(name, place: Self.text(of: place), action, child)
  }

  /// An operator that runs a child on the payload of an enum's case.
  @usableFromInline
  init<Root, Value, Child: Reducer, Action, ChildAction>(
    _ name: String, _ place: AnyCasePath<Root, Value>, _ action: AnyCasePath<Action, ChildAction>,
    _ child: Child.Type
  ) {
    self.init(name, place: Self.text(of: place), action, child)
  }

  private init<Child: Reducer, Action, ChildAction>(
    _ name: String, place: String, _ action: AnyCasePath<Action, ChildAction>, _: Child.Type
  ) {
    self.name = name
    link = ChildLink(
      place: place, action: action.caseName, parentAction: Action.self,
      childState: Child.State.self, childAction: Child.Action.self)
  }

  /// `\.amountControl`, for stored properties; the runtime keeps no name for others.
  static func text(of keyPath: AnyKeyPath) -> String {
    let text = keyPath.debugDescription
    guard let dot = text.firstIndex(of: "."), !text.contains("<computed") else {
      return "\\.<computed>"
    }
    return "\\" + text[dot...]
  }

  /// `/.loggedIn`, for a case that is known.
  static func text<Root, Value>(of casePath: AnyCasePath<Root, Value>) -> String {
    "/." + (casePath.caseName ?? "?")
  }
}

/// Where an operator runs its child, and on which actions.
package struct ChildLink: Sendable {
  /// `\.amountControl`, or `/.loggedIn` for an enum's case.
  package let place: String
  /// The case that holds the child's actions; nil when the case path was made from functions.
  package let action: String?
  package let parentAction: Any.Type
  package let childState: Any.Type
  package let childAction: Any.Type
}
