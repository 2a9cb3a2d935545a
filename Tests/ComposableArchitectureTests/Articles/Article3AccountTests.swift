import ComposableArchitecture
import SwiftUI
import Testing

/// SOURCES, section 3: composable bindings and enum state.
@MainActor
@Suite("Article 3, composable bindings")
struct Article3AccountTests {
  let state = AppState()

  @Test func `flags can disagree: a user and an error at once`() {
    state.flags = AccountFlags(user: User(name: "Blob"), error: LoginFailed())
    #expect(
      drawn(AccountFlagsView(state: state)) == [
        "[1] Change username: \"Blob\"", "Error: wrong password",
      ])
  }

  @Test func `one enum shows one of its cases`() throws {
    let view = AccountView(state: state)
    #expect(drawn(view) == ["[1] <Log in>"])
    try control("Log in", in: view).tap()
    #expect(drawn(view) == ["Welcome, Blob", "[1] Change username: \"Blob\""])
    state.account = .error(LoginFailed())
    #expect(drawn(view) == ["Error: wrong password"])
  }

  @Test func `matching writes into the payload of a case`() throws {
    state.account = .authenticated(User(name: "Blob"))
    try control("Change username", in: AccountView(state: state)).enter("Blob Jr.")
    #expect(state.account == .authenticated(User(name: "Blob Jr.")))
  }

  @Test func `matching gives nothing for another case`() {
    #expect(
      ObservedObject(wrappedValue: state).projectedValue.account
        .matching(/AccountState.authenticated) == nil)
  }

  @Test func `matching reads what was written, by whomever`() throws {
    state.account = .authenticated(User(name: "Blob"))
    let account = ObservedObject(wrappedValue: state).projectedValue.account
    let user = try #require(account.matching(/AccountState.authenticated))
    user.name.wrappedValue = "Blob Jr."
    #expect(user.wrappedValue.name == "Blob Jr.")
    state.account = .authenticated(User(name: "Blob Sr."))
    #expect(user.name.wrappedValue == "Blob Sr.")
  }

  @Test func `unwrap reads what was written, by whomever`() throws {
    state.flags.user = User(name: "Blob")
    let user = try #require(ObservedObject(wrappedValue: state).projectedValue.flags.user.unwrap())
    user.name.wrappedValue = "Blob Jr."
    #expect(user.name.wrappedValue == "Blob Jr.")
    state.flags.user?.name = "Blob Sr."
    #expect(user.name.wrappedValue == "Blob Sr.")
  }

  @Test func `a computed property of an enum can be bound`() {
    state.account = .authenticated(User(name: "Blob"))
    let account = ObservedObject(wrappedValue: state).projectedValue.account
    account.transform(\.username).wrappedValue = "Blob Jr."
    #expect(state.account == .authenticated(User(name: "Blob Jr.")))
    #expect(account.username.unwrap()?.wrappedValue == "Blob Jr.")
  }
}
