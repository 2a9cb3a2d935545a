import ComposableArchitecture
import SwiftUI

/// The same counter in today's spellings.
@Reducer
struct Newer {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action {
    case plusTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .plusTapped:
        state.count += 1
        return .none
      }
    }
  }
}

struct NewerView: View {
  let store: StoreOf<Newer>

  var body: some View {
    Text("Count \(store.count)")
    Button("Plus") { store.send(.plusTapped) }
  }
}
