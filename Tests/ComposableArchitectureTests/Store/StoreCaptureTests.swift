import Testing

@testable import ComposableArchitecture

@MainActor
@Suite("Capturing the stores that a view creates")
struct StoreCaptureTests {
  struct Counter: Reducer {
    struct State: Equatable { var count = 0 }
    enum Action { case plus }
    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      state.count += 1
      return .none
    }
  }

  @Test("The state and the reducer of a store are recorded, and the store reduces nothing")
  func recording() {
    let capture = StoreCapture()
    let store = capture.capture { Store(initialState: Counter.State(count: 7)) { Counter() } }
    #expect(capture.stores.count == 1)
    #expect(capture.stores.first?.state as? Counter.State == Counter.State(count: 7))
    store.send(.plus)
    #expect(store.withState(\.count) == 7)
  }

  @Test("A store of the same types takes the place of a new one, which shares its state")
  func replacement() {
    let running = Store(initialState: Counter.State(count: 1)) { Counter() }
    let store = StoreCapture(replacement: running).capture {
      Store(initialState: Counter.State(count: 7)) { Counter() }
    }
    store.send(.plus)
    #expect(running.withState(\.count) == 2)
    #expect(store.withState(\.count) == 2)
  }

  @Test("Outside of a capture, stores are independent")
  func independence() {
    let store = Store(initialState: Counter.State(count: 7)) { Counter() }
    store.send(.plus)
    #expect(store.withState(\.count) == 8)
  }
}
