import Exploration
import Testing

/// Twenty features with one mistake each. Each mistake is found with at most five steps.
@Suite("Mistakes that were made on purpose")
@MainActor
struct SeededDefectTests {
  private func found<R: Reducer>(
    _ state: @autoclosure @escaping () -> R.State, choosesParts: Bool = false,
    _ reducer: @escaping () -> R, rules: (Explorer<R>) -> Void = { _ in }
  ) throws -> [FindingKind] {
    var options = ExplorationOptions()
    (options.depth, options.states, options.time) = (5, 100_000, .seconds(600))
    options.choosesParts = choosesParts
    if choosesParts { options.late = 2 }
    let explorer = Explorer(state(), options: options, reducer: reducer)
    rules(explorer)
    let report = try explorer.run()
    for finding in report.findings {
      #expect(finding.isReproducible)
      #expect(finding.statements.count <= 5)
    }
    return report.findings.map(\.kind)
  }

  private func codes(_ kinds: [FindingKind]) -> [String] {
    kinds.compactMap { if case .warning(let code, _) = $0 { code } else { nil } }
  }

  @Test("Children that are not there, or that nobody runs")
  func children() throws {
    #expect(codes(try found(MissingRow.State()) { MissingRow() }) == ["TCA004"])
    #expect(codes(try found(OtherCase.State.item(.init())) { OtherCase() }) == ["TCA001"])
    #expect(codes(try found(RemovedOutside.State()) { RemovedOutside() }) == ["TCA012"])
    #expect(codes(try found(Unwired.State()) { Unwired() }) == ["TCA005"])
    #expect(codes(try found(EarlyCopy.State()) { EarlyCopy() }) == ["TCA011"])
    #expect(codes(try found(DuplicateRow.State()) { DuplicateRow() }) == ["TCA035"])
    #expect(codes(try found(ChangedRow.State()) { ChangedRow() }) == ["TCA036"])
  }

  @Test("Effects that fail, or that send without end")
  func effects() throws {
    #expect(codes(try found(UnhandledError.State()) { UnhandledError() }) == ["TCA002"])
    #expect(try found(Circle.State()) { Circle() } == [.circle])
  }

  @Test("Children that are presented, dismissed, and pushed")
  func navigation() throws {
    #expect(codes(try found(DismissesNothing.State()) { DismissesNothing() }) == ["TCA008"])
    let lost = try found(ResultAfterDismiss.State()) { ResultAfterDismiss() }
    #expect(lost.count == 1)
    #expect(lost.contains { if case .lostAction = $0 { true } else { false } })
    #expect(codes(try found(PoppedElement.State()) { PoppedElement() }) == ["TCA009"])
    #expect(try found(OneIDForTwo.State()) { OneIDForTwo() } == [.sharedID("\"timer\"")])
    #expect(codes(try found(UnwrittenBinding.State()) { UnwrittenBinding() }) == ["TCA006"])
  }

  @Test("Answers that come in another order than the requests")
  func order() throws {
    let stale = try found(StaleAnswer.State()) {
      StaleAnswer()
    } rules: {
      $0.whenIdle("current") { $0.answer == $0.query }
    }
    #expect(stale == [.broken("current")])
    let yielded = try found(StaleYield.State(), choosesParts: true) {
      StaleYield()
    } rules: {
      $0.whenIdle("current") { $0.answer == $0.query }
    }
    #expect(yielded == [.broken("current")])
  }

  @Test("Effects that nobody cancels, or whose end nobody notes")
  func cancellation() throws {
    let twice = try found(AppearsTwice.State()) {
      AppearsTwice()
    } rules: {
      $0.always("once") { $0.ticksInSecond <= 1 }
    }
    #expect(twice == [.broken("once")])
    let stopped = try found(StopForgotten.State()) {
      StopForgotten()
    } rules: {
      $0.always("stopped") { $0.ticksWhileStopped == 0 }
    }
    #expect(stopped == [.broken("stopped")])
    let loading = try found(LoadingForever.State()) {
      LoadingForever()
    } rules: {
      $0.whenIdle("not loading") { !$0.isLoading }
    }
    #expect(loading == [.broken("not loading")])
  }

  @Test("States that contradict themselves")
  func states() throws {
    let pages = try found(PageTwice.State()) {
      PageTwice()
    } rules: {
      $0.always("no row twice") { Set($0.rows).count == $0.rows.count }
    }
    #expect(pages == [.broken("no row twice")])
    let favorite = try found(NotRolledBack.State()) {
      NotRolledBack()
    } rules: {
      $0.whenIdle("as saved") { $0.isFavorite == $0.saved }
    }
    #expect(favorite == [.broken("as saved")])
    let edited = try found(DeletedWhileEdited.State()) {
      DeletedWhileEdited()
    } rules: {
      $0.always("exists") { state in state.edited.map { state.items[id: $0.id] != nil } ?? true }
    }
    #expect(edited == [.broken("exists")])
  }
}
