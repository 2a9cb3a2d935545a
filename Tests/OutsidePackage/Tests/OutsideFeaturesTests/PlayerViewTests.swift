import ComposableArchitecture
import OutsideFeatures
import SwiftUI
import Testing

@MainActor
struct PlayerViewTests {
  let store = Store(initialState: Player.State()) { Player() }

  @Test func `a view of somebody's own is drawn and worked`() throws {
    let view = PlayerView(store: store)
    #expect(screen(view).controls.map(\.label) == ["Volume", "Playing", "Start"])
    try #require(screen(view).controls(named: "Playing").first).tap()
    #expect(store.withState(\.playlist) == .songs(1))
    #expect(screen(view).lines.contains { $0.contains("1 songs") })
  }

  @Test func `a view that observes one field writes it`() throws {
    try #require(screen(VolumeView(store: store)).controls.first).enter("9")
    #expect(store.withState(\.volume) == 9)
  }

  private func screen(_ view: some View) -> Screen { Screen.render(view, width: 60) }
}
