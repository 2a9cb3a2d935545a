import ComposableArchitecture
import SwiftUI
import Testing

/// View files of an app compile without changes. Modifiers that mean nothing in a terminal have no effect.
@MainActor
@Suite struct AppFileTests {
  @Test func `A form draws every kind of control`() throws {
    let model = ProfileModel()
    let screen = Screen.render(ProfileView(model: model), width: 44)
    #expect(screen.lines.first == "Settings")
    #expect(screen.lines.contains { $0.contains("[2] [eye] Seen: on") })
    #expect(screen.lines.contains { $0.contains("] Functions: (+, -)") })
    #expect(Set(screen.controls.map(\.kind)).count == 7)
    try screen.controls(named: "Newer")[0].enter("off")
    #expect(model.rhythm == .off)
  }

  @Test func `A text field in a row changes its element`() throws {
    let memory = ViewMemory()
    let screen = Screen.render(FriendsView(), width: 30, memory: memory)
    #expect(screen.lines.contains("│ Ada                        │"))
    try screen.controls(named: "Friend")[1].enter("Eve")
    #expect(
      Screen.render(FriendsView(), width: 30, memory: memory).lines
        .contains("│ 1: Eve                     │"))
  }

  @Test func `Progress views show that something is loading and how far it is`() {
    let lines = Screen.render(BadgeView(count: 2)).lines
    for text in ["...", "Loading...", "50 %"] {
      #expect(lines.contains { $0.contains(text) })
    }
  }

  @Test func `Previews compile and can be drawn`() {
    #expect(!Screen.render(ProfileView_Previews.previews).lines.isEmpty)
  }
}
