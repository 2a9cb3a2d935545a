import ComposableArchitecture
import ComposableShell
import WorkshopFeatures

/// The features of this shell, in the order in which `features` lists them.
enum Workshop {
  static let features =
    listed(
      Feature.section("With macros", secondEditions)
        + Feature.section("Parents and children", scoping)
        + Feature.section("Forms and bindings", bindings + carts)
        + Feature.section("States that rule out mistakes", accounts)
        + Feature.section("Effects and dependencies", effects)
        + Feature.section("Lists", lists) + Feature.section("Navigation", navigation)
        + Feature.section("Shared state", sharing))
    + Feature.section(
      "Mistakes, each before its correction", mistakes + navigationMistakes
    ).map { $0.listed(in: "mistakes") }

  /// Features with a second edition, whose name ends in `Now`, belong to the list of older spellings.
  private static func listed(_ features: [Feature]) -> [Feature] {
    let names = Set(features.map(\.name))
    return features.map { names.contains($0.name + "Now") ? $0.listed(in: "older") : $0 }
  }

  private static let scoping: [Feature] = [
    Feature(summary: "a number and two buttons", defaultState: AmountControl.State()) {
      AmountControl()
    } view: {
      AmountControlView(store: $0)
    },
    Feature(
      "ProductDetail", summary: "a parent that embeds AmountControl, and a toggle",
      defaultState: ProductDetailFeature.State()
    ) {
      ProductDetailFeature()
    } view: {
      ProductDetailView(store: $0)
    },
  ]

  private static let bindings: [Feature] = [
    Feature(
      summary: "one toggle with a manual binding", defaultState: HapticSettings.State()
    ) {
      HapticSettings()
    } view: {
      HapticSettingsView(store: $0)
    },
    Feature(
      summary: "a form with a manual binding for each field",
      defaultState: SettingsBoilerplate.State()
    ) {
      SettingsBoilerplate()
    } view: {
      SettingsBoilerplateView(store: $0)
    },
    Feature(summary: "the same form with @BindingState", defaultState: Settings.State()) {
      Settings()
    } view: {
      SettingsView(store: $0)
    }.overridable([notifications]),
  ]

  private static let notifications = _DependencyEndpoint.plain(
    "notifications.requestAuthorization", ".notifications.requestAuthorization", parameters: 0
  ) { values, result in
    values.notifications.requestAuthorization = { result() }
  }

  private static let carts: [Feature] = [
    Feature(
      summary: "a cart whose view writes a single field", defaultState: ProductDetailCart.State()
    ) {
      ProductDetailCart()
    } view: {
      ProductDetailCartView(store: $0)
    },
    Feature(summary: "a promotion code that the reducer checks", defaultState: Coupon.State()) {
      Coupon()
    } view: {
      CouponView(store: $0)
    },
  ]

  private static let accounts: [Feature] = [
    Feature(
      summary: "two optionals that can contradict each other", defaultState: AccountFlags.State()
    ) {
      AccountFlags()
    } view: {
      AccountFlagsView(store: $0)
    },
    Feature(summary: "an enum that rules out contradictions", defaultState: Account.State()) {
      Account()
    } view: {
      AccountView(store: $0)
    },
    Feature(summary: "a flow whose state is an enum", defaultState: Login.State()) {
      Login()
    } view: {
      LoginView(store: $0)
    },
  ]

  private static let effects: [Feature] = [
    Feature(
      summary: "dependencies: a controlled UUID and date", defaultState: Registration.State()
    ) {
      Registration()
    } view: {
      RegistrationView(store: $0)
    },
    Feature(summary: "an effect that ticks until it is cancelled", defaultState: Timer.State()) {
      Timer()
    } view: {
      TimerView(store: $0)
    },
    Feature(
      summary: "a delayed request that a newer one cancels", defaultState: Search.State()
    ) {
      Search()
    } view: {
      SearchView(store: $0)
    }.overridable([
      .throwing("searchClient.search", ".searchClient.search", parameters: 1) { values, result in
        values.searchClient.search = { _ in try result() }
      }
    ]),
  ]

