/// A task that a feature has added.
final class FeatureTask {
  let effect: RunningEffect
  /// The name of the feature.
  let feature: String
  /// The name that the feature has given to the task.
  let name: String?
  let id: StoreTaskID?
  /// The property of the state that holds the ID.
  let idName: String?

  init(_ effect: RunningEffect, _ request: TaskRequest) {
    self.effect = effect
    feature = request.node.name
    name = request.name
    id = request.id
    idName = request.idName
  }

  /// The task in messages: `Finder.lookup`, or the name of the feature if the task has no name.
  var label: String { [feature, name ?? idName].compactMap { $0 }.joined(separator: ".") }
}

/// What a list of effects shows of a task: `task Finder.lookup`, or `task of Finder` without a name.
package struct FeatureTaskName: Hashable, Sendable, CustomStringConvertible {
  package let feature: String
  package let name: String?

  package var description: String {
    name.map { "task \(feature).\($0)" } ?? "task of \(feature)"
  }
}

/// A task that was added during an update and starts after it.
struct TaskRequest {
  let node: AnyNode
  /// The hook that adds it.
  let hook: HookMemory?
  let id: StoreTaskID?
  let name: String?
  let location: SourceLocation
  let dependencies: DependencyValues
  /// Whether it belongs to the end of the feature, so that the end does not cancel it.
  let isLast: Bool
  let operation: () async throws -> Void

  /// The property of the state that holds the ID.
  var idName: String? { id.flatMap { node.name(of: $0) } }

  var taskName: FeatureTaskName { FeatureTaskName(feature: node.name, name: name ?? idName) }
}

/// What a hook remembers.
class HookMemory {
  /// The name of the modifier.
  let kind: String
  /// The feature that the hook belongs to, which holds the memory.
  unowned let node: AnyNode
  /// Why the hook runs, for a trace.
  var reason: String?
  /// The tasks that the last run of the hook has added.
  var tasks: [RunningEffect] = []

  init(_ kind: String, of node: AnyNode) {
    self.kind = kind
    self.node = node
  }

  /// Cancels what the previous run of the hook has started.
  ///
  /// [I] Accounts differ on whether a task replaces an earlier one with the same ID. The reading that explains all of them: a hook that runs
  /// again (`onChange`, `onTrigger`, `onMount(id:)`, `onPreferenceChange`) cancels its own earlier tasks; tasks that an `Update` adds accumulate.
  func cancelPreviousRun() {
    guard !tasks.isEmpty else { return }
    CancelCause.newer(fromAction: node.runtime.tasks.event + 1).holding {
      for task in tasks { task.cancel() }
    }
    tasks = []
  }
}
