import ComposableArchitecture
import SwiftUI

/// A view that crashes, or that is never drawn to its end.
@Reducer
struct Views {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var items = ["a"]
    var steps = 1
  }

  enum Action {
    case plus, removeLast, loop
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .plus: state.count += 1
      case .removeLast: state.items.removeLast()
      case .loop: state.steps = 0
      }
      return .none
    }
  }
}

struct ViewsView: View {
  let store: StoreOf<Views>
  var body: some View {
    VStack {
      Text("First: \(store.items[0])")  // first
      Text("Steps: \(steps)")
      Button("Remove") { store.send(.removeLast) }
    }
  }

  private var steps: Int {
    var rest = 10
    while rest > 0 { rest -= store.steps }  // steps
    return rest
  }
}
