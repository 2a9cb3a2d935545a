extension FeatureProtocol {
  /// Embeds a feature for an optional part of the state. It begins when the part becomes non-nil, and ends when it becomes `nil`.
  ///
  /// [I] A parent's parts that are written above it see an action of the child first.
  public func ifLet<
    ChildState, ChildAction, Child: FeatureProtocol<ChildState, ChildAction>
  >(
    _ state: WritableKeyPath<State, ChildState?>, action: CaseKeyPath<Action, ChildAction>,
    @FeatureBuilder<ChildState, ChildAction> _ child: @escaping () -> Child
  ) -> _ModifiedFeature<Self> {
    optional(state, ChildActions(AnyCasePath(action)), ChildFeature(child))
  }

  /// Embeds a feature whose actions are in the case with the name of the property.
  public func ifLet<Child: FeatureProtocol>(
    _ state: WritableKeyPath<State, Child.State?>,
    @ChildFeatureBuilder _ child: @escaping () -> Child
  ) -> _ModifiedFeature<Self> {
    optional(state, .named(after: state), ChildFeature(child))
  }

  private func optional<ChildState, ChildAction>(
    _ path: WritableKeyPath<State, ChildState?>, _ actions: ChildActions<Action, ChildAction>,
    _ child: ChildFeature<ChildState, ChildAction>
  ) -> _ModifiedFeature<Self> {
    _ModifiedFeature(self) { base, context in
      PartPair(base.part(in: context), OptionalPart(context, path, actions, child))
    }
  }
}

/// What a part with one child remembers: its node, and what its state was distinguished by.
final class PresentedMemory<State, Action> {
  var node: Node<State, Action>?
  var identity: AnyHashable?

  /// Mounts and dismounts the child, and settles it.
  ///
  /// - Parameters:
  ///   - identity: What distinguishes the state now; `nil` if there is none.
  ///   - make: Makes the node.
  func settle(_ identity: AnyHashable?, _ make: () -> Node<State, Action>) -> Bool {
    guard identity != self.identity else { return node?.settle() ?? false }
    node?.dismount()
    node = nil
    self.identity = identity
    if identity != nil {
      let node = make()
      self.node = node
      node.mount()
      _ = node.settle()
    }
    return true
  }
}

private final class OptionalPart<ParentState, ParentAction, State, Action>:
  Part<ParentState, ParentAction>
{
  private let context: BuildContext<ParentState, ParentAction>
  private let path: WritableKeyPath<ParentState, State?>
  private let actions: ChildActions<ParentAction, Action>
  private let child: ChildFeature<State, Action>
  private let memory: PresentedMemory<State, Action>

  init(
    _ context: BuildContext<ParentState, ParentAction>,
    _ path: WritableKeyPath<ParentState, State?>,
    _ actions: ChildActions<ParentAction, Action>, _ child: ChildFeature<State, Action>
  ) {
    self.context = context
    self.path = path
    self.actions = actions
    self.child = child
    memory = context.node.memory { PresentedMemory() }
    memory.node?.update(child)
  }

  override func update(_ state: inout ParentState, _ action: ParentAction) {
    guard let action = actions.extract(action), let node = memory.node,
      case .some = state[keyPath: path]
    else { return }
    node.take(action, &state[keyPath: path]!, isPrompt: child.isPrompt)
  }

  override func settle() -> Bool {
    let location = context.node.location
    let current: AnyHashable? = location.read { $0[keyPath: path].map(identity(of:)) } ?? nil
    return memory.settle(current) {
      context.makeChild(
        child, at: OptionalLocation(location, path),
        dismissal: { [path] in _ = location.modify { $0[keyPath: path] = nil } },
        embed: actions.embed)
    }
  }

  override func collect<Key: FeaturePreferenceKey>(
    _ key: Key.Type, _ visit: (Key.Value) -> Void
  ) { memory.node?.part.collect(key, visit) }

  override func visitChildren(_ visit: (AnyNode) -> Void) { memory.node.map(visit) }

  override var outline: [ReducerOutline] {
    [
      ComposableArchitecture2.outline(
        "ifLet", placeText(of: path), actions.caseName, of: ParentAction.self, child, memory.node)
    ]
  }

  override var isPassive: Bool { false }
}
