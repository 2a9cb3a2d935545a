/// What features remember beside their states and their tasks: properties with `@FeatureState`, the errors of tasks with an ID, and how many
/// elements of stacks were numbered.
@MainActor
package struct FeatureMemory {
  /// The values of the properties, in the order of the tree.
  private var cells: [Any] = []
  private var errors: [(id: StoreTaskID, error: any Error)] = []
  private var elements = 0

  init<State, Action>(of node: Node<State, Action>) {
    self.init(failed: node.runtime.tasks.failed)
    cells = node.cells.map(\.anyValue)
    elements = node.runtime.nextElement
  }

  /// What is remembered when the features begin, and the errors of tasks.
  init(failed: [StoreTaskID]) {
    errors = failed.compactMap { id in id.taskError.map { (id, $0) } }
  }

  /// Whether nothing is remembered that can make a difference.
  package var isEmpty: Bool { values.isEmpty }

  /// What distinguishes it from another one.
  package var values: [Any] {
    cells.filter { !($0 is StoreTaskID.Tasks) } + errors.map { ChangeText.short($0.error) }
  }

  /// Mounts a feature that remembers it. Its hooks do not run.
  func start<State, Action>(_ node: Node<State, Action>) {
    let runtime = node.runtime
    restoreErrors(in: runtime.tasks)
    runtime.nextElement = elements
    runtime.isRestoring = true
    runtime.start(node)
    runtime.isRestoring = false
    let new = node.cells
    guard new.count == cells.count else { return }
    for (cell, value) in zip(new, cells) { cell.set(value) }
    node.prepare()
  }

  /// Restores the errors of tasks. The IDs are references, which all states have in common.
  func restoreErrors(in tasks: FeatureTasks) {
    for (id, error) in errors { id.note(error: error) }
    tasks.failed = errors.map(\.id)
  }
}

extension _StateIdentity: Fingerprintable {
  /// Adds the number of the element.
  package static func adding(
    by plans: FingerprintPlans
  ) -> (_StateIdentity, inout Fingerprint) -> Void {
    { $1.add($0.identifier) }
  }

  fileprivate var identifier: Fingerprint.Identifier {
    // No identifier of another type begins with the first word.
    Fingerprint.Identifier(.max - 1, UInt64(number.load(ordering: .relaxed)))
  }
}

extension FeatureID: Fingerprintable {
  /// Adds the number of the element, or the ID of the payload.
  package static func adding(by plans: FingerprintPlans) -> (FeatureID, inout Fingerprint) -> Void {
    {
      guard let identity = $0.identity else { return $1.add($0.hashValue) }
      $1.add(identity.identifier)
    }
  }
}

extension StoreTaskID: Fingerprintable, IdentifierFree {
  /// Adds nothing: the errors of tasks are in the memory.
  package static func adding(
    by plans: FingerprintPlans
  ) -> (StoreTaskID, inout Fingerprint) -> Void { { _, _ in } }
}

extension Trigger: Fingerprintable, IdentifierFree {
  /// Adds nothing: hooks compare with the last call that they have seen.
  package static func adding(by plans: FingerprintPlans) -> (Trigger, inout Fingerprint) -> Void {
    { _, _ in }
  }
}
