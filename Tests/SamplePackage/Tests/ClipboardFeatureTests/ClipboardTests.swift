import ClipboardFeature
import ComposableArchitecture
import Testing

@MainActor
struct ClipboardTests {
  @Test func `A text is copied without its spaces`() async {
    let copied = LockIsolated("")
    let store = TestStore(initialState: Clipboard.State(text: " a ")) {
      Clipboard()
    } withDependencies: {
      $0.pasteboard.copy = { copied.setValue($0) }
    }
    await store.send(.copyButtonTapped)
    await store.receive(.copied) { $0.isCopied = true }
    #expect(copied.value == "a")
  }
}
