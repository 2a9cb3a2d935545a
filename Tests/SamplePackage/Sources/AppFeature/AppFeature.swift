import ComposableArchitecture
import CounterFeature
import TodosFeature

@Reducer
public struct AppFeature: Sendable {
  public enum Tab: Sendable { case counter, todos }

  @Reducer
  public enum Path { case counter(Counter) }

  @ObservableState
  public struct State: Equatable {
    public var counter = Counter.State()
    public var todos = Todos.State()
    public var tab = Tab.counter
    public var path = StackState<Path.State>()
    @Presents public var sheet: Counter.State?
    @Shared(.inMemory("launches")) public var launches = 0

    public init() {}
  }

  public enum Action {
    case counter(Counter.Action)
    case todos(Todos.Action)
    case path(StackActionOf<Path>)
    case sheet(PresentationAction<Counter.Action>)
    case launched
    case pushButtonTapped
    case sheetButtonTapped
    case tabSelected(Tab)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.counter, action: \.counter) { Counter() }
    Scope(state: \.todos, action: \.todos) { Todos() }
    Reduce { state, action in
      switch action {
      case .launched:
        state.$launches.withLock { $0 += 1 }
        return .none
      case .pushButtonTapped:
        state.path.append(.counter(Counter.State(count: state.counter.count)))
        return .none
      case .sheetButtonTapped:
        state.sheet = Counter.State()
        return .none
      case .tabSelected(let tab):
        state.tab = tab
        return .none
      case .counter, .todos, .path, .sheet: return .none
      }
    }
    .ifLet(\.$sheet, action: \.sheet) { Counter() }
    .forEach(\.path, action: \.path)
  }
}

extension AppFeature.Path.State: Equatable {}
