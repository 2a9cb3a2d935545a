import ComposableArchitecture

/// The cart without an index that may not exist, a loop without an end, `exit`, and a collection without a limit.
@Reducer
struct CarefulCart {
  @ObservableState
  struct State: Equatable {
    var items = ["Milk"]
    var total = 0
    var isClosed = false
    var prices: [Int] = []
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
        if state.items.indices.contains(1) {
          state.items[1] = "Bread"
        } else {
          state.items.append("Bread")
        }
        return .none

      case .totalTapped:
        for item in state.items { state.total += item.count }
        return .none

      case .quitTapped:
        state.isClosed = true
        return .none

      case .fillTapped:
        state.prices = Array(repeating: 1, count: 3)
        return .none
      }
    }
  }
}
