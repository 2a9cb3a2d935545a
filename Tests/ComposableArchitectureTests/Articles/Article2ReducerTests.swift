import Synchronization
import Testing

@testable import ComposableArchitecture

/// A child's reducer inside the body of its parent.
@MainActor
@Suite("Article 2, Scope in a body")
struct Article2ReducerTests {
  @Test func `1.x: The parent reacts to the actions of its child`() async {
    let store = TestStore(initialState: ProductDetailFeature.State(productAmount: 0)) {
      ProductDetailFeature()
    }
    await store.send(.amountControl(.plusButtonTapped)) {
      $0.amountControl.amount = 1
      $0.productAmount = 1
    }
    await store.send(.amountControl(.minusButtonTapped)) {
      $0.amountControl.amount = 0
      $0.productAmount = 0
    }
  }

  @Test func `0.5x: The parent reacts, and the child prints its own changes`() {
    let printed = printing {
      let store = Store(initialState: EarlierDetail.State(), reducer: EarlierDetail())
      store.send(.amountControl(.plusButtonTapped))
      #expect(store.withState { $0 } == EarlierDetail.State(productAmount: 1, amountControl: one))
    }
    #expect(
      printed == """
        received action:
          AmountControl.Action.plusButtonTapped
        - AmountControl.State(amount: 0)
        + AmountControl.State(amount: 1)


        """)
  }

  @Test func `A parent that runs after its child reads the child's new state`() {
    let store = Store(initialState: EarlierDetail.State()) { Copying(isChildFirst: true) }
    store.send(.amountControl(.plusButtonTapped))
    store.send(.amountControl(.plusButtonTapped))
    #expect(store.withState(\.productAmount) == 2)
  }

  @Test func `A parent that runs before its child lags one tap`() {
    let store = Store(initialState: EarlierDetail.State()) { Copying(isChildFirst: false) }
    store.send(.amountControl(.plusButtonTapped))
    #expect(store.withState(\.productAmount) == 0)
    store.send(.amountControl(.plusButtonTapped))
    #expect(store.withState(\.productAmount) == 1)
  }

  @Test func `Scope takes its child as a labeled argument`() {
    let scope = Scope<EarlierDetail.State, EarlierDetail.Action, AmountControl>(
      state: \.amountControl, action: /EarlierDetail.Action.amountControl,
      child: { AmountControl() })
    let store = Store(initialState: EarlierDetail.State()) { scope }
    store.send(.amountControl(.plusButtonTapped))
    #expect(store.withState { $0 } == EarlierDetail.State(amountControl: one))
  }

  @Test func `Scope runs a child in a case of an enum`() {
    let store = Store(initialState: Shelf.State.product(AmountControl.State())) { Shelf() }
    store.send(.product(.plusButtonTapped))
    #expect(store.withState { $0 } == .product(one))
  }

  @Test func `0.5x: An action sent to a scoped store reaches child and parent`() {
    let store = Store(initialState: EarlierDetail.State(), reducer: EarlierDetail())
    let child: StoreOf<AmountControl> = store.scope(
      state: \.amountControl, action: EarlierDetail.Action.amountControl)
    _ = printing { ViewStore(child).send(.plusButtonTapped) }
    #expect(child.withState(\.amount) == 1)
    #expect(store.withState(\.productAmount) == 1)
  }

  private let one = AmountControl.State(amount: 1)

  private func printing(_ body: () -> Void) -> String {
    let printed = Mutex("")
    let sink = ChangePrinter.Sink { text in printed.withLock { $0 += text + "\n" } }
    ChangePrinter.$sink.withValue(sink, operation: body)
    return printed.withLock { $0 }
  }
}

private struct EarlierDetail: ReducerProtocol {
  struct State: Equatable {
    var productAmount = 0
    var amountControl = AmountControl.State()
  }
  enum Action: Equatable { case amountControl(AmountControl.Action) }

  var body: some ReducerProtocol<State, Action> {
    Scope(state: \.amountControl, action: /Action.amountControl) {
      AmountControl()._printChanges()
    }
    Reduce { state, action in
      switch action {
      case .amountControl(.plusButtonTapped):
        state.productAmount += 1
        return .none
      case .amountControl(.minusButtonTapped):
        state.productAmount -= 1
        return .none
      }
    }
  }
}

private struct Copying: Reducer {
  typealias State = EarlierDetail.State
  typealias Action = EarlierDetail.Action
  let isChildFirst: Bool

  var body: some ReducerOf<Self> {
    if isChildFirst { child }
    Reduce { state, _ in
      state.productAmount = state.amountControl.amount
      return .none
    }
    if !isChildFirst { child }
  }

  private var child: some ReducerOf<Self> {
    Scope(state: \.amountControl, action: /Action.amountControl) { AmountControl() }
  }
}

private struct Shelf: Reducer {
  enum State: Equatable {
    case empty
    case product(AmountControl.State)
  }
  enum Action: Equatable { case product(AmountControl.Action) }

  var body: some ReducerOf<Self> {
    Scope(state: /State.product, action: /Action.product) { AmountControl() }
  }
}
