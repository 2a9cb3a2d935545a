extension PublisherEffect {
  /// Returns an effect that transforms each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> PublisherEffect<T, Failure> {
    mapResults(
      publisher: { $0.map(transform).eraseToAnyPublisher() }, results: { $0.map(transform) })
  }

  /// Returns an effect that transforms the failure.
  public func mapError<T: Error>(
    _ transform: @escaping (Failure) -> T
  ) -> PublisherEffect<Output, T> {
    mapResults(
      publisher: { $0.mapError(transform).eraseToAnyPublisher() },
      results: { $0.mapError(transform) })
  }

  private func mapResults<NewOutput, NewFailure: Error>(
    publisher change: (AnyPublisher<Output, Failure>) -> AnyPublisher<NewOutput, NewFailure>,
    results transform: @escaping (Result<Output, Failure>) -> Result<NewOutput, NewFailure>
  ) -> PublisherEffect<NewOutput, NewFailure> {
    func parts(_ parts: [Self]) -> [PublisherEffect<NewOutput, NewFailure>] {
      parts.map { $0.mapResults(publisher: change, results: transform) }
    }
    switch work {
    case .none: return .none
    case .value(let result):
      return PublisherEffect<NewOutput, NewFailure>(.value(transform(result)))
    case .publisher(let publisher, let location):
      return PublisherEffect<NewOutput, NewFailure>(.publisher(change(publisher), at: location))
    case .merged(let own): return PublisherEffect<NewOutput, NewFailure>(.merged(parts(own)))
    case .concatenated(let own):
      return PublisherEffect<NewOutput, NewFailure>(.concatenated(parts(own)))
    case .effect(let effect):
      return PublisherEffect<NewOutput, NewFailure>(.effect(effect.map(transform)))
    }
  }

  /// Sends the values with a scheduler. What consists of work of the engine arrives on the main thread anyway.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    func moved(_ publisher: AnyPublisher<Output, Failure>, at location: SourceLocation) -> Self {
      Self(
        .publisher(
          publisher.receive(on: scheduler, options: options).eraseToAnyPublisher(), at: location))
    }
    switch work {
    case .none, .effect: return self
    case .value(let result): return moved(result.publisher.eraseToAnyPublisher(), at: location)
    case .publisher(let publisher, let location): return moved(publisher, at: location)
    case .merged(let parts):
      return Self(.merged(parts.map { $0.receive(on: scheduler, options: options) }))
    case .concatenated(let parts):
      return Self(.concatenated(parts.map { $0.receive(on: scheduler, options: options) }))
    }
  }

  /// Runs effects concurrently.
  public static func merge(_ effects: Self...) -> Self { merge(effects) }

  public static func merge<S: Swift.Sequence>(_ effects: S) -> Self where S.Element == Self {
    Self(.merged(Array(effects)))
  }

  /// Runs two effects concurrently.
  public func merge(with other: Self) -> Self { .merge(self, other) }

  /// Runs effects one after the other.
  public static func concatenate(_ effects: Self...) -> Self { concatenate(effects) }

  public static func concatenate<S: Swift.Collection>(_ effects: S) -> Self
  where S.Element == Self { Self(.concatenated(Array(effects))) }

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

  /// Returns an effect that starts after a pause: what a delay of values is for an effect that sends them at once.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    guard case .publisher(let publisher, let location) = work else {
      return deferred(
        for: interval, scheduler: scheduler, options: options, fileID: fileID,
        filePath: filePath, line: line, column: column)
    }
    let delayed = publisher.delay(
      for: interval, tolerance: tolerance, scheduler: scheduler, options: options)
    return Self(.publisher(delayed.eraseToAnyPublisher(), at: location))
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

  /// Cancels all effects in flight with an ID.
  public static func cancel<ID: Hashable>(id: ID) -> Self { Self(.effect(.cancel(id: id))) }

  /// Cancels all effects in flight with any of some IDs.
  public static func cancel(ids: AnyHashable...) -> Self { cancel(ids: ids) }

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
  /// Returns the same effect as one that may fail.
  public func setFailureType<E: Error>(to failureType: E.Type) -> PublisherEffect<Output, E> {
    func unreachable(_ never: Never) -> E {}
    return mapError(unreachable)
  }

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
    switch effect.work {
    case .none: return .none
    case .value(let result): return PublisherEffect<T, Never>(value: transform(result))
    case .publisher, .merged, .concatenated:
      guard effect.isPublisher else { break }
      let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      let caught = effect.map { transform(.success($0)) }.eraseToAnyPublisher()
        .catch { Just(transform(.failure($0))) }
      return PublisherEffect<T, Never>(.publisher(caught.eraseToAnyPublisher(), at: location))
    case .effect: break
    }
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
