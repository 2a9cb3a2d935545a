import Exploration
import Testing
import WorkshopFeatures

/// Every feature of the workshop, with a small budget.
@Suite("The features of the workshop")
@MainActor
struct WorkshopTests {
  private func explore<R: Reducer>(
    _ state: @autoclosure @escaping () -> R.State, depth: Int = 5,
    _ reducer: @escaping () -> R, always: ((R.State) -> Bool)? = nil,
    whenIdle: ((R.State) -> Bool)? = nil
  ) async throws {
    var options = ExplorationOptions()
    (options.states, options.time, options.context) = (1_000, .seconds(600), .live)
    let report = try await Exploration.explore(
      state(), depth: depth, options: options, reducer: reducer, always: always,
      whenIdle: whenIdle)
    #expect(report.generated > 1)
    #expect(report.mismatches == 0)
  }

  @Test("Values and bindings")
  func values() async throws {
    try await explore(AmountControl.State()) { AmountControl() }
    try await explore(ProductDetailFeature.State()) { ProductDetailFeature() }
    try await explore(ProductDetailCart.State()) { ProductDetailCart() }
    try await explore(HapticSettings.State()) { HapticSettings() }
    try await explore(SettingsBoilerplate.State()) { SettingsBoilerplate() }
    try await explore(Settings.State()) { Settings() }
    try await explore(Coupon.State()) { Coupon() }
    try await explore(ParentChild.State()) { ParentChild() }
  }

  @Test("Enums")
  func enums() async throws {
    try await explore(Account.State()) { Account() }
    try await explore(AccountFlags.State()) { AccountFlags() }
    try await explore(Login.State()) { Login() }
  }

  @Test("Effects")
  func effects() async throws {
    try await explore(Registration.State()) { Registration() }
    try await explore(WorkshopFeatures.Timer.State()) { WorkshopFeatures.Timer() }
    try await explore(WorkshopFeatures.Search.State()) { WorkshopFeatures.Search() }
  }

  @Test("Navigation and shared values")
  func navigation() async throws {
    try await explore(Contacts.State()) { Contacts() }
    try await explore(Tabs.State()) { Tabs() }
    try await explore(Practice.State(), depth: 3) { Practice() }
  }

  @Test("A row that is edited exists, even if it was cleared")
  func todos() async throws {
    try await explore(Todos.State()) {
      Todos()
    } always: { state in
      state.draft.map { state.todos[id: $0.id] != nil } ?? true
    }
  }
}
