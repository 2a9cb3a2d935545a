import Reflection
import TerminalUI

/// What a shell needs to stand in for the one who holds a view of the store.
extension Store {
  /// Writes down the actions that a function sends; none of them is reduced, and nobody else hears of them. Root stores only,
  /// and not while an action is reduced.
  package func recording(_ body: () -> Void) -> [Action] {
    let core = core!
    precondition(core.pointee.phase == .idle, "a store is busy while it reduces")
    let (reducer, number) = (core.pointee.reducer, core.pointee.actionNumber)
    let listener = core.pointee.listener
    var recorded: [Action] = []
    core.pointee.reducer = { _, action in
      recorded.append(action)
      return .none
    }
    listen(nil)
    body()
    listen(listener)
    core.pointee.reducer = reducer
    core.pointee.actionNumber = number
    return recorded
  }

  /// Starts a view's own work among the store's effects, as that of action 0. Root stores only.
  ///
  /// - Parameters:
  ///   - operation: The work.
  ///   - file: Where the view is written, as `#fileID` says it.
  ///   - line: The line there.
  /// - Returns: The work; nil when it has ended already.
  package func startTask(
    _ operation: @escaping @Sendable () async -> Void, file: StaticString, line: UInt
  ) -> RunningEffect? {
    let context = EffectContext(action: 0, group: runner.running.makeGroup())
    let before = runningEffects.last?.number ?? 0
    let effect = Effect<Action>.run(
      operation: { _ in await operation() }, fileID: file, filePath: file, line: line, column: 0)
    runner.start(effect, in: context) {}
    return runningEffects.last.flatMap { $0.number > before ? $0 : nil }
  }
}

/// A store of any state and action.
@MainActor
package protocol AnyStore {
  /// The types of its state and its actions.
  nonisolated static var types: (state: Any.Type, action: Any.Type) { get }
  /// The present state.
  var anyState: Any { get }
  /// Sends an action.
  ///
  /// - Returns: Whether it is exactly of the store's type.
  func sendAny(_ action: Any) -> Bool
}

extension Store: AnyStore {
  package nonisolated static var types: (state: Any.Type, action: Any.Type) {
    (State.self, Action.self)
  }

  package var anyState: Any { withState { $0 } }

  package func sendAny(_ action: Any) -> Bool {
    guard let action = exactly(action, as: Action.self) else { return false }
    send(action)
    return true
  }
}
