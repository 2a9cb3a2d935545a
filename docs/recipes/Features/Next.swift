import ComposableArchitecture2

/// The same counter in the spellings of 2.0.
@Feature struct Next {
  struct State {
    var count = 0
  }

  enum Action {
    case plusTapped
  }

  var body: some Feature {
    Update { state, _ in state.count += 1 }
  }
}
