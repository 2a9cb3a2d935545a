import ActionSyntax
import ComposableArchitecture
import Reflection

/// What views need of a running feature, its types hidden.
@MainActor
protocol ViewedFeature: AnyObject {
  /// The feature's view on the running store; nil when it has none.
  var view: (any View)? { get }
  /// What the views remember for as long as the feature runs.
  var viewMemories: ViewMemories { get }
  /// Writes down the actions that a function sends; none of them is reduced.
  func recording(_ body: () -> Void) -> [Any]
  /// Starts a view's own work among the feature's effects.
  func startTask(
    _ operation: @escaping @Sendable () async -> Void, file: StaticString, line: UInt
  ) -> RunningEffect?
  /// A child's store, which acts on the running one; nil when there is no such child, or it is of
  /// other types.
  func childStore<State, Action>(
    at scope: ScopePath, _ state: State.Type, _ action: Action.Type
  ) -> Store<State, Action>?
}

extension LoadedStore {
  var view: (any View)? { makeView?(store) }

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

/// What views remember, by the scope that they were drawn for; the root's views and those within
/// them share one.
@MainActor
final class ViewMemories {
  private var memories: [String: ViewMemory] = [:]

  subscript(scope: ScopePath) -> ViewMemory {
    let known = memories[scope.text]
    let memory = known ?? ViewMemory()
    memories[scope.text] = memory
    return memory
  }
}
