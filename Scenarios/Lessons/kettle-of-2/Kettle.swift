import ComposableArchitecture2

@Feature struct Kettle {
  struct State {
    var degrees = 20
    var isOn = false
  }

  enum Action { case startTapped }

  @Dependency(\.continuousClock) var clock

  var body: some Feature {
    Update { state, _ in
      state.isOn = true
      store.addTask {
        while store.degrees < 100 {
          try await clock.sleep(for: .seconds(1))
          try store.modify { $0.degrees += 20 }
        }
        try store.modify { $0.isOn = false }
      }
    }
  }
}
