import ComposableArchitecture
import Foundation

/// A cart whose code ends or stops the program in four ways.
@Reducer
struct Cart {
  @ObservableState
  struct State: Equatable {
    var items = ["Milk"]
    var total = 0
  }

  enum Action {
    case secondItemTapped
    case totalTapped
    case quitTapped
    case fillTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .secondItemTapped:
        state.items[1] = "Bread"
        return .none

      case .totalTapped:
        var position = 0
        while position < 4 {
          // The position never changes.
          state.total = state.items.count
          position = min(position, 3)
        }
        return .none

      // A feature that ends the app.
      case .quitTapped:
        // Nothing after this line runs.
        state.items = []
        exit(0)

      case .fillTapped:
        var prices: [[Int]] = []
        while true {
          prices.append(Array(repeating: prices.count, count: 1 << 20))
        }
      }
    }
  }
}
