import Testing

@testable import ComposableArchitecture

/// Warnings for actions that no reducer handles.
@MainActor
struct UnhandledCaseTests {
  @Test func `A child that no reducer runs is reported with the missing line of code`() {
    let store = Store(initialState: Home.State()) { Home() }
    let texts = reports {
      store.send(.plain(.note("lost")))
      store.send(.optional(.note("lost")))
      store.send(.row(id: 1, action: .note("lost")))
    }.map(\.text)
    #expect(
      texts == [
        """
        TCA005: Home.Action.plain(.note) was received, but no reducer runs Worker on it
        This is because the parent has no Scope for its case `plain`: add \
        `Scope(state: \\.plainWorker, action: /Action.plain) { Worker() }` to its body.
        """,
        """
        TCA005: Home.Action.optional(.note) was received, but no reducer runs Worker on it
        This is because the parent has no ifLet for its case `optional`: add \
        `.ifLet(\\.optional, action: /Action.optional) { Worker() }` to its Reduce.
        """,
        """
        TCA005: Home.Action.row(id:, action: .note) was received, but no reducer runs Worker on it
        This is because the parent has no forEach for its case `row`: add \
        `.forEach(\\.rows, action: /Action.row(id:action:)) { Worker() }` to its Reduce.
        """,
      ])
  }

  @Test func `A child in a case of an enum is reported`() {
    let store = Store(initialState: Gate.State.open(Worker.State())) { Gate() }
    #expect(
      reports { store.send(.open(.note("lost"))) }.map(\.text) == [
        """
        TCA005: Gate.Action.open(.note) was received, but no reducer runs Worker on it
        This is because the parent has no ifCaseLet for its case `open`: add \
        `.ifCaseLet(/State.open, action: /Action.open) { Worker() }` to its Reduce.
        """
      ])
  }

  @Test func `A store reports each case once`() {
    let store = Store(initialState: Home.State()) { Home() }
    let found = reports {
      for _ in 0..<3 { store.send(.plain(.note("lost"))) }
    }
    #expect(found.count == 1)
  }

  @Test func `A feature without a body is checked`() {
    let store = Store(initialState: Leaf.State()) { Leaf() }
    #expect(reports { store.send(.worker(.note("lost"))) }.map(\.code) == [.unwiredChild])
  }

  @Test func `A nested feature is checked`() {
    let store = Store(initialState: Street.State()) { Street() }
    #expect(reports { store.send(.home(.plain(.note("lost")))) }.map(\.code) == [.unwiredChild])
  }

  @Test func `A child whose reduce method the parent calls is not reported`() {
    let store = Store(initialState: Leaf.State()) {
      Reduce<Leaf.State, Leaf.Action> { state, action in
        guard case .worker(let action) = action else { return .none }
        return Worker().reduce(into: &state.worker, action: action).map(Leaf.Action.worker)
      }
    }
    #expect(reports { store.send(.worker(.note("seen"))) } == [])
    #expect(reports { store.send(.worker(.stop)) } == [])
  }

  @Test func `A Scope to part of a feature leaves other actions to the other reducers`() {
    struct Hall: Reducer {
      enum Door: Equatable { case left(Worker.State), right(Worker.State) }
      struct State: Equatable {
        var door = Door.left(Worker.State())
        var worker = Worker.State()
      }
      enum Action { case left(Worker.Action), worker(Worker.Action) }
      var body: some ReducerOf<Self> {
        Scope(state: \.door, action: /.self) {
          EmptyReducer().ifCaseLet(/Door.left, action: /Action.left) { Worker() }
        }
        Scope(state: \.worker, action: /Action.worker) { Worker() }
      }
    }
    let store = Store(initialState: Hall.State()) { Hall() }
    #expect(reports { store.send(.worker(.note("seen"))) } == [])
    #expect(reports { store.send(.left(.note("seen"))) } == [])
  }

  @Test func `A child inside an opaque operator is not reported`() {
    struct Hiding<Base: Reducer>: Reducer {
      let base: Base
      func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
        base.reduce(into: &state, action: action)
      }
    }
    let store = Store(initialState: Leaf.State()) {
      Hiding(
        base: CombineReducers {
          Scope(state: \Leaf.State.worker, action: /Leaf.Action.worker) { Worker() }
        })
    }
    #expect(reports { store.send(.worker(.stop)) } == [])
  }

  @Test func `Two cases with the same payload type are distinguished`() {
    let both = Store(initialState: Siblings.State()) { Siblings(scopesRight: true) }
    #expect(reports { both.send(.left(.stop)) } == [])
    #expect(reports { both.send(.right(.stop)) } == [])
    let one = Store(initialState: Siblings.State()) { Siblings(scopesRight: false) }
    #expect(reports { one.send(.left(.stop)) } == [])
    #expect(reports { one.send(.right(.stop)) }.map(\.code) == [.unwiredChild])
  }

  @Test func `A missing BindingReducer is reported`() {
    let store = Store(initialState: Form.State()) { Form() }
    let texts = reports {
      store.send(.set(\.$name, "Blob"))
      store.send(.set(\.$name, "Blob, Jr."))
    }.map(\.text)
    #expect(
      texts == [
        """
        TCA006: Form.Action.binding was received, but nothing writes the field
        This is because the feature has no BindingReducer: put `BindingReducer()` first in its body.
        """
      ])
  }

  @Test func `A missing BindingReducer for view actions is reported for a binding action`() {
    let store = Store(initialState: Page.State()) { Page() }
    #expect(reports { store.send(.view(.closeButtonTapped)) }.isEmpty)
    #expect(
      reports { store.send(.view(.set(\.$name, "Blob"))) }.map(\.text) == [
        """
        TCA006: Page.Action.view(.binding) was received, but nothing writes the field
        This is because the feature has no BindingReducer: put \
        `BindingReducer(action: /Action.view)` first in its body.
        """
      ])
  }

  @Test func `A BindingReducer for view actions handles their binding actions`() {
    let store = Store(initialState: Page.State()) { BoundPage() }
    #expect(reports { store.send(.view(.set(\.$name, "Blob"))) }.isEmpty)
    #expect(store.state.name == "Blob")
  }

  @Test func `A feature that runs all its children has no unhandled child`() {
    let wiring = Wiring(of: Desk.Action.self)
    _ = Desk()._compile(ReducerCompiler(wiring: wiring))
    #expect(wiring.unhandledChildren(state: Desk.State.self, action: Desk.Action.self).isEmpty)
  }
}

