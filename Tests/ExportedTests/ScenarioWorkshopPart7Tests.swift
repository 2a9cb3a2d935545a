import ComposableArchitecture
import Testing

@testable import WorkshopFeatures

/// A session with ProductDetail, as `export test` wrote it.
@MainActor
struct ScenarioWorkshopPart7Tests {
  @Test func session() async {
    let store = TestStore(
      initialState: ProductDetailFeature.State(
        productAmount: 0,
        amountControl: AmountControl.State(amount: 0),
        isToggled: false
      )
    ) {
      ProductDetailFeature()
    }
    await store.send(.amountControl(.plusButtonTapped)) {
      $0.productAmount = 1
      $0.amountControl.amount = 1
    }
    await store.send(.amountControl(.plusButtonTapped)) {
      $0.productAmount = 2
      $0.amountControl.amount = 2
    }
    await store.send(.amountControl(.minusButtonTapped)) {
      $0.productAmount = 1
      $0.amountControl.amount = 1
    }
  }
}
