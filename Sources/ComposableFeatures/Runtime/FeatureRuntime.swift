/// Why the state of a store may have changed.
package enum FeatureCause {
  /// An action was sent, by a task or from outside.
  case action(Any, fromTask: Bool)
  /// The feature with this name changed its state in a task.
  case task(String)
  /// A binding, or a change from outside.
  case outside
  case mount
  case event(String)
  case trigger
  case dismissal
  case dismount

  /// Whether it comes from outside of the features and their tasks.
  fileprivate var isFromOutside: Bool {
    switch self {
    case .action(_, let isFromTask): !isFromTask
    case .outside, .mount, .dismount: true
    case .task, .event, .trigger, .dismissal: false
    }
  }
}

/// Is told what a store has done.
protocol RuntimeListener: AnyObject {
  /// The location of the test's last call of the store; `nil` outside of tests.
  var lastCall: SourceLocation? { get }

  /// The state was written from outside. No hook has run yet.
  func didWrite()

  /// The features have settled after an event. Its tasks have not started yet.
  func didSettle(_ cause: FeatureCause)
}

extension RuntimeListener {
  func didWrite() {}
}

/// Runs the features of one store: one event at a time, each until the features have settled.
///
/// It is used on the thread that holds the main actor only.
// Unchecked: closures of tasks hold it, and call it on that thread.
final class FeatureRuntime: @unchecked Sendable {
  let tasks: FeatureTasks
  weak var listener: (any RuntimeListener)? {
    didSet { (hasListener, flags.pointee.isPlain) = (listener != nil, false) }
  }
  // A weak reference is not read for each event.
  private var hasListener = false
  private let flags: UnsafeMutablePointer<RuntimeFlags>
  @exclusivity(unchecked)
  private var root: AnyNode?
  /// Whether settling the features never has anything to do.
  @exclusivity(unchecked)
  var isPassive = false
  /// Whether a body was evaluated since that was found out.
  @exclusivity(unchecked)
  var checksPassive = true
  /// Whether an update or a hook is running.
  var isUpdating: Bool { flags.pointee.isUpdating }
  /// The hook that is running.
  private var hook: HookMemory?
  @exclusivity(unchecked)
  private var afterRouting: [() -> Void] = []
  @exclusivity(unchecked)
  private var observers: [(number: Int, changed: () -> Void)] = []
  private var lastObserver = 0
  /// Whether a feature keeps something beside its state.
  var hasCells = false
  /// The number of the next element of a stack.
  var nextElement = 0
  /// The feature whose body is being evaluated for the first time, or as a whole.
  nonisolated(unsafe) private static var builder: AnyNode?
  private var logger = FeatureLogger()
  /// Whether the features are mounted and unmounted without their hooks, to continue from a state that they had before.
  var isRestoring = false { didSet { flags.pointee.isPlain = false } }
  /// What would have happened, while a shell only asks.
  private var recorded: [FeatureCause]? { didSet { flags.pointee.isPlain = false } }
  /// Records what the parts do, if the store is traced.
  var tracer: FeatureTracer? {
    didSet {
      flags.pointee.isPlain = false
      if tracer !== oldValue { root?.connectAll() }
    }
  }
  /// Whether an event from outside is being performed, or its tasks run for the first time. A test asserts all of it in one step.
  private(set) var isInStep = false

  /// The number of rounds after which hooks that change each other's values are stopped.
  private static let limit = 1_000

  @MainActor
  init(_ execution: EffectExecution = .current) {
    tasks = FeatureTasks(execution.makeDrainedExecutor())
    flags = tasks.flags
  }

  /// Mounts the root feature.
  @discardableResult
  func start<State, Action>(_ node: Node<State, Action>) -> EffectGroup? {
    root = node
    return perform(.mount) { node.mount() }
  }

  /// Performs an event: changes the state, settles the features, and starts the tasks that were added.
  ///
  /// - Returns: The tasks, or `nil` if there are none.
  @discardableResult
  func perform(
    _ cause: @autoclosure () -> FeatureCause, _ change: () -> Void
  ) -> EffectGroup? {
    guard flags.pointee.isPlain else { return performFully(cause(), change) }
    (flags.pointee.isPlain, flags.pointee.isUpdating) = (false, true)
    change()
    return finishPlain()
  }

  /// Ends a plain event whose change is done.
  func finishPlain() -> EffectGroup? {
    while !afterRouting.isEmpty { afterRouting.removeFirst()() }
    if !isPassive { settle() }
    flags.pointee.isUpdating = false
    tasks.event += 1
    if checksPassive {
      noteWhetherPlain()
    } else {
      flags.pointee.hasMore = !isPassive || !observers.isEmpty
      flags.pointee.isPlain = true
    }
    for observer in observers { observer.changed() }
    return tasks.startAdded()
  }

