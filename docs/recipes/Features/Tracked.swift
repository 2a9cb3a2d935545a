import ComposableArchitecture
import SwiftUI

/// A list whose rows have their own closure that tracks the store.
@Reducer
struct TrackedRows {
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

struct TrackedRowsView: View {
  let store: StoreOf<TrackedRows>

  var body: some View {
    WithPerceptionTracking {
      List {
        ForEach(["One", "Two"], id: \.self) { row in
          WithPerceptionTracking {
            Text(row + store.suffix)
          }
        }
      }
    }
  }
}
