import ComposableArchitecture
import SwiftUI

@Reducer
struct Feed {
  @ObservableState
  struct State: Equatable {
    var unread = 3
  }

  enum Action {
    case readButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.unread = max(0, state.unread - 1)
      return .none
    }
  }
}

@Reducer
struct Profile {
  @ObservableState
  struct State: Equatable {
    var isPublic = false
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}

@Reducer
struct Tabs {
  enum Tab { case feed, profile }

  @ObservableState
  struct State: Equatable {
    var feed = Feed.State()
    var profile = Profile.State()
    var tab = Tab.feed
  }

  enum Action {
    case feed(Feed.Action)
    case profile(Profile.Action)
    case tabSelected(Tab)
  }

  var body: some ReducerOf<Self> {
    CombineReducers {
      Scope(state: \.feed, action: \.feed) { Feed() }
      Scope(state: \.profile, action: \.profile) { Profile() }
    }
    Reduce { state, action in
      if case .tabSelected(let tab) = action { state.tab = tab }
      return .none
    }
    .onChange(of: \.tab) { _, tab in
      Reduce { state, _ in
        if tab == .profile { state.feed.unread = 0 }
        return .none
      }
    }
  }
}

struct ProfileView: View {
  @Bindable var store: StoreOf<Profile>

  var body: some View {
    Toggle("Public", isOn: $store.isPublic)
  }
}

struct TabsView: View {
  @Bindable var store: StoreOf<Tabs>

  var body: some View {
    VStack(alignment: .leading) {
      Picker("Tab", selection: $store.tab.sending(\.tabSelected)) {
        Text("Feed").tag(Tabs.Tab.feed)
        Text("Profile").tag(Tabs.Tab.profile)
      }
      switch store.tab {
      case .feed:
        let feed = store.scope(state: \.feed, action: \.feed)
        Button("\(feed.unread) unread") { feed.send(.readButtonTapped) }
      case .profile:
        ProfileView(store: store.scope(state: \.profile, action: \.profile))
      }
    }
  }
}
