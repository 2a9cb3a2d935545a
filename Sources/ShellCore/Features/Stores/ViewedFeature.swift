/// A type-erased running feature, as views need it.
@MainActor
protocol ViewedFeature: AnyObject {
  /// The feature's view of the running store; `nil` if it has none.
  var view: (any View)? { get }
  /// The memory of the views, which lasts as long as the feature runs.
  var viewMemories: ViewMemories { get }
  /// Records the actions that a function sends without reducing them.
  func recording(_ body: () -> Void) -> [Any]
  /// Starts a view's task as one of the feature's effects.
  func startTask(
    _ operation: @escaping @Sendable () async -> Void, file: StaticString, line: UInt
  ) -> RunningEffect?
  /// A child's store, scoped from the running one; `nil` if the child does not exist or has
  /// other types.
  func childStore<State, Action>(
    at scope: ScopePath, _ state: State.Type, _ action: Action.Type
  ) -> Store<State, Action>?
}

extension TypedSessionStore {
  var view: (any View)? { BodyEvaluation.run { makeView?(store) } }

  func recording(_ body: () -> Void) -> [Any] { store.recording(body) }

  func startTask(
    _ operation: @escaping @Sendable () async -> Void, file: StaticString, line: UInt
  ) -> RunningEffect? {
    store.startTask(operation, file: file, line: line)
  }

  func childStore<State, Action>(
    at scope: ScopePath, _ state: State.Type, _ action: Action.Type
  ) -> Store<State, Action>? {
    func child(in root: R.State) -> State? {
      scope.state(in: root).flatMap { exactly($0, as: State.self) }
    }
    guard var last = store.withState(child), scope.types?.action == Action.self else { return nil }
    return store.scope(
      state: { root in
        last = child(in: root) ?? last
        return last
      },
      action: { action in
        guard let root = scope.embed(action).flatMap({ exactly($0, as: R.Action.self) }) else {
          preconditionFailure("\(scope.text) does not lead to \(Action.self)")
        }
        return root
      })
  }
}

/// The memory of views, by the scope that they were drawn for. The root's views and their subviews
/// share one memory.
@MainActor
final class ViewMemories {
  private var memories: [String: ViewMemory] = [:]

  /// Whether nothing but the feature's store decides how the views look: none has had a state or an object of its own.
  var areDecidedByStore: Bool {
    memories.values.allSatisfy { PlacedView(whole: EmptyView(), memory: $0).isDecidedByStore }
  }

  subscript(scope: ScopePath) -> ViewMemory {
    let known = memories[scope.text]
    let memory = known ?? ViewMemory()
    memories[scope.text] = memory
    return memory
  }
}
