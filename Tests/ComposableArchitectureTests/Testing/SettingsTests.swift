import Synchronization
import Testing

@testable import ComposableArchitecture

/// A feature with bindings and an effect, tested as a user of the library would.
@MainActor
struct SettingsTests {
  @Test func `Binding actions change their fields, and a long name is truncated`() async {
    let store = TestStore(initialState: Settings.State()) { Settings() }
    await store.send(.set(\.$displayName, "Blob")) { $0.displayName = "Blob" }
    await store.send(.set(\.$displayName, "Blob McBlobblobberson")) {
      $0.displayName = "Blob McBlobblobb"
    }
    await store.send(.set(\.$protectMyPosts, true)) { $0.protectMyPosts = true }
  }

  @Test func `A denied authorization turns notifications off`() async {
    let store = TestStore(initialState: Settings.State(displayName: "Denied")) { Settings() }
    await store.send(.set(\.$enableNotifications, true)) {
      $0.enableNotifications = true
      $0.isLoading = true
    }
    await store.receive(.authorizationResponse(.failure(Settings.Denied()))) {
      $0.enableNotifications = false
      $0.isLoading = false
    }
  }

  @Test func `The printed changes equal those of the original library`() async throws {
    let printed = Printed()
    let sink = ChangePrinter.Sink { text in printed.text.withLock { $0 += text + "\n" } }
    await ChangePrinter.$sink.withValue(sink) {
      let store = TestStore(initialState: Settings.State()) { Settings()._printChanges() }
      store.exhaustivity = .off
      for action in Settings.goldenActions { await store.send(action) }
    }
    let url = try #require(
      Bundle.module.url(forResource: "settings", withExtension: "txt", subdirectory: "Golden"))
    #expect(try printed.text.withLock { $0 } == String(contentsOf: url, encoding: .utf8))
  }
}

extension Settings {
  fileprivate static let goldenActions: [Action] =
    ["Blob", "Blob", "Blob McBlobblobberson", "two\nlines \"q\"", "Blob"].map {
      .set(\.$displayName, $0)
    } + [
      .set(\.$digest, .weekly), .set(\.$digest, .off), .set(\.$enableNotifications, true),
      .set(\.$protectMyPosts, true), .set(\.$sendEmailNotifications, true),
      .set(\.$sendMobileNotifications, true), .resetButtonTapped, .resetButtonTapped,
      .set(\.$displayName, "Denied"), .set(\.$enableNotifications, true),
    ]
}

private final class Printed: Sendable {
  let text = Mutex("")
}
