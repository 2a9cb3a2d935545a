extension Effect {
  /// Returns an effect that starts after a pause, unless another one with the same ID replaces it first.
  ///
  /// ```swift
  /// case .queryChanged(let query):
  ///   state.query = query
  ///   return .send(.search).debounce(id: CancelID.search, for: .milliseconds(300), clock: clock)
  /// ```
  ///
  /// The pause and the effect can be cancelled by the ID.
  ///
  /// - Parameters:
  ///   - id: Any hashable value.
  ///   - interval: The pause.
  ///   - clock: The clock that the pause is measured with.
  public func debounce<ID: Hashable & Sendable>(
    id: ID, for interval: Duration, clock: any Clock<Duration>, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    debounce(
      id: id,
      pause: .run(
        operation: { _ in try await clock.sleep(for: interval) }, fileID: fileID,
        filePath: filePath, line: line, column: column))
  }

  /// Returns an effect that starts when another one has ended, unless a third one with the same ID replaces both first.
  package func debounce<ID: Hashable & Sendable>(id: ID, pause: Self) -> Self {
    guard !isNone else { return .none }
    return pause.concatenate(with: self).cancellable(id: id, cancelInFlight: true)
  }

  /// Returns an effect that sends at most one action in an interval.
  ///
  /// The first action is sent immediately and starts an interval. The actions that effects with the same ID send during the
  /// interval are held back until it ends; only one of them is sent then, and starts the next interval.
  ///
  /// ```swift
  /// case .scrolled(let offset):
  ///   return .send(.offsetReported(offset))
  ///     .throttle(id: CancelID.scroll, for: .seconds(1), clock: clock, latest: true)
  /// ```
  ///
  /// The effect can be cancelled by the ID. A new effect with the ID replaces one that is in flight.
  ///
  /// - Parameters:
  ///   - id: Any hashable value.
  ///   - interval: The length of an interval.
  ///   - clock: The clock that it is measured with.
  ///   - latest: Whether the last action of an interval is sent at its end, rather than the first one.
  public func throttle<ID: Hashable & Sendable>(
    id: ID, for interval: Duration, clock: any Clock<Duration>, latest: Bool,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    // A separate function, because a generic parameter accepts an `any Clock` only as an argument.
    func throttled<C: Clock<Duration>>(_ clock: C) -> Self {
      throttle(
        id: id, latest: latest,
        time: ThrottleTime(
          now: { clock.now }, end: { $0.advanced(by: interval) }, left: { $0.duration(to: $1) },
          sleep: { try await clock.sleep(until: $0, tolerance: nil) }),
        at: location)
    }
    return throttled(clock)
  }

  /// Returns an effect that sends at most one action in an interval of a clock or a scheduler.
  package func throttle<ID: Hashable & Sendable, Instant: Comparable>(
    id: ID, latest: Bool, time: ThrottleTime<Instant>, at location: SourceLocation
  ) -> Self {
    guard !isNone else { return .none }
    return Throttle(id: EffectID(id), time: time, sendsLatest: latest, location: location)
      .applied(to: self)
      .cancellable(id: id, cancelInFlight: true)
  }
}

/// The time in which actions are throttled: that of a clock or a scheduler.
package struct ThrottleTime<Instant: Comparable>: Sendable {
  let now: @Sendable () -> Instant
  let end: @Sendable (Instant) -> Instant
  let left: @Sendable (_ now: Instant, _ end: Instant) -> Any
  let sleep: @Sendable (Instant) async throws -> Void
  let turn: (@Sendable () -> @Sendable () async -> Void)?

  /// Creates a time.
  ///
  /// - Parameters:
  ///   - now: Returns the current instant.
  ///   - end: Returns the end of the interval that starts at an instant.
  ///   - left: Returns the time between two instants.
  ///   - sleep: Waits until an instant.
  ///   - turn: Schedules something for now, and returns what waits until it is done or the task is cancelled; `nil` for a clock.
  package init(
    now: @escaping @Sendable () -> Instant, end: @escaping @Sendable (Instant) -> Instant,
    left: @escaping @Sendable (_ now: Instant, _ end: Instant) -> Any,
    sleep: @escaping @Sendable (Instant) async throws -> Void,
    turn: (@Sendable () -> @Sendable () async -> Void)? = nil
  ) {
    self.now = now
    self.end = end
    self.left = left
    self.sleep = sleep
    self.turn = turn
  }

  /// An interval that starts at an instant, in which an action is held back.
  fileprivate func memory(from start: Instant, _ action: Any? = nil) -> ThrottleMemory {
    ThrottleMemory(start: start, action: action) { [now, end, left] in
      let (instant, end) = (now(), end(start))
      return start <= instant && instant < end ? left(instant, end) : nil
    }
  }
}

