import ComposableArchitecture
import Testing

@testable import WorkshopFeatures

/// The features with macros behave like the ones that they were made from.
@MainActor
struct SecondEditionTests {
  @Test func `The buttons of AmountControlNow increment and decrement the amount`() async {
    let store = TestStore(initialState: AmountControlNow.State()) { AmountControlNow() }
    await store.send(\.plusButtonTapped) { $0.amount = 1 }
    await store.send(\.minusButtonTapped) { $0.amount = 0 }
  }

  @Test func `ProductDetailNow counts the taps of its child`() async {
    let store = TestStore(initialState: ProductDetailNow.State()) { ProductDetailNow() }
    await store.send(\.amountControl.plusButtonTapped) {
      $0.amountControl.amount = 1
      $0.productAmount = 1
    }
    await store.send(\.amountControl.minusButtonTapped) {
      $0.amountControl.amount = 0
      $0.productAmount = 0
    }
    await store.send(\.amountControl.minusButtonTapped) { $0.amountControl.amount = -1 }
    await store.send(.set(\.isToggled, true)) { $0.isToggled = true }
  }

  @Test func `ProductDetailNow accepts the smallest amount`() async {
    let store = TestStore(initialState: ProductDetailNow.State(productAmount: .min)) {
      ProductDetailNow()
    }
    await store.send(\.amountControl.minusButtonTapped) {
      $0.amountControl.amount = -1
      $0.productAmount = 0
    }
  }

  @Test func `SettingsNow limits the name and asks for permission`() async {
    let store = TestStore(initialState: SettingsNow.State()) {
      SettingsNow()
    } withDependencies: {
      $0.notifications = NotificationsClient { false }
    }
    await store.send(.set(\.displayName, "12345678901234567890")) {
      $0.displayName = "1234567890123456"
    }
    await store.send(.set(\.enableNotifications, true)) { $0.enableNotifications = true }
    await store.receive(\.authorizationAnswered, false) { $0.enableNotifications = false }
    await store.send(.resetButtonTapped) { $0.displayName = "" }
  }
}
