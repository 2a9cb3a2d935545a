@testable import ShellCore
import Testing
import WorkshopFeatures

@Suite("explore")
@MainActor
struct ExploreTests {
  /// A session in which a feature without a view was loaded.
  private func session<R: Reducer & SendableMetatype>(
    _ state: @autoclosure @escaping @Sendable () -> R.State, _ reducer: @escaping @Sendable () -> R
  ) async -> Session {
    let session = fixtureSession(features: [
      Feature("Explored", summary: "explored", initialState: state()) { reducer() }
    ])
    _ = await session.evaluate("load explored")
    return session
  }

  @Test("A mistake is found with the shortest lines, which can be typed")
  func found() async {
    let session = await session(NilChild.State()) { NilChild() }
    let text = await session.evaluate("explore").text
    #expect(text.contains("TCA003"))
    #expect(text.contains("  .laterButtonTapped\n  advance\n"))
    let replayed = await session.evaluate("explore replay").text
    #expect(replayed.hasPrefix("Explored> .laterButtonTapped"))
    #expect(replayed.contains("warning: TCA003"))
  }

  @Test("Without a limit, a small feature is searched to its end, however deep it is")
  func withoutLimit() async {
    let session = await session(Chain.State()) { Chain() }
    let text = await session.evaluate("explore").text
    #expect(
      text.contains(
        "33 states generated, 16 distinct, 0 left, up to 15 steps: complete for the values"))
    let shallow = await session.evaluate("explore depth 14").text
    #expect(
      shallow.contains("15 distinct, 1 left, up to 14 steps: there is more beyond this depth"))
    #expect(await session.evaluate("explore depth 15").text == text)
    let graph = await session.evaluate("explore graph").text
    #expect(graph.hasSuffix("up to 6 steps: there is more beyond this depth"))
  }

  @Test("In a scenario, numbers limit a search, and time does not", arguments: [false, true])
  func counted(isAtPrompt: Bool) async {
    let session = await session(Unbounded.State()) { Unbounded() }
    session.workspace.limitsSearchTime = isAtPrompt
    session.workspace.permissions.playsScenario = true
    let text = await session.evaluate("explore").text
    #expect(
      text.contains("10,000 distinct, 1 left, up to 9,999 steps: stopped by the limit of states"))
    let more = await session.evaluate("explore states 10001").text
    #expect(more.contains("10,001 distinct"))
    #expect(await session.evaluate("explore depth 3").text.contains("up to 3 steps: there is more"))
  }

  @Test("A search that time has ended may print something else when a recording is played")
  func endedByTime() async {
    let session = await session(Unbounded.State()) { Unbounded() }
    #expect(await session.evaluate("explore time 1ms").text.contains("by the limit of time"))
    _ = await session.evaluate("explore depth 2")
    let entries = session.parts.entries.journal.entries
    #expect(entries.suffix(2).map(\.line) == ["explore time 1ms", "explore depth 2"])
    #expect(entries.suffix(2).map(\.isReproducible) == [false, true])
  }

  @Test("The search changes neither the state, the time, the effects, nor what undo knows")
  func unchanged() async {
    let session = await session(WorkshopFeatures.Todos.State()) { WorkshopFeatures.Todos() }
    _ = await session.evaluate(".addButtonTapped")
    let lines = ["state", "log", "effects", "deps", "advance 1s"]
    var before: [String] = []
    for line in lines.dropLast() { before.append(await session.evaluate(line).text) }
    _ = await session.evaluate("explore depth 3")
    var after: [String] = []
    for line in lines.dropLast() { after.append(await session.evaluate(line).text) }
    #expect(before == after)
    #expect(await session.evaluate(".addButtonTapped").text.contains("00000001"))
  }

  @Test("A condition is broken by the shortest lines from the current state")
  func always() async {
    let session = await session(AmountControl.State()) { AmountControl() }
    _ = await session.evaluate(".plusButtonTapped")
    let text = await session.evaluate("explore always amount >= 0").text
    #expect(text.hasPrefix("after 2 lines: broken: always amount >= 0\n  .minusButtonTapped\n"))
    let reached = await session.evaluate("explore until amount == 3").text
    #expect(reached.hasPrefix("after 2 lines: reached: until amount == 3\n  .plusButtonTapped\n"))
    let holds = await session.evaluate("explore depth 2 never amount > 5").text
    #expect(holds.hasPrefix("never amount > 5 holds; no warning"))
  }

  @Test("A state that is looked for is found beyond mistakes, which are only counted")
  func until() async {
    let session = await session(ForgottenScopeNow.State()) { ForgottenScopeNow() }
    let text = await session.evaluate("explore until taps == 2").text
    #expect(
      text.hasPrefix(
        """
        after 2 lines: reached: until taps == 2
          .amountControl(.minusButtonTapped)
          .amountControl(.minusButtonTapped)

        """), "\(text)")
    #expect(text.contains("\n1 possible mistake was met as well: `explore` shows it\n\n"))
    #expect(!text.contains("TCA005"))
    let walk = await session.evaluate("explore random 3 until taps == 3").text
    #expect(walk.hasPrefix("after 3 lines: reached: until taps == 3\n"), "\(walk)")
    let none = await session.evaluate("explore depth 2 until taps == 9").text
    #expect(none.hasPrefix("no state was found with taps == 9\n\n"), "\(none)")
    #expect(await session.evaluate("explore").text.contains("TCA005"))
  }

  @Test("A case that is left out leaves out the actions inside it, and a nested name is checked")
  func without() async {
    let session = await session(ProductDetailFeature.State()) { ProductDetailFeature() }
    let text = await session.evaluate("explore depth 2 without .amountControl").text
    #expect(text.contains("not sent         .amountControl (excluded)"), "\(text)")
    #expect(
      await session.evaluate("explore without .amountControl.plusButtonTaped").text == """
        error: ProductDetailFeature.Action has no case `.amountControl.plusButtonTaped`
          explore without .amountControl.plusButtonTaped
                          ^ expected .amountControl or .binding; did you mean .amountControl.plusButtonTapped?
        """)
  }

  @Test("Cases that effects send are not sent and listed, and can be sent")
  func sends() async {
    let session = await session(WorkshopFeatures.Search.State()) { WorkshopFeatures.Search() }
    let text = await session.evaluate("explore").text
    #expect(text.contains("complete for the values that were tried"))
    #expect(text.contains("not sent         .response (by its name)"))
    #expect(text.contains("values           String \"a\", \"\", \"ab\""))
    let without = await session.evaluate("explore without .queryChanged")
    #expect(without.isError)
    #expect(without.text.contains("can be sent in Explored"))
  }

  @Test("With a view, its controls say what a user can send")
  func view() async {
    let session = fixtureSession(features: [
      Feature("Explored", summary: "explored", initialState: NilChild.State()) {
        NilChild()
      } view: {
        NilChildView(store: $0)
      }
    ])
    _ = await session.evaluate("load explored")
    let text = await session.evaluate("explore").text
    #expect(text.contains("TCA003"))
  }

  @Test("The lines of a finding become a scenario and a test")
  func exports() async {
    let session = await session(AmountControl.State()) { AmountControl() }
    _ = await session.evaluate("explore always amount >= 0")
    let scenario = await session.evaluate("explore export scenario").text
    #expect(scenario.contains("Explored> .minusButtonTapped"))
    let test = await session.evaluate("explore export test").text
    #expect(test.contains("store.send(.minusButtonTapped)"))
  }

  @Test("The lines of a finding become a scenario wherever the session is now")
  func exportsAfterReplay() async {
    let session = await session(AmountControl.State()) { AmountControl() }
    for line in [".plusButtonTapped", "explore always amount >= 0"] {
      _ = await session.evaluate(line)
    }
    let before = await session.evaluate("explore export scenario").text
    #expect(before.contains("Explored> .plusButtonTapped"))
    _ = await session.evaluate("explore replay")
    #expect(await session.evaluate("state amount").text == "-1")
    #expect(await session.evaluate("explore export scenario").text == before)
    _ = await session.evaluate("load explored")
    #expect(await session.evaluate("explore export scenario").text == before)
  }

  @Test("A graph shows the states and the actions")
  func graph() async {
    let session = await session(AmountControl.State()) { AmountControl() }
    let text = await session.evaluate("explore depth 1 graph").text
    #expect(text.hasPrefix("amount: 0\n"))
    let mermaid = await session.evaluate("explore depth 1 graph mermaid").text
    #expect(mermaid.hasPrefix("stateDiagram-v2"))
    let large = await session.evaluate("explore depth 100 graph")
    #expect(large.isError)
    #expect(large.text.contains("too large to read"))
  }

  @Test(
    "Bad input has one error",
    arguments: [
      ("explore dept 3", "did you mean"), ("explore depth 0", "expected a number from 1"),
      ("explore time 0s", "a search needs time"), ("explore states 0", "expected a number from 1"),
      ("explore always amuont > 1", "amount"), ("explore always amount", "neither true nor false"),
      ("explore always", "needs a condition"), ("explore sends .plus", "has no case"),
      ("explore when 3", "needs `idle`"), ("explore replay", "nothing was found yet"),
      ("explore save", "needs a file"), ("explore graph by amuont", "no field"),
      ("explore sets amount", "is for features of 2.0"),
      (
        "explore states 50 never amount > 2 depth 4 time 3s",
        "expected `explore depth 4 time 3s states 50 never amount > 2`"
      ),
      ("explore when idle amount > 2 depth 4", "expected `explore depth 4 when idle amount > 2`"),
      ("explore never amount > 2 deep 4", "expected the end of the line"),
    ])
  func badInput(line: String, error: String) async {
    let session = await session(AmountControl.State()) { AmountControl() }
    let output = await session.evaluate(line)
    #expect(output.isError)
    #expect(output.text.contains(error), "\(output.text)")
    #expect(output.text.components(separatedBy: "error:").count == 2)
  }

  @Test("An effect in flight is refused, with what ends it")
  func effects() async {
    let session = await session(NilChild.State()) { NilChild() }
    _ = await session.evaluate(".laterButtonTapped")
    let output = await session.evaluate("explore")
    #expect(output.isError)
    #expect(output.text.contains("`cancel 1` cancels it"))
  }

  @Test("Lines that no longer fit are not typed")
  func moved() async {
    let session = await session(AmountControl.State()) { AmountControl() }
    _ = await session.evaluate("explore always amount >= 0")
    _ = await session.evaluate(".plusButtonTapped")
    let output = await session.evaluate("explore replay")
    #expect(output.isError)
    #expect(output.text.contains("not in the state"))
  }
}

