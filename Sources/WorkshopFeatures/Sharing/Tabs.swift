import ComposableArchitecture
import SwiftUI

/// Shows shared state: two tabs that count in the same place (workshop, part 5).
/// Try: .counter.incrementButtonTapped, .tabSelected(.profile), .profile.resetButtonTapped, log
@Reducer
public struct Tabs {
  public enum Tab: Equatable, Sendable { case counter, profile }

  @ObservableState
  public struct State: Equatable {
    public var counter: CounterTab.State
    public var profile: ProfileTab.State
    public var tab = Tab.counter

    public init() {
      let stats = Shared(value: Stats())
      counter = CounterTab.State(stats: stats)
      profile = ProfileTab.State(stats: stats)
    }
  }

  @CasePathable
  public enum Action: Equatable {
    case counter(CounterTab.Action)
    case profile(ProfileTab.Action)
    case tabSelected(Tab)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.counter, action: \.counter) { CounterTab() }
    Scope(state: \.profile, action: \.profile) { ProfileTab() }
    Reduce { state, action in
      if case .tabSelected(let tab) = action { state.tab = tab }
      return .none
    }
  }
}

/// What both tabs know about the count.
public struct Stats: Equatable, Sendable {
  public var count = 0
  public var highest = 0
  public var taps = 0

  public init(count: Int = 0, highest: Int = 0, taps: Int = 0) {
    self.count = count
    self.highest = highest
    self.taps = taps
  }
}

/// The tab that counts.
@Reducer
public struct CounterTab {
  @ObservableState
  public struct State: Equatable {
    @Shared public var stats: Stats

    public init(stats: Shared<Stats>) { _stats = stats }
  }

  public enum Action: Equatable {
    case decrementButtonTapped
    case incrementButtonTapped
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.$stats.withLock { stats in
        stats.count += action == .incrementButtonTapped ? 1 : -1
        stats.highest = max(stats.highest, stats.count)
        stats.taps += 1
      }
      return .none
    }
  }
}

/// The tab that shows what was counted.
@Reducer
public struct ProfileTab {
  @ObservableState
  public struct State: Equatable {
    @Shared public var stats: Stats

    public init(stats: Shared<Stats>) { _stats = stats }
  }

  public enum Action: Equatable {
    case resetButtonTapped
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.$stats.withLock { $0 = Stats() }
      return .none
    }
  }
}

/// A picker of two tabs, and the selected one.
public struct TabsView: View {
  @Bindable var store: StoreOf<Tabs>

  public init(store: StoreOf<Tabs>) { self.store = store }

  public var body: some View {
    VStack(alignment: .leading) {
      Picker("Tab", selection: $store.tab.sending(\.tabSelected)) {
        Text("Counter").tag(Tabs.Tab.counter)
        Text("Profile").tag(Tabs.Tab.profile)
      }
      switch store.tab {
      case .counter: CounterTabView(store: store.scope(state: \.counter, action: \.counter))
      case .profile: ProfileTabView(store: store.scope(state: \.profile, action: \.profile))
      }
    }
  }
}

/// The count and two buttons.
public struct CounterTabView: View {
  let store: StoreOf<CounterTab>

  public init(store: StoreOf<CounterTab>) { self.store = store }

  public var body: some View {
    HStack {
      Button("-") { store.send(.decrementButtonTapped) }
      Text("\(store.stats.count)")
      Button("+") { store.send(.incrementButtonTapped) }
    }
  }
}

/// The stats and a button.
public struct ProfileTabView: View {
  let store: StoreOf<ProfileTab>

  public init(store: StoreOf<ProfileTab>) { self.store = store }

  public var body: some View {
    VStack(alignment: .leading) {
      Text("Count: \(store.stats.count)")
      Text("Highest: \(store.stats.highest)")
      Text("Taps: \(store.stats.taps)")
      Button("Reset") { store.send(.resetButtonTapped) }
    }
  }
}
