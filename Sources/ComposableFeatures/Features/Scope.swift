/// Embeds a feature for a part of the state that always exists.
///
/// ```swift
/// Scope(\.settings) { Settings() }                      // the newest spelling
/// Scope(\.settings, action: \.settings) { Settings() }
/// Scope(state: \.settings, action: \.settings) { Settings() }
/// ```
public struct Scope<ParentState, ParentAction, ChildState, ChildAction>: PrimitiveFeature {
  public typealias State = ParentState
  public typealias Action = ParentAction

  private let path: WritableKeyPath<ParentState, ChildState>
  private let actions: ChildActions<ParentAction, ChildAction>
  private let child: ChildFeature<ChildState, ChildAction>
  private let route: ChildRoute<ParentState, ParentAction, ChildState, ChildAction>

  @usableFromInline
  init(
    _ path: WritableKeyPath<ParentState, ChildState>,
    _ actions: ChildActions<ParentAction, ChildAction>,
    _ child: ChildFeature<ChildState, ChildAction>,
    _ route: ChildRoute<ParentState, ParentAction, ChildState, ChildAction>
  ) {
    self.path = path
    self.actions = actions
    self.child = child
    self.route = route
  }

  /// Embeds a feature whose actions are in the case with the name of the property.
  @inlinable
  public init<Child: FeatureProtocol<ChildState, ChildAction>>(
    _ state: WritableKeyPath<ParentState, ChildState>,
    @ChildFeatureBuilder _ child: @escaping () -> Child
  ) {
    let actions = ChildActions<ParentAction, ChildAction>.named(after: state)
    self.init(state, actions, ChildFeature(child), .field(state, actions))
  }

  /// Embeds a feature.
  @inlinable
  public init<Child: FeatureProtocol<ChildState, ChildAction>>(
    _ state: WritableKeyPath<ParentState, ChildState>,
    action: CaseKeyPath<ParentAction, ChildAction>,
    @FeatureBuilder<ChildState, ChildAction> _ child: @escaping () -> Child
  ) {
    let actions = ChildActions(AnyCasePath(action))
    self.init(state, actions, ChildFeature(child), .field(state, actions))
  }

  /// Embeds a feature: the spelling of April 2026.
  @inlinable
  public init<Child: FeatureProtocol<ChildState, ChildAction>>(
    state: WritableKeyPath<ParentState, ChildState>,
    action: CaseKeyPath<ParentAction, ChildAction>,
    @FeatureBuilder<ChildState, ChildAction> _ child: @escaping () -> Child
  ) {
    self.init(state, action: action, child)
  }

  func makePart(_ context: BuildContext<State, Action>) -> Part<State, Action> {
    ScopePart(context, path, actions, child, route)
  }
}

private final class ScopePart<ParentState, ParentAction, State, Action>:
  ChildPart<ParentState, ParentAction, State, Action>
{
  private let path: WritableKeyPath<ParentState, State>

  init(
    _ context: BuildContext<ParentState, ParentAction>, _ path: WritableKeyPath<ParentState, State>,
    _ actions: ChildActions<ParentAction, Action>, _ child: ChildFeature<State, Action>,
    _ route: ChildRoute<ParentState, ParentAction, State, Action>
  ) {
    self.path = path
    super.init(context, .property(path, of: "Scope"), actions, child, route)
  }

  override func settle() -> Bool {
    if let node = memory.node { return node.settle() }
    let node = context.makeChild(
      child, at: FieldLocation(context.node.location, path), isPermanent: true, dismissal: nil,
      embed: actions.embed)
    memory.node = node
    node.mount()
    _ = node.settle()
    return true
  }

  override var isPassive: Bool { memory.node?.isPassive ?? false }
}
