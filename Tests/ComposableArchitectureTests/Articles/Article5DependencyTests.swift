import Testing

@testable import ComposableArchitecture

/// Dependencies: values from outside of a feature, controlled in tests.
@MainActor
@Suite("Article 5, dependencies")
struct Article5DependencyTests {
  @Test func `A test uses the test value of a dependency`() async {
    let store = TestStore(initialState: Visit.State()) {
      Visit()
    } withDependencies: {
      $0.date = .constant(Date(timeIntervalSince1970: 60))
      $0.uuid = .incrementing
      $0.price = .testValue
    }
    await store.send(.began) {
      $0.id = UUID(0)
      $0.start = Date(timeIntervalSince1970: 60)
      $0.price = 1
    }
  }

  @Test func `A test overrides one endpoint of a dependency`() async {
    let store = TestStore(initialState: Visit.State()) {
      Visit()
    } withDependencies: {
      $0.date.now = Date(timeIntervalSince1970: 0)
      $0.uuid = .constant(UUID(7))
      $0.price.current = { 99 }
    }
    await store.send(.began) {
      $0.id = UUID(7)
      $0.price = 99
    }
  }

  @Test func `The live context uses the live value`() {
    let price = withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(\.price) var price
      return price.current()
    }
    #expect(price == 1000)
  }

  @Test func `A missing testValue is reported when a test uses the dependency`() {
    let warnings = reports {
      @Dependency(\.factClient) var facts
      _ = facts.fetch(2)
    }
    #expect(warnings.map(\.code) == [.noTestValue])
    #expect(warnings.first?.summary.hasPrefix("@Dependency(\\.factClient) was used in a") == true)
  }

  @Test func `0.5x: A ReducerProtocol uses an overridden dependency`() async {
    let store = TestStore(initialState: 0, reducer: EarlierVisit()) {
      $0.price.current = { 5 }
    }
    await store.send(.began) { $0 = 5 }
  }

  @Test func `A wait of ten minutes takes no real time with a test clock`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Patience.State()) {
      Patience()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.waitTapped)
    await clock.advance(by: .seconds(599))
    #expect(!store.state.hasWaited)
    await clock.advance(by: .seconds(1))
    await store.receive(.waited) { $0.hasWaited = true }
  }
}

private struct PriceClient: Sendable {
  var current: @Sendable () -> Int
}

private enum PriceKey: DependencyKey {
  static let liveValue = PriceClient { 1000 }
  static let testValue = PriceClient { 1 }
}

extension PriceClient {
  fileprivate static let testValue = PriceKey.testValue
}

extension DependencyValues {
  fileprivate var price: PriceClient {
    get { self[PriceKey.self] }
    set { self[PriceKey.self] = newValue }
  }
}

private struct Visit: Reducer {
  struct State: Equatable {
    var id: UUID?
    var start = Date(timeIntervalSince1970: 0)
    var price = 0
  }
  enum Action: Equatable { case began }

  @Dependency(\.date) var date
  @Dependency(\.price) var price
  @Dependency(\.uuid) var uuid

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state = State(id: uuid(), start: date.now, price: price.current())
    return .none
  }
}

private struct EarlierVisit: ReducerProtocol {
  @Dependency(\.price) var price

  func reduce(into state: inout Int, action: Visit.Action) -> EffectTask<Visit.Action> {
    state = price.current()
    return .none
  }
}

private struct Patience: Reducer {
  struct State: Equatable { var hasWaited = false }
  enum Action: Equatable {
    case waited
    case waitTapped
  }

  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .waited:
      state.hasWaited = true
      return .none
    case .waitTapped:
      return .run { send in
        try await clock.sleep(for: .seconds(600))
        await send(.waited)
      }
    }
  }
}
