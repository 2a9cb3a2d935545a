import Testing

@testable import ShellCore

@Suite("time")
@MainActor
struct TimeTests {
  @Test("Each reducer is listed with its time, and nothing changes")
  func tree() async {
    let session = Session(features: Fixtures.features)
    _ = await session.evaluate("load tower")
    let before = await session.evaluate("state").text
    let lines = await session.evaluate("time .middle.leaf.grow").text.split(separator: "\n")
    #expect(lines.count == 10)
    #expect(lines[0].hasSuffix(" on average; the session is unchanged"))
    #expect(lines[9].hasPrefix("└─ Reduce "))
    #expect(lines.dropFirst().allSatisfy { $0.hasSuffix("s") })
    #expect(await session.evaluate("state").text == before)
    #expect(await session.evaluate("log").text == "no actions yet")
  }

  @Test("Drawn numbers, the date, and started effects do not change the session")
  func environment() async {
    let session = Session(features: [
      Feature(summary: "", initialState: Drawing.State()) { Drawing() }
    ])
    _ = await session.evaluate("load Drawing")
    _ = await session.evaluate("time .draw")
    #expect(await session.evaluate("effects").text.contains("no effects"))
    _ = await session.evaluate(".draw")
    #expect(
      await session.evaluate("state id").text == "UUID(00000000-0000-0000-0000-000000000000)")
  }

  @Test("An exported scenario does not expect the times that were measured")
  func export() async {
    let session = Session(features: Fixtures.features)
    _ = await session.evaluate("load tower")
    let measured = await session.evaluate("time .middle.leaf.grow").text
    let scenario = await session.evaluate("export scenario").text.split(separator: "\n")
    let line = scenario.firstIndex { $0.hasSuffix("> time .middle.leaf.grow") }
    #expect(line.map { scenario[$0 + 1] } == "...")
    for line in measured.split(separator: "\n") { #expect(!scenario.contains(line)) }
  }

  @Test("A number before the action says how often it is reduced")
  func runs() async {
    let session = Session(features: Fixtures.features)
    _ = await session.evaluate("load tower")
    #expect(await session.evaluate("time 20 .middle.leaf.grow").text.hasPrefix("20 runs, "))
    #expect(await session.evaluate("time 1 .middle.leaf.grow").text.hasPrefix("1 run, "))
    for line in ["time 0 .middle.leaf.grow", "time 20 .nothing", "time .nothing"] {
      #expect(await session.evaluate(line).isError)
    }
  }

  @Test("Without an action, the times of the session's actions are added, each in its own state")
  func session() async {
    let session = Session(features: [
      Feature(summary: "", initialState: Slowing.State()) { Slowing() }
    ])
    _ = await session.evaluate("load Slowing")
    #expect(
      await session.evaluate("time").text.hasPrefix("error: the session has no actions yet\n"))
    _ = await session.evaluate(".add")
    _ = await session.evaluate(".add")
    let states = Slowing.seen
    _ = await session.evaluate(".add")
    _ = await session.evaluate("undo")
    Slowing.seen = []
    let lines = await session.evaluate("time 1").text.split(separator: "\n")
    #expect(Set(Slowing.seen).isSuperset(of: states) && Slowing.seen.first == 0)
    #expect(lines[0].hasPrefix("2 actions, "))
    #expect(lines[0].hasSuffix(" in total; the session is unchanged"))
    #expect(lines.dropFirst().map { $0.prefix { $0 != " " } } == ["Slowing"])
    #expect(await session.evaluate("state count").text == "2")
  }
}

/// Notes the states in which its actions arrive.
private struct Slowing: Reducer {
  struct State: Equatable { var count = 0 }
  enum Action: Equatable { case add }
  @MainActor static var seen: [Int] = []

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    MainActor.assumeIsolated { Self.seen.append(state.count) }
    state.count += 1
    return .none
  }
}

private struct Drawing: Reducer {
  struct State: Equatable { var id: UUID? }
  enum Action: Equatable { case draw }
  @Dependency(\.uuid) var uuid
  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.id = uuid()
    return .run { _ in try await clock.sleep(for: .seconds(1)) }
  }
}

@Suite("Durations as text")
struct MeasuredTimeTests {
  @Test(arguments: [
    (Duration.nanoseconds(940), "940 ns"), (.nanoseconds(1_240), "1.2 µs"),
    (.microseconds(35), "35 µs"), (.milliseconds(1_500), "1.5 s"), (.seconds(90), "90 s"),
  ])
  func `Two digits and the unit that fits`(duration: Duration, text: String) {
    #expect(MeasuredTime.of(duration) == text)
  }
}
