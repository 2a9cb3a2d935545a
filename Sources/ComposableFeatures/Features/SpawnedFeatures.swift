// The modifiers that embed a spawned feature. They are those for other children, without a case for the actions.

extension FeatureProtocol {
  /// Embeds a feature that runs on its own for an optional part of the state.
  public func ifLet<F, Child: FeatureProtocol<F.State, F.Action>>(
    _ state: WritableKeyPath<State, Spawn<F>?>, @ChildFeatureBuilder _ child: @escaping () -> Child
  ) -> _ModifiedFeature<Self> {
    let actions = ChildActions<Action, F.Action>(nil)
    return optional(state, actions, .spawned(child, as: F.self), .optional(state, actions))
  }

  /// Embeds a feature that runs on its own for each element of an array.
  public func forEach<F, Child: FeatureProtocol<F.State, F.Action>>(
    _ state: WritableKeyPath<State, [Spawn<F>]>, dismissStyle: DismissStyle = .list,
    @ChildFeatureBuilder content: @escaping () -> Child
  ) -> _ModifiedFeature<Self> where F.State: Identifiable {
    let actions = ChildActions<Action, (F.State.ID, F.Action)>(nil)
    return elements(
      state, actions, dismissStyle, .spawned(content, as: F.self), ElementsRoute(state, actions))
  }

  /// Embeds a feature that runs on its own for each element of an identified array.
  public func forEach<F, Child: FeatureProtocol<F.State, F.Action>>(
    _ state: WritableKeyPath<State, IdentifiedArrayOf<Spawn<F>>>,
    dismissStyle: DismissStyle = .list,
    @ChildFeatureBuilder content: @escaping () -> Child
  ) -> _ModifiedFeature<Self> where F.State: Identifiable {
    let actions = ChildActions<Action, (F.State.ID, F.Action)>(nil)
    return elements(
      state, actions, dismissStyle, .spawned(content, as: F.self), ElementsRoute(state, actions))
  }
}

extension Scope {
  /// Embeds a feature that runs on its own.
  ///
  /// [I] Public projects spawn optional states, elements, and cases. A part that always exists is embedded in the same way.
  public init<F, Child: FeatureProtocol<F.State, F.Action>>(
    _ state: WritableKeyPath<ParentState, Spawn<F>>,
    @ChildFeatureBuilder _ child: @escaping () -> Child
  ) where ChildState == Spawn<F>, ChildAction == F.Action {
    let actions = ChildActions<ParentAction, ChildAction>(nil)
    self.init(state, actions, .spawned(child, as: F.self), .field(state, actions))
  }
}

extension _CaseFeatureOf {
  /// Makes the feature of a case whose payload is spawned. `@Feature` writes the call.
  public init<F, Child: FeatureProtocol<F.State, F.Action>>(
    spawned state: AnyCasePath<State, Spawn<F>>, _ child: @escaping () -> Child
  ) {
    self.init(state, nil as AnyCasePath<Action, F.Action>?) { SpawnedFeature<F, Child>(child) }
  }
}

extension ChildFeature {
  fileprivate static func spawned<F, Child: FeatureProtocol<F.State, F.Action>>(
    _ child: @escaping () -> Child, as _: F.Type
  ) -> Self where State == Spawn<F>, Action == F.Action {
    ChildFeature { SpawnedFeature<F, Child>(child) }
  }
}

/// A feature that hands each of its actions to the spawned one.
///
/// Its node has no route from its parent, so it handles actions alone: see `Node.deliver`.
struct SpawnedFeature<F: FeatureProtocol, Child: FeatureProtocol<F.State, F.Action>>:
  PrimitiveFeature
{
  typealias State = Spawn<F>
  typealias Action = F.Action

  private let child: () -> Child

  init(_ child: @escaping () -> Child) { self.child = child }

  func makePart(_ context: BuildContext<State, Action>) -> Part<State, Action> {
    let actions = ChildActions<Action, Action>.same
    let scope = Scope<State, Action, F.State, Action>(
      \.state, actions, ChildFeature(child), .field(\.state, actions))
    return SpawnedPart(scope.part(in: context))
  }
}

extension SpawnedFeature: FeatureWrapper {
  static var wrapped: Any.Type { Child.self }
}

/// What outlines and places do not show: the step from the spawned value to its state.
private final class SpawnedPart<State, Action>: PartAround<State, Action> {
  override func child(at place: SpawnedAction.Place) -> AnyNode? { inner?.child(at: place) }

  override func place(of node: AnyNode) -> SpawnedAction.Place? { nil }

  override var outline: [ReducerOutline] { inner?.outline.parts ?? [] }

  private var inner: AnyNode? {
    var inner: AnyNode?
    content.visitChildren { inner = $0 }
    return inner
  }
}
