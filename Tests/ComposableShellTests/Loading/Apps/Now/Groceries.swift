import ComposableArchitecture
import SwiftUI

@Reducer
struct Item {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: UUID
    var name = ""
    var isBought = false
  }

  enum Action: BindableAction { case binding(BindingAction<State>) }

  var body: some ReducerOf<Self> { BindingReducer() }
}

enum Shown: LocalizedStringKey, CaseIterable, Hashable {
  case everything = "Everything"
  case missing = "Missing"
}

@Reducer
struct Groceries {
  @ObservableState
  struct State: Equatable {
    var editMode: EditMode = .inactive
    var items: IdentifiedArrayOf<Item.State> = []
    var shown = Shown.everything
    @Presents var alert: AlertState<Action.Alert>?

    var shownItems: IdentifiedArrayOf<Item.State> {
      shown == .everything ? items : items.filter { !$0.isBought }
    }
  }

  enum Action: BindableAction, Sendable {
    case addButtonTapped
    case alert(PresentationAction<Alert>)
    case binding(BindingAction<State>)
    case clearButtonTapped
    case deleted(IndexSet)
    case items(IdentifiedActionOf<Item>)
    case moved(IndexSet, Int)
    case sorted

    enum Alert: Equatable { case clearConfirmed }
  }

  @Dependency(\.continuousClock) private var clock
  @Dependency(\.uuid) private var uuid
  private enum CancelID { case sorting }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.items.insert(Item.State(id: uuid()), at: 0)
      case .alert(.presented(.clearConfirmed)):
        state.items.removeAll(where: \.isBought)
      case .alert, .binding:
        break
      case .clearButtonTapped:
        state.alert = AlertState {
          TextState("Remove what is bought?")
        } actions: {
          ButtonState(role: .destructive, action: .send(.clearConfirmed, animation: .default)) {
            TextState("Remove")
          }
          ButtonState(role: .cancel) { TextState("Keep") }
        }
      case .deleted(let offsets):
        state.items.remove(atOffsets: offsets)
      case .moved(let source, let destination):
        state.items.move(fromOffsets: source, toOffset: destination)
      case .items(.element(id: _, action: .binding(\.isBought))):
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.sorted, animation: .default)
        }
        .cancellable(id: CancelID.sorting, cancelInFlight: true)
      case .items:
        break
      case .sorted:
        state.items.sort { !$0.isBought && $1.isBought }
      }
      return .none
    }
    .forEach(\.items, action: \.items) { Item() }
    .ifLet(\.$alert, action: \.alert)
  }
}

struct ItemView: View {
  @Bindable var store: StoreOf<Item>

  var body: some View {
    HStack {
      Toggle("Bought", isOn: $store.isBought.animation())
      TextField("Nameless", text: $store.name)
    }
    .foregroundColor(store.isBought ? .gray : nil)
  }
}

struct GroceriesView: View {
  @Bindable var store: StoreOf<Groceries>

  var body: some View {
    NavigationStack {
      VStack {
        Picker("Show", selection: $store.shown.animation()) {
          ForEach(Shown.allCases, id: \.self) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.segmented)
        List {
          ForEach(store.scope(state: \.shownItems, action: \.items)) { ItemView(store: $0) }
            .onDelete { store.send(.deleted($0)) }
            .onMove { store.send(.moved($0, $1)) }
        }
      }
      .navigationTitle("Groceries")
      .navigationBarItems(
        trailing: HStack {
          EditButton()
          Button("Clear") { store.send(.clearButtonTapped) }
            .disabled(!store.items.contains(where: \.isBought))
          Button("Add") { store.send(.addButtonTapped, animation: .default) }
        }
      )
      .environment(\.editMode, $store.editMode)
    }
  }
}

@main
struct GroceriesApp: App {
  static let store = Store(initialState: Groceries.State()) { Groceries()._printChanges() }

  var body: some Scene {
    WindowGroup { GroceriesView(store: Self.store) }
  }
}
