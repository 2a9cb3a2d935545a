import ComposableArchitecture
import Testing

/// A feature can be written as in 0.5x or as in 1.x.
@MainActor
@Suite("All articles, both spellings")
struct ArticlesSpellingTests {
  @Test func `0.5x: A ReducerProtocol with a reduce method runs`() {
    let store = Store(initialState: 0, reducer: ReducingEarlier())
    #expect(afterATap(store) == 1)
  }

  @Test func `1.x: A Reducer with a reduce method runs`() {
    let store = Store(initialState: 0) { Reducing() }
    #expect(afterATap(store) == 1)
  }

  @Test func `0.5x: A body of some ReducerProtocol runs`() {
    let store = Store(initialState: 0, reducer: ComposedEarlier())
    #expect(afterATap(store) == 1)
  }

  @Test func `0.5x: A body of some ReducerProtocolOf runs`() {
    let store = Store(initialState: 0, reducer: ComposedOfEarlier())
    #expect(afterATap(store) == 1)
  }

  @Test func `1.x: A body of some Reducer runs`() {
    let store = Store(initialState: 0) { Composed() }
    #expect(afterATap(store) == 1)
  }

  @Test func `1.x: A body of some ReducerOf<Self> runs`() {
    let store = Store(initialState: 0) { ComposedOf() }
    #expect(afterATap(store) == 1)
  }

  @Test func `Reducers in both spellings can be combined`() {
    let store: StoreOf<Mixed> = Store(initialState: 0) { Mixed() }
    #expect(afterATap(store) == 2)
  }

  private func afterATap(_ store: Store<Int, Tap>) -> Int {
    store.send(.tapped)
    return store.withState { $0 }
  }
}

private enum Tap: Equatable { case tapped }

private struct ReducingEarlier: ReducerProtocol {
  func reduce(into state: inout Int, action: Tap) -> EffectTask<Tap> {
    state += 1
    return .none
  }
}

private struct Reducing: Reducer {
  func reduce(into state: inout Int, action: Tap) -> Effect<Tap> {
    state += 1
    return .none
  }
}

private struct ComposedEarlier: ReducerProtocol {
  typealias State = Int
  typealias Action = Tap

  var body: some ReducerProtocol<State, Action> { ReducingEarlier() }
}

private struct ComposedOfEarlier: ReducerProtocol {
  typealias State = Int
  typealias Action = Tap

  var body: some ReducerProtocolOf<Self> { ReducingEarlier() }
}

private struct Composed: Reducer {
  typealias State = Int
  typealias Action = Tap

  var body: some Reducer<State, Action> { Reducing() }
}

private struct ComposedOf: Reducer {
  typealias State = Int
  typealias Action = Tap

  var body: some ReducerOf<Self> { Reducing() }
}

private struct Mixed: Reducer {
  typealias State = Int
  typealias Action = Tap

  var body: some ReducerOf<Self> {
    ComposedEarlier()
    Composed()
  }
}
