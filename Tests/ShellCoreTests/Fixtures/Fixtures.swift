import ComposableArchitecture

@testable import ShellCore

/// The features that the session is tested with.
enum Fixtures {
  static let features: [Feature] = [
    Feature(summary: "enum state", initialState: Account.State.guest(Guest.State())) { Account() },
    Feature("Box", summary: "a generic one", initialState: Box<Int>.State(value: 1)) {
      Box<Int>()
    },
    Feature(summary: "never ends", initialState: Endless.State()) { Endless() },
    Feature(summary: "bindings", initialState: Form.State()) { Form() },
    Feature(summary: "effects", initialState: Loader.State()) { Loader() },
    Feature(summary: "unwired", initialState: Loose.State()) { Loose() },
    Feature(summary: "rows and an optional child, run by operators", initialState: Shelf.State()) {
      Shelf()
    },
    Feature("Desk", summary: "optional", initialState: Panel.State()) { Panel() },
    Feature(summary: "another name", initialState: Shop.State()) { Shop() },
    Feature(summary: "prints", initialState: Talkative.State()) { Talkative() },
    Feature(summary: "rows", initialState: Todos.State()) { Todos() },
    Feature(summary: "three levels", initialState: Tower.State()) { Tower() },
    Feature(summary: "two candidates", initialState: Twins.State()) { Twins() },
  ]
}
