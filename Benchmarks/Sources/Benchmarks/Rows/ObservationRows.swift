import ComposableArchitecture

extension Benchmark {
  /// Features in today's spelling: case key paths and observed fields.
  @MainActor
  static var observationRows: [Benchmark] {
    [
      Benchmark("extract hit on a kept `\\.child`", aim: 2.4, body: extract(from: .child(.tap))),
      Benchmark("the same with `if case`", aim: nil, body: extractByPattern()),
      Benchmark("extract miss on a kept `\\.child`", aim: 1.8, body: extract(from: .other(1))),
      Benchmark("extract hit on a kept `\\.child.tap`", aim: 7.1, body: extractThroughTwo()),
      Benchmark(
        "send through Scope with @ObservableState", aim: 19,
        body: send(.child(.tap), to: Observed(), Observed.State())),
      Benchmark(
        "the same without @ObservableState", aim: nil,
        body: send(.child(.tap), to: Plain(), Plain.State())),
      Benchmark("store.field, not observed", aim: 3, body: readField()),
      Benchmark(
        "send that changes one field of 20 while another is observed", aim: 23,
        body: sendWhileObserved()),
      Benchmark(
        "observation of one field of 20, and a send that changes it", aim: nil, body: sendObserved()
      ),
      Benchmark(
        "the same with an @Observable class and no store", aim: nil, body: changeObservedObject()),
    ]
  }

  @MainActor
  private static func extract(from action: Observed.Action) -> Body {
    let path = opaque(AnyCasePath(\Observed.Action.Cases.child))
    return loop { operations in
      let action = opaque(action)
      var hits = 0
      for _ in 0..<operations where path.extract(from: action) != nil { hits += 1 }
      consume(hits)
    }
  }

  @MainActor
  private static func extractByPattern() -> Body {
    loop { operations in
      let action = opaque(Observed.Action.child(.tap))
      var hits = 0
      for _ in 0..<operations {
        if let child = opaque(action).ownChild { consume(child); hits += 1 }
      }
      consume(hits)
    }
  }

  @MainActor
  private static func extractThroughTwo() -> Body {
    let path = opaque(AnyCasePath(\Observed.Action.Cases.child.tap))
    return loop { operations in
      let action = opaque(Observed.Action.child(.tap))
      var hits = 0
      for _ in 0..<operations where path.extract(from: action) != nil { hits += 1 }
      consume(hits)
    }
  }

  @MainActor
  private static func readField() -> Body {
    let store = Store(initialState: Observed.State()) { Observed() }
    return loop { operations in
      var count = 0
      for _ in 0..<operations { count &+= store.t }
      consume(count)
    }
  }

  /// What the library `Observation` takes of the row before.
  @MainActor
  private static func changeObservedObject() -> Body {
    let numbers = Numbers()
    return loop { operations in
      for _ in 0..<operations {
        withObservationTracking {
          consume(numbers.a)
        } onChange: {
        }
        numbers.a &+= 1
      }
    }
  }

  @MainActor
  private static func sendWhileObserved() -> Body {
    let store = Store(initialState: Observed.State()) { Observed() }
    return loop { operations in
      withObservationTracking {
        consume(store.t)
      } onChange: {
      }
      for _ in 0..<operations { store.send(.bump) }
      consume(store.a)
    }
  }

  /// The observation ends with the change, so each operation begins a new one.
  @MainActor
  private static func sendObserved() -> Body {
    let store = Store(initialState: Observed.State()) { Observed() }
    return loop { operations in
      for _ in 0..<operations {
        withObservationTracking {
          consume(store.a)
        } onChange: {
        }
        store.send(.bump)
      }
    }
  }
}

/// An object that is observed without a store.
@Observable
private final class Numbers {
  var a = 0
}
