import ComposableArchitecture

extension Benchmark {
  /// Actions whose reducers answer nothing, or `.send`.
  @MainActor
  static var sendRows: [Benchmark] {
    [
      Benchmark(
        "store.send, trivial action", aim: 3, body: send(.increment, to: Counter(), Counter.State())
      ),
      Benchmark("viewStore.send with one observer", aim: 16, body: sendObserved()),
      Benchmark(
        "send of ProductDetail's child action", aim: 19,
        body: send(
          .amountControl(.plusButtonTapped), to: ProductDetailFeature(),
          ProductDetailFeature.State())),
      Benchmark("BindingReducer, `.set(\\.$flag, true)`", aim: 40, body: setFlag()),
      Benchmark("one more `.send` effect in a chain", aim: 8, body: sendChain()),
    ]
  }

  /// Sends one action over and over.
  @MainActor
  static func send<R: Reducer>(_ action: R.Action, to reducer: R, _ state: R.State) -> Body {
    let store = Store(initialState: state) { reducer }
    return loop { operations in
      let action = opaque(action)
      for _ in 0..<operations { store.send(action) }
      store.withState { consume($0) }
    }
  }

  /// Sends to a view store whose changes somebody listens to.
  @MainActor
  private static func sendObserved() -> Body {
    let store = Store(initialState: Counter.State()) { Counter() }
    let viewStore = ViewStore(store, observe: { $0 })
    // Each access to a captured variable is checked for overlaps, which is not part of what is measured.
    let changes = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    changes.initialize(to: 0)
    let observer = viewStore.objectWillChange.addListener { changes.pointee += 1 }
    return loop { operations in
      let action = opaque(Counter.Action.increment)
      for _ in 0..<operations { viewStore.send(action) }
      consume(changes.pointee)
      withExtendedLifetime(observer) {}
    }
  }

  @MainActor
  private static func setFlag() -> Body {
    let store = Store(initialState: Toggle.State()) { Toggle() }
    return loop { operations in
      for _ in 0..<operations { store.send(.set(\.$flag, true)) }
      store.withState { consume($0) }
    }
  }

  /// A chain as long as the number of operations.
  @MainActor
  private static func sendChain() -> Body {
    let store = Store(initialState: Countdown.State()) { Countdown() }
    return loop { operations in
      store.send(.count(operations))
      store.withState { consume($0) }
    }
  }
}
