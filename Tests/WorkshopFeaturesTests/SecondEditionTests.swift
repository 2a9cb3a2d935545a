import ComposableArchitecture
import Testing

@testable import WorkshopFeatures

/// The features with macros behave like the ones that they were made from.
@MainActor
struct SecondEditionTests {
  @Test func `The buttons of AmountControlNow increment and decrement the amount`() async {
    let store = TestStore(initialState: AmountControlNow.State()) { AmountControlNow() }
    await store.send(\.plusButtonTapped) { $0.amount = 1 }
    await store.send(\.minusButtonTapped) { $0.amount = 0 }
  }

  @Test func `ProductDetailNow counts the taps of its child`() async {
    let store = TestStore(initialState: ProductDetailNow.State()) { ProductDetailNow() }
    await store.send(\.amountControl.plusButtonTapped) {
      $0.amountControl.amount = 1
      $0.productAmount = 1
    }
    await store.send(\.amountControl.minusButtonTapped) {
      $0.amountControl.amount = 0
      $0.productAmount = 0
    }
    await store.send(\.amountControl.minusButtonTapped) { $0.amountControl.amount = -1 }
    await store.send(.set(\.isToggled, true)) { $0.isToggled = true }
  }

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

  @Test func `HapticSettingsNow and CouponNow store what their bindings send`() async {
    let settings = TestStore(initialState: HapticSettingsNow.State()) { HapticSettingsNow() }
    await settings.send(\.isHapticFeedbackEnabledChanged, false) {
      $0.isHapticFeedbackEnabled = false
    }
    let coupon = TestStore(initialState: CouponNow.State()) { CouponNow() }
    await coupon.send(\.couponCodeInserted, "welcome") {
      $0.couponCode = "WELCOME"
      $0.discount = 25
    }
    await coupon.send(\.couponCodeInserted, "x") {
      $0.couponCode = "X"
      $0.discount = nil
    }
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

  @Test func `RegistrationNow uses the controlled UUID and date`() async {
    let store = TestStore(initialState: RegistrationNow.State()) {
      RegistrationNow()
    } withDependencies: {
      $0.date = .constant(Date(timeIntervalSince1970: 7))
      $0.uuid = .incrementing
    }
    await store.send(\.nameChanged, "Blob") { $0.name = "Blob" }
    await store.send(\.filterButtonTapped) { $0.startDate = Date(timeIntervalSince1970: 7) }
    await store.send(\.registerButtonTapped, Date(timeIntervalSince1970: 8)) {
      $0.id = UUID(0)
      $0.startDate = Date(timeIntervalSince1970: 8)
    }
    await store.receive(\.doNothing)
    await store.send(\.alertDismissed)
    await store.receive(\.doNothing)
  }

  @Test func `TimerNow ticks until it is stopped`() async {
    let clock = TestClock()
    let store = TestStore(initialState: TimerNow.State()) {
      TimerNow()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(\.startButtonTapped) { $0.isRunning = true }
    await clock.advance(by: .seconds(1))
    await store.receive(\.ticked) { $0.seconds = 1 }
    await store.send(\.stopButtonTapped) { $0.isRunning = false }
    await clock.advance(by: .seconds(5))
  }

  @Test func `ParentChildNow runs its rows and its optional child`() async {
    let store = TestStore(initialState: ParentChildNow.State()) { ParentChildNow() }
    await store.send(\.addButtonTapped) { $0.counters = [CounterNow.State(id: 1)] }
    await store.send(\.counters[id: 1].plusButtonTapped) { $0.counters[id: 1]?.control.amount = 1 }
    await store.send(\.detailButtonTapped) { $0.detail = AmountControlNow.State(amount: 1) }
    await store.send(\.detail.minusButtonTapped) { $0.detail?.amount = 0 }
    await store.send(\.detailDismissed) { $0.detail = nil }
    await store.send(\.removeButtonTapped, 1) { $0.counters = [] }
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

  @Test func `SearchNow requests only the newest query`() async {
    let clock = TestClock()
    let store = TestStore(initialState: SearchNow.State()) {
      SearchNow()
    } withDependencies: {
      $0.continuousClock = clock
      $0.searchClient = SearchClient { [$0] }
    }
    await store.send(\.queryChanged, "s") {
      $0.query = "s"
      $0.isSearching = true
    }
    await store.send(\.queryChanged, "sw") { $0.query = "sw" }
    await clock.advance(by: .milliseconds(300))
    await store.receive(\.response.success) {
      $0.results = ["sw"]
      $0.isSearching = false
    }
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

  @Test func `AccountFlagsNow keeps a user and an error at the same time`() async {
    let store = TestStore(initialState: AccountFlagsNow.State()) { AccountFlagsNow() }
    await store.send(\.loginSucceeded, User(name: "Blob")) { $0.user = User(name: "Blob") }
    await store.send(\.loginFailed, .offline) { $0.error = .offline }
    await store.send(\.userChanged, nil) { $0.user = nil }
  }

  @Test func `The mistakes with macros are mistakes, and their corrections are not`() async {
    let lagging = TestStore(initialState: ParentFirstNow.State()) { ParentFirstNow() }
    await lagging.send(\.amountControl.plusButtonTapped) { $0.amountControl.amount = 1 }

    let corrected = TestStore(initialState: RememberedScopeNow.State()) { RememberedScopeNow() }
    await corrected.send(\.amountControl.plusButtonTapped) {
      $0.amountControl.amount = 1
      $0.taps = 1
    }

    let clock = TestClock()
    let child = TestStore(initialState: PresentChildNow.State()) {
      PresentChildNow()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await child.send(\.openButtonTapped) { $0.child = PatientControlNow.State() }
    await child.send(\.child.laterButtonTapped)
    await child.send(\.closeButtonTapped) { $0.child = nil }
    await clock.advance(by: .seconds(1))
  }
}
