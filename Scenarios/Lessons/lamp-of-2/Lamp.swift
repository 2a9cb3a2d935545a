import ComposableArchitecture2

@Feature struct Lamp {
  struct State {
    var isOn = false
    var brightness = 3
  }

  enum Action { case switchTapped, brighterTapped }

  var body: some Feature {
    Update { state, action in
      switch action {
      case .switchTapped: state.isOn.toggle()
      case .brighterTapped:
        guard state.isOn else { return }
        state.brightness += 1
      }
    }
  }
}
