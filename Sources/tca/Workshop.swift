import ComposableShell
import WorkshopFeatures

/// The features of this shell.
enum Workshop {
  /// In the order in which they are listed: those to begin with first.
  static let features: [Feature] = [
    Feature(summary: "an amount and two buttons", initialState: AmountControl.State()) {
      AmountControl()
    },
    Feature(
      "ProductDetail", summary: "a parent that scopes AmountControl in, and a toggle",
      initialState: ProductDetailFeature.State()
    ) {
      ProductDetailFeature()
    },
    Feature(summary: "many fields that a view writes", initialState: Settings.State()) {
      Settings()
    },
    Feature(summary: "a clock that ticks until it is stopped", initialState: Timer.State()) {
      Timer()
    },
    Feature(
      summary: "a request that waits, and that a newer one cancels", initialState: Search.State()
    ) {
      Search()
    },
    Feature(summary: "a list of features, and one apart from it", initialState: Todos.State()) {
      Todos()
    },
    Feature(summary: "a flow whose state is an enum", initialState: Login.State()) {
      Login()
    },
  ]
}
