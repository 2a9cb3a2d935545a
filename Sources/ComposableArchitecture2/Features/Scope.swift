import Reflection

/// Embeds a feature for a part of the state that always exists.
///
/// ```swift
/// Scope(\.settings) { Settings() }                      // the newest spelling
/// Scope(\.settings, action: \.settings) { Settings() }
/// Scope(state: \.settings, action: \.settings) { Settings() }
/// ```
public struct Scope<ParentState, ParentAction, ChildState, ChildAction>: PrimitiveFeature {
  /// The state.
  public typealias State = ParentState
  /// The actions.
  public typealias Action = ParentAction

  private let path: WritableKeyPath<ParentState, ChildState>
  private let actions: ChildActions<ParentAction, ChildAction>
  private let child: ChildFeature<ChildState, ChildAction>

  /// Embeds a feature whose actions are in the case with the name of the property.
  public init<Child: FeatureProtocol<ChildState, ChildAction>>(
    _ state: WritableKeyPath<ParentState, ChildState>,
    @ChildFeatureBuilder _ child: @escaping () -> Child
  ) {
    path = state
    actions = .named(after: state)
    self.child = ChildFeature(child)
  }

  /// Embeds a feature.
  public init<Child: FeatureProtocol<ChildState, ChildAction>>(
    _ state: WritableKeyPath<ParentState, ChildState>,
    action: CaseKeyPath<ParentAction, ChildAction>,
    @FeatureBuilder<ChildState, ChildAction> _ child: @escaping () -> Child
  ) {
    path = state
    actions = ChildActions(AnyCasePath(action))
    self.child = ChildFeature(child)
  }

  /// Embeds a feature: the spelling of April 2026.
  public init<Child: FeatureProtocol<ChildState, ChildAction>>(
    state: WritableKeyPath<ParentState, ChildState>,
    action: CaseKeyPath<ParentAction, ChildAction>,
    @FeatureBuilder<ChildState, ChildAction> _ child: @escaping () -> Child
  ) {
    self.init(state, action: action, child)
  }

  func makePart(_ context: BuildContext<State, Action>) -> Part<State, Action> {
    ScopePart(context, path, actions, child)
  }
}

/// What a scope remembers: the node of its child.
private final class ScopeMemory<State, Action> {
  @exclusivity(unchecked)
  var node: Node<State, Action>?
}

private final class ScopePart<ParentState, ParentAction, State, Action>:
  Part<ParentState, ParentAction>
{
  private let context: BuildContext<ParentState, ParentAction>
  private let path: WritableKeyPath<ParentState, State>
  private let part: StoredPart<ParentState, State>
  private let actions: ChildActions<ParentAction, Action>
  private let child: ChildFeature<State, Action>
  private let memory: ScopeMemory<State, Action>

  init(
    _ context: BuildContext<ParentState, ParentAction>, _ path: WritableKeyPath<ParentState, State>,
    _ actions: ChildActions<ParentAction, Action>, _ child: ChildFeature<State, Action>
  ) {
    self.context = context
    self.path = path
    part = StoredPart(path)
    self.actions = actions
    self.child = child
    memory = context.node.memory { ScopeMemory() }
    memory.node?.update(child)
  }

  override func update(_ state: inout ParentState, _ action: ParentAction) {
    guard let node = memory.node else { return }
    guard actions.direct == nil || part.stored == nil else {
      return withUnsafeMutablePointer(to: &state) { state in
        withUnsafePointer(to: action) { update(at: state, $0) }
      }
    }
    actions.withAction(in: action) { action in
      part.modify(&state) { node.take(action, &$0, isPrompt: child.isPrompt) }
    }
  }

  override func update(at state: UnsafeMutableRawPointer, _ action: UnsafeRawPointer) {
    guard let direct = actions.direct, let offset = part.stored?.offset else {
      return super.update(at: state, action)
    }
    guard let node = memory.node else { return }
    direct.read(action) { node.take($0, at: state + offset, isPrompt: child.isPrompt) }
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

  override func collect<Key: FeaturePreferenceKey>(
    _ key: Key.Type, _ visit: (Key.Value) -> Void
  ) { memory.node?.part.collect(key, visit) }

  override func visitChildren(_ visit: (AnyNode) -> Void) { memory.node.map(visit) }

  override var outline: [ReducerOutline] {
    [
      ComposableArchitecture2.outline(
        "Scope", placeText(of: path), actions.caseName, of: ParentAction.self, child, memory.node)
    ]
  }

  override var isPassive: Bool { memory.node?.isPassive ?? false }
}
