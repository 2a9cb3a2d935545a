import Exploration
import Testing

/// Crashes if a row is ticked that was removed: it notes the crash, and the test begins again as a program that lost its process
/// does.
private struct Checklist: Reducer {
  struct State: Equatable {
    var rows = [false, false, false]
    var selection = 0
  }

  enum Action: Equatable {
    case nextRowTapped
    case removeLastTapped
    case tickButtonTapped
  }

  let crash: @Sendable () -> Void

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .nextRowTapped: state.selection = min(2, state.selection + 1)
    case .removeLastTapped: _ = state.rows.popLast()
    case .tickButtonTapped:
      guard state.rows.indices.contains(state.selection) else {
        crash()
        return .none
      }
      state.rows[state.selection].toggle()
    }
    return .none
  }
}

@Suite("Random walks with steps that crash")
@MainActor
struct CrashedWalkTests {
  /// Repeats a walk with what is known about crashes until no step crashes that is not known.
  private func walk(
    seed: UInt64, _ rules: (Explorer<Checklist>) -> Void = { _ in }
  ) throws -> (report: ExplorationReport, processes: Int) {
    let known = LockIsolated<Set<String>>([])
    for process in 1...20 {
      let running = LockIsolated("")
      let crashed = LockIsolated<String?>(nil)
      var feature = ExploredFeature(
        initialState: { Checklist.State() },
        reducer: { Checklist { crashed.withValue { $0 = $0 ?? running.value } } })
      feature.willPerform = { name in
        running.setValue(name)
        return known.value.contains(name) ? "it crashed" : nil
      }
      var options = ExplorationOptions()
      (options.time, options.findings) = (.seconds(600), 5)
      let explorer = Explorer<Checklist>(feature, options: options)
      rules(explorer)
      let report = try explorer.walk(seed: seed, walks: 5, length: 30)
      guard let name = crashed.value else { return (report, process) }
      // A crash outside of the steps that are named would end every process.
      try #require(known.withValue { $0.insert(name).inserted } && !name.isEmpty)
    }
    throw CancellationError()
  }

  @Test(
    "A crash in a walk is a finding with the shortest way to it", arguments: 0..<5 as Range<UInt64>)
  func crash(seed: UInt64) throws {
    let (report, processes) = try walk(seed: seed)
    let finding = try #require(report.findings.first)
    #expect(finding.kind == .crash("it crashed"))
    #expect(finding.isReproducible)
    #expect(finding.statements.last == "await store.send(.tickButtonTapped)")
    #expect(finding.statements.count == 4)
    #expect(report.findings.count == 1)
    #expect(processes < 20)
  }

  @Test(
    "The walk goes on after a crash, and finds other mistakes", arguments: 0..<5 as Range<UInt64>)
  func goesOn(seed: UInt64) throws {
    let report = try walk(seed: seed) { $0.always("one row") { !$0.rows.isEmpty } }.report
    let kinds = Set(report.findings.map(\.kind))
    #expect(kinds.contains(.broken("one row")))
    #expect(report.findings.filter { !$0.isReproducible }.isEmpty)
    let other = report.findings.first { $0.kind == .broken("one row") }
    #expect(other?.statements == Array(repeating: "await store.send(.removeLastTapped)", count: 3))
  }
}
