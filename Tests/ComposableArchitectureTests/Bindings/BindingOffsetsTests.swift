import Testing

@testable import ComposableArchitecture

/// What a `BindingReducer` writes, whether it knows where the field is stored or not.
@MainActor
struct BindingOffsetsTests {
  private func makeStore() -> StoreOf<Panel> { Store(initialState: Panel.State()) { Panel() } }

  @Test func `Fields are set in any order, each to its own value`() {
    let store = makeStore()
    for number in 1...3 {
      store.send(.set(\.$text, "\(number)"))
      store.send(.set(\.$count, number))
      store.send(.set(\.$isOn, number.isMultiple(of: 2)))
      store.withState { state in
        #expect(state.text == "\(number)")
        #expect(state.count == number)
        #expect(state.isOn == number.isMultiple(of: 2))
      }
    }
  }

  @Test func `An observer of the variable around a field is called`() {
    let store = makeStore()
    store.send(.set(\.inner.$name, "b"))
    store.send(.set(\.inner.$name, "c"))
    #expect(store.withState { $0.inner.name } == "c")
    #expect(store.withState { $0.innerChanges } == 2)
  }

  @Test func `Key paths that are made each time set their fields`() {
    let store = makeStore()
    for number in 1...20 {
      let keyPath = (\Panel.State.inner).appending(path: \.$name)
      store.send(.set(keyPath, "\(number)"))
      #expect(store.withState { $0.inner.name } == "\(number)")
    }
    store.send(.set(\.$count, 7))
    #expect(store.withState { $0.count } == 7)
  }

  @Test func `The offsets of a feature's fields are found once`() {
    let offsets = BindingOffsets<Panel.State>()
    let state = Panel.State()
    #expect(offsets.offset(of: \.$count, in: state) != nil)
    #expect(offsets.offset(of: \.$count, in: state) == offsets.offset(of: \.$count, in: state))
    #expect(offsets.offset(of: \.$text, in: state) != offsets.offset(of: \.$count, in: state))
    #expect(offsets.offset(of: \.inner.$name, in: state) == nil)
  }
}

private struct Panel: Reducer {
  struct State: Equatable {
    @BindingState var text = ""
    @BindingState var count = 0
    @BindingState var isOn = false
    var innerChanges = 0
    var inner = Inner() {
      didSet { innerChanges += 1 }
    }
  }

  struct Inner: Equatable {
    @BindingState var name = "a"
  }

  enum Action: BindableAction { case binding(BindingAction<State>) }

  var body: some ReducerOf<Self> { BindingReducer() }
}
