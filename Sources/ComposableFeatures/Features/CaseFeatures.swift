/// An enum of features: `@Feature enum Path { case page(Page) }`.
public protocol CaseFeature {}

/// The features of the cases of an enum. `@Feature` writes it.
public struct _CaseFeatures<State, Action>: PrimitiveFeature {
  private let cases: [_CaseFeatureOf<State, Action>]

  /// Makes it.
  public init(_ cases: [_CaseFeatureOf<State, Action>]) { self.cases = cases }

  func makePart(_ context: BuildContext<State, Action>) -> Part<State, Action> {
    cases.map { $0.make(context) }.reduce(Part()) { PartPair($0, $1) }
  }
}

/// The feature of one case.
public struct _CaseFeatureOf<State, Action> {
  let make: (BuildContext<State, Action>) -> Part<State, Action>

  /// Makes it.
  public init<ChildState, ChildAction, Child: FeatureProtocol<ChildState, ChildAction>>(
    _ state: AnyCasePath<State, ChildState>, _ action: AnyCasePath<Action, ChildAction>?,
    _ child: @escaping () -> Child
  ) {
    make = { CasePart($0, state, ChildActions(action), ChildFeature(child)) }
  }
}

private final class CasePart<ParentState, ParentAction, State, Action>:
  Part<ParentState, ParentAction>
{
  private let context: BuildContext<ParentState, ParentAction>
  private let path: AnyCasePath<ParentState, State>
  private let actions: ChildActions<ParentAction, Action>
  private let child: ChildFeature<State, Action>
  private let memory: ChildMemory<State, Action>

  init(
    _ context: BuildContext<ParentState, ParentAction>, _ path: AnyCasePath<ParentState, State>,
    _ actions: ChildActions<ParentAction, Action>, _ child: ChildFeature<State, Action>
  ) {
    self.context = context
    self.path = path
    self.actions = actions
    self.child = child
    memory = context.node.memory { ChildMemory() }
    memory.node?.update(child)
  }

  override func makeUpdate() -> (inout ParentState, ParentAction) -> Void {
    ChildRoute.payload(path, actions).update(memory)
  }

  override func settle() -> Bool {
    let location = context.node.location
    let current: AnyHashable? = location.read { path.extract(from: $0).map(identity(of:)) } ?? nil
    return memory.settle(current) {
      context.makeChild(
        child, at: CaseLocation(location, path), dismissal: nil, embed: actions.embed)
    }
  }

  override func collect<Key: FeaturePreferenceKey>(
    _ key: Key.Type, _ visit: (Key.Value) -> Void
  ) { memory.node?.part.collect(key, visit) }

  override func visitChildren(_ visit: (AnyNode) -> Void) { memory.node.map(visit) }

  override func child(at place: SpawnedAction.Place) -> AnyNode? {
    place.name == path.caseName ? memory.node : nil
  }

  override func place(of node: AnyNode) -> SpawnedAction.Place? {
    guard node === memory.node else { return nil }
    return path.caseName.map { SpawnedAction.Place(name: $0) }
  }

  override var outline: [ReducerOutline] {
    [
      ComposableFeatures.outline(
        "case", "/.\(path.caseName ?? "")", actions.caseName, of: ParentAction.self, child,
        memory.node)
    ]
  }

  override var isPassive: Bool { false }
}
