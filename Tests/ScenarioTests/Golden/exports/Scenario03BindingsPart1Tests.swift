import ComposableArchitecture
import Testing

@testable import WorkshopFeatures

/// A session with Settings, exported by `export test`.
@MainActor
struct Scenario03BindingsPart1Tests {
  @Test func settingsBinding() async {
    let store = TestStore(initialState: Settings.State()) {
      Settings()
    }
    await store.send(.binding(.set(\.$protectMyPosts, true))) { $0.protectMyPosts = true }
    await store.send(.binding(.set(\.$displayName, "홍길동과 함께하는 즐거운 상태 관리 교실"))) {
      $0.displayName = "홍길동과 함께하는 즐거운 상태"
    }
    await store.send(.binding(.set(\.$digest, Settings.Digest.weekly))) { $0.digest = .weekly }
  }
}
