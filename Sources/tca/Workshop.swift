import ComposableShell
import WorkshopFeatures

/// The features of this shell, in the order in which they are listed: those to begin with first.
enum Workshop {
  static let features =
    scoping + bindings + carts + accounts + effects + lists + mistakes

  private static let scoping: [Feature] = [
    Feature(summary: "an amount and two buttons", initialState: AmountControl.State()) {
      AmountControl()
    } view: {
      AmountControlView(store: $0)
    },
    Feature(
      "ProductDetail", summary: "a parent that scopes AmountControl in, and a toggle",
      initialState: ProductDetailFeature.State()
    ) {
      ProductDetailFeature()
    } view: {
      ProductDetailView(store: $0)
    },
  ]

  private static let bindings: [Feature] = [
    Feature(
      summary: "one toggle, bound by hand", initialState: HapticSettings.State()
    ) {
      HapticSettings()
    } view: {
      HapticSettingsView(store: $0)
    },
    Feature(
      summary: "many fields, each bound by hand", initialState: SettingsBoilerplate.State()
    ) {
      SettingsBoilerplate()
    } view: {
      SettingsBoilerplateView(store: $0)
    },
    Feature(summary: "many fields that a view writes", initialState: Settings.State()) {
      Settings()
    } view: {
      SettingsView(store: $0)
    },
  ]

  private static let carts: [Feature] = [
    Feature(
      summary: "a cart whose view binds one field", initialState: ProductDetailCart.State()
    ) {
      ProductDetailCart()
    } view: {
      ProductDetailCartView(store: $0)
    },
    Feature(summary: "a promotion code that the reducer checks", initialState: Coupon.State()) {
      Coupon()
    } view: {
      CouponView(store: $0)
    },
  ]

  private static let accounts: [Feature] = [
    Feature(summary: "two optionals that can disagree", initialState: AccountFlags.State()) {
      AccountFlags()
    } view: {
      AccountFlagsView(store: $0)
    },
    Feature(summary: "one enum that cannot disagree", initialState: Account.State()) {
      Account()
    } view: {
      AccountView(store: $0)
    },
    Feature(summary: "a flow whose state is an enum", initialState: Login.State()) {
      Login()
    } view: {
      LoginView(store: $0)
    },
  ]

  private static let effects: [Feature] = [
    Feature(summary: "an id and a date that the world gives", initialState: Registration.State()) {
      Registration()
    } view: {
      RegistrationView(store: $0)
    },
    Feature(summary: "a clock that ticks until it is stopped", initialState: Timer.State()) {
      Timer()
    } view: {
      TimerView(store: $0)
    },
    Feature(
      summary: "a request that waits, and that a newer one cancels", initialState: Search.State()
    ) {
      Search()
    } view: {
      SearchView(store: $0)
    },
  ]

  private static let lists: [Feature] = [
    Feature(summary: "a list of features, and one apart from it", initialState: Todos.State()) {
      Todos()
    } view: {
      TodosView(store: $0)
    },
    Feature(
      summary: "many children, and one that comes and goes", initialState: ParentChild.State()
    ) {
      ParentChild()
    } view: {
      ParentChildView(store: $0)
    },
  ]
}
