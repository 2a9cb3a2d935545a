import ComposableArchitecture
import SwiftUI

/// More rows than a screen shows.
struct Shelves: Reducer {
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Row.State> = []
  }

  enum Action: Equatable {
    case fill
    case row(id: Int, action: Row.Action)
  }

  struct Row: Reducer {
    struct State: Equatable, Identifiable { let id: Int }
    enum Action: Equatable { case tapped }

    func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if action == .fill {
        state.rows = IdentifiedArray(uniqueElements: (0..<10_000).map(Row.State.init))
      }
      return .none
    }
    .forEach(\.rows, action: /Action.row(id:action:)) { Row() }
  }
}

struct ShelvesView: View {
  let store: StoreOf<Shelves>

  var body: some View {
    List {
      ForEachStore(store.scope(state: \.rows, action: Shelves.Action.row)) {
        ShelfRowView(store: $0)
      }
    }
  }
}

struct ShelfRowView: View {
  let store: StoreOf<Shelves.Row>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Button("row \(viewStore.id)") { viewStore.send(.tapped) }
    }
  }
}

/// A feature whose state has an empty description.
struct Blank: Reducer {
  struct State: Equatable {}
  enum Action: Equatable { case go }

  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}
