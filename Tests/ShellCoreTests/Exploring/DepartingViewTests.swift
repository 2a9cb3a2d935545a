@testable import ShellCore
import SwiftUI
import Testing

/// A page that can be closed at once, or by an effect.
private struct Pamphlet: Reducer {
  struct State: Equatable {
    var isOpen = false
    var isRead = false
    var left = 0
  }

  enum Action: Equatable {
    case openTapped
    case closeTapped
    case finishTapped
    case finished
    case pageLeft
    case coverLeft
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .openTapped: state.isOpen = true
    case .closeTapped: state.isOpen = false
    case .finishTapped: return .run { send in await send(.finished) }
    case .finished: (state.isOpen, state.isRead) = (false, true)
    case .pageLeft: state.left = min(state.left + 1, 2)
    case .coverLeft: break
    }
    return .none
  }
}

private struct PamphletView: View {
  let store: StoreOf<Pamphlet>

  var body: some View {
    VStack {
      if store.withState(\.isOpen) {
        Text("page").onDisappear { store.send(.pageLeft) }
        Button("Close") { store.send(.closeTapped) }
        Button("Finish") { store.send(.finishTapped) }
      } else {
        Button("Open") { store.send(.openTapped) }
      }
    }
    .onDisappear { store.send(.coverLeft) }
  }
}

@Suite("What disappears while exploring")
@MainActor
struct DepartingViewTests {
  private func explore(_ line: String) async -> String {
    let session = fixtureSession(features: [
      Feature("Pamphlet", summary: "a page", initialState: Pamphlet.State()) {
        Pamphlet()
      } view: {
        PamphletView(store: $0)
      }
    ])
    _ = await session.evaluate("load pamphlet")
    return await session.evaluate(line).text
  }

  @Test("What a view sends when it disappears follows the control, as a line of its own")
  func control() async {
    let text = await explore("explore without .finishTapped until left == 1")
    #expect(
      text.hasPrefix(
        """
        after 3 lines: reached: until left == 1
          .openTapped
          .closeTapped
          .pageLeft

        """), "\(text)")
  }

  @Test("An effect can make a view disappear")
  func effect() async {
    let text = await explore("explore without .closeTapped until left == 2")
    #expect(
      text.hasPrefix(
        """
        after 6 lines: reached: until left == 2
          .openTapped
          .finishTapped
          .pageLeft
          .openTapped
          .finishTapped
          .pageLeft

        """), "\(text)")
  }

  @Test("An action counts as sent only if its view has disappeared")
  func notSent() async {
    let text = await explore("explore")
    #expect(text.contains(" complete for the values"), "\(text)")
    #expect(!text.contains(".pageLeft (no control sends it)"), "\(text)")
    #expect(text.contains(".coverLeft (no control sends it)"), "\(text)")
  }
}