/// A feature that has every kind of child and runs none of them.
private struct Home: Reducer {
  struct State {
    var plainWorker = Worker.State()
    var optional: Worker.State?
    var rows = IdentifiedArray<Int, Worker.State>(uniqueElements: [], id: \.id)
  }
  enum Action {
    case plain(Worker.Action)
    case optional(Worker.Action)
    case row(id: Int, action: Worker.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
  }
}

private struct Gate: Reducer {
  enum State {
    case open(Worker.State)
    case closed
  }
  enum Action { case open(Worker.Action) }

  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

private struct Leaf: Reducer {
  struct State { var worker = Worker.State() }
  enum Action { case worker(Worker.Action) }

  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

private struct Street: Reducer {
  struct State { var home = Home.State() }
  enum Action { case home(Home.Action) }

  var body: some ReducerOf<Self> {
    Scope(state: \.home, action: /Action.home) { Home() }
  }
}

private struct Siblings: Reducer {
  struct State {
    var left = Worker.State()
    var right = Worker.State()
  }
  enum Action {
    case left(Worker.Action)
    case right(Worker.Action)
  }
  let scopesRight: Bool

  var body: some ReducerOf<Self> {
    Scope(state: \.left, action: /Action.left) { Worker() }
    if scopesRight {
      Scope(state: \.right, action: /Action.right) { Worker() }
    }
  }
}

private struct Form: Reducer {
  struct State { @BindingState var name = "" }
  enum Action: BindableAction { case binding(BindingAction<State>) }

  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
  }
}

/// A feature whose view actions include binding actions.
private struct Page: Reducer {
  struct State: Equatable { @BindingState var name = "" }

  enum Action: Equatable { case view(View) }

  enum View: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case closeButtonTapped
  }

  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

private struct BoundPage: Reducer {
  typealias State = Page.State
  typealias Action = Page.Action

  var body: some ReducerOf<Self> { BindingReducer(action: /Action.view) }
}
