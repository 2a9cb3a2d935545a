import ComposableArchitecture
import SwiftUI

/// Two tabs, each of which has the same feature.
@Reducer
struct Rooms {
  enum Tab { case kitchen, office }

  @ObservableState
  struct State: Equatable {
    var kitchen = Room.State(name: "Kitchen")
    var office = Room.State(name: "Office")
    var tab = Tab.kitchen
  }

  enum Action {
    case kitchen(Room.Action)
    case office(Room.Action)
    case selectTab(Tab)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.kitchen, action: \.kitchen) { Room() }
    Scope(state: \.office, action: \.office) { Room() }
    Reduce { state, action in
      switch action {
      case .kitchen(.delegate(.switchTab)):
        state.tab = .office
        return .none
      case .office(.delegate(.switchTab)):
        state.tab = .kitchen
        return .none
      case .kitchen, .office:
        return .none
      case .selectTab(let tab):
        state.tab = tab
        return .none
      }
    }
  }
}

@Reducer
struct Room {
  @ObservableState
  struct State: Equatable {
    let name: String
    var people = 0
  }

  enum Action {
    case delegate(Delegate)
    case enterButtonTapped
    case leaveButtonTapped

    @CasePathable
    enum Delegate { case switchTab }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .delegate:
        return .none
      case .enterButtonTapped:
        state.people += 1
        return .none
      case .leaveButtonTapped:
        guard state.people > 0 else { return .none }
        state.people -= 1
        return .send(.delegate(.switchTab))
      }
    }
  }
}

struct RoomsView: View {
  @Bindable var store: StoreOf<Rooms>

  var body: some View {
    TabView(selection: $store.tab.sending(\.selectTab)) {
      RoomView(store: store.scope(state: \.kitchen, action: \.kitchen))
        .tabItem { Text("Kitchen") }
        .tag(Rooms.Tab.kitchen)
      RoomView(store: store.scope(state: \.office, action: \.office))
        .tabItem { Text("Office") }
        .tag(Rooms.Tab.office)
    }
  }
}

struct RoomView: View {
  let store: StoreOf<Room>

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(store.name): \(store.people)")
      Button("Enter") { store.send(.enterButtonTapped) }
      Button("Leave") { store.send(.leaveButtonTapped) }
    }
  }
}
