import Testing

@testable import ShellCore

@Suite("Appearing and disappearing views")
@MainActor
struct AppearanceTests {
  @Test("`onAppear` runs once before the first drawing, and its block is printed first")
  func onAppear() async throws {
    try await expectTranscript(
      """
      tca> load greeter
      ...
      Greeter> format labels
      Greeter> screen
      received action: Greeter.Action.noted
      \\[1] <Door>
      ticks 0
      Greeter> screen
      \\[1] <Door>
      ticks 0
      Greeter> reset
      ...
      Greeter> screen
      received action: Greeter.Action.noted
      ...
      """)
  }

  @Test("A view's task runs as an effect until the view disappears")
  func task() async throws {
    try await expectTranscript(
      """
      tca> load greeter
      ...
      Greeter> format labels
      Greeter> tap Door
      received action: Greeter.Action.noted
      \\[1] Door: sent .doorButtonTapped
      received action: Greeter.Action.doorButtonTapped
      Greeter> screen
      received action: Greeter.Action.noted
      received action: Greeter.Action.task
      \\[1] <Door>
      ticks 0
      open
      Greeter> effects
      1  outside  Greeter.swift:[..]  from a view
      2  asleep until 1s  Greeter.swift:[..]  from action 4
      Greeter> advance
      now 1s
      ...
      Greeter> tap door
      \\[1] Door: sent .doorButtonTapped
      received action: Greeter.Action.doorButtonTapped
      Greeter> screen
      received action: Greeter.Action.noted
      \\[1] <Door>
      ticks 1
      Greeter> state noted
      [
        [0]: "first",
        [1]: "hello",
        [2]: "bye"
      ]
      Greeter> effects
      2  cancelled because the view that waited for it disappeared  Greeter.swift:[..]  from action 4
      1  cancelled because its view disappeared  Greeter.swift:[..]  from a view
      """)
  }

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

  @Test("Actions of `onAppear` are printed even if the line is refused")
  func refused() async throws {
    try await expectTranscript(
      """
      tca> load greeter
      ...
      Greeter> format labels
      Greeter> tap nothing
      received action: Greeter.Action.noted
      error: unknown control `nothing`
        tap nothing
            ^ expected Door
      Greeter> explain
      TCA1[..]
      ...
      """)
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
