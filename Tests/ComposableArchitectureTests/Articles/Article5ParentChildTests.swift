import ComposableArchitecture
import SwiftUI
import Testing

/// Optional children and lists of children.
@MainActor
@Suite("Article 5, parent and child")
struct Article5ParentChildTests {
  @Test func `forEach, 1.x: An element receives the actions with its ID`() async {
    let store = TestStore(initialState: Club.State(rows: [.init(id: 1), .init(id: 2)])) { Club() }
    await store.send(.row(id: 2, action: .tapped)) { $0.rows[id: 2]?.taps = 1 }
  }

  @Test func `ifLet, 1.x: The child runs while its state is not nil`() async {
    let store = TestStore(initialState: Club.State()) { Club() }
    await store.send(.opened) { $0.chosen = Member.State(id: 0) }
    await store.send(.chosen(.tapped)) { $0.chosen?.taps = 1 }
    await store.send(.closed) { $0.chosen = nil }
  }

  @Test func `forEach and ifLet, 0.5x: Children run in a ReducerProtocol`() {
    let store = Store(
      initialState: Club.State(rows: [.init(id: 1)], chosen: .init(id: 7)), reducer: EarlierClub())
    store.send(.row(id: 1, action: .tapped))
    store.send(.chosen(.tapped))
    #expect(store.withState(\.rows[id: 1]?.taps) == 1)
    #expect(store.withState(\.chosen?.taps) == 1)
  }

  @Test func `IdentifiedArrayOf keeps its order and finds elements by ID`() {
    var rows: IdentifiedArrayOf<Member.State> = [.init(id: 2), .init(id: 1)]
    rows[id: 1]?.taps = 5
    #expect(rows.map(\.id) == [2, 1])
    #expect(rows[1].taps == 5)
    rows.remove(id: 2)
    #expect(rows.ids == [1])
  }

  @Test func `Each row and the optional child's view have a scoped store`() throws {
    let store = Store(initialState: Club.State(rows: [.init(id: 1), .init(id: 2)])) { Club() }
    let view = ClubView(store: store)
    #expect(drawn(view) == ["[1] <Row 1: 0>", "[2] <Row 2: 0>", "none chosen"])
    try control("Row 2: 0", in: view).tap()
    store.send(.opened)
    #expect(drawn(view) == ["[1] <Row 1: 0>", "[2] <Row 2: 1>", "[3] <Row 0: 0>"])
    try control("Row 0: 0", in: view).tap()
    #expect(store.withState(\.chosen?.taps) == 1)
  }
}

private struct Member: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var taps = 0
  }
  enum Action: Equatable { case tapped }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.taps += 1
    return .none
  }
}

private struct Club: Reducer {
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Member.State> = []
    var chosen: Member.State?
  }
  enum Action: Equatable {
    case chosen(Member.Action)
    case closed
    case opened
    case row(id: Member.State.ID, action: Member.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .chosen, .row:
        return .none
      case .closed:
        state.chosen = nil
        return .none
      case .opened:
        state.chosen = Member.State(id: 0)
        return .none
      }
    }
    .forEach(\.rows, action: /Action.row(id:action:)) { Member() }
    .ifLet(\.chosen, action: /Action.chosen) { Member() }
  }
}

private struct EarlierClub: ReducerProtocol {
  typealias State = Club.State
  typealias Action = Club.Action

  var body: some ReducerProtocol<State, Action> {
    EmptyReducer()
      .forEach(\.rows, action: /Action.row(id:action:)) { Member() }
      .ifLet(\.chosen, action: /Action.chosen) { Member() }
  }
}

private struct ClubView: View {
  let store: StoreOf<Club>

  var body: some View {
    VStack(alignment: .leading) {
      ForEachStore(self.store.scope(state: \.rows, action: Club.Action.row(id:action:))) {
        MemberView(store: $0)
      }
      IfLetStore(self.store.scope(state: \.chosen, action: Club.Action.chosen)) {
        MemberView(store: $0)
      } else: {
        Text("none chosen")
      }
    }
  }
}

private struct MemberView: View {
  let store: StoreOf<Member>

  var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      Button("Row \(viewStore.id): \(viewStore.taps)") { viewStore.send(.tapped) }
    }
  }
}
