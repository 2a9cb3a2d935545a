import ComposableArchitecture2

// The six features of the facts on 2.0, as they are written there.

@Feature struct Finder {
  struct State {
    var text = ""
    var hits: [String] = []
    @StoreTaskID var lookup
  }
  @Dependency(\.continuousClock) var clock
  let find: (String) async throws -> [String]
  var body: some Feature {
    EmptyFeature().onChange(of: store.text) { _, text, state in
      store.addTask(id: state.lookup) {
        try await clock.sleep(for: .milliseconds(200))
        let found = try await find(text)
        try store.modify { $0.hits = found }
      }
    }
  }
}

@Feature struct Library {
  @Feature enum Sheet {
    case rename(Rename)
    case sure(Sure)
  }
  @Feature struct Sure: Prompt {
    struct State { var title = "" }
    enum Action { case yes, no }
  }
  struct State {
    var name = "A"
    var sheet: Sheet.State?
  }
  enum Action {
    case clearTapped, renameTapped
    case sheet(Sheet.Action)
  }
  var body: some Feature {
    Update { state, action in
      switch action {
      case .clearTapped: state.sheet = .sure(.init(title: state.name))
      case .renameTapped: state.sheet = .rename(.init(text: state.name))
      case .sheet(.sure(.yes)): state.name = ""
      case .sheet: break
      }
    }
    .ifLet(\.sheet, action: \.sheet) { Sheet.body }
  }
}

@Feature struct Rename {
  struct State { var text: String }
  enum Action { case done }
  var body: some Feature { Update { _, _ in store.addTask { try store.dismiss() } } }
}

@Feature struct Row {
  struct State: Identifiable {
    let id: Int
    var n = 0
    @Trigger var zero
  }
  enum Action { case plus }
  let changed: (Int) throws -> Void
  var body: some Feature {
    Update { state, _ in
      state.n += 1
      store.addTask { try changed(store.n) }
    }
    .onTrigger(store.zero) { $0.n = 0 }
  }
}

@Feature struct Board {
  struct State {
    var rows: [Row.State] = []
    var last = 0
  }
  enum Action {
    case rows(Row.State.ID, Row.Action)
    case zeroAll
  }
  var body: some Feature {
    Update { state, action in
      if case .zeroAll = action { for i in state.rows.indices { state.rows[i].zero() } }
    }
    .forEach(\.rows, action: \.rows) { Row { n in try store.modify { $0.last = n } } }
  }
}

enum Open: FeatureEventKey { typealias Value = Path.State }

@Feature enum Path { case page(Page) }

@Feature struct Page {
  struct State { var n: Int }
  enum Action { case next, back }
  var body: some Feature {
    Update { state, action in
      switch action {
      case .next:
        store.addTask { try store.post(key: Open.self, value: .page(.init(n: store.n + 1))) }
      case .back: store.addTask { try store.dismiss() }
      }
    }
  }
}

@Feature struct Nav {
  struct State { var path: [Path.State] = [] }
  enum Action { case path(Path.State.ID, Path.Action) }
  var body: some Feature {
    EmptyFeature()
      .forEach(\.path, action: \.path, dismissStyle: .stack) { Path.body }
      .onEvent(Open.self) { page, state in state.path.append(page) }
  }
}

@Feature struct Session {
  struct State {
    var user = 1
    var ticks = 0
    private var seen = 0
  }
  @FeatureState var started = 0
  @FeatureEnvironment(\.continuousClock) var clock
  let closed: (Int) async -> Void
  var body: some Feature {
    EmptyFeature()
      .onMount(id: store.user) { state in
        started += 1
        state.ticks = 0
        store.addTask {
          while true {
            try await clock.sleep(for: .seconds(1))
            try store.modify { $0.ticks += 1 }
          }
        }
      }
      .onDismount { await closed(store.ticks) }
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
    Update { s, _ in s.unread += 1 }.preference(key: Unread.self, value: store.unread)
  }
}

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
    let _ = Self._logChanges()
    Features {
      Scope(\.a, action: \.a) { Inbox() }
      Scope(\.b, action: \.b) { Inbox() }
    }
    .onPreferenceChange(Unread.self) { value, state in state.badge = value }
  }
}
