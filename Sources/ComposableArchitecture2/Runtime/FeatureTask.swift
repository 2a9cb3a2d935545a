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
    idName = request.id.flatMap { request.node.name(of: $0) }
  }

  /// The task in messages: `Finder.lookup`, or the name of the feature if the task has no name.
  var label: String { [feature, name ?? idName].compactMap { $0 }.joined(separator: ".") }
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
}

/// What a hook remembers.
class HookMemory {
  /// The tasks that the last run of the hook has added.
  var tasks: [RunningEffect] = []

  /// Cancels what the previous run of the hook has started.
  ///
  /// [I] Accounts differ on whether a task replaces an earlier one with the same ID. The reading that explains all of them: a hook that runs
  /// again (`onChange`, `onTrigger`, `onMount(id:)`, `onPreferenceChange`) cancels its own earlier tasks; tasks that an `Update` adds accumulate.
  func cancelPreviousRun() {
    for task in tasks { task.cancel() }
    tasks = []
  }
}
