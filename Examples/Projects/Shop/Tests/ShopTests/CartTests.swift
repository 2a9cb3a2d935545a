import ComposableArchitecture
import ShopModels
import Testing

@testable import Shop

@MainActor
struct CartTests {
  @Test
  func buying() async {
    let store = TestStore(initialState: Cart.State()) { Cart() }
    await store.send(.buyTapped(Product.samples[1].id)) { $0.total = 9 }
  }
}
