import ComposableArchitecture
import Dependencies

@Reducer public struct Bell {
  @ObservableState public struct State: Equatable {
    public var rings = 0
    public init() {}
  }
  public enum Action { case ring }
  public init() {}
  public var body: some ReducerOf<Self> {
    Scope(state: \.self, action: \.self) {
      Reduce { state, _ in
        state.rings += 1
        return .none
      }
    }
  }
}

@MainActor public func bell() -> StoreOf<Bell> { Store(initialState: Bell.State()) { Bell() } }
