/// The tasks of the features of one store.
final class FeatureTasks {
  let executor: EffectExecutor
  let running: RunningEffects
  private var byNumber: [Int: FeatureTask] = [:]
  private var added: [TaskRequest] = []
  /// The IDs whose tasks have thrown an error.
  var failed: [StoreTaskID] = []
  let flags: UnsafeMutablePointer<RuntimeFlags>
  /// The number of the last event; the beginning of the root feature is number 0.
  var event: Int {
    get { flags.pointee.event }
    set { flags.pointee.event = newValue }
  }
  /// Whether tasks that are added wait.
  var isHeld = false

  @MainActor
  init(_ executor: EffectExecutor) {
    self.executor = executor
    running = RunningEffects(executor)
    flags = .allocate(capacity: 1)
    flags.initialize(to: RuntimeFlags())
  }

  deinit { flags.deallocate() }

  /// The tasks in flight, oldest first.
  var inFlight: [FeatureTask] { byNumber.sorted { $0.key < $1.key }.map(\.value) }

  /// Whether tasks wait to be started.
  var hasAdded: Bool { !added.isEmpty }

  /// Lets the IDs forget the tasks, those that are still in flight and never run again included.
  func leaveIDs() {
    for task in byNumber.values { task.id?.end(task.effect) }
    for id in failed { id.note(error: nil) }
  }

  /// Forgets the tasks that were added and have not started.
  func dropAdded() { added = [] }

  /// Adds a task, which starts when the features have settled.
  func add(_ request: TaskRequest) {
    flags.pointee.hasMore = true
    added.append(request)
  }

  /// Starts the tasks that were added, in order, and runs each until it suspends.
  ///
  /// - Returns: The tasks, or `nil` if there are none.
  func startAdded() -> EffectGroup? {
    guard !added.isEmpty, !isHeld else { return nil }
    let requests = added.filter { $0.node.isMounted || $0.isLast }
    added = []
    guard !requests.isEmpty else { return nil }
    // Tasks that a task causes are part of the event that has started it.
    let group = RunningEffect.current?.group ?? EffectGroup(executor: executor)
    for request in requests { assumeMainActor { start(request, in: group) } }
    return group
  }

  @MainActor
  private func start(_ request: TaskRequest, in group: EffectGroup) {
    // An earlier task of the same event may have ended the feature.
    guard request.node.isMounted || request.isLast else { return }
    let context = EffectContext(action: event, group: group)
    let effect = running.enter(request.location, in: context, named: request.taskName)
    let task = FeatureTask(effect, request)
    byNumber[effect.number] = task
    if !request.isLast { request.node.tasks.append(task) }
    request.hook?.tasks.append(effect)
    request.id?.begin(effect)
    nonisolated(unsafe) let (sent, sentTask) = (request, task)
    executor.startImmediately {
      running.run(
        effect, priority: nil, in: context,
        begin: { { await Self.perform(sent, at: effect.location) } },
        ended: { self.end(sentTask, of: sent) })
    }
  }

  private func end(_ task: FeatureTask, of request: TaskRequest) {
    byNumber[task.effect.number] = nil
    request.node.tasks.removeAll { $0 === task }
    request.hook?.tasks.removeAll { $0 === task.effect }
    request.id?.end(task.effect)
  }

  private nonisolated(nonsending) static func perform(
    _ request: TaskRequest, at location: SourceLocation
  ) async {
    await DependencyValues.$_current.withValue(request.dependencies) {
      await ClockSettling.$allowance.withValue(.init(1_000)) {
        do {
          try await request.operation()
          request.id?.note(error: nil)
        } catch {
          take(error, of: request, at: location)
        }
      }
    }
  }

  /// [I] The error of a task with an ID is its `taskError`. Without an ID, an error is reported, unless it says that the task or its feature
  /// has ended.
  private static func take(
    _ error: any Error, of request: TaskRequest, at location: SourceLocation
  ) {
    if error is CancellationError || error is FeatureEnded { return }
    guard let id = request.id else {
      return FeatureIssue.report(
        "A task of \(request.node.name) threw \(ChangeText.short(error)). Catch the error, or give the task an id, whose taskError it becomes.",
        at: location)
    }
    id.note(error: error)
    request.node.runtime.tasks.failed.append(id)
  }
}
