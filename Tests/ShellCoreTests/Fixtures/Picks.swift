@testable import ShellCore

/// Fields whose types have no list of values: the ID of a row, a date, a page.
struct Picks: Reducer {
  struct Pick: Equatable, Identifiable { let id: UUID }

  struct State: Equatable {
    var picks: IdentifiedArrayOf<Pick> = [Pick(id: UUID(0)), Pick(id: UUID(1))]
    @BindingState var chosen: UUID?
    @BindingState var day = Date(timeIntervalSince1970: 86_400)
    @BindingState var page = URL(string: "https://example.com/a")!
  }

  enum Action: BindableAction, Equatable { case binding(BindingAction<State>) }

  var body: some ReducerOf<Self> { BindingReducer() }
}

extension Picks {
  /// A session in which it is loaded.
  @MainActor
  static func session() async -> Session {
    let session = Session(features: [Feature(summary: "picks", initialState: State()) { Picks() }])
    _ = await session.evaluate("load picks")
    return session
  }
}
