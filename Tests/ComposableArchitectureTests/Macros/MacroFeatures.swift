import ComposableArchitecture

// Features with macros, written as in current TCA.

@Reducer
struct TallyFeature {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var count = 0
    var note = ""
    @ObservationStateIgnored var cache = 0
  }
  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case plusTapped
    case countChanged(Int)
  }
  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.note):
        state.cache += 1
        return .none
      case .binding: return .none
      case .plusTapped:
        state.count += 1
        return .none
      case .countChanged(let count):
        state.count = count
        return .none
      }
    }
  }
}

@Reducer
struct TallyListFeature {
  @ObservableState
  struct State: Equatable {
    var first = TallyFeature.State()
    var extra: TallyFeature.State?
    var rows: IdentifiedArrayOf<TallyFeature.State> = []
    var total = 0
  }
  enum Action: Equatable {
    case first(TallyFeature.Action)
    case extra(TallyFeature.Action)
    case rows(IdentifiedActionOf<TallyFeature>)
    case reset
    case resetDone(total: Int)
  }
  var body: some Reducer<State, Action> {
    Scope(state: \.first, action: \.first) { TallyFeature() }
    Reduce { state, action in
      switch action {
      case .first(.plusTapped), .extra(.plusTapped), .rows(.element(id: _, action: .plusTapped)):
        state.total += 1
        return .none
      case .reset:
        state.extra = nil
        return .send(.resetDone(total: state.total))
      case .first, .extra, .rows, .resetDone: return .none
      }
    }
    .ifLet(\.extra, action: \.extra) { TallyFeature() }
    .forEach(\.rows, action: \.rows) { TallyFeature() }
  }
}

@Reducer
struct EmptyFeature {}

@Reducer
enum PageFeature {
  case tally(TallyFeature)
  case list(TallyListFeature)
  @ReducerCaseIgnored case text(String)
  case blank
}
extension PageFeature.State: Equatable {}

@CasePathable
@dynamicMemberLookup
enum Shape: Equatable {
  case circle(radius: Int)
  case box(Int, height: Int)
  case nested(Inner)
  case none

  @CasePathable
  enum Inner: Equatable { case a(Int), b }
}

@DependencyClient
struct SampleClient {
  var fetch: @Sendable (_ id: Int) async throws -> String
  var count: () -> Int = { 7 }
  var log: (String) -> Void
}

/// A feature whose field counts how often it is compared.
@Reducer
struct ComparedFeature {
  struct Value: Equatable {
    let comparisons = LockIsolated(0)
    /// Does not count for `==`.
    var taps = 0

    static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.comparisons.withValue { $0 += 1 }
      return true
    }
  }

  @ObservableState
  struct State {
    var value = Value()
    var count = 0
  }

  enum Action { case tapped, counted }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped: state.value.taps += 1
      case .counted: state.count += 1
      }
      return .none
    }
  }
}
