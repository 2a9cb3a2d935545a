import ComposableArchitecture
import Foundation
import Testing

@Reducer
struct Item {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: UUID
    var isBought = false
    var name: String
  }

  enum Action: Equatable {
    case toggled
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .toggled:
        state.isBought.toggle()
        return .none
      }
    }
  }
}

@Reducer
struct Shopping {
  @ObservableState
  struct State: Equatable {
    var draft = ""
    var items: IdentifiedArrayOf<Item.State> = []
  }

  enum Action: BindableAction, Equatable {
    case addButtonTapped
    case binding(BindingAction<State>)
    case items(IdentifiedActionOf<Item>)
    case tidied
  }

  enum CancelID { case tidying }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        guard !state.draft.isEmpty else { return .none }
        state.items.append(Item.State(id: uuid(), name: state.draft))
        state.draft = ""
        return .none
      case .binding:
        return .none
      case .items(.element(id: _, action: .toggled)):
        return .run { send in
          try await clock.sleep(for: .milliseconds(700))
          await send(.tidied)
        }
        .cancellable(id: CancelID.tidying, cancelInFlight: true)
      case .tidied:
        state.items.removeAll(where: \.isBought)
        return .none
      }
    }
    .forEach(\.items, action: \.items) {
      Item()
    }
  }
}

@MainActor
struct ShoppingTests {
  @Test func `Bought items are removed after a second`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Shopping.State()) {
      Shopping()
    } withDependencies: {
      $0.continuousClock = clock
      $0.uuid = .incrementing
    }
    await store.send(\.binding.draft, "Milk") { $0.draft = "Milk" }
    await store.send(\.addButtonTapped) {
      $0.items = [Item.State(id: UUID(0), name: "Milk")]
      $0.draft = ""
    }
    await store.send(\.items[id: UUID(0)].toggled) { $0.items[id: UUID(0)]?.isBought = true }
    await clock.advance(by: .seconds(1))
    await store.receive(\.tidied) { $0.items = [] }
  }
}
