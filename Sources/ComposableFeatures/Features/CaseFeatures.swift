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
  ChildPart<ParentState, ParentAction, State, Action>
{
  private let path: AnyCasePath<ParentState, State>

  init(
    _ context: BuildContext<ParentState, ParentAction>, _ path: AnyCasePath<ParentState, State>,
    _ actions: ChildActions<ParentAction, Action>, _ child: ChildFeature<State, Action>
  ) {
    self.path = path
    super.init(context, .payload(path), actions, child, .payload(path, actions))
  }

  override func settle() -> Bool {
    let location = context.node.location
    let current: AnyHashable? = location.read { path.extract(from: $0).map(identity(of:)) } ?? nil
    return memory.settle(current) {
      context.makeChild(
        child, at: CaseLocation(location, path), dismissal: nil, embed: actions.embed)
    }
  }
}
