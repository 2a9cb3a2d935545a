import ComposableArchitecture2

/// Two tabs whose unread messages are added for a badge.
@Feature struct Tabs {
  struct State {
    var a = Inbox.State()
    var b = Inbox.State()
    var badge = 0
  }

  enum Action {
    case a(Inbox.Action)
    case b(Inbox.Action)
  }

  var body: some Feature {
    Features {
      Scope(\.a, action: \.a) { Inbox() }
      Scope(\.b, action: \.b) { Inbox() }
    }
    .onPreferenceChange(Unread.self) { value, state in state.badge = value }
  }
}

enum Unread: FeaturePreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

@Feature struct Inbox {
  struct State { var unread = 0 }
  enum Action { case arrived }

  var body: some Feature {
    Update { state, _ in state.unread += 1 }
      .preference(key: Unread.self, value: store.unread)
  }
}
