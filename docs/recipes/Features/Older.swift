import ComposableArchitecture
import SwiftUI

/// A counter in the spellings before 1.7.
struct Older: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
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

struct OlderView: View {
  let store: StoreOf<Older>

  var body: some View {
    WithViewStore(store, observe: \.count) { viewStore in
      Text("Count \(viewStore.state)")
      Button("Plus") { viewStore.send(.plusTapped) }
    }
  }
}
