import ComposableArchitecture
import Testing
import WorkshopFeatures

@MainActor
struct CouponTests {
  let store = TestStore(initialState: Coupon.State()) { Coupon() }

  @Test func `a code is read in any case, and brings its discount`() async {
    await store.send(.couponCodeInserted("spring-10")) {
      $0.couponCode = "SPRING-10"
      $0.discount = 10
    }
  }

  @Test func `a code that nobody knows takes the discount away`() async {
    await store.send(.couponCodeInserted("WELCOME")) {
      $0.couponCode = "WELCOME"
      $0.discount = 25
    }
    await store.send(.couponCodeInserted("WELCOME!")) {
      $0.couponCode = "WELCOME!"
      $0.discount = nil
    }
  }
}
