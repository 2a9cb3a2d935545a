import ComposableArchitecture2
import Dependencies
import SwiftUI

@Feature public struct Gong {
  public struct State {
    public var hall = Hall.State()
    public init() {}
  }
  public enum Action { case hall(Hall.Action) }
  public init() {}
  public var body: some Feature { Scope(\.hall, action: \.hall) { Hall() } }
}

@Feature public struct Hall {
  public struct State {
    public var struck: Date?
    public init() {}
  }
  public enum Action { case strike }
  @Dependency(\.date.now) var now
  public init() {}
  public var body: some Feature { Update { state, _ in state.struck = now } }
}

@MainActor public func gong() -> StoreOf<Gong> {
  let store: Store<Gong.State, Gong.Action> = Store(initialState: Gong.State()) { Gong() }
  return store
}

struct GongView: View {
  let store: StoreOf<Gong>
  var body: some View { Button("Strike") { store.send(.hall(.strike)) } }
}
