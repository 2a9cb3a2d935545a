import Testing

@testable import ShellCore

@Suite("effects")
@MainActor
struct EffectsTests {
  @Test("The last ten ended effects are kept")
  func bounded() async {
    let session = await Beacon.session().session
    for _ in 1...12 { _ = await session.evaluate(".start") }
    let lines = await session.evaluate("effects").text.split(separator: "\n")
    #expect(lines.count == 11)
    #expect(lines[1].hasPrefix("2  "))
  }

  @Test("The first thousand effects in flight are listed, and the others are counted")
  func many() async {
    let feature = Feature(summary: "effects that sleep", initialState: Sleepers.State()) {
      Sleepers()
    }
    let session = fixtureSession(features: [feature])
    _ = await session.type("load sleepers", ".start(1001)")
    let lines = await session.type("effects").split(separator: "\n")
    #expect(lines.count == 1_001)
    #expect(lines[999].hasPrefix("1000  asleep until "))
    #expect(lines.last == "1 more effect is not shown")
  }
}

/// Starts effects that sleep.
struct Sleepers: Reducer {
  struct State: Equatable {}
  enum Action: Equatable { case start(Int) }

  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .start(let count):
      return .merge(
        (0..<count).map { _ in .run { [clock] _ in try await clock.sleep(for: .seconds(1)) } })
    }
  }
}
