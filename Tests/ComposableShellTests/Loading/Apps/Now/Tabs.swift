import ComposableArchitecture
import SwiftUI

enum FeatureFlag: String, CaseIterable, Identifiable, Codable, Hashable {
  case newHome = "new_home"
  case darkMode
  var id: String { rawValue }
  var title: LocalizedStringKey {
    switch self {
    case .newHome: return "New home"
    case .darkMode: return "Dark mode"
    }
  }
}

@Reducer
struct AppCoordinator {
  @ObservableState
  struct State: Equatable {
    var selectedTab: Tab = .home
    var home = HomeCoordinator.State()
    var settings = SettingsFeature.State()
  }
  enum Tab: Int, Hashable, CaseIterable { case home, settings }
  enum Action {
    case tabSelected(Tab)
    case home(HomeCoordinator.Action)
    case settings(SettingsFeature.Action)
    case onOpenURL(URL)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.home, action: \.home, child: HomeCoordinator.init)
    Scope(state: \.settings, action: \.settings) { SettingsFeature() }
    Reduce { state, action in
      switch action {
      case let .tabSelected(tab):
        if tab == state.selectedTab { state.home.path.removeAll() }
        state.selectedTab = tab
        return .none
      case .home(.path(.element(id: _, action: .detail(.delegate(.close))))):
        _ = state.home.path.popLast()
        return .none
      case let .onOpenURL(url):
        guard url.scheme == "app" else { return .none }
        state.selectedTab = .settings
        return .none
      case .home, .settings:
        return .none
      }
    }
    ._printChanges()
  }
}

@Reducer
struct HomeCoordinator {
  @Reducer
  enum Path {
    case detail(DetailFeature)
  }
  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
    var items = Array(1...3)
  }
  enum Action {
    case path(StackActionOf<Path>)
    case pushDetail(Int)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .pushDetail(let id):
        state.path.append(.detail(DetailFeature.State(id: id)))
        return .none
      case .path: return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}
extension HomeCoordinator.Path.State: Equatable {}

@Reducer
struct DetailFeature {
  @ObservableState
  struct State: Equatable { let id: Int }
  enum Action {
    case closeTapped
    case delegate(Delegate)
    enum Delegate { case close }
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .closeTapped: return .send(.delegate(.close))
      case .delegate: return .none
      }
    }
  }
}
@Reducer
struct SettingsFeature {
  @ObservableState
  struct State: Equatable {
    @Shared(.flags) var flags
    var version: String {
      Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "1.0"
    }
  }
  enum Action {
    case flagToggled(FeatureFlag, Bool)
    case logoutTapped
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case let .flagToggled(flag, isOn):
        state.$flags.withLock { $0[flag] = isOn }
        return .none
      case .logoutTapped:
        return .none
      }
    }
  }
}
extension SharedKey where Self == AppStorageKey<Int>.Default {
  static var launchCount: Self { Self[.appStorage("launchCount"), default: 0] }
}
extension SharedReaderKey where Self == InMemoryKey<[FeatureFlag: Bool]>.Default {
  static var flags: Self { Self[.inMemory("flags"), default: [:]] }
}
struct AppCoordinatorView: View {
  @Bindable var store: StoreOf<AppCoordinator>
  var body: some View {
    TabView(selection: $store.selectedTab.sending(\.tabSelected)) {
      HomeCoordinatorView(store: store.scope(state: \.home, action: \.home))
        .tabItem { Label("Home", systemImage: "house") }
        .tag(AppCoordinator.Tab.home)
        .badge(store.home.items.count)
      SettingsView(store: store.scope(state: \.settings, action: \.settings))
        .tabItem {
          Image(systemName: "gear")
          Text("Settings")
        }
        .tag(AppCoordinator.Tab.settings)
    }
    .tint(.orange)
    .onOpenURL { store.send(.onOpenURL($0)) }
  }
}
struct HomeCoordinatorView: View {
  @Bindable var store: StoreOf<HomeCoordinator>
  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      List(store.items, id: \.self) { item in
        Button("Item \(item)") { store.send(.pushDetail(item)) }
      }
      .listStyle(.insetGrouped)
      .scrollContentBackground(.hidden)
      .toolbarBackground(.visible, for: .navigationBar)
      .navigationTitle(Text("Home"))
    } destination: { store in
      switch store.case {
      case .detail(let store):
        DetailView(store: store)
      }
    }
  }
}
struct DetailView: View {
  let store: StoreOf<DetailFeature>
  var body: some View {
    Text("Detail \(store.state.id)")
      .navigationBarBackButtonHidden()
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Button {
            store.send(.closeTapped)
          } label: {
            Image(systemName: "chevron.left")
          }
        }
      }
      .toolbar(.hidden, for: .tabBar)
  }
}
struct SettingsView: View {
  let store: StoreOf<SettingsFeature>
  @AppStorage("notifications") var notifications = true
  @SceneStorage("lastTab") var lastTab = 0
  var body: some View {
    NavigationSplitView {
      Form {
        Section("Flags") {
          ForEach(FeatureFlag.allCases) { flag in
            Toggle(
              flag.title,
              isOn: Binding(
                get: { store.flags[flag] ?? false },
                set: { store.send(.flagToggled(flag, $0)) }
              ))
          }
        }
        Section {
          Toggle("Notifications", isOn: $notifications)
          LabeledContent("Version", value: store.version)
          LabeledContent("Build") { Text("42") }
        } footer: {
          Text("footer")
        }
        Section {
          Button("Log out", role: .destructive) { store.send(.logoutTapped) }
        }
      }
    } detail: {
      Text("Select")
    }
    .formStyle(.grouped)
  }
}
