import SwiftUI

@testable import ShellCore

/// The features of the tests of the session.
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
    Feature(summary: "a field that is not a child", initialState: Mixer.State()) { Mixer() },
    Feature(summary: "rows and an optional child, run by operators", initialState: Shelf.State()) {
      Shelf()
    },
    Feature("Desk", summary: "optional", initialState: Panel.State()) { Panel() },
    Feature(summary: "another name", initialState: Shop.State()) { Shop() },
    Feature(summary: "prints", initialState: Talkative.State()) { Talkative() },
    Feature(summary: "rows", initialState: Todos.State()) { Todos() },
    Feature(summary: "three levels", initialState: Tower.State()) { Tower() },
    Feature(summary: "two candidates", initialState: Twins.State()) { Twins() },
    Feature(summary: "an empty view", initialState: Blank.State()) {
      Blank()
    } view: { _ in
      EmptyView()
    },
    Feature(summary: "children with views", initialState: Gallery.State()) {
      Gallery()
    } view: {
      GalleryView(store: $0)
    },
    Feature(summary: "comes up", initialState: Greeter.State()) {
      Greeter()
    } view: {
      GreeterView(store: $0)
    },
    Feature(summary: "controls", initialState: Kitchen.State()) {
      Kitchen()
    } view: {
      KitchenView(store: $0)
    },
    Feature(summary: "labels", initialState: Labels.State()) {
      Labels()
    } view: {
      LabelsView(store: $0)
    },
    Feature(summary: "many rows", initialState: Shelves.State()) {
      Shelves()
    } view: {
      ShelvesView(store: $0)
    },
    Feature("BlankList", summary: "a row", initialState: Blank.State()) {
      Blank()
    } view: { _ in
      List { Text("one") }
    },
    Feature("Scroll", summary: "many lines", initialState: Blank.State()) {
      Blank()
    } view: { _ in
      Text((0..<2_000).map { "\($0)" }.joined(separator: "\n"))
    },
    Feature(summary: "spins", initialState: Spinner.State()) {
      Spinner()
    } view: {
      SpinnerView(store: $0)
    },
  ]
}
