extension FeatureProtocol {
  /// Embeds a feature for an optional part of the state. It begins when the part becomes non-nil, and ends when it becomes `nil`.
  ///
  /// [I] A parent's parts that are written above it see an action of the child first.
  @inlinable
  public func ifLet<
    ChildState, ChildAction, Child: FeatureProtocol<ChildState, ChildAction>
  >(
    _ state: WritableKeyPath<State, ChildState?>, action: CaseKeyPath<Action, ChildAction>,
    @FeatureBuilder<ChildState, ChildAction> _ child: @escaping () -> Child
  ) -> _ModifiedFeature<Self> {
    let actions = ChildActions(AnyCasePath(action))
    return optional(state, actions, ChildFeature(child), .optional(state, actions))
  }

  /// Embeds a feature whose actions are in the case with the name of the property.
  @inlinable
  public func ifLet<Child: FeatureProtocol>(
    _ state: WritableKeyPath<State, Child.State?>,
    @ChildFeatureBuilder _ child: @escaping () -> Child
  ) -> _ModifiedFeature<Self> {
    let actions = ChildActions<Action, Child.Action>.named(after: state)
    return optional(state, actions, ChildFeature(child), .optional(state, actions))
  }

  @usableFromInline
  func optional<ChildState, ChildAction>(
    _ path: WritableKeyPath<State, ChildState?>, _ actions: ChildActions<Action, ChildAction>,
    _ child: ChildFeature<ChildState, ChildAction>,
    _ route: ChildRoute<State, Action, ChildState, ChildAction>
  ) -> _ModifiedFeature<Self> {
    _ModifiedFeature(self) { base, context in
      PartPair(base.part(in: context), OptionalPart(context, path, actions, child, route))
    }
  }
}

private final class OptionalPart<ParentState, ParentAction, State, Action>:
  ChildPart<ParentState, ParentAction, State, Action>
{
  private let path: WritableKeyPath<ParentState, State?>

  init(
    _ context: BuildContext<ParentState, ParentAction>,
    _ path: WritableKeyPath<ParentState, State?>,
    _ actions: ChildActions<ParentAction, Action>, _ child: ChildFeature<State, Action>,
    _ route: ChildRoute<ParentState, ParentAction, State, Action>
  ) {
    self.path = path
    super.init(context, .property(path, of: "ifLet"), actions, child, route)
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
}
