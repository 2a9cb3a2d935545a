import ComposableArchitecture
import SwiftUI
import Testing

/// The product detail with its coupon and its toggle, in both spellings.
@MainActor
@Suite("Article 4, both spellings")
struct Article4SpellingTests {
  @Test func `0.5x: A text field sends the code that was entered`() throws {
    let store = Store(initialState: EarlierDetail.State(), reducer: EarlierDetail())
    let view = EarlierDetailView(store: store)
    try control("Promotion code", in: view).enter("SALE")
    #expect(store.withState(\.couponCode) == "SALE")
  }

  @Test func `0.5x: The case of the toggle's key path matches its binding action`() throws {
    let store = Store(initialState: EarlierDetail.State(), reducer: EarlierDetail())
    let view = EarlierDetailView(store: store)
    try control("Gift", in: view).tap()
    #expect(store.withState(\.isToggled))
    #expect(store.withState(\.toggles) == 1)
  }

  @Test func `The binding actions of other fields match the last case`() {
    let store = Store(initialState: EarlierDetail.State(), reducer: EarlierDetail())
    store.send(.set(\.$note, "for you"))
    #expect(store.withState(\.note) == "for you")
    #expect(store.withState(\.toggles) == 0)
  }

  @Test func `1.x: The binding action sets the toggle of the product detail`() async {
    let store = TestStore(initialState: ProductDetailFeature.State()) { ProductDetailFeature() }
    await store.send(.binding(.set(\.$isToggled, true))) { $0.isToggled = true }
    await store.send(.amountControl(.plusButtonTapped)) {
      $0.productAmount = 2
      $0.amountControl.amount = 1
    }
  }

  @Test func `1.x: The cart keeps the coupon code that was entered`() async {
    let store = TestStore(initialState: ProductDetailCart.State()) { ProductDetailCart() }
    await store.send(.couponCodeInserted("SALE")) { $0.couponCode = "SALE" }
  }

  @Test func `A binding action matches only the key path of its field`() {
    let action = EarlierDetail.Action.set(\.$isToggled, true)
    guard case .binding(let binding) = action else {
      Issue.record("not a binding action")
      return
    }
    #expect((/EarlierDetail.Action.binding).extract(from: action) == binding)
    #expect(\EarlierDetail.State.$isToggled ~= binding)
    #expect(!(\EarlierDetail.State.$note ~= binding))
  }
}

private struct EarlierDetail: ReducerProtocol {
  struct State: Equatable {
    var couponCode = ""
    @BindingState var isToggled = false
    @BindingState var note = ""
    var toggles = 0
  }
  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case couponCodeInserted(String)
  }

  var body: some ReducerProtocol<State, Action> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.$isToggled):
        state.toggles += 1
        return .none
      case .binding(_):
        return .none
      case .couponCodeInserted(let code):
        state.couponCode = code
        return .none
      }
    }
  }
}

private struct EarlierDetailView: View {
  let store: StoreOf<EarlierDetail>

  var body: some View {
    WithViewStore(self.store) { viewStore in
      VStack(alignment: .leading) {
        TextField(
          "Promotion code",
          text: viewStore.binding(
            get: \.couponCode, send: EarlierDetail.Action.couponCodeInserted)
        )
        .border(Color.gray, width: 1)
        Toggle("Gift", isOn: viewStore.$isToggled)
      }
    }
  }
}