  private func performFully(_ cause: FeatureCause, _ change: () -> Void) -> EffectGroup? {
    precondition(!isUpdating, "An event began while another one was being handled.")
    guard !isRestoring else { return restore(change) }
    guard recorded == nil else {
      recorded?.append(cause)
      return nil
    }
    let wasInStep = isInStep
    isInStep = wasInStep || cause.isFromOutside
    defer { isInStep = wasInStep }
    flags.pointee.isUpdating = true
    logger.begin()
    change()
    if hasListener, case .outside = cause { listener?.didWrite() }
    while !afterRouting.isEmpty { afterRouting.removeFirst()() }
    if !isPassive { settle() }
    flags.pointee.isUpdating = false
    tasks.event += 1
    logger.end(cause)
    if hasListener { listener?.didSettle(cause) }
    noteWhetherPlain()
    for observer in observers { observer.changed() }
    return tasks.startAdded()
  }

  /// Notes what the next event needs.
  private func noteWhetherPlain() {
    if checksPassive {
      isPassive = root?.isPassive == true
      checksPassive = false
    }
    flags.pointee.hasMore = !isPassive || !observers.isEmpty
    flags.pointee.isPlain =
      !hasListener && tracer == nil && logger.isEmpty
      && root?.isMounted == true && root?.usesDependencies == false
  }

  /// Returns the events that a function would cause. Nothing changes.
  func recording(_ body: () -> Void) -> [FeatureCause] {
    recorded = []
    defer { recorded = nil }
    body()
    return recorded ?? []
  }

  private func restore(_ change: () -> Void) -> EffectGroup? {
    change()
    settle()
    flags.pointee.hasMore = false
    tasks.dropAdded()
    return nil
  }

  /// [I] In each round, the features are visited from the root down and each body from top to bottom; a modifier's hook follows what it
  /// modifies. Rounds are repeated until one has done nothing.
  private func settle() {
    var rounds = 0
    while root?.settle() == true {
      rounds += 1
      guard rounds < Self.limit else {
        return FeatureIssue.report(
          "The hooks of \(root?.name ?? "") change the state without end. They were stopped after \(rounds) rounds.",
          at: listener?.lastCall)
      }
    }
  }

  /// Runs a hook. Tasks that it adds belong to it.
  func run(_ hook: HookMemory, in scope: FeatureScope, _ body: () -> Void) {
    guard !isRestoring else { return }
    let outer = self.hook
    self.hook = hook
    defer { self.hook = outer }
    guard let tracer else { return scope.run(body) }
    let place = [hook.node.name, hook.reason.map { "(\($0))" }].compactMap { $0 }
    tracer.run(hook.kind, place, state: { hook.node.current }) { scope.run(body) }
  }

  /// Calls a function when the current action has reached all features.
  func afterRouting(_ body: @escaping () -> Void) {
    flags.pointee.hasMore = true
    afterRouting.append(body)
  }

  /// Numbers the IDs of elements, as messages and the prompt of a shell show them.
  func number<ID>(_ ids: [ID]) {
    guard ID.self == FeatureID.self else { return }
    for case let id as FeatureID in ids { id.number(&nextElement) }
  }

  /// Whether a body is being evaluated.
  var isBuilding: Bool { flags.pointee.building != nil }

  /// Whether the body that is being evaluated has read the state of a store.
  var hasBodyReadState: Bool { flags.pointee.building == .hasReadState }

  /// Evaluates the body of a feature.
  ///
  /// - Returns: Whether the body has read the state of a store.
  func building(_ node: AnyNode, _ body: () -> Void) -> Bool {
    let outer = Self.builder
    Self.builder = node
    defer { Self.builder = outer }
    return RuntimeFlags.noteReads(in: flags, body)
  }

  /// Ends all features.
  func stop() -> EffectGroup? {
    guard let root, root.isMounted else { return nil }
    defer { forgetRoot() }
    return perform(.dismount) { root.dismount() }
  }

  /// Ends the reference cycle with the features, which have ended.
  func forgetRoot() {
    root = nil
    observers = []
    flags.pointee.isPlain = false
  }

  func observe(_ changed: @escaping () -> Void) -> Int {
    lastObserver += 1
    observers.append((lastObserver, changed))
    flags.pointee.hasMore = true
    return lastObserver
  }

  func endObservation(_ number: Int) { observers.removeAll { $0.number == number } }

  /// Adds a task, which starts when the features have settled.
  func add(
    to node: AnyNode, id: StoreTaskID?, name: String?, at location: SourceLocation,
    _ operation: @escaping () async throws -> Void
  ) {
    tracer?.noteTask(at: location)
    tasks.add(
      TaskRequest(
        node: node, hook: hook, id: id, name: name, location: location,
        dependencies: DependencyValues._current, isLast: node.isDismounting, operation: operation))
  }

  /// Logs the events of the feature whose body is being evaluated.
  static func startLogging() {
    guard let node = builder else { return }
    node.runtime.logger.add(node)
  }
}

/// Calls a function of the main actor that nothing else can interfere with, on this thread.
func unsafelyOnMainActor(_ body: @MainActor () -> Void) {
  // An isolated function has the same representation as one that is not.
  withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Void).self)() }
}

/// Calls a function on the main actor, whose thread this is.
func assumeMainActor(_ body: @MainActor () -> Void) {
  withoutActuallyEscaping(body) { body in
    nonisolated(unsafe) let body = body
    MainActor.assumeIsolated { body() }
  }
}
