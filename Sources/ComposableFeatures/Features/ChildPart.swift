/// A part with at most one child: that of `Scope`, of `ifLet`, or of a case.
class ChildPart<ParentState, ParentAction, State, Action>: Part<ParentState, ParentAction> {
  /// Where the child is in the state of its parent.
  enum Place {
    /// In a property, for an operator.
    case property(PartialKeyPath<ParentState>, of: String)
    /// In the payload of a case.
    case payload(AnyCasePath<ParentState, State>)

    /// The name of the property or the case, if it is known.
    var name: String? {
      switch self {
      case .property(let path, _): propertyName(of: path)
      case .payload(let path): path.caseName
      }
    }
  }

  let context: BuildContext<ParentState, ParentAction>
  let actions: ChildActions<ParentAction, Action>
  let child: ChildFeature<State, Action>
  let memory: ChildMemory<State, Action>
  private let place: Place
  private let route: ChildRoute<ParentState, ParentAction, State, Action>

  init(
    _ context: BuildContext<ParentState, ParentAction>, _ place: Place,
    _ actions: ChildActions<ParentAction, Action>, _ child: ChildFeature<State, Action>,
    _ route: ChildRoute<ParentState, ParentAction, State, Action>
  ) {
    (self.context, self.place, self.actions) = (context, place, actions)
    (self.child, self.route) = (child, route)
    memory = context.node.memory { ChildMemory() }
    memory.node?.update(child)
  }

  override func makeUpdate() -> (inout ParentState, ParentAction) -> Void { route.update(memory) }

  override func collect<Key: FeaturePreferenceKey>(
    _ key: Key.Type, _ visit: (Key.Value) -> Void
  ) { memory.node?.part.collect(key, visit) }

  override func visitChildren(_ visit: (AnyNode) -> Void) { memory.node.map(visit) }

  override func child(at place: SpawnedAction.Place) -> AnyNode? {
    place.name == self.place.name ? memory.node : nil
  }

  override func place(of node: AnyNode) -> SpawnedAction.Place? {
    guard node === memory.node else { return nil }
    return place.name.map { SpawnedAction.Place(name: $0) }
  }

  override var outline: [ReducerOutline] {
    let (name, text) =
      switch place {
      case .property(let path, let name): (name, placeText(of: path))
      case .payload: ("case", "/.\(place.name ?? "")")
      }
    return [
      ComposableFeatures.outline(
        name, text, actions.caseName, of: ParentAction.self, child, memory.node)
    ]
  }

  override var isPassive: Bool { false }
}
