import SwiftUI
import Testing

@testable import ComposableArchitecture

/// What observers of a store's fields hear, and what bindings to its fields send.
@MainActor
struct ObservableStoreRuleTests {
  /// The number of changes that an observer of a read hears while a function runs: 0 or 1.
  private func heard(_ read: () -> Void, while work: () -> Void) -> Int {
    let changes = LockIsolated(0)
    withObservationTracking(read) { changes.withValue { $0 += 1 } }
    work()
    return changes.value
  }

  private func makeStore() -> StoreOf<Panel> {
    Store(initialState: Panel.State(rows: [Knob.State(id: 1), Knob.State(id: 2)])) { Panel() }
  }

  @Test func `A child's change is heard by observers of the child store's field`() {
    let store = makeStore()
    let knob = store.scope(state: \.knob, action: \.knob)
    #expect(heard({ _ = knob.level }) { store.send(.knob(.turned)) } == 1)
    #expect(heard({ _ = knob.name }) { store.send(.knob(.turned)) } == 0)
    #expect(heard({ _ = store.title }) { store.send(.knob(.turned)) } == 0)
  }

  @Test func `A replaced child, and a replaced state, are heard`() {
    let store = makeStore()
    let knob = store.scope(state: \.knob, action: \.knob)
    store.send(.knob(.turned))
    #expect(heard({ _ = knob.level }) { store.send(.knobReplaced) } == 1)
    store.send(.knob(.turned))
    #expect(heard({ _ = knob.level }) { store.send(.reset) } == 1)
  }

  @Test func `A row's change is heard by observers of the row, and not of the list of rows`() {
    let store = makeStore()
    let rows: [StoreOf<Knob>] = store.scope(state: \.rows, action: \.rows)
    let turn = { _ = store.send(.rows(.element(id: 2, action: .turned))) }
    #expect(heard({ _ = rows[1].level }, while: turn) == 1)
    #expect(heard({ _ = rows[0].level }, while: turn) == 0)
    #expect(heard({ _ = store.rows.ids }) { store.send(.rowRemoved(id: 1)) } == 1)
  }

  @Test func `The stores of rows are heard when rows come and go`() {
    let store = makeStore()
    let read = { let _: [StoreOf<Knob>] = store.scope(state: \.rows, action: \.rows) }
    #expect(heard(read) { store.send(.rows(.element(id: 2, action: .turned))) } == 0)
    #expect(heard(read) { store.send(.rowRemoved(id: 1)) } == 1)
  }

  @Test func `The store of an optional child is not heard when the child changes`() {
    let store = makeStore()
    store.send(.extraToggled)
    let read = { _ = store.scope(state: \.extra, action: \.extra) }
    #expect(heard(read) { store.send(.extra(.turned)) } == 0)
    #expect(heard(read) { store.send(.extraToggled) } == 1)
  }

  @Test func `A computed field that asks for a child is not heard when the child changes`() {
    let store = makeStore()
    store.send(.extraToggled)
    let turn = { _ = store.send(.extra(.turned)) }
    #expect(heard({ _ = store.hasExtra }, while: turn) == 0)
    #expect(heard({ _ = store.scope(\.extra, action: \.extra) != nil }, while: turn) == 0)
    #expect(heard({ _ = store.hasExtra }) { store.send(.extraToggled) } == 1)
  }

  /// In TCA, it is 0: docs/decisions/observation.md says why.
  @Test func `A child that is compared with nil outside of the state is heard when it changes`() {
    let store = makeStore()
    store.send(.extraToggled)
    #expect(heard({ _ = store.extra != nil }) { store.send(.extra(.turned)) } == 1)
  }

  @Test func `A child whose fields cannot be observed is heard when it changes`() {
    let store = Store(initialState: Book.State(label: "a")) { Book() }
    let read = { _ = store.scope(state: \.label, action: \.label) }
    #expect(heard(read) { store.send(.labelled("b")) } == 1)
    #expect(heard(read) { store.send(.labelled("b")) } == 0)
  }

  @Test func `The case of an enum of features is heard when another feature takes its place`() {
    let store = Store(initialState: Book.State()) { Book() }
    let page = store.scope(state: \.page, action: \.page)
    #expect(heard({ _ = page.case }) { store.send(.page(.front(.turned))) } == 0)
    #expect(heard({ _ = page.case }) { store.send(.labelled("c")) } == 0)
    #expect(heard({ _ = page.case }) { store.send(.turned) } == 1)
  }

  @Test func `An optional child is heard when it comes and when it goes`() {
    let store = makeStore()
    let read = { _ = store.scope(state: \.extra, action: \.extra) }
    #expect(heard(read) { store.send(.extraToggled) } == 1)
    #expect(heard(read) { store.send(.extraToggled) } == 1)
    #expect(heard(read) { store.send(.knob(.turned)) } == 0)
  }

  @Test
  func `The store of a child that is gone keeps its last value, and its actions are reported`()
    throws
  {
    let store = makeStore()
    store.send(.extraToggled)
    let extra: StoreOf<Knob> = try #require(store.scope(state: \.extra, action: \.extra))
    store.send(.extra(.turned))
    #expect(extra.level == 1)
    store.send(.extraToggled)
    #expect(extra.level == 1)
    #expect(reports { extra.send(.turned) }.map(\.code) == [.nilChild])
    #expect(extra.level == 1)
  }

