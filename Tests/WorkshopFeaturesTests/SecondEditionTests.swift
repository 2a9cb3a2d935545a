import ComposableArchitecture
import Testing

@testable import WorkshopFeatures

/// The features with macros behave like the ones that they were made from.
@MainActor
struct SecondEditionTests {
  @Test func `ProductDetailNow accepts the smallest amount`() async {
    let store = TestStore(initialState: ProductDetailNow.State(productAmount: .min)) {
      ProductDetailNow()
    }
    await store.send(\.amountControl.minusButtonTapped) {
      $0.amountControl.amount = -1
      $0.productAmount = 0
    }
  }

  @Test func `SettingsNow limits the name and asks for permission`() async {
    let store = TestStore(initialState: SettingsNow.State()) {
      SettingsNow()
    } withDependencies: {
      $0.notifications = NotificationsClient { false }
    }
    await store.send(.set(\.displayName, "12345678901234567890")) {
      $0.displayName = "1234567890123456"
    }
    await store.send(.set(\.enableNotifications, true)) { $0.enableNotifications = true }
    await store.receive(\.authorizationAnswered, false) { $0.enableNotifications = false }
    await store.send(.resetButtonTapped) { $0.displayName = "" }
  }

  @Test func `ProductDetailCartNow keeps its amount and that of its child equal`() async {
    let store = TestStore(initialState: ProductDetailCartNow.State()) { ProductDetailCartNow() }
    await store.send(\.amountControl.plusButtonTapped) {
      $0.amountControl.amount = 1
      $0.productAmount = 1
    }
    await store.send(\.binding.productAmount, 7) {
      $0.amountControl.amount = 7
      $0.productAmount = 7
    }
  }

  @Test func `AccountNow renames only a user who has logged in`() async {
    let store = TestStore(initialState: AccountNow.State()) { AccountNow() }
    await store.send(\.usernameChanged, "Blob")
    await store.send(\.loginSucceeded, User(name: "Blob")) {
      $0 = .authenticated(User(name: "Blob"))
    }
    await store.send(\.usernameChanged, "Blob Jr.") {
      $0.modify(\.authenticated) { $0.name = "Blob Jr." }
    }
    await store.send(\.loginFailed, .offline) { $0 = .error(.offline) }
    await store.send(\.logoutButtonTapped) { $0 = .unauthenticated }
  }

  @Test func `TodosNow edits a copy of a row, and clears the rows that are done`() async {
    let store = TestStore(initialState: TodosNow.State()) {
      TodosNow()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    await store.send(\.addButtonTapped) { $0.todos = [TodoNow.State(id: UUID(0))] }
    await store.send(\.rowTapped, UUID(0)) { $0.draft = TodoNow.State(id: UUID(0)) }
    await store.send(\.draft.titleChanged, "Milk") { $0.draft?.title = "Milk" }
    await store.send(\.draftSaved) {
      $0.todos[id: UUID(0)]?.title = "Milk"
      $0.draft = nil
    }
    await store.send(\.todos[id: UUID(0)].toggled) { $0.todos[id: UUID(0)]?.isDone = true }
    await store.send(\.clearDoneButtonTapped) { $0.todos = [] }
  }

  @Test func `LoginNow moves on to the session, and back`() async {
    let clock = TestClock()
    let store = TestStore(initialState: LoginNow.State()) {
      LoginNow()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(\.form.nameChanged, "Blob") { $0.modify(\.form) { $0.name = "Blob" } }
    await store.send(\.form.loginButtonTapped) { $0.modify(\.form) { $0.isWaiting = true } }
    await clock.advance(by: .seconds(1))
    await store.receive(\.form.accepted) { $0 = .session(LoginSessionNow.State(name: "Blob")) }
    await store.send(\.session.refreshButtonTapped) { $0.modify(\.session) { $0.messages = 1 } }
    await store.send(\.session.logoutButtonTapped) { $0 = LoginNow.State() }
  }
}
