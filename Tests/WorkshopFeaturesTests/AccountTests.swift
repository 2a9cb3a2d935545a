import ComposableArchitecture
import SwiftUI
import Testing
import WorkshopFeatures

@MainActor
struct AccountTests {
  let blob = User(name: "Blob")

  @Test func `Separate flags can hold a user and an error at the same time`() async {
    let store = TestStore(initialState: AccountFlags.State()) { AccountFlags() }
    await store.send(.loginSucceeded(blob)) { $0.user = blob }
    await store.send(.loginFailed(.offline)) { $0.error = .offline }
    #expect(store.state.user != nil && store.state.error != nil)
  }

  @Test func `An enum holds either a user or an error, in any order of actions`() async {
    let store = TestStore(initialState: Account.State()) { Account() }
    await store.send(.loginSucceeded(blob)) { $0 = .authenticated(blob) }
    await store.send(.loginFailed(.offline)) { $0 = .error(.offline) }
    await store.send(.loginSucceeded(blob)) { $0 = .authenticated(blob) }
    await store.send(.logoutButtonTapped) { $0 = .unauthenticated }
  }

  @Test func `A text field writes to the payload of an enum case`() throws {
    let store = Store(initialState: Account.State.authenticated(blob)) { Account() }
    let screen = Screen.render(AccountView(store: store), width: 80)
    try #require(screen.controls(named: "Change username").first).enter("홍길동")
    #expect(store.withState { $0 } == .authenticated(User(name: "홍길동")))
  }

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