/// Two requests whose answers come in the order of the requests, if none is late.
struct LateRace: Reducer {
  struct State: Equatable {
    var wanted = ""
    var shown = ""
  }

  enum Action: Equatable {
    case slowTapped
    case fastTapped
    case answered(String)
  }

  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .slowTapped: return ask("slow", &state)
    case .fastTapped: return ask("fast", &state)
    case .answered(let text):
      state.shown = text
      return .none
    }
  }

  private func ask(_ text: String, _ state: inout State) -> Effect<Action> {
    state.wanted = text
    return .run { [clock] send in
      try await clock.sleep(for: .seconds(3))
      await send(.answered(text))
    }
  }
}

@Suite("advance EFFECT")
@MainActor
struct LateAnswerTests {
  private func session() async -> Session {
    let session = fixtureSession(features: [
      Feature(summary: "two requests", initialState: LateRace.State()) { LateRace() }
    ])
    _ = await session.evaluate("load laterace")
    return session
  }

  @Test("An effect continues before one that is due earlier, which is late")
  func late() async {
    let session = await session()
    for line in [".slowTapped", ".fastTapped"] { _ = await session.evaluate(line) }
    #expect(await session.evaluate("advance 2").text.hasPrefix("now 3s\n"))
    #expect(await session.evaluate("state shown").text == "\"fast\"")
    #expect(await session.evaluate("advance").text.hasPrefix("now 3s\n"))
    #expect(await session.evaluate("state shown").text == "\"slow\"")
    #expect(await session.evaluate("undo").text.contains("undid"))
    #expect(await session.evaluate("state shown").text == "\"fast\"")
  }

