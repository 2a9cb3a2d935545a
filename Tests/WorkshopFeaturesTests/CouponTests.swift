import ComposableArchitecture
import Testing
import WorkshopFeatures

@MainActor
struct CouponTests {
  let store = TestStore(initialState: Coupon.State()) { Coupon() }

  @Test func `A code is accepted in any case and sets its discount`() async {
    await store.send(.couponCodeInserted("spring-10")) {
      $0.couponCode = "SPRING-10"
      $0.discount = 10
    }
  }

  @Test func `An unknown code removes the discount`() async {
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
