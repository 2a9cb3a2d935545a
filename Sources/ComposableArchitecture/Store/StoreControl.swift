extension Store {
  /// Runs effects until no job is ready: every effect in flight is then asleep on a clock or waits
  /// for something external. Only for root stores whose effects are drained.
  ///
  /// - Parameter isInterrupted: Called after each job with the number of jobs that have run.
  /// - Returns: `false` if the drain was interrupted.
  @discardableResult
  package func drainEffects(
    until isInterrupted: (_ jobs: Int) -> Bool = { _ in false }
  ) -> Bool {
    core?.pointee.runner?.running.executor?.drain(until: isInterrupted) ?? true
  }

  /// The executor of a store whose effects are drained, once an effect has started. Root stores only.
  var effectExecutor: EffectExecutor? { core?.pointee.runner?.running.executor }

  /// The number of external arrivals: ready jobs and ends of effects. Root stores only.
  package var effectArrivals: Int { effectExecutor?.arrivals.count ?? 0 }

  /// Waits for an arrival. Root stores only.
  ///
  /// - Parameters:
  ///   - seen: A value of ``effectArrivals`` that was read earlier. Arrivals since then are not missed.
  ///   - deadline: A deadline in real time.
  /// - Returns: `false` if the deadline passed or the task was cancelled.
  package func effectArrival(
    after seen: Int, until deadline: ContinuousClock.Instant
  ) async -> Bool {
    if let executor = effectExecutor {
      return await executor.arrivals.wait(after: seen, until: deadline)
    }
    try? await Task.sleep(until: deadline, clock: .continuous)
    return false
  }

  /// The number of parts of effects that are ready to run. Only for root stores that are drained by hand.
  package var readyJobs: Int { effectExecutor?.jobs.countReady() ?? 0 }

  /// Runs the ready part of an effect at an index, counted from the oldest, until it suspends.
  @discardableResult
  package func runJob(at index: Int) -> Bool { effectExecutor?.runJob(at: index) ?? false }

  /// The effects in flight, oldest first. Root stores only.
  package var runningEffects: [RunningEffect] {
    core?.pointee.runner?.running.all ?? []
  }

  /// The effect in flight with a number. Root stores only.
  package func runningEffect(_ number: Int) -> RunningEffect? {
    core?.pointee.runner?.running[number]
  }
}

extension Store {
  /// The dependencies that the store was created with, if any. Root stores only.
  package var dependencies: DependencyValues? { core!.pointee.dependencies }

  /// Compiles the feature again to start or to end tracing. The state and the effects in flight are kept.
  /// Only for root stores, and not while an action is reduced.
  ///
  /// - Parameters:
  ///   - reducer: The feature that the store was created with.
  ///   - tracer: The tracer, or `nil` to end tracing.
  package func trace<R: Reducer>(
    _ reducer: () -> R, by tracer: ReducerTracer?
  ) where R.State == State, R.Action == Action {
    compile(reducer, by: tracer)
  }

  /// Gives the feature other dependencies, and compiles it again. Effects in flight keep theirs. Only for root stores, and not
  /// while an action is reduced.
  package func setDependencies<R: Reducer>(
    _ dependencies: DependencyValues, _ reducer: () -> R, by tracer: ReducerTracer?
  ) where R.State == State, R.Action == Action {
    core!.pointee.dependencies = dependencies
    compile(reducer, by: tracer)
  }

  private func compile<R: Reducer>(
    _ reducer: () -> R, by tracer: ReducerTracer?
  ) where R.State == State, R.Action == Action {
    let core = core!
    precondition(core.pointee.phase == .idle, "The store is reducing an action.")
    let compiler = ReducerCompiler.forRunningStore(tracer: tracer)
    guard let dependencies = core.pointee.dependencies else {
      core.pointee.reducer = compiler.feature(reducer()).reducer
      return
    }
    core.pointee.reducer = running(
      DependencyValues.$_current.withValue(dependencies) {
        compiler.feature(reducer()).reducer
      }, under: dependencies)
  }
}

