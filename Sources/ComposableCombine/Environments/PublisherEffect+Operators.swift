import ComposableArchitecture
import OpenCombine

extension PublisherEffect {
  /// Returns an effect that transforms each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> PublisherEffect<T, Failure> {
    switch work {
    case .none: return .none
    case .publisher(let publisher, let location):
      return PublisherEffect<T, Failure>(
        .publisher(publisher.map(transform).eraseToAnyPublisher(), at: location))
    case .effect(let effect):
      return PublisherEffect<T, Failure>(.effect(effect.map { $0.map(transform) }))
    }
  }

  /// Returns the effect itself if it consists of work of the engine, whose values arrive on the main thread.
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Self {
    guard case .publisher(let publisher, let location) = work else { return self }
    return Self(
      .publisher(
        publisher.receive(on: scheduler, options: options).eraseToAnyPublisher(), at: location))
  }

  /// Runs effects concurrently.
  public static func merge(_ effects: Self...) -> Self { merge(effects) }

  public static func merge<S: Swift.Sequence>(_ effects: S) -> Self where S.Element == Self {
    Self(.effect(.merge(effects.map(\.results))))
  }

  /// Runs two effects concurrently.
  public func merge(with other: Self) -> Self { .merge(self, other) }

  /// Runs effects one after the other.
  public static func concatenate(_ effects: Self...) -> Self { concatenate(effects) }

  public static func concatenate<S: Swift.Collection>(_ effects: S) -> Self
  where S.Element == Self { Self(.effect(.concatenate(effects.map(\.results)))) }

  /// Runs another effect when this one has finished.
  public func concatenate(with other: Self) -> Self { .concatenate(self, other) }

  /// Returns an effect that starts after a pause.
  public func deferred<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    Self(
      .effect(
        results.delay(
          for: dueTime, scheduler: scheduler, options: options, fileID: fileID,
          filePath: filePath, line: line, column: column)))
  }

  /// Returns the effect itself: it is one already.
  public func eraseToEffect() -> Self { self }

  /// Returns the effect itself: text is not animated.
  public func animation(_ animation: Animation? = .default) -> Self { self }
}

// Cancellation and time.

extension PublisherEffect {
  /// Makes the effect cancellable.
  public func cancellable<ID: Hashable>(id: ID, cancelInFlight: Bool = false) -> Self {
    Self(.effect(results.cancellable(id: id, cancelInFlight: cancelInFlight)))
  }

  /// Makes the effect cancellable with a type in place of an ID.
  public func cancellable(id: Any.Type, cancelInFlight: Bool = false) -> Self {
    Self(.effect(results.cancellable(id: id, cancelInFlight: cancelInFlight)))
  }

  /// Cancels all effects in flight with an ID.
  public static func cancel<ID: Hashable>(id: ID) -> Self { Self(.effect(.cancel(id: id))) }

  /// Cancels all effects in flight with a type in place of an ID.
  public static func cancel(id: Any.Type) -> Self { Self(.effect(.cancel(id: id))) }

  /// Cancels all effects in flight with any of some IDs.
  public static func cancel<ID: Hashable>(ids: [ID]) -> Self { Self(.effect(.cancel(ids: ids))) }

  /// Returns an effect that starts after a pause, unless another one with the same ID replaces it first.
  public func debounce<ID: Hashable & Sendable, S: Scheduler>(
    id: ID, for dueTime: S.SchedulerTimeType.Stride, scheduler: S,
    options: S.SchedulerOptions? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    Self(
      .effect(
        results.debounce(
          id: id, for: dueTime, scheduler: scheduler, options: options, fileID: fileID,
          filePath: filePath, line: line, column: column)))
  }

  /// Returns an effect that sends at most one value in an interval.
  public func throttle<ID: Hashable & Sendable, S: Scheduler>(
    id: ID, for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    Self(
      .effect(
        results.throttle(
          id: id, for: interval, scheduler: scheduler, latest: latest, fileID: fileID,
          filePath: filePath, line: line, column: column)))
  }
}

extension PublisherEffect where Failure == Never {
  /// Sends the time of a scheduler at regular intervals until the effect with the same ID is cancelled.
  public static func timer<S: Scheduler>(
    id: some Hashable, every interval: S.SchedulerTimeType.Stride,
    tolerance: S.SchedulerTimeType.Stride? = nil, on scheduler: S,
    options: S.SchedulerOptions? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self where Output == S.SchedulerTimeType {
    Self(
      actions: .timer(
        id: id, every: interval, tolerance: tolerance, on: scheduler, options: options,
        fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

extension PublisherEffect where Output == Never {
  /// An effect without values as an effect of a feature.
  public func fireAndForget<NewOutput, NewFailure: Error>(
    outputType: NewOutput.Type = NewOutput.self, failureType: NewFailure.Type = NewFailure.self
  ) -> PublisherEffect<NewOutput, NewFailure> {
    func none(_ value: Never) -> NewOutput {}
    return PublisherEffect<NewOutput, NewFailure>(
      map(none).catch { _ in Empty<NewOutput, NewFailure>() })
  }
}

// Publishers as effects.

extension Publisher {
  /// Turns a publisher into an effect that sends its values.
  public func eraseToEffect(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> PublisherEffect<Output, Failure> {
    PublisherEffect(self, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Turns a publisher into an effect that sends a value for each of its values.
  public func eraseToEffect<T>(
    _ transform: @escaping (Output) -> T, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> PublisherEffect<T, Failure> {
    eraseToEffect(fileID: fileID, filePath: filePath, line: line, column: column).map(transform)
  }

  /// Turns a publisher into an effect that sends its values and its failure as results.
  public func catchToEffect(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> PublisherEffect<Result<Output, Failure>, Never> {
    catchToEffect({ $0 }, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Turns a publisher into an effect that sends a value for each of its values and for its failure.
  public func catchToEffect<T>(
    _ transform: @escaping (Result<Output, Failure>) -> T, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> PublisherEffect<T, Never> {
    let effect = PublisherEffect(
      self, fileID: fileID, filePath: filePath, line: line, column: column)
    return PublisherEffect<T, Never>(actions: effect.results.map(transform))
  }

  /// Turns a publisher into an effect that sends nothing.
  public func fireAndForget<NewOutput, NewFailure: Error>(
    outputType: NewOutput.Type = NewOutput.self, failureType: NewFailure.Type = NewFailure.self,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> PublisherEffect<NewOutput, NewFailure> {
    PublisherEffect<NewOutput, NewFailure>(
      flatMap { _ in Empty<NewOutput, Failure>() }.catch { _ in Empty<NewOutput, NewFailure>() },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
