import ComposableArchitecture

/// A correct feature that returns an effect for the actions of its rows and of another child, and one for an action of its own, with one ID.
struct SortedRows: Reducer {
  struct Row: Reducer {
    struct State: Equatable, Identifiable {
      let id: Int
      var isComplete = false
    }

    enum Action: Equatable { case toggled }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      state.isComplete.toggle()
      return .none
    }
  }

  struct State: Equatable {
    var rows: IdentifiedArrayOf<Row.State> = [Row.State(id: 1), Row.State(id: 2)]
    var header = Row.State(id: 0)
    var isSorted = true
  }

  @CasePathable enum Action: Equatable {
    case rows(IdentifiedAction<Int, Row.Action>)
    case header(Row.Action)
    case sortTapped
    case sorted
  }

  private enum CancelID { case sort }

  @Dependency(\.continuousClock) var clock

  var body: some Reducer<State, Action> {
    Scope(state: \.header, action: \.header) { Row() }
    Reduce { state, action in
      switch action {
      case .rows, .header, .sortTapped:
        state.isSorted = false
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.sorted)
        }
        .cancellable(id: CancelID.sort, cancelInFlight: true)
      case .sorted:
        state.isSorted = true
        return .none
      }
    }
    .forEach(\.rows, action: \.rows) { Row() }
  }
}
