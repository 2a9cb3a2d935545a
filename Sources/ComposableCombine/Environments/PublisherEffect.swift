import ComposableArchitecture
import OpenCombine

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

  enum Work {
    case none
    /// Values that any publisher sends, with the place that turned it into an effect.
    case publisher(AnyPublisher<Output, Failure>, at: SourceLocation)
    /// An effect of the engine, whose last value may be a failure.
    case effect(Effect<Result<Output, Failure>>)
  }

  init(_ work: Work) { self.work = work }

  /// The effect of the engine.
  var results: Effect<Result<Output, Failure>> {
    switch work {
    case .none: return .none
    case .effect(let effect): return effect
    case .publisher(let publisher, let location):
      return .publisher(
        { publisher.map(Result.success).catch { Just(.failure($0)) } },
        fileID: location.fileID, filePath: location.filePath, line: location.line,
        column: location.column)
    }
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
    case .publisher(let publisher, _): publisher.receive(subscriber: subscriber)
    case .effect(let effect): StandaloneEffect(effect).receive(subscriber: subscriber)
    }
  }
}

/// Runs an effect of the engine in a store of its own, which sends what the effect sends.
private struct StandaloneEffect<Output, Failure: Error>: Publisher {
  private let effect: Effect<Result<Output, Failure>>

  private enum Event {
    case begin
    case value(Result<Output, Failure>)
  }

  init(_ effect: Effect<Result<Output, Failure>>) { self.effect = effect }

  func receive<S: OpenCombine.Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let subject = PassthroughSubject<Output, Failure>()
    nonisolated(unsafe) let effect = effect
    nonisolated(unsafe) let target = subject
    // As in an app, effects are subscribed to on the main thread.
    let task = MainActor.assumeIsolated {
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
      return Task { @MainActor in
        await store.send(.begin).finish()
        target.send(completion: .finished)
      }
    }
    subject.handleEvents(receiveCancel: { task.cancel() }).receive(subscriber: subscriber)
  }
}
