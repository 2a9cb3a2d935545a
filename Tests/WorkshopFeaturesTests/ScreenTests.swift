import ComposableArchitecture
import SwiftUI
import Testing

@testable import WorkshopFeatures

/// The screen of each feature. `SCREENS=write` updates the expected files in `Screens`.
@MainActor
struct ScreenTests {
  @Test func `AmountControl draws an amount and its buttons`() throws {
    try expect("AmountControl", .init(amount: 3), AmountControl(), AmountControlView.init)
  }

  @Test func `ProductDetail draws an empty cart without a badge`() throws {
    try expect("ProductDetail-0", .init(), ProductDetailFeature(), ProductDetailView.init)
  }

  @Test func `ProductDetail draws a badge for two items`() throws {
    try expect(
      "ProductDetail-2", .init(), ProductDetailFeature(),
      after: [.amountControl(.plusButtonTapped), .amountControl(.plusButtonTapped)],
      ProductDetailView.init)
  }

  @Test func `HapticSettings draws one toggle`() throws {
    try expect("HapticSettings", .init(), HapticSettings(), HapticSettingsView.init)
  }

  @Test func `Settings hides the notification options while notifications are off`() throws {
    try expect("Settings", .init(), Settings(), SettingsView.init)
  }

  @Test func `Settings shows all options while notifications are on`() throws {
    try expect(
      "Settings-notifications", .init(), Settings(),
      after: [.set(\.$displayName, "홍길동"), .set(\.$enableNotifications, true)],
      SettingsView.init)
  }

  @Test func `Settings is disabled while it is loading`() throws {
    var state = Settings.State()
    state.isLoading = true
    try expect("Settings-loading", state, Settings(), SettingsView.init)
  }

  @Test func `SettingsBoilerplate looks like Settings`() throws {
    let boilerplate = try screen(
      .init(), SettingsBoilerplate(),
      after: [.displayNameChanged("홍길동"), .enableNotificationsChanged(true)],
      SettingsBoilerplateView.init)
    let settings = try screen(
      .init(), Settings(),
      after: [.set(\.$displayName, "홍길동"), .set(\.$enableNotifications, true)],
      SettingsView.init)
    // Settings has an additional button at the end.
    let same = boilerplate.split(separator: "\n").dropLast()
    #expect(settings.split(separator: "\n").prefix(same.count) == same)
  }

  @Test(arguments: [0, 2])
  func `The cart shows a badge while it is not empty`(amount: Int) throws {
    try expect(
      "ProductDetailCart-\(amount)", .init(), ProductDetailCart(),
      after: [.set(\.$productAmount, amount)], ProductDetailCartView.init)
  }

  @Test func `Coupon draws a valid code and an unknown one`() throws {
    try expect(
      "Coupon-known", .init(), Coupon(), after: [.couponCodeInserted("welcome")], CouponView.init)
    try expect(
      "Coupon-unknown", .init(), Coupon(), after: [.couponCodeInserted("x")], CouponView.init)
  }

  @Test func `AccountFlags can show a greeting and an error at the same time`() throws {
    try expect(
      "AccountFlags-both", .init(), AccountFlags(),
      after: [.loginSucceeded(User(name: "Blob")), .loginFailed(.offline)], AccountFlagsView.init)
  }

  @Test func `Account shows the current case only`() throws {
    try expect("Account-unauthenticated", .init(), Account(), AccountView.init)
    try expect(
      "Account-authenticated", .authenticated(User(name: "Blob")), Account(), AccountView.init)
    try expect("Account-error", .error(.wrongPassword), Account(), AccountView.init)
  }

  @Test func `Registration disables its button until a name is entered`() throws {
    try expect("Registration", .init(), Registration(), RegistrationView.init)
  }

  @Test func `ParentChild draws its rows, a total, and a detail`() throws {
    try expect(
      "ParentChild", .init(), ParentChild(),
      after: [
        .addButtonTapped, .addButtonTapped, .counter(id: 2, action: .plusButtonTapped),
        .detailButtonTapped,
      ], ParentChildView.init)
  }

  @Test func `Todos draws its rows and the draft`() throws {
    let id = UUID(0)
    try expect(
      "Todos", .init(todos: [Todo.State(id: id, title: "우유", isDone: true)]), Todos(),
      after: [.rowTapped(id: id)], TodosView.init)
  }

