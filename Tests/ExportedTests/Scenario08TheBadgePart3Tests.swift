import ComposableArchitecture
import Testing

@testable import WorkshopFeatures

/// A session with Coupon, as `export test` wrote it.
@MainActor
struct Scenario08TheBadgePart3Tests {
  @Test func session() async {
    let store = TestStore(initialState: Coupon.State(couponCode: "", discount: nil)) {
      Coupon()
    }
    await store.send(.couponCodeInserted("welcome")) {
      $0.couponCode = "WELCOME"
      $0.discount = 25
    }
    await store.send(.couponCodeInserted("welcom")) {
      $0.couponCode = "WELCOM"
      $0.discount = nil
    }
  }
}
