import Testing

@testable import ComposableArchitecture

/// `onChange`: when it runs, in which order.
@MainActor
struct OnChangeTests {
  @Test func `onChange runs immediately after its base, and only if the value changed`() {
    let store = Store(initialState: Thermostat.State()) { Thermostat() }
    store.send(.set(0))
    #expect(store.state.log == ["after"])
    store.send(.set(3))
    #expect(store.state.log == ["after", "0 -> 3", "after"])
  }

  @Test func `The effects of onChange are merged after those of its base`() {
    let store = Store(initialState: Thermostat.State()) { Thermostat() }
    store.send(.setLoudly(3))
    #expect(store.state.log == ["0 -> 3", "after", "base", "after", "change", "after"])
  }

  @Test func `A change by another reducer does not run onChange`() {
    let store = Store(initialState: Thermostat.State()) { Thermostat() }
    store.send(.addLater)
    #expect(store.state.degrees == 1)
    #expect(store.state.log == ["after"])
  }

  @Test func `removeDuplicates determines which values count as equal`() {
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state = action
        return .none
      }
      .onChange(of: { $0 }, removeDuplicates: { $0 / 10 == $1 / 10 }) { old, new in
        Reduce { state, _ in
          state = old - new
          return .none
        }
      }
    }
    store.send(9)
    #expect(store.state == 9)
    store.send(10)
    #expect(store.state == -1)
  }

  @Test func `The body can contain several reducers and conditions`() {
    let store = Store(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        state.append(action)
        return .none
      }
      .onChange(of: \.count) { old, _ in
        if old == 0 {
          Reduce { state, _ in
            state.append(100)
            return .none
          }
        }
        Reduce { state, _ in
          state.append(200)
          return .none
        }
      }
    }
    store.send(1)
    store.send(2)
    #expect(store.state == [1, 100, 200, 2, 200])
  }
}

private struct Thermostat: Reducer {
  struct State {
    var degrees = 0
    var log: [String] = []
  }
  enum Action {
    case addLater
    case log(String)
    case set(Int)
    case setLoudly(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addLater:
        return .none
      case .log(let text):
        state.log.append(text)
        return .none
      case .set(let degrees):
        state.degrees = degrees
        return .none
      case .setLoudly(let degrees):
        state.degrees = degrees
        return .send(.log("base"))
      }
    }
    .onChange(of: \.degrees) { old, new in
      Reduce { state, action in
        state.log.append("\(old) -> \(new)")
        guard case .setLoudly = action else { return .none }
        return .send(.log("change"))
      }
    }
    Reduce { state, action in
      if case .addLater = action { state.degrees += 1 }
      state.log.append("after")
      return .none
    }
  }
}
