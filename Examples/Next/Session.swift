import ComposableArchitecture2

/// A timer that begins anew for each user.
@Feature struct Session {
  struct State {
    var user = 1
    var ticks = 0
    private var seen = 0
  }
  @FeatureState var started = 0
  @FeatureEnvironment(\.continuousClock) var clock

  var body: some Feature {
    EmptyFeature()
      .onMount(id: store.user) { state in
        started += 1
        state.ticks = 0
        store.addTask(name: "ticking") {
          while true {
            try await clock.sleep(for: .seconds(1))
            try store.modify { $0.ticks += 1 }
          }
        }
      }
  }
}
