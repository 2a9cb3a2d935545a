@testable import ShellCore
import Testing

private struct Side: Reducer {
  struct State: Equatable {}
  enum Action: Equatable { case cross }
  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

/// Someone inside or outside. `scope` can step into neither, because both are in an enum inside the state.
private struct Doorway: Reducer {
  @CasePathable enum Place: Equatable {
    case inside(Side.State)
    case outside(Side.State)
  }

  struct State: Equatable {
    var place: Place
    var tries = 0
  }

  @CasePathable enum Action: Equatable {
    case inside(Side.Action)
    case outside(Side.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.place, action: \.self) {
      EmptyReducer()
        .ifCaseLet(\.inside, action: \.inside) { Side() }
        .ifCaseLet(\.outside, action: \.outside) { Side() }
    }
    Reduce { state, _ in
      state.tries += 1
      return .none
    }
  }
}

@Suite("What `load` suggests to type first")
@MainActor
struct FirstStepsTests {
  @Test(
    "An action of a child whose presence is not known is tried, and nothing changes",
    arguments: [
      (Doorway.Place.inside(Side.State()), ".inside(.cross)"),
      (.outside(Side.State()), ".outside(.cross)"),
    ])
  fileprivate func tried(_ place: Doorway.Place, _ suggested: String) async {
    let session = fixtureSession(features: [
      Feature("Doorway", summary: "two sides", initialState: Doorway.State(place: place)) {
        Doorway()
      }
    ])
    let text = await session.evaluate("load doorway").text
    #expect(text.hasSuffix("\nTry: actions   \(suggested)"), "\(text)")
    #expect(!text.contains("warning"), "\(text)")
    #expect(await session.evaluate("state tries").text == "0")
    #expect(await session.evaluate(suggested).text.contains("+   tries: 1"))
  }
}
