import ComposableArchitecture2

/// A search that waits until the user stops typing: `onChange` replaces the task of its previous run.
@Feature struct Finder {
  struct State {
    var text = ""
    var hits: [String] = []
    @StoreTaskID var lookup
  }
  @Dependency(\.continuousClock) var clock
  @FeatureEnvironment(\.words) var words

  var body: some Feature {
    EmptyFeature().onChange(of: store.text) { _, text, state in
      store.addTask(id: state.lookup) {
        try await clock.sleep(for: .milliseconds(200))
        let found = words.filter { $0.hasPrefix(text) }
        try store.modify { $0.hits = found }
      }
    }
  }
}

extension FeatureEnvironmentValues {
  @FeatureEnvironmentEntry(liveValue: ["ant", "bee", "beetle"]) var words: [String] = []
}
