import ComposableArchitecture
import SwiftUI
import Testing

/// The workshop's feature, its view and its tests.
@MainActor
@Suite("Article 5, the workshop's feature")
struct Article5FeatureTests {
  let later = Date(timeIntervalSince1970: 60)

  @Test func `1.x: Registering sets the ID and the date and sends doNothing`() async {
    let store = TestStore(initialState: AFeature.State()) {
      AFeature()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    await store.send(.registerButtonTapped(startDate: later)) {
      $0.id = UUID(0)
      $0.startDate = later
    }
    await store.receive(.doNothing)
  }

  @Test func `1.x: Dismissing the alert sends doNothing`() async {
    let store = TestStore(initialState: AFeature.State()) { AFeature() }
    await store.send(.alertDismissed)
    await store.receive(.doNothing)
    await store.send(.filterButtonTapped)
  }

  @Test func `0.5x: Registering and dismissing work with ReducerProtocol and EffectTask`() async {
    let store = TestStore(initialState: AFeature.State(), reducer: EarlierAFeature())
    await store.send(.registerButtonTapped(startDate: later)) { $0.startDate = later }
    await store.receive(.doNothing)
    await store.send(.alertDismissed)
    await store.receive(.doNothing)
  }

  @Test func `A view in a NavigationStack shows the state and sends an action`() throws {
    let store = Store(initialState: AFeature.State()) {
      AFeature()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    let view = AFeatureView(store: store)
    #expect(drawn(view) == ["Nobody yet", "[1] <Register>"])
    try control("Register", in: view).tap()
    #expect(drawn(view) == ["Registered", "[1] <Register>"])
    #expect(store.withState(\.startDate) == later)
  }
}
