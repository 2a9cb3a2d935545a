import Testing

@testable import ShellCore

@Suite("Appearing and disappearing views")
@MainActor
struct AppearanceTests {
  /// A view whose task depends on a value.
  private struct Follower: Reducer {
    struct State: Equatable { var id = 1 }
    enum Action { case next }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      state.id += 1
      return .none
    }
  }

  @Test("A task that is cancelled because its `id` changed is listed with that reason")
  func changedID() async throws {
    let feature = Feature("Follower", summary: "follows", initialState: Follower.State()) {
      Follower()
    } view: { store in
      WithViewStore(store, observe: { $0 }) { viewStore in
        Text("\(viewStore.id)").task(id: viewStore.id) { try? await Task.never() }
      }
    }
    try await expectTranscript(
      """
      tca> load follower
      ...
      Follower> screen
      1
      Follower> .next
      ...
      Follower> screen
      2
      Follower> effects
      2  outside  [..]  from a view
      1  cancelled because the `id` of the view's task changed  [..]  from a view
      """, on: fixtureSession(features: [feature]))
  }

  @Test("`reload` repeats a refused line before which views have appeared, even unseen")
  func hiddenAppearance() async throws {
    let session = await session(after: "load greeter", "hide noted", "tap nothing")
    let before = await session.evaluate("state noted").text
    _ = await session.evaluate("reload")
    #expect(await session.evaluate("state noted").text == before)
    #expect(before.contains("first"))
  }

  @Test("Completing a line does not make a view appear")
  func completing() async throws {
    let session = await session(after: "load greeter")
    _ = session.completer
    #expect(await session.evaluate("state noted").text == "[]")
  }
}
