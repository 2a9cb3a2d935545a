import TerminalUI
import Testing

@MainActor
@Suite("The focus of a TV")
struct FocusTests {
  private struct Choices: View {
    @Environment(\.resetFocus) var resetFocus
    @Namespace private var namespace
    @State private var current = 2

    var body: some View {
      VStack(alignment: .leading) {
        ForEach(1..<3) { index in
          Button("\(index)") { current = index }
            .prefersDefaultFocus(current == index, in: namespace)
            .focusable(true) { _ in }
            .focusable(interactions: .activate)
        }
      }
      .onMoveCommand { direction in if direction == .left { current -= 1 } }
      .onExitCommand {}
      .onPlayPauseCommand {}
      .onChange(of: current) { resetFocus(in: namespace) }
      .focusScope(namespace)
    }
  }

  @Test("A view that controls the focus is drawn without it")
  func drawn() {
    #expect(Screen.render(Choices()).lines == ["[1] <1>", "[2] <2>"])
  }
}