// Stopping after an action. Root stores only.
extension Store {
  /// Holds back the actions in the queue, and those that effects send, after the action that is being reduced.
  package func holdActions() { core!.pointee.isHeld = true }

  /// Whether actions are held back, or would be.
  package var holdsActions: Bool { core!.pointee.isHeld }

  /// Whether an action is in the queue, or a part of an effect is ready to run.
  package var hasReadyWork: Bool { !core!.pointee.queue.isEmpty || readyJobs > 0 }

  /// Reduces the actions that were held back.
  package func releaseActions() {
    guard core!.pointee.isHeld else { return }
    core!.pointee.isHeld = false
    if core!.pointee.phase == .idle, !core!.pointee.queue.isEmpty { _ = settle() }
  }

  /// Drops the actions that are held back.
  package func dropHeldActions() {
    core!.pointee.isHeld = false
    core!.pointee.queue.removeAll()
  }
}

// Time travel in root stores.
extension Store {
  /// The number of the last effect, or 0 before the first.
  package var lastEffectNumber: Int { core!.pointee.runner?.running.lastNumber ?? 0 }

  /// Cancels the effects in flight and everything concatenated after them. Effects end when they check
  /// for cancellation; actions that they still send are dropped.
  ///
  /// - Parameter number: The number of the last effect that stays in flight.
  package func cancelEffects(after number: Int = 0) {
    for effect in runningEffects where effect.number > number {
      effect.group.scope.cancel()
      effect.cancel()
    }
  }

  /// Continues from another state. The next action gets the number after `actions`, the next effect the
  /// number after `effects`.
  package func resume(from state: State, actions: Int, effects: Int) {
    core!.pointee.actionNumber = actions
    if effects != lastEffectNumber { runner.running.lastNumber = effects }
    core!.pointee.runner?.running.registry.throttling = [:]
    replaceState(state)
  }
}

extension EffectStandIn {
  /// Puts a stand-in into the place of an effect. Only for root stores, and not while effects are in flight.
  ///
  /// - Parameters:
  ///   - effect: An effect that was in flight in the store, or in another one of the same feature.
  ///   - store: The store.
  package convenience init<State, Action>(_ effect: RunningEffect, in store: Store<State, Action>) {
    self.init(effect, in: store.runner.running.registry)
  }
}

// What a shell needs to operate the views of a store.
extension Store {
  /// Returns the actions that a function sends. The store has its state again afterwards, and no listener is notified. Only
  /// for root stores, and not while an action is reduced.
  ///
  /// - Parameter reducing: Whether the actions are reduced meanwhile, without their effects, so that the function sees what each has changed.
  package func recording(reducing: Bool = false, _ body: () -> Void) -> [Action] {
    let core = core!
    precondition(core.pointee.phase == .idle, "The store is reducing an action.")
    let (reducer, number) = (core.pointee.reducer, core.pointee.actionNumber)
    let outer = listener
    var recorded: [Action] = []
    let before = reducing ? withState { $0 } : nil
    core.pointee.reducer = { state, action in
      recorded.append(action)
      if reducing { _ = reducer(&state, action) }
      return .none
    }
    listener = nil
    body()
    listener = outer
    core.pointee.reducer = reducer
    core.pointee.actionNumber = number
    if let before { replaceState(before) }
    return recorded
  }

  /// Starts the task of a view as an effect of action 0. Root stores only.
  ///
  /// - Parameters:
  ///   - operation: The operation of the task.
  ///   - file: The file of the view, as in `#fileID`.
  ///   - line: The line in that file.
  /// - Returns: The effect, or `nil` if it has already ended.
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

/// A store with any types of state and action.
@MainActor
package protocol AnyStore {
  nonisolated static var types: (state: Any.Type, action: Any.Type) { get }
  var anyState: Any { get }
  /// Sends an action.
  ///
  /// - Returns: `false` if it is not exactly of the store's action type. It is not sent then.
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
