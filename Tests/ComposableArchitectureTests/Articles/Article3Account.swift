import ComposableArchitecture
import SwiftUI

struct User: Equatable { var name = "" }
struct LoginFailed: Error, Equatable { var reason = "wrong password" }

/// An account as an enum: only one case at a time.
enum AccountState: Equatable {
  case authenticated(User)
  case unauthenticated
  case error(LoginFailed)

  var username: String? {
    get {
      guard case .authenticated(let user) = self else { return nil }
      return user.name
    }
    set {
      guard let newValue, case .authenticated = self else { return }
      self = .authenticated(User(name: newValue))
    }
  }
}

/// An account as two optional fields, which can contradict each other.
struct AccountFlags: Equatable {
  var user: User?
  var error: LoginFailed?
}

final class AppState: ObservableObject {
  @Published var account = AccountState.unauthenticated
  @Published var flags = AccountFlags()
}

struct AccountView: View {
  @ObservedObject var state: AppState

  var body: some View {
    switch state.account {
    case .authenticated(let user):
      Text("Welcome, \(user.name)")
      if let user = self.$state.account.matching(/AccountState.authenticated) {
        TextField("Change username", text: user.name)
      }
    case .unauthenticated:
      Button("Log in") { state.account = .authenticated(User(name: "Blob")) }
    case .error(let error):
      Text("Error: \(error.reason)")
    }
  }
}

struct AccountFlagsView: View {
  @ObservedObject var state: AppState

  var body: some View {
    if let user = self.$state.flags.user.unwrap() {
      TextField("Change username", text: user.name)
    }
    if let error = state.flags.error {
      Text("Error: \(error.reason)")
    }
  }
}
