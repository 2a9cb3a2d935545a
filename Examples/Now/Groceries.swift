import ComposableArchitecture
import SwiftUI

/// A list of features with IDs from a dependency.
@Reducer
struct Groceries {
  @ObservableState
  struct State: Equatable {
    var items: IdentifiedArrayOf<Grocery.State> = []

    var isDone: Bool { !items.isEmpty && items.allSatisfy(\.isBought) }
  }

  enum Action {
    case addButtonTapped
    case clearButtonTapped
    case items(IdentifiedActionOf<Grocery>)
    case onDelete(IndexSet)
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.items.append(Grocery.State(id: uuid()))
        return .none
      case .clearButtonTapped:
        state.items.removeAll(where: \.isBought)
        return .none
      case .items(.element(id: _, action: .boughtButtonTapped)):
        state.items.sort { !$0.isBought && $1.isBought }
        return .none
      case .items:
        return .none
      case .onDelete(let offsets):
        state.items.remove(atOffsets: offsets)
        return .none
      }
    }
    .forEach(\.items, action: \.items) {
      Grocery()
    }
  }
}

@Reducer
struct Grocery {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: UUID
    var isBought = false
    var name = ""
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case boughtButtonTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none
      case .boughtButtonTapped:
        state.isBought.toggle()
        return .none
      }
    }
  }
}

struct GroceriesView: View {
  let store: StoreOf<Groceries>

  var body: some View {
    List {
      ForEach(store.scope(state: \.items, action: \.items)) { store in
        GroceryView(store: store)
      }
      .onDelete { store.send(.onDelete($0)) }
      Button("Add") { store.send(.addButtonTapped) }
      Button("Clear") { store.send(.clearButtonTapped) }.disabled(store.items.isEmpty)
      if store.isDone { Text("Everything is bought") }
    }
  }
}

struct GroceryView: View {
  @Bindable var store: StoreOf<Grocery>

  var body: some View {
    HStack {
      Button(store.isBought ? "✓" : "○") { store.send(.boughtButtonTapped) }
      TextField("Grocery", text: $store.name)
    }
  }
}
