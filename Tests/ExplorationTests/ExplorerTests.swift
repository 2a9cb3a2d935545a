import Exploration
import Testing

@Suite("Exploring")
@MainActor
struct ExplorerTests {
  private func lamp(_ set: (inout ExplorationOptions) -> Void = { _ in }) -> Explorer<Lamp> {
    var options = ExplorationOptions()
    options.time = .seconds(600)
    set(&options)
    return Explorer(Lamp.State.red, options: options) { Lamp() }
  }

  @Test("All states are found, and it is said that they are all")
  func complete() throws {
    let report = try lamp().run()
    #expect(report.isComplete)
    #expect(
      report.summary
        == "13 states generated, 4 distinct, 0 left, up to 2 steps: complete for the values that were tried"
    )
    #expect(report.withoutEffect == [".serviceKeyTurned"])
    #expect(report.neverReached.isEmpty)
    #expect(report.findings.isEmpty)
  }

  @Test("A thousand states are found, whatever the order of the steps")
  func lock() throws {
    var options = ExplorationOptions()
    (options.depth, options.time) = (100, .seconds(600))
    let report = try Explorer(Lock.State(), options: options) { Lock() }.run()
    #expect((report.distinct, report.generated, report.depth) == (1_000, 3_001, 27))
    #expect(report.isComplete)
    #expect(report.collisionProbability < 1e-12)
  }

  @Test("Limits end the search, and the report says which one")
  func limits() throws {
    let depth = try lamp { $0.depth = 1 }.run()
    #expect((depth.end, depth.left, depth.isComplete) == (.depth, 2, false))
    #expect(
      depth.summary
        == "4 states generated, 3 distinct, 2 left, up to 1 step: there is more beyond this depth")
    var options = ExplorationOptions()
    (options.depth, options.states, options.time) = (100, 50, .seconds(600))
    let states = try Explorer(Lock.State(), options: options) { Lock() }.run()
    #expect(states.end == .states)
    #expect(states.distinct < 60)
    (options.states, options.memory) = (1_000_000, 1)
    let memory = try Explorer(Lock.State(), options: options) { Lock() }.run()
    #expect(memory.end == .memory || SearchEnd.complete == memory.end)
    options.time = .nanoseconds(1)
    #expect(try Explorer(Lock.State(), options: options) { Lock() }.run().end == .time)
  }

  @Test("The states at the depth are expanded: if nothing new follows, the search is complete")
  func border() throws {
    let complete = try lamp { $0.depth = 2 }.run()
    #expect(complete.summary == (try lamp().run().summary))
    var options = ExplorationOptions()
    (options.depth, options.time) = (27, .seconds(600))
    #expect(try Explorer(Lock.State(), options: options) { Lock() }.run().isComplete)
    options.depth = 26
    let almost = try Explorer(Lock.State(), options: options) { Lock() }.run()
    #expect((almost.distinct, almost.left, almost.end) == (999, 3, .depth))
  }

  @Test("A finding one step beyond the depth is not reported, and the search is not complete")
  func findingBeyond() throws {
    func report(depth: Int?) throws -> ExplorationReport {
      let explorer = lamp { ($0.depth, $0.keepsGraph) = (depth, true) }
      explorer.never("yellow is switched off") {
        $0 == .yellow && $2 == .off && $1 == .switchTapped
      }
      return try explorer.run()
    }
    let within = try report(depth: 2)
    #expect((within.findings.count, within.end, within.left) == (0, .depth, 1))
    #expect(within.graph?.edges.allSatisfy { $0.from != 3 } == true)
    #expect(try report(depth: 3).findings.count == 1)
    #expect(try report(depth: nil).findings.count == 1)
  }

  @Test("Once something was found, a search for more ends at a depth")
  func depthAfterFinding() throws {
    var options = ExplorationOptions()
    (options.findings, options.depthAfterFinding, options.time) = (5, 6, .seconds(600))
    let explorer = Explorer(Lock.State(), options: options) { Lock() }
    explorer.always("the first digit is not 2") { $0.first != 2 }
    let report = try explorer.run()
    #expect((report.findings.count, report.depth, report.end) == (1, 6, .depth))
    explorer.options.looksForStates = true
    #expect(try explorer.run().isComplete)
  }

  @Test("A cancelled search reports what is known")
  func cancelled() async throws {
    let report = try await Task { @MainActor in
      withUnsafeCurrentTask { $0?.cancel() }
      return try lamp().run()
    }.value
    #expect((report.end, report.isComplete) == (.cancelled, false))
    #expect(report.summary.hasSuffix(": cancelled"))
  }

  @Test("A search that takes long says how far it is")
  func progress() throws {
    let numbers = LockIsolated<[[Int]]>([])
    _ = try lamp {
      $0.progressInterval = .zero
      $0.showProgress = { states, depth in numbers.withValue { $0.append([states, depth]) } }
    }.run()
    #expect(numbers.value.first == [1, 0])
    #expect(numbers.value.last == [4, 2])
    numbers.setValue([])
    _ = try lamp {
      $0.progressInterval = .seconds(600)
      $0.showProgress = { states, depth in numbers.withValue { $0.append([states, depth]) } }
    }.run()
    #expect(numbers.value.isEmpty)
  }

  @Test("Limits of zero and features without actions are errors")
  func errors() {
    #expect(throws: ExplorationError.limit("depth")) { try lamp { $0.depth = 0 }.run() }
    #expect(throws: ExplorationError.limit("time")) { try lamp { $0.time = .zero }.run() }
    #expect(throws: ExplorationError.limit("states")) { try lamp { $0.states = 0 }.run() }
    #expect(throws: ExplorationError.limit("late")) { try lamp { $0.late = -1 }.run() }
    #expect(throws: ExplorationError.limit("walks and length")) { try lamp().walk(walks: 0) }
    let cases = [".switchTapped", ".timePassed", ".serviceKeyTurned"]
    #expect(throws: ExplorationError.noActions("Lamp.Action")) {
      try lamp { $0.without = Set(cases) }.run()
    }
    #expect(
      ExplorationError.limit("depth").description
        == "`depth` leaves nothing to explore: it has to be greater")
    #expect(
      ExplorationError.noActions("Lamp.Action").description
        == "Lamp.Action has no case that can be sent: name cases in `sends`, or give values for their types"
    )
  }

  @Test("What is never the case, and the shortest way to a state")
  func rules() throws {
    let never = lamp()
    never.never("yellow is switched off") { before, _, after in before == .yellow && after == .off }
    let found = try never.run().findings
    #expect(found.map(\.kind) == [.broken("yellow is switched off")])
    #expect(
      found.first?.statements == [
        "await store.send(.timePassed)", "await store.send(.timePassed)",
        "await store.send(.switchTapped)",
      ])
    let until = lamp()
    until.until("yellow") { $0 == .yellow }
    #expect(try until.run().findings.map(\.kind) == [.reached("yellow")])
    #expect(try until.run().findings.first?.statements.count == 2)
  }

  @Test("A rule that the first state breaks is found without a step")
  func first() throws {
    let explorer = lamp()
    explorer.always("not red") { $0 != .red }
    let finding = try #require(try explorer.run().findings.first)
    #expect(finding.statements.isEmpty)
    #expect(finding.isReproducible)
  }

  @Test("The search goes on from the state after a finding")
  func goesOn() throws {
    let explorer = lamp { $0.findings = 10 }
    explorer.always("not green") { $0 != .green }
    explorer.always("not yellow") { $0 != .yellow }
    let report = try explorer.run()
    #expect(report.findings.map(\.statements.count) == [1, 2])
    #expect(report.distinct == 4)
    #expect(report.mismatches == 0)
    #expect(report.isComplete)
  }

  @Test("The same input gives the same report")
  func determinism() throws {
    func text() throws -> String {
      var options = ExplorationOptions()
      (options.depth, options.time, options.keepsGraph) = (5, .seconds(600), true)
      let explorer = Explorer(StaleAnswer.State(), options: options) { StaleAnswer() }
      explorer.whenIdle("current") { $0.answer == $0.query }
      let report = try explorer.run()
      return report.summary + (report.graph?.text ?? "")
        + report.findings.flatMap { [$0.text] + $0.statements }.joined(separator: "\n")
    }
    let first = try text()
    for _ in 0..<3 { #expect(try text() == first) }
  }

  @Test("What a user can send can be changed, and what is not sent is reported")
  func userActions() throws {
    var options = ExplorationOptions()
    (options.depth, options.time) = (3, .seconds(600))
    let explorer = Explorer(StaleAnswer.State(), options: options) { StaleAnswer() }
    #expect(try explorer.run().notSent == [".answered (effects and reducers send it)"])
    explorer.options.sends = [".answered"]
    explorer.whenIdle("current") { $0.answer == $0.query }
    #expect(
      try explorer.run().findings.first?.statements == ["await store.send(.answered(\"a\"))"])
  }

  @Test("The order of answers is only explored if effects may be late")
  func late() throws {
    var options = ExplorationOptions()
    (options.depth, options.late, options.time) = (5, 0, .seconds(600))
    let explorer = Explorer(StaleAnswer.State(), options: options) { StaleAnswer() }
    explorer.whenIdle("current") { $0.answer == $0.query }
    #expect(try explorer.run().findings.isEmpty)
    explorer.options.late = 1
    let statements = try #require(try explorer.run().findings.first?.statements)
    #expect(statements.count == 4)
    #expect(statements[0] == "await store.send(.queryChanged(\"a\"))")
    #expect(statements[1] == "await store.send(.queryChanged(\"\"))")
    #expect(statements[2].hasPrefix("// An effect (EffectDefects.swift:"))
    #expect(
      statements[2].hasSuffix(") continues first: the effect before it, due earlier, is late."))
    #expect(statements[3] == "await clock.advance(by: .seconds(0))")
  }

  @Test("A feature that cancels earlier requests has no stale answer")
  func corrected() throws {
    var options = ExplorationOptions()
    (options.depth, options.late, options.time) = (5, 2, .seconds(600))
    let explorer = Explorer(StaleAnswer.State(), options: options) {
      StaleAnswer(cancelsInFlight: true)
    }
    explorer.whenIdle("current") { $0.answer == $0.query }
    #expect(try explorer.run().findings.isEmpty)
    let timers = Explorer(OneIDForTwo.State(), options: options) { OneIDForTwo(isCorrect: true) }
    #expect(try timers.run().findings.isEmpty)
  }

  @Test("A dependency that is not controlled is noticed")
  func uncontrolled() throws {
    var options = ExplorationOptions()
    (options.depth, options.time) = (3, .seconds(600))
    let counter = LockIsolated(0)
    let report = try Explorer(Counting.State(), options: options) {
      Counting(next: {
        counter.withValue {
          $0 += 1; return $0
        }
      })
    }.run()
    #expect(report.mismatches > 0)
    #expect(!report.isComplete)
  }
}

/// A feature whose numbers come from outside.
private struct Counting: Reducer {
  struct State: Equatable {
    var number = 0
  }

  enum Action: Equatable {
    case drawButtonTapped
  }

  let next: @Sendable () -> Int

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.number = next()
    return .none
  }
}
