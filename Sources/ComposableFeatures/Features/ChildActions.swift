/// How the actions of a child are part of its parent's.
@usableFromInline
struct ChildActions<ParentAction, Action> {
  /// The child's action in the parent's; `nil` if it is another one.
  @usableFromInline let extract: (ParentAction) -> Action?
  /// The parent's action with the child's; `nil` if there is no case for it.
  let embed: ((Action) -> ParentAction)?
  /// The name of the case in the parent's action.
  let caseName: String?
  /// Reads the child's action, if the type of the payload tells the case.
  @usableFromInline let onlyCase: CaseAccess<ParentAction, Action>?

  @usableFromInline
  init(_ path: AnyCasePath<ParentAction, Action>?) {
    onlyCase = path?.onlyCase
    extract = { path?.extract(from: $0) }
    embed = path.map { path in { path.embed($0) } }
    caseName = path?.caseName
  }

  private init(
    extract: @escaping (ParentAction) -> Action?, embed: ((Action) -> ParentAction)?,
    caseName: String?
  ) {
    self.extract = extract
    self.embed = embed
    self.caseName = caseName
    onlyCase = nil
  }

  /// The child's action in the parent's; `nil` if it is another one.
  @inlinable
  @inline(__always)
  func action(in action: ParentAction) -> Action? {
    guard let onlyCase else { return extract(action) }
    return onlyCase.payload(ofOnlyCase: action)
  }

  /// The actions of one element of a collection.
  func ofElement<ID: Hashable, Element>(
    _ id: ID
  ) -> ChildActions<ParentAction, Element> where Action == (ID, Element) {
    ChildActions<ParentAction, Element>(
      extract: { extract($0).flatMap { $0.0 == id ? $0.1 : nil } },
      embed: embed.map { embed in { embed((id, $0)) } }, caseName: caseName)
  }

  /// [I] Without the label `action:`, the case has the name of the property of the state.
  @usableFromInline
  static func named<State>(after state: PartialKeyPath<State>) -> Self {
    Self(casePath(named: propertyName(of: state)))
  }
}

extension ChildActions where ParentAction == Action {
  /// The actions of a child that has those of its parent.
  static var same: Self { Self(extract: { $0 }, embed: { $0 }, caseName: nil) }
}

/// A property as outlines show it: `\.editor`.
func placeText<State>(of path: PartialKeyPath<State>) -> String {
  "\\.\(propertyName(of: path) ?? "<computed>")"
}

/// The name of a property of an observable state.
func propertyName<State>(of path: PartialKeyPath<State>) -> String? {
  if let type = State.self as? any ObservableState.Type,
    let name = trackedName(of: path, in: type)
  {
    return name
  }
  // A computed property is not in the list, and the description of a key path names it.
  let text = "\(path)"
  return text.split(separator: ".").last.map { String($0) }
}

private func trackedName<State: ObservableState>(
  of path: AnyKeyPath, in type: State.Type
) -> String? {
  type._$trackedFields.first { $0.keyPath == path }?.name
}

/// The path of the case of an action with a name, if its payload has the type.
private func casePath<Action, Payload>(named name: String?) -> AnyCasePath<Action, Payload>? {
  guard let name, let type = Action.self as? any CasePathIterable.Type else { return nil }
  for path in partialPaths(of: type) {
    guard let path = path as? CaseKeyPath<Action, Payload> else { continue }
    let casePath = AnyCasePath(path)
    if casePath.caseName == name { return casePath }
  }
  return nil
}

private func partialPaths<Action: CasePathIterable>(of type: Action.Type) -> [AnyKeyPath] {
  Array(type.allCasePaths)
}
