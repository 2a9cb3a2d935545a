import ComposableArchitecture

@Reducer
struct Journal {
  @ObservableState
  struct State: Equatable {
    var entries: IdentifiedArrayOf<Entry.State> = []
  }

  enum Action {
    case addTapped
    case entries(IdentifiedActionOf<Entry>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addTapped:
        state.entries.append(Entry.State(id: state.entries.count + 1))
        return .none
      case .entries:
        return .none
      }
    }
    .forEach(\.entries, action: \.entries) { Entry() }
  }
}
