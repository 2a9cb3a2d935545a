/// An effect as reducers with an environment return it: a publisher that may fail.
///
/// ```swift
/// case .searchButtonTapped:
///   return environment.search(state.query)
///     .receive(on: environment.mainQueue)
///     .catchToEffect(SearchAction.response)
///     .cancellable(id: SearchID(), cancelInFlight: true)
/// ```
///
/// Loaded files that declare such reducers call it `Effect`. What a store receives is the effect of the engine that it consists of, so it
/// is listed, cancelled, and undone as any other one.
public struct PublisherEffect<Output, Failure: Error> {
  let work: Work

  indirect enum Work {
    case none
    case value(Result<Output, Failure>)
    /// Values that any publisher sends, with the place that turned it into an effect.
    case publisher(AnyPublisher<Output, Failure>, at: SourceLocation)
    case merged([PublisherEffect])
    case concatenated([PublisherEffect])
    /// An effect of the engine, whose last value may be a failure.
    case effect(Effect<Result<Output, Failure>>)
  }

  init(_ work: Work) { self.work = work }

  /// The effect of the engine.
  var results: Effect<Result<Output, Failure>> {
    switch work {
    case .none: return .none
    case .value(let result): return .send(result)
    case .effect(let effect): return effect
    case .publisher(let publisher, let location): return Self.results(of: publisher, at: location)
    case .merged(let parts):
      return publisherThatFails(of: parts) ?? .merge(parts.map(\.results))
    case .concatenated(let parts):
      return publisherThatFails(of: parts) ?? .concatenate(parts.map(\.results))
    }
  }

  /// A failure ends the other parts, too, which only publishers know; `nil` if none of these parts can fail.
  private func publisherThatFails(of parts: [Self]) -> Effect<Result<Output, Failure>>? {
    guard Failure.self != Never.self, parts.allSatisfy(\.isPublisher) else { return nil }
    let location = parts.compactMap(\.location).first
    return Self.results(
      of: eraseToAnyPublisher(),
      at: location ?? SourceLocation(fileID: #fileID, filePath: #filePath, line: 0, column: 0))
  }

  /// Whether it consists of publishers alone.
  var isPublisher: Bool {
    switch work {
    case .none, .value, .publisher: true
    case .merged(let parts), .concatenated(let parts): parts.allSatisfy(\.isPublisher)
    case .effect: false
    }
  }

  private var location: SourceLocation? {
    switch work {
    case .publisher(_, let location): location
    case .merged(let parts), .concatenated(let parts): parts.lazy.compactMap(\.location).first
    case .none, .value, .effect: nil
    }
  }

  private static func results(
    of publisher: AnyPublisher<Output, Failure>, at location: SourceLocation
  ) -> Effect<Result<Output, Failure>> {
    .publisher(
      { publisher.map(Result.success).catch { Just(.failure($0)) } },
      fileID: location.fileID, filePath: location.filePath, line: location.line,
      column: location.column)
  }
}

extension PublisherEffect where Failure == Never {
  /// What a store runs.
  var actions: Effect<Output> { results.map { $0.get() } }

  init(actions: Effect<Output>) { self.init(.effect(actions.map(Result.success))) }
}

extension PublisherEffect: Publisher {
  /// Runs the effect outside of a store, which other publishers need.
  public func receive<S: OpenCombine.Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    switch work {
    case .none: Empty().receive(subscriber: subscriber)
    case .value(let result): result.publisher.receive(subscriber: subscriber)
    case .publisher(let publisher, _): publisher.receive(subscriber: subscriber)
    case .merged(let parts): Publishers.MergeMany(parts).receive(subscriber: subscriber)
    case .concatenated(let parts):
      let empty = Empty<Output, Failure>().eraseToAnyPublisher()
      parts.reduce(empty) { $0.append($1).eraseToAnyPublisher() }.receive(subscriber: subscriber)
    case .effect(let effect): StandaloneEffect(effect: effect).receive(subscriber: subscriber)
    }
  }
}

/// Runs an effect of the engine in a store of its own, which sends what the effect sends. What is cancelled by its ID there is not known
/// to the store of the feature.
private struct StandaloneEffect<Output, Failure: Error>: Publisher {
  let effect: Effect<Result<Output, Failure>>

  private enum Event {
    case begin
    case value(Result<Output, Failure>)
  }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let subject = PassthroughSubject<Output, Failure>()
    nonisolated(unsafe) let (effect, target) = (effect, subject)
    let task = Task { @MainActor in
      let store = Store<Void, Event>(initialState: ()) {
        Reduce { _, event in
          switch event {
          case .begin: return effect.map(Event.value)
          case .value(.success(let value)): target.send(value)
          case .value(.failure(let error)): target.send(completion: .failure(error))
          }
          return .none
        }
      }
      await store.send(.begin).finish()
      target.send(completion: .finished)
    }
    subject.handleEvents(receiveCancel: { task.cancel() }).receive(subscriber: subscriber)
  }
}
