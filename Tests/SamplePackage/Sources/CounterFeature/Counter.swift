import ComposableArchitecture

@Reducer
public struct Counter: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    public var count = 0
    public var fact: String?
    public var isLoading = false
    public var isTimerActive = false

    public init(count: Int = 0) { self.count = count }
  }

  public enum Action: Sendable {
    case decrementButtonTapped
    case factButtonTapped
    case factResponse(Result<String, any Error>)
    case incrementButtonTapped
    case resetButtonTapped
    case timerTick
    case toggleTimerButtonTapped
  }

  private enum CancelID { case timer }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.facts) var facts

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .decrementButtonTapped:
        state.count -= 1
        state.fact = nil
        return .none
      case .incrementButtonTapped:
        state.count += 1
        state.fact = nil
        return .none
      case .resetButtonTapped:
        state = State()
        return .cancel(id: CancelID.timer)
      case .factButtonTapped:
        state.isLoading = true
        return .run { [count = state.count] send in
          await send(.factResponse(Result { try await facts.fetch(count) }))
        }
      case .factResponse(let result):
        state.isLoading = false
        state.fact = try? result.get()
        return .none
      case .timerTick:
        state.count += 1
        return .none
      case .toggleTimerButtonTapped:
        state.isTimerActive.toggle()
        guard state.isTimerActive else { return .cancel(id: CancelID.timer) }
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.timerTick) }
        }
        .cancellable(id: CancelID.timer, cancelInFlight: true)
      }
    }
  }
}
