import Exploration
import Testing

/// Counts to five, and then sends to itself.
private struct Loop: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case plusTapped
    case loopTapped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .plusTapped:
      state.count = min(5, state.count + 1)
      return .none
    case .loopTapped:
      return .send(.loopTapped)
    }
  }
}

@Suite("Steps that cannot be repeated")
@MainActor
struct CrashedStepTests {
  /// Explores the lamp in a program that has lost processes in some steps.
  private func explore(crashing names: Set<String> = []) throws -> (ExplorationReport, [String]) {
    var seen: [String] = []
    var feature = ExploredFeature(initialState: { Lamp.State.red }, reducer: { Lamp() })
    feature.willPerform = { name in
      if !name.isEmpty, !seen.contains(name) { seen.append(name) }
      return names.contains(name) ? "it crashed" : nil
    }
    var options = ExplorationOptions()
    (options.time, options.findings) = (.seconds(600), 5)
    return (try Explorer<Lamp>(feature, options: options).run(), seen)
  }

  @Test("Every step has a name of its own, which is the same in each search")
  func names() throws {
    let (report, names) = try explore()
    // Four states with three steps each.
    #expect(names.count == 12)
    #expect(report.isComplete)
    #expect(try explore().1 == names)
  }

  @Test("A step that has crashed is a finding that is not performed, and the search goes on")
  func crash() throws {
    let names = try explore().1
    // The cases are tried in the order of their names, so the second one is `switchTapped`.
    let report = try explore(crashing: [names[1]]).0
    let finding = try #require(report.findings.first)
    #expect(finding.kind == .crash("it crashed"))
    #expect(finding.statements == ["await store.send(.switchTapped)"])
    #expect(finding.isReproducible)
    #expect(report.distinct == 4)
    let later = try #require(try explore(crashing: [names[11]]).0.findings.first)
    #expect(later.statements.count == 3)
  }

  @Test("A case that crashes again and again is given up")
  func givenUp() throws {
    let names = try explore().1
    let switches = stride(from: 1, to: 12, by: 3).map { names[$0] }
    let report = try explore(crashing: Set(switches)).0
    #expect(report.findings.count == 1)
    #expect(!report.isComplete)
    #expect(report.neverReached == ["Lamp.State is never .off"])
  }

  @Test("A case that sends itself without end in every state is given up")
  func circles() throws {
    var options = ExplorationOptions()
    (options.time, options.findings) = (.seconds(600), 5)
    let report = try Explorer(Loop.State(), options: options) { Loop() }.run()
    #expect(report.findings.map(\.kind) == [.circle])
    #expect(report.givenUp == [".loopTapped"])
    #expect(report.notSent == [".loopTapped (not sent again after 3 endless circles)"])
    #expect(report.distinct == 6)
    #expect(report.summary.hasSuffix(": not complete, because .loopTapped was given up"))
  }
}
