extension Store {
  /// Publishes the current state, and the state after each action that is sent from outside.
  ///
  /// ```swift
  /// store.publisher.title.sink { label.text = $0 }.store(in: &cancellables)
  /// ```
  ///
  /// The states may be equal; a field's are not. A subscription keeps the store in memory.
  public var publisher: StorePublisher<State> {
    StorePublisher(
      current: { self.withState { $0 } },
      observe: { receive in
        let observation = self.observe { [weak self] in
          if let self { receive(self.withState { $0 }) }
        }
        return { withExtendedLifetime(self) { observation.cancel() } }
      })
  }
}

extension ViewStore {
  /// Publishes the current state and all later states, without duplicates.
  ///
  /// ```swift
  /// viewStore.publisher.isLoading.sink { spinner.isHidden = !$0 }.store(in: &cancellables)
  /// ```
  ///
  /// A subscription keeps the view store in memory.
  public var publisher: StorePublisher<ViewState> {
    StorePublisher(
      current: { self.state },
      observe: { receive in
        let stop = self.watch(receive)
        return { withExtendedLifetime(self) { stop() } }
      })
  }
}

/// A publisher of the states of a store, and of their fields.
@dynamicMemberLookup
public struct StorePublisher<State>: Publisher {
  public typealias Failure = Never
  public typealias Output = State

  private let upstream: AnyPublisher<State, Never>

  /// - Parameters:
  ///   - current: Returns the current state.
  ///   - observe: Calls a function with each later state until the function that it returns is called.
  fileprivate init(
    current: @escaping @MainActor () -> State,
    observe: @escaping @MainActor (_ receive: @escaping (State) -> Void) -> @MainActor () -> Void
  ) {
    let publisher = Deferred {
      MainActor.assumeIsolated {
        let states = CurrentValueSubject<State, Never>(current())
        let stop = observe { states.send($0) }
        let observation = AnyCancellable { onMainActor { stop() } }
        return states.handleEvents(
          receiveCompletion: { _ in observation.cancel() }, receiveCancel: observation.cancel)
      }
    }
    upstream = publisher.eraseToAnyPublisher()
  }

  private init(upstream: AnyPublisher<State, Never>) { self.upstream = upstream }

  /// Subscribes to the states: immediately on the main actor, and from another thread as soon as the main queue is free.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == State, S.Failure == Never {
    guard !MainThread.isCurrent else { return upstream.subscribe(subscriber) }
    upstream.subscribe(on: DispatchQueue.main).subscribe(subscriber)
  }

  /// Publishes a field of the state, without duplicates.
  public subscript<Value: Equatable>(
    dynamicMember keyPath: KeyPath<State, Value>
  ) -> StorePublisher<Value> {
    StorePublisher<Value>(upstream: upstream.map(keyPath).removeDuplicates().eraseToAnyPublisher())
  }
}

/// Calls a function on the main actor: now if the current code runs there, or later.
private func onMainActor(_ function: @escaping @MainActor () -> Void) {
  guard !MainThread.isCurrent else { return MainActor.assumeIsolated(function) }
  DispatchQueue.main.async(execute: function)
}