  @Test func `Login draws the current step`() throws {
    try expect("Login-form", .init(), Login(), LoginView.init)
    try expect("Login-session", .session(.init(name: "Blob")), Login(), LoginView.init)
  }

  @Test func `Timer and Search draw their initial state`() throws {
    try expect("Timer", .init(), Timer(), TimerView.init)
    var search = Search.State()
    search.query = "s"
    search.results = ["scope", "store"]
    try expect("Search", search, Search(), SearchView.init)
  }

  @Test func `The mistake features draw their controls`() throws {
    try expect(
      "ForgottenBindingReducer", .init(), ForgottenBindingReducer(),
      ForgottenBindingReducerView.init)
    try expect("ForgottenScope", .init(), RememberedScope(), ForgottenScopeView.init)
    try expect("ParentFirst", .init(), ChildFirst(), ParentFirstView.init)
    try expect("NilChild", .init(), NilChild(), NilChildView.init)
    try expect(
      "PresentChild", .init(), PresentChild(), after: [.openButtonTapped], PresentChildView.init)
  }

  @Test func `A mistake looks different from its corrected version after a tap`() throws {
    let taps: [ParentFirst.Action] = [
      .amountControl(.plusButtonTapped), .amountControl(.plusButtonTapped),
    ]
    try expect(
      "ParentFirst-stale", .init(), ParentFirst(), after: taps, ParentFirstView.init)
    try expect("ChildFirst", .init(), ChildFirst(), after: taps, ParentFirstView.init)
    var forgotten = ForgottenScope.State()
    forgotten.taps = 1
    try expect("ForgottenScope-tapped", forgotten, ForgottenScope(), ForgottenScopeView.init)
    try expect(
      "RememberedScope-tapped", .init(), RememberedScope(),
      after: [.amountControl(.plusButtonTapped)], ForgottenScopeView.init)
    try expect(
      "RememberedBindingReducer", .init(), RememberedBindingReducer(),
      after: [.set(\.$isOn, true)], ForgottenBindingReducerView.init)
  }

  @Test func `Missing children and empty lists are not drawn`() throws {
    try expect(
      "NilChild-open", .init(), NilChild(), after: [.openButtonTapped], NilChildView.init)
    try expect("PresentChild-none", .init(), PresentChild(), PresentChildView.init)
    try expect("ParentChild-empty", .init(), ParentChild(), ParentChildView.init)
    try expect("Todos-empty", .init(), Todos(), TodosView.init)
  }

  @Test func `Login, Timer, and Search draw work in progress`() throws {
    var timer = Timer.State()
    timer.isRunning = true
    timer.seconds = 61
    try expect("Timer-running", timer, Timer(), TimerView.init)
    var search = Search.State()
    search.query = "s"
    search.isSearching = true
    try expect("Search-searching", search, Search(), SearchView.init)
    var form = LoginForm.State()
    form.name = "Blob"
    form.isWaiting = true
    try expect("Login-waiting", .form(form), Login(), LoginView.init)
  }

  @Test func `Registration draws the UUID of a registered user`() throws {
    var state = Registration.State()
    state.id = UUID(0)
    state.name = "Blob"
    try expect("Registration-done", state, Registration(), RegistrationView.init)
  }
}

/// Draws a view after sending some actions.
@MainActor
private func screen<R: Reducer, Content: View>(
  _ state: R.State, _ reducer: R, after actions: [R.Action] = [],
  _ view: (StoreOf<R>) -> Content
) throws -> String {
  let store = Store(initialState: state) {
    reducer
  } withDependencies: {
    $0.notifications.requestAuthorization = { true }
  }
  for action in actions { store.send(action) }
  return Screen.render(view(store), width: 80).lines.map { $0 + "\n" }.joined()
}

/// Compares a screen with the expected file of the given name.
@MainActor
private func expect<R: Reducer, Content: View>(
  _ name: String, _ state: R.State, _ reducer: R, after actions: [R.Action] = [],
  _ view: (StoreOf<R>) -> Content, sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
  let drawn = try screen(state, reducer, after: actions, view)
  let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Screens/\(name).txt")
  if ProcessInfo.processInfo.environment["SCREENS"] == "write" {
    try Data(drawn.utf8).write(to: file)
  }
  #expect(
    try drawn == String(contentsOf: file, encoding: .utf8), sourceLocation: sourceLocation)
}
