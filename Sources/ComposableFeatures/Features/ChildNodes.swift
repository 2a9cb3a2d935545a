/// A feature for a part of the state of another one.
@usableFromInline
struct ChildFeature<State, Action> {
  let name: String
  let isPrompt: Bool
  /// Makes the child, and returns what evaluates its body.
  let make: () -> FeatureBody<State, Action>

  @usableFromInline
  init<Child: FeatureProtocol<State, Action>>(_ make: @escaping () -> Child) {
    name = featureName(of: Child.self)
    isPrompt = Child.self is any Prompt.Type
    self.make = {
      let child = make()
      return FeatureBody(makePart: { child.part(in: $0) }, update: { child._update })
    }
  }
}

/// A feature that messages name by the feature inside of it.
protocol FeatureWrapper {
  static var wrapped: Any.Type { get }
}

/// A feature that messages name by the type that declares its state: the enum of features.
protocol NamedByState {
  associatedtype State
}

extension NamedByState {
  fileprivate static var stateOwner: String {
    let names = TypeName.full(State.self).split(separator: ".")
    return names.dropLast().last.map(String.init) ?? TypeName.of(State.self)
  }
}

extension _CaseFeatures: NamedByState {}

extension _ModifiedFeature: FeatureWrapper {
  static var wrapped: Any.Type { Base.self }
}

/// The name of a feature without its modifiers.
func featureName(of type: Any.Type) -> String {
  if let cases = type as? any NamedByState.Type { return cases.stateOwner }
  return (type as? any FeatureWrapper.Type).map { featureName(of: $0.wrapped) }
    ?? TypeName.of(type)
}

extension BuildContext {
  /// Makes the node of a child.
  ///
  /// - Parameters:
  ///   - isPermanent: Whether its state exists as long as that of this feature.
  ///   - dismissal: Removes the child; `nil` if it is removed with this feature only.
  ///   - embed: Makes an action of this feature from one of the child; `nil` if there is no case for it.
  func makeChild<ChildState, ChildAction>(
    _ child: ChildFeature<ChildState, ChildAction>, at location: Location<ChildState>,
    isPermanent: Bool = false, dismissal: (() -> Void)?, embed: ((ChildAction) -> Action)?
  ) -> Node<ChildState, ChildAction> {
    let route = embed.map { embed in
      ActionRoute<ChildAction>(
        deliver: { [unowned node] in node.deliver(embed($0)) },
        embed: { [unowned node] in node.rootAction(embed($0)) })
    }
    return Node(
      runtime, name: child.name, inside: node, at: location, in: scope, isPrompt: child.isPrompt,
      isPermanent: isPermanent && node.isPermanent,
      dismissal: dismissal ?? node.dismissal,
      route: route, make: child.make)
  }
}

extension Node {
  /// Gives the node of a child the code of a new evaluation of the parent's body.
  func update(_ child: ChildFeature<State, Action>) {
    make = child.make
    hasReadState = true
  }
}

/// What distinguishes a state from another one in the same place: a child begins anew when it changes.
///
/// [I] An identifiable state by its ID, an enum by its case and the identity of the payload; other states by nothing.
func identity<State>(of state: State) -> AnyHashable {
  if let spawned = state as? any SpawnedState { return identity(of: spawned.spawnedState) }
  if let state = state as? any ObservableState { return AnyHashable(state._$id) }
  if let state = state as? any Identifiable { return state.anyID }
  return AnyHashable(ObjectIdentifier(State.self))
}

/// The entry of a child in an outline.
///
/// - Parameters:
///   - place: `\\.editor`, or `/.editor` for a case.
///   - node: The node of the child, or of one of several; `nil` if none is mounted.
func outline<ParentAction, State, Action>(
  _ name: String, _ place: String, _ actionCase: String?, of parent: ParentAction.Type,
  _ child: ChildFeature<State, Action>, _ node: AnyNode?, isStack: Bool = false
) -> ReducerOutline {
  ReducerOutline(
    name: name,
    link: ChildLink(
      place: place, action: actionCase, parentAction: parent, childState: State.self,
      childAction: Action.self, isStack: isStack),
    parts: [node?.outline ?? ReducerOutline(name: child.name)])
}