/// Holds back the actions of effects with an ID.
private struct Throttle<Action, Instant: Comparable>: Sendable {
  let id: EffectID
  let time: ThrottleTime<Instant>
  let sendsLatest: Bool
  let location: SourceLocation

  func applied(to effect: Effect<Action>) -> Effect<Action> {
    switch effect.step {
    case .none: .none
    case .send(let action): Effect(step: .work(.run(sending(action))))
    case .work(let work): Effect(step: .work(applied(to: work)))
    }
  }

  private func applied(to work: EffectWork<Action>) -> EffectWork<Action> {
    switch work {
    case .run(let operation): .run(applied(to: operation))
    case .merge(let effects): .merge(effects.map(applied))
    case .concatenate(let effects): .concatenate(effects.map(applied))
    case .cancellable(let effect, let id, let cancelInFlight):
      .cancellable(applied(to: effect), id: id, cancelInFlight: cancelInFlight)
    case .child(let effect, let location, let dismiss):
      .child(applied(to: effect), at: location, dismiss: dismiss)
    case .cancel, .cancelChildren: work
    }
  }

  private func sending(_ action: Action) -> EffectOperation<Action> {
    // Only the operation refers to the action. It runs once and passes the action to the main actor.
    nonisolated(unsafe) let action = action
    return applied(
      to: EffectOperation(
        priority: nil, location: location,
        begin: { send in { await MainActor.run { send.deliver(action) } } }))
  }

  /// Returns an operation that ends when the actions that were held back have been sent.
  private func applied(to operation: EffectOperation<Action>) -> EffectOperation<Action> {
    EffectOperation(priority: operation.priority, location: operation.location) { send in
      let held = LockIsolated<[Task<Void, Never>]>([])
      let rest = operation.begin(
        Send { action in
          if let task = take(action, to: send) { held.withValue { $0.append(task) } }
        })
      if rest == nil, held.value.isEmpty { return nil }
      return {
        await rest?()
        await withTaskCancellationHandler {
          for task in held.value { await task.value }
        } onCancel: {
          for task in held.value { task.cancel() }
        }
      }
    }
  }

  /// Passes an action on when it is its turn. Returns the task that does so later.
  @MainActor
  private func take(_ action: Action, to send: Send<Action>) -> Task<Void, Never>? {
    guard let wait = time.turn?() else { return pass(action, to: send) }
    // As in `pass`.
    nonisolated(unsafe) let action = action
    return RunningEffect.startTask {
      await wait()
      let held = await MainActor.run { Task.isCancelled ? nil : pass(action, to: send) }
      await withTaskCancellationHandler {
        await held?.value
      } onCancel: {
        held?.cancel()
      }
    }
  }

  /// Sends an action, or returns the task that sends it when the interval ends.
  @MainActor
  private func pass(_ action: Action, to send: Send<Action>) -> Task<Void, Never>? {
    let now = time.now()
    let memory = ThrottleMemory.current(id)
    guard let start = memory.start as? Instant, now < time.end(start), start <= now else {
      time.memory(from: now).remember(id)
      send.deliver(action)
      return nil
    }
    let sent = sendsLatest ? action : memory.action as? Action ?? action
    time.memory(from: start, sent).remember(id)
    // This method and the closure of `MainActor.run` are isolated to the main actor, so the action does not leave it.
    nonisolated(unsafe) let (held, end) = (sent, time.end(start))
    return RunningEffect.startTask {
      guard (try? await time.sleep(end)) != nil, !Task.isCancelled else { return }
      await MainActor.run {
        time.memory(from: time.now()).remember(id)
        send.deliver(held)
      }
    }
  }
}

extension ThrottleMemory {
  /// The interval of an ID in the store or child whose effect is running.
  fileprivate static func current(_ id: EffectID) -> Self {
    CancellationRegistry.current.ids[throttling: id]
  }

  /// Makes this the interval of an ID in the store or child whose effect is running.
  fileprivate func remember(_ id: EffectID) {
    CancellationRegistry.current.ids[throttling: id] = self
  }
}