  private static let lists: [Feature] = [
    Feature(summary: "a list of features and an optional editor", defaultState: Todos.State()) {
      Todos()
    } view: {
      TodosView(store: $0)
    },
    Feature(
      summary: "a list of children and an optional child", defaultState: ParentChild.State()
    ) {
      ParentChild()
    } view: {
      ParentChildView(store: $0)
    },
  ]

  private static let navigation: [Feature] = [
    Feature(summary: "a stack of screens, sheets, and an alert", defaultState: Contacts.State()) {
      Contacts()
    } view: {
      ContactsView(store: $0)
    }
  ]

  /// Features whose parts share values.
  private static let sharing: [Feature] = [
    Feature(summary: "two tabs that share what they count", defaultState: Tabs.State()) {
      Tabs()
    } view: {
      TabsView(store: $0)
    },
    Feature(
      summary: "a stack of screens that edit a list in a file", defaultState: Practice.State()
    ) {
      Practice()
    } view: {
      PracticeView(store: $0)
    },
  ]

  /// Features of the first lists with macros. Their names end with `Now`.
  private static let secondEditions: [Feature] = [
    Feature(summary: "a number and two buttons", defaultState: AmountControlNow.State()) {
      AmountControlNow()
    } view: {
      AmountControlNowView(store: $0)
    },
    Feature(
      summary: "a parent that embeds AmountControlNow, and a toggle",
      defaultState: ProductDetailNow.State()
    ) {
      ProductDetailNow()
    } view: {
      ProductDetailNowView(store: $0)
    },
    Feature(summary: "one toggle", defaultState: HapticSettingsNow.State()) {
      HapticSettingsNow()
    } view: {
      HapticSettingsNowView(store: $0)
    },
    Feature(summary: "a form whose fields have bindings", defaultState: SettingsNow.State()) {
      SettingsNow()
    } view: {
      SettingsNowView(store: $0)
    }.overridable([notifications]),
    Feature(
      summary: "a cart whose view writes a single field", defaultState: ProductDetailCartNow.State()
    ) {
      ProductDetailCartNow()
    } view: {
      ProductDetailCartNowView(store: $0)
    },
    Feature(summary: "a promotion code that the reducer checks", defaultState: CouponNow.State()) {
      CouponNow()
    } view: {
      CouponNowView(store: $0)
    },
    Feature(summary: "an enum that rules out contradictions", defaultState: AccountNow.State()) {
      AccountNow()
    } view: {
      AccountNowView(store: $0)
    },
    Feature(
      summary: "dependencies: a controlled UUID and date", defaultState: RegistrationNow.State()
    ) {
      RegistrationNow()
    } view: {
      RegistrationNowView(store: $0)
    },
    Feature(summary: "an effect that ticks until it is cancelled", defaultState: TimerNow.State()) {
      TimerNow()
    } view: {
      TimerNowView(store: $0)
    },
    Feature(
      summary: "a list of children and an optional child", defaultState: ParentChildNow.State()
    ) {
      ParentChildNow()
    } view: {
      ParentChildNowView(store: $0)
    },
    Feature(
      summary: "two optionals that can contradict each other",
      defaultState: AccountFlagsNow.State()
    ) {
      AccountFlagsNow()
    } view: {
      AccountFlagsNowView(store: $0)
    },
    Feature(
      summary: "a flow whose state is an enum",
      defaultState: LoginNow.State()
    ) {
      LoginNow()
    } view: {
      LoginNowView(store: $0)
    },
    Feature(
      summary: "a delayed request that a newer one cancels",
      defaultState: SearchNow.State()
    ) {
      SearchNow()
    } view: {
      SearchNowView(store: $0)
    },
    Feature(
      summary: "a list of features and an optional editor",
      defaultState: TodosNow.State()
    ) {
      TodosNow()
    } view: {
      TodosNowView(store: $0)
    },
  ]
}
