import ComposableArchitecture
import SwiftUI
import Testing

private struct Item: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var isDone = false
  }
  enum Action: Equatable { case toggled }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.isDone.toggle()
    return .none
  }
}

private struct Items: Reducer {
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Item.State> = [Item.State(id: 1), Item.State(id: 2)]
    var draft: Item.State?
  }
  enum Action: Equatable {
    case row(id: Item.State.ID, action: Item.Action)
    case draft(Item.Action)
    case draftTapped
    case removed(id: Item.State.ID)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .removed(let id): state.rows.remove(id: id)
      case .draftTapped: state.draft = state.draft == nil ? Item.State(id: 9) : nil
      case .row, .draft: break
      }
      return .none
    }
    .forEach(\.rows, action: /Action.row) { Item() }
    .ifLet(\.draft, action: /Action.draft) { Item() }
  }
}

private struct ItemView: View {
  let store: StoreOf<Item>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Button("Row \(viewStore.id) \(viewStore.isDone ? "done" : "open")") {
        viewStore.send(.toggled)
      }
    }
  }
}

private struct Session: Reducer {
  enum State: Equatable {
    case loggedIn(Item.State)
    case loggedOut(Item.State)
    case expired
  }
  enum Action: Equatable {
    case loggedIn(Item.Action)
    case loggedOut(Item.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: /State.loggedIn, action: /Action.loggedIn) { Item() }
    Scope(state: /State.loggedOut, action: /Action.loggedOut) { Item() }
  }
}

private struct SessionView: View {
  let store: StoreOf<Session>

  var body: some View {
    SwitchStore(store) { state in
      switch state {
      case .loggedIn:
        CaseLet(/Session.State.loggedIn, action: Session.Action.loggedIn) { store in
          ItemView(store: store)
        }
      case .loggedOut:
        CaseLet(
          /Session.State.loggedOut, action: Session.Action.loggedOut, then: ItemView.init(store:))
      case .expired:
        Text("expired")
      }
    }
  }
}

private struct OlderSessionView: View {
  let store: StoreOf<Session>

  var body: some View {
    SwitchStore(store) {
      CaseLet(state: /Session.State.loggedIn, action: Session.Action.loggedIn) { store in
        ItemView(store: store)
      }
      Default { Text("not logged in") }
    }
  }
}

@MainActor
@Suite struct ChildStoreViewTests {
  private let store = Store(initialState: Items.State()) { Items() }

  private var rows: some View {
    ForEachStore(store.scope(state: \.rows, action: { .row(id: $0, action: $1) })) { store in
      ItemView(store: store)
    }
  }

  private var draft: some View {
    IfLetStore(store.scope(state: \.draft, action: Items.Action.draft)) { store in
      ItemView(store: store)
    } else: {
      Text("no draft")
    }
  }

  @Test func `Each row has a view with its own store`() throws {
    try control("Row 2 open", in: rows).tap()
    #expect(drawn(rows) == ["[1] <Row 1 open>", "[2] <Row 2 done>"])
    #expect(store.withState(\.rows[id: 2])?.isDone == true)
  }

  @Test func `The store of a removed row keeps its last state`() throws {
    var stores: [StoreOf<Item>] = []
    let view = ForEachStore(store.scope(state: \.rows, action: Items.Action.row)) { store in
      let _ = stores.append(store)
      Text("\(store.withState(\.id))")
    }
    #expect(drawn(view) == ["1", "2"])
    store.send(.removed(id: 1))
    #expect(stores[0].withState(\.id) == 1)
    #expect(drawn(view) == ["2"])
  }

  @Test func `An optional child has a view while it is not nil`() throws {
    #expect(drawn(draft) == ["no draft"])
    store.send(.draftTapped)
    try control("Row 9 open", in: draft).tap()
    #expect(drawn(draft) == ["[1] <Row 9 done>"])
    store.send(.draftTapped)
    #expect(drawn(draft) == ["no draft"])
  }

  @Test func `Without an else view, nothing is drawn while the child is nil`() {
    let view = IfLetStore(
      store.scope(state: \.draft, action: Items.Action.draft), then: ItemView.init(store:))
    #expect(drawn(view) == [])
    store.send(.draftTapped)
    #expect(drawn(view) == ["[1] <Row 9 open>"])
  }

  @Test func `Each case of an enum has a view with a store of its payload`() throws {
    for state in [Session.State.loggedIn(.init(id: 1)), .loggedOut(.init(id: 1))] {
      let view = SessionView(store: Store(initialState: state) { Session() })
      try control("Row 1 open", in: view).tap()
      #expect(drawn(view) == ["[1] <Row 1 done>"])
    }
    #expect(drawn(SessionView(store: Store(initialState: .expired) { Session() })) == ["expired"])
  }

  @Test func `The older SwitchStore lists its cases and a default`() {
    func drawnOlder(_ state: Session.State) -> [String] {
      drawn(OlderSessionView(store: Store(initialState: state) { Session() }))
    }
    #expect(drawnOlder(.loggedIn(.init(id: 1))) == ["[1] <Row 1 open>"])
    #expect(drawnOlder(.loggedOut(.init(id: 1))) == ["not logged in"])
  }
}