  @Test func `A stored state and a part of a field are set by a binding action`() {
    let store = makeStore()
    store.knob.name = "left"
    #expect(store.knob.name == "left")
    let bindable = Bindable(store)
    bindable.knob.name.wrappedValue = "right"
    #expect(store.sent == [".set(\\.knob, …)", ".set(\\.knob, …)"])
    #expect(store.knob.name == "right")
    var state = store.state
    state.title = "whole"
    store.state = state
    #expect(store.title == "whole")
  }

  @Test func `Binding actions are equal by field and value, and match their field`() {
    let action = BindingAction<Panel.State>.set(\.title, "a")
    #expect(action == .set(\.title, "a"))
    #expect(action != .set(\.title, "b"))
    #expect(\Panel.State.title ~= action)
    #expect(!(\Panel.State.knob ~= action))
    if case .binding(.set(\.title, "a")) = Panel.Action.binding(action) {
    } else {
      Issue.record("The pattern does not match.")
    }
  }

  @Test func `A subscript of a store is bound`() {
    let bindable = Bindable(makeStore())
    bindable[levelOf: 2].wrappedValue = 7
    #expect(bindable.wrappedValue.rows[id: 2]?.level == 7)
  }

  @Test func `A field of a view action's state is bound`() {
    let store = Store(initialState: Screen.State()) { Screen() }
    store.title = "a"
    Bindable(store).title.wrappedValue += "b"
    #expect(store.title == "ab")
  }

  @Test func `observe runs immediately, and ends with its token`() async {
    let store = makeStore()
    var levels: [Int] = []
    await confirmation(expectedCount: 2) { confirmed in
      var token: ObserveToken? = observe {
        levels.append(store.knob.level)
        confirmed()
      }
      #expect(levels == [0])
      store.send(.knob(.turned))
      while levels.count < 2 { await Task.yield() }
      withExtendedLifetime(token) {}
      token = nil
      store.send(.knob(.turned))
    }
    #expect(levels == [0, 1])
  }
}

extension Store<ObservableStoreRuleTests.Panel.State, ObservableStoreRuleTests.Panel.Action> {
  fileprivate subscript(levelOf id: Int) -> Int {
    get { withState { $0.rows[id: id]?.level ?? 0 } }
    set { send(.rows(.element(id: id, action: .levelChanged(newValue)))) }
  }
}

extension ObservableStoreRuleTests {
  @Reducer
  struct Knob {
    @ObservableState
    struct State: Equatable, Identifiable, Sendable {
      var id = 0
      var level = 0
      var name = ""
    }
    enum Action { case levelChanged(Int), turned }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .levelChanged(let level): state.level = level
        case .turned: state.level += 1
        }
        return .none
      }
    }
  }

  @Reducer
  struct Panel {
    @ObservableState
    struct State: Equatable, Sendable {
      var extra: Knob.State?
      var hasExtra: Bool { extra != nil }
      var knob = Knob.State()
      var rows: IdentifiedArrayOf<Knob.State> = []
      var sent: [String] = []
      var title = ""
    }
    enum Action: BindableAction {
      case binding(BindingAction<State>)
      case extra(Knob.Action)
      case extraToggled
      case knob(Knob.Action)
      case knobReplaced
      case reset
      case rowRemoved(id: Int)
      case rows(IdentifiedActionOf<Knob>)
    }
    var body: some ReducerOf<Self> {
      BindingReducer()
      Scope(\.knob, action: \.knob) { Knob() }
      Reduce { state, action in
        switch action {
        case .binding(\.knob): state.sent.append(".set(\\.knob, …)")
        case .binding, .extra, .knob, .rows: break
        case .extraToggled: state.extra = state.extra == nil ? Knob.State() : nil
        case .knobReplaced: state.knob = Knob.State()
        case .reset: state = State()
        case .rowRemoved(let id): state.rows.remove(id: id)
        }
        return .none
      }
      .ifLet(\.extra, action: \.extra) { Knob() }
      .forEach(\.rows, action: \.rows) { Knob() }
    }
  }

  @Reducer
  struct Book {
    @Reducer
    enum Page {
      case front(Knob)
      case back(Knob)
    }
    @ObservableState
    struct State {
      var label: String?
      var page = Page.State.front(Knob.State(id: 1))
    }
    enum Action {
      case label(Never)
      case labelled(String)
      case page(Page.Action)
      case turned
    }
    var body: some ReducerOf<Self> {
      Scope(\.page, action: \.page) { Page.body }
      Reduce { state, action in
        switch action {
        case .page: break
        case .labelled(let label): state.label = label
        case .turned: state.page = .back(Knob.State(id: 1))
        }
        return .none
      }
    }
  }

  @Reducer
  struct Screen {
    @ObservableState
    struct State: Equatable { var title = "" }
    enum Action: ViewAction {
      case view(View)
      enum View: BindableAction { case binding(BindingAction<State>) }
    }
    var body: some ReducerOf<Self> { BindingReducer(action: \.view) }
  }
}
