import ComposableArchitecture
import SwiftUI
import Testing
import WorkshopFeatures

@MainActor
struct AccountTests {
  let blob = User(name: "Blob")

  @Test func `A text field writes to an unwrapped optional`() throws {
    let store = Store(initialState: AccountFlags.State()) { AccountFlags() }
    store.send(.loginSucceeded(blob))
    let screen = Screen.render(AccountFlagsView(store: store), width: 80)
    try #require(screen.controls(named: "Change username").first).enter("Blob Jr.")
    #expect(store.withState(\.user) == User(name: "Blob Jr."))
  }

  @Test func `The username reads and writes the payload of the authenticated case`() {
    var account = Account.State.authenticated(blob)
    account.username = "Blob Jr."
    #expect(account == .authenticated(User(name: "Blob Jr.")))
    account = .error(.wrongPassword)
    account.username = "nobody"
    #expect(account == .error(.wrongPassword))
    #expect(account.username == nil)
  }
}
