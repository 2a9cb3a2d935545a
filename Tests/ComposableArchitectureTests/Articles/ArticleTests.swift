import ComposableArchitecture
import SwiftUI
import Synchronization
import Testing

/// The features and views of the source articles, as they are written there, in both spellings.
@MainActor
struct ArticleTests {
  @Test func `Ad hoc bindings send the actions of their fields`() throws {
    let store = Store(initialState: AdHocSettings.State(), reducer: AdHocSettings())
    let view = AdHocSettingsView(store: store)
    #expect(drawn(view)[1] == "│ [1] Haptic feedback: on              │")
    try control("Haptic feedback", in: view).tap()
    #expect(store.withState(\.isHapticFeedbackEnabled) == false)
    try control("Haptic feedback, by case", in: view).enter("on")
    #expect(store.withState(\.isHapticFeedbackEnabled))
    try control("Haptic feedback", in: AdHocSettingsLaterView(store: store)).tap()
    #expect(store.withState(\.isHapticFeedbackEnabled) == false)
  }

  @Test func `Each control of the form without binding state sends the action of its field`() throws
  {
    let later = Store(initialState: BoilerplateSettings.State()) { BoilerplateSettings() }
    let earlier = Store(
      initialState: BoilerplateSettings.State(), reducer: EarlierBoilerplateSettings())
    for store in [later, earlier] {
      let view = BoilerplateSettingsView(store: store)
      try control("Display name", in: view).enter("Blob")
      try control("Notifications", in: view).enter("on")
      try control("Email", in: view).tap()
      try control("Digest", in: view).enter("weekly")
      #expect(
        store.withState { $0 }
          == BoilerplateSettings.State(
            digest: .weekly, displayName: "Blob", enableNotifications: true,
            sendEmailNotifications: true))
    }
  }

  @Test func `The form with binding state shows its fields, and its reducer reacts to changes`()
    throws
  {
    let store = Store(initialState: BindingSettings.State()) { BindingSettings() }
    let view = BindingSettingsView(store: store)
    #expect(
      drawn(view, width: 50) == [
        "Settings",
        "════════",
        "┌ Profile ───────────────────────────────────────┐",
        "│ [1] Display name: \"\"                           │",
        "│ [2] Protect my posts: off                      │",
        "├ Notifications ─────────────────────────────────┤",
        "│ [3] Enable notifications: off                  │",
        "│ [4] Email: off (disabled)                      │",
        "│ [5] Digest: Daily (Daily, Weekly, Off)         │",
        "└────────────────────────────────────────────────┘",
      ])
    try control("Display name", in: view).enter("Blob McBlobblobberson")
    #expect(store.withState(\.displayName) == "Blob McBlobblobb")
    try control("Enable notifications", in: view).tap()
    #expect(store.withState(\.enableNotifications))
    #expect(store.withState(\.isLoading) == false)
  }

  @Test func `0.5x: A test store takes the reducer, and receives`() async throws {
    let store = TestStore(
      initialState: EarlierBindingSettings.State(), reducer: EarlierBindingSettings())
    await store.send(.binding(.set(\.$enableNotifications, true))) {
      $0.enableNotifications = true
    }
    await store.receive(.authorizationAnswered(false)) { $0.enableNotifications = false }
    let view = EarlierBindingSettingsView(
      store: Store(initialState: .init(), reducer: EarlierBindingSettings()))
    try control("Display name", in: view).enter("Blob McBlobblobberson")
    #expect(view.store.withState(\.displayName) == "Blob McBlobblobb")
  }

  @Test func `viewStore.binding and the projected value change the same field`() {
    let store = Store(initialState: BindingSettings.State()) { BindingSettings() }
    let viewStore = ViewStore(store, observe: { $0 })
    viewStore.binding(\.$displayName).wrappedValue = "Blob"
    #expect(viewStore.$displayName.wrappedValue == "Blob")
    viewStore.$displayName.wrappedValue = "Blob Jr."
    #expect(viewStore.binding(\.$displayName).wrappedValue == "Blob Jr.")
  }

  @Test func `A binding action matches only the key path of its field`() {
    let action = BindingSettings.Action.set(\.$protectMyPosts, true)
    guard case .binding(let binding) = action else {
      Issue.record("not a binding action")
      return
    }
    #expect((/BindingSettings.Action.binding).extract(from: action) == binding)
    #expect(\BindingSettings.State.$protectMyPosts ~= binding)
    #expect(!(\BindingSettings.State.$displayName ~= binding))
  }

  @Test func `A child's view shows and changes the part of its parent's state`() throws {
    let store = Store(initialState: ProductDetailFeature.State()) { ProductDetailFeature() }
    let view = ProductDetailView(store: store)
    #expect(drawn(view) == ["  In the cart: 1", "[1] <-> 0 [2] <[plus]>", "[3] Gift: off"])
    try control("plus", in: view).tap()
    #expect(store.withState(\.amountControl.amount) == 1)
    #expect(drawn(view)[0] == "  In the cart: 2")
  }

  @Test func `An enum shows only its current case, and matching binds its payload`() throws {
    let state = AppState()
    let view = AccountView(state: state)
    #expect(drawn(view) == ["[1] <Log in>"])
    let account = ObservedObject(wrappedValue: state).projectedValue.account
    #expect(account.matching(/AccountState.authenticated) == nil)
    try control("Log in", in: view).tap()
    #expect(drawn(view) == ["Welcome, Blob", "[1] Change username: \"Blob\""])
    let user = try #require(account.matching(/AccountState.authenticated))
    user.name.wrappedValue = "Blob Jr."
    #expect(user.wrappedValue.name == "Blob Jr.")
    state.account = .authenticated(User(name: "Blob Sr."))
    #expect(user.name.wrappedValue == "Blob Sr.")
    #expect(account.username.unwrap()?.wrappedValue == "Blob Sr.")
  }

  @Test func `Two optional fields can hold a user and an error at the same time`() {
    let state = AppState()
    state.flags = AccountFlags(user: User(name: "Blob"), error: LoginFailed())
    #expect(
      drawn(AccountFlagsView(state: state)) == [
        "[1] Change username: \"Blob\"", "Error: wrong password",
      ])
  }

  @Test func `A tap in a scoped store and a bound change print the recorded blocks`() throws {
    let printed = Mutex("")
    let sink = ChangePrinter.Sink { text in printed.withLock { $0 += text + "\n" } }
    ChangePrinter.$sink.withValue(sink) {
      let store = Store(initialState: ProductDetailFeature.State()) {
        ProductDetailFeature()._printChanges()
      }
      store.scope(state: \.amountControl, action: ProductDetailFeature.Action.amountControl)
        .send(.plusButtonTapped)
      ViewStore(store, observe: { $0 }).$isToggled.wrappedValue = true
    }
    let url = try #require(
      Bundle.module.url(
        forResource: "product-detail-scoped-store", withExtension: "txt", subdirectory: "Golden"))
    #expect(try printed.withLock { $0 } == String(contentsOf: url, encoding: .utf8))
  }

  @Test func `A view state changes the field that it observes, and hears of no other`() {
    let store = Store(initialState: ProductDetailCart.State()) { ProductDetailCart() }
    #expect(drawn(CartButton(store: store)) == ["", " [cart]"])
    let viewStore = ViewStore(
      store, observe: { CartButton.ViewState(productAmount: $0.$productAmount) })
    var changes = 0
    let listening = viewStore.objectWillChange.addListener { changes += 1 }
    store.send(.couponCodeInserted("SALE"))
    #expect(changes == 0)
    viewStore.$productAmount.wrappedValue = 120
    #expect(changes == 1)
    #expect(store.withState(\.productAmount) == 120)
    #expect(drawn(CartButton(store: store)) == ["    (120)", " [cart]"])
    listening.cancel()
  }

  @Test func `The coupon field has a border and sends the text that was entered`() throws {
    let store = Store(initialState: ProductDetailCart.State()) { ProductDetailCart() }
    let view = CouponView(store: store)
    try control("Code", in: view).enter("SALE")
    #expect(
      drawn(view) == [
        " Promotion code",
        "┌────────────────┐",
        "│[1] Code: \"SALE\"│",
        "└────────────────┘",
      ])
  }

  @Test func `Registering sends doNothing, in both spellings`() async {
    let later = Date(timeIntervalSince1970: 60)
    let store = TestStore(initialState: AFeature.State()) {
      AFeature()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    await store.send(.registerButtonTapped(startDate: later)) {
      $0.id = UUID(0)
      $0.startDate = later
    }
    await store.receive(.doNothing)
    let earlier = TestStore(initialState: AFeature.State(), reducer: EarlierAFeature()) {
      $0.uuid = .incrementing
    }
    await earlier.send(.registerButtonTapped(startDate: later)) { $0.startDate = later }
    await earlier.receive(.doNothing)
  }

  @Test func `A view in a NavigationStack shows the state and sends an action`() throws {
    let store = Store(initialState: AFeature.State()) {
      AFeature()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    let view = AFeatureView(store: store)
    #expect(drawn(view) == ["Nobody yet", "[1] <Register>"])
    try control("Register", in: view).tap()
    #expect(drawn(view) == ["Registered", "[1] <Register>"])
  }
}
