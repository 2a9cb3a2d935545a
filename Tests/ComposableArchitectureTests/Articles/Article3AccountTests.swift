import ComposableArchitecture
import SwiftUI
import Testing

/// Composable bindings and enum state.
@MainActor
@Suite("Article 3, composable bindings")
struct Article3AccountTests {
  let state = AppState()

  @Test func `Two optional fields can hold a user and an error at the same time`() {
    state.flags = AccountFlags(user: User(name: "Blob"), error: LoginFailed())
    #expect(
      drawn(AccountFlagsView(state: state)) == [
        "[1] Change username: \"Blob\"", "Error: wrong password",
      ])
  }

  @Test func `An enum shows only its current case`() throws {
    let view = AccountView(state: state)
    #expect(drawn(view) == ["[1] <Log in>"])
    try control("Log in", in: view).tap()
    #expect(drawn(view) == ["Welcome, Blob", "[1] Change username: \"Blob\""])
    state.account = .error(LoginFailed())
    #expect(drawn(view) == ["Error: wrong password"])
  }

  @Test func `A binding from matching changes the payload of the case`() throws {
    state.account = .authenticated(User(name: "Blob"))
    try control("Change username", in: AccountView(state: state)).enter("Blob Jr.")
    #expect(state.account == .authenticated(User(name: "Blob Jr.")))
  }

  @Test func `matching returns nil for another case`() {
    #expect(
      ObservedObject(wrappedValue: state).projectedValue.account
        .matching(/AccountState.authenticated) == nil)
  }

  @Test func `A binding from matching reads every change of the payload`() throws {
    state.account = .authenticated(User(name: "Blob"))
    let account = ObservedObject(wrappedValue: state).projectedValue.account
    let user = try #require(account.matching(/AccountState.authenticated))
    user.name.wrappedValue = "Blob Jr."
    #expect(user.wrappedValue.name == "Blob Jr.")
    state.account = .authenticated(User(name: "Blob Sr."))
    #expect(user.name.wrappedValue == "Blob Sr.")
  }

  @Test func `A binding from unwrap reads every change of the value`() throws {
    state.flags.user = User(name: "Blob")
    let user = try #require(ObservedObject(wrappedValue: state).projectedValue.flags.user.unwrap())
    user.name.wrappedValue = "Blob Jr."
    #expect(user.name.wrappedValue == "Blob Jr.")
    state.flags.user?.name = "Blob Sr."
    #expect(user.name.wrappedValue == "Blob Sr.")
  }

  @Test func `A computed property of an enum can be bound`() {
    state.account = .authenticated(User(name: "Blob"))
    let account = ObservedObject(wrappedValue: state).projectedValue.account
    account.transform(\.username).wrappedValue = "Blob Jr."
    #expect(state.account == .authenticated(User(name: "Blob Jr.")))
    #expect(account.username.unwrap()?.wrappedValue == "Blob Jr.")
  }
}