  @Test(
    "An effect that is not asleep is an error, and so is a late answer in a test with one clock")
  func errors() async {
    let session = await session()
    #expect(await session.evaluate("advance 2").text.contains("a duration has a unit"))
    for line in [".slowTapped", ".fastTapped"] { _ = await session.evaluate(line) }
    #expect(await session.evaluate("advance 3").text.contains("expected 1 or 2"))
  }

  @Test("A late answer is exported with a clock whose sleepers wake in any order")
  func export() async {
    let session = await session()
    for line in [".slowTapped", ".fastTapped", "advance 2", "advance"] {
      _ = await session.evaluate(line)
    }
    for form in ["export test", "export test --xctest"] {
      let text = await session.evaluate(form).text
      let steps = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { $0.hasPrefix("await clock.") || $0.hasPrefix("await store.receive") }
      #expect(
        steps == [
          "await clock.wake(sleeper: 1)",
          "await store.receive(.answered(\"fast\")) { $0.shown = \"fast\" }",
          "await clock.advanceToNextWake()",
          "await store.receive(.answered(\"slow\")) { $0.shown = \"slow\" }",
        ], "\(text)")
      #expect(text.contains("let clock = LateClock()"))
      // A test target of Xcode has no package.
      #expect(!text.contains("package "))
      #expect(text.contains("private final class LateClock: Clock"))
    }
    let page = await session.evaluate("export mermaid")
    #expect(!page.isError)
  }

  @Test("The stale answer is found with the late effect as a line, which replays")
  func stale() async {
    let session = await session()
    let inOrder = await session.evaluate("explore late 0 depth 4 when idle shown == wanted").text
    #expect(inOrder.hasPrefix("when idle shown == wanted holds;"))
    let text = await session.evaluate("explore depth 4 when idle shown == wanted").text
    #expect(
      text.hasPrefix(
        """
        after 4 lines: broken: when idle shown == wanted
          .fastTapped
          .slowTapped
          advance 2
          advance

        """))
    _ = await session.evaluate("explore replay")
    #expect(await session.evaluate("state shown").text == "\"fast\"")
  }
}

/// A feature with sixteen states in a row.
private struct Chain: Reducer {
  struct State: Equatable { var position = 0 }
  enum Action: Equatable {
    case nextTapped
    case previousTapped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .nextTapped: state.position = min(15, state.position + 1)
    case .previousTapped: state.position = max(0, state.position - 1)
    }
    return .none
  }
}

/// A feature whose states have no end.
private struct Unbounded: Reducer {
  struct State: Equatable { var count = 0 }
  enum Action: Equatable { case nextTapped }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.count += 1
    return .none
  }
}
