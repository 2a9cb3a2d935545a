import ComposableArchitecture
import SwiftUI
import Testing

private struct Counter: Reducer {
  struct State: Equatable {
    var count = 0
    var isLoading = false
    var title = ""
  }
  enum Action: Equatable {
    case increment
    case refresh
    case refreshed
    case titleChanged(String)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .increment: state.count += 1
    case .refresh:
      state.isLoading = true
      return .run { send in await send(.refreshed) }
    case .refreshed:
      state.isLoading = false
      state.count = 10
    case .titleChanged(let title): state.title = title
    }
    return .none
  }
}

private enum ViewAction { case plusTapped }

@MainActor
@Suite struct ViewStoreTests {
  private let store = Store(initialState: Counter.State()) { Counter() }

  @Test func `A view store reads fields and sends actions`() {
    let viewStore = ViewStore(store, observe: { $0 })
    viewStore.send(.increment)
    #expect(viewStore.count == 1)
    #expect(viewStore.state == Counter.State(count: 1))
  }

  @Test func `A view store is updated by an action sent to its store`() {
    let viewStore = ViewStore(store, observe: \.count)
    store.send(.increment)
    #expect(viewStore.state == 1)
  }

  @Test func `A view store converts view actions to actions of the store`() {
    let viewStore = ViewStore(
      store, observe: \.count,
      send: { (action: ViewAction) in
        switch action {
        case .plusTapped: .increment
        }
      })
    viewStore.send(.plusTapped)
    #expect(viewStore.state == 1)
  }

  @Test func `Duplicate states are not published`() {
    let viewStore = ViewStore(store, observe: \.count)
    var old: [Int] = []
    let listening = viewStore.objectWillChange.addListener { old.append(viewStore.state) }
    store.send(.titleChanged("a"))
    store.send(.increment)
    store.send(.titleChanged("b"))
    store.send(.increment)
    #expect(old == [0, 1])
    listening.cancel()
  }

  @Test func `removeDuplicates determines which states are duplicates`() {
    let viewStore = ViewStore(store, observe: \.count, removeDuplicates: { $0 / 2 == $1 / 2 })
    store.send(.increment)
    #expect(viewStore.state == 0)
    store.send(.increment)
    #expect(viewStore.state == 2)
  }

  @Test func `A view store created without observe observes the whole state`() {
    let viewStore: ViewStoreOf<Counter> = ViewStore(store)
    viewStore.send(.increment)
    #expect(viewStore.count == 1)
  }

  @Test func `A view store of a stateless store can send actions`() {
    ViewStore(store.stateless).send(.increment)
    #expect(store.withState(\.count) == 1)
  }

  @Test func `A deallocated view store stops observing its store`() {
    var made = 0
    func observed(_ state: Counter.State) -> Int {
      made += 1
      return state.count
    }
    do {
      let viewStore = ViewStore(store, observe: observed)
      viewStore.send(.increment)
    }
    #expect(made == 2)
    store.send(.increment)
    #expect(made == 2)
  }

  @Test func `A view store of a scoped store is updated by actions of the root store`() {
    let viewStore = ViewStore(store.scope(state: \.count), observe: { $0 })
    store.send(.increment)
    #expect(viewStore.state == 1)
  }

  @Test func `The sequence of states begins with the current state and omits duplicates`() async {
    let viewStore = ViewStore(store, observe: \.count)
    var states = viewStore.states.makeAsyncIterator()
    store.send(.increment)
    store.send(.titleChanged("a"))
    store.send(.increment)
    #expect(await states.next() == 0)
    #expect(await states.next() == 1)
    #expect(await states.next() == 2)
  }

  @Test func `The sequence of states ends with its view store`() async {
    var viewStore: ViewStore<Int, Counter.Action>? = ViewStore(store, observe: \.count)
    var states = viewStore!.states.makeAsyncIterator()
    viewStore = nil
    #expect(await states.next() == 0)
    #expect(await states.next() == nil)
  }

  @Test func `send(_:while:) waits until the predicate is false`() async {
    let viewStore = ViewStore(store, observe: { $0 })
    await viewStore.send(.refresh, while: \.isLoading)
    #expect(viewStore.state == Counter.State(count: 10))
  }

  @Test func `yield(while:) returns immediately if the predicate is false`() async {
    let viewStore = ViewStore(store, observe: { $0 })
    await viewStore.yield(while: \.isLoading)
    #expect(viewStore.count == 0)
  }

  @Test func `A binding sends the new value in an action`() {
    let viewStore = ViewStore(store, observe: { $0 })
    let titles = [
      viewStore.binding(get: \.title, send: { .titleChanged($0) }),
      viewStore.binding(get: \.title, send: Counter.Action.titleChanged),
      viewStore.binding(get: { $0.title }, compactSend: { $0.isEmpty ? nil : .titleChanged($0) }),
    ]
    for (index, title) in titles.enumerated() {
      title.wrappedValue = "\(index)"
      #expect(title.wrappedValue == "\(index)")
    }
    titles[2].wrappedValue = ""
    #expect(viewStore.title == "2")
  }

  @Test func `A binding can send the same action for every value`() {
    let viewStore = ViewStore(store, observe: { $0 })
    viewStore.binding(get: \.isLoading, send: .increment).wrappedValue = true
    viewStore.binding(send: .increment).wrappedValue = Counter.State()
    viewStore.binding(send: { .titleChanged($0.title) }).wrappedValue = Counter.State(title: "a")
    #expect(viewStore.state == Counter.State(count: 2, title: "a"))
  }

  @Test func `A view can observe a view store that it is given`() {
    struct CounterView: View {
      @ObservedObject var viewStore: ViewStoreOf<Counter>

      var body: some View { Text("\(viewStore.count)") }
    }
    store.send(.increment)
    #expect(drawn(CounterView(viewStore: ViewStore(store, observe: { $0 }))) == ["1"])
  }

  @Test func `WithViewStore builds its content from the observed state`() throws {
    let view = WithViewStore(
      store, observe: \.count, send: { (_: ViewAction) in .increment }
    ) { viewStore in
      Button("Count \(viewStore.state)") { viewStore.send(.plusTapped) }
    }
    try control("Count 0", in: view).tap()
    let again = WithViewStore(store, observe: { $0 }) { Text("\($0.count)") }
    #expect(drawn(again) == ["1"])
  }
}
