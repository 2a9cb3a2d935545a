import ComposableArchitecture2

@Feature public struct Lantern {
  public struct State {
    public var isOn = false
    public init() {}
  }
  public enum Action { case tapped }
  public init() {}
  public var body: some Feature { Update { state, _ in state.isOn.toggle() } }
}
