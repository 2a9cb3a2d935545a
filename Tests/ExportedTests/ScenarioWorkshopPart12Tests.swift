import ComposableArchitecture
import Testing

@testable import WorkshopFeatures

/// A session with Coupon, as `export test` wrote it.
@MainActor
struct ScenarioWorkshopPart12Tests {
  @Test func session() async {
    let store = TestStore(initialState: Coupon.State(couponCode: "", discount: nil)) {
      Coupon()
    }
    await store.send(.couponCodeInserted("welcome")) {
      $0.couponCode = "WELCOME"
      $0.discount = 25
    }
  }
}
