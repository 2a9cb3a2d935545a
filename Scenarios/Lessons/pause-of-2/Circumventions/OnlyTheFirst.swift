import ComposableArchitecture2

@Feature struct Finder {
  struct State {
    var text = ""
    var hits: [String] = []
    @StoreTaskID var lookup
  }

  enum Action { case stopTapped }

  @Dependency(\.continuousClock) var clock
  let words = ["ant", "bee", "beetle"]

  var body: some Feature {
    Update { state, action in
      switch action {
      case .stopTapped: store.addTask { store.lookup.cancel() }
      }
    }
    .onChange(of: store.text) { _, text, state in
      store.addTask(id: state.lookup) {
        try await clock.sleep(for: .milliseconds(200))
        let found = words.filter { $0.hasPrefix(text) }
        try store.modify { if $0.hits.isEmpty { $0.hits = found } }
      }
    }
  }
}
