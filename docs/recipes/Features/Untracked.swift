import ComposableArchitecture
import SwiftUI

/// A list whose rows read the store outside of the closure that tracks it.
@Reducer
struct Rows {
  @ObservableState
  struct State: Equatable {
    var suffix = "."
  }

  enum Action {
    case exclaimTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .exclaimTapped:
        state.suffix = "!"
        return .none
      }
    }
  }
}

struct RowsView: View {
  let store: StoreOf<Rows>

  var body: some View {
    WithPerceptionTracking {
      List {
        ForEach(["One", "Two"], id: \.self) { row in
          Text(row + store.suffix)
        }
      }
    }
  }
}
