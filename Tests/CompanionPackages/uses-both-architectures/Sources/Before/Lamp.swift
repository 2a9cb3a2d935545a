import ComposableArchitecture

@Reducer
public struct Lamp {
  @ObservableState
  public struct State: Equatable {
    public var isOn = false
    public init() {}
  }
  public enum Action { case tapped }
  public init() {}
  public var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.isOn.toggle()
      return .none
    }
  }
}
