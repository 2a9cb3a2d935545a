import ComposableShell
import WorkshopFeatures

/// The features of this shell, in the order in which `features` lists them.
enum Workshop {
  static let features =
    scoping + bindings + carts + accounts + effects + lists + mistakes

  private static let scoping: [Feature] = [
    Feature(summary: "a number and two buttons", initialState: AmountControl.State()) {
      AmountControl()
    } view: {
      AmountControlView(store: $0)
    },
    Feature(
      "ProductDetail", summary: "a parent that embeds AmountControl, and a toggle",
      initialState: ProductDetailFeature.State()
    ) {
      ProductDetailFeature()
    } view: {
      ProductDetailView(store: $0)
    },
  ]

  private static let bindings: [Feature] = [
    Feature(
      summary: "one toggle with a manual binding", initialState: HapticSettings.State()
    ) {
      HapticSettings()
    } view: {
      HapticSettingsView(store: $0)
    },
    Feature(
      summary: "a form with a manual binding for each field",
      initialState: SettingsBoilerplate.State()
    ) {
      SettingsBoilerplate()
    } view: {
      SettingsBoilerplateView(store: $0)
    },
    Feature(summary: "the same form with @BindingState", initialState: Settings.State()) {
      Settings()
    } view: {
      SettingsView(store: $0)
    },
  ]

  private static let carts: [Feature] = [
    Feature(
      summary: "a cart whose view writes a single field", initialState: ProductDetailCart.State()
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
    Feature(
      summary: "two optionals that can contradict each other", initialState: AccountFlags.State()
    ) {
      AccountFlags()
    } view: {
      AccountFlagsView(store: $0)
    },
    Feature(summary: "an enum that rules out contradictions", initialState: Account.State()) {
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
    Feature(summary: "dependencies: a controlled UUID and date", initialState: Registration.State())
    {
      Registration()
    } view: {
      RegistrationView(store: $0)
    },
    Feature(summary: "an effect that ticks until it is cancelled", initialState: Timer.State()) {
      Timer()
    } view: {
      TimerView(store: $0)
    },
    Feature(
      summary: "a delayed request that a newer one cancels", initialState: Search.State()
    ) {
      Search()
    } view: {
      SearchView(store: $0)
    },
  ]

  private static let lists: [Feature] = [
    Feature(summary: "a list of features and an optional editor", initialState: Todos.State()) {
      Todos()
    } view: {
      TodosView(store: $0)
    },
    Feature(
      summary: "a list of children and an optional child", initialState: ParentChild.State()
    ) {
      ParentChild()
    } view: {
      ParentChildView(store: $0)
    },
  ]
}
